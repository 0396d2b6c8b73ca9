### Pytania ćwiczeń o żeglowaniu.

your-dice = { COUNT($dice) ->
        [one] Masz { NAME($dice, form: "feminine-accusative") } kość.
       *[other] Twoje kości: { NAME($dice, form: "feminine") }.
    }
so-many-tokens = { $tokens ->
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
ask-sailing-reach-paid = Na dłuższą drogę możesz wydać { so-many-tokens }. Wskaż wszystkie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością.
ask-sailing-shallows = Przyjrzyj się, co leży po drodze. Wskaż wszystkie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością bez żetonów łaski.
ask-sailing-start = Gra się zaczyna, a twój okręt stoi jeszcze na polu Zeusa. Wskaż wszystkie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością bez żetonów łaski.
ask-sailing-company = Na { $space } stoi inny okręt. Wskaż wszystkie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością bez żetonów łaski.
ask-sailing-beside = Chcesz stanąć obok { $space }. { you-have }. Wskaż wszystkie sąsiednie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością.
ask-sailing-steps = O ile pól przesunie się twój okręt, płynąc na { $space } najkrótszą drogą? Licz ostatnie pole, ale nie to, na którym stoisz.
ask-sailing-cost = Ile żetonów łaski kosztuje ruch na { $space } { NAME($color, form: "feminine-accusative") } kością?
ask-sailing-price = Możesz zmienić kolor swojej { NAME($color, form: "feminine-genitive") } kości i zapłacić za dłuższą drogę. Ile najmniej żetonów łaski może kosztować ruch na { $space } tą jedną kością?
ask-sailing-may = { you-have }. Czy możesz bez zmiany koloru dopłynąć na { $space } { NAME($color, form: "feminine-accusative") } kością?
ask-sailing-which-die = Kością jakiego koloru dopłyniesz na { $space }, jeśli go nie zmienisz?
ask-sailing-pick = { you-have }. Który z tych ruchów możesz wykonać { NAME($color, form: "feminine-accusative") } kością?
ask-sailing-why-not = { you-have } i chcesz popłynąć na { $space } { NAME($color, form: "feminine-accusative") } kością bez zmiany koloru. Co na to zasady?
ask-sailing-order = Chcesz wykonać w tej turze wszystkie trzy ruchy. { you-have }. Ułóż je w takiej kolejności, żeby każdy był dozwolony.
ask-sailing-trip = Dopłyń na { $space } dwiema kośćmi, dowolną drogą. { your-dice } { you-have }.
ask-sailing-alongside = Dopłyń na pole obok { $space } dwiema kośćmi, dowolną drogą. { your-dice } { you-have }.
ask-sailing-fewest = { your-dice } Nie masz żetonów łaski i używasz kości tylko do żeglowania. Ile kości potrzebujesz co najmniej, żeby dopłynąć na { $space }?

## Co zasady mówią o ruchu

sailing-fine = Mogę tam popłynąć.
sailing-color = Pole ma niewłaściwy kolor.
sailing-far = To za daleko.
sailing-blocked = Tam nie wpłynie żaden okręt.
