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
why-map-nearby = Licz wzdłuż morza, wokół wysp, mielizn i pola Zeusa, i zostaw tylko pola we właściwym kolorze.
why-map-route = Od { $space } każde pole drogi ma wspólną krawędź z poprzednim.
why-map-dock = Ruch musi się skończyć na kolorze kości, na polu morza obok { $space }.

## Na co zwrócić uwagę

hint-map = Przyjrzyj się symbolom i krawędziom pól. Legenda wyjaśnia wszystkie symbole.
hint-map-sites = Na każdej wyspie posągów widać kolory jej pól budowy.
hint-map-landfall = Które pola mają wspólną krawędź z { $space }?
hint-map-nearby = Od { $space } przesuwaj się wzdłuż morza: najpierw o 1 pole, potem dalej.
hint-map-steps = Na które pola okręt nie może wpłynąć? Licz wokół nich.
hint-map-straight = Co jest na { $space }?
hint-map-both = Które pola stykają się z { $space }? Które z nich także z { $other }?
hint-map-dock = Znajdź pola morza obok { $space } i porównaj ich kolory ze swoimi kośćmi.
