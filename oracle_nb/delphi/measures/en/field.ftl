### The sea as the explorer tells of it: kinds of layouts, ways with dice, what was changed.

## Kinds of layouts

kind-compact = Compact
kind-compact-about = the printed arrangement of a first game, filled at random
kind-contact = In contact
kind-contact-about = tiles laid one by one, each where it touches the most
kind-free = Free
kind-free-about = tiles laid anywhere they fit
kind-loose = Loose
kind-loose-about = tiles laid where they touch little: long arms, open bays

## From one space to another. $die: the die's color, $used: what it is used as; $number: steps or dice.

journey-no-start = A ship is on water or on Zeus’s space; { $space } is neither. Choose where it starts.
journey-no-goal = No ship can lie at { $space }: it is a shallow.
journey-no-dice = Choose dice to see how a ship gets to { $space }.
journey-none = No way over water leads to { $space }.
journey-there = The ship is already at { $space }.
journey = { $alongside ->
        [true] Beside { $space }
       *[false] At { $space }
    } with { $number ->
        [one] 1 die
       *[other] { $number } dice
    } { $tokens ->
        [0] and no favor token.
        [one] and 1 favor token.
       *[other] and { $tokens } favor tokens.
    }
journey-leg = { $recolored ->
        [true] { $die } die as { $used }
       *[false] { $die } die
    }: { $number ->
        [one] 1 step
       *[other] { $number } steps
    } to { $space }{ $tokens ->
        [0] {""}
        [one] , 1 favor token
       *[other] , { $tokens } favor tokens
    }

## Changes

piece-tile = tile { $name }
fault-rule = the rule “{ $title }”
fault-changed = shallows that the tiles don’t have
differs-tile = Tile { $name } lies differently.
differs-tiles = { $number ->
        [one] 1 tile lies differently.
       *[other] { $number } tiles lie differently.
    }

## The layout as a whole, by where its first number stands among its kind

summary-high = A tight sea
summary-low = An open sea
summary-usual = A sea like most of its kind
summary-parts = A sea in { $number } parts
