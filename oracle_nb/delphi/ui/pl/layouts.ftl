### Edytor układów: kafle na stole, błędy układu i dalsze kroki.

layout-empty-place = Puste miejsce
layout-gap = { $terrain } między kaflami
layout-space = { $terrain } ({ $name })
layout-water = { NAME($color, form: "neuter") } pole morza ({ $name })
layout-island = wyspa, { NAME($color, form: "neuter") } obramowanie ({ $name })
layout-tile = kafel { $name }
layout-city = { NAME($color, form: "neuter") } miasto

## Kafel w ręce

layout-begin = Wybierz kafel na stole: chwytasz go za wybrane pole. Potem wybierz puste miejsce, aby go położyć.
layout-hand = W ręce: { $name }
layout-held = W ręce
layout-held-name = { $name }, w ręce
layout-dots = Kropki pokazują, gdzie kafel niczego nie zakryje, a jego morze połączy się z morzem innych kafli.
layout-anywhere = Wybierz dowolne miejsce na stole, aby go położyć.
layout-none-fits = Tak ułożony kafel nigdzie nie pasuje: obróć go, odwróć albo odłóż inne kafle na bok.
layout-lies = { $over ->
        [0] Awersem do góry, { $number ->
                [0] bez obrotu
               *[other] obrót o { $number }° w prawo
            }
       *[other] Rewersem do góry, { $number ->
                [0] bez obrotu
               *[other] obrót o { $number }° w prawo
            }
    }
layout-turn-left = Obróć w lewo
layout-turn-right = Obróć w prawo
layout-flip = Odwróć
layout-aside = Odłóż na bok
layout-let-go = Upuść
layout-nudge = Przesuń o jedno pole
layout-east = na wschód
layout-south-east = na południowy wschód
layout-south-west = na południowy zachód
layout-west = na zachód
layout-north-west = na północny zachód
layout-north-east = na północny wschód
layout-keys = Na klawiaturze: strzałki i Enter wybierają miejsce, R obraca, F odwraca, Delete odkłada na bok, Escape upuszcza.
layout-tray = Odłożone na bok
layout-clear = Odłóż wszystkie
layout-mirror = Odbicie lustrzane

## Błędy

layout-sound = Ten układ nie łamie żadnej zasady: można na nim grać.
layout-faults = { $number ->
        [one] { $number } błąd
        [few] { $number } błędy
       *[other] { $number } błędów
    }
layout-faults-about = Każdy jest zaznaczony na planszy.
layout-more-later = Dopóki kafle się nakładają, widać tylko te błędy morza, które nie zależą od tego, który kafel leży wyżej.
layout-show = Pokaż
layout-fault-empty = Na stole nie leży żaden kafel.
layout-fault-tiles-overlap = Nakładają się na siebie: { $first } i { $next }.
layout-fault-too-many-spaces = Za dużo pól: { $count }; plansza ma ich najwyżej { $most }.
layout-fault-too-many-tiles = Za dużo kafli: { $count }; plansza składa się z { $most }.
layout-fault-tile-missing = Brakuje kafla { $name }.
layout-fault-tile-again = Kafel { $name } leży więcej niż raz: { $count }.
layout-fault-city-missing = Brakuje { NAME($color, form: "genitive") } miasta.
layout-fault-city-again = Miasto { NAME($color, form: "neuter") } leży więcej niż raz: { $count }.
layout-fault-not-on-rim = Miasto { NAME($color, form: "neuter") } jest otoczone, a powinno leżeć na obrzeżu.
layout-fault-spacing = Dwa sąsiednie miasta dzieli, patrząc ze środka, kąt { $number }°; powinien mieć od { $least }° do { $most }°.
layout-fault-cut-off-tiles = Przed dołożeniem miast morze jest podzielone na części: { $number }; zaznaczono to, co odcięte.
layout-fault-cut-off-cities = Morze jest podzielone na części: { $number }; zaznaczono to, co odcięte.
layout-fault-no-water = Brak dostępu do morza: { $terrain }.

## Zapisywanie i gra

layout-play = Zagraj na tej planszy
layout-play-when = Będzie można na niej zagrać, gdy poprawisz błędy.
layout-players = Gracze
layout-player = Gracz { $seat }
layout-nobody = nikt
layout-start = Zacznij grę
layout-keep = Udostępnij i zapisz
layout-link = Link
layout-link-about = Otwiera dokładnie ten układ, także nieukończony.
layout-save-about = Plik JSON można tu znowu otworzyć; GraphML to plansza jako graf dla programów networkx, Gephi, yEd i innych, i też się tu otwiera.
layout-save-json = Zapisz jako JSON
layout-save-graphml = Zapisz jako GraphML
layout-sheet-open = Otwórz do druku
layout-download = Pobierz { $name }
layout-sheet = Utwórz kartę przygotowania
layout-sheet-about = Wydrukuj kartę i ułóż według niej planszę z prawdziwych kafli.
layout-explore = Zbadaj tę planszę
layout-explore-about = Odległości, wąskie gardła i sprawiedliwość, w liczbach i obrazach.
layout-other = Inny układ
layout-make = Wygeneruj
layout-looseness = Luźność: od ścisłej planszy po długie ramiona (układ swobodny)
layout-looseness-range = Luźność planszy to liczba od 0 do 100.
layout-seed = Ziarno losowe
layout-seed-drawn = losowe
layout-paste = Otwórz
layout-paste-about = Link, kod albo plik: JSON lub GraphML.
layout-read = Otwórz
layout-file = Plik
layout-not-so = Tak się nie da: { $reason }
layout-no-layout = To nie jest układ, który dałoby się pokazać: { $reason }
layout-hexes = Tu można zmieniać tylko planszę z kafli, a nie z pojedynczych pól.
layout-seed-whole = Ziarno losowe to liczba całkowita.
layout-too-far = To za daleko.
layout-list = Kafle
layout-column-tile = Kafel
layout-column-lies = Ułożenie
