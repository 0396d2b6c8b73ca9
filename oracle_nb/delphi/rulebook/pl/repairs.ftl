### Co zadziałałoby zamiast odmówionej akcji i czego brakuje tam, gdzie nic nie zadziała.
###
### `repair-<change>` to propozycja; jej ostatnia akcja to `deed`, w propozycji z dwóch akcji `then`,
### a pierwsza `first`. `then-<verb>` to akcja w środku zdania.

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
repair-recolor = Użyj { NAME($source, form: "genitive") } jako { NAME($used, form: "feminine-genitive") }
repair-color = { $deed }
repair-target = { $deed }
repair-god = { $deed }
repair-deed = { $deed }
repair-answer = { $deed }

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
then-advance = przesuń w górę { NAME($god, form: "accusative") }
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
