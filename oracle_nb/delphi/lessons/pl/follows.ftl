### Pytania o to, co może nastąpić.

ask-next-lost = Atakujesz { NAME($color, form: "genitive") } potwora o sile { $strength } i wyrzucasz { $roll }. { you-have }. Zaznacz wszystkie zdania, które są teraz prawdziwe.
ask-next-end = W tej rundzie grasz jako { $number }. z { $count } osób. Kończysz akcje, mając { $tokens ->
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    } i niewykorzystaną { NAME($die, form: "feminine-accusative") } kość. Zaznacz wszystko, co może się zdarzyć przed turą następnego gracza.

next-hurt = Dobieram kartę rany.
next-on = Mogę zapłacić 1 żeton łaski i rzucić jeszcze raz.
next-over = Walka się skończyła.
next-between = Przed następną rundą mogę użyć { NAME($die, form: "feminine-genitive") } kości.
next-same = W następnej rundzie siła potwora to znowu { $strength }.
next-later = Wynik { $later } wygrywa następną rundę.

next-roll = Rzucam wszystkimi trzema kośćmi wyroczni.
next-others = Inny gracz przesuwa boga dzięki mojemu rzutowi.
next-own = Przesuwam boga dzięki własnemu rzutowi.
next-keep = Nie rzucam niewykorzystaną { NAME($die, form: "feminine-accusative") } kością: zostaje na moją następną turę.
next-pay = Tracę żetony łaski.
next-titan = Rzucam kością tytana.

## Dlaczego odpowiedź jest poprawna

why-next-rolled = Wynik { $roll } przy sile { $strength } oznacza przegraną rundę; kartę rany dobierasz tylko przy wyniku 0.
why-next-then = { $tokens ->
        [0] Nie masz czym zapłacić za następną rundę, więc walka się skończyła.
       *[other] Decydujesz od razu: poddajesz się albo płacisz 1 żeton łaski za rundę przy sile { $strength }.
    }
why-next-roll = Na koniec tury rzucasz wszystkimi trzema kośćmi, zużytymi i niewykorzystanymi, a żetony łaski zachowujesz.
why-next-gods = Każdy inny gracz może przesunąć jednego boga w wyrzuconym przez ciebie kolorze, a ty nie.
why-next-lowest = Twój rzut nie przesunie bogów innych graczy, bo wszyscy ci bogowie stoją w najniższym rzędzie.
why-next-titan = { $more ->
        [true] Grają { $count } osoby, a ty na końcu, więc rzucasz też kością tytana.
       *[false] Grasz jako { $number }. z { $count } osób, a kością tytana rzuca tylko ostatni gracz.
    }

## Na co zwrócić uwagę

hint-next = Co dzieje się automatycznie, a o czym decydujesz?
hint-next-lost = Porównaj { $roll } z { $strength } i policz żetony łaski.
hint-next-end = Komu coś daje twój rzut i gdzie stoją bogowie innych graczy?
