### Pytania ćwiczeń o wyścigu do Zeusa: jego pole, ostatnia runda i zwycięzca.

ask-home-enter = { $tasks ->
        [0] Wszystkie twoje zadania są wykonane.
       *[other] Jedno z twoich zadań jest jeszcze niewykonane.
    } { you-have }. Czy możesz teraz dopłynąć do Zeusa { NAME($die, form: "feminine-accusative") } kością?
ask-home-who = Jedno niewykonane zadanie ma jeszcze { $color } gracz, pozostali wykonali wszystkie. { $count ->
        [0] Nikt nie ma żetonów łaski.
        [one] Żeton łaski ma tylko { $colors } gracz.
       *[other] Po 1 żetonie łaski mają tylko gracze: { $colors }.
    } Każdy ma jedną kość. Kto może nią dopłynąć do Zeusa?
ask-home-then = Wszystkie twoje zadania są wykonane, a pierwszą kością docierasz właśnie do Zeusa. { your-dice } W najwyższym rzędzie stoją Posejdon i { $god }. Co z tego możesz jeszcze zrobić w tej turze?
ask-home-most = Docierasz właśnie do Zeusa i { $owned ->
        [0] nie masz kart wyroczni
        [one] masz 1 kartę wyroczni
        [few] masz { $owned } karty wyroczni
       *[many] masz { $owned } kart wyroczni
    }. { COUNT($dice) ->
        [0] Nie masz już kości.
        [one] Została ci { NAME($dice, form: "feminine") } kość.
       *[other] Twoje kości: { NAME($dice, form: "feminine") }.
    } { $count ->
        [0] Żaden bóg nie stoi w najwyższym rzędzie.
       *[other] W najwyższym rzędzie: { $gods }.
    } Ile maksymalnie kart wyroczni możesz mieć na koniec tej tury?
ask-home-turns = Kolejność tur: { $ships }. W tej rundzie { $color } gracz jako pierwszy dociera do Zeusa. Kto będzie jeszcze miał turę przed końcem gry? Jeśli nikt, nie zaznaczaj nikogo.
ask-home-winner = Koniec gry. Oto gracze: { $a-ship } { $a-home ->
        [0] nie dotarł do Zeusa
        [1] jako pierwszy dotarł do Zeusa
       *[other] dotarł do Zeusa
    } i ma { $a-cards ->
        [one] 1 kartę wyroczni
        [few] { $a-cards } karty wyroczni
       *[many] { $a-cards } kart wyroczni
    } oraz { $a-tokens ->
        [0] 0 żetonów łaski
        [one] 1 żeton łaski
        [few] { $a-tokens } żetony łaski
       *[many] { $a-tokens } żetonów łaski
    }; { $b-ship } { $b-home ->
        [0] nie dotarł do Zeusa
        [1] jako pierwszy dotarł do Zeusa
       *[other] dotarł do Zeusa
    } i ma { $b-cards ->
        [one] 1 kartę wyroczni
        [few] { $b-cards } karty wyroczni
       *[many] { $b-cards } kart wyroczni
    } oraz { $b-tokens ->
        [0] 0 żetonów łaski
        [one] 1 żeton łaski
        [few] { $b-tokens } żetony łaski
       *[many] { $b-tokens } żetonów łaski
    }; { $c-ship } { $c-home ->
        [0] nie dotarł do Zeusa
        [1] jako pierwszy dotarł do Zeusa
       *[other] dotarł do Zeusa
    } i ma { $c-cards ->
        [one] 1 kartę wyroczni
        [few] { $c-cards } karty wyroczni
       *[many] { $c-cards } kart wyroczni
    } oraz { $c-tokens ->
        [0] 0 żetonów łaski
        [one] 1 żeton łaski
        [few] { $c-tokens } żetony łaski
       *[many] { $c-tokens } żetonów łaski
    }; { $d-ship } { $d-home ->
        [0] nie dotarł do Zeusa
        [1] jako pierwszy dotarł do Zeusa
       *[other] dotarł do Zeusa
    } i ma { $d-cards ->
        [one] 1 kartę wyroczni
        [few] { $d-cards } karty wyroczni
       *[many] { $d-cards } kart wyroczni
    } oraz { $d-tokens ->
        [0] 0 żetonów łaski
        [one] 1 żeton łaski
        [few] { $d-tokens } żetony łaski
       *[many] { $d-tokens } żetonów łaski
    }. Kto wygrywa? Przy wspólnym zwycięstwie zaznacz wszystkich zwycięzców.
ask-home-race = Masz w ładowni { $color } dar, a jego złożenie to twoje ostatnie niewykonane zadanie. Ukończ wyścig w tej turze, wykonując trzy akcje: na końcu masz być u Zeusa i mieć kartę wyroczni. { your-dice } { you-have }.
ask-home-win = Kończysz ostatnią rundę i docierasz właśnie do Zeusa. Masz { $owned ->
        [0] 0 kart wyroczni
        [one] 1 kartę wyroczni
        [few] { $owned } karty wyroczni
       *[many] { $owned } kart wyroczni
    } i { token-count }. { your-dice } W najwyższym rzędzie stoi { $god }. U Zeusa jest też { $color } gracz, który ma { $cards ->
        [one] 1 kartę wyroczni
        [few] { $cards } karty wyroczni
       *[many] { $cards } kart wyroczni
    } i { $theirs ->
        [0] 0 żetonów łaski
        [one] 1 żeton łaski
        [few] { $theirs } żetony łaski
       *[many] { $theirs } żetonów łaski
    }. Wykonując najwyżej trzy akcje, zadbaj o to, żeby zwycięstwo było tylko twoje.

zeus-closed = Nie, przez niewykonane zadanie
zeus-far = Nie, jest za daleko

## Dlaczego odpowiedź jest poprawna

why-home-away = { $steps ->
        [one] Do Zeusa jest { $steps } pole, a możesz przepłynąć najwyżej { $farthest }.
        [few] Do Zeusa są { $steps } pola, a możesz przepłynąć najwyżej { $farthest }.
       *[many] Do Zeusa jest { $steps } pól, a możesz przepłynąć najwyżej { $farthest }.
    }
why-home-enter = { $tasks ->
        [0] Wszystkie twoje zadania są wykonane, więc pole Zeusa jest dla ciebie otwarte; dopłyniesz tam kością w dowolnym kolorze, jeśli liczba pól nie przekracza { $farthest }.
       *[other] Masz jeszcze niewykonane zadanie, a pole Zeusa otwiera się dopiero po wykonaniu wszystkich.
    }
why-home-sails = Kością w dowolnym kolorze okręt przepływa najwyżej { $range } pola, a za żeton łaski o 1 więcej.
why-home-near = Pole Zeusa jest zamknięte dla { NAME($color, form: "genitive") } gracza, który ma jeszcze niewykonane zadanie. Inne okręty, które mają do Zeusa najwyżej { $range } pola: { $colors }.
why-home-near-paid = Pole Zeusa jest zamknięte dla { NAME($color, form: "genitive") } gracza, który ma jeszcze niewykonane zadanie. Inne okręty, które mają do Zeusa najwyżej { $range } pola: { $colors }. O 1 pole dalej, ale z żetonem łaski: { $beside }.
why-home-paid = Pole Zeusa jest zamknięte dla { NAME($color, form: "genitive") } gracza, który ma jeszcze niewykonane zadanie. Z pozostałych dopłynie tam tylko { $beside }: ma o 1 pole za daleko, ale też żeton łaski.
why-home-then = U Zeusa możesz jeszcze użyć kości i bogów do wszystkiego poza ruchem okrętu.
why-home-then-die = Na { $space } nie popłyniesz { NAME($color, form: "feminine-accusative") } kością, bo okręt zostaje u Zeusa. Pozostałe trzy akcje są możliwe.
why-home-then-god = { $god } nie przemieści cię na { $space }, bo okręt zostaje u Zeusa. Pozostałe trzy akcje są możliwe.
why-home-sources = Każda kość, która ci została, daje kartę wyroczni, a każdego boga z najwyższego rzędu możesz na nią wymienić.
why-home-left = Masz { $owned ->
        [0] 0 kart wyroczni
        [one] 1 kartę wyroczni
        [few] { $owned } karty wyroczni
       *[many] { $owned } kart wyroczni
    }. { $unused ->
        [0] Nie została ci żadna kość
        [one] Została ci 1 kość
        [few] Zostały ci { $unused } kości
       *[many] Zostało ci { $unused } kości
    }, a w najwyższym rzędzie { $count ->
        [0] nie masz żadnego boga
        [one] masz 1 boga
        [few] masz { $count } bogów
       *[many] masz { $count } bogów
    }.
why-home-total = { $owned } + { $unused } + { $count } = { $cards }.
why-home-round = Runda, w której pierwszy gracz dociera do Zeusa, jest ostatnia. Rozgrywa się ją do końca i nikt nie zaczyna następnej.
why-home-turns = { $count ->
        [0] Ostatni w rundzie jest { $color } gracz, więc nikt nie ma już tury.
        [one] Gdy { $color } gracz kończy turę, w tej rundzie zostaje jeszcze jeden: { $colors }.
       *[other] Gdy { $color } gracz kończy turę, w tej rundzie zostają jeszcze: { $colors }.
    }
why-home-back = Wygrać może tylko ten, kto dotarł do Zeusa: { $colors }.
why-home-cards = Najpierw liczą się karty wyroczni. Największa liczba kart wśród tych graczy to { $cards }: { $colors }.
why-home-tie = To remis, więc rozstrzygają żetony łaski. Największa liczba żetonów to { $tokens }: { $colors }.
why-home-last = Najpierw złóż { $color } dar na { $space }, bo przed wykonaniem ostatniego zadania pole Zeusa jest zamknięte.
why-home-sail = { $steps ->
        [one] Potem dopłyniesz do Zeusa kością w dowolnym kolorze. Jest do niego { $steps } pole, a za darmo przepłyniesz do { $range }.
        [few] Potem dopłyniesz do Zeusa kością w dowolnym kolorze. Są do niego { $steps } pola, a za darmo przepłyniesz do { $range }.
       *[many] Potem dopłyniesz do Zeusa kością w dowolnym kolorze. Jest do niego { $steps } pól, a za darmo przepłyniesz do { $range }.
    }
why-home-card = Kość w dowolnym kolorze daje kartę wyroczni, nawet po dotarciu do celu.
why-home-compare = Musisz mieć więcej kart wyroczni niż drugi gracz albo tyle samo i więcej żetonów łaski.
why-home-within = Z dwiema kośćmi i jednym bogiem dojdziesz najwyżej do { $total } kart wyroczni, a drugi gracz ma ich { $cards }. Kość, za którą bierzesz żetony łaski, nie daje karty.

## Na co zwrócić uwagę

hint-home = Co trzeba zrobić, zanim wpłyniesz na pole Zeusa, i co możesz jeszcze zrobić, gdy już tam jesteś?
hint-home-enter = Czy wszystkie zadania są wykonane i jak daleko jest Zeus?
hint-home-who = Kto wykonał wszystkie zadania i jak daleko od Zeusa jest każdy okręt?
hint-home-turns = Który w kolejności jest gracz, który dociera do Zeusa, i co dzieje się z resztą rundy?
hint-home-winner = Kto w ogóle może wygrać i co liczy się najpierw?
hint-home-tie = Kto w ogóle może wygrać i co liczy się najpierw?
hint-home-most = Co u Zeusa daje jeszcze kość, a co bóg z najwyższego rzędu?
hint-home-win = Ile kart wyroczni możesz jeszcze dostać i kiedy liczą się żetony łaski?
