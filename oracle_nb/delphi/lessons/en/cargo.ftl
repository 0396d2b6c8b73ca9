### Questions of the exercises on offerings and statues.

aboard-now = { COUNT($offerings) ->
        [0] { COUNT($statues) ->
            [0] Your hold is empty.
           *[other] Statues in your hold: { $statues }.
        }
       *[other] { COUNT($statues) ->
            [0] Offerings in your hold: { $offerings }.
           *[other] Offerings in your hold: { $offerings }. Statues in your hold: { $statues }.
        }
    }

ask-cargo-load-die = You have no favor tokens, and there is room in your hold. Which of your dice can you use to load something from { $space }?
ask-cargo-deliver-die = { aboard-now } You have no favor tokens. Which of your dice can you use to deliver something to { $space }?
ask-cargo-where-load = { $family ->
        [offering] You have a { $color } die and want to load a { $color } offering. Select every water space from which your ship could load it.
       *[statue] You have a { $color } die and want to load a { $color } statue. Select every water space from which your ship could load it.
    }
ask-cargo-where-deliver = You carry a { $color } offering and have a { $color } die. Select every water space from which your ship could deliver it.
ask-cargo-where-raise = You carry a { $color } statue and have a { $color } die. Select every water space from which your ship could raise it.
ask-cargo-sites = You carry a { $color } statue. Select every statue island where you could raise it.
ask-cargo-pick = { aboard-now } { your-dice } You have no favor tokens. Which one of these can you do now?
ask-cargo-why-not = { aboard-now } You want to use your { $color } die, as it is, to load { $family ->
        [offering] an offering
       *[statue] a statue
    } from { $space }. Your open tasks of this kind: { $tasks }. What do the rules say?
ask-cargo-reward = { you-have }. You use a { $color } die to deliver your { $used } offering to the temple on { $space }. How many favor tokens do you have afterward?
ask-cargo-fetch = Load something this turn, using two dice. { your-dice } You have no favor tokens.
ask-cargo-bring = { aboard-now } Deliver your cargo this turn, using two dice. { your-dice } You have no favor tokens.
ask-cargo-deliver = Complete a task this turn: load something and deliver it. { your-dice } You have no favor tokens.
ask-cargo-order = { aboard-now } You have no favor tokens. Put these actions in an order in which all of them are allowed.
ask-cargo-most = { aboard-now } { your-dice } You have no favor tokens. What is the largest number of pieces you can load this turn, without sailing and without drawing cards?

## What the rules say about loading

cargo-fine = I may load it.
cargo-far = My ship is not next to it.
cargo-full = My hold is full.
cargo-color = The die has the wrong color.
cargo-needless = None of my open tasks needs it.
cargo-again = I already have this color.

## Why an answer is correct

why-cargo-load-die = The die must match what you load, not the water under your ship.
why-cargo-deliver-die = The die must match what you deliver, not the water under your ship.
why-cargo-where-load = { $family ->
        [offering] Any water space next to an island with a { $color } offering will do, whatever the color of the water.
       *[statue] Any water space next to the { $color } city will do, whatever the color of the water.
    }
why-cargo-where-deliver = Any water space next to the { $color } temple will do, whatever the color of the water.
why-cargo-where-raise = Any water space next to an island with a free { $color } site will do, whatever the color of the water.
why-cargo-sites = The island must have a { $color } site without a statue.
why-cargo-why-not = You may load a piece if your ship is next to it, the die has its color, there is room in your hold, and an open task needs it.
why-cargo-reward = An offering brings 3 favor tokens; recoloring the die costs 1 for each step on the wheel.
why-cargo-fetch = First sail next to the cargo, to a space of the die's color, then load with a die of the cargo's color.
why-cargo-bring = First sail next to the right temple or site, to a space of the die's color, then deliver with a die of the cargo's color.
why-cargo-deliver = You need three dice: two in the color of the cargo, to load and to deliver it, and one to sail in between.
why-cargo-order = Each action needs what the ones before it bring: your ship in the right place, cargo in your hold, or room for it.
why-cargo-most = Your hold has room for two pieces, and each piece takes a die of its color.
why-cargo-pick = You need a ship next to the place, a die of the right color, and room in your hold or the right cargo.
why-cargo-there = { $what ->
        [offering] { COUNT($colors) ->
            [one] The only offering on { $space } is { $colors }.
           *[other] The offerings on { $space } are { $colors }.
        }
        [city] The statues in the city on { $space } are { $colors }.
        [temple] The temple on { $space } is { $colors }.
       *[site] { COUNT($colors) ->
            [one] The only free site on { $space } is { $colors }.
           *[other] The free sites on { $space } are { $colors }.
        }
    }
why-cargo-die = Of your dice, only the { $color } one matches.
why-cargo-lands = { $what ->
        [offering] { COUNT($spaces) ->
            [one] The only { $color } offering is on { $spaces }.
           *[other] There are { $color } offerings on { $spaces }.
        }
        [city] The { $color } city is on { $spaces }.
        [temple] The { $color } temple is on { $spaces }.
       *[site] { COUNT($spaces) ->
            [one] The only free { $color } site is on { $spaces }.
           *[other] There are free { $color } sites on { $spaces }.
        }
    }
why-cargo-docks = { COUNT($spaces) ->
        [one] You can do it only from { $spaces }.
       *[other] You can do it from { $spaces }.
    }
why-cargo-sites-left = { COUNT($spaces) ->
        [one] The { $color } site on { $other } is filled, so only { $spaces } is left.
       *[other] The { $color } site on { $other } is filled, so { $spaces } are left.
    }
why-cargo-sites-all = There are { $color } sites on { $spaces }, and none of them is filled.
why-cargo-can = { $what ->
        [offering] There is a { $color } offering on { $space } next to your ship, you have a { $color } die, and there is room in your hold.
        [city] The { $color } city on { $space } is next to your ship, you have a { $color } die, and there is room in your hold.
        [temple] You carry a { $color } offering, you have a { $color } die, and its temple on { $space } is next to your ship.
       *[site] You carry a { $color } statue, you have a { $color } die, and there is a free { $color } site on { $space } next to your ship.
    }
why-cargo-far = Your ship is on { $ship }, which isn't next to { $space }.
why-cargo-full = Your hold has room for { $room } pieces and already contains { $loaded }.
why-cargo-color = { $what ->
        [offering] { COUNT($colors) ->
            [one] The only offering on { $space } is { $colors }, but your die is { $color }.
           *[other] The offerings on { $space } are { $colors }, but your die is { $color }.
        }
       *[city] The statues on { $space } are { $colors }, but your die is { $color }.
    }
why-cargo-needless = No task is left that takes { $color }.
why-cargo-tokens = { $price ->
        [0] You have { $tokens } and get { $reward }: { $tokens } + { $reward } = { $left }.
       *[other] You have { $tokens }, pay { $price } and get { $reward }: { $tokens } − { $price } + { $reward } = { $left }.
    }
why-cargo-example = { $what ->
        [offering] For example, { $space } has a { $color } offering, and you load it with a { $color } die.
        [city] For example, the { $color } city is on { $space }, and you load a statue there with a { $color } die.
        [temple] The { $color } temple is on { $space }, where you deliver with a { $color } die.
       *[site] There is a free { $color } site on { $space }, where you raise the statue with a { $color } die.
    }
why-order-is = First { $step1 ->
        [move] sail to { $at1 }
        [load] load from { $at1 }
        [deliver] deliver to { $at1 }
       *[build] build on { $at1 }
    }, then { $step2 ->
        [move] sail to { $at2 }
        [load] load from { $at2 }
        [deliver] deliver to { $at2 }
       *[build] build on { $at2 }
    }, then { $step3 ->
        [move] sail to { $at3 }.
        [load] load from { $at3 }.
        [deliver] deliver to { $at3 }.
       *[build] build on { $at3 }.
    }
why-cargo-most-there = Next to your ship there is cargo on { $spaces }.
why-cargo-most-is = { $room ->
        [0] Your hold is full
        [one] There is room for 1 more in your hold
       *[other] There is room for { $room } more in your hold
    }, and { $matching ->
        [0] none of your dice match: you can load { $least }.
        [one] 1 of your dice matches: you can load { $least }.
       *[other] { $matching } of your dice match: you can load { $least }.
    }

## What to consider

hint-cargo = Check the place, the color of the die, and the room in your hold.
hint-cargo-pick = For each option, check the place, the color of the die, and your hold.
hint-cargo-why-not = Where is your ship, what is on { $space }, and what does your { $color } die match?
hint-cargo-fetch = Which offerings and cities are within reach, and for which of them do you have a die?
hint-cargo-bring = Where can you deliver your cargo? Find the water next to that place that your dice reach.
hint-cargo-deliver = What can you load from where your ship is now? Where do you deliver it?
hint-cargo-order = Which of these actions is possible from where your ship is now?
hint-cargo-load-die = What is on { $space }, and in which colors?
hint-cargo-deliver-die = What in your hold does { $space } take?
hint-cargo-where-load = First find what you want to load, then the water next to it.
hint-cargo-where-deliver = First find a temple that takes your offering, then the water next to it.
hint-cargo-where-raise = First find the islands where you can raise your statue, then the water next to them.
hint-cargo-sites = Which islands show a { $color } site, and on which of them is it free?
hint-cargo-reward = Pay for recoloring first, then add what the offering brings.
hint-cargo-most = How much room is there in your hold, and what do your dice match here?
