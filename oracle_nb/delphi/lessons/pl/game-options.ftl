### Pytania ćwiczeń o wariantach: krótkie gry, pierwsza partia, późniejsze przesunięcia bogów.

ask-options-tasks = To krótka gra: każdy gracz ma { $count } zadań zamiast 12. Ile jest wśród nich łącznie { $family ->
        [shrine] kapliczek
        [statue] posągów
        [offering] darów
       *[monster] potworów
    } i { $other ->
        [shrine] kapliczek
        [statue] posągów
        [offering] darów
       *[monster] potworów
    }?
ask-options-tiles = Które z tych kafli okrętów można dostać w wariancie na pierwszą partię?
ask-options-gods = W tej grze o przesunięciach bogów po rzutach innych decydujesz na początku swojej tury. Masz jedno przesunięcie dla jednego z tych bogów: { $gods }. Użyj go tak, żeby któryś dotarł do najwyższego rzędu.

tile-shield = tarcza 2
tile-range = zasięg +2
tile-gods = wszyscy bogowie
tile-favor = dodatkowy żeton
tile-task = jedno zadanie mniej
tile-equipment = ekwipunek na początek
tile-both-ways = oba kierunki, ładowność +2
tile-recolor = tańsza zmiana koloru

## Dlaczego odpowiedź jest poprawna

why-options-order = Zadania wracają do pudełka w tej kolejności: posąg, kapliczka, potwór, dar.
why-options-returned = { $returned ->
        [one] Wraca tylko { $returned } zadanie, pierwsze w tej kolejności.
        [few] Wracają { $returned } zadania, od początku tej kolejności.
       *[other] Wraca { $returned } zadań, od początku tej kolejności.
    }
why-options-tasks = Z tych dwóch rodzajów zostaje { $each } − { $gone } = { $left }.
why-options-simple = W tym wariancie nie ma kafli, które wymagają decyzji na początku albo dotyczą żetonów łaski.
why-options-tiles = W tym wariancie są cztery najprostsze kafle okrętów: tarcza 2, zasięg +2, wszyscy bogowie, oba kierunki.
why-options-later = O przesunięciu decyduje się przed sprawdzaniem ran; dotyczy ono jednego z bogów, których kolory wypadły.
why-options-god = Jednym przesunięciem najwyższy rząd osiąga tylko bóg z rzędu { $row }.

## Na co zwrócić uwagę

hint-options = Co zmienia ten wariant, a co zostaje jak zwykle?
hint-options-tasks = W jakiej kolejności wracają zadania i ile ich wraca?
hint-options-tiles = Które cztery kafle są najprostsze?
hint-options-gods = Który bóg stoi o jeden rząd poniżej najwyższego?
