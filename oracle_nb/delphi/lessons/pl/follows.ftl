### Pytania o to, co może nastąpić.

ask-next-lost = Atakujesz { NAME($color, form: "genitive") } potwora o sile { $strength } i wyrzucasz { $roll }. Masz { so-many-tokens }. Wybierz wszystko, co jest teraz prawdą.
ask-next-end = W tej rundzie grasz jako { $number }. z { $count } osób. Kończysz akcje, mając { $tokens ->
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    } i nieużytą { NAME($die, form: "feminine-accusative") } kość. Wybierz wszystko, co może się zdarzyć przed turą następnego gracza.

next-hurt = Dobieram kartę rany.
next-on = Mogę zapłacić 1 żeton łaski i rzucić jeszcze raz.
next-over = Walka się skończyła.
next-between = Przed następną rundą mogę użyć { NAME($die, form: "feminine-genitive") } kości.
next-same = W następnej rundzie siła potwora to znowu { $strength }.
next-later = Wynik { $later } wygrywa następną rundę.

next-roll = Rzucam wszystkimi trzema kośćmi wyroczni.
next-others = Inny gracz przesuwa boga dzięki mojemu rzutowi.
next-own = Przesuwam boga dzięki własnemu rzutowi.
next-keep = Nieużyta { NAME($die, form: "feminine") } kość zostaje bez rzutu na moją następną turę.
next-pay = Tracę żetony łaski.
next-titan = Rzucam kością tytana.

## Dlaczego odpowiedź jest poprawna

why-next-rolled = Wynik { $roll } przeciwko sile { $strength } oznacza przegraną rundę; ranę kosztuje tylko 0.
why-next-then = { $tokens ->
        [0] Nie masz czym zapłacić za następną rundę, więc walka się skończyła.
       *[other] Decydujesz od razu: poddajesz się albo płacisz 1 żeton łaski za rundę przeciwko sile { $strength }.
    }
why-next-roll = Na końcu tury rzucasz wszystkimi trzema kośćmi, użytymi i nieużytymi, a żetony łaski zachowujesz.
why-next-gods = Za każdy wyrzucony przez ciebie kolor inni gracze mogą przesunąć boga tego koloru, a ty nie.
why-next-lowest = Twój rzut nie przesunie żadnego boga innych graczy: wszyscy stoją w najniższym rzędzie.
why-next-titan = { $more ->
        [true] Grasz jako ostatnia z { $count } osób, więc rzucasz też kością tytana.
       *[false] Grasz jako { $number }. z { $count } osób, a kością tytana rzuca tylko ostatnia.
    }

## Na co zwrócić uwagę

hint-next = Co dzieje się samo według zasad, a o czym decydujesz?
hint-next-lost = Porównaj { $roll } z { $strength } i policz żetony łaski.
hint-next-end = Komu coś daje twój rzut i gdzie stoją bogowie innych graczy?
