### Ćwiczenia o ruchu jednostek.

ask-units-movable = Sprzyjasz { $side ->
        [heroes] herosom
       *[monsters] potworom
    }. Obszar twojego boga: { $area }. Zaznacz wszystkie pola z jednostkami, którymi możesz ruszyć.
ask-units-may = Sprzyjasz { $side ->
        [heroes] herosom
       *[monsters] potworom
    }. Obszar twojego boga: { $area }. Masz { power-points }. Na pole { $hex } właśnie wchodzi { $unit }. Które z tych ruchów możesz teraz wykonać?
ask-units-attack = Obszar twojego boga: { $area }. Masz { power-points }. Na polu { $hex } stoi { $foe }. Wejdź tam jedną ze swoich jednostek.

move-1 = { $unit_1 } na pole { $hex_1 }
move-2 = { $unit_2 } na pole { $hex_2 }
move-3 = { $unit_3 } na pole { $hex_3 }
move-4 = { $unit_4 } na pole { $hex_4 }
move-5 = { $unit_5 } na pole { $hex_5 }

why-units-movable = Ruszasz jednostką swojej strony, jeśli na początku tury była na obszarze twojego boga ({ $area }).
why-units-movable-count = { $count ->
        [one] Jest 1 takie pole.
        [few] Są { $count } takie pola.
       *[other] Jest { $count } takich pól.
    }
why-units-may = Ruszasz jednostkami swojej strony, które zaczęły turę na obszarze twojego boga, także poza ten obszar. Pole kosztuje 2 punkty, pole z wrogami 4, a kto na nie wejdzie, zatrzymuje się.
why-units-attack = Ruszyć może tylko jednostka, która zaczęła turę na obszarze twojego boga ({ $area }). Wolno jej ten obszar opuścić.
why-units-attack-cost = Koszt dla jednostki { $unit }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } mocy. Droga: { $steps ->
        [one] { $steps } pole, na którym
        [few] { $steps } pola, a na ostatnim
       *[other] { $steps } pól, a na ostatnim
    } stoi wróg.

hint-units = Sprawdź po kolei: stronę, obszar, wrogów i koszt.
