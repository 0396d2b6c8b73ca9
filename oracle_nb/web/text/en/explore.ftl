## The board explorer: a board as a graph, its measures and pictures

explore = Board explorer
explore-wrong = This link to a board doesn't work: it may be incomplete.
explore-refused = That isn't possible here: { $reason }

# The layout

explore-seed = Seed
explore-apart = { $name }: the board isn't connected
explore-not-ruled = The rules don't allow this board, but you can still explore it: { $names }.

# The pictures

explore-show = Show
explore-picture-weak = Chokepoints
explore-picture-shells = Distances
explore-picture-plain = Picture only
explore-caption-cut = chokepoint and how many spaces it cuts off
explore-caption-bridge = passage with no way around it
explore-caption-whole = No chokepoint: there is always a way around.
explore-caption-shells = Distances from { $space }, in steps
explore-about-weak = The ringed spaces are chokepoints: without any one of them, the board would split. Purple bars mark passages with no way around them.
explore-about-shells = How many steps away each space is from { $space }. Choose another space to start from there.
explore-about-plain = The picture without numbers.

# What a click does

explore-change = Change the board
explore-hand = Choosing a space
explore-hand-ask = finds a route
explore-click-ask = Choose a start, then a destination.
explore-held = In hand: { $name }. Choose a purple dot: the space by which you hold it goes there.
explore-turn = Turn
explore-flip = Flip
explore-drop = Put it back
explore-no-room = It doesn't fit anywhere like this: turn or flip it.

# Routes

explore-way = Route
explore-way-more = Others
explore-way-from = From { $space }
explore-way-to = to { $space }
explore-way-goal = Now choose the destination.
explore-way-clear = Start over

# The summary

explore-summary = Summary
explore-equals = The same as { $name } in the graph “{ $title }”.
explore-source = Source: { $title }
explore-graph = Graph: { $title }
explore-table = All values

# Charts

explore-chart-spread = Distribution of the values
explore-chart-shells = Number of spaces at each distance
explore-chart-spaces = spaces
explore-chart-values = Values
explore-chart-distances = Distances between spaces
explore-chart-steps = distance in steps
explore-chart-pairs = pairs of spaces
explore-chart-places = spaces or passages
explore-chart-tree = Parts and chokepoints (block-cut tree)
explore-chart-tree-about = Each circle is a part of the board with no chokepoint inside, labeled with its number of spaces; each yellow square is a chokepoint.
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
explore-pin = Pin for comparison
explore-unpin = Stop comparing
explore-pinned = Pinned
explore-now = Now
explore-difference = Difference

# More of the same kind

explore-family = Boards of the same kind: { $name }
explore-family-show = Show eight boards
explore-family-hide = Hide them

# Saving

explore-keep = Save and play
explore-save = Save
explore-svg = Picture as SVG
explore-png = Picture as PNG
explore-play = Play on this board
explore-editor = Open in the layout editor
explore-no-play = You can't play on a board that the rules don't allow.
explore-charts-none = The browser version has no charts.
explore-charts-save = To save a chart as PNG, choose the icon at its upper right.
explore-csv = Measures as CSV
explore-values = Values as CSV
explore-code = As code

# Searching for a better board

explore-design = Improve this board
explore-design-about = Small changes, one after the other, make a better board of this one. What should it be like?
explore-design-aims = Aims
explore-design-begin = Search
explore-design-resume = Go on
explore-design-stop = Stop
explore-design-progress = { $done } of { $number } boards tried
explore-design-found = This is the best board so far. Below, you see it next to the one you started from.
explore-design-none = No better board so far.
