### Texts on player boards, and what players still need.

prompt-source = Choose a die, card or god

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
wheel-clockwise = { $how ->
        [any] Every die counts as any color this turn
        [both-ways] Recoloring goes either way, one favor token a step
        [recolor] Recoloring goes clockwise: the first step is free, each further one costs a favor token
       *[other] Recoloring goes clockwise, one favor token a step
    }
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
        [true] { $god } is ready to use
       *[other] { $god }: row { $row } of 6
    }
god-step = from { $row ->
        [0] the lowest row
       *[other] row { $row }
    } to { $next ->
        [6] the top row
       *[other] row { $next }
    }
brings-companion-hero = shield +2, no injuries of this color
brings-companion-demigod = 1 oracle card, and this color counts as any
brings-companion-creature = range +3 with this color, to water of any color
brings-equipment-statues = you load one at once
brings-equipment-offerings = you load one at once
brings-equipment-consult = 2 tokens when you roll this color
brings-equipment-die-bonus = die of this color: token, card and god step
brings-equipment-god-to-top = one of four gods, at once
brings-equipment-range = your ship sails 1 space farther
brings-equipment-shallows = your ship crosses shallows
brings-equipment-reward-god = a god step with each reward
brings-equipment-storage = room for 1 more cargo, shield +1
brings-equipment-reach-island = fight, explore and build over 1 space
brings-equipment-reach-statue = load and raise them over 1 space
brings-equipment-reach-offering = load and deliver them over 1 space
brings-equipment-recover = only with 4 alike or 8 injuries
brings-equipment-extra-action = once per turn, for 3 tokens
brings-equipment-look = 2 tiles at once, of which you reveal 1
brings-equipment-gift = 3 tokens, 1 card and 2 god steps at once
shield = Shield { $strength }
ship-on = ship on { $space }
tasks = Tasks: { $done } of { $all }
task = { $task }{ $done ->
        [true] , done
       *[other] {""}
    }
task-shrine = { $count ->
        [one] shrine task
       *[other] { $count } shrine tasks
    }
task-load = { $task } · { $several ->
        [true] nearest { $end }
       *[other] { $end }
    }
load-end = { $offering ->
        [true] { $color } temple
       *[other] statue island
    } on { $space }, { $moves ->
        [0] within reach
        [one] one move away
       *[other] { $moves } moves away
    }
load-for = { $several ->
        [true] The nearest place for it is the { $end }.
       *[other] For the { $end }.
    }
task-fight = { $tokens ->
        [0] { $task } · chance { NUMBER($chance, style: "percent") }
       *[other] { $task } · chance { NUMBER($chance, style: "percent") } if you spend all tokens
    }
cargo = Cargo
cargo-empty = Free storage space
cargo-item = { $color } { $family }
oracle-cards = Cards
oracle-cards-of = { $count ->
        [one] 1 { $color } oracle card
       *[other] { $count } { $color } oracle cards
    }
injuries = Injuries
injuries-of = { $count ->
        [one] 1 { $color } injury
       *[other] { $count } { $color } injuries
    }
unused-home = You can still reach Zeus this turn, with all your tasks done.
warning-last-turn = { $name } has reached Zeus: this is your last turn.
warning-may-end = { $name } { $done ->
        [true] has all tasks done and can reach Zeus
       *[other] can complete all tasks and reach Zeus
    } { $now ->
        [true] this round: this may be your last turn.
       *[other] next round: after this turn, you may have only one left.
    }
warning-recover = Too many injuries: you lose your next turn. A die or card discards all injuries of its color.
warning-any-injury = One more injury, and you lose your next turn. A die or card discards all injuries of its color.
warning-injury = One more { OR($colors) } injury, and you lose your next turn. { COUNT($colors) ->
        [one] A { OR($colors) } die or card discards all your { OR($colors) } ones.
       *[other] A die or card discards all your injuries of its color.
    }
ship-tile = Ship
equipment = Equipment
companions = Companions
nothing-yet = none yet
companion = { $name }, { $color } { $kind }
dice-held = Dice
tasks-done = { $done } of { $all } tasks done
no-dice = no dice left

## Phases

phase-setup = Setup
phase-check = Round { $round }: check for injuries
phase-act = Round { $round }: actions
phase-consult = Round { $round }: consult the oracle
phase-over = Over after round { $round }
cause-titan-six = The titan rolls a 6: everyone draws 2 injuries.
cause-titan = The titan rolls { $strength }; your shield is { $shield }.

## Sources of actions

source-die = { $color } die
source-card = { $color } card
source-extra = Extra action
source-die-as = { $color } die as { $used }
source-card-as = { $color } card as { $used }
source-extra-as = Extra action as { $used }
source-gods = Gods
source-trade = Trade a god
source-end = End the actions
source-answer = Your decision

## Families of actions

family-move = Sail to a space
family-land = On islands and in cities
family-color = With this color
family-any = With any color
family-end = {""}

## What a player still needs. $steps: spaces; $way: need-way, or need-way-on after another way.

need-hold = In your hold: { $used } of { $all }
need-nothing = All done: back with Zeus
need-home = All tasks done: sail home to Zeus
need-aboard = Your ship already carries a { $color } { $family } for it.
need-full = Your hold is full: deliver something first.
need-nowhere = There is nowhere on the board to do this at the moment.
need-moves = { $moves ->
        [one] move
       *[other] moves
    }
need-way = { $moves ->
        [0] you are already next to it
        [one] one move of { $steps ->
            [one] one space
           *[other] { $steps } spaces
        }
       *[other] { $moves } moves, { $steps } spaces in all
    }
need-way-on = { $moves ->
        [0] you are then already next to it
        [one] from there one move of { $steps ->
            [one] one space
           *[other] { $steps } spaces
        }
       *[other] from there { $moves } moves, { $steps } spaces in all
    }
need-from-statue = Load a { $color } statue on { $space }: { $way }; you need a { $color } die.
need-from-offering = Load a { $color } offering on { $space }: { $way }; you need a { $color } die.
need-from-shrine = Explore { $space }: { $way }; you need a { $color } die. You don't know yet whose tile it is.
need-to-statue = Raise it on { $space }: { $way }; you need a { $color } die.
need-to-offering = Deliver it to the temple on { $space }: { $way }; you need a { $color } die.
need-to-monster = Fight the { $color } monster on { $space }: { $way }; you need a { $color } die.
need-to-shrine = Build your shrine on { $space }: { $way }; you need a { $color } die.
need-to-home = Zeus is on { $space }: { $way }.
need-white = White: any color that no other task of its kind has taken or asks for.
need-other = { $space } ({ $color })
need-also = Just as near: { OR($names) }.
need-shorter = A shorter way, but your dice suit it less: { OR($names) }.

## What the chosen action would do on the board

plan-ship = Your ship would be here
plan-turn = This tile would be revealed
plan-shrine = You would build your shrine here
plan-look = You would look at this tile
plan-fight = You would fight this monster
plan-defeat = Ares would defeat this monster
plan-load = This would go into your hold
plan-bring = This would be delivered here
