### What the exercises on sailing ask.

ask-sailing-reach = Point at every space to which your { $color } die can take you. You have no favor tokens.
ask-sailing-reach-paid = Point at every space to which your { $color } die can take you if you may spend { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    } on a longer way.
ask-sailing-shallows = You hold the card that crosses shallows. Point at every space to which your { $color } die can take you without favor tokens.
ask-sailing-cost = How many favor tokens does it cost to sail to { $space } with your { $color } die?
ask-sailing-may = You have { $tokens ->
        [0] no favor tokens
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }. Can your { $color } die, as it is, take you to { $space }?
ask-sailing-which-die = Which of your dice takes you to { $space } without being recolored?
ask-sailing-trip = Get to { $space } with two moves, in any way you like.
