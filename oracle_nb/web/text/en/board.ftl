## What the board shows about the item under the pointer. $names: names of spaces, or of actions

point-source = From here
point-goal = To here
point-from = From: { $names }{ $count ->
        [0] .
       *[other] {""} (and { $count } more).
    }
point-to = To: { $names }{ $count ->
        [0] .
       *[other] {""} (and { $count } more).
    }
point-ahead = From there: { $names }{ $count ->
        [0] .
       *[other] {""} (and { $count } more).
    }
point-at = Hover over a space or a piece to see what it is.
tap-see = Tap a space or a piece to see what it is.
tap-at = Tap a space to see what you can do.

## The board: its size and renderer

zoom = Board size
zoom-in = Larger (key +)
zoom-out = Smaller (key −)
zoom-whole = The whole board (key 0)
renderer-svg = Board as separate elements, for touch screens and screen readers: each space has its own name.
renderer-canvas = Board as one picture (the usual view).
