### Dlaczego czegoś nie wolno: `refuse-<rule>`. Gdzie jedna zasada odmawia na kilka sposobów, dochodzi
### czasownik albo nazwa faktu: `refuse-<rule>-<fact>`.

## Ogólne

refuse-play-over = Gra się skończyła.
refuse-play-not-your-turn = Teraz decyduje { $player }.
refuse-play-decision-pending = Najpierw inna decyzja: { $decision }.
refuse-play-not-now = Teraz nie można tego zrobić.
refuse-play-not-now-let = Nikt nie zgłosił jednostki, na której ruch można pozwolić.
refuse-play-not-now-let-all = Nikt nie zgłosił jednostki, na której ruch można pozwolić.
refuse-play-not-now-bid = Licytować można tylko po sprzeciwie.
refuse-play-not-now-draw = Remis jest możliwy tylko po sprzeciwie.
refuse-play-not-now-concede = Spasować można tylko po sprzeciwie.
refuse-play-not-now-stop = Żadna twoja jednostka nie jest w drodze.
refuse-play-no-target = { $unit }: tej jednostki nie ma na mapie.

## Runda

refuse-phase-order = { $phase ->
        [sheets] Na to przyjdzie czas później: teraz wypełnia się arkusze.
        [placing] Na to przyjdzie czas później: teraz ustawia się bogów.
       *[moving] Na to jest czas w innej fazie rundy.
    }
refuse-sheet-when = Arkusze są zamknięte do następnej rundy.
refuse-sheet-when-last = Arkusze są już zamknięte: to ostatnia runda.

## Arkusze

refuse-sheet-on-and-off-map = { $unit }: tego potwora nie ma na mapie, a punkty można zapisać tylko przy potworach na mapie.
refuse-allot-ten = { $left ->
        [0] Wszystkie punkty mocy na tę rundę są już zapisane.
        [one] Został ci tylko { $left } punkt mocy, a nie { $points }.
        [few] Zostały ci tylko { $left } punkty mocy, a nie { $points }.
       *[many] Zostało ci tylko { $left } punktów mocy, a nie { $points }.
    }
refuse-sheet-columns = { $begun ->
        [true] Coś już jest zapisane, a całą rundę powtarza się tylko w pustym wierszu.
       *[false] W poprzedniej rundzie nic nie zapisano.
    }
refuse-sheet-honest = { $unit }: nie masz zapisanych { $bid }, tylko { $noted }.

## Bogowie

refuse-placing-fixed = Twój bóg ma już obszar w tej rundzie: { $area }.

## Zgłaszanie i odpowiedzi

refuse-march-five = W tej fazie ruchu wykorzystano już wszystkie próby ({ $attempts }).
refuse-march-five-prize = Ruszają się tylko herosi i potwory, a { $prize } to skarb.
refuse-march-own-phase = Fazę ruchu ma { $player }, a jednostkami ruszasz tylko w swojej.
refuse-march-one-by-one = { $unit }: ruch w tej fazie jest już zakończony.
refuse-march-one-by-one-other_unit = Najpierw dokończ ruch: { $other_unit }.
refuse-march-one-by-one-way = { $unit }: ta jednostka jest już w drodze.
refuse-control-result = { $unit } nie rusza się w tej fazie: ten spór jest przegrany.
refuse-control-challenge = Teraz nie można zgłosić sprzeciwu.
refuse-control-challenge-none = Nikt nie zgłosił jednostki.
refuse-control-challenge-own = { $unit } to twoje zgłoszenie, więc nie możesz się sprzeciwić.
refuse-control-challenge-again = { $again ->
        [true] Twój sprzeciw już trwa: { $unit }.
       *[false] { $unit } to twoje zgłoszenie, a spór już trwa.
    }

## Licytacja

refuse-control-bids = Ostatnia stawka to { $last }, więc { $bid } nie wystarczy.
refuse-control-bids-concede = Zgłaszający najpierw podaje stawkę; może to być 0.
refuse-control-draw = Nie ma remisu: dwie ostatnie stawki były różne.
refuse-control-draw-bid = Obie strony podały { $bid }: przyjmij remis, podbij albo spasuj.

## Ruch

refuse-march-announce = Najpierw zgłoś jednostkę: { $unit }.
refuse-march-announce-other_unit = W drodze jest { $other_unit }, a nie { $unit }.
refuse-march-two-hexes = { $unit }: w tej fazie ruchu wszystkie pola są już wykorzystane ({ $moved }).
refuse-march-adjacent = { $distance ->
        [0] { $unit }: ta jednostka już stoi na { $hex }.
        [one] Pole { $hex } leży { $distance } pole dalej, a przechodzi się tylko na sąsiednie.
        [few] Pole { $hex } leży { $distance } pola dalej, a przechodzi się tylko na sąsiednie.
       *[many] Pole { $hex } leży { $distance } pól dalej, a przechodzi się tylko na sąsiednie.
    }
refuse-march-hero-land = Na polu { $hex } jest tylko woda, a { $unit } chodzi po lądzie.
refuse-march-across-shore = Między polami { $start } i { $hex } jest woda, a { $unit } nie ma statku.
