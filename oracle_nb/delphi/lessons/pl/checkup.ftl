### Sprawdzian: o co pyta i zdania, które są prawdziwe albo nie.

ask-checkup-die = Masz { $tokens ->
        [0] 0 żetonów łaski
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    } i używasz { NAME($color, form: "feminine-genitive") } kości jako { NAME($used, form: "feminine-genitive") }. Wskaż wszystkie pola, na których może ona coś zdziałać: dokąd możesz popłynąć i gdzie możesz coś załadować, oddać, eksplorować, zbudować albo walczyć.
ask-checkup-card = Masz { $tokens ->
        [0] 0 żetonów łaski
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    } i zagrywasz { NAME($color, form: "feminine-accusative") } kartę wyroczni jako { NAME($used, form: "feminine-accusative") }{ $played ->
        [0] {""}
       *[other] , drugą kartę w tej turze
    }. Wskaż wszystkie pola, na których może ona coś zdziałać: dokąd możesz popłynąć i gdzie możesz coś załadować, oddać, eksplorować, zbudować albo walczyć.
ask-checkup-fight = Siła twojej tarczy to { $shield }; atakujesz { NAME($color, form: "genitive") } potwora i masz jeszcze 3 żetony łaski. Które z tych zdań są prawdziwe?
ask-checkup-tiles = Kolor twojego okrętu: { $own }. Które z tych zdań są prawdziwe?
ask-checkup-cargo = Stoisz obok { NAME($color, form: "genitive") } daru i masz kości, o których mowa. Które z tych zdań są prawdziwe?

quiz-equal-wins = { $equal } wygrywa pierwszą rundę.
quiz-higher-wins = { $higher } wygrywa pierwszą rundę.
quiz-lower-wins = { $less } wygrywa pierwszą rundę.
quiz-nine-wins = 9 wygrywa pierwszą rundę.
quiz-second-round = Po przegranej rundzie { $equal } wygrywa drugą.
quiz-third-round = Po dwóch przegranych rundach { $less } wygrywa trzecią.
quiz-third-lower = Po dwóch przegranych rundach { $least } wygrywa trzecią.
quiz-zero-wins = 0 wygrywa pierwszą rundę.
quiz-zero-hurts = 0 w pierwszej rundzie kosztuje ranę.
quiz-one-hurts = 1 w pierwszej rundzie kosztuje ranę.
quiz-zero-goes-on = Po 0 w pierwszej rundzie możesz zapłacić za następną.
quiz-favor-between = Po przegranej rundzie możesz użyć { NAME($die, form: "feminine-genitive") } kości, by wziąć żetony łaski, i walczyć dalej.
quiz-full-again = Poddajesz się, gdy siła potwora spadła do { $left }. Następnym razem zaczynasz znów od jego pełnej siły.

quiz-look-uncovers = Podejrzane kafle zostają odkryte.
quiz-look-shown = Podejrzane przez ciebie kafle widzą też inni gracze.
quiz-own-shrine = Kafel w twoim kolorze daje ci kapliczkę, nawet gdy jego litery nie ma na żadnym z twoich niewykonanych zadań.
quiz-own-paid = Kafel w twoim kolorze daje ci kapliczkę i nagrodę za literę.
quiz-other-shrine = Odkrywasz kafel innego gracza (kolor: { $owner }): od razu staje tam jego kapliczka.
quiz-other-paid = Odkrywasz kafel innego gracza (kolor: { $owner }): dostajesz nagrodę za literę.
quiz-any-die = Twoja { NAME($die, form: "feminine") } kość, bez zmiany koloru, eksploruje { $space }; kolor obramowania: { $color }.
quiz-build-other = Na odkrytym kaflu innego gracza (kolor: { $owner }) możesz zbudować swoją kapliczkę.
quiz-build-own = Na odkrytym kaflu w twoim kolorze możesz zbudować kapliczkę, nawet gdy jego litery nie ma na żadnym z twoich niewykonanych zadań.
quiz-ship-there = Na { $bay } stoi okręt innego gracza (kolor: { $owner }): twoja { NAME($sail, form: "feminine") } kość i tak może cię tam zabrać.
quiz-pond = Jeśli kafle planszy odcinają część morza, plansza jest w porządku.
quiz-cities-cut = Jeśli miasta odcinają część morza, plansza jest w porządku.
quiz-cities-near = Jeśli dwa miasta leżą tuż obok siebie, plansza jest w porządku.
quiz-temples-twice = Jeśli dwie świątynie mają ten sam kolor, przygotowanie jest w porządku.

quiz-load = Potrzebujesz tego { NAME($color, form: "genitive") } daru: ładuje go twoja { NAME($color, form: "feminine") } kość.
quiz-load-second = Potrzebujesz go, a w ładowni masz { $held } dar: możesz go załadować.
quiz-load-beside = Potrzebujesz go, a w ładowni masz { $kept } posąg: możesz go załadować.
quiz-load-third = Potrzebujesz go, a w ładowni masz { $held } dar i { $kept } posąg: możesz go załadować.
quiz-load-needless = Twoje jedyne zadanie z darem ma inny kolor ({ $held }): możesz go załadować.
quiz-load-twice = Masz niewykonane białe zadanie z darem, a dar w tym kolorze ({ $color }) już złożony: możesz go załadować.
quiz-load-spoken = Jedyne niewykonane zadanie z darem jest białe, a w ładowni masz { $held } dar: możesz go załadować.
quiz-any-temple = Masz w ładowni { $held } dar: { NAME($held, form: "feminine") } kość składa go w { NAME($altar, form: "feminine-genitive") } świątyni.
quiz-any-site = Masz w ładowni { $lacking } posąg: { NAME($lacking, form: "feminine") } kość wznosi go tutaj, gdzie żadne pole budowy nie ma tego koloru.
quiz-filled-site = Masz w ładowni { $filled } posąg: { NAME($filled, form: "feminine") } kość wznosi go tutaj, gdzie pole budowy w tym kolorze jest zajęte.
quiz-further = Kością w kolorze obramowania możesz eksplorować { $space }, oddaloną o jedno pole morza.
quiz-card = Masz 1 żeton: twoja { NAME($card, form: "feminine") } karta wyroczni ładuje dar jako { NAME($color, form: "feminine") }.
quiz-second-card = W tej turze zagrano już kartę: twoja { NAME($color, form: "feminine") } karta wyroczni ładuje dar.
quiz-one-step = Masz 2 żetony: twoja { NAME($card, form: "feminine") } kość ładuje dar jako { NAME($color, form: "feminine") }.
quiz-two-steps = Masz 1 żeton: twoja { NAME($beside, form: "feminine") } kość ładuje dar jako { NAME($color, form: "feminine") }.
quiz-two-paid = Masz 4 żetony: twoja { NAME($beside, form: "feminine") } kość ładuje dar jako { NAME($color, form: "feminine") }.
quiz-three-steps = Masz 2 żetony: twoja { NAME($middle, form: "feminine") } kość ładuje dar jako { NAME($color, form: "feminine") }.
quiz-four-steps = Masz 2 żetony: twoja { NAME($far, form: "feminine") } kość ładuje dar jako { NAME($color, form: "feminine") }.
