### Miary morza. O każdej: jej nazwa, `-reading` (co mówi), `-number` (jedna liczba, którą zachowują
### tabele wielu układów, $number).

## Grafy

graph-sailing = Żeglowanie
graph-sailing-about = Węzłami są pola morza. Dwa są połączone, jeśli się stykają: okręt przepływa z jednego na drugie w jednym kroku.
graph-access = Dostęp
graph-access-about = Węzłami są pola morza, wyspy, miasta i pole Zeusa. Stykające się pola morza są połączone w obie strony; z morza strzałka prowadzi do każdej wyspy i każdego miasta obok, a także do Zeusa. Przez wyspę nie prowadzi żadna droga.
graph-hexes = Sześciokąty
graph-hexes-about = Węzłami są wszystkie pola: morze, wyspy, miasta i mielizny. Dwa są połączone, jeśli się stykają, bez względu na to, czy okręt może tam popłynąć.
graph-crossing = Przez mielizny
graph-crossing-about = Węzłami są pola morza. Dwa są połączone, jeśli się stykają albo jeśli leżą między nimi tylko mielizny: okręt z odpowiednim ekwipunkiem przez nie przepływa i nie liczą się one jako pola.
graph-moves = Ruchy
graph-moves-about = Węzłami są pola morza. Strzałka prowadzi tam, dokąd dopłyniesz jedną kością: na pole w kolorze kości w zasięgu okrętu.

graph-corridors = Korytarze
graph-corridors-about = Węzłami są pola morza. Dwa w tym samym kolorze są połączone, jeśli jedną kością tego koloru dopłyniesz z jednego na drugie.

## Jednostki

unit-spaces = { $number ->
        [one] 1 pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }
unit-steps = { $number ->
        [one] 1 krok
        [few] { $number } kroki
        [many] { $number } kroków
       *[other] { $number } kroku
    }
unit-lanes = { $number ->
        [one] 1 przejście
        [few] { $number } przejścia
        [many] { $number } przejść
       *[other] { $number } przejścia
    }
unit-parts = { $number ->
        [one] 1 część
        [few] { $number } części
        [many] { $number } części
       *[other] { $number } części
    }
unit-turns = { $number ->
        [one] 1 tura
        [few] { $number } tury
        [many] { $number } tur
       *[other] { $number } tury
    }
unit-colors = { $number ->
        [one] 1 kolor
        [few] { $number } kolory
        [many] { $number } kolorów
       *[other] { $number } koloru
    }
unit-rings = { $number ->
        [one] 1 pierścień
        [few] { $number } pierścienie
        [many] { $number } pierścieni
       *[other] { $number } pierścienia
    }
unit-degrees = { $number }°
unit-times = { $number ->
        [one] 1 raz
        [few] { $number } razy
        [many] { $number } razy
       *[other] { $number } raza
    }
unit-share = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }

## Kolory i rodzaje wysp, jako klucze grup

key-pink = różowy
key-blue = niebieski
key-yellow = żółty
key-green = zielony
key-red = czerwony
key-black = czarny
key-island = wyspa z kaflem
key-monster = wyspa potworów
key-offering = wyspa darów
key-temple = świątynia
key-statue = wyspa posągów
key-city = miasto
key-zeus = Zeus

## Spójność morza

family-sailing = Morze
sailing-articulation-points = Wąskie gardła (punkty artykulacji)
sailing-articulation-points-reading = Pola, przez które każdy okręt musi przepłynąć w drodze między dwiema częściami morza; gdyby któreś zamknąć, morze by się rozpadło.
sailing-articulation-points-number = { $number ->
        [one] 1 wąskie gardło
        [few] { $number } wąskie gardła
        [many] { $number } wąskich gardeł
       *[other] { $number } wąskiego gardła
    }
sailing-cut-off = Co odcina wąskie gardło
sailing-cut-off-reading = Ile innych pól straciłoby połączenie z największą częścią morza, gdyby zamknąć to pole.
sailing-cut-off-number = { $number ->
        [one] najgorsze wąskie gardło odcina 1 pole
        [few] najgorsze wąskie gardło odcina { $number } pola
        [many] najgorsze wąskie gardło odcina { $number } pól
       *[other] najgorsze wąskie gardło odcina { $number } pola
    }
sailing-bridges = Przesmyki (mosty)
sailing-bridges-reading = Przejścia między dwoma polami, których nie da się opłynąć: na drugą stronę płynie się tylko tędy.
sailing-bridges-number = { $number ->
        [one] 1 przesmyk bez drogi naokoło
        [few] { $number } przesmyki bez drogi naokoło
        [many] { $number } przesmyków bez drogi naokoło
       *[other] { $number } przesmyku bez drogi naokoło
    }
sailing-core-number = Liczba rdzeniowa (2-rdzeń)
sailing-core-number-reading = 1 oznacza zatoczki i prowadzące do nich odnogi; 2 i więcej to morze, które zostaje po usunięciu wszystkich zatoczek i odnóg, jedna po drugiej.
sailing-core-number-number = { $number ->
        [one] 1 pole leży w zatoczce
        [few] { $number } pola leżą w zatoczkach
        [many] { $number } pól leży w zatoczkach
       *[other] { $number } pola leży w zatoczkach
    }
sailing-cycle-basis = Pierścienie (baza cykli)
sailing-cycle-basis-reading = Ile jest niezależnych tras w kółko: każda to jeszcze jedno możliwe obejście.
sailing-cycle-basis-number = { $number ->
        [one] 1 pierścień do opłynięcia
        [few] { $number } pierścienie do opłynięcia
        [many] { $number } pierścieni do opłynięcia
       *[other] { $number } pierścienia do opłynięcia
    }
sailing-biconnected-components = Baseny (składowe dwuspójne)
sailing-biconnected-components-reading = Części morza, w których zamknięcie dowolnego pola zostawia drogę między wszystkimi pozostałymi; spotykają się tylko w wąskich gardłach.
sailing-biconnected-components-number = { $number ->
        [one] 1 basen
        [few] { $number } baseny
        [many] { $number } basenów
       *[other] { $number } basenu
    }
sailing-two-edge-components = Części, których nie podzieli jedno zamknięte przejście (2-spójne krawędziowo)
sailing-two-edge-components-reading = Po zamknięciu dowolnego przejścia pola takiej części pozostają połączone.
sailing-two-edge-components-number = { $number ->
        [one] największa taka część ma 1 pole
        [few] największa taka część ma { $number } pola
        [many] największa taka część ma { $number } pól
       *[other] największa taka część ma { $number } pola
    }
sailing-three-edge-components = Części, których nie podzielą dwa zamknięte przejścia (3-spójne krawędziowo)
sailing-three-edge-components-reading = Po zamknięciu dowolnych dwóch przejść pola takiej części pozostają połączone: to otwarte morze.
sailing-three-edge-components-number = { $number ->
        [one] największa taka część ma 1 pole
        [few] największa taka część ma { $number } pola
        [many] największa taka część ma { $number } pól
       *[other] największa taka część ma { $number } pola
    }
sailing-algebraic-connectivity = Spójność algebraiczna
sailing-algebraic-connectivity-reading = Jak trudno przeciąć morze na pół: przy wartości bliskiej 0 między połowami jest tylko kilka przejść, wyższa oznacza gęstszą sieć dróg.
sailing-algebraic-connectivity-number = spójność algebraiczna { $number }

## Odległości

sailing-diameter = Średnica
sailing-diameter-reading = Najdłuższa droga, jaką trzeba płynąć: tyle kroków dzieli dwa najbardziej odległe pola.
sailing-diameter-number = { $number ->
        [one] 1 krok od końca do końca
        [few] { $number } kroki od końca do końca
        [many] { $number } kroków od końca do końca
       *[other] { $number } kroku od końca do końca
    }
sailing-radius = Promień
sailing-radius-reading = Jak daleko jest z najlepiej położonego pola morza do pola, które leży od niego najdalej.
sailing-radius-number = { $number ->
        [one] ze środka wszędzie najwyżej 1 krok
        [few] ze środka wszędzie najwyżej { $number } kroki
        [many] ze środka wszędzie najwyżej { $number } kroków
       *[other] ze środka wszędzie najwyżej { $number } kroku
    }
sailing-average-shortest-path-length = Średnia odległość (średnia długość najkrótszej drogi)
sailing-average-shortest-path-length-reading = Ile kroków dzieli jedno pole od drugiego, średnio dla wszystkich par.
sailing-average-shortest-path-length-number = { $number ->
        [one] średnio 1 krok między dwoma polami
        [few] średnio { $number } kroki między dwoma polami
        [many] średnio { $number } kroków między dwoma polami
       *[other] średnio { $number } kroku między dwoma polami
    }
sailing-eccentricity = Ekscentryczność
sailing-eccentricity-reading = Jak daleko stąd leży najdalsze pole: wysoka w kątach morza, niska w jego środku.
sailing-eccentricity-number = { $number ->
        [one] do najdalszego pola jest średnio 1 krok
        [few] do najdalszego pola są średnio { $number } kroki
        [many] do najdalszego pola jest średnio { $number } kroków
       *[other] do najdalszego pola jest średnio { $number } kroku
    }
sailing-center = Środek
sailing-center-reading = Pola, z których do najdalszego pola jest najbliżej: środek morza z punktu widzenia okrętu.
sailing-center-number = { $number ->
        [one] środek to 1 pole
        [few] środek to { $number } pola
        [many] środek to { $number } pól
       *[other] środek to { $number } pola
    }
sailing-distances = Odległości wszystkich par
sailing-distances-reading = Ile par pól dzieli dana liczba kroków: im bardziej wykres przesunięty w prawo, tym dłuższe drogi.
sailing-distances-number = { $number ->
        [one] połowa par leży nie dalej niż 1 krok od siebie
        [few] połowa par leży nie dalej niż { $number } kroki od siebie
        [many] połowa par leży nie dalej niż { $number } kroków od siebie
       *[other] połowa par leży nie dalej niż { $number } kroku od siebie
    }
sailing-global-efficiency = Efektywność globalna
sailing-global-efficiency-reading = 1, gdyby wszystko stykało się ze wszystkim, blisko 0, gdyby drogi nie miały końca: średnia odwrotność odległości.
sailing-global-efficiency-number = efektywność globalna { $number }

## Ruch

sailing-betweenness-centrality = Pośrednictwo pól
sailing-betweenness-centrality-reading = Odsetek wszystkich najkrótszych dróg, które prowadzą tędy: tu spotykają się okręty.
sailing-betweenness-centrality-number = { NUMBER($number, style: "percent") } najkrótszych dróg prowadzi przez najruchliwsze pole
sailing-edge-betweenness-centrality = Pośrednictwo przejść
sailing-edge-betweenness-centrality-reading = Odsetek wszystkich najkrótszych dróg, które prowadzą tym przejściem.
sailing-edge-betweenness-centrality-number = { NUMBER($number, style: "percent") } najkrótszych dróg prowadzi przez najruchliwsze przejście
sailing-closeness-centrality = Bliskość
sailing-closeness-centrality-reading = Odwrotność średniej odległości do wszystkich innych pól: wysoka tam, skąd wszędzie jest blisko.
sailing-closeness-centrality-number = średnia bliskość { $number }
sailing-clustering = Gronowanie (współczynnik klasteryzacji)
sailing-clustering-reading = 1, jeśli pola morza wokół danego pola stykają się też ze sobą, 0, jeśli leżą tylko w rzędzie: wysokie w otwartych zatokach, 0 w kanałach.
sailing-clustering-number = średnie gronowanie { $number }

## Okręty przepływające przez mielizny

family-crossing = Morze, gdy można przepływać przez mielizny
crossing-average-shortest-path-length = Średnia odległość przez mielizny
crossing-average-shortest-path-length-reading = Ile kroków dzieli średnio jedno pole od drugiego, gdy okręt może przepływać przez mielizny.
crossing-average-shortest-path-length-number = { $number ->
        [one] przez mielizny średnio 1 krok
        [few] przez mielizny średnio { $number } kroki
        [many] przez mielizny średnio { $number } kroków
       *[other] przez mielizny średnio { $number } kroku
    }
crossing-diameter = Średnica przez mielizny
crossing-diameter-reading = Najdłuższa droga, jaką musi płynąć okręt, który może przepływać przez mielizny.
crossing-diameter-number = { $number ->
        [one] przez mielizny 1 krok od końca do końca
        [few] przez mielizny { $number } kroki od końca do końca
        [many] przez mielizny { $number } kroków od końca do końca
       *[other] przez mielizny { $number } kroku od końca do końca
    }

## Oczekiwana liczba tur

family-turns = Tury
turns-island = Tury do wyspy z kaflem
turns-island-reading = Ilu tur potrzebuje stąd średnio okręt, by znaleźć się obok dowolnej wyspy z kaflem. Co turę rzut trzema kośćmi, bez żetonów i kart, przy najlepszej możliwej grze.
turns-island-number = { $number ->
        [one] średnio 1 tura do dowolnej wyspy z kaflem
        [few] średnio { $number } tury do dowolnej wyspy z kaflem
        [many] średnio { $number } tur do dowolnej wyspy z kaflem
       *[other] średnio { $number } tury do dowolnej wyspy z kaflem
    }
turns-monster = Tury do wyspy potworów
turns-monster-reading = Ilu tur potrzebuje stąd średnio okręt, by znaleźć się obok dowolnej wyspy potworów. Co turę rzut trzema kośćmi, bez żetonów i kart, przy najlepszej możliwej grze.
turns-monster-number = { $number ->
        [one] średnio 1 tura do dowolnej wyspy potworów
        [few] średnio { $number } tury do dowolnej wyspy potworów
        [many] średnio { $number } tur do dowolnej wyspy potworów
       *[other] średnio { $number } tury do dowolnej wyspy potworów
    }
turns-offering = Tury do wyspy darów
turns-offering-reading = Ilu tur potrzebuje stąd średnio okręt, by znaleźć się obok dowolnej wyspy darów. Co turę rzut trzema kośćmi, bez żetonów i kart, przy najlepszej możliwej grze.
turns-offering-number = { $number ->
        [one] średnio 1 tura do dowolnej wyspy darów
        [few] średnio { $number } tury do dowolnej wyspy darów
        [many] średnio { $number } tur do dowolnej wyspy darów
       *[other] średnio { $number } tury do dowolnej wyspy darów
    }
turns-temple = Tury do świątyni
turns-temple-reading = Ilu tur potrzebuje stąd średnio okręt, by znaleźć się obok dowolnej świątyni. Co turę rzut trzema kośćmi, bez żetonów i kart, przy najlepszej możliwej grze.
turns-temple-number = { $number ->
        [one] średnio 1 tura do dowolnej świątyni
        [few] średnio { $number } tury do dowolnej świątyni
        [many] średnio { $number } tur do dowolnej świątyni
       *[other] średnio { $number } tury do dowolnej świątyni
    }
turns-statue = Tury do wyspy posągów
turns-statue-reading = Ilu tur potrzebuje stąd średnio okręt, by znaleźć się obok dowolnej wyspy posągów. Co turę rzut trzema kośćmi, bez żetonów i kart, przy najlepszej możliwej grze.
turns-statue-number = { $number ->
        [one] średnio 1 tura do dowolnej wyspy posągów
        [few] średnio { $number } tury do dowolnej wyspy posągów
        [many] średnio { $number } tur do dowolnej wyspy posągów
       *[other] średnio { $number } tury do dowolnej wyspy posągów
    }
turns-city = Tury do miasta
turns-city-reading = Ilu tur potrzebuje stąd średnio okręt, by znaleźć się obok dowolnego miasta. Co turę rzut trzema kośćmi, bez żetonów i kart, przy najlepszej możliwej grze.
turns-city-number = { $number ->
        [one] średnio 1 tura do dowolnego miasta
        [few] średnio { $number } tury do dowolnego miasta
        [many] średnio { $number } tur do dowolnego miasta
       *[other] średnio { $number } tury do dowolnego miasta
    }
turns-zeus = Tury do Zeusa
turns-zeus-reading = Ilu tur potrzebuje stąd średnio okręt, by wpłynąć na pole Zeusa. Co turę rzut trzema kośćmi, bez żetonów i kart, przy najlepszej możliwej grze.
turns-zeus-number = { $number ->
        [one] średnio 1 tura do Zeusa
        [few] średnio { $number } tury do Zeusa
        [many] średnio { $number } tur do Zeusa
       *[other] średnio { $number } tury do Zeusa
    }
turns-by-kind = Tury do miejsc każdego rodzaju
turns-by-kind-reading = Średnia liczba tur ze wszystkich pól morza i z pola Zeusa do najbliższego miejsca każdego rodzaju: co na tej planszy zajmuje dużo czasu.
turns-by-kind-number = { $number ->
        [one] średnio 1 tura do najbliższego miejsca danego rodzaju
        [few] średnio { $number } tury do najbliższego miejsca danego rodzaju
        [many] średnio { $number } tur do najbliższego miejsca danego rodzaju
       *[other] średnio { $number } tury do najbliższego miejsca danego rodzaju
    }

## Ile wart jest ekwipunek

family-worth = Wartość ekwipunku
worth-crossing = Wartość karty „przez mielizny”
worth-crossing-reading = Ile tur w drodze do miejsc każdego rodzaju oszczędza karta „przez mielizny”, średnio ze wszystkich pól morza i z pola Zeusa.
worth-crossing-number = { $number ->
        [one] karta „przez mielizny” oszczędza średnio 1 turę
        [few] karta „przez mielizny” oszczędza średnio { $number } tury
        [many] karta „przez mielizny” oszczędza średnio { $number } tur
       *[other] karta „przez mielizny” oszczędza średnio { $number } tury
    }
worth-range = Wartość zasięgu 4
worth-range-reading = Ile tur w drodze do miejsc każdego rodzaju oszczędza zasięg większy o 1 pole, średnio ze wszystkich pól morza i z pola Zeusa.
worth-range-number = { $number ->
        [one] zasięg większy o 1 pole oszczędza średnio 1 turę
        [few] zasięg większy o 1 pole oszczędza średnio { $number } tury
        [many] zasięg większy o 1 pole oszczędza średnio { $number } tur
       *[other] zasięg większy o 1 pole oszczędza średnio { $number } tury
    }
worth-ship = Wartość zasięgu 5
worth-ship-reading = Ile tur w drodze do miejsc każdego rodzaju oszczędza kafel okrętu z zasięgiem większym o 2 pola, średnio ze wszystkich pól morza i z pola Zeusa.
worth-ship-number = { $number ->
        [one] kafel okrętu z zasięgiem większym o 2 pola oszczędza średnio 1 turę
        [few] kafel okrętu z zasięgiem większym o 2 pola oszczędza średnio { $number } tury
        [many] kafel okrętu z zasięgiem większym o 2 pola oszczędza średnio { $number } tur
       *[other] kafel okrętu z zasięgiem większym o 2 pola oszczędza średnio { $number } tury
    }

## Kości

family-moves = Kości
moves-dead-dice = Kości bez ruchu
moves-dead-dice-reading = W ilu z sześciu kolorów kość bez żetonów nie pozwala stąd nigdzie popłynąć.
moves-dead-dice-number = { NUMBER($number, style: "percent", maximumFractionDigits: 1) } kości nie daje żadnego ruchu
moves-out-degree-centrality = Zasięg jednej kości (stopień wychodzący)
moves-out-degree-centrality-reading = Część morza, która leży w zasięgu jednego ruchu, jeśli wypadnie właściwy kolor.
moves-out-degree-centrality-number = { NUMBER($number, style: "percent", maximumFractionDigits: 1) } morza leży w zasięgu jednego ruchu
moves-by-color = Zasięg każdego koloru
moves-by-color-reading = Na ile pól można dopłynąć kością każdego koloru, średnio ze wszystkich pól.
moves-by-color-number = { $number ->
        [one] kością w najmniej przydatnym kolorze dopłyniesz średnio na 1 pole
        [few] kością w najmniej przydatnym kolorze dopłyniesz średnio na { $number } pola
        [many] kością w najmniej przydatnym kolorze dopłyniesz średnio na { $number } pól
       *[other] kością w najmniej przydatnym kolorze dopłyniesz średnio na { $number } pola
    }
moves-pink = Zasięg różowej kości
moves-pink-reading = Na ile pól możesz stąd dopłynąć różową kością; 0 oznacza, że na żadne.
moves-pink-number = { $number ->
        [one] różową kością dopłyniesz średnio na 1 pole
        [few] różową kością dopłyniesz średnio na { $number } pola
        [many] różową kością dopłyniesz średnio na { $number } pól
       *[other] różową kością dopłyniesz średnio na { $number } pola
    }
moves-blue = Zasięg niebieskiej kości
moves-blue-reading = Na ile pól możesz stąd dopłynąć niebieską kością; 0 oznacza, że na żadne.
moves-blue-number = { $number ->
        [one] niebieską kością dopłyniesz średnio na 1 pole
        [few] niebieską kością dopłyniesz średnio na { $number } pola
        [many] niebieską kością dopłyniesz średnio na { $number } pól
       *[other] niebieską kością dopłyniesz średnio na { $number } pola
    }
moves-yellow = Zasięg żółtej kości
moves-yellow-reading = Na ile pól możesz stąd dopłynąć żółtą kością; 0 oznacza, że na żadne.
moves-yellow-number = { $number ->
        [one] żółtą kością dopłyniesz średnio na 1 pole
        [few] żółtą kością dopłyniesz średnio na { $number } pola
        [many] żółtą kością dopłyniesz średnio na { $number } pól
       *[other] żółtą kością dopłyniesz średnio na { $number } pola
    }
moves-green = Zasięg zielonej kości
moves-green-reading = Na ile pól możesz stąd dopłynąć zieloną kością; 0 oznacza, że na żadne.
moves-green-number = { $number ->
        [one] zieloną kością dopłyniesz średnio na 1 pole
        [few] zieloną kością dopłyniesz średnio na { $number } pola
        [many] zieloną kością dopłyniesz średnio na { $number } pól
       *[other] zieloną kością dopłyniesz średnio na { $number } pola
    }
moves-red = Zasięg czerwonej kości
moves-red-reading = Na ile pól możesz stąd dopłynąć czerwoną kością; 0 oznacza, że na żadne.
moves-red-number = { $number ->
        [one] czerwoną kością dopłyniesz średnio na 1 pole
        [few] czerwoną kością dopłyniesz średnio na { $number } pola
        [many] czerwoną kością dopłyniesz średnio na { $number } pól
       *[other] czerwoną kością dopłyniesz średnio na { $number } pola
    }
moves-black = Zasięg czarnej kości
moves-black-reading = Na ile pól możesz stąd dopłynąć czarną kością; 0 oznacza, że na żadne.
moves-black-number = { $number ->
        [one] czarną kością dopłyniesz średnio na 1 pole
        [few] czarną kością dopłyniesz średnio na { $number } pola
        [many] czarną kością dopłyniesz średnio na { $number } pól
       *[other] czarną kością dopłyniesz średnio na { $number } pola
    }
moves-corridors = Korytarze jednego koloru (składowe spójne)
moves-corridors-reading = Między polami o tym samym numerze można pływać samymi kośćmi w ich kolorze; najdłuższy korytarz ma numer 1.
moves-corridors-number = kośćmi jednego koloru dopłyniesz do { $number } z 12 pól

## Wyspy, miasta i Zeus

family-access = Wyspy i miasta
access-closeness-centrality = Bliskość wysp, miast i Zeusa
access-closeness-centrality-reading = Odwrotność średniej odległości od całego morza: wysoka dla miejsca, do którego zewsząd jest blisko.
access-closeness-centrality-number = średnia bliskość wysp i miast { $number }
access-by-kind = Bliskość miejsc każdego rodzaju
access-by-kind-reading = Średnia bliskość wszystkich miast, wszystkich świątyń i tak dalej: co leży w środku, a co na obrzeżu.
access-by-kind-number = bliskość pola Zeusa { $number }
access-in-degree = Pola dostępu (stopień wchodzący)
access-in-degree-reading = Z ilu pól morza można działać na wyspie lub w mieście: przy jednym wszyscy czekają na to samo pole i potrzebują jego koloru.
access-in-degree-number = { $number ->
        [one] do 1 miejsca można dotrzeć tylko z jednego pola
        [few] do { $number } miejsc można dotrzeć tylko z jednego pola
        [many] do { $number } miejsc można dotrzeć tylko z jednego pola
       *[other] do { $number } miejsca można dotrzeć tylko z jednego pola
    }

## Przewozy

family-errands = Przewozy
errands-cities = Z miasta do miasta
errands-cities-reading = Ile kroków dzieli pole obok jednego miasta od pola obok drugiego.
errands-cities-number = { $number ->
        [one] średnio 1 krok z miasta do miasta
        [few] średnio { $number } kroki z miasta do miasta
        [many] średnio { $number } kroków z miasta do miasta
       *[other] średnio { $number } kroku z miasta do miasta
    }
errands-offerings = Z darem do świątyni
errands-offerings-reading = Ile kroków płynie dar z wyspy do świątyni, średnio dla wszystkich takich par.
errands-offerings-number = { $number ->
        [one] dar płynie średnio 1 krok
        [few] dar płynie średnio { $number } kroki
        [many] dar płynie średnio { $number } kroków
       *[other] dar płynie średnio { $number } kroku
    }
errands-statues = Z posągiem na pole budowy
errands-statues-reading = Ile kroków dzieli każde miasto od najbliższej wyspy z polem budowy w jego kolorze.
errands-statues-number = { $number ->
        [one] posąg płynie średnio 1 krok
        [few] posąg płynie średnio { $number } kroki
        [many] posąg płynie średnio { $number } kroków
       *[other] posąg płynie średnio { $number } kroku
    }

## Kto jest najbliżej

family-voronoi = Okolice
voronoi-cities = Okolice miast (komórki Woronoja)
voronoi-cities-reading = Część morza, której bliżej do tego miasta niż do innych; pola równie bliskie kilku miastom dzielą się między nie po równo.
voronoi-cities-number = największa okolica miasta to { NUMBER($number, style: "percent", maximumFractionDigits: 1) } morza
voronoi-temples = Okolice świątyń (komórki Woronoja)
voronoi-temples-reading = Część morza, której bliżej do tej świątyni niż do innych; pola równie bliskie kilku świątyniom dzielą się między nie po równo.
voronoi-temples-number = największa okolica świątyni to { NUMBER($number, style: "percent", maximumFractionDigits: 1) } morza

## Więcej mielizn

family-percolation = Odporność
percolation-from-zeus = Odporność morza (perkolacja)
percolation-from-zeus-reading = Gdyby tyle wylosowanych pól stało się mieliznami: część pozostałego morza, do której okręt mógłby jeszcze dopłynąć od Zeusa.
percolation-from-zeus-number = przy 6 dodatkowych mieliznach wciąż da się dopłynąć do { NUMBER($number, style: "percent", maximumFractionDigits: 1) } morza
percolation-intact = Szansa, że morze pozostanie całe
percolation-intact-reading = Gdyby tyle wylosowanych pól stało się mieliznami: szansa, że całe pozostałe morze nadal by się łączyło.
percolation-intact-number = po dodaniu jednej mielizny morze pozostaje spójne w { NUMBER($number, style: "percent", maximumFractionDigits: 1) } przypadków

## Sprawiedliwość

family-fairness = Sprawiedliwość
fairness-gap = Szczęście do kafli wysp
fairness-gap-reading = Okręt każdego koloru ma swoją najkrótszą trasę obok trzech kafli w jego kolorze: o ile kroków najdłuższa z tych czterech tras jest dłuższa od najkrótszej, średnio dla wszystkich rozkładów kafli.
fairness-gap-number = { $number ->
        [one] pechowy kolor płynie do kapliczek o 1 krok dalej niż szczęśliwy
        [few] pechowy kolor płynie do kapliczek o { $number } kroki dalej niż szczęśliwy
        [many] pechowy kolor płynie do kapliczek o { $number } kroków dalej niż szczęśliwy
       *[other] pechowy kolor płynie do kapliczek o { $number } kroku dalej niż szczęśliwy
    }
fairness-tours = Trasy obok trzech wysp
fairness-tours-reading = Ile z 220 trójek wysp ma trasę danej długości od Zeusa: wąski wykres oznacza, że położenie kafli prawie nie ma znaczenia.
fairness-tours-number = { $number ->
        [one] trasy różnią się o 1 krok (odchylenie standardowe)
        [few] trasy różnią się o { $number } kroki (odchylenie standardowe)
        [many] trasy różnią się o { $number } kroków (odchylenie standardowe)
       *[other] trasy różnią się o { $number } kroku (odchylenie standardowe)
    }

## Jak leżą kafle

family-hexes = Kafle
hexes-detour = Nadkładanie drogi
hexes-detour-reading = Ile razy drogi przez morze są dłuższe niż w linii prostej, dla wszystkich par pól morza.
hexes-detour-number = { $number ->
        [one] drogi są tak długie jak w linii prostej
        [few] drogi są { $number } razy dłuższe niż w linii prostej
        [many] drogi są { $number } razy dłuższe niż w linii prostej
       *[other] drogi są { $number } raza dłuższe niż w linii prostej
    }
hexes-average-degree = Zwartość (średni stopień)
hexes-average-degree-reading = Z iloma polami dowolnego rodzaju styka się średnio pole: 6 oznaczałoby płaszczyznę bez brzegu.
hexes-average-degree-number = średnia liczba pól obok pola: { $number }
hexes-city-gaps = Odstępy między miastami
hexes-city-gaps-reading = Kąt od każdego miasta do następnego zgodnie z ruchem wskazówek zegara, widziany ze środka planszy; po 60° byłoby zupełnie równo.
hexes-city-gaps-number = sąsiednie miasta dzieli co najmniej { $number }°
