### Ćwiczenia o punktach mocy.

ask-power-cost = { $unit } idzie najkrótszą drogą na pole { $hex }{ $attacks ->
        [0] {""}
       *[other] , na którym stoi wróg
    }. Ile punktów mocy to kosztuje?
ask-power-left = Twoje punkty mocy: { $points }. { $unit } idzie najkrótszą drogą na pole { $hex }{ $attacks ->
        [0] {""}
       *[other] , na którym stoi wróg
    }. Ile punktów zostaje ci na pomoc i obronę?
ask-power-renewed = Na twojej turze kończy się runda { $round }. Pozostałe punkty mocy: { $points }. Ile masz ich na początku rundy { $next }?

why-power-steps = Liczba pól po drodze: { $steps }, każde za 2 punkty{ $attacks ->
        [0] .
       *[other] , a wejście na pole z wrogiem kosztuje o 2 punkty więcej.
    }
why-power-cost = Cały koszt w punktach mocy: { $needed }.
why-power-left = Koszt: { $needed }, więc z { $points } punktów zostaje { $left }.
why-power-lost = Punkty, które zostały na koniec rundy, przepadają.
why-power-renewed = Rundę { $next } zaczynasz więc jak wszyscy: masz { $renewed ->
        [one] { $renewed } punkt
        [few] { $renewed } punkty
       *[other] { $renewed } punktów
    }.

hint-power = Najpierw policz pola, potem poszukaj wrogów. Czy jakieś punkty przechodzą do następnej rundy?
