### Co się stało, jedno zdanie na zdarzenie: `event-<kind>` w trzeciej osobie, `.you` do gracza, którego
### dotyczy. Nazwy jednostek stoją w mianowniku i nie są podmiotem: to też Harpie i Syreny.

## Przed grą

event-god-drawn = Do gry wchodzi { $player }.
    .you = Twój bóg: { $player }.

## Rundy i fazy

event-round-begun = Zaczyna się runda { $round }: każdy ma do zapisania { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } mocy.
event-round-ended = Kończy się runda { $round }.
event-sheet-closed = { $player } zamyka arkusz.
    .you = Zamykasz arkusz.
event-order-rolled = Rzuty o kolejność: { $rolls }.
order-roll = { $player } { $roll }
    .you = ty { $roll }
event-placing-begun = Pierwszego boga ustawia { $player }.
    .you = Ustawiasz boga przed innymi.
event-god-placed = { $player } wybiera obszar: { $area }.
    .you = Obszar twojego boga: { $area }.
event-god-stays = { $player } zostaje na obszarze: { $area }.
    .you = Twój bóg zostaje na obszarze: { $area }.
event-turn-begun = Runda { $round }: fazę ruchu zaczyna { $player }.
    .you = Runda { $round }: zaczyna się twoja faza ruchu.

## Kontrola

event-unit-claimed = { $player } zgłasza jednostkę: { $unit } (próba { $attempts } z 5).
    .you = Zgłaszasz jednostkę: { $unit } (próba { $attempts } z 5).
event-unit-let = { $player } pozwala na ruch: { $unit }.
    .you = Pozwalasz na ruch: { $unit }.
event-all-let = { $player } pozwala na wszystko w tej fazie. Rusza { $other }.
    .you = Pozwalasz na wszystko w tej fazie. Rusza { $other }.
    .yours = { $player } pozwala ci na wszystko w tej fazie.
event-claim-challenged = { $player } zgłasza sprzeciw ({ $unit }). Tą jednostką chce ruszyć { $other }.
    .you = Zgłaszasz sprzeciw ({ $unit }). Tą jednostką chce ruszyć { $other }.
    .yours = { $player } zgłasza sprzeciw wobec ciebie ({ $unit }).
event-bid-made = { $player } licytuje { $bid } ({ $unit }).
    .you = Licytujesz { $bid } ({ $unit }).
event-bid-equaled = { $player } też licytuje { $bid } ({ $unit }) i proponuje remis.
    .you = Też licytujesz { $bid } ({ $unit }) i proponujesz remis.
event-bid-conceded = { $player } pasuje ({ $unit }).
    .you = Pasujesz ({ $unit }).
event-draw-agreed = Remis ({ $unit }): obie strony podały { $bid }.
event-arbitration-rolled = { $modifier ->
        [0] { $player } wyrzuca { $roll } ({ $unit }).
       *[other] { $player } wyrzuca { $roll } ({ $unit }), z kartą boga ({ $modifier }) { $total }.
    }
    .you = { $modifier ->
        [0] Wyrzucasz { $roll } ({ $unit }).
       *[other] Wyrzucasz { $roll } ({ $unit }), z kartą boga ({ $modifier }) { $total }.
    }
# $announced: whether the winner had announced the unit.
event-challenge-won = { $announced ->
        [true] Spór ({ $unit }) po swoim zgłoszeniu wygrywa { $player }, a przegrywa { $other }.
       *[false] Spór ({ $unit }) wygrywa { $player }. Jednostkę zgłosił inny gracz: { $other }.
    }
    .you = Wygrywasz spór ({ $unit }), a przegrywa { $other }.{ $announced ->
        [true] { "" }
       *[false] { " " }Jednostka nie ruszy się w tej fazie.
    }
    .yours = Przegrywasz spór ({ $unit }), a wygrywa { $player }.
event-unit-free = Kontrolę w tej fazie ({ $unit }) ma { $player } i może teraz ruszyć tą jednostką.
    .you = W tej fazie masz kontrolę ({ $unit }) i możesz teraz ruszyć tą jednostką.

## Ruch

event-unit-moved = { $unit }: z { $start } na { $hex } ({ $region }).
# Cała droga jednostki, dla pozostałych graczy.
event-unit-arrived = { $aim ->
        [carry] { $player } przesuwa na pole { $hex } ({ $region }) herosa ze skarbem ({ $prize }): { $unit }.
        [take] { $player } przesuwa na pole skarbu ({ $prize }) jednostkę: { $unit }. Pole: { $hex } ({ $region }).
       *[none] { $player } przesuwa na pole { $hex } ({ $region }) jednostkę: { $unit }.
    }
event-unit-stayed = { $unit }: bez ruchu.

## Chwała

event-glory-gained = { $points ->
        [one] { $player } zyskuje { $points } punkt chwały i ma { $glory }.
        [few] { $player } zyskuje { $points } punkty chwały i ma { $glory }.
       *[many] { $player } zyskuje { $points } punktów chwały i ma { $glory }.
    }
    .you = { $points ->
        [one] Zyskujesz { $points } punkt chwały i masz { $glory }.
        [few] Zyskujesz { $points } punkty chwały i masz { $glory }.
       *[many] Zyskujesz { $points } punktów chwały i masz { $glory }.
    }
event-glory-lost = { $points ->
        [one] { $player } traci { $points } punkt chwały i ma { $glory }.
        [few] { $player } traci { $points } punkty chwały i ma { $glory }.
       *[many] { $player } traci { $points } punktów chwały i ma { $glory }.
    }
    .you = { $points ->
        [one] Tracisz { $points } punkt chwały i masz { $glory }.
        [few] Tracisz { $points } punkty chwały i masz { $glory }.
       *[many] Tracisz { $points } punktów chwały i masz { $glory }.
    }
event-round-glory = { $late ->
        [0] { $player } w rundzie { $round }: chwała { $change }, razem { $glory }.
       *[other] { $player } w rundzie { $round }: chwała { $change } (w tym z kart { $late }), razem { $glory }.
    }
    .you = { $late ->
        [0] Ty w rundzie { $round }: chwała { $change }, razem { $glory }.
       *[other] Ty w rundzie { $round }: chwała { $change } (w tym z kart { $late }), razem { $glory }.
    }
event-game-over = Gra się skończyła.
