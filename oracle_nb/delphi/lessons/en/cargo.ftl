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
        [offering] You have a { $color } die and want to load a { $color } offering. Select every water space from which your ship could do it.
       *[statue] You have a { $color } die and want to load a { $color } statue. Select every water space from which your ship could do it.
    }
ask-cargo-where-deliver = { $family ->
        [offering] You carry a { $color } offering and have a { $color } die. Select every water space from which your ship could deliver it.
       *[statue] You carry a { $color } statue and have a { $color } die. Select every water space from which your ship could raise it.
    }
ask-cargo-sites = You carry a { $color } statue. Select every statue island where you could raise it.
ask-cargo-pick = { aboard-now } { your-dice } You have no favor tokens. Which one of these can you do now?
ask-cargo-why-not = { aboard-now } Your open tasks of this kind: { $tasks }. You want to use your { $color } die, as it is, to load { $family ->
        [offering] an offering
       *[statue] a statue
    } from { $space }. What do the rules say?
ask-cargo-reward = { you-have }. You use a { $color } die to deliver your { $used } offering to the temple on { $space }. How many favor tokens do you have afterward?
ask-cargo-task = You deliver your { $color } offering to the temple on { $space }. Which of your tasks is completed?
ask-cargo-fetch = Load something this turn, using two dice. { your-dice } You have no favor tokens.
ask-cargo-bring = { aboard-now } Deliver it this turn, using two dice. { your-dice } You have no favor tokens.
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
