### The text shown next to the board in a terminal.

table-setup = Setup
table-turn = Round { $round }, { $player }'s turn
table-heading = { $text }, { $phase }
table-phase-check = phase 1, injuries
table-phase-act = phase 2, actions
table-phase-consult = phase 3, the oracle
table-phase-over = the game is over

## Groups of actions, and lines for actions with many targets

table-group-die = the { $color } die
table-group-card = the { $color } oracle card
table-group-extra = the extra action
table-group-gods = gods
table-group-free = without a die
table-line-move = { $recolored ->
        [true] sail as { $color } to
       *[other] sail to
    }
table-line-poseidon = Poseidon to
table-line-advance = advance
table-line-heal = discard injuries:
table-line-any = any color:
table-label-advance = { $god }
table-label-heal = { $color }
table-label-draw = draw a card
table-label-favor = { $tokens ->
        [one] take { $tokens } favor token
       *[other] take { $tokens } favor tokens
    }
table-label-look = look at tiles

## Rows of the players' boards

table-row-ship = ship
table-row-tile = ship tile
table-row-dice = dice{ $marked ->
        [0] {""}
       *[other] {" "}(used)
    }
table-row-cards = oracle cards
table-row-favor = favor tokens
table-row-shield = shield
table-row-injuries = injuries
table-row-gods = gods, row
table-row-cargo = cargo
table-row-tasks = tasks done
table-row-shrine = - shrines{ $marked ->
        [0] {""}
       *[other] {" "}(done)
    }
table-row-statue = - statues{ $marked ->
        [0] {""}
       *[other] {" "}(done)
    }
table-row-offering = - offerings{ $marked ->
        [0] {""}
       *[other] {" "}(done)
    }
table-row-monster = - monsters{ $marked ->
        [0] {""}
       *[other] {" "}(done)
    }
table-row-equipment = equipment
table-row-companions = companions

## Contents of the rows

table-at = on { $space }
table-die = { $color }
table-die-used = ({ $color })
table-count = { $number } { $color }
table-god = { $ready ->
        [true] { $god } ready
       *[other] { $god } { $row }
    }
table-load = { $color } { $family }
table-cargo = { $text } ({ $number } of { $storage })
table-empty = empty
table-tasks = { $done } of { $all }
table-task = { $color ->
        [none] any
       *[other] { $color }
    }
table-done = ({ $text })
table-companion = { $companion } ({ $color } { $kind })
