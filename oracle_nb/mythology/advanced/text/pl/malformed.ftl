### Błędy w zapisie akcji: `malformed-<key>`. Zapis akcji jest w każdym języku taki sam.

malformed-empty = wpisz akcję, na przykład: claim nestor
malformed-verb = { COUNT($near) ->
        [0] nie ma akcji „{ $word }”
       *[other] nie ma akcji „{ $word }”; może chodziło o { OR($near) }?
    }
malformed-words = { $number ->
        [0] po „{ $name }” nie może być innych słów
        [one] po „{ $name }” potrzeba jeszcze { $number } słowa
       *[many] po „{ $name }” potrzeba jeszcze { $number } słów
    }
malformed-unit = { COUNT($near) ->
        [0] nie ma jednostki „{ $word }”
       *[other] nie ma jednostki „{ $word }”; może chodziło o { OR($near) }?
    }
malformed-prize = „{ $word }” to skarb, a potrzebna jest jednostka
malformed-area = { COUNT($near) ->
        [0] nie ma obszaru „{ $word }”
       *[other] nie ma obszaru „{ $word }”; może chodziło o { OR($near) }?
    }
malformed-hex = { COUNT($near) ->
        [0] na tej mapie nie ma pola „{ $word }”
       *[other] na tej mapie nie ma pola „{ $word }”; może chodziło o { OR($near) }?
    }
malformed-number = „{ $word }” to nie jest liczba od { $least } do { $most }
