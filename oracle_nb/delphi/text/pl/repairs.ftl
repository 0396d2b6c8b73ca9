### Co zadziałałoby zamiast odmówionej akcji i czego brakuje tam, gdzie nic nie zadziała.
###
### `repair-<change>` to propozycja; jej ostatnia akcja to `deed`, w propozycji z dwóch akcji `then`,
### a pierwsza `first`. `then-<verb>` to akcja w środku zdania. `missing-<rule>` mówi, czego brakuje;
### gdzie zasada ma kilka takich zdań, dochodzi nazwa faktu.

## Propozycje

repair-price = { $tokens ->
        [0] { $text }.
        [one] { $text }: { $tokens } żeton łaski.
        [few] { $opening ->
            [none] { $text }: { $tokens } żetony łaski.
           *[other] { $text }: razem { $tokens } żetony łaski.
        }
       *[many] { $opening ->
            [none] { $text }: { $tokens } żetonów łaski.
           *[other] { $text }: razem { $tokens } żetonów łaski.
        }
    }
deed-with = { $recolored ->
        [true] { $used ->
            [none] { $deed } { NAME($source, form: "instrumental") }
           *[other] { $verb ->
                [bonus] { $deed }, używając { NAME($source, form: "genitive") } jako { NAME($used, form: "feminine-genitive") }
               *[other] { $deed } { NAME($source, form: "instrumental") } jako { NAME($used, form: "feminine-accusative") }
            }
        }
       *[other] { $verb ->
            [favor] { $deed } za { NAME($source, form: "accusative") }
            [draw] { $deed } za { NAME($source, form: "accusative") }
            [bonus] { $deed }, używając { NAME($source, form: "genitive") }
           *[other] { $deed } { NAME($source, form: "instrumental") }
        }
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
            [0] To samo zrobisz { NAME($source, form: "instrumental") } jako { NAME($used, form: "feminine-accusative") } za darmo.
            [one] To samo zrobisz { NAME($source, form: "instrumental") } jako { NAME($used, form: "feminine-accusative") } za { $tokens } żeton łaski.
            [few] To samo zrobisz { NAME($source, form: "instrumental") } jako { NAME($used, form: "feminine-accusative") } za { $tokens } żetony łaski.
           *[many] To samo zrobisz { NAME($source, form: "instrumental") } jako { NAME($used, form: "feminine-accusative") } za { $tokens } żetonów łaski.
        }
       *[other] { $tokens ->
            [0] To samo zrobisz { NAME($source, form: "instrumental") } za darmo.
            [one] To samo zrobisz { NAME($source, form: "instrumental") } za { $tokens } żeton łaski.
            [few] To samo zrobisz { NAME($source, form: "instrumental") } za { $tokens } żetony łaski.
           *[many] To samo zrobisz { NAME($source, form: "instrumental") } za { $tokens } żetonów łaski.
        }
    }

repair-sail = Najpierw { $first }, a potem { $then }
repair-poseidon = Najpierw niech Posejdon przemieści twój okręt na { $start }, a potem { $then }
repair-favor = Najpierw { $first }, a potem { $then }
repair-apollon = Najpierw użyj Apolla (każda kość i karta liczy się wtedy jako dowolny kolor), a potem { $then }
repair-deliver = Najpierw { $first }, a potem { $then }
repair-load = Najpierw { $first }, a potem { $then }
repair-advance = Najpierw { $first }, a potem { $then }
repair-decide = Najpierw { $first }, a potem { $then }

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
then-favor = { $gain ->
        [one] weź { $gain } żeton łaski
        [few] weź { $gain } żetony łaski
       *[many] weź { $gain } żetonów łaski
    }
then-look = podejrzyj zakryte kafle
then-poseidon = niech Posejdon przemieści twój okręt na { $space }
then-apollon = użyj Apolla
then-artemis = niech Artemida odkryje kafel na { $space }
then-aphrodite = użyj Afrodyty i odrzuć wszystkie rany
then-ares = niech Ares pokona { NAME($color, form: "genitive") } potwora na { $space }
then-hermes = niech Hermes weźmie { $color } posąg z { $space }
then-trade = wymień { NAME($god, form: "accusative") } na kartę wyroczni
then-end = zakończ akcje
then-pass = zrezygnuj z przesunięcia boga
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
##
## `way-there` stoi po nazwie miejsca. `ways-<co>` kończy zdanie tym, co może tego dostarczyć:
## `name-way-<sposób>` (na końcu z liczbą żetonów łaski, jeśli jakieś daje).

way-there = { $steps ->
        [0] już w zasięgu okrętu
        [one] { $steps } pole stąd drogą morską
        [few] { $steps } pola stąd drogą morską
       *[many] { $steps } pól stąd drogą morską
    }
ways-tokens = Żetony łaski może dać: { OR($ways) }.
ways-steps = Przesunięcie może dać: { OR($ways) }.

name-way-die = kość albo karta w kolorze boga
name-way-bonus = twoja premia za kość
name-way-shrine = kapliczka
name-way-sigma = kafel z literą Sigma
name-way-offering = złożony dar
name-way-statue = wzniesiony posąg
name-way-monster = pokonany potwór
name-way-gift = karta „{ name-equipment-gift }” w nagrodę za potwora
name-way-top = karta „{ name-equipment-god-to-top }” w nagrodę za potwora
name-way-unhurt = tura rozpoczęta bez ran
name-way-rolls = rzut innego gracza
name-way-die-2 = kolejna kość (+2)
name-way-die-3 = kolejna kość (+3)
name-way-card-2 = karta wyroczni (+2)
name-way-card-3 = karta wyroczni (+3)
name-way-offering-3 = złożony dar (+3)
name-way-offering-4 = złożony dar (+4)
name-way-psi-4 = kafel z literą Psi (+4)
name-way-psi-5 = kafel z literą Psi (+5)
name-way-bonus-1 = twoja premia za kość (+1)
name-way-bonus-2 = twoja premia za kość (+2)
name-way-gift-3 = karta „{ name-equipment-gift }” w nagrodę za potwora (+3)
name-way-gift-4 = karta „{ name-equipment-gift }” w nagrodę za potwora (+4)

missing-play-over = Nic więcej nie można już zrobić.
missing-play-not-your-turn = Poczekaj: teraz decyduje { $player }.
missing-play-not-now-usable = Wybierz, czego do tego użyjesz: { OR(NAME($usable, form: "genitive")) }.
missing-play-not-now = Możesz { $verb } tylko wtedy, gdy gra o to zapyta.
missing-play-no-target-place = Najbliższe miejsce, gdzie możesz { $verb }, to { $place }, { $way }.
missing-play-no-target-number = { $number ->
        [one] Artemida może odkryć jedyny kafel, który jest jeszcze zakryty.
        [few] Artemida może odkryć dowolny z { $number } kafli, które są jeszcze zakryte.
       *[many] Artemida może odkryć dowolny z { $number } kafli, które są jeszcze zakryte.
    }
missing-play-no-target-colors = Hermes może ci przynieść { OR($colors) } posąg.
missing-play-no-target = { $verb ->
        [move] Podaj pole, na które ma trafić okręt.
        [poseidon] Podaj pole, na które ma trafić okręt.
        [fight] Tam, dokąd możesz dopłynąć, nie ma już potwora, którego wymagają twoje zadania.
        [ares] Tam, dokąd możesz dopłynąć, nie ma już potwora, którego wymagają twoje zadania.
        [explore] Tam, dokąd możesz dopłynąć, nie ma już zakrytego kafla.
        [artemis] Nie ma już zakrytych kafli.
        [build] Tam, dokąd możesz dopłynąć, nie ma odkrytego kafla na twoją kapliczkę.
        [load-offering] Tam, dokąd możesz dopłynąć, nie ma daru, którego wymagają twoje zadania i na który masz miejsce.
        [make-offering] Nie masz w ładowni nic dla świątyni, do której możesz dopłynąć.
        [load-statue] Tam, dokąd możesz dopłynąć, nie ma posągu, którego wymagają twoje zadania i na który masz miejsce.
        [hermes] Nie ma teraz posągu, którego wymagają twoje zadania i na który masz miejsce.
        [raise-statue] Nie masz w ładowni nic na wolne pole budowy, do którego możesz dopłynąć.
       *[other] Nie możesz teraz nigdzie { NAME($verb, form: "negated") }.
    }

missing-means = { $played ->
        [true] { $last ->
            [true] Nie masz już kości, a kartę wyroczni w tej turze już zagrano.
           *[other] Nie masz już kości, a kartę wyroczni w tej turze już zagrano. Nowymi kośćmi rzucisz na koniec tury.
        }
       *[other] { $last ->
            [true] Nie masz już kości ani karty wyroczni.
           *[other] Nie masz już kości ani karty wyroczni. Nowymi kośćmi rzucisz na koniec tury.
        }
    }
missing-means-gods = Nie masz już kości ani karty wyroczni, ale { OR(NAME($gods, form: "accusative")) } z najwyższego rzędu możesz wymienić na kartę.
missing-means-needed = { $source ->
        [extra] Najtańsza jest dodatkowa akcja: kosztuje { $needed } żetony łaski, a masz { $tokens }.
       *[other] { $needed ->
            [one] Kolor { $used } uzyskasz najtaniej z { NAME($source, form: "genitive") }: za { $needed } żeton łaski, a masz { $tokens }.
            [few] Kolor { $used } uzyskasz najtaniej z { NAME($source, form: "genitive") }: za { $needed } żetony łaski, a masz { $tokens }.
           *[many] Kolor { $used } uzyskasz najtaniej z { NAME($source, form: "genitive") }: za { $needed } żetonów łaski, a masz { $tokens }.
        }
    }
missing-means-beyond = { $recolored ->
        [true] { $needed ->
            [one] Najtaniej dopłyniesz na { $space } { NAME($source, form: "instrumental") } jako { NAME($used, form: "feminine-accusative") }: { $needed } żeton łaski za drogę poza zasięg ({ $range }), a masz { $tokens }.
            [few] Najtaniej dopłyniesz na { $space } { NAME($source, form: "instrumental") } jako { NAME($used, form: "feminine-accusative") }: { $needed } żetony łaski, z tego { $beyond } za drogę poza zasięg ({ $range }), a masz { $tokens }.
           *[many] Najtaniej dopłyniesz na { $space } { NAME($source, form: "instrumental") } jako { NAME($used, form: "feminine-accusative") }: { $needed } żetonów łaski, z tego { $beyond } za drogę poza zasięg ({ $range }), a masz { $tokens }.
        }
       *[other] { $needed ->
            [one] Najtaniej dopłyniesz na { $space } { NAME($source, form: "instrumental") }: { $needed } żeton łaski za drogę poza zasięg ({ $range }), a masz { $tokens }.
            [few] Najtaniej dopłyniesz na { $space } { NAME($source, form: "instrumental") }: { $needed } żetony łaski za drogę poza zasięg ({ $range }), a masz { $tokens }.
           *[many] Najtaniej dopłyniesz na { $space } { NAME($source, form: "instrumental") }: { $needed } żetonów łaski za drogę poza zasięg ({ $range }), a masz { $tokens }.
        }
    }
missing-equipment-die-bonus = { $displayed ->
        [true] Premię za { NAME($color, form: "feminine-accusative") } kość daje wyłożona karta: zdobędziesz ją za pokonanego potwora.
       *[other] Premię za { NAME($color, form: "feminine-accusative") } kość daje karta ekwipunku, której jeszcze nie wyłożono.
    }
missing-equipment-die-bonus-player = Kartę z premią za { NAME($color, form: "feminine-accusative") } kość ma już { $player }.
missing-equipment-die-bonus-colors = Karty ekwipunku dają premie tylko za te kości: { AND(NAME($colors, form: "feminine-accusative")) }.
missing-equipment-die-bonus-gone = Premię za { NAME($color, form: "feminine-accusative") } kość daje karta ekwipunku, a nie ma już potwora, za którego można by ją zdobyć.

missing-action-adjacent-place = { $space ->
        [none] { $reach ->
            [true] Okręt musi mieć w zasięgu jakieś miasto: najbliższe to { $place }, { $way }; twój zasięg to { $range }.
           *[other] Okręt musi stać obok miasta: najbliższe to { $place }, { $way }; twój zasięg to { $range }.
        }
       *[other] { $reach ->
            [true] Okręt musi mieć w zasięgu { $place }, a to { $way }; twój zasięg to { $range }.
           *[other] Okręt musi stać obok { $place }, a to { $way }; twój zasięg to { $range }.
        }
    }
missing-action-adjacent = { $space ->
        [none] Okręt nie dopłynie do żadnego miasta.
       *[other] Okręt nie dopłynie do { $space }: nie prowadzi tam żadna droga morska.
    }

missing-move-blocked = { $terrain ->
        [water] Żadna droga morska nie prowadzi na { $space }.
        [zeus] Żadna droga morska nie prowadzi na { $space }.
       *[other] Okręt zatrzymuje się tylko na polu morza, nigdy na { $space }.
    }
missing-move-to-zeus = { $tasks ->
        [one] Wykonaj jeszcze { $tasks } zadanie, a Zeus cię przyjmie.
        [few] Wykonaj jeszcze { $tasks } zadania, a Zeus cię przyjmie.
       *[many] Wykonaj jeszcze { $tasks } zadań, a Zeus cię przyjmie.
    }
missing-move-must-move = Twój okręt już stoi na { $space }: nie ma po co płynąć.
missing-end-leftovers = Twój okręt jest u celu i już nie wypłynie.
missing-move-range = Do { $space } { $steps ->
        [one] jest { $steps } pole
        [few] są { $steps } pola
       *[many] jest { $steps } pól
    }, a twój zasięg to { $range }: dalsza droga kosztuje { $needed ->
        [one] { $needed } żeton łaski
        [few] { $needed } żetony łaski
       *[many] { $needed } żetonów łaski
    }, a masz { $tokens }.

missing-fight-color-place = Najbliższy { $color } potwór jest na { $place }, { $way }.
missing-fight-color = Tam, dokąd możesz dopłynąć, nie ma już { NAME($color, form: "genitive") } potwora.
missing-task-needed-colors = { $family ->
        [statue] Twoje niewykonane zadania wymagają jeszcze { OR(NAME($colors, form: "genitive")) } posągu.
        [offering] Twoje niewykonane zadania wymagają jeszcze { OR(NAME($colors, form: "genitive")) } daru.
       *[monster] Twoje niewykonane zadania wymagają jeszcze { OR(NAME($colors, form: "genitive")) } potwora.
    }
missing-task-needed-aboard = { $family ->
        [statue] Twoje zadania nie wymagają innych posągów niż te w ładowni.
       *[offering] Twoje zadania nie wymagają innych darów niż te w ładowni.
    }
missing-task-needed = { $family ->
        [shrine] Nie masz niewykonanego zadania z kapliczką.
        [statue] Nie masz niewykonanego zadania z posągiem.
        [offering] Nie masz niewykonanego zadania z darem.
       *[monster] Nie masz niewykonanego zadania z potworem.
    }
missing-task-color-once-colors = { $family ->
        [statue] Każdy kolor liczy się tylko raz; do twoich zadań pasuje jeszcze { OR($colors) } posąg.
        [offering] Każdy kolor liczy się tylko raz; do twoich zadań pasuje jeszcze { OR($colors) } dar.
       *[monster] Każdy kolor liczy się tylko raz; do twoich zadań pasuje jeszcze { OR($colors) } potwór.
    }
missing-task-color-once-aboard = { $family ->
        [statue] Twoje zadania nie wymagają innych posągów niż te w ładowni.
       *[offering] Twoje zadania nie wymagają innych darów niż te w ładowni.
    }
missing-task-color-once = { $family ->
        [statue] Nie masz niewykonanego zadania z posągiem.
        [offering] Nie masz niewykonanego zadania z darem.
       *[monster] Nie masz niewykonanego zadania z potworem.
    }
missing-cargo-capacity-place = { $family ->
        [statue] Najpierw zrób miejsce: { $color } posąg możesz wznieść na { $place }, { $way }.
       *[offering] Najpierw zrób miejsce: { $color } dar możesz złożyć na { $place }, { $way }.
    }
missing-cargo-capacity = Ładowność twojego okrętu to { $storage }, a nie dopłyniesz nigdzie, gdzie możesz dostarczyć ładunek.
missing-offering-load-place = Najbliższy { $color } dar leży na { $place }, { $way }.
missing-offering-load = Tam, dokąd możesz dopłynąć, nie ma już { NAME($color, form: "genitive") } daru.
missing-offering-make-aboard = Swój { $color } dar możesz złożyć na { $place }, { $way }.
missing-offering-make-place = Załaduj { $color } dar: najbliższy leży na { $place }, { $way }.
missing-offering-make = Nie masz w ładowni { NAME($color, form: "genitive") } daru, a tam, dokąd możesz dopłynąć, takiego już nie ma.
missing-statue-load = W { NAME($color, form: "instrumental") } mieście nie ma już posągów i żaden tam nie wróci.
missing-statue-raise-aboard = Swój { $color } posąg możesz wznieść na { $place }, { $way }.
missing-statue-raise-place = Załaduj { $color } posąg: jego miasto to { $place }, { $way }.
missing-statue-raise = Nie masz w ładowni { NAME($color, form: "genitive") } posągu, a tam, dokąd możesz dopłynąć, takiego już nie ma.
missing-statue-site-once-place = Najbliższe wolne { NAME($color, form: "neuter") } pole budowy jest na { $place }, { $way }.
missing-statue-site-once = Tam, dokąd możesz dopłynąć, nie ma już wolnego { NAME($color, form: "genitive") } pola budowy.

missing-shrine-build-place = Odkryty kafel na twoją kapliczkę leży na { $place }, { $way }.
missing-shrine-build-number = { $number ->
        [one] Żaden odkryty kafel nie nadaje się na twoją kapliczkę; nadaje się { $number } kafel, który jest jeszcze zakryty.
       *[other] { $every ->
            [true] Żaden odkryty kafel nie nadaje się na twoją kapliczkę, ale nadaje się każdy z zakrytych: jest ich { $number }.
           *[other] Żaden odkryty kafel nie nadaje się na twoją kapliczkę, ale z zakrytych { $fits ->
                [one] nadaje się { $fits }
                [few] nadają się { $fits }
               *[many] nadaje się { $fits }
            } z { $number }.
        }
    }
missing-shrine-build = Tam, dokąd możesz dopłynąć, nie ma już kafla na twoją kapliczkę.
missing-explore-picture-rule-place = Potrzebujesz kafla w swoim kolorze z literą { OR($letters) }: najbliższy odkryty leży na { $place }, { $way }.
missing-explore-picture-rule-gone = Tam, dokąd możesz dopłynąć, nie ma już kafla w twoim kolorze z literą { OR($letters) }.
missing-explore-picture-rule = Potrzebujesz kafla w swoim kolorze z literą { OR($letters) }.
missing-action-look-fewer = Nie ma już zakrytych kafli.

missing-god-use = { $steps ->
        [one] { NAME($god, form: "dative") } brakuje { $steps } przesunięcia do najwyższego rzędu.
       *[many] { NAME($god, form: "dative") } brakuje { $steps } przesunięć do najwyższego rzędu.
    }
missing-god-use-last = { $steps ->
        [one] { NAME($god, form: "dative") } brakuje { $steps } przesunięcia do najwyższego rzędu, a w tej ostatniej turze już tam nie dotrze.
       *[many] { NAME($god, form: "dative") } brakuje { $steps } przesunięć do najwyższego rzędu, a w tej ostatniej turze już tam nie dotrze.
    }
missing-god-top = { $god } jest w najwyższym rzędzie i wyżej już się nie przesunie.
missing-action-effect = { $verb ->
        [draw] Nie ma już kart wyroczni do dobrania: zagrane wracają dopiero na koniec tury.
        [trade] Nie ma już kart wyroczni do dobrania: zagrane wracają dopiero na koniec tury.
        [look] Nie ma zakrytego kafla, którego nie znasz.
        [apollon] Nie ma karty do dobrania, a tobie nie zostało nic do użycia w dowolnym kolorze.
        [poseidon] Twój okręt już tam stoi.
       *[other] Nie masz ran, które dałoby się tak odrzucić.
    }
