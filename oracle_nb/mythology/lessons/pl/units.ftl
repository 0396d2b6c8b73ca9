### Ćwiczenia o ruchu jednostek.

ask-units-movable = Sprzyjasz { $side ->
        [heroes] herosom
       *[monsters] potworom
    }. Obszar twojego boga: { $area }. Zaznacz wszystkie pola z jednostkami, którymi możesz ruszyć.
ask-units-reach = Obszar twojego boga: { $area }. Twoje punkty mocy: { $points }. Zaznacz wszystkie pola, na które może dojść { $unit }.
ask-units-may = Sprzyjasz { $side ->
        [heroes] herosom
       *[monsters] potworom
    }. Obszar twojego boga: { $area }. Twoje punkty mocy: { $points }. { $unit } dopiero co wchodzi na pole { $hex }. Które z tych ruchów możesz teraz wykonać?
ask-units-attack = Obszar twojego boga: { $area }. Twoje punkty mocy: { $points }. Na polu { $hex } stoi { $foe }. Wykonaj ruchy, po których znajdzie się tam jedna z twoich jednostek.

why-units-movable = Ruszasz jednostką swojego rodzaju, jeśli na początku tury była na obszarze twojego boga: { $area }.
why-units-movable-count = { $count ->
        [one] Takie jest 1 pole.
        [few] Takie są { $count } pola.
       *[other] Takich jest { $count } pól.
    }
why-units-reach = Twoje punkty mocy: { $points }; liczba pól, na które starczą: { $steps }. Pole z wrogami kosztuje { $needed }, a granice obszarów nie mają znaczenia.
why-units-reach-count = { $unit } może dojść na tyle pól: { $count }.
why-units-may = Ruszasz jednostkami swojego rodzaju, które zaczęły turę na obszarze twojego boga, także poza ten obszar. Pole kosztuje 2 punkty, pole z wrogami 4, a kto na nie wejdzie, zatrzymuje się.
why-units-attack = Ruszyć może tylko jednostka, która zaczęła turę na obszarze twojego boga ({ $area }). Wolno jej ten obszar opuścić.
why-units-attack-cost = { $unit } potrzebuje na to tylu punktów: { $points }. Liczba pól: { $steps }, a na ostatnim są wrogowie.

hint-units = Sprawdź po kolei: rodzaj, obszar, wrogów i koszt.
