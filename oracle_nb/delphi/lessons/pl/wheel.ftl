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
    }. Zaznacz wszystkie kolory, w jakich możesz użyć { NAME($color, form: "feminine-genitive") } kości.
ask-wheel-nearest = Ułóż te kolory według ceny zmiany koloru { NAME($color, form: "feminine-genitive") } kości: od najtańszego do najdroższego.
ask-wheel-which-die = Potrzebujesz koloru { NAME($used, form: "genitive") }. Jaki kolor ma kość, którą zmienisz na niego najtaniej?
ask-wheel-three = W tej turze chcesz użyć trzech kości jako dwóch { NAME($twice, form: "plural-genitive") } i jednej { NAME($once, form: "feminine-genitive") }. Ile najmniej żetonów łaski może to kosztować?
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
    }; w tej turze nie zagrano jeszcze żadnej karty. Ile akcji możesz w niej jeszcze wykonać tymi kośćmi i kartami?
ask-wheel-sail = Obok twojego okrętu jest { NAME($color, form: "neuter") } pole morza { $space }, ale nie masz { NAME($color, form: "feminine-genitive") } kości. Masz za to { $tokens ->
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }. Popłyń tam.
ask-wheel-earn = Obok twojego okrętu jest { NAME($color, form: "neuter") } pole morza { $space }. Nie masz { NAME($color, form: "feminine-genitive") } kości ani żetonów łaski. Dopłyń tam dwiema akcjami.
