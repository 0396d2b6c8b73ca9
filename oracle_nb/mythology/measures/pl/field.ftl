### Teksty badania plansz: przygotowania gry, drogi i miary mapy.
### Każda miara ma nazwę, `-reading` (co mówi) i `-number` (liczbę, która ją streszcza: $number;
### $amount to jej wielkość, $sign to "less", "none" albo "more").

## Przygotowania gry

kind-players = Liczba graczy: { $number }
kind-players-about = Losowe przygotowanie dla { $number } graczy, jak na początku partii
summary-high = To przygotowanie sprzyja herosom
summary-low = To przygotowanie sprzyja potworom
summary-usual = Wyrównane przygotowanie
summary-parts = Mapa jest podzielona; liczba części: { $number }
explore-changed = Żetony z rozgrywanej partii. Dla porównania: { $name }.
explore-changed-board = Pozycja z partii
explore-layout = Przygotowanie gry
explore-kind = Liczba graczy
explore-seed-hint = To samo ziarno daje to samo przygotowanie
explore-before = Poprzednie przygotowanie
explore-next = Następne przygotowanie
explore-change = Zmień przygotowanie
explore-another = Inne przygotowanie
explore-more-than = więcej niż w { NUMBER($share, style: "percent") } losowych przygotowań
explore-fewer-than = mniej niż w { NUMBER($share, style: "percent") } losowych przygotowań
explore-usual = jak w większości losowych przygotowań
explore-chart-usual = { $number ->
        [one] To przygotowanie na tle { $number } losowego ({ $name })
       *[other] To przygotowanie na tle { $number } losowych ({ $name })
    }
explore-chart-boards = przygotowania
explore-link = Link do tego przygotowania
explore-compare-about = Przypnij to przygotowanie, a następne zobaczysz obok.
explore-compare-same = Oba przygotowania są takie same.

## Odległości i drogi. $number to -1, gdy drogi nie ma.

explore-picture-reach = Zasięg w turze
explore-caption-reach = Zasięg jednostek z obszaru pola { $space }; liczby: punkty mocy
explore-about-reach = Bóg rusza jednostkami ze swojego obszaru. Za 15 punktów mocy, po 2 za pole, jednostka przejdzie do 7 pól. Liczby to koszt w punktach mocy; wejście na pole z wrogami kosztuje 2 więcej.
journey-hexes = { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }, punkty mocy: { $points }.
journey-foot = { $number ->
        [-1] Pieszo nie ma drogi.
        [one] Pieszo: { $number } pole.
        [few] Pieszo: { $number } pola.
       *[many] Pieszo: { $number } pól.
    }
journey-ship = { $number ->
        [-1] Statkiem nie ma drogi.
        [one] Statkiem: { $number } pole.
        [few] Statkiem: { $number } pola.
       *[many] Statkiem: { $number } pól.
    }
journey-areas = { $number ->
        [0] Oba pola są na tym samym obszarze.
        [one] Po drodze co najmniej { $number } granica obszarów.
        [few] Po drodze co najmniej { $number } granice obszarów.
       *[many] Po drodze co najmniej { $number } granic obszarów.
    }

## Grafy i grupy miar

graph-moves = Ruchy
graph-moves-about = Wierzchołki to wszystkie pola. Krawędź łączy sąsiednie pola: w grze podstawowej teren nie ma znaczenia.
graph-foot = Pieszo
graph-foot-about = Wierzchołki to pola z lądem. Krawędź łączy sąsiednie pola, których nie rozdziela cieśnina. W grze podstawowej widać tu kształt lądu.
graph-ship = Statkiem
graph-ship-about = Wierzchołki to pola z wodą. Krawędź łączy sąsiednie pola, jeśli są na tym samym obszarze wodnym, w obu jest tylko woda albo łączy je cieśnina. W grze podstawowej widać tu kształt mórz.
graph-areas = Obszary
graph-areas-about = Wierzchołki to obszary. Krawędź łączy te, które mają sąsiednie pola.
family-foot = Pieszo
family-ship = Statkiem
family-areas = Obszary
family-turn = Zasięg w turze
family-prizes = Skarby

## Miary

foot-sizes = Spójny ląd
foot-sizes-reading = Liczba pól każdej części lądu, po której można przejść bez statku, od największej.
foot-sizes-number = Największy spójny ląd: { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }
foot-articulation-points = Wąskie gardła na lądzie
foot-articulation-points-reading = Bez któregokolwiek z tych pól ląd wokół niego przestaje być spójny.
foot-articulation-points-number = Wąskie gardła na lądzie: { $number }
foot-betweenness-centrality = Najczęstsze drogi na lądzie
foot-betweenness-centrality-reading = Jaka część najkrótszych dróg lądem między wszystkimi parami pól prowadzi przez każde pole.
foot-betweenness-centrality-number = Najbardziej uczęszczane pole na lądzie: { $number } wszystkich dróg
ship-sizes = Spójne morza
ship-sizes-reading = Liczba pól każdej części wód, po której można pływać, od największej.
ship-sizes-number = Największe spójne morze: { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[many] { $number } pól
    }
ship-articulation-points = Wąskie gardła na morzu
ship-articulation-points-reading = Bez któregokolwiek z tych pól otaczające je morze przestaje być spójne.
ship-articulation-points-number = Wąskie gardła na morzu: { $number }
ship-betweenness-centrality = Najczęstsze drogi na morzu
ship-betweenness-centrality-reading = Jaka część najkrótszych dróg morzem między wszystkimi parami pól prowadzi przez każde pole.
ship-betweenness-centrality-number = Najbardziej uczęszczane pole na morzu: { $number } wszystkich dróg
areas-degree = Sąsiednie obszary
areas-degree-reading = Z iloma obszarami graniczy każdy obszar.
areas-degree-number = Sąsiednie obszary: średnio { $number }
areas-diameter = Największa odległość obszarów
areas-diameter-reading = Ile granic dzieli dwa obszary najdalsze od siebie.
areas-diameter-number = Granice między najdalszymi obszarami: { $number }
turn-hexes = Pola w zasięgu
turn-hexes-reading = Ile pól jest w zasięgu jednostek z każdego obszaru w jednej turze, za 15 punktów mocy.
turn-hexes-number = Pola w zasięgu z obszaru: średnio { $number }
turn-areas = Obszary w zasięgu
turn-areas-reading = Ile obszarów jest w zasięgu jednostek z każdego obszaru w jednej turze, za 15 punktów mocy.
turn-areas-number = Obszary w zasięgu z obszaru: średnio { $number }
turn-prizes = Skarby w zasięgu
turn-prizes-reading = Ile skarbów jest w zasięgu jednostek z każdego obszaru w jednej turze, za 15 punktów mocy.
turn-prizes-number = Skarby w zasięgu z obszaru: średnio { $number }
prizes-nearest = Odległość do najbliższego skarbu
prizes-nearest-reading = Liczba pól od każdego pola do najbliższego skarbu.
prizes-nearest-number = Odległość do najbliższego skarbu: średnio { $number }
prizes-units = Odległość skarbów od jednostek
prizes-units-reading = Odległość skarbu od najbliższego herosa i od najbliższego potwora, średnio dla wszystkich skarbów.
prizes-units-number = { prizes-favor-number }
prizes-favor = Komu sprzyja przygotowanie
prizes-favor-reading = O ile pól bliżej skarbów są herosi niż potwory, średnio dla wszystkich skarbów. Liczba jest ujemna, gdy bliżej są potwory. Nie mówi to nic o bogach ani o kościach.
prizes-favor-number = { $sign ->
        [less] Potwory są bliżej skarbów o { $amount ->
            [one] { $amount } pole
            [few] { $amount } pola
            [many] { $amount } pól
           *[other] { $amount } pola
        }
        [none] Obie strony są tak samo blisko skarbów
       *[more] Herosi są bliżej skarbów o { $amount ->
            [one] { $amount } pole
            [few] { $amount } pola
            [many] { $amount } pól
           *[other] { $amount } pola
        }
    }
key-heroes = herosi
key-monsters = potwory
