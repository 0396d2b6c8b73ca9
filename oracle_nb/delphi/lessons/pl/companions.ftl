### Pytania ćwiczeń o towarzyszach.

ask-companions-hero = { your-injuries } Bierzesz kartę „{ $companion }” ({ $color } heros). Potem na kości tytana wypada 6 i dobierasz dwie karty ran: { NAME($colors, form: "feminine-accusative") }. Ile kart ran ci zostaje?
ask-companions-demigod = Masz kartę „{ $companion }” ({ $color } półbóg). { you-have }. Zaznacz wszystkie kości i karty, których możesz użyć jako { NAME($used, form: "plural-genitive") }.
ask-companions-creature = Masz kartę „{ $companion }” ({ NAME($color, form: "neuter") } stworzenie), a nie masz żetonów łaski. Które z tych ruchów możesz wykonać?
ask-companions-choose-injuries = Właśnie wznosisz { $color } posąg. { your-injuries } { your-dice } Nie masz żetonów łaski. Wybierz towarzysza tak, żeby w następnej turze nie musieć odpoczywać. Zakładamy, że nie dobierzesz więcej kart ran.
ask-companions-choose-offering = Właśnie wznosisz { $color } posąg. Stoisz też obok { NAME($used, form: "feminine-genitive") } świątyni, a w ładowni masz { $used } dar. { your-dice } Nie masz żetonów łaski. Wybierz towarzysza i od razu złóż dar. Kart, które możesz jeszcze dobrać, nie bierz pod uwagę.
ask-companions-choose-sailing = Właśnie wznosisz { $color } posąg i chcesz w tej turze dopłynąć na { $space }. { your-dice } Nie masz żetonów łaski. Wybierz towarzysza i popłyń tam jedną kością.
ask-companions-choose-shield = Właśnie wznosisz { $color } posąg. Siła twojej tarczy wynosi { $shield }. Wybierz towarzysza tak, żeby wynik { $roll } na kości tytana nic ci nie zrobił.

sail-1 = Płyń { NAME($die1, form: "feminine-accusative") } kością na { $space1 }
sail-2 = Płyń { NAME($die2, form: "feminine-accusative") } kością na { $space2 }
sail-3 = Płyń { NAME($die3, form: "feminine-accusative") } kością na { $space3 }
sail-4 = Płyń { NAME($die4, form: "feminine-accusative") } kością na { $space4 }
sail-5 = Płyń { NAME($die5, form: "feminine-accusative") } kością na { $space5 }

## Dlaczego odpowiedź jest poprawna

why-companions-hero = Heros odrzuca wszystkie rany w swoim kolorze: te, które masz, gdy go bierzesz, i te, które dobierzesz później.
why-companions-injuries = Z { $before } + { $drawn } kart odrzucasz { $gone } w kolorze { NAME($color, form: "instrumental") }: { $before } + { $drawn } − { $gone } = { $left }.
why-companions-demigod = Kości i karty wyroczni w kolorze półboga, także te, które na niego zmienisz, liczą się jako dowolny kolor. Każdą inną musisz zmienić na kolor, którego potrzebujesz.
why-companions-sources = { $tokens ->
        [0] Bez żetonów łaski jako { NAME($used, form: "neuter") } liczą się kości i karty w kolorach: { $colors }.
        [one] Za 1 żeton łaski jako { NAME($used, form: "neuter") } liczą się kości i karty w kolorach: { $colors }.
       *[few] Za { $tokens } żetony łaski jako { NAME($used, form: "neuter") } liczą się kości i karty w kolorach: { $colors }.
    }
why-companions-range = Dzięki stworzeniu { NAME($color, form: "feminine") } kość daje zasięg { $range } + { $bonus } = { $farthest } i prowadzi na pole dowolnego koloru. Inne kości dają zasięg { $range } i prowadzą na pole w swoim kolorze.
why-companions-spaces = Możesz więc dopłynąć na { $spaces }.
why-companions-without = Z twoich { $total } kart ran { $gone } są w kolorze { NAME($color, form: "instrumental") }. Bez nich masz { $total } − { $gone } = { $left } i nie musisz odpoczywać.
why-companions-shield = Heros zwiększa siłę twojej tarczy z { $before } do { $before } + { $bonus } = { $strength }, a wynik { $roll } na kości tytana rani tylko przy słabszej tarczy.
why-companions-offering = Twoja { NAME($color, form: "feminine") } kość musi się liczyć jako { NAME($used, form: "feminine") }, a na zmianę koloru nie masz żetonów.
why-companions-sailing = Odległość do { $space } wynosi { $steps }, a to pole ma inny kolor: { NAME($color, form: "feminine-accusative") } kością dopłyniesz tam tylko dzięki stworzeniu.

## Na co zwrócić uwagę

hint-companions = Co daje heros, co półbóg, a co stworzenie?
hint-companions-hero = Co dzieje się z ranami w kolorze { NAME($color, form: "instrumental") }, które dobierasz później?
hint-companions-demigod = Które kości i karty są w kolorze { NAME($color, form: "instrumental") }, a którym zmienisz kolor na { $color } albo { $used }?
hint-companions-creature = Jak daleko i na pola jakich kolorów prowadzi każda z kości?
