### Questions of the exercises on sailing.

your-dice = { COUNT($dice) ->
        [one] You have a { $dice } die.
       *[other] Your dice: { $dice }.
    }
so-many-tokens = { $tokens ->
        [0] no favor tokens
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }

you-have = { $tokens ->
        [0] You have no favor tokens
        [one] You have 1 favor token
       *[other] You have { $tokens } favor tokens
    }

ask-sailing-reach = You have no favor tokens. Select every space that your { $color } die can take you to.
ask-sailing-reach-paid = You have { so-many-tokens } to sail farther. Select every space that your { $color } die can take you to.
ask-sailing-shallows = Look closely at what is in between. Select every space that your { $color } die can take you to without favor tokens.
ask-sailing-start = The game begins, and your ship is still on Zeus's space. Select every space that your { $color } die can take you to without favor tokens.
ask-sailing-company = Another ship is on { $space }. Select every space that your { $color } die can take you to without favor tokens.
ask-sailing-beside = You want to be next to { $space }, and you have { so-many-tokens }. Select every space next to it that your { $color } die can take you to.
ask-sailing-steps = How many spaces does your ship sail by the shortest route to { $space }? Count the last space, but not the one where it starts.
ask-sailing-cost = How many favor tokens does it cost to sail to { $space } with your { $color } die?
ask-sailing-price = You may recolor your { $color } die and pay to sail farther. What is the lowest possible cost, in favor tokens, of sailing to { $space } with this one die?
ask-sailing-may = { you-have }. Can your { $color } die, as it is, take you to { $space }?
ask-sailing-which-die = Which of your dice takes you to { $space } without recoloring?
ask-sailing-pick = { you-have }. Which of these moves can you make with your { $color } die?
ask-sailing-why-not = { you-have } and want to sail to { $space } with your { $color } die, without recoloring it. What do the rules say?
ask-sailing-order = You want to make all three moves this turn, and you have { so-many-tokens }. Put them in an order in which all of them are allowed.
ask-sailing-trip = Get to { $space } with two dice, any way you like. { your-dice } { you-have }.
ask-sailing-alongside = Get next to { $space } with two dice, any way you like. { your-dice } { you-have }.
ask-sailing-fewest = { your-dice } You have no favor tokens and use your dice only for sailing. What is the smallest number of them you need to get to { $space }?

## What the rules say about a move

sailing-fine = I may sail there.
sailing-color = The space has the wrong color.
sailing-far = It is too far.
sailing-blocked = No ship can go there.
