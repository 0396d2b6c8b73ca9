### Pytania ćwiczeń o kaflach okrętów.

your-tile = Masz kafel okrętu „{ $ship_tile }”

ask-ships-price = { your-tile }. Ile żetonów łaski kosztuje użycie { NAME($color, form: "feminine-genitive") } kości jako { NAME($used, form: "feminine-genitive") }?
ask-ships-tokens = { your-tile }. { you-have }. W tej turze bierzesz żetony łaski { $count ->
        [one] za jedną kość
       *[few] za dwie kości
    }{ $delivered ->
        [0] {""}
       *[one] {" "}i składasz { $color } dar
    }. Ile żetonów łaski masz potem?
ask-ships-hold = { your-tile }. { aboard-now } Na ile rzeczy jest jeszcze miejsce?
ask-ships-sail = { your-tile }. { you-have }. { your-dice } Dopłyń na { $space } jedną kością.

ask-ships-god = { your-tile }. Liczba graczy: { $players }. Wymieniasz { NAME($god, form: "accusative") } z najwyższego rzędu na kartę wyroczni. { $count ->
        [0] W którym rzędzie stoi potem { $god }?
        [one] Potem zużywasz jedną kość na przesunięcie tego boga. W którym rzędzie stoi teraz { $god }?
       *[few] Potem zużywasz dwie kości na przesunięcia tego boga. W którym rzędzie stoi teraz { $god }?
    }
ask-ships-rolled = { your-tile }. Na koniec tury innego gracza wypadają na kościach kolory: { $dice }. Twoi bogowie: { rows-of-gods } Którego z nich możesz przesunąć?
ask-ships-start = { your-tile }, a pierwsza tura gry należy do ciebie. Jeśli kafel pozwala odrzucić zadanie, odrzucasz zadanie z darem. Co z tego jest prawdą przed tą turą?
ask-ships-returned = Przed grą dzięki kaflowi okrętu odrzucasz zadanie z { NAME($color, form: "instrumental") } darem. { COUNT($colors) ->
        [0] Żaden z twoich darów nie jest jeszcze złożony.
       *[one] Kolory złożonych darów: { $colors }.
    } Niewykonane zadania z darami: { $tasks }. Stoisz obok { $space } i masz kość w każdym kolorze. Które z tych darów możesz załadować?
ask-ships-again = { your-tile }. W grze dwuosobowej { $god } stoi w najwyższym rzędzie. Wymień w tej turze { NAME($god, form: "accusative") } na kartę wyroczni, a potem przesuń tego boga do rzędu { $row }, wykonując łącznie najwyżej trzy akcje. { your-dice } { you-have }.

start-shield = Siła twojej tarczy jest większa od 0.
start-favor = Masz więcej żetonów łaski niż zwykłe 3.
start-tasks = Wystarczy ci mniej niż 12 zadań.
start-card = Masz kartę wyroczni.
start-equipment = Masz kartę ekwipunku.
start-gods = Żaden z twoich bogów nie stoi w najniższym rzędzie.

## Dlaczego odpowiedź jest poprawna

why-ships-both-ways = Liczba pól w przeciwnym kierunku: { $back }. Dłuższej drogi nigdy nie musisz wybierać, więc koszt to { $tokens }.
why-ships-recolor = Kafel okrętu oszczędza 1 żeton łaski: { $steps } − 1 = { $tokens }.
why-ships-favor = Ilekroć bierzesz żetony łaski, bierzesz o 1 więcej: 3 zamiast 2 za kość i 4 zamiast 3 za dar.
why-ships-tokens = { $delivered ->
        [0] Razem { $before } + { $count } × 3 = { $left }.
       *[one] Razem { $before } + { $count } × 3 + 4 = { $left }.
    }
why-ships-storage = { $bonus ->
        [0] Twój kafel okrętu nie zmienia ładowni: jest w niej miejsce na dwie rzeczy.
       *[few] W ładowni jest miejsce na dwie rzeczy, a twój kafel okrętu dodaje { $bonus }.
    }
why-ships-hold = Zostaje { $storage } − { $aboard } = { $left }.
why-ships-range = Twój zasięg to { $range } + { $bonus } = { $farthest }.
why-ships-far = { $space } to { NAME($color, form: "neuter") } pole w odległości { $steps }, więc dopłyniesz tam { NAME($color, form: "feminine-accusative") } kością.
why-ships-end = { $space } to { NAME($used, form: "neuter") } pole, więc potrzebujesz kości, która liczy się jako { NAME($used, form: "feminine") }.
why-ships-back = Zmiana koloru w przeciwnym kierunku: { $color } → { $used }, jedno pole za 1 żeton łaski.
why-ships-free = Zmiana koloru: { $color } → { $used }, jedno pole, o 1 żeton łaski taniej niż zwykle, czyli za darmo.
why-ships-row = Z twoim kaflem okrętu bóg po użyciu lub wymianie wraca do rzędu z liczbą graczy (tu { $players }), czyli do rzędu { $row }.
why-ships-god = { $count ->
        [0] Bez przesunięcia bóg zostaje w rzędzie { $left }.
       *[one] Dalej każde przesunięcie to jeden rząd: { $row } + { $count } = { $left }.
    }
why-ships-again = Z rzędu { $row } dwa przesunięcia prowadzą do rzędu { $left }: { $row } + 2 = { $left }.
why-ships-rolled-are = { COUNT($gods) ->
        [one] Z tych bogów poniżej najwyższego rzędu stoi tylko { $gods }.
       *[other] Z tych bogów poniżej najwyższego rzędu stoją { $gods }.
    }
why-ships-rolled = Po rzucie innego gracza możesz przesunąć boga w jednym z wyrzuconych kolorów, jeśli nie stoi jeszcze w najwyższym rzędzie. Z twoim kaflem okrętu żaden bóg nie liczy się jako stojący w najniższym rzędzie.
why-ships-early = Jedne kafle okrętów pomagają na początku, inne przez całą grę, a niektóre i na początku, i później.
why-ships-start-shield = Siła twojej tarczy to na początku 2.
why-ships-start-favor = Zaczynasz z 3 + 1 = 4 żetonami łaski.
why-ships-start-task = Odrzucasz jedno zadanie bez nagrody, więc wystarczy 12 − 1 = 11 zadań.
why-ships-start-equipment = Bierzesz kartę ekwipunku i dobierasz kartę wyroczni.
why-ships-start-gods = Wszyscy twoi bogowie zaczynają w rzędzie z liczbą graczy.
why-ships-free-color = Zadania z { NAME($color, form: "instrumental") } darem już nie ma, więc { $color } dar jest jak każdy inny: pasuje do białego zadania, jeśli takie jeszcze masz.
why-ships-returned = Kolory, które pasują do niewykonanego zadania i się nie powtarzają: { $colors }.

## Na co zwrócić uwagę

hint-ships = Co zmienia ten kafel okrętu, a czego nie?
hint-ships-price = Ile pól koła jest od { NAME($color, form: "genitive") } do { NAME($used, form: "genitive") } i co zmienia kafel okrętu?
hint-ships-tokens = Ile razy bierzesz żetony łaski i po ile?
hint-ships-sail = Jak daleko jest { $space } i jakiego koloru potrzebujesz?
hint-ships-god = Do którego rzędu wraca bóg z tym kaflem okrętu?
hint-ships-rolled = Którzy bogowie stoją w najniższym rzędzie, gdy masz ten kafel okrętu?
hint-ships-start = Kiedy pomaga ten kafel okrętu: na początku, później czy przez całą grę?
hint-ships-returned = Czy odrzucone zadanie nadal rezerwuje swój kolor?
hint-ships-again = Do którego rzędu wraca bóg i ilu przesunięć jeszcze potrzebuje?
