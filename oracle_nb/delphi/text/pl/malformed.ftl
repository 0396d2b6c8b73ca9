### Czego nie da się odczytać jako akcji: `malformed-<key>`. Wpisuje się to samo we wszystkich językach.

malformed-long = akcja musi mieć mniej niż 200 znaków: „{ $text }…”
malformed-no-verb = { COUNT($near) ->
        [0] „{ $text }”: nie ma akcji „{ $name }”
       *[other] „{ $text }”: nie ma akcji „{ $name }”; może chodzi o { OR($near) }?
    }
malformed-no-color = „{ $text }”: „{ $name }” to nie kolor; kolory to { AND($known) }
malformed-second = „{ $text }”: podaj tylko jedną kość albo kartę; „{ $name }” to już druga
malformed-targets = „{ $text }”: podaj tylko jeden cel; „{ $name }” to już drugi
malformed-extra = „{ $text }”: podaj kolor, na przykład { $command }
malformed-recolored = „{ $text }”: { $name } nie wymaga koloru, więc nie ma po co go zmieniać
malformed-unknown = { COUNT($near) ->
        [0] „{ $text }”: nie wiadomo, co to jest „{ $name }”
       *[other] „{ $text }”: nie wiadomo, co to jest „{ $name }”; może chodzi o { OR($near) }?
    }
malformed-no-source = „{ $text }”: „{ $name }” to nie kość ani karta: te zapisuje się jak { $first }, { $next } albo, po zmianie koloru, { $then }
malformed-no-space = „{ $text }”: na tej planszy nie ma pola „{ $name }”; nazwy pól są od { $start } do { $place }
malformed-needs-color = { $name } wymaga koloru
malformed-has-no-color = { $name } nie ma koloru
malformed-needs-color-alone = { $name } wymaga koloru, a nie wymaga kości ani karty
malformed-has-no-color-alone = { $name } nie ma koloru i nie wymaga kości ani karty
malformed-no-aim = { $name } nie ma celu: nie podawaj pola ani karty
