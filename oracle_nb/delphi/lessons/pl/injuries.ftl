### Pytania ćwiczeń o ranach i tytanie.

your-injuries = { $total ->
        [0] Nie masz kart ran.
        [one] Masz 1 kartę rany: { NAME($injuries, form: "feminine-accusative") }.
        [few] Masz { $total } karty ran: { NAME($injuries, form: "feminine-accusative") }.
       *[many] Masz { $total } kart ran: { NAME($injuries, form: "feminine-accusative") }.
    }

ask-injuries-check = Zaczyna się twoja tura. { your-injuries } Co się dzieje przy sprawdzaniu ran?
ask-injuries-left = Zaczyna się twoja tura. { your-injuries } Ile z nich zostaje ci po odpoczynku?
ask-injuries-turn = Zaczyna się twoja tura. { your-injuries } Masz też trzy kości i { NAME($card, form: "feminine-accusative") } kartę wyroczni. Co z tego robisz lub możesz zrobić w tej turze?
ask-injuries-discard = { your-injuries } Używasz { NAME($die, form: "feminine-genitive") } kości, żeby odrzucić rany. Ile kart ran ci zostaje?
ask-injuries-ready = { your-injuries } { your-dice } { you-have }. Wykonując najwyżej dwie akcje, zadbaj o to, żeby w następnej turze nie musieć odpoczywać. Zakładamy, że nie dobierzesz więcej kart ran.

## Wynik sprawdzania

injuries-recover = Muszę odpoczywać.
injuries-reward = Biorę 2 żetony łaski albo przesuwam boga.
injuries-nothing = Nic się nie dzieje i wykonuję akcje.

## Co dzieje się w turze

injuries-discard = Odrzucam 3 rany bez użycia kości.
injuries-die = Używam swoich kości.
injuries-card = Zagrywam swoją kartę wyroczni.
injuries-roll = Rzucam wszystkimi kośćmi na następną turę.

## Tytan

ask-titan-drawn = Siła twojej tarczy wynosi { $shield }, a na kości tytana wypada { $roll }. Ile kart ran dobierasz?
ask-titan-rolls = Siła twojej tarczy wynosi { $shield }. Przy jakich wynikach na kości tytana dobierasz dokładnie 1 kartę rany?
ask-titan-first-round = Na początku gry { $owner } gracz wziął kafel okrętu z tarczą o sile 2, a { $other } inny kafel. W pierwszej rundzie na kości tytana wypada { $roll }. Kto dobiera karty ran?
ask-titan-rolled = Pierwszy w kolejności jest { $first } gracz, a ostatni { $last }. Trwa tura { NAME($owner, form: "genitive") } gracza, który { $recovering ->
        [0] nie musi odpoczywać
       *[other] musi odpoczywać
    }. Czy na koniec tej tury ktoś rzuca kością tytana?
ask-titan-turns = Pierwszy w kolejności jest { $first } gracz, a ostatni { $last }. Poniżej są ich tury w dwóch rundach. Na koniec których tur ktoś rzuca kością tytana?
titan-turn-1 = Runda 1: { $first } { $recovers1 ->
        [0] wykonuje akcje
       *[other] odpoczywa
    }.
titan-turn-2 = Runda 1: { $last } { $recovers2 ->
        [0] wykonuje akcje
       *[other] odpoczywa
    }.
titan-turn-3 = Runda 2: { $first } { $recovers3 ->
        [0] wykonuje akcje
       *[other] odpoczywa
    }.
titan-turn-4 = Runda 2: { $last } { $recovers4 ->
        [0] wykonuje akcje
       *[other] odpoczywa
    }.
ask-titan-ready = Siła twojej tarczy wynosi { $shield }. { your-injuries } { your-dice } { you-have }. Na koniec tej rundy atakuje tytan. Wykonując najwyżej dwie akcje, zadbaj o to, żeby żaden wynik od 1 do 5 nie zmusił cię do odpoczynku w następnej turze.

## Dlaczego odpowiedź jest poprawna

why-injuries-check = Odpoczywasz przy 3 lub więcej ranach jednego koloru albo 6 lub więcej łącznie. Bez ran dostajesz nagrodę.
why-injuries-left = Odpoczywając, odrzucasz 3 dowolne rany, a masz ich { $total }.
why-injuries-turn = Odpoczywasz przy 3 lub więcej ranach jednego koloru albo 6 lub więcej łącznie: odrzucasz 3 i nie wykonujesz akcji. Przy mniejszej liczbie ran tura przebiega jak zwykle.
why-injuries-discard = Kością odrzucasz wszystkie rany w jej kolorze, tu { NAME($die, form: "instrumental") }, a innych nie.
why-injuries-ready = Odrzucaj rany, aż będziesz mieć mniej niż 3 w każdym kolorze i mniej niż 6 łącznie.
why-titan-drawn = Wynik 6 zawsze przynosi 2 karty ran. Każdy inny przynosi 1, jeśli jest wyższy od siły tarczy, czyli od { $shield }.
why-titan-rolls = Wyniki wyższe od siły tarczy { $shield } przynoszą 1 kartę rany, poza szóstką, która przynosi 2.
why-titan-first-round = Z tym kaflem okrętu tarcza zaczyna od siły 2, z pozostałymi od 0. Karty ran dobiera każdy, kto ma tarczę słabszą niż wynik { $roll }.
why-titan-rolled = Kością tytana rzuca tylko ostatni gracz rundy, także wtedy, gdy odpoczywa.
why-titan-ready = Licz się z jeszcze jedną raną w dowolnym kolorze: potem możesz mieć najwyżej 2 w każdym kolorze i 5 łącznie.
why-injuries-counts = { $total ->
        [0] Nie masz kart ran.
        [one] Masz 1 kartę rany w kolorze { NAME($color, form: "instrumental") }.
       *[other] { $most ->
            [one] { $total ->
                [few] Masz { $total } karty ran, każdą w innym kolorze.
               *[many] Masz { $total } kart ran, każdą w innym kolorze.
            }
           *[other] { $total ->
                [few] Masz { $total } karty ran, najwyżej { $most } w tym samym kolorze ({ NAME($color, form: "instrumental") }).
               *[many] Masz { $total } kart ran, najwyżej { $most } w tym samym kolorze ({ NAME($color, form: "instrumental") }).
            }
        }
    }
why-injuries-none = Bez kart ran dostajesz nagrodę.
why-injuries-same = Odpoczywasz więc: wystarczą 3 karty w jednym kolorze, a w kolorze { NAME($color, form: "instrumental") } masz ich { $most }.
why-injuries-six = Odpoczywasz więc: wystarczy 6 kart łącznie, a masz ich { $total }.
why-injuries-some = W każdym kolorze masz mniej niż 3, a łącznie mniej niż 6, więc nic się nie dzieje.
why-injuries-left-is = Zostaje więc { $total } − { $gone } = { $left }.
why-injuries-turn-ends = Odpoczywasz więc: odrzucasz 3 karty i nic więcej nie robisz, a kości leżą, jak leżały.
why-injuries-turn-goes-on = Nie odpoczywasz więc: za darmo nic nie odrzucasz, ale używasz kości i kart, a potem rzucasz kośćmi.
why-injuries-discard-is = Kart w kolorze { NAME($die, form: "instrumental") } jest { $count }, a wszystkich { $total }: { $total } − { $count } = { $left }.
why-titan-six = Wynik 6 to 2 karty, bez względu na tarczę.
why-titan-above = Wynik { $roll } jest wyższy od siły tarczy { $shield }, więc dobierasz 1 kartę.
why-titan-below = Wynik { $roll } nie jest wyższy od siły tarczy { $shield }, więc nie dobierasz kart.
why-titan-rolls-are = { COUNT($numbers) ->
        [one] Dokładnie 1 kartę przynosi więc tylko wynik { $numbers }.
       *[other] Dokładnie 1 kartę przynoszą więc wyniki { $numbers }.
    }
why-titan-first-are = { COUNT($colors) ->
        [one] Siły tarcz to 2 i 0, więc wynik { $roll } rani tylko { NAME($colors, form: "genitive") } gracza.
       *[other] Siły tarcz to 2 i 0, więc wynik { $roll } rani { NAME($colors, form: "genitive") } gracza.
    }
why-titan-last = Ostatni w rundzie jest { $owner } gracz, więc teraz rzuca kością tytana.
why-titan-not-last = Teraz gra { $owner } gracz, który nie jest ostatni w rundzie, więc nikt nie rzuca kością tytana.
why-titan-turns-are = Ostatni jest { $owner } gracz, więc rzuca nią na koniec obu swoich tur, a poza tym nikt.

## Na co zwrócić uwagę

hint-injuries = Policz rany w każdym kolorze, potem wszystkie razem.
hint-injuries-check = Czy są 3 karty w jednym kolorze? Ile jest kart łącznie?
hint-injuries-left = Ile kart odrzucasz, gdy odpoczywasz?
hint-injuries-turn = Najpierw sprawdź, czy musisz odpoczywać.
hint-injuries-discard = Ile masz kart ran w kolorze { NAME($die, form: "instrumental") }?
hint-injuries-ready = Czy w którymś kolorze masz za dużo ran? A łącznie?
hint-titan = Porównaj rzut z siłą tarczy i pamiętaj, że 6 działa inaczej.
hint-titan-drawn = Porównaj wynik { $roll } z siłą tarczy { $shield }. A jak działa 6?
hint-titan-rolls = Które wyniki są wyższe od { $shield } i który przynosi więcej niż 1 kartę?
hint-titan-first-round = Z jaką siłą tarczy zaczyna każdy z tych graczy? Porównaj obie z wynikiem { $roll }.
hint-titan-rolled = Kto i kiedy rzuca kością tytana?
hint-titan-turns = Kto ma kość tytana i czy odpoczynek coś tu zmienia?
hint-titan-ready = Co się stanie, gdy dobierzesz jeszcze jedną ranę w kolorze, którego masz najwięcej?
