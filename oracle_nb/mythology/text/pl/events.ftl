### Co się stało, jedno zdanie na zdarzenie: `event-<kind>` w trzeciej osobie, `.you` do gracza, którego
### dotyczy. Nazwy jednostek stoją w mianowniku i nie są podmiotem: to też Harpie i Syreny.

## Przed grą

event-god-drawn = Do gry wchodzi { $player }.
    .you = Twój bóg: { $player }.
event-favor-rolled = { $player } wyrzuca { $roll }: { $total }.
    .you = Wyrzucasz { $roll }: { $total }.
event-side-favored = { $side ->
        [heroes] { $god } sprzyja herosom.
       *[monsters] { $god } sprzyja potworom.
    }
    .you = { $side ->
        [heroes] Sprzyjasz herosom.
       *[monsters] Sprzyjasz potworom.
    }

## Rundy i tury

event-round-begun = { $round ->
        [1] Zaczyna się runda 1: każdy ma pulę { $points } punktów mocy.
       *[many] Zaczyna się runda { $round }: bogowie schodzą z mapy, a każdy znów ma pulę { $points } punktów mocy.
    }
event-round-ended = Kończy się runda { $round }.
event-turn-begun = Runda { $round }: turę zaczyna { $player }.
    .you = Runda { $round }: zaczyna się twoja tura.
event-god-placed = { $count ->
        [0] { $player } wybiera obszar: { $area }. Nie ma tam czym ruszyć.
        [one] { $player } wybiera obszar: { $area }. Może stamtąd ruszyć { $count } jednostką.
       *[many] { $player } wybiera obszar: { $area }. Może stamtąd ruszyć { $count } jednostkami.
    }
    .you = { $count ->
        [0] Obszar twojego boga: { $area }. Nie masz tam czym ruszyć.
        [one] Obszar twojego boga: { $area }. Możesz stamtąd ruszyć { $count } jednostką.
       *[many] Obszar twojego boga: { $area }. Możesz stamtąd ruszyć { $count } jednostkami.
    }
event-power-paid = { $points ->
        [one] { $player } płaci { $points } punkt mocy, zostaje { $left }.
        [few] { $player } płaci { $points } punkty mocy, zostaje { $left }.
       *[many] { $player } płaci { $points } punktów mocy, zostaje { $left }.
    }
    .you = { $points ->
        [one] Płacisz { $points } punkt mocy, zostaje ci { $left }.
        [few] Płacisz { $points } punkty mocy, zostaje ci { $left }.
       *[many] Płacisz { $points } punktów mocy, zostaje ci { $left }.
    }

## Ruch

event-unit-moved = { $unit }: z { $start } na { $hex } ({ $region }).
# Cała droga jednostki, dla pozostałych graczy.
event-unit-arrived = { $aim ->
        [take] { $player } przesuwa na pole skarbu ({ $prize }) jednostkę: { $unit }. Pole: { $hex } ({ $region }).
       *[none] { $player } przesuwa na pole { $hex } ({ $region }) jednostkę: { $unit }.
    }
# Zaczęty atak, dla pozostałych graczy, póki nie dojdzie do walki.
event-unit-attacks = { $player } atakuje na polu { $hex } ({ $region }): { $unit } kontra { AND($foes) }.
event-enemy-entered = { $unit }: koniec ruchu na polu { $hex }, bo są tam wrogowie ({ AND($foes) }).

## Walka

event-aid-given = { $aid ->
        [0] { $player } nie daje pomocy ({ $unit }).
        [one] { $player } daje { $aid } punkt pomocy ({ $unit }).
        [few] { $player } daje { $aid } punkty pomocy ({ $unit }).
       *[many] { $player } daje { $aid } punktów pomocy ({ $unit }).
    }
    .you = { $aid ->
        [0] Nie dajesz pomocy ({ $unit }).
        [one] Dajesz { $aid } punkt pomocy ({ $unit }).
        [few] Dajesz { $aid } punkty pomocy ({ $unit }).
       *[many] Dajesz { $aid } punktów pomocy ({ $unit }).
    }
# $again: czy to rzut po remisie.
event-fight-rolled = { $again ->
        [true] Powtórzony rzut po remisie
       *[false] { $player } atakuje
    }: { $unit } kontra { $foe }. Wynik: { $total } (rzut { $roll }, pomoc { $aid }) do { $against } (rzut { $rolled }, pomoc { $aided }).
    .you = { $again ->
        [true] Powtórzony rzut po remisie
       *[false] Atakujesz
    }: { $unit } kontra { $foe }. Wynik: { $total } (rzut { $roll }, pomoc { $aid }) do { $against } (rzut { $rolled }, pomoc { $aided }).
event-fight-tied = Remis: obie strony rzucają jeszcze raz.
event-unit-removed = { $player } zdejmuje z mapy jednostkę: { $unit }.
    .you = Zdejmujesz z mapy jednostkę: { $unit }.

## Skarby

event-prize-taken = { $player } zdobywa skarb: { $prize }. { $unit }: rzut { $roll }, pomoc { $aid }, razem { $total }.
    .you = Zdobywasz skarb: { $prize }. { $unit }: rzut { $roll }, pomoc { $aid }, razem { $total }.
event-prize-missed = { $player } nie zdobywa skarbu ({ $prize }). { $unit }: rzut { $roll }, pomoc { $aid }, razem tylko { $total }.
    .you = Nie zdobywasz skarbu ({ $prize }). { $unit }: rzut { $roll }, pomoc { $aid }, razem tylko { $total }.

## Sojusze i koniec gry

event-alliance-offered = { $player } proponuje sojusz. Odpowie { $other }.
    .you = Proponujesz sojusz. Odpowie { $other }.
event-alliance-joined = { $player } i { $other } są teraz w sojuszu.
    .you = Ty i { $other } jesteście teraz w sojuszu.
    .yours = Ty i { $player } jesteście teraz w sojuszu.
event-alliance-refused = { $player } odrzuca sojusz, który proponuje { $other }.
    .you = Odrzucasz sojusz, który proponuje { $other }.
    .yours = { $player } odrzuca twoją propozycję sojuszu.
event-alliance-left = { $player } występuje z sojuszu.
    .you = Występujesz z sojuszu.
event-game-over = Gra się skończyła.
