### Przebieg partii: kto zajął które miejsce, wyniki w kolejnych rundach i komu sprzyjał los.

ending-home = Z powrotem u Zeusa; { $cards ->
        [one] { $cards } karta wyroczni
        [few] { $cards } karty wyroczni
       *[many] { $cards } kart wyroczni
    }, { $tokens ->
        [one] { $tokens } żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }
ending-away = Bez powrotu do Zeusa; wykonane zadania: { $done } z { $all }; { $cards ->
        [one] { $cards } karta wyroczni
        [few] { $cards } karty wyroczni
       *[many] { $cards } kart wyroczni
    }, { $tokens ->
        [one] { $tokens } żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }
ending-by-home = { $home ->
        [one] Jako jedyny z powrotem u Zeusa.
       *[other] Następny w kolejności nie wraca do Zeusa.
    }
    .won = { $home ->
        [one] jako jedyna osoba z powrotem u Zeusa
       *[other] bo następny w kolejności nie wraca do Zeusa
    }
ending-by-tasks = Więcej wykonanych zadań, { $count } do { $less }.
    .won = dzięki wykonanym zadaniom, { $count } do { $less }
ending-by-cards = Tyle samo zadań; więcej kart wyroczni, { $count } do { $less }.
    .won = przy tej samej liczbie zadań dzięki kartom wyroczni, { $count } do { $less }
ending-by-favor = Tyle samo zadań i kart wyroczni; więcej żetonów łaski, { $count } do { $less }.
    .won = przy tej samej liczbie zadań i kart wyroczni dzięki żetonom łaski, { $count } do { $less }
ending-tied = Remis pod każdym względem.
    .won = z takim samym wynikiem pod każdym względem

ending-tasks = Wykonane zadania
ending-favor = Żetony łaski

ending-luck-fight = Walki
ending-luck-fight-about = rundy walki wygrane rzutem kością walki
ending-luck-shrine = Eksplorowanie
ending-luck-shrine-about = odkryte nieznane kafle, na których stanęła własna kapliczka
ending-luck-colors = Kości wyroczni
ending-luck-colors-about = różne kolory w każdym rzucie trzema kośćmi
ending-luck-titan = Tytan
ending-luck-titan-about = ataki odparte tarczą
