## What is pointed at, and what the board shows of it. $names: names of spaces, or of actions

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
point-at = Hover over a space, task or cargo to see what it is.

## The board: its size, and what draws it

zoom = Size of the board
zoom-in = Larger (key +)
zoom-out = Smaller (key −)
zoom-whole = The whole board (key 0)
renderer-svg = Board as single elements. For touch screens and screen readers: each space is an element with a name of its own.
renderer-canvas = Board as a picture. The usual board, drawn as one picture.
