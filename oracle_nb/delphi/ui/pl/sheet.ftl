### Karta przygotowania: strona do druku, według której rozkłada się grę z prawdziwych elementów.

sheet-title = Karta przygotowania
sheet-about = Ziarno losowe { $seed } · układ: { $title } · { $number ->
        [one] { $number } gracz
        [few] { $number } graczy
       *[other] { $number } graczy
    } · { $name }
sheet-rules = Zasady: { $name }
sheet-code = Kod układu: { $name }
sheet-sea = 1. Ułóżcie morze
sheet-sea-how = Każdy mały obrazek pokazuje kafel tak, jak ma leżeć. Znajdźcie kafel po jego polach (jeśli nie pasuje, odwróćcie go na drugą stronę), obróćcie go jak na obrazku i układajcie kafle w kolejności numerów, a na końcu miasta na obrzeżu. Nazwy kafli nadał ten program.
sheet-number = { $number } ({ $name })
sheet-city = { $color }
sheet-pieces = 2. Rozmieśćcie elementy
sheet-pieces-how = Nazwa pola to litera rzędu, licząc od góry, i miejsce w rzędzie, jak na obrazku planszy.
sheet-temples = Świątynie
sheet-offerings = Dary
sheet-monsters = Potwory
sheet-statues = Posągi
sheet-statues-how = po 3 w każdym mieście, w jego kolorze
sheet-islands = Kafle wysp
sheet-islands-how = Potasujcie 12 zakrytych kafli i połóżcie po jednym na każdej z tych wysp, bez podglądania
sheet-ships = Okręty
sheet-ships-how = Wszystkie zaczynają na polu Zeusa, { $space }
sheet-at = { $space }: { AND($colors) }
sheet-players = 3. Rozdajcie resztę
sheet-player = { $color }
sheet-ship-tile = Kafel okrętu: { $ship_tile }
sheet-ship-draft = Kafel okrętu wybierają gracze.
sheet-display = Wyłożone karty ekwipunku
sheet-rest = Potasujcie wszystkie pozostałe karty. Karta przygotowania nie podaje kafli wysp ani zawartości stosów: nikt nie powinien ich znać.
sheet-signs = Legenda
sheet-standard = jak w instrukcji
sheet-kind-laid = własny układ
