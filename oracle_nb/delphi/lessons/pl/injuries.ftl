### Pytania ćwiczeń o ranach i tytanie.

your-injuries = { $total ->
        [0] Nie masz kart ran.
        [one] Masz 1 kartę rany w kolorze: { $injuries }.
        [few] Masz { $total } karty ran w kolorach: { $injuries }.
       *[many] Masz { $total } kart ran w kolorach: { $injuries }.
    }

ask-injuries-check = Zaczyna się twoja tura. { your-injuries } Jaki jest wynik sprawdzania ran?
ask-injuries-left = Zaczyna się twoja tura. { your-injuries } Ile z nich zostaje ci po odpoczynku?
ask-injuries-turn = Zaczyna się twoja tura. { your-injuries } Masz też trzy kości i kartę wyroczni (kolor: { $card }). Co z tego robisz lub możesz zrobić w tej turze?
ask-injuries-discard = { your-injuries } Używasz { NAME($die, form: "feminine-genitive") } kości, żeby odrzucić rany. Ile kart ran ci zostaje?
ask-injuries-ready = { your-injuries } { your-dice } Masz { so-many-tokens }. Wykonując najwyżej dwie akcje, zadbaj o to, żeby w następnej turze nie musieć odpoczywać. Zakładamy, że nie dobierzesz więcej kart ran.

## Wynik sprawdzania

injuries-recover = Muszę odpoczywać.
injuries-reward = Biorę 2 żetony łaski albo przesuwam boga.
injuries-nothing = Nic się nie dzieje i wykonuję akcje.

## Co dzieje się w turze

injuries-discard = Odrzucam 3 karty ran, nie używając do tego kości.
injuries-die = Używam swoich kości.
injuries-card = Zagrywam swoją kartę wyroczni.
injuries-roll = Rzucam kośćmi na następną turę.

## Tytan

ask-titan-drawn = Siła twojej tarczy wynosi { $shield }, a na kości tytana wypada { $roll }. Ile kart ran dobierasz?
ask-titan-rolls = Siła twojej tarczy wynosi { $shield }. Przy jakich wynikach na kości tytana dobierasz dokładnie 1 kartę rany?
ask-titan-first-round = Na początku gry { $owner } gracz wziął kafel okrętu z tarczą o sile 2, a { $other } inny kafel. W pierwszej rundzie na kości tytana wypada { $roll }. Kto dobiera karty ran?
ask-titan-rolled = Pierwszy w kolejności jest { $first } gracz, a ostatni { $last }. Trwa tura { NAME($owner, form: "genitive") } gracza, który { $recovering ->
        [0] nie musi odpoczywać
       *[other] musi odpoczywać
    }. Czy na koniec tej tury ktoś rzuca kością tytana?
ask-titan-ready = Siła twojej tarczy wynosi { $shield }. { your-injuries } { your-dice } Masz { so-many-tokens }. Na koniec tej rundy atakuje tytan. Wykonując najwyżej dwie akcje, zadbaj o to, żeby żaden wynik od 1 do 5 nie zmusił cię do odpoczynku w następnej turze.
