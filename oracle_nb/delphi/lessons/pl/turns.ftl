### Pytania o całą turę: zadania do wykonania i cele do osiągnięcia.

ask-turns-sail = Dopłyń w tej turze na { $space }. { your-dice } { you-have }.
ask-turns-visit = Dopłyń w tej turze na pole obok { $space }. { your-dice } { you-have }.
ask-turns-card = Dopłyń w tej turze na { $space }. Twoja ostatnia kość jest { NAME($dice, form: "feminine") }, a na ręce masz karty wyroczni: { NAME($cards, form: "feminine-accusative") }. { you-have }.
ask-turns-pair = Zaplanuj turę tak, żeby w twojej ładowni znalazły się dwie rzeczy. { your-dice } { you-have }.
ask-turns-complete = { $family ->
        [offering] Wykonaj w tej turze zadanie: załaduj { $color } dar i go złóż.
       *[statue] Wykonaj w tej turze zadanie: załaduj posąg i go wznieś.
    } { your-dice } { you-have }.
ask-turns-explore = Zaplanuj turę tak, żeby eksplorować wyspę { $space }. { your-dice } { you-have }.
ask-turns-fight = Zaplanuj turę: wykonując najwyżej dwie akcje, stań obok potwora na { $space }, zostaw sobie kość do walki z { NAME($color, form: "instrumental") } potworem i miej tyle żetonów łaski, żeby szansa na wygraną była większa niż na przegraną. Siła twojej tarczy wynosi { $shield }. { your-dice } { you-have }. Kart, które możesz jeszcze dobrać, nie bierz pod uwagę.
ask-turns-rise = Zaplanuj turę tak, żeby przesunąć { NAME($god, form: "accusative") } z rzędu { $row } do najwyższego, a okręt zatrzymać obok świątyni na { $space }. { your-dice } { you-have }.

## Dlaczego plan się udaje

why-turns-stops = Każdy ruch kończy się na polu w kolorze użytej kości, zmienionym lub nie.
why-turns-card = Karta działa jak kość w tym samym kolorze, ale w turze zagrasz tylko jedną: jeden ruch wykonujesz kością, drugi kartą.
why-turns-away = { $steps ->
        [one] Droga ma 1 pole, a jednym ruchem bez żetonów łaski przepłyniesz najwyżej { $range }.
        [few] Droga ma { $steps } pola, a jednym ruchem bez żetonów łaski przepłyniesz najwyżej { $range }.
       *[many] Droga ma { $steps } pól, a jednym ruchem bez żetonów łaski przepłyniesz najwyżej { $range }.
    }
why-turns-pair = Każdą rzecz ładujesz kością w jej kolorze, stojąc obok niej, więc na ruch od pierwszej do drugiej zostaje jedna kość.
why-turns-complete = Jedną kością ładujesz, drugą dostarczasz i obie muszą mieć kolor ładunku; trzecią płyniesz z jednego miejsca do drugiego.
why-turns-border = Zostaw sobie kość, której możesz użyć jako { NAME($color, form: "feminine-genitive") }: to kolor obramowania tej wyspy.
why-turns-god = { $steps ->
        [one] { $god } stoi 1 rząd pod najwyższym, więc na to wystarczy jedna kość, a dwie zostają do żeglowania.
        [few] { $god } stoi { $steps } rzędy pod najwyższym, więc do żeglowania zostaje jedna kość.
       *[many] { $god } stoi { $steps } rzędów pod najwyższym, więc do żeglowania zostaje jedna kość.
    }

## Na co zwrócić uwagę

hint-turns = Zacznij od końca: jakiej kości wymaga ostatnia akcja i gdzie musi wtedy być okręt?
hint-turns-sail = Z których pól dopłyniesz na { $space } jednym ruchem?
hint-turns-visit = Które pola morza są obok { $space } i na którym z nich może się zatrzymać jedna z twoich kości?
hint-turns-card = Jaki kolor ma { $space } i jakiego koloru potrzebujesz na wcześniejszy ruch?
hint-turns-pair = Co możesz załadować tutaj, a co po jednym ruchu?
hint-turns-complete = { $family ->
        [offering] Gdzie jest { NAME($color, form: "feminine") } świątynia i którą kością dopłyniesz na pole obok niej?
       *[statue] Jaki posąg możesz tu załadować i gdzie w zasięgu jest wolne pole budowy w jego kolorze?
    }
hint-turns-explore = Którą kość zostawisz sobie do eksplorowania { $space } i dokąd dopłyniesz pozostałymi?
hint-turns-fight = Policz kości: jedna na drogę, jedna do walki. Co da ci trzecia?
hint-turns-rise = Których kości użyjesz, żeby przesunąć { NAME($god, form: "accusative") }, a których na drogę do { $space }?
