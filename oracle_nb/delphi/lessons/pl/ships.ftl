### Pytania ćwiczeń o kaflach okrętów.

your-tile = Masz kafel okrętu „{ $ship_tile }”

ask-ships-price = { your-tile }. Ile żetonów łaski kosztuje użycie { NAME($color, form: "feminine-genitive") } kości jako { NAME($used, form: "feminine-genitive") }?
ask-ships-tokens = { your-tile } i { so-many-tokens }. W tej turze bierzesz żetony łaski { $count ->
        [one] jedną kością
       *[few] dwiema kośćmi
    }{ $delivered ->
        [0] {""}
       *[one] {" "}i składasz { $color } dar
    }. Ile żetonów łaski masz potem?
ask-ships-hold = { your-tile }. { aboard-now } Na ile rzeczy jest jeszcze miejsce?
ask-ships-sail = { your-tile } i { so-many-tokens }. { your-dice } Dopłyń na { $space } jedną kością.

## Dlaczego odpowiedź jest dobra

why-ships-both-ways = Liczba pól w przeciwnym kierunku: { $back }. Wybierasz krótszą drogę, koszt: { $tokens }.
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
why-ships-far = { $space } to pole w kolorze { NAME($color, form: "instrumental") } w odległości { $steps }, więc dopłyniesz tam { NAME($color, form: "feminine-accusative") } kością.
why-ships-end = { $space } to pole w kolorze { NAME($used, form: "instrumental") }, więc potrzebujesz kości, która liczy się jako { NAME($used, form: "feminine") }.
why-ships-back = Zmiana koloru w przeciwnym kierunku: { $color } → { $used }, jedno pole za 1 żeton łaski.
why-ships-free = Zmiana koloru: { $color } → { $used }, jedno pole, o 1 żeton łaski taniej niż zwykle, czyli za darmo.

## Na co zwrócić uwagę

hint-ships = Co zmienia ten kafel okrętu, a czego nie?
hint-ships-price = Ile pól koła jest od { NAME($color, form: "genitive") } do { NAME($used, form: "genitive") } i co zmienia kafel okrętu?
hint-ships-tokens = Ile razy bierzesz żetony łaski i po ile?
hint-ships-sail = Jak daleko jest { $space } i jakiego koloru potrzebujesz?
