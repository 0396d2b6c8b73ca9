### What is written on and about the boards of players, and on the home page.

## A player's board

board-title = The { $color } player's board
wheel = Oracle wheel
wheel-field = { $color }: { $dice ->
        [0] no die
        [one] one die
       *[other] { $dice } dice
    }{ $used ->
        [0] {""}
       *[other] , { $used } used
    }
wheel-clockwise = Recoloring goes clockwise, one favor token a step
favor = { $tokens ->
        [one] { $tokens } favor token
       *[other] { $tokens } favor tokens
    }
gods = Gods
god-short-hermes = Her
god-short-poseidon = Pos
god-short-apollon = Apo
god-short-artemis = Art
god-short-aphrodite = Aph
god-short-ares = Are
god-row = { $ready ->
        [true] { $god } is ready to help
       *[other] { $god }: row { $row } of 6
    }
shield = Shield { $strength }
tasks = Tasks: { $done } of { $all }
task = { $task }{ $done ->
        [true] , done
       *[other] {""}
    }
cargo = Cargo
cargo-empty = Room for cargo
cargo-item = { $color } { $family }
oracle-cards = Cards
oracle-cards-of = { $count ->
        [one] { $color } oracle card
       *[other] { $count } { $color } oracle cards
    }
injuries = Injuries
injuries-of = { $count ->
        [one] { $color } injury
       *[other] { $count } { $color } injuries
    }
ship-tile = Ship
equipment = Equipment
companions = Companions
nothing-yet = none yet
companion = { $name }, { $color } { $kind }
dice-held = Dice
tasks-done = { $done } of { $all } tasks done
no-dice = no dice left

## Where the game stands

phase-setup = Set-up
phase-check = Round { $round }: check for injuries
phase-act = Round { $round }: actions
phase-consult = Round { $round }: consult the oracle
phase-over = Over after round { $round }

## What actions are done with

source-die = { $color } die
source-card = { $color } card
source-extra = Extra action
source-gods = Gods
source-trade = God for a card
source-end = End the actions

## Families of actions

family-move = Sail to
family-land = On islands and in cities
family-color = With this color
family-any = With any color
family-god = A god helps
family-end = {""}

## What a player still needs. $steps: spaces; $way: need-way, or need-way-on after another way.

need-hold = In your hold: { $used } of { $all }
need-home = All tasks done: come home to Zeus
need-aboard = Its { $color } piece is aboard.
need-full = Your hold is full: something must be delivered first.
need-nowhere = There is no place for it now.
need-way = { $moves ->
        [0] you are beside it
        [one] one move of { $steps ->
            [one] one space
           *[other] { $steps } spaces
        }
       *[other] { $moves } moves, { $steps } spaces in all
    }
need-way-on = { $moves ->
        [0] you are beside it then, too
        [one] from there one move of { $steps ->
            [one] one space
           *[other] { $steps } spaces
        }
       *[other] from there { $moves } moves, { $steps } spaces in all
    }
need-from-statue = Load a { $color } statue in { $space }: { $way }; a { $color } die.
need-from-offering = Load a { $color } offering in { $space }: { $way }; a { $color } die.
need-from-shrine = Uncover { $space }: { $way }; a { $color } die. You don’t know yet whose it is.
need-to-statue = Raise it in { $space }: { $way }; a { $color } die.
need-to-offering = Offer it in { $space }: { $way }; a { $color } die.
need-to-monster = Fight it in { $space }: { $way }; a { $color } die.
need-to-shrine = Build it in { $space }: { $way }; a { $color } die.
need-to-home = Zeus is in { $space }: { $way }.
need-other = { $space } with a { $color } die
need-also = Just as near: { OR($names) }.

## What the chosen action would do on the board

plan-ship = Your ship would be here
plan-turn = This would be turned over
plan-shrine = Your shrine would stand here
plan-look = You would look at this
plan-fight = You would fight this
plan-load = This would be loaded
plan-bring = This would be brought here
