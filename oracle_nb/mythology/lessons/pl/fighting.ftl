### Ćwiczenia o walkach.

aid-points = { $aid ->
        [0] nie dajesz pomocy
        [one] dajesz 1 punkt pomocy
        [few] dajesz { $aid } punkty pomocy
       *[other] dajesz { $aid } punktów pomocy
    }
fight-rolls = { $unit } atakuje, broni się { $foe }. Wyrzucasz { $roll } i { aid-points }. { $player } wyrzuca { $rolled } i { $aided ->
        [0] nie daje pomocy
        [one] daje 1 punkt pomocy
        [few] daje { $aided } punkty pomocy
       *[other] daje { $aided } punktów pomocy
    }.
ask-fighting-roll = { fight-rolls } Co się dzieje?
ask-fighting-score = { fight-rolls } Kto dostaje punkt?
ask-fighting-second = { $unit } ma już w tej turze wygraną walkę, w której pomoc wynosiła { $other_aid ->
        [one] { $other_aid } punkt
        [few] { $other_aid } punkty
       *[other] { $other_aid } punktów
    }. Teraz broni się { $foe }. Wyrzucasz { $roll } i { aid-points }. Jaka jest twoja suma?
ask-fighting-attack = Masz { power-points }. Na polu { $hex } stoi { $foe } i jeszcze jeden wróg. Niech { $unit } tam wejdzie i rozpocznie walkę.

foe-leaves = { $foe } znika z mapy.
unit-leaves = { $unit } znika z mapy.
rolled-again = Obie strony rzucają jeszcze raz.
point-you = To ty dostajesz punkt za tę walkę.
point-foe = { $player } dostaje punkt.
point-none = Na razie nikt nie dostaje punktu.

why-fighting-totals = Kości i pomoc razem: { $total } do { $against }.
why-foe-leaves = Wygrywa wyższa suma: { $foe } znika z mapy.
why-unit-leaves = Wygrywa wyższa suma: { $unit } znika z mapy.
why-rolled-again = Przy równych sumach rzuca się jeszcze raz, z tą samą pomocą.
why-point-you = Twoja jednostka wygrywa, więc dostajesz punkt.
why-point-foe = Twoja jednostka przegrywa, więc punkt za nią dostaje { $player }.
why-point-none = Przy remisie nikt jeszcze nie wygrał: obie strony rzucają ponownie.
why-fighting-used = Pomoc z pierwszej walki skończyła się razem z nią.
why-fighting-second = Liczą się tylko kości i nowa pomoc: { $roll } + { $aid } = { $total }.
why-fighting-attack = Najpierw ruch; ostatnie pole kosztuje o 2 punkty więcej. Potem jako atakujący wybierasz parę.
why-fighting-picks = Możesz wybrać jednego z dwóch wrogów na polu { $hex }, na przykład: { $foe }.

hint-fighting = Dla każdej strony dodaj kości i pomoc, potem porównaj. Pomoc z innej walki się nie liczy.
