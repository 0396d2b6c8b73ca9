### Questions of the exercises on ship tiles.

your-tile = You have the ship tile “{ $ship_tile }”

ask-ships-price = { your-tile }. How many favor tokens does it cost to use your { $color } die as { $used }?
ask-ships-tokens = { your-tile } and { token-count }. This turn you take favor tokens with { $count ->
        [one] one die
       *[other] two dice
    }{ $delivered ->
        [0] {""}
       *[other] {" "}and deliver a { $color } offering
    }. How many favor tokens do you have then?
ask-ships-hold = { your-tile }. { aboard-now } How many more pieces is there room for?
ask-ships-sail = { your-tile } and { token-count }. { your-dice } Sail to { $space } with one die.

ask-ships-god = { your-tile }. In a game for { $players } players, { $god } is on the top row, and you trade { $god } for an oracle card. { $count ->
        [0] On which row is { $god } then?
        [one] After that, you advance { $god } with one die. On which row is { $god } then?
       *[other] After that, you advance { $god } with two dice. On which row is { $god } then?
    }
ask-ships-rolled = { your-tile }. At the end of another player's turn, these colors are rolled: { $dice }. Your gods: { rows-of-gods } Which of them can you advance?
ask-ships-start = { your-tile }, and you take the first turn of the game. If your tile lets you return a task, you return an offering task. Which of these are true before that turn?
ask-ships-returned = Before the game, your ship tile let you return your { $color } offering task. { COUNT($colors) ->
        [0] You haven't delivered any offerings yet.
       *[other] You have delivered a { $colors } offering.
    } Still open: { $tasks }. You are next to { $space }, with a die of each color. Which of these offerings can you load?
ask-ships-again = { your-tile }. In a two-player game, { $god } is on the top row. Trade { $god } for an oracle card, and bring { $god } to row { $row } this turn, with at most three actions. { your-dice } You have { token-count }.

start-shield = Your shield is above 0.
start-favor = You have more than the usual 3 favor tokens.
start-tasks = You need fewer than 12 tasks.
start-card = You have an oracle card.
start-equipment = You have an equipment card.
start-gods = All your gods have left the lowest row.

## Why an answer is correct

why-ships-both-ways = { $back ->
        [one] Counterclockwise it is 1 step, and you never pay for the longer way: it costs { $tokens }.
       *[other] Counterclockwise it is { $back } steps, and you never pay for the longer way: it costs { $tokens }.
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
why-ships-row = With your ship tile, a god that you have used or traded returns to the row for { $players } players, which is row { $row }.
why-ships-god = { $count ->
        [0] You don't advance the god after that, so it stays on row { $left }.
       *[other] From there, each step is one row: { $row } + { $count } = { $left }.
    }
why-ships-again = From row { $row }, two steps lead to row { $left }: { $row } + 2 = { $left }.
why-ships-rolled-are = { COUNT($gods) ->
        [one] Of these gods, only { $gods } is below the top row.
       *[other] Of these gods, { $gods } are below the top row.
    }
why-ships-rolled = Another player's roll can advance one god whose color was rolled, unless that god is on the top row. With your ship tile, no god counts as being on the lowest row.
why-ships-early = Some ship tiles help at the start, some during the game, and some do both.
why-ships-start-shield = Your shield starts at 2.
why-ships-start-favor = You begin with 3 + 1 = 4 favor tokens.
why-ships-start-task = You return one task without its reward, so 12 − 1 = 11 tasks are enough.
why-ships-start-equipment = You take an equipment card and draw an oracle card.
why-ships-start-gods = All your gods start on the row with the number of players.
why-ships-free-color = Your { $color } task is gone and no longer reserves its color, so a white task may take { $color }.
why-ships-returned = These offerings fit an open task, and you haven't delivered their colors: { $colors }.

## What to consider

hint-ships = What does this ship tile change, and what does it leave as it is?
hint-ships-price = How far is it from { $color } to { $used }, and what does your ship tile change?
hint-ships-tokens = How often do you take favor tokens, and how many each time?
hint-ships-sail = How far away is { $space }, and which color do you need?
hint-ships-god = To which row does the god return with this ship tile?
hint-ships-rolled = Which gods count as being on the lowest row with this ship tile?
hint-ships-start = Does this ship tile help at the start, later, or both?
hint-ships-returned = Does a task that you have returned still reserve its color?
hint-ships-again = To which row does the god return, and how many steps are left?
