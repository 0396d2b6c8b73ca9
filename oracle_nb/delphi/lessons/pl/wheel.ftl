### Pytania ćwiczeń o kole wyroczni.

die-pink = różowa kość
die-blue = niebieska kość
die-yellow = żółta kość
die-green = zielona kość
die-red = czerwona kość
die-black = czarna kość

card-pink = różowa karta wyroczni
card-blue = niebieska karta wyroczni
card-yellow = żółta karta wyroczni
card-green = zielona karta wyroczni
card-red = czerwona karta wyroczni
card-black = czarna karta wyroczni

ask-wheel-price = Chcesz użyć { NAME($color, form: "feminine-genitive") } kości jako { NAME($used, form: "feminine-genitive") }. Ile żetonów łaski to kosztuje?
ask-wheel-becomes = Płacisz { $tokens ->
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    } za zmianę koloru { NAME($color, form: "feminine-genitive") } kości. W jakim kolorze jej używasz?
ask-wheel-colors = Masz { $tokens ->
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }. Zaznacz wszystkie kolory, w których możesz użyć { NAME($color, form: "feminine-genitive") } kości.
ask-wheel-nearest = Ułóż te kolory według ceny zmiany koloru { NAME($color, form: "feminine-genitive") } kości: od najtańszego do najdroższego.
ask-wheel-which-die = Potrzebujesz koloru { NAME($used, form: "genitive") }. Kość jakiego koloru zmienisz na niego najtaniej?
ask-wheel-three = W tej turze chcesz użyć trzech kości jako dwóch { NAME($twice, form: "plural-genitive") } i jednej { NAME($once, form: "feminine-genitive") }. Ile co najmniej żetonów łaski to kosztuje?
ask-wheel-whose = W tej turze chcesz użyć trzech kości jako dwóch { NAME($twice, form: "plural-genitive") } i jednej { NAME($once, form: "feminine-genitive") }, jak najtaniej. Jaki kolor ma kość, której używasz jako { NAME($once, form: "feminine-genitive") }?
ask-wheel-card = Masz { NAME($color, form: "feminine-accusative") } kartę wyroczni, a do tego { $tokens ->
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }. Czy możesz użyć tej karty jako { NAME($used, form: "feminine-genitive") }?
ask-wheel-sources = Masz { $tokens ->
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }. Zaznacz wszystkie kości i karty, których możesz użyć jako { NAME($used, form: "plural-genitive") }.
ask-wheel-actions = { $dice ->
        [one] Została ci 1 niewykorzystana kość
        [few] Zostały ci { $dice } niewykorzystane kości
       *[many] Zostało ci { $dice } niewykorzystanych kości
    } i { $cards ->
        [one] masz 1 kartę wyroczni
        [few] masz { $cards } karty wyroczni
       *[many] masz { $cards } kart wyroczni
    }. W tej turze żadna karta nie została jeszcze zagrana. Ile akcji możesz jeszcze wykonać tymi kośćmi i kartami?
ask-wheel-pile = Karty wyroczni w stosie: { $pile }. Karty odrzucone: { $discarded }. Masz trzy kości. Ile kart wyroczni możesz nimi dobrać?
ask-wheel-sail = Obok twojego okrętu jest { NAME($color, form: "neuter") } pole morza { $space }, ale nie masz { NAME($color, form: "feminine-genitive") } kości. Masz za to { $tokens ->
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }. Popłyń tam.
ask-wheel-earn = Obok twojego okrętu jest { NAME($color, form: "neuter") } pole morza { $space }. Nie masz { NAME($color, form: "feminine-genitive") } kości ani żetonów łaski. Dopłyń tam dwiema akcjami.

## Dlaczego odpowiedź jest poprawna

why-wheel-clockwise = Kolor zmieniasz zgodnie z ruchem wskazówek zegara, a każde pole koła kosztuje 1 żeton łaski.
why-wheel-steps = Zmiana koloru: { $color } → { $used }. Liczba pól koła: { $tokens }.
why-wheel-colors = { $tokens ->
        [one] Licząc od koloru { NAME($color, form: "genitive") }, za 1 żeton łaski masz do wyboru: { $colors }.
        [few] Licząc od koloru { NAME($color, form: "genitive") }, za { $tokens } żetony łaski masz do wyboru: { $colors }.
       *[many] Licząc od koloru { NAME($color, form: "genitive") }, za { $tokens } żetonów łaski masz do wyboru: { $colors }.
    }
why-wheel-nearest = Zgodnie z ruchem wskazówek zegara po kolorze { NAME($color, form: "instrumental") } są kolejno: { $colors }.
why-wheel-which-die = Zmiana koloru: { $color } → { $used }. Liczba pól koła: { $tokens }; z kolorów pozostałych kości jest dalej.
why-wheel-three = Najtaniej użyć { NAME($color, form: "feminine-genitive") } kości jako { NAME($once, form: "feminine-genitive") }, a pozostałych dwóch jako { NAME($twice, form: "plural-genitive") }: { $single } + { $pair } = { $tokens }.
why-wheel-cards = Kolor karty zmienia się tak jak kolor kości: zgodnie z ruchem wskazówek zegara, za 1 żeton łaski za każde pole koła.
why-wheel-enough = { $more ->
        [true] To kosztuje { $needed }, a masz { $tokens }: wystarczy.
       *[false] To kosztuje { $needed }, a masz tylko { $tokens }.
    }
why-wheel-sources = { $tokens ->
        [one] Jako { NAME($used, form: "plural-genitive") } możesz za 1 żeton łaski użyć kości i kart w kolorach: { $colors }.
        [few] Jako { NAME($used, form: "plural-genitive") } możesz za { $tokens } żetony łaski użyć kości i kart w kolorach: { $colors }.
       *[many] Jako { NAME($used, form: "plural-genitive") } możesz za { $tokens } żetonów łaski użyć kości i kart w kolorach: { $colors }.
    }
why-wheel-one-card = Każda niewykorzystana kość to jedna akcja, a kartę możesz zagrać w turze tylko jedną.
why-wheel-actions = To daje { $unused } + 1 = { $actions }.
why-wheel-sail = Okręt musi się zatrzymać na polu w kolorze użytej kości, więc użyj którejś kości jako { NAME($color, form: "feminine-genitive") }.
why-wheel-earn = Za każdą kość możesz wziąć 2 żetony łaski, a to wystarcza na dwa pola koła.
why-wheel-renewed = Gdy stos jest pusty, odrzucone karty tasuje się i tworzą nowy stos.
why-wheel-drawn = Kart jest razem { $pile } + { $discarded } = { $total }, a kości trzy, więc { $left ->
        [0] nie dobierasz żadnej karty.
        [one] dobierasz 1 kartę.
       *[few] dobierasz { $left } karty.
    }

## Na co zwrócić uwagę

hint-wheel = W którą stronę przesuwasz się po kole i o ile pól?
hint-wheel-price = Zacznij od koloru { NAME($color, form: "genitive") } i licz zgodnie z ruchem wskazówek zegara. Ile jest pól do koloru { NAME($used, form: "genitive") }?
hint-wheel-becomes = Zacznij od koloru { NAME($color, form: "genitive") } i licz zgodnie z ruchem wskazówek zegara: jedno pole za każdy żeton.
hint-wheel-colors = Zacznij od koloru { NAME($color, form: "genitive") } i licz zgodnie z ruchem wskazówek zegara. Za ile pól możesz zapłacić?
hint-wheel-nearest = Jaki kolor jest następny po kolorze { NAME($color, form: "instrumental") }, zgodnie z ruchem wskazówek zegara?
hint-wheel-which-die = Od każdej kości policz pola do koloru { NAME($used, form: "genitive") }, zgodnie z ruchem wskazówek zegara.
hint-wheel-sail = Która kość ma na kole najbliżej do koloru { NAME($color, form: "genitive") }, zgodnie z ruchem wskazówek zegara?
hint-wheel-actions = Ile kart możesz zagrać w jednej turze?
hint-wheel-sources = Policz pola do koloru { NAME($used, form: "genitive") } od każdej kości i karty.
hint-wheel-earn = Co możesz zrobić z dowolną kością, bez względu na jej kolor?
hint-wheel-pile = Co się dzieje, gdy masz dobrać kartę, a stos jest pusty?
hint-wheel-card = Czy kolor karty można zmienić i ile by to kosztowało?
hint-wheel-three = Sprawdź każdą kość jako { NAME($once, form: "feminine-accusative") } i zsumuj pola.
hint-wheel-whose = Sprawdź każdą kość jako { NAME($once, form: "feminine-accusative") } i zsumuj pola.
