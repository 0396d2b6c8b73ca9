### Texts for pictures of the board: tooltips, screen-reader texts, the legend of a text map.

scene-title = The board
scene-text = { $number ->
        [one] A sea of { $number } space.
       *[other] A sea of { $number } spaces.
    }

## Spaces

space-water = { $space }, { $color } water
space-island = { $space }, island with a { $color } border
space-monster = { $space }, monster island
space-marked = { $space }, monster island (marked: starts with 2 monsters)
space-offering = { $space }, offering island
space-temple = { $space }, temple island
space-statue = { $space }, statue island with sites for { AND($colors) }
space-city = { $space }, { $color } city
space-shallow = { $space }, shallows
space-zeus = { $space }, Zeus's space

## Pieces on them

piece-ship = { $color } ship
piece-own-ship = your { $color } ship
piece-monster = { $color } monster
piece-offering = { $color } offering
piece-statue = { $number ->
        [one] { $color } statue
       *[other] { $number } { $color } statues
    }
piece-temple = { $color } temple
piece-shrine = { $color } shrine
piece-face-down = face-down tile
piece-face-up = { $color } { $letter } tile
piece-looked-at = { $color } { $letter } tile, seen by you
piece-seen-by = seen by { $color }

## The codes of a text map

scene-legend-color = water, an island's border or a city, with its color
scene-legend-colors = pink, blue, yellow, green, red, black
scene-legend-islands = monster island, marked monster island, offering island, temple island; their colors below
scene-legend-sites = statue island; its sites below, with a capital letter where a statue has been raised
scene-legend-zeus = shallows, Zeus's space
scene-legend-ships = the players' ships
scene-legend-tiles = island tile: face down; blue with the letter Psi (Ph, Si, Om); with a shrine on it
scene-legend-marks = reachable, with its cost; chosen; not allowed
