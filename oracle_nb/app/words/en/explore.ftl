## The explorer: a board as a graph, its measures and pictures

explore = Explore
explore-about = See where a board is tight, far or fair: choke points, distances, the reach of a die, and what a shallow or a tile laid elsewhere would change.
explore-open = Explore a board
explore-wrong = The layout can't be opened: { $reason }
explore-refused = That can't be done here: { $reason }

# The layout

explore-layout = Board
explore-kind = Kind of board
explore-seed = Number of the board
explore-seed-hint = The same number, the same board
explore-before = The board before
explore-next = The next board
explore-another = Another board
explore-apart = { $name }: not all of the sea hangs together
explore-changed = Changed by you. It is compared with these boards: { $name }.
explore-changed-board = Changed board
explore-not-ruled = The rules don't allow this board; it can still be explored: { $names }.

# The pictures

explore-show = Show
explore-picture-weak = Chokepoints
explore-picture-shells = Distances
explore-picture-reach = Reach of dice
explore-picture-plain = Board only
explore-more = All measures
explore-more-choose = Choose a measure
explore-caption-cut = the sea falls apart without it; the number: how many spaces it cuts off
explore-caption-bridge = a passage without a way round
explore-caption-whole = No space alone holds the sea together: there is always a way round.
explore-caption-shells = Steps from { $space }
explore-caption-reach = Where one of these dice takes a ship from { $space }; the number: extra favor tokens
explore-about-weak = The ringed spaces are the chokepoints: without one of them, the sea would be in two. Purple beams are passages without a way round.
explore-about-shells = How far every space is from the one you chose, in steps of a ship.
explore-about-reach = Where each of the chosen dice takes a ship in one move. A number is what longer ways cost.
explore-about-plain = The board without numbers.

# What a click does

explore-hand = A click on the board
explore-hand-ask = asks the way
explore-hand-shallow = adds or removes a shallow
explore-hand-tile = takes a tile
explore-click-tile = Click a tile, then one of the purple dots.
explore-click-shallow = Click water to make it shallow, and a shallow to make it water.
explore-click-ask = Click where to start, then where to go.
explore-held = You hold { $name }. Click a purple dot: there the space lies by which you hold it.
explore-turn = Turn it
explore-flip = Flip it
explore-drop = Lay it back
explore-no-room = There is no room for it this way: turn or flip it.

# The way from here to there

explore-way = From here to there
explore-way-dice = Your dice
explore-way-more = add
explore-way-add = Add a { $name } die
explore-way-remove = Take the { $name } die away
explore-way-from = From { $space }
explore-way-to = to { $space }
explore-way-choose = Click the board: first where to start, then where to go.
explore-way-goal = Now click where to go.
explore-way-clear = Start anew

# The summary

explore-summary = In short
explore-more-than = more than { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the boards of this kind
explore-fewer-than = less than { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the boards of this kind
explore-usual = as on most boards of this kind
explore-equals = The same as { $name } of the graph “{ $title }”.
explore-source = Source: { $title }
explore-graph = The graph: { $title }
explore-table = All values

# Charts

explore-chart-usual = Where this board stands among { $number } boards of the kind “{ $name }”
explore-chart-spread = How the values are spread
explore-chart-shells = How many spaces lie how far
explore-chart-spaces = spaces
explore-chart-values = Values
explore-chart-distances = How far apart two spaces are
explore-chart-steps = steps
explore-chart-pairs = pairs of spaces
explore-chart-boards = boards
explore-chart-places = spaces or lanes
explore-chart-tree = Parts and chokepoints (block-cut tree)
explore-chart-tree-about = A circle is a part of the sea with no chokepoint inside, the number its spaces; a yellow square is a chokepoint.
explore-block = { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }
explore-cut = cuts off { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }
explore-pair = { $first } – { $second }: { $value }

# Two boards

explore-compare = Compare
explore-compare-about = Keep this board to see the next one beside it.
explore-pin = Keep this board to compare
explore-unpin = Stop comparing
explore-pinned = Kept
explore-now = Now
explore-compare-same = Both boards are the same.
explore-difference = Difference

# Keeping

explore-keep = Keep and play
explore-link = Link to this board
explore-svg = Picture as SVG
explore-png = Picture as PNG
explore-play = Play on this board
explore-editor = Open in the board editor
explore-no-play = A board that the rules don't allow can't be played.
explore-charts-save = Charts are saved as PNG by the symbol at their upper right.
