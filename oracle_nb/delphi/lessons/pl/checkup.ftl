### Sprawdzian: pytania i zdania prawdziwe lub fałszywe.

ask-checkup-die = { you-have } i używasz { NAME($color, form: "feminine-genitive") } kości jako { NAME($used, form: "feminine-genitive") }. Wskaż wszystkie pola, na których to coś daje: dokąd możesz popłynąć, gdzie możesz coś załadować, dostarczyć albo zbudować i gdzie możesz eksplorować lub walczyć.
ask-checkup-card = { you-have } i zagrywasz { NAME($color, form: "feminine-accusative") } kartę wyroczni jako { NAME($used, form: "feminine-accusative") }{ $played ->
        [0] {""}
       *[other] , drugą kartę w tej turze
    }. Wskaż wszystkie pola, na których to coś daje: dokąd możesz popłynąć, gdzie możesz coś załadować, dostarczyć albo zbudować i gdzie możesz eksplorować lub walczyć.
ask-checkup-fight = Siła twojej tarczy to { $shield }; atakujesz { NAME($color, form: "genitive") } potwora i masz jeszcze 3 żetony łaski. Zdania o Zeusie nie dotyczą tej walki. Które z tych zdań są prawdziwe?
ask-checkup-tiles = Twój okręt jest { $own }. Które z tych zdań są prawdziwe?
ask-checkup-cargo = Stoisz obok wyspy z { NAME($color, form: "instrumental") } darem, a każde zdanie podaje, jakie masz kości, karty i ładunek. Które z tych zdań są prawdziwe?

quiz-equal-wins = Wynik { $equal } wygrywa pierwszą rundę.
quiz-lower-wins = Wynik { $less } wygrywa pierwszą rundę.
quiz-nine-wins = Wynik 9 wygrywa pierwszą rundę.
quiz-third-round = Po dwóch przegranych rundach wynik { $less } wygrywa trzecią.
quiz-third-lower = Po dwóch przegranych rundach wynik { $least } wygrywa trzecią.
quiz-zero-hurts = Przy wyniku 0 w pierwszej rundzie dobierasz kartę rany.
quiz-one-hurts = Przy wyniku 1 w pierwszej rundzie dobierasz kartę rany.
quiz-zero-goes-on = Po wyniku 0 w pierwszej rundzie możesz zapłacić za następną.
quiz-favor-between = Po przegranej rundzie możesz { NAME($die, form: "feminine-accusative") } kością wziąć żetony łaski i walczyć dalej.
quiz-full-again = Poddajesz się, gdy siła potwora spadła do { $left }. Następnym razem walka znów zaczyna się od jego pełnej siły.

quiz-look-uncovers = Kafle, które podglądasz, zostają odkryte.
quiz-look-shown = Kafle, które podglądasz, widzą też inni gracze.
quiz-own-shrine = Kafel w twoim kolorze daje ci kapliczkę, nawet gdy jego litery nie ma na żadnym z twoich niewykonanych zadań.
quiz-own-paid = Kafel w twoim kolorze daje ci kapliczkę i nagrodę za literę.
quiz-other-shrine = Odkrywasz { $owner } kafel innego gracza: od razu staje tam jego kapliczka.
quiz-other-paid = Odkrywasz { $owner } kafel innego gracza: dostajesz nagrodę za literę.
quiz-any-die = Swoją { NAME($die, form: "feminine-accusative") } kością możesz bez zmiany koloru eksplorować { $space } z { NAME($color, form: "instrumental") } obramowaniem.
quiz-build-other = Na odkrytym { NAME($owner, form: "instrumental") } kaflu innego gracza możesz zbudować swoją kapliczkę.
quiz-ship-there = Na { $bay } stoi { $owner } okręt innego gracza: mimo to dopłyniesz tam { NAME($sail, form: "feminine-accusative") } kością.
quiz-pond = Jeśli kafle planszy odcinają część morza, plansza jest w porządku.
quiz-cities-cut = Jeśli miasta odcinają część morza, plansza jest w porządku.
quiz-cities-near = Jeśli dwa miasta leżą blisko siebie, plansza jest w porządku.
quiz-temples-twice = Jeśli dwie świątynie mają ten sam kolor, przygotowanie jest w porządku.

quiz-load-second = Wieziesz { $held } dar i potrzebujesz jeszcze { NAME($color, form: "genitive") } daru: możesz go załadować.
quiz-load-beside = Wieziesz { $kept } posąg i potrzebujesz jeszcze { NAME($color, form: "genitive") } daru: możesz go załadować.
quiz-load-third = Wieziesz { $held } dar oraz { $kept } posąg i potrzebujesz jeszcze { NAME($color, form: "genitive") } daru: możesz go załadować.
quiz-load-needless = Twoje jedyne zadanie z darem to zadanie z { NAME($held, form: "instrumental") } darem: możesz załadować { $color } dar.
quiz-load-twice = Masz niewykonane białe zadanie z darem, a { $color } dar masz już złożony: możesz załadować ten dar.
quiz-load-spoken = Twoje jedyne niewykonane zadanie z darem jest białe, a w ładowni masz { $held } dar: możesz załadować { $color } dar.
quiz-any-temple = Masz w ładowni { $held } dar: { NAME($held, form: "feminine-accusative") } kością złożysz go w { NAME($altar, form: "feminine-genitive") } świątyni.
quiz-any-site = Masz w ładowni { $lacking } posąg: { NAME($lacking, form: "feminine-accusative") } kością wzniesiesz go tutaj, gdzie żadne pole budowy nie ma tego koloru.
quiz-filled-site = Masz w ładowni { $filled } posąg: { NAME($filled, form: "feminine-accusative") } kością wzniesiesz go tutaj, gdzie pole budowy w tym kolorze jest zajęte.
quiz-further = Kością w kolorze obramowania możesz eksplorować wyspę { $space }, choć dzieli cię od niej jedno pole morza.
quiz-card = Masz 1 żeton: możesz użyć { NAME($card, form: "feminine-genitive") } karty wyroczni jako { NAME($color, form: "feminine-genitive") } i załadować dar.
quiz-second-card = Po zagraniu jednej karty w tej turze możesz jeszcze załadować dar { NAME($color, form: "feminine-accusative") } kartą wyroczni.
quiz-one-step = Masz 2 żetony: możesz użyć { NAME($card, form: "feminine-genitive") } kości jako { NAME($color, form: "feminine-genitive") } i załadować dar.
quiz-two-steps = Masz 1 żeton: możesz użyć { NAME($beside, form: "feminine-genitive") } kości jako { NAME($color, form: "feminine-genitive") } i załadować dar.
quiz-four-steps = Masz 2 żetony: możesz użyć { NAME($far, form: "feminine-genitive") } kości jako { NAME($color, form: "feminine-genitive") } i załadować dar.

quiz-same-recovers = Zaczynasz turę, mając 3 { NAME($injury, form: "neuter") } rany i 1 { NAME($second, form: "feminine-accusative") }: musisz odpoczywać.
quiz-mixed-recovers = Zaczynasz turę, mając 2 { NAME($injury, form: "neuter") } rany, 1 { NAME($second, form: "feminine-accusative") } i 1 { NAME($third, form: "feminine-accusative") }: musisz odpoczywać.
quiz-recover-left = Odpoczywasz, mając 6 ran: zostają ci 3.
quiz-recover-all = Odpoczywasz, mając 5 ran: nie zostaje ci żadna.
quiz-recover-acts = Po odpoczynku możesz w tej samej turze używać kości.
quiz-few-rewarded = Zaczynasz turę, mając 1 ranę: przed akcjami możesz wziąć 2 żetony łaski albo przesunąć boga.
quiz-discard-all = Masz 2 { NAME($injury, form: "neuter") } rany i 1 { NAME($second, form: "feminine-accusative") }: { NAME($injury, form: "feminine-accusative") } kością odrzucasz obie { NAME($injury, form: "neuter") }.
quiz-titan-equal = Na kości tytana wypada { $shield }: dobierasz 1 kartę rany.
quiz-titan-below = Na kości tytana wypada { $below }: dobierasz 1 kartę rany.
quiz-titan-above = Na kości tytana wypada { $above }: dobierasz dokładnie 1 kartę rany.
quiz-titan-six = Na kości tytana wypada 6: dobierasz 2 karty ran.
quiz-titan-recovering = Ostatni gracz rzuca kością tytana także wtedy, gdy odpoczywa.
quiz-titan-first = Także na koniec tury pierwszego gracza ktoś rzuca kością tytana.

quiz-start-first = Gdy gracze wybierają kafle okrętów, pierwszy gracz wybiera jako pierwszy.
quiz-start-spare = Gdy kafle okrętów wybiera 3 graczy, odkrywa się 4 kafle.
quiz-start-at-once = Ostatni gracz wybiera kafel okrętu z kartą ekwipunku: bierze tę kartę, zanim pozostali wybiorą swoje kafle.
quiz-start-tokens = Drugi gracz zaczyna z 4 żetonami łaski.
quiz-start-display = W grze trzyosobowej jest wyłożonych 6 kart ekwipunku.
quiz-start-injury = Pierwszą turę zaczynasz z kartą rany.
quiz-short-statue = W krótkiej grze z 11 zadaniami każdy ma 2 zadania z posągami zamiast 3.

quiz-home-open = Pole Zeusa jest obok twojego okrętu, a jedno z twoich zadań jest niewykonane: możesz tam dopłynąć { NAME($sail, form: "feminine-accusative") } kością.
quiz-home-sail = Twój okręt jest już u Zeusa: { NAME($sail, form: "feminine-accusative") } kością możesz jeszcze popłynąć na pole obok w tym samym kolorze.
quiz-home-draw = Twój okręt jest już u Zeusa i została ci kość: możesz nią dobrać kartę wyroczni.
quiz-home-later = Drugi z trzech graczy dociera do Zeusa jako pierwszy: trzeci gracz ma jeszcze turę.
quiz-home-earlier = Drugi z trzech graczy dociera do Zeusa jako pierwszy: pierwszy gracz ma jeszcze jedną turę.
quiz-home-first = Docierasz do Zeusa przed Żółtym, bez żetonów łaski. Masz { $lower ->
        [one] 1 kartę wyroczni
        [few] { $lower } karty wyroczni
       *[many] { $lower } kart wyroczni
    }, a Żółty { $cards }: wygrywasz.
quiz-home-cards = Ty i Żółty jesteście u Zeusa. Masz { $cards ->
        [one] 1 kartę wyroczni
        [few] { $cards } karty wyroczni
       *[many] { $cards } kart wyroczni
    } i 1 żeton łaski, a Żółty { $lower ->
        [one] 1 kartę
        [few] { $lower } karty
       *[many] { $lower } kart
    } i 3 żetony: wygrywasz tylko ty.
quiz-home-tie = Ty i Żółty jesteście u Zeusa i macie po { $cards ->
        [one] 1 karcie wyroczni
        [few] { $cards } karty wyroczni
       *[many] { $cards } kart wyroczni
    }. Masz 2 żetony łaski, a Żółty 1: wygrywasz tylko ty.
quiz-home-away = Twój okręt jest u Zeusa i masz { $cards ->
        [one] 1 kartę wyroczni
        [few] { $cards } karty wyroczni
       *[many] { $cards } kart wyroczni
    }. Żółty tam nie dotarł, ale ma ich { $higher }: wygrywasz.
quiz-home-shared = Docierasz do Zeusa przed Żółtym i macie po { $cards ->
        [one] 1 karcie wyroczni
        [few] { $cards } karty wyroczni
       *[many] { $cards } kart wyroczni
    } i 2 żetony łaski: wygrywasz tylko ty.

quiz-hero-later = Masz kartę „{ $hero }” ({ $shown } heros): dobraną później ranę w kolorze { NAME($shown, form: "instrumental") } od razu odrzucasz.
quiz-hero-others = Bierzesz kartę „{ $hero }” ({ $shown } heros): odrzucasz też swoje rany w kolorze { NAME($kept, form: "instrumental") }.
quiz-demigod-other = Masz kartę „{ $demigod }” ({ $shown } półbóg): { NAME($kept, form: "feminine-genitive") } kości możesz użyć jako { NAME($used, form: "feminine-genitive") } bez żetonów łaski.
quiz-demigod-recolored = Masz kartę „{ $demigod }” ({ $shown } półbóg): { NAME($beside, form: "feminine-genitive") } kości możesz użyć jako { NAME($used, form: "feminine-genitive") } za 1 żeton łaski.
quiz-demigod-card = Masz kartę „{ $demigod }” ({ $shown } półbóg): { NAME($shown, form: "feminine-genitive") } karty wyroczni możesz użyć jako { NAME($used, form: "feminine-genitive") } bez żetonów łaski.
quiz-creature-color = Masz kartę „{ $creature }” ({ NAME($shown, form: "neuter") } stworzenie): { NAME($shown, form: "feminine-accusative") } kością możesz się zatrzymać na polu w kolorze { NAME($held, form: "instrumental") }, które leży w zwykłym zasięgu.
quiz-creature-far = Masz kartę „{ $creature }” ({ NAME($shown, form: "neuter") } stworzenie): { NAME($shown, form: "feminine-accusative") } kością dopłyniesz bez żetonów łaski na pole w tym samym kolorze w odległości { $steps }.
quiz-creature-other = Masz kartę „{ $creature }” ({ NAME($shown, form: "neuter") } stworzenie): { NAME($kept, form: "feminine-accusative") } kością dopłyniesz bez żetonów łaski na pole w kolorze { NAME($kept, form: "instrumental") } w odległości { $farthest }.

quiz-ship-back = Masz kafel okrętu „oba kierunki, ładowność +2”: użycie { NAME($die, form: "feminine-genitive") } kości jako { NAME($used, form: "feminine-genitive") } kosztuje 2 żetony łaski.
quiz-ship-only = Masz kafel okrętu „zasięg +2”: użycie { NAME($die, form: "feminine-genitive") } kości jako { NAME($used, form: "feminine-genitive") } kosztuje 2 żetony łaski.
quiz-ship-discount = Masz kafel okrętu „tańsza zmiana koloru”: użycie { NAME($die, form: "feminine-genitive") } kości jako { NAME($via, form: "feminine-genitive") } kosztuje 1 żeton łaski.
quiz-ship-room = Masz kafel okrętu „oba kierunki, ładowność +2”: w ładowni jest miejsce na trzeci ładunek.
quiz-ship-die = Masz kafel okrętu „dodatkowy żeton”: za kość bierzesz 4 żetony łaski.
quiz-ship-offering = Masz kafel okrętu „dodatkowy żeton”: za dar bierzesz 4 żetony łaski.
quiz-ship-god = Masz kafel okrętu „wszyscy bogowie” w grze dwuosobowej: po wymianie na kartę { $god } wraca do rzędu 3.
quiz-ship-responds = Masz kafel okrętu „wszyscy bogowie”, a inny gracz wyrzuca kolor { $die }: możesz przesunąć boga, który jeszcze się nie ruszył ({ $god }).
quiz-ship-reward = Dzięki kaflowi okrętu „jedno zadanie mniej” odrzucasz przed grą zadanie z darem: bierzesz za nie żetony łaski.
quiz-ship-returned = Zadanie z darem w kolorze { NAME($sail, form: "instrumental") } jest odrzucone: możesz załadować { $sail } dar do białego zadania.
quiz-pile-empty = Stos kart wyroczni jest pusty, a odrzuconych jest 6 kart: kością możesz dobrać kartę.
quiz-look-last = Zakryty jest już tylko 1 kafel wyspy: kością możesz go podejrzeć.

## Dlaczego odpowiedź jest poprawna

why-checkup-die = Użyj kości lub karty w nowym kolorze ({ $used }) do wszystkiego, co go wymaga: ładunku, obramowań i potworów obok okrętu oraz pól morza w zasięgu.
why-checkup-tiles = Eksplorujesz i budujesz kością w kolorze obramowania. Kolor kafla mówi, czyja jest kapliczka, a litera, jaką nagrodę dostaje każdy inny. Towarzysz działa tylko w swoim kolorze.
why-checkup-cargo = Do załadowania potrzeba okrętu obok, kości lub karty w tym samym kolorze, miejsca w ładowni i niewykonanego zadania, które tego wymaga.
why-checkup-gods = Użyty bóg wraca do najniższego rzędu, a pierwsze przesunięcie prowadzi stamtąd do rzędu z liczbą graczy. Odpoczywasz przy 3 ranach jednego koloru lub 6 łącznie i odrzucasz 3.
why-checkup-fight = Wygrywa wynik co najmniej równy sile potwora, a rani tylko 0. Tytan rani graczy z tarczą słabszą od wyniku, a przy wyniku 6 każdy dobiera 2 karty ran.
why-checkup-price = Zmiana koloru ({ $color } → { $used }) kosztuje { $tokens }. Żetony łaski, które zostają na dłuższą drogę: { $left }.
why-checkup-spaces = { COUNT($spaces) ->
        [one] Kolor { $used } przydaje się więc tylko na { $spaces }.
       *[other] Kolor { $used } przydaje się więc na { $spaces }.
    }
why-checkup-strengths = Siła w pierwszej rundzie to { $full } − { $shield } = { $strength }, w drugiej { $second }, a w trzeciej { $third }.
why-checkup-steps = Do koloru { NAME($color, form: "genitive") } jest zgodnie z ruchem wskazówek zegara 1 pole od { NAME($card, form: "genitive") }, 2 pola od { NAME($beside, form: "genitive") } i 4 pola od { NAME($far, form: "genitive") }.
why-checkup-colors = Twój okręt jest { $own }, drugi { $owner }, a obramowanie { $space } ma kolor { $color }.
why-checkup-rows = Pierwsze przesunięcie przy { $players } graczach prowadzi do rzędu { $row }.

## Na co zwrócić uwagę

hint-checkup = Sprawdź zasady po kolei: położenie, kolor, koszt, miejsce.
hint-checkup-die = Ile kosztuje zmiana koloru i jak daleko dopłyniesz z resztą żetonów? Potem poszukaj wokół okrętu koloru { NAME($used, form: "genitive") }.
hint-checkup-fight = Najpierw oblicz siłę w każdej rundzie, potem porównaj rzuty tytana z tarczą.
hint-checkup-tiles = Czyj jest kafel, kto może na nim budować i kto dostaje nagrodę?
hint-checkup-cargo = W każdym zdaniu sprawdź zadania, ładownię, kolor i jego koszt.
hint-checkup-gods = W którym rzędzie bóg stoi przedtem i potem i co zdanie mówi o położeniu?
