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
