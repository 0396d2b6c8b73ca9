### Opisy planszy: dymki, teksty dla czytników ekranu, legenda mapy tekstowej.

scene-title = Plansza
scene-text = Morze, liczba pól: { $number }.

## Pola

space-water = { $space }, { NAME($color, form: "neuter") } pole morza
space-island = { $space }, wyspa, { NAME($color, form: "neuter") } obramowanie
space-monster = { $space }, wyspa potworów
space-marked = { $space }, wyspa potworów (oznaczona: na początku 2 potwory)
space-offering = { $space }, wyspa darów
space-temple = { $space }, wyspa świątyni
space-statue = { $space }, wyspa posągów, pola budowy: { AND(NAME($colors, form: "neuter")) }
space-city = { $space }, { NAME($color, form: "neuter") } miasto
space-shallow = { $space }, mielizna
space-zeus = { $space }, pole Zeusa

## Co na nich leży

piece-ship = { $color } okręt
piece-own-ship = twój { $color } okręt
piece-monster = { $color } potwór
piece-offering = { $color } dar
piece-statue = { $number ->
        [one] { $color } posąg
        [few] { $number } { NAME($color, form: "neuter") } posągi
       *[many] { $number } { NAME($color, form: "plural-genitive") } posągów
    }
piece-temple = { NAME($color, form: "feminine") } świątynia
piece-shrine = { NAME($color, form: "feminine") } kapliczka
piece-face-down = zakryty kafel
piece-face-up = { $color } kafel z literą { $letter }
piece-looked-at = { $color } kafel z literą { $letter }, znany tylko tobie
piece-seen-by = podejrzał go { $color } gracz

## Symbole mapy tekstowej

scene-legend-color = pole morza, obramowanie wyspy, miasto i ich kolor
scene-legend-colors = różowy, niebieski, żółty, zielony, czerwony, czarny
scene-legend-islands = wyspy: potworów, oznaczona potworów, darów, świątyni; pod spodem ich kolory
scene-legend-sites = wyspa posągów; pod spodem jej pola budowy: wielka litera, gdzie stoi posąg
scene-legend-zeus = mielizny, pole Zeusa
scene-legend-ships = okręty graczy
scene-legend-tiles = kafel wyspy: zakryty; niebieski z literą Psi (Ph to Fi, Si, Om) i kapliczka na nim
scene-legend-marks = dostępne pole i koszt; wybrane; niedozwolone
