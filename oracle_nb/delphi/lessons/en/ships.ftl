### Questions of the exercises on ship tiles.

your-tile = You have the ship tile "{ $ship_tile }"

ask-ships-price = { your-tile }. How many favor tokens does it cost to use your { $color } die as { $used }?
ask-ships-tokens = { your-tile } and { so-many-tokens }. This turn you take favor tokens with { $count ->
        [one] one die
       *[other] { $count } dice
    }{ $delivered ->
        [0] {""}
       *[other] {" "}and deliver a { $color } offering
    }. How many favor tokens do you have then?
ask-ships-hold = { your-tile }. { aboard-now } How many more pieces is there room for?
ask-ships-sail = { your-tile } and { so-many-tokens }. { your-dice } Sail to { $space } with one die.

## Why an answer is correct

why-ships-both-ways = { $back ->
        [one] Counterclockwise it is 1 step, and you take the shorter way: it costs { $tokens }.
       *[other] Counterclockwise it is { $back } steps, and you take the shorter way: it costs { $tokens }.
    }
why-ships-recolor = Your ship tile saves you 1 favor token: { $steps } − 1 = { $tokens }.
why-ships-favor = Each time you take favor tokens, you take 1 more: 3 instead of 2 for a die, and 4 instead of 3 for an offering.
why-ships-tokens = { $delivered ->
        [0] That makes { $before } + { $count } × 3 = { $left }.
       *[other] That makes { $before } + { $count } × 3 + 4 = { $left }.
    }
why-ships-storage = { $bonus ->
        [0] Your ship tile doesn't change your hold, which has room for two pieces.
       *[other] A hold has room for two pieces, and your ship tile makes room for { $bonus } more.
    }
why-ships-hold = That leaves { $storage } − { $aboard } = { $left }.
why-ships-range = Your range is { $range } + { $bonus } = { $farthest } spaces.
why-ships-far = { $space } is { $color } and { $steps } spaces away, so your { $color } die takes you there.
why-ships-end = { $space } is { $used }, so you need a die that counts as { $used }.
why-ships-back = From { $color } to { $used } is 1 step counterclockwise, which costs 1 favor token.
why-ships-free = From { $color } to { $used } is 1 step clockwise, which costs 1 favor token less than usual: none.

## What to consider

hint-ships = What does this ship tile change, and what not?
hint-ships-price = How far is it from { $color } to { $used }, and what does your ship tile change?
hint-ships-tokens = How often do you take favor tokens, and how many each time?
hint-ships-sail = How far away is { $space }, and which color do you need?
