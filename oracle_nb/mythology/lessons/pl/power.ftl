### Ćwiczenia o punktach mocy.

ask-power-cost = { $unit } idzie najkrótszą drogą na pole { $hex }{ $attacks ->
        [0] {""}
       *[other] , na którym stoi wróg
    }. Ile punktów mocy to kosztuje?
ask-power-left = Masz { power-points }. { $unit } idzie najkrótszą drogą na pole { $hex }{ $attacks ->
        [0] {""}
       *[other] , na którym stoi wróg
    }. Ile punktów zostaje ci na pomoc i obronę?
ask-power-renewed = Twoja tura kończy rundę { $round }, a { $points ->
        [one] został ci 1 punkt mocy
        [few] zostały ci { $points } punkty mocy
       *[other] zostało ci { $points } punktów mocy
    }. Ile masz ich na początku rundy { $next }?

why-power-steps = Droga: { $steps ->
        [one] 1 pole za 2 punkty
        [few] { $steps } pola, po 2 punkty za każde
       *[other] { $steps } pól, po 2 punkty za każde
    }{ $attacks ->
        [0] .
       *[other] , a wejście na pole z wrogiem kosztuje dodatkowo 2 punkty.
    }
why-power-cost = Razem kosztuje to { $needed ->
        [one] { $needed } punkt mocy
        [few] { $needed } punkty mocy
       *[other] { $needed } punktów mocy
    }.
why-power-left = Koszt: { $needed }, więc z { $points } punktów zostaje { $left }.
why-power-lost = Punkty, które zostały na koniec rundy, przepadają.
why-power-renewed = Rundę { $next } zaczynasz więc jak wszyscy: masz { $renewed ->
        [one] { $renewed } punkt
        [few] { $renewed } punkty
       *[other] { $renewed } punktów
    }.

hint-power = Najpierw policz pola, potem poszukaj wrogów. Czy jakieś punkty przechodzą do następnej rundy?
