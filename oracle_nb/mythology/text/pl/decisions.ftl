### Co jest teraz do rozstrzygnięcia i przez kogo: `decision-<part>`, `decision-<pending decision>`; oraz
### co trzeba rozstrzygnąć najpierw (`choice-<pending decision>`).

decision-god = { $player }: ustaw boga na wybranym obszarze.
decision-movement = { $points ->
        [0] { $player }: zakończ ruchy (brak punktów mocy).
        [one] { $player }: rusz jednostkami albo zakończ ruchy (został { $points } punkt mocy).
        [few] { $player }: rusz jednostkami albo zakończ ruchy (zostały { $points } punkty mocy).
       *[many] { $player }: rusz jednostkami albo zakończ ruchy (zostało { $points } punktów mocy).
    }
decision-combat = { $player }: wybierz, kto z kim walczy.
decision-prizes = { $player }: spróbuj zdobyć skarb albo zakończ turę.
decision-alliances = { $player }: ostatnia okazja do zmian w sojuszach.
decision-alliances-again = { $player }: twój sojusz się powiększył. Zostań w nim albo wystąp.
decision-fight = { $attacks ->
        [true] { $player }: zapowiedz pomoc w walce (do wydania: { $points }). Atak: { $unit }, obrona: { $foe }. Broni się { $other }.
       *[other] { $player }: zapowiedz pomoc w walce (do wydania: { $points }). Obrona: { $foe }, atak: { $unit } z pomocą { $aid }. Atakuje { $other }.
    }
# Inne zaczęte walki, po tej, w której teraz zapowiada się pomoc.
fights-ahead = { $certain ->
        [true] Te same punkty muszą wystarczyć na pomoc w { $count ->
            [one] następnej walce
           *[other] następnych walkach
        }
       *[false] Te same punkty mogą się przydać także w { $count ->
            [one] następnej walce
           *[other] następnych walkach
        }
    }: { $fights }.
fight-pair = { AND($names) } kontra { AND($foes) }
decision-attempt = { $player }: zapowiedz pomoc (do wydania: { $points }). Jednostka: { $unit }. Skarb ({ $prize }) wymaga sumy większej niż 10.
decision-offer = { $player }: przyjmij sojusz albo go odrzuć. Proponuje { $other }.
decision-over = Gra się skończyła.

choice-fight = ile dać pomocy
choice-attempt = ile dać pomocy
choice-offer = czy przyjąć sojusz
