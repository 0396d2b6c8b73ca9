### Miary morza. O każdej: jej nazwa, `-reading` (co mówi), `-number` (jedna liczba, którą zachowują
### tabele wielu układów, $number).

## Grafy

graph-sailing = Żegluga
graph-sailing-about = Węzłami są pola morza. Dwa są połączone, jeśli się stykają: okręt przepływa z jednego na drugie w jednym kroku.
graph-access = Dostęp
graph-access-about = Węzłami są pola morza, wyspy, miasta i pole Zeusa. Stykające się pola morza są połączone w obie strony; z morza strzałka prowadzi do każdej wyspy i każdego miasta obok, a także do Zeusa. Przez wyspę nie prowadzi nic.
graph-hexes = Sześciokąty
graph-hexes-about = Węzłami są wszystkie pola: morze, wyspy, miasta i mielizny. Dwa są połączone, jeśli się stykają, bez względu na to, czy okręt może tam popłynąć.
graph-crossing = Przez mielizny
graph-crossing-about = Węzłami są pola morza. Dwa są połączone, jeśli się stykają albo jeśli leżą między nimi tylko mielizny, które okręt z odpowiednim ekwipunkiem przekracza, nie licząc ich.
graph-moves = Ruchy
graph-moves-about = Węzłami są pola morza. Strzałka prowadzi tam, dokąd jedna kość zabiera okręt: na pole w kolorze kości w zasięgu okrętu.

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
unit-share = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }

## Jak morze trzyma się razem

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
sailing-bridges-reading = Przejścia między dwoma polami, których nie da się opłynąć: kto chce na drugą stronę, płynie tędy.
sailing-bridges-number = { $number ->
        [one] 1 przesmyk bez drogi naokoło
        [few] { $number } przesmyki bez drogi naokoło
        [many] { $number } przesmyków bez drogi naokoło
       *[other] { $number } przesmyku bez drogi naokoło
    }
sailing-core-number = Liczba rdzeniowa (2-rdzeń)
sailing-core-number-reading = 1 oznacza zatoczki i ramiona, na których wiszą, 2 i więcej to morze, które zostaje, gdy raz po raz odejmie się wszystkie zatoczki.
sailing-core-number-number = { $number ->
        [one] 1 pole leży w zatoczce
        [few] { $number } pola leżą w zatoczkach
        [many] { $number } pól leży w zatoczkach
       *[other] { $number } pola leży w zatoczkach
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
sailing-two-edge-components-reading = Dwa pola jednej części pozostają połączone, którekolwiek przejście się zamknie.
sailing-two-edge-components-number = { $number ->
        [one] największa taka część ma 1 pole
        [few] największa taka część ma { $number } pola
        [many] największa taka część ma { $number } pól
       *[other] największa taka część ma { $number } pola
    }
sailing-three-edge-components = Części, których nie podzielą dwa zamknięte przejścia (3-spójne krawędziowo)
sailing-three-edge-components-reading = Dwa pola jednej części pozostają połączone, którekolwiek dwa przejścia się zamknie: otwarte morze.
sailing-three-edge-components-number = { $number ->
        [one] największa taka część ma 1 pole
        [few] największa taka część ma { $number } pola
        [many] największa taka część ma { $number } pól
       *[other] największa taka część ma { $number } pola
    }
sailing-algebraic-connectivity = Spójność algebraiczna
sailing-algebraic-connectivity-reading = Jak trudno przeciąć morze na dwie połowy: blisko 0 łączy je kilka przejść, więcej oznacza gęstszy splot.
sailing-algebraic-connectivity-number = spójność algebraiczna { $number }

## Odległości

sailing-diameter = Średnica
sailing-diameter-reading = Najdłuższa droga, jaka istnieje: tyle kroków dzieli dwa najbardziej odległe pola.
sailing-diameter-number = { $number ->
        [one] 1 krok od końca do końca
        [few] { $number } kroki od końca do końca
        [many] { $number } kroków od końca do końca
       *[other] { $number } kroku od końca do końca
    }
sailing-radius = Promień
sailing-radius-reading = Od najlepiej położonego pola morza nic nie leży dalej niż tyle.
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
        [one] najdalsze pole leży średnio o 1 krok
        [few] najdalsze pole leży średnio o { $number } kroki
        [many] najdalsze pole leży średnio o { $number } kroków
       *[other] najdalsze pole leży średnio o { $number } kroku
    }
sailing-center = Środek
sailing-center-reading = Pola, z których do najdalszego pola jest najbliżej: środek morza, jakim zna je okręt.
sailing-center-number = { $number ->
        [one] środek z 1 pola
        [few] środek z { $number } pól
        [many] środek z { $number } pól
       *[other] środek z { $number } pola
    }
sailing-distances = Odległości wszystkich par
sailing-distances-reading = Ile par pól leży ile kroków od siebie: im dalej w prawo wzgórze, tym dłuższe drogi.
sailing-distances-number = { $number ->
        [one] połowa par leży nie dalej niż 1 krok od siebie
        [few] połowa par leży nie dalej niż { $number } kroki od siebie
        [many] połowa par leży nie dalej niż { $number } kroków od siebie
       *[other] połowa par leży nie dalej niż { $number } kroku od siebie
    }
sailing-global-efficiency = Efektywność globalna
sailing-global-efficiency-reading = 1, gdyby wszystko stykało się ze wszystkim, blisko 0, gdyby drogi nie miały końca: średnia z jedności podzielonej przez odległość.
sailing-global-efficiency-number = efektywność globalna { $number }

## Ruch

sailing-betweenness-centrality = Pośrednictwo pól
sailing-betweenness-centrality-reading = Część wszystkich najkrótszych dróg, które prowadzą tędy: gdzie spotykają się okręty.
sailing-betweenness-centrality-number = { NUMBER($number, style: "percent") } najkrótszych dróg prowadzi przez najruchliwsze pole
sailing-edge-betweenness-centrality = Pośrednictwo przejść
sailing-edge-betweenness-centrality-reading = Część wszystkich najkrótszych dróg, które prowadzą tym przejściem.
sailing-edge-betweenness-centrality-number = { NUMBER($number, style: "percent") } najkrótszych dróg prowadzi przez najruchliwsze przejście
sailing-closeness-centrality = Bliskość
sailing-closeness-centrality-reading = Jedność podzielona przez średnią odległość do wszystkiego innego: wysoka tam, skąd wszędzie jest blisko.
sailing-closeness-centrality-number = średnia bliskość { $number }

## Okręty przekraczające mielizny

family-crossing = Morze z przekraczaniem mielizn
crossing-average-shortest-path-length = Średnia odległość przez mielizny
crossing-average-shortest-path-length-reading = Ile kroków dzieli średnio jedno pole od drugiego, gdy okręt może przekraczać mielizny.
crossing-average-shortest-path-length-number = { $number ->
        [one] przez mielizny średnio 1 krok
        [few] przez mielizny średnio { $number } kroki
        [many] przez mielizny średnio { $number } kroków
       *[other] przez mielizny średnio { $number } kroku
    }
crossing-diameter = Średnica przez mielizny
crossing-diameter-reading = Najdłuższa droga, jaka istnieje dla okrętu, który może przekraczać mielizny.
crossing-diameter-number = { $number ->
        [one] przez mielizny 1 krok od końca do końca
        [few] przez mielizny { $number } kroki od końca do końca
        [many] przez mielizny { $number } kroków od końca do końca
       *[other] przez mielizny { $number } kroku od końca do końca
    }
