### Pytania ćwiczeń o całej rundzie: odmowy, części tury, cała tura.

ask-round-why-not = { $kind ->
        [turn] Teraz gra { $color } gracz. Chcesz dobrać kartę wyroczni { NAME($die, form: "feminine-accusative") } kością.
        [decision] Zaczyna się twoja tura. Nie masz ran, a nagroda nie jest jeszcze wybrana. Chcesz dobrać kartę wyroczni { NAME($die, form: "feminine-accusative") } kością.
        [now] Wykonujesz akcje. { your-dice } Chcesz wziąć jedną z sześciu wyłożonych kart ekwipunku.
        [held] Wykonujesz akcje. { your-dice } Chcesz dobrać kartę wyroczni { NAME($die, form: "feminine-accusative") } kością.
        [target] Wykonujesz akcje. Twój okręt stoi obok świątyni na { $space }. Chcesz tam walczyć { NAME($die, form: "feminine-accusative") } kością.
       *[over] Ostatnia runda się skończyła. Chcesz dobrać kartę wyroczni { NAME($die, form: "feminine-accusative") } kością.
    } Dlaczego aplikacja na to nie pozwala?
ask-round-parts = { $last ->
        [0] W grze dwuosobowej pierwszy w rundzie jest { $owner } gracz.
       *[other] W grze dwuosobowej ostatni w rundzie jest { $owner } gracz.
    } Zaczyna się jego tura. { $recovering ->
        [0] Gracz nie ma ran, a bogowie drugiego gracza stoją w rzędzie 3.
       *[other] Gracz ma 3 rany jednego koloru.
    } Ułóż w kolejności to, co się dzieje.
ask-round-turn = Zaczyna się twoja tura. Nie masz ran ani żetonów łaski. { your-dice } W ładowni masz { $color } dar. Wybierz nagrodę tak, żeby w tej turze móc złożyć dar na { $space }, i zrób to.

refused-turn = To nie moja tura.
refused-decision = Najpierw muszę podjąć decyzję.
refused-now = Ta akcja nie jest teraz możliwa.
refused-held = Nie mam tego, czego chcę użyć.
refused-target = Nie ma tam celu tej akcji.
refused-over = Gra się skończyła.

round-reward = Gracz bierze nagrodę za brak ran.
round-recover = Gracz odrzuca 3 rany.
round-act = Gracz używa kości.
round-roll = Gracz rzuca kośćmi wyroczni.
round-gods = Drugi gracz przesuwa boga w wyrzuconym kolorze.
round-titan = Atakuje tytan.
round-next = Tura przechodzi na następnego gracza.

## Dlaczego odpowiedź jest poprawna

why-round-refused = Sprawdź, czyja jest tura, czy trzeba coś wybrać, co masz i gdzie jest cel.
why-round-turn = Trwa tura innego gracza ({ $color }), więc czekasz.
why-round-decision = Najpierw wybierasz nagrodę; dopiero potem przyda się { NAME($die, form: "feminine") } kość.
why-round-now = Kartę ekwipunku bierzesz tylko za pokonanego potwora, a nie w ramach akcji.
why-round-held = Nie masz { NAME($die, form: "feminine-genitive") } kości. Kolory twoich kości: { $colors }.
why-round-target = Na { $space } jest świątynia, a walczyć możesz tylko z potworami.
why-round-over = Po ostatniej rundzie nikt nie może już nic zrobić.
why-round-phases = Tura ma trzy fazy: sprawdzanie ran, akcje i rzut na następną turę. Gdy odpoczywasz, dwie pozostałe przepadają.
why-round-parts = { $last ->
        [0] Po rzucie drugi gracz może przesunąć boga. Tytan czeka na ostatniego gracza rundy.
       *[other] Ostatni gracz rundy rzuca też kością tytana, nawet gdy odpoczywa, a tytan atakuje po przesunięciach bogów.
    }
why-round-favor = Żeby użyć innej kości jako { NAME($color, form: "feminine-genitive") }, potrzebujesz żetonów łaski, więc weź je jako nagrodę.
why-round-alongside = Potem popłyń na pole obok { $space } kością w kolorze tego pola, a dar złóż drugą.

## Na co zwrócić uwagę

hint-round-why-not = Czyja jest tura, czy trzeba coś wybrać i czy masz wszystko, czego wymaga akcja?
hint-round-parts = Jakie fazy ma tura i co robi tylko ostatni gracz rundy?
hint-round-turn = Którą kością dopłyniesz na pole obok świątyni i czego potrzebujesz, żeby użyć innej jako { NAME($color, form: "feminine-genitive") }?
