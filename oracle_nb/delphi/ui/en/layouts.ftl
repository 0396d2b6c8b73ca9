### The layout editor: tiles on a table, problems, and what to do with the board.

layout-empty-place = An empty place
layout-gap = { $terrain }, enclosed by tiles
layout-space = { $terrain } ({ $name })
layout-water = { $color } water ({ $name })
layout-island = an island with a { $color } border ({ $name })
layout-tile = tile { $name }
layout-city = the { $color } city

## The tile in hand

layout-begin = Choose a tile on the table: you pick it up by the space you choose. Then choose an empty place to put it down.
layout-hand = In hand: { $name }
layout-held = In hand
layout-held-name = { $name }, in hand
layout-dots = Dots mark the places where it covers nothing and its water connects to the rest.
layout-anywhere = Choose any place on the table to put it down.
layout-none-fits = It doesn't fit anywhere like this: turn it, flip it or set other tiles aside.
layout-lies = { $over ->
        [0] Face up, { $number ->
                [0] not turned
               *[other] turned { $number }° clockwise
            }
       *[other] Flipped, { $number ->
                [0] not turned
               *[other] turned { $number }° clockwise
            }
    }
layout-turn-left = Turn left
layout-turn-right = Turn right
layout-flip = Flip
layout-aside = Set aside
layout-let-go = Deselect
layout-nudge = Move by one space
layout-east = to the east
layout-south-east = to the south-east
layout-south-west = to the south-west
layout-west = to the west
layout-north-west = to the north-west
layout-north-east = to the north-east
layout-keys = Keyboard: arrow keys and Enter choose a place, R turns, F flips, Delete sets aside, Escape deselects.
layout-tray = Tiles set aside
layout-clear = Set all aside
layout-mirror = Mirror the board

## Problems

layout-sound = This board breaks no rule: you can play on it.
layout-faults = { $number ->
        [one] One problem
       *[other] { $number } problems
    }
layout-faults-about = Each one is marked on the board.
layout-more-later = While tiles overlap, only problems that don't depend on the overlap are listed.
layout-show = Show
layout-fault-empty = There is no tile on the table.
layout-fault-tiles-overlap = These overlap: { $first } and { $next }.
layout-fault-too-many-spaces = { $count } spaces are too many: a board can have at most { $most }.
layout-fault-too-many-tiles = { $count } tiles are too many: a board has { $most }.
layout-fault-tile-missing = Tile { $name } is missing.
layout-fault-tile-again = Tile { $name } appears { $count } times.
layout-fault-city-missing = The { $color } city is missing.
layout-fault-city-again = The { $color } city appears { $count } times.
layout-fault-not-on-rim = The { $color } city is enclosed: a city must be on the rim.
layout-fault-spacing = Two neighboring cities are { $number }° apart, seen from the middle; { $least }° to { $most }° are allowed.
layout-fault-cut-off-tiles = Before the cities are added, the water is in { $number } parts; the marked spaces are cut off.
layout-fault-cut-off-cities = The water is in { $number } parts; the marked spaces are cut off.
layout-fault-no-water = There is no water next to this: { $terrain }.

## Saving and playing

layout-play = Play on this board
layout-play-when = You can play on it once it has no problems.
layout-players = Players
layout-player = Player { $seat }
layout-nobody = nobody
layout-start = Start the game
layout-keep = Save and share
layout-link = Link
layout-link-about = It opens exactly this layout, even if the board isn't finished.
layout-save-about = You can open both kinds of file here again. GraphML is the board as a graph, for networkx, Gephi, yEd and others.
layout-save-json = Save as JSON
layout-save-graphml = Save as GraphML
layout-sheet-open = Open to print
layout-download = Download { $name }
layout-sheet = Create a setup sheet
layout-sheet-about = Print a setup sheet to lay out this board with the physical tiles.
layout-explore = Open in the board explorer
layout-explore-about = How far, how tight and how fair this board is, in numbers and pictures.
layout-other = Another board
layout-make = Generate a board
layout-looseness = Looseness, from snug to long arms (free boards)
layout-looseness-range = Looseness goes from 0 to 100.
layout-seed = Seed
layout-seed-drawn = any
layout-paste = Open a board
layout-paste-about = A link, a code, or a file: JSON or GraphML.
layout-read = Open
layout-file = File
layout-not-so = That isn't possible: { $reason }
layout-no-layout = This layout can't be shown: { $reason }
layout-hexes = This board is made of single spaces; only boards made of tiles can be edited here.
layout-seed-whole = The seed must be a whole number.
layout-too-far = That is too far out.
layout-list = Tiles
layout-column-tile = Tile
layout-column-lies = Orientation
