### Texts of the board explorer: kinds of layouts, routes with dice, changes.

## Kinds of layouts

kind-compact = Compact
kind-compact-about = the tiles lie as printed for a first game; what is on them is random
kind-contact = Snug
kind-contact-about = tiles added one by one, each where it touches the others most
kind-free = Free
kind-free-about = tiles placed anywhere they fit
kind-loose = Loose
kind-loose-about = tiles placed where they touch the others least: long arms, open bays

## What the explorer calls a layout

explore-layout = Board
explore-kind = Kind of board
explore-seed-hint = The same seed gives the same board.
explore-before = Previous board
explore-next = Next board
explore-another = Another board
explore-more-than = more than on { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the boards of this kind
explore-fewer-than = less than on { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the boards of this kind
explore-usual = typical of this kind of board
explore-chart-usual = This board among { $number } boards of the kind “{ $name }”
explore-chart-boards = boards
explore-link = Link to this board
explore-compare-about = Pin this board to see it next to other boards.
explore-compare-same = Both boards are the same.
aim-fair = fair to all colors
aim-open = few chokepoints
aim-short = short trips

## From one space to another. $die: the die's color, $used: what it is used as; $number: steps or dice.

journey-no-start = Choose a water space or Zeus's space as the start: a ship can't be on { $space }.
journey-no-goal = No ship can be on { $space }: there are shallows.
journey-no-dice = Choose dice to see how a ship gets to { $space }.
journey-none = There is no route by water to { $space }.
journey-there = The ship is already on { $space }.
journey = { $alongside ->
        [true] Next to { $space }
       *[false] On { $space }
    } with { $number ->
        [one] 1 die
       *[other] { $number } dice
    } { $tokens ->
        [0] and no favor tokens.
        [one] and 1 favor token.
       *[other] and { $tokens } favor tokens.
    }
journey-leg = { $recolored ->
        [true] { $die } die as { $used }
       *[false] { $die } die
    }: { $number ->
        [one] 1 space
       *[other] { $number } spaces
    } to { $space }{ $tokens ->
        [0] {""}
        [one] , 1 favor token
       *[other] , { $tokens } favor tokens
    }

## Changes

piece-tile = tile { $name }
fault-rule = the rule “{ $title }”
fault-changed = shallows that the tiles don't have
differs-tile = Tile { $name } is in a different position.
differs-tiles = { $number ->
        [one] 1 tile is in a different position.
       *[other] { $number } tiles are in different positions.
    }

## The layout as a whole, by how its first number compares with others of its kind

summary-high = A tight sea
summary-low = An open sea
summary-usual = A sea like most of this kind
summary-parts = A sea in { $number } parts

## Tools and routes in the board explorer

explore-changed = You changed this board. It is compared with these boards: { $name }.
explore-changed-board = Changed board
explore-picture-reach = Reach of dice
explore-caption-reach = Reach of one of these dice from { $space }; numbers: favor tokens
explore-about-reach = Where each of the chosen dice can take a ship in one move. The numbers are the favor tokens you pay to sail beyond its range.
explore-hand-toggle = adds or removes shallows
explore-hand-tile = moves a tile
explore-click-tile = Choose a tile, then one of the purple dots.
explore-click-toggle = Choose water to turn it into shallows, and shallows to turn them into water.
explore-way-means = Your dice
explore-way-add = Add a { $name } die
explore-way-remove = Remove the { $name } die

## The par of a setup. $number: players.

explore-par = Par: the fewest rounds
explore-par-short = Nobody can finish sooner, however lucky the dice. Compare the seats to see how fair a setup is.
explore-par-show = Show the par of a setup
explore-par-hide = Hide the par
explore-par-about = A setup for { $number } players on this board, dealt with the seed { $seed }. Nobody can finish in fewer rounds, whatever dice, cards and equipment they get. The actions and moves are the fewest without help from gods and equipment.
explore-par-seat = Seat
explore-par-dealt = Ship tile
explore-par-to-choose = to be drafted
explore-par-rounds = Rounds
explore-par-actions = Actions
explore-par-moves = of which moves
