### Pytania ćwiczeń o wariantach: krótkie gry, pierwsza partia, późniejsze przesunięcia bogów.

ask-options-tasks = To krótka gra: liczba zadań każdego gracza to { $count } zamiast 12. Ile z nich to razem { $family ->
        [shrine] kapliczki
        [statue] posągi
        [offering] dary
       *[monster] potwory
    } i { $other ->
        [shrine] kapliczki
        [statue] posągi
        [offering] dary
       *[monster] potwory
    }?
ask-options-tiles = Które z tych kafli okrętów można dostać w wariancie na pierwszą partię?
ask-options-gods = W tej grze o przesunięciach bogów po rzutach innych decydujesz na początku swojej tury. Masz jedno przesunięcie dla jednego z tych bogów: { $gods }. Użyj go tak, żeby któryś dotarł do najwyższego rzędu.

tile-shield = tarcza 2
tile-range = zasięg +2
tile-gods = wszyscy bogowie
tile-favor = łaska +1
tile-task = jedno zadanie mniej
tile-equipment = karta ekwipunku na początku
tile-both-ways = oba kierunki, ładownia +2
tile-recolor = tańsza zmiana koloru

## Dlaczego odpowiedź jest dobra

why-options-order = Zadania wracają do pudełka w tej kolejności: posąg, kapliczka, potwór, dar.
why-options-returned = Tyle zadań wraca, zawsze od początku tej kolejności: { $returned }.
why-options-tasks = { $each } − { $gone } = { $left }.
why-options-simple = W tym wariancie nie ma kafli, które wymagają decyzji na początku albo dotyczą żetonów łaski.
why-options-tiles = W tym wariancie są cztery najprostsze kafle okrętów: tarcza 2, zasięg +2, wszyscy bogowie, oba kierunki.
why-options-later = O przesunięciu decyduje się przed sprawdzaniem ran; dotyczy ono jednego z bogów, których kolory wypadły.
why-options-god = Jednym przesunięciem najwyższy rząd osiąga tylko bóg z rzędu { $row }.

## Na co zwrócić uwagę

hint-options = Co zmienia ten wariant, a co zostaje jak zwykle?
hint-options-tasks = W jakiej kolejności wracają zadania i ile ich wraca?
hint-options-tiles = Które cztery kafle są najprostsze?
hint-options-gods = Który bóg stoi o jeden rząd poniżej najwyższego?
