### The layout editor: tiles on a table, what is wrong with them, and where a sea leads.

layout-empty-place = An empty place
layout-gap = { $terrain }, enclosed by tiles
layout-space = { $terrain } ({ $name })
layout-water = { $color } water ({ $name })
layout-island = an island with a { $color } border ({ $name })
layout-tile = tile { $name }
layout-city = the { $color } city

## The tile in hand

layout-begin = Choose a tile on the table: you take hold of it where you click. Then choose an empty place: that is where you put it down.
layout-hand = In hand: { $name }
layout-dots = Dots show where it covers nothing and its water meets the others' water.
layout-anywhere = Choose any place on the table to put it down.
layout-none-fits = Lying like this it fits nowhere: turn it, flip it or lay others aside.
layout-lies = { $over ->
        [0] Face up, { $number ->
                [0] not turned
               *[other] turned { $number } degrees clockwise
            }
       *[other] Turned over, { $number ->
                [0] not turned
               *[other] turned { $number } degrees clockwise
            }
    }
layout-turn-left = Turn left
layout-turn-right = Turn right
layout-flip = Flip
layout-aside = Lay aside
layout-let-go = Let go
layout-nudge = Move by one
layout-east = to the east
layout-south-east = to the south-east
layout-south-west = to the south-west
layout-west = to the west
layout-north-west = to the north-west
layout-north-east = to the north-east
layout-keys = On the keyboard: arrows and Enter choose a place, R turns, F flips, Delete lays aside, Escape lets go.
layout-tray = Lying aside
layout-clear = Lay all aside
layout-mirror = Mirror the whole sea

## What is wrong

layout-sound = This sea breaks no rule: it can be played.
layout-faults = { $number ->
        [one] One thing is wrong
       *[other] { $number } things are wrong
    }
layout-faults-about = Each is marked on the board.
layout-more-later = While tiles overlap, only what is wrong whichever lies above is told of the sea.
layout-show = Show
layout-fault-empty = No tile lies on the table.
layout-fault-tiles-overlap = These overlap: { $first } and { $next }.
layout-fault-too-many-spaces = { $count } spaces are too many: a board has at most { $most }.
layout-fault-too-many-tiles = { $count } tiles are too many: { $most } make a board.
layout-fault-tile-missing = Tile { $name } is missing.
layout-fault-tile-again = Tile { $name } lies there { $count } times.
layout-fault-city-missing = The { $color } city is missing.
layout-fault-city-again = The { $color } city lies there { $count } times.
layout-fault-not-on-rim = The { $color } city is hemmed in: a city stands at the rim.
layout-fault-spacing = Two neighboring cities stand { $number } degrees apart, seen from the middle; { $least } to { $most } are right.
layout-fault-cut-off-tiles = Before the cities are laid, the water is in { $number } parts; what is marked is cut off.
layout-fault-cut-off-cities = The water is in { $number } parts; what is marked is cut off.
layout-fault-no-water = No water touches this: { $terrain }.

## Keeping it and playing

layout-play = Play on this sea
layout-play-when = It can be played as soon as nothing is wrong with it.
layout-players = Players
layout-player = Player { $seat }
layout-nobody = nobody
layout-start = Begin the game
layout-keep = Share and save
layout-link = Link
layout-link-about = It opens exactly this table, also one that is not ready.
layout-save-about = JSON opens here again; GraphML is the board as a graph for networkx, Gephi, yEd and others, and opens here again too.
layout-save-json = Save as JSON
layout-save-graphml = Save as GraphML
layout-sheet-open = Open to print
layout-download = Download { $name }
layout-sheet = Make a set-up sheet
layout-sheet-about = A set-up sheet is printed, and the sea is laid out by it with the physical tiles.
layout-explore = Explore this sea
layout-explore-about = How far, how tight, how fair it is, in numbers and pictures.
layout-other = Another sea
layout-make = Make one
layout-looseness = How loose, from snug to long arms (free boards)
layout-looseness-range = How loose a board is goes from 0 to 100.
layout-seed = Seed
layout-seed-drawn = any
layout-paste = Open one
layout-paste-about = A link, a code, or a file: JSON or GraphML.
layout-read = Open it
layout-file = A file
layout-not-so = That isn't possible: { $reason }
layout-no-layout = This layout can't be shown: { $reason }
layout-hexes = A board of single hexes can't be edited here, only one of tiles.
layout-seed-whole = A seed is a whole number.
layout-too-far = That is too far out.
layout-list = The tiles
layout-column-tile = Tile
layout-column-lies = How it lies
