### Co zadziałałoby zamiast odmówionej akcji i czego brakuje tam, gdzie nic nie zadziała.
###
### `repair-<change>` to propozycja; jej ostatnia akcja to `deed`, w propozycji z dwóch akcji `then`,
### a pierwsza `first`. `then-<verb>` to akcja w środku zdania. `missing-<rule>` mówi, czego brakuje;
### gdzie zasada ma kilka takich zdań, dochodzi nazwa faktu.

## Propozycje

repair-price = { $tokens ->
        [0] { $text }.
        [one] { $text }: { $tokens } żeton łaski.
        [few] { $text }: { $tokens } żetony łaski.
       *[many] { $text }: { $tokens } żetonów łaski.
    }
deed-with = { $recolored ->
        [true] { $used ->
            [none] { $deed } { NAME($source, form: "instrumental") }
           *[other] { $deed } { NAME($source, form: "instrumental") } jako { NAME($used, form: "feminine-accusative") }
        }
       *[other] { $deed } { NAME($source, form: "instrumental") }
    }

repair-die = { $recolored ->
        [true] Użyj zamiast tego { NAME($source, form: "genitive") } jako { NAME($used, form: "feminine-genitive") }
       *[other] Użyj zamiast tego { NAME($source, form: "genitive") }
    }
repair-card = { $recolored ->
        [true] Zagraj zamiast tego { NAME($source, form: "accusative") } jako { NAME($used, form: "feminine-accusative") }
       *[other] Zagraj zamiast tego { NAME($source, form: "accusative") }
    }
repair-extra = { $used ->
        [none] Kup na to dodatkową akcję
       *[other] Kup na to dodatkową akcję i użyj jej jako { NAME($used, form: "feminine-genitive") }
    }
repair-recolor = { $recolored ->
        [true] Użyj { NAME($source, form: "genitive") } jako { NAME($used, form: "feminine-genitive") }
       *[other] Użyj { NAME($source, form: "genitive") } bez zmiany koloru
    }
repair-color = { $deed }
repair-target = { $deed }
repair-god = { $deed }
repair-deed = { $deed }
repair-answer = { $deed }

# To samo co coś dozwolonego, co kosztuje więcej.
cheaper = { $recolored ->
        [true] { $tokens ->
            [0] To samo zrobi za darmo { $source } jako { NAME($used, form: "feminine") }.
            [one] To samo zrobi za { $tokens } żeton łaski { $source } jako { NAME($used, form: "feminine") }.
            [few] To samo zrobi za { $tokens } żetony łaski { $source } jako { NAME($used, form: "feminine") }.
           *[many] To samo zrobi za { $tokens } żetonów łaski { $source } jako { NAME($used, form: "feminine") }.
        }
       *[other] { $tokens ->
            [0] To samo zrobi za darmo { $source }.
            [one] To samo zrobi za { $tokens } żeton łaski { $source }.
            [few] To samo zrobi za { $tokens } żetony łaski { $source }.
           *[many] To samo zrobi za { $tokens } żetonów łaski { $source }.
        }
    }

repair-sail = { $first }, a potem { $then }
repair-poseidon = Najpierw niech Posejdon przemieści twój okręt na { $start }, a potem { $then }
repair-favor = { $first }, a potem { $then }
repair-apollon = Najpierw niech Apollo da ci dowolne kolory, a potem { $then }
repair-deliver = { $first }, a potem { $then }
repair-load = { $first }, a potem { $then }
repair-advance = { $first }, a potem { $then }
repair-decide = { $first }, a potem { $then }

then-move = płyń na { $space }
then-fight = walcz z { NAME($color, form: "instrumental") } potworem na { $space }
then-explore = eksploruj wyspę { $space }
then-build = zbuduj kapliczkę na { $space }
then-load-offering = załaduj { $color } dar z { $space }
then-make-offering = złóż { $color } dar w świątyni na { $space }
then-load-statue = załaduj { $color } posąg z { $space }
then-raise-statue = wznieś { $color } posąg na { $space }
then-heal = odrzuć { NAME($color, form: "neuter") } rany
then-advance = przesuń { NAME($god, form: "accusative") } w górę
then-bonus = weź premię za { NAME($color, form: "feminine-accusative") } kość
then-draw = dobierz kartę wyroczni
then-favor = weź 2 żetony łaski
then-look = podejrzyj zakryte kafle
then-poseidon = niech Posejdon przemieści twój okręt na { $space }
then-apollon = użyj Apolla
then-artemis = niech Artemida odkryje kafel na { $space }
then-aphrodite = niech Afrodyta odrzuci wszystkie twoje rany
then-ares = niech Ares pokona { NAME($color, form: "genitive") } potwora na { $space }
then-hermes = niech Hermes weźmie { $color } posąg z { $space }
then-trade = cofnij { NAME($god, form: "accusative") } i dobierz kartę wyroczni
then-end = zakończ akcje
then-pass = nie przesuwaj żadnego boga
then-surrender = poddaj się
then-discard = odrzuć { NAME($color, form: "feminine-accusative") } ranę
then-take = weź kartę „{ $equipment }”
then-companion = { $kind ->
        [creature] weź kartę „{ $companion }” ({ NAME($color, form: "neuter") } { $kind })
       *[other] weź kartę „{ $companion }” ({ $color } { $kind })
    }
then-uncover = odkryj kafel na { $space }
then-top = przesuń { NAME($god, form: "accusative") } do najwyższego rzędu
then-return = odrzuć { $task }
then-choose = weź kafel okrętu „{ $ship_tile }”

## Czego brakuje

way-there = { $steps ->
        [0] tuż obok twojego okrętu
        [one] { $steps } pole żeglugi stąd
        [few] { $steps } pola żeglugi stąd
       *[many] { $steps } pól żeglugi stąd
    }

missing-play-over = Gra jest skończona i nic więcej nie da się zrobić.
missing-play-not-your-turn = Brakuje ci tylko tury: teraz decyduje { $player }.
missing-play-not-now = Możesz { $verb } tylko w odpowiedzi na decyzję.
missing-play-no-target-place = Najbliższe miejsce, gdzie możesz { $verb }, to { $place }, { $way }.
missing-play-no-target = { $verb ->
        [fight] Nie ma już potwora, którego wymagają twoje zadania i do którego dałoby się dopłynąć.
        [ares] Nie ma już potwora, którego wymagają twoje zadania i do którego dałoby się dopłynąć.
        [explore] Nie ma już zakrytego kafla, do którego dałoby się dopłynąć.
        [artemis] Nie ma już zakrytego kafla, do którego dałoby się dopłynąć.
        [build] Nie ma odkrytego kafla, na którym da się teraz zbudować twoją kapliczkę.
        [load-offering] Nie ma teraz daru, którego wymagają twoje zadania i na który masz miejsce.
        [make-offering] Nie masz w ładowni nic, co przyjęłaby któraś świątynia.
        [load-statue] Nie ma teraz posągu, którego wymagają twoje zadania i na który masz miejsce.
        [hermes] Nie ma teraz posągu, którego wymagają twoje zadania i na który masz miejsce.
        [raise-statue] Nie masz w ładowni nic, co pasowałoby na wolne pole budowy.
       *[other] Nie możesz teraz nigdzie { NAME($verb, form: "negated") }.
    }

missing-means = Nie masz już czym działać. Nowymi kośćmi rzucisz na koniec swojej tury.
missing-means-needed = { $needed ->
        [one] Nie masz koloru { NAME($color, form: "genitive") }; zmiana na niego kosztuje { $needed } żeton łaski, a masz { $tokens }. Każda kość daje 2.
        [few] Nie masz koloru { NAME($color, form: "genitive") }; zmiana na niego kosztuje co najmniej { $needed } żetony łaski, a masz { $tokens }. Każda kość daje 2.
       *[many] Nie masz koloru { NAME($color, form: "genitive") }; zmiana na niego kosztuje co najmniej { $needed } żetonów łaski, a masz { $tokens }. Każda kość daje 2.
    }
missing-equipment-die-bonus = Premię za { NAME($color, form: "feminine-accusative") } kość daje karta ekwipunku, a karty ekwipunku zdobywa się za pokonane potwory.

missing-action-adjacent-place = Okręt musi stać obok { $place }, a to { $way }; twój zasięg to { $range }.
missing-action-adjacent = { $space ->
        [none] Żadna droga morska nie prowadzi w sąsiedztwo miasta.
       *[other] Żadna droga morska nie prowadzi w sąsiedztwo { $space }.
    }

missing-move-blocked = { $terrain ->
        [water] Żadna droga morska nie prowadzi na { $space }.
        [zeus] Żadna droga morska nie prowadzi na { $space }.
       *[other] Okręt zatrzymuje się tylko na morzu, nigdy na { $space }.
    }
missing-move-to-zeus = { $tasks ->
        [one] Wykonaj jeszcze { $tasks } zadanie, a Zeus cię przyjmie.
        [few] Wykonaj jeszcze { $tasks } zadania, a Zeus cię przyjmie.
       *[many] Wykonaj jeszcze { $tasks } zadań, a Zeus cię przyjmie.
    }
missing-move-must-move = Twój okręt już stoi na { $space }: nie ma po co płynąć.
missing-end-leftovers = Twój okręt jest u celu i już nie wypłynie.
missing-move-range = { $needed ->
        [one] Droga na { $space } wykracza poza twój zasięg ({ $range }) i kosztuje { $needed } żeton łaski. Każda kość daje 2.
        [few] Droga na { $space } wykracza poza twój zasięg ({ $range }) i kosztuje { $needed } żetony łaski. Każda kość daje 2.
       *[many] Droga na { $space } wykracza poza twój zasięg ({ $range }) i kosztuje { $needed } żetonów łaski. Każda kość daje 2.
    }
missing-move-buy-range = { $needed ->
        [one] Droga na { $space } wykracza poza twój zasięg ({ $range }) i kosztuje { $needed } żeton łaski, a masz na nią { $tokens }. Każda kość daje 2.
        [few] Droga na { $space } wykracza poza twój zasięg ({ $range }) i kosztuje { $needed } żetony łaski, a masz na nią { $tokens }. Każda kość daje 2.
       *[many] Droga na { $space } wykracza poza twój zasięg ({ $range }) i kosztuje { $needed } żetonów łaski, a masz na nią { $tokens }. Każda kość daje 2.
    }

missing-fight-color-place = Najbliższy { $color } potwór jest na { $place }, { $way }.
missing-fight-color = Nie ma już { NAME($color, form: "genitive") } potwora, do którego dałoby się dopłynąć.
missing-task-needed-colors = { $family ->
        [statue] Twoje niewykonane zadania wymagają innych posągów: { OR($colors) }.
        [offering] Twoje niewykonane zadania wymagają innych darów: { OR($colors) }.
       *[monster] Twoje niewykonane zadania wymagają innych potworów: { OR($colors) }.
    }
missing-task-needed = { $family ->
        [shrine] Nie masz już niewykonanego zadania z kapliczką.
        [statue] Twoje zadania nie wymagają więcej posągów, niż masz.
        [offering] Twoje zadania nie wymagają więcej darów, niż masz.
       *[monster] Twoje zadania nie wymagają więcej potworów.
    }
missing-task-color-once-colors = { $family ->
        [statue] Każdy kolor liczy się raz; zadania przyjmą jeszcze posągi: { OR($colors) }.
        [offering] Każdy kolor liczy się raz; zadania przyjmą jeszcze dary: { OR($colors) }.
       *[monster] Każdy kolor liczy się raz; zadania przyjmą jeszcze potwory: { OR($colors) }.
    }
missing-task-color-once = { $family ->
        [statue] Twoje zadania nie wymagają więcej posągów, niż masz.
        [offering] Twoje zadania nie wymagają więcej darów, niż masz.
       *[monster] Twoje zadania nie wymagają więcej potworów.
    }
missing-cargo-capacity-place = Najpierw zrób miejsce: twój ładunek może trafić na { $place }, { $way }.
missing-cargo-capacity = Ładowność twojego okrętu to { $storage }, a twój ładunek nie ma teraz dokąd trafić.
missing-offering-load-place = Najbliższy { $color } dar leży na { $place }, { $way }.
missing-offering-load = Nie ma już { NAME($color, form: "genitive") } daru, do którego dałoby się dopłynąć.
missing-offering-make-place = Najpierw załaduj { $color } dar: najbliższy leży na { $place }, { $way }.
missing-offering-make = Nie masz w ładowni { NAME($color, form: "genitive") } daru i nie ma już takiego, do którego dałoby się dopłynąć.
missing-statue-load = W { NAME($color, form: "instrumental") } mieście nie ma już posągów i żaden tam nie wróci.
missing-statue-raise-place = Najpierw załaduj { $color } posąg: jego miasto to { $place }, { $way }.
missing-statue-raise = Nie masz w ładowni { NAME($color, form: "genitive") } posągu, a jego miasto żadnego ci nie da.
missing-statue-site-once-place = Najbliższe wolne { NAME($color, form: "neuter") } pole budowy jest na { $place }, { $way }.
missing-statue-site-once = Nie ma już wolnego { NAME($color, form: "genitive") } pola budowy, do którego dałoby się dopłynąć.

missing-shrine-build-place = Odkryty kafel w twoim kolorze, na { $place }, czeka na kapliczkę: to { $way }.
missing-shrine-build-number = { $number ->
        [one] Potrzeba odkrytego kafla w twoim kolorze, a { $number } kafel jest jeszcze zakryty.
        [few] Potrzeba odkrytego kafla w twoim kolorze, a { $number } kafle są jeszcze zakryte.
       *[many] Potrzeba odkrytego kafla w twoim kolorze, a { $number } kafli jest jeszcze zakrytych.
    }
missing-shrine-build = Wszystkie kafle są odkryte i żaden w twoim kolorze nie czeka na kapliczkę.
missing-explore-picture-rule = Potrzeba kafla w twoim kolorze z literą { OR($letters) }.
missing-action-look-fewer = Wszystkie kafle są odkryte i nie ma czego podglądać.

missing-god-use = { $steps ->
        [one] { NAME($god, form: "dative") } brakuje { $steps } przesunięcia do najwyższego rzędu. Bogów przesuwają kości w ich kolorze, kapliczki i rzuty innych graczy.
       *[many] { NAME($god, form: "dative") } brakuje { $steps } przesunięć do najwyższego rzędu. Bogów przesuwają kości w ich kolorze, kapliczki i rzuty innych graczy.
    }
missing-god-top = { $god } wyżej już nie wejdzie i czeka na użycie.
missing-action-effect = { $verb ->
        [draw] Nie ma już kart wyroczni do dobrania: zagrane wracają na koniec tury.
        [trade] Nie ma już kart wyroczni do dobrania: zagrane wracają na koniec tury.
        [look] Nie ma zakrytego kafla, którego nie znasz.
        [apollon] Nie ma karty do dobrania, a tobie nie zostało nic do użycia w dowolnym kolorze.
        [poseidon] Twój okręt już tam stoi.
       *[other] Nie masz ran, które dałoby się tak odrzucić.
    }
