### What the exercises on offerings and statues ask.

aboard-now = { COUNT($offerings) ->
        [0] { COUNT($statues) ->
            [0] Your ship is empty.
           *[other] Statues aboard: { $statues }.
        }
       *[other] { COUNT($statues) ->
            [0] Offerings aboard: { $offerings }.
           *[other] Offerings aboard: { $offerings }. Statues aboard: { $statues }.
        }
    }

ask-cargo-load-die = You have no favor tokens and room in your ship. With which of your dice can you load something from { $space }?
ask-cargo-deliver-die = { aboard-now } You have no favor tokens. With which of your dice can you deliver something to { $space }?
ask-cargo-where-load = { $family ->
        [offering] You have a { $color } die and want to load a { $color } offering. Point at every water space where your ship could lie to do so.
       *[statue] You have a { $color } die and want to load a { $color } statue. Point at every water space where your ship could lie to do so.
    }
ask-cargo-where-deliver = { $family ->
        [offering] You carry a { $color } offering and have a { $color } die. Point at every water space where your ship could lie to deliver it.
       *[statue] You carry a { $color } statue and have a { $color } die. Point at every water space where your ship could lie to raise it.
    }
ask-cargo-sites = You carry a { $color } statue. Point at every statue island where you could raise it.
ask-cargo-pick = { aboard-now } { your-dice } You have no favor tokens. Which one of these can you do now?
ask-cargo-why-not = { aboard-now } Open tasks of this kind: { $tasks }. You want to use your { $color } die, as it is, to load { $family ->
        [offering] an offering
       *[statue] a statue
    } from { $space }. What do the rules say?
ask-cargo-reward = { you-have }. You use a { $color } die to deliver your { $used } offering to the temple on { $space }. How many favor tokens do you have then?
ask-cargo-task = You deliver your { $color } offering to the temple on { $space }. Which of your tasks is completed?
ask-cargo-fetch = Load something this turn, with two dice. { your-dice } You have no favor tokens.
ask-cargo-bring = { aboard-now } Deliver it this turn, with two dice. { your-dice } You have no favor tokens.
ask-cargo-deliver = Complete a task this turn: load something and deliver it. { your-dice } You have no favor tokens.
ask-cargo-order = { aboard-now } You have no favor tokens. Put these actions in an order in which each of them is allowed.
ask-cargo-most = { aboard-now } { your-dice } You have no favor tokens. How many pieces can you load this turn at most, without sailing and without drawing cards?

## What the rules say to loading

cargo-fine = I may load it.
cargo-far = My ship is not next to it.
cargo-full = My ship is full.
cargo-color = The die has the wrong color.
cargo-needless = No open task needs it any more.
cargo-again = I have had this color already.
