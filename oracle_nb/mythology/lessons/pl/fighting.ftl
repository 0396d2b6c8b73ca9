### Ćwiczenia o walkach.

ask-fighting-roll = Atakuje { $unit }, broni się { $foe }. Twój rzut: { $roll }, pomoc: { $aid }. Rzut drugiej strony ({ $player }): { $rolled }, pomoc: { $aided }. Co się dzieje?
ask-fighting-score = Atakuje { $unit }, broni się { $foe }. Twój rzut: { $roll }, pomoc: { $aid }. Rzut drugiej strony ({ $player }): { $rolled }, pomoc: { $aided }. Kto dostaje punkt?
ask-fighting-second = { $unit } ma już za sobą wygraną walkę w tej turze, z pomocą { $other_aid }. Następny wróg to { $foe }. Nowa pomoc: { $aid }, rzut: { $roll }. Jaki masz wynik?
ask-fighting-attack = Twoje punkty mocy: { $points }. Na polu { $hex } stoi { $foe } z jeszcze jednym wrogiem. Wejdź tam ({ $unit }) i rozpocznij walkę.

foe-leaves = { $foe } schodzi z mapy.
unit-leaves = { $unit } schodzi z mapy.
rolled-again = Obie strony rzucają jeszcze raz.
point-you = Ty dostajesz punkt.
point-foe = { $player } dostaje punkt.
point-none = Nikt nie dostaje punktu.

why-fighting-totals = Kości i pomoc razem: { $total } do { $against }.
why-foe-leaves = Wygrywa wyższy wynik: { $foe } schodzi z mapy.
why-unit-leaves = Wygrywa wyższy wynik: { $unit } schodzi z mapy.
why-rolled-again = Przy równych wynikach rzuca się jeszcze raz, z tą samą pomocą.
why-point-you = Twoja jednostka wygrywa, więc dostajesz punkt.
why-point-foe = Twoja jednostka przegrywa, więc punkt za nią dostaje { $player }.
why-point-none = Nikt nie wygrywa, więc nikt nie dostaje punktu.
why-fighting-used = Pomoc z pierwszej walki skończyła się razem z nią.
why-fighting-second = Liczą się tylko kości i nowa pomoc: { $roll } + { $aid } = { $total }.
why-fighting-attack = Najpierw ruch; ostatnie pole kosztuje o 2 punkty więcej. Potem atakujący wybiera jedną parę.
why-fighting-picks = Możesz wybrać jednego z dwóch wrogów na polu { $hex }, na przykład: { $foe }.

hint-fighting = Dla każdej strony dodaj kości i pomoc, potem porównaj. Pomoc z innej walki się nie liczy.
