### Pytania ćwiczeń o żeglowaniu.

your-dice = { COUNT($dice) ->
        [one] Masz { NAME($dice, form: "feminine-accusative") } kość.
       *[other] Twoje kości: { NAME($dice, form: "feminine") }.
    }
token-count = { $tokens ->
        [0] 0 żetonów łaski
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }

you-have = { $tokens ->
        [0] Nie masz żetonów łaski
        [one] Masz 1 żeton łaski
        [few] Masz { $tokens } żetony łaski
       *[many] Masz { $tokens } żetonów łaski
    }

ask-sailing-reach = Nie masz żetonów łaski. Wskaż wszystkie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością.
ask-sailing-reach-paid = Na dłuższą drogę możesz wydać { token-count }. Wskaż wszystkie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością.
ask-sailing-shallows = Przyjrzyj się, co leży po drodze. Wskaż wszystkie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością bez żetonów łaski.
ask-sailing-start = Gra się zaczyna, a twój okręt stoi jeszcze na polu Zeusa. Wskaż wszystkie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością bez żetonów łaski.
ask-sailing-company = Na { $space } stoi inny okręt. Wskaż wszystkie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością bez żetonów łaski.
ask-sailing-beside = Chcesz stanąć obok { $space }. { you-have }. Wskaż wszystkie sąsiednie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością.
ask-sailing-steps = O ile pól przesunie się twój okręt, płynąc na { $space } najkrótszą drogą? Licz ostatnie pole, ale nie to, na którym stoisz.
ask-sailing-cost = Ile żetonów łaski kosztuje ruch na { $space } { NAME($color, form: "feminine-accusative") } kością?
ask-sailing-price = Możesz zmienić kolor swojej { NAME($color, form: "feminine-genitive") } kości i zapłacić za dłuższą drogę. Ile co najmniej żetonów łaski kosztuje ruch na { $space } tą jedną kością?
ask-sailing-may = { you-have }. Czy możesz bez zmiany koloru dopłynąć na { $space } { NAME($color, form: "feminine-accusative") } kością?
ask-sailing-which-die = { you-have }. Kością jakiego koloru dopłyniesz na { $space } bez zmiany koloru?
ask-sailing-pick = { you-have }. Który z tych ruchów możesz wykonać { NAME($color, form: "feminine-accusative") } kością?
ask-sailing-why-not = { you-have } i chcesz popłynąć na { $space } { NAME($color, form: "feminine-accusative") } kością bez zmiany koloru. Co na to zasady?
ask-sailing-order = Chcesz wykonać w tej turze wszystkie trzy ruchy. { you-have }. Ułóż je w takiej kolejności, żeby każdy był dozwolony.
ask-sailing-trip = Dopłyń na { $space } dwiema kośćmi, dowolną drogą. { your-dice } { you-have }.
ask-sailing-alongside = Dopłyń na pole obok { $space } dwiema kośćmi, dowolną drogą. { your-dice } { you-have }.
ask-sailing-fewest = { your-dice } Nie masz żetonów łaski i używasz kości tylko do żeglowania. Ile kości potrzebujesz co najmniej, żeby dopłynąć na { $space }?

## Co zasady mówią o ruchu

sailing-fine = Mogę tam popłynąć.
sailing-no-die = Żadną z nich
sailing-color = Pole ma niewłaściwy kolor.
sailing-far = To za daleko.
sailing-blocked = Tam nie wpłynie żaden okręt.

## Dlaczego odpowiedź jest poprawna

why-sailing-range = { $tokens ->
        [0] Okręt przepływa do { $range } pól, a ostatnie musi mieć kolor kości: { $color }.
        [one] Okręt przepływa do { $range } pól, a z twoim żetonem łaski do { $farthest }; ostatnie musi mieć kolor kości: { $color }.
        [few] Okręt przepływa do { $range } pól, a z twoimi { $tokens } żetonami łaski do { $farthest }; ostatnie musi mieć kolor kości: { $color }.
       *[many] Okręt przepływa do { $range } pól, a z twoimi { $tokens } żetonami łaski do { $farthest }; ostatnie musi mieć kolor kości: { $color }.
    }
why-sailing-spaces = { COUNT($spaces) ->
        [one] Zostaje tylko { $spaces }.
       *[other] Zostają: { $spaces }.
    }
why-sailing-around = Okręt nie przepłynie przez wyspy, mielizny ani pole Zeusa, więc je opływa.
why-sailing-start = Wypłynięcie z pola Zeusa liczy się tak samo jak każdy inny ruch o pole.
why-sailing-company = Okręty mogą stać na jednym polu, więc okręt na { $space } w niczym nie przeszkadza.
why-sailing-beside = Liczą się tylko pola morza obok { $space }.
why-sailing-steps = { $steps ->
        [one] { $spaces } jest o 1 pole stąd.
        [few] Najkrótsza droga ma { $steps } pola: { $spaces }.
       *[many] Najkrótsza droga ma { $steps } pól: { $spaces }.
    }
why-sailing-away = { $beyond ->
        [0] Odległość do { $space } wynosi { $steps }, a zasięg { $range }, więc wystarcza.
       *[other] Odległość do { $space } wynosi { $steps }, o { $beyond } więcej niż zasięg { $range }.
    }
why-sailing-cost = { $tokens ->
        [0] W granicach zasięgu płyniesz za darmo.
       *[other] Każde pole poza zasięgiem kosztuje 1 żeton łaski, razem { $tokens }.
    }
why-sailing-recolor = Zmiana koloru na kole wyroczni: { $color } → { $used }, liczba pól: { $tokens }. Każde pole kosztuje 1 żeton łaski.
why-sailing-price = { $beyond ->
        [0] Płacisz więc tylko za zmianę koloru: { $tokens }.
       *[other] Razem to { $recoloring } + { $beyond } = { $tokens }.
    }
why-sailing-which-die = Okręt musi zakończyć ruch na polu w kolorze użytej kości.
why-sailing-fine = Pole { $space } ma kolor kości ({ $color }), a odległość wynosi { $steps }; { $tokens ->
        [0] możesz przepłynąć do { $farthest } pól.
        [one] z żetonem łaski możesz przepłynąć do { $farthest } pól.
        [few] z { $tokens } żetonami łaski możesz przepłynąć do { $farthest } pól.
       *[many] z { $tokens } żetonami łaski możesz przepłynąć do { $farthest } pól.
    }
why-sailing-there = Pole { $space } ma kolor kości ({ $color }), a odległość wynosi { $steps }, więc tam dopłyniesz.
why-sailing-order = Po każdym ruchu mierz następny od pola, na którym okręt wtedy stoi.
why-sailing-closed = { $space } to nie morze, więc okręt tam nie wpłynie.
why-sailing-other-color = Pole { $space } ma kolor { $color }, a twoja kość jest { NAME($used, form: "feminine") }.
why-sailing-too-far = Odległość morzem do { $space } to { $steps }, a możesz przepłynąć tylko { $farthest }.
why-sailing-in-order = W tej kolejności długości ruchów to { $text }, a na wszystkie cię stać.
why-sailing-trip = { $tokens ->
        [0] Każdy ruch ma do { $range } pól, o 1 więcej za każdy żeton łaski, i kończy się na polu w kolorze użytej kości.
        [one] Każdy ruch ma do { $range } pól i kończy się na polu w kolorze użytej kości; żetonem łaski zapłacisz za jedno pole więcej albo za zmianę koloru o jedno pole koła.
       *[other] Każdy ruch ma do { $range } pól i kończy się na polu w kolorze użytej kości; żetonami łaski ({ $tokens }) zapłacisz za dłuższą drogę albo za zmianę koloru.
    }
why-sailing-take = Najpierw weź za kość 2 żetony łaski.
why-sailing-fewest = { $dice ->
        [one] Wystarczy jedna kość: jedna z twoich ma kolor pola { $spaces }.
        [few] Potrzebujesz { $dice } kości, na przykład z takimi postojami: { $spaces }.
       *[many] Potrzebujesz { $dice } kości, na przykład z takimi postojami: { $spaces }.
    }

## Na co zwrócić uwagę

hint-sailing = Sprawdź dwie rzeczy: jak daleko płynie okręt i w jakim kolorze jest pole, na którym się zatrzymuje.
hint-sailing-shallows = Licz pola wokół przeszkód, a nie na wprost.
hint-sailing-start = Licz od pierwszego pola obok pola Zeusa.
hint-sailing-company = Czy inny okręt w czymś twojemu przeszkadza?
hint-sailing-beside = Najpierw znajdź pola morza obok { $space }.
hint-sailing-steps = Na które pola okręt nie może wpłynąć? Licz drogę, która je omija.
hint-sailing-cost = Jak to daleko i ile z tego jest za darmo?
hint-sailing-price = Są dwa koszty: pola koła wyroczni i pola poza zasięgiem.
hint-sailing-which-die = Jaki kolor ma { $space } i ile pól stąd leży?
hint-sailing-reach = Jak daleko płynie okręt bez żetonów łaski? Zostaw tylko { NAME($color, form: "neuter") } pola.
hint-sailing-reach-paid = Jak daleko dopłyniesz, jeśli wydasz wszystkie żetony łaski? Zostaw tylko { NAME($color, form: "neuter") } pola.
hint-sailing-may = Jaki kolor ma { $space } i jak daleko jest tam morzem?
hint-sailing-why-not = Czy { $space } to morze, jaki ma kolor i jak daleko leży?
hint-sailing-pick = Które z tych pól są { NAME($color, form: "neuter") } i jak daleko do nich morzem?
hint-sailing-order = Który z tych ruchów możesz wykonać z pola, na którym stoi okręt?
hint-sailing-trip = Gdzie okręt mógłby się zatrzymać po drodze?
hint-sailing-alongside = Znajdź pola morza obok { $space } i sprawdź ich kolory.
hint-sailing-fewest = Czy wystarczy jedna kość? Jeśli nie, szukaj po drodze pól w kolorach twoich kości.
