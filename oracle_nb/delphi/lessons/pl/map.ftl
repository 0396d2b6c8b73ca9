### Pytania ćwiczeń o czytaniu mapy.

ask-map-kind = Co jest na { $space }?
ask-map-find = { $kind ->
        [monster] Wskaż wszystkie wyspy potworów, także te oznaczone, z dwoma potworami.
        [offering] Wskaż wszystkie wyspy darów.
        [temple] Wskaż wszystkie wyspy świątyń.
        [statue] Wskaż wszystkie wyspy posągów.
        [city] Wskaż wszystkie miasta.
       *[shallow] Wskaż wszystkie mielizny. Pole Zeusa do nich nie należy.
    }
ask-map-sites = Na których wyspach posągów można wznieść { $color } posąg? Wskaż je wszystkie.
ask-map-water-next = Wskaż wszystkie pola morza obok { $space }.
ask-map-landfall = Twój okręt stoi na { $space }. Wskaż wszystkie wyspy i miasta obok niego.
ask-map-which-land = Na którym z tych pól możesz działać stamtąd, gdzie stoi teraz twój okręt?
ask-map-both = Wskaż wszystkie pola morza, które sąsiadują i z { $space }, i z { $other }.
ask-map-straight = Twój okręt stoi na { $start }. Czy wolno mu popłynąć prosto przez { $space } na { $end }?
ask-map-steps = Ile pól przepłynie twój okręt najkrótszą drogą z { $start } na { $end }? Liczy się każde pole morza, na które wpływa.
ask-map-nearby = Twój okręt stoi na { $space }. Wskaż wszystkie { NAME($color, form: "neuter") } pola morza odległe najwyżej o { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }.
ask-map-route = Okręt wypływa z { $space } i płynie pole po polu. W jakiej kolejności mija te pola?
ask-map-dock = Jednym ruchem dopłyń na pole obok { $space }.

## Dlaczego odpowiedź jest poprawna

why-map-kind = Symbole wszystkich rodzajów pól pokazuje legenda.
why-map-find = Pola tego rodzaju mają na całej planszy takie same symbole.
why-map-sites = Każde pole budowy pokazuje kolor posągu, który na nim stanie.
why-map-water-next = Liczy się tylko kolorowe morze: na mieliźnie ani na polu Zeusa okręt się nie zatrzyma.
why-map-landfall = Okręt działa na wyspach i w miastach, które mają wspólną krawędź z jego polem, { $space }.
why-map-which-land = Żeby coś zrobić na wyspie lub w mieście, okręt musi stać tuż obok.
why-map-both = Pole musi mieć wspólną krawędź z { $space } i z { $other } i musi być polem morza.
why-map-straight = Okręt przepłynie przez { $space } tylko wtedy, gdy to pole morza.
why-map-steps = Wyspy, mielizny i pole Zeusa są przeszkodą: najkrótsza droga prowadzi wokół nich.
why-map-nearby = Licz pola morza, omijając wyspy, mielizny i pole Zeusa, i zostaw tylko te we właściwym kolorze.
why-map-route = Od { $space } każde pole drogi ma wspólną krawędź z poprzednim.
why-map-dock = Ruch musi się skończyć obok { $space }, na polu morza w kolorze kości.
why-map-kind-is = Zgodnie z legendą na { $space } jest { $terrain }.
why-map-found = { $count ->
        [one] Na planszy jest tylko jedno takie pole: { $spaces }.
        [few] Na planszy są { $count } takie pola: { $spaces }.
       *[many] Na planszy jest { $count } takich pól: { $spaces }.
    }
why-map-sites-are = { COUNT($spaces) ->
        [one] Tylko { $spaces } ma { NAME($color, form: "neuter") } pole budowy.
       *[other] Te wyspy mają { NAME($color, form: "neuter") } pole budowy: { $spaces }.
    }
why-map-water-count = { $neighbors ->
        [few] Wokół { $space } są { $neighbors } pola, z czego { $count } to morze.
       *[many] Wokół { $space } jest { $neighbors } pól, z czego { $count } to morze.
    }
why-map-water-are = Pola morza obok { $space } to { $spaces }.
why-map-land-count = { $neighbors ->
        [few] Wokół { $space } są { $neighbors } pola, z czego { $count } to { $count ->
            [one] wyspa lub miasto.
           *[few] wyspy lub miasta.
        }
       *[many] Wokół { $space } jest { $neighbors } pól, z czego { $count } to { $count ->
            [one] wyspa lub miasto.
           *[few] wyspy lub miasta.
        }
    }
why-map-land-are = Wyspy i miasta obok { $space } to { $spaces }.
why-map-which-is = Tylko { $space } ma wspólną krawędź z { $ship }, gdzie stoi twój okręt.
why-map-water-near = { COUNT($spaces) ->
        [one] Jedyne pole morza obok { $space } to { $spaces }.
       *[other] Pola morza obok { $space } to { $spaces }.
    }
why-map-both-are = { COUNT($spaces) ->
        [one] Z tych pól tylko { $spaces } sąsiaduje i z { $space }, i z { $other }.
       *[other] Z tych pól i z { $space }, i z { $other } sąsiadują { $spaces }.
    }
why-map-straight-is = { $terrain ->
        [water] { $space } to pole morza, więc okręt może płynąć prosto.
        [shallow] { $space } to mielizna, więc okręt musi ją opłynąć.
        [zeus] { $space } to pole Zeusa, więc okręt musi je opłynąć.
       *[island] { $space } to ląd, więc okręt musi go opłynąć.
    }
why-map-detour = { $steps ->
        [few] { $space } wydaje się blisko, ale naokoło to { $steps } pola.
       *[many] { $space } wydaje się blisko, ale naokoło to { $steps } pól.
    }
why-map-nearby-are = { COUNT($spaces) ->
        [one] Jedyne { NAME($color, form: "neuter") } pole morza w odległości do { $number } { $number ->
            [one] pola
           *[other] pól
        } to { $spaces }.
       *[other] Wszystkie { NAME($color, form: "neuter") } pola morza w odległości do { $number } { $number ->
            [one] pola
           *[other] pól
        } to { $spaces }.
    }
why-map-route-first = Z { $space } sąsiaduje tylko { $place }, więc to pole jest pierwsze.
why-map-route-order = Pole po polu kolejność jest taka: { $spaces }.
why-map-dock-colors = Kolory pól morza obok { $space }: { $colors }. Twoje kości: { NAME($held, form: "feminine") }.

## Na co zwrócić uwagę

hint-map = Przyjrzyj się symbolom i krawędziom pól. Legenda wyjaśnia wszystkie symbole.
hint-map-kind = Znajdź symbol z { $space } w legendzie.
hint-map-find = Znajdź w legendzie symbol takiego pola, a potem poszukaj go na całej planszy.
hint-map-water-next = Obejdź { $space } krawędź po krawędzi. Które z sąsiednich pól to kolorowe morze?
hint-map-which-land = Które z tych pól ma wspólną krawędź z polem twojego okrętu?
hint-map-route = Które z tych pól ma wspólną krawędź z { $space }? Od niego płyń dalej.
hint-map-sites = Na każdej wyspie posągów widać kolory jej pól budowy.
hint-map-landfall = Które pola mają wspólną krawędź z { $space }?
hint-map-nearby = Od { $space } przesuwaj się po morzu: najpierw o 1 pole, potem dalej.
hint-map-steps = Na które pola okręt nie może wpłynąć? Licz drogę, która je omija.
hint-map-straight = Co jest na { $space }?
hint-map-both = Które pola sąsiadują z { $space }? Które z nich także z { $other }?
hint-map-dock = Znajdź pola morza obok { $space } i porównaj ich kolory ze swoimi kośćmi.
