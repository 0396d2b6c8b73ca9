### Questions of the exercises on sailing.

your-dice = { COUNT($dice) ->
        [one] You have a { $dice } die.
       *[other] Your dice: { $dice }.
    }
token-count = { $tokens ->
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
ask-sailing-reach-paid = You have { token-count } to sail farther. Select every space that your { $color } die can take you to.
ask-sailing-shallows = Watch out for obstacles. Select every space that your { $color } die can take you to without favor tokens.
ask-sailing-start = The game begins, and your ship is still on Zeus's space. Select every space that your { $color } die can take you to without favor tokens.
ask-sailing-company = Another ship is on { $space }. Select every space that your { $color } die can take you to without favor tokens.
ask-sailing-beside = You want to be next to { $space }, and you have { token-count }. Select every space next to it that your { $color } die can take you to.
ask-sailing-steps = How many spaces does your ship sail by the shortest route to { $space }? Count the last space, but not the one where it starts.
ask-sailing-cost = How many favor tokens does it cost to sail to { $space } with your { $color } die?
ask-sailing-price = You may recolor your { $color } die and pay to sail farther. What is the lowest possible cost, in favor tokens, of sailing to { $space } with this one die?
ask-sailing-may = { you-have }. Can your { $color } die, as it is, take you to { $space }?
ask-sailing-which-die = { you-have }. Which of your dice takes you to { $space } without recoloring?
ask-sailing-pick = { you-have }. Which of these moves can you make with your { $color } die?
ask-sailing-why-not = { you-have } and want to sail to { $space } with your { $color } die, without recoloring it. What do the rules say?
ask-sailing-order = You want to make all three moves this turn, and you have { token-count }. Put them in an order in which all of them are allowed.
ask-sailing-trip = Get to { $space } with two dice, any way you like. { your-dice } { you-have }.
ask-sailing-alongside = Get next to { $space } with two dice, any way you like. { your-dice } { you-have }.
ask-sailing-fewest = { your-dice } You have no favor tokens and use your dice only for sailing. What is the smallest number of them you need to get to { $space }?

## What the rules say about a move

sailing-fine = I may sail there.
sailing-no-die = None of them
sailing-color = The space has the wrong color.
sailing-far = It is too far.
sailing-blocked = No ship can go there.

## Why an answer is correct

why-sailing-range = { $tokens ->
        [0] Your ship sails up to { $range } spaces and must stop on { $color }.
        [one] Your ship sails up to { $range } spaces, or { $farthest } with your favor token, and must stop on { $color }.
       *[other] Your ship sails up to { $range } spaces, or { $farthest } with your { $tokens } favor tokens, and must stop on { $color }.
    }
why-sailing-spaces = { COUNT($spaces) ->
        [one] That leaves only { $spaces }.
       *[other] That leaves { $spaces }.
    }
why-sailing-around = Ships can't cross islands, shallows or Zeus's space, so they sail around them.
why-sailing-start = The step off Zeus's space counts like any other step.
why-sailing-company = Ships can share a space, so the ship on { $space } makes no difference.
why-sailing-beside = Only the water spaces next to { $space } matter.
why-sailing-steps = { $steps ->
        [one] { $spaces } is 1 space away.
       *[other] The shortest route takes { $steps } spaces, for example { $spaces }.
    }
why-sailing-away = { $beyond ->
        [0] The distance to { $space } is { $steps }, within your range of { $range }.
       *[other] { $space } is { $steps } spaces away, which is { $beyond } more than your range of { $range }.
    }
why-sailing-cost = { $tokens ->
        [0] Within your range, sailing is free.
        [one] Each space beyond your range costs 1 favor token, so you pay 1.
       *[other] Each space beyond your range costs 1 favor token, so you pay { $tokens }.
    }
why-sailing-recolor = { $tokens ->
        [one] From { $color } to { $used } is 1 step clockwise on the wheel and costs 1 favor token.
       *[other] From { $color } to { $used } is { $tokens } steps clockwise on the wheel and costs { $tokens } favor tokens.
    }
why-sailing-price = { $beyond ->
        [0] So you pay only for recoloring: { $tokens }.
       *[other] Together that is { $recoloring } + { $beyond } = { $tokens }.
    }
why-sailing-which-die = A ship must stop on a space in the color of its die.
why-sailing-fine = { $steps ->
        [one] { $space } is { $color } and 1 space away
       *[other] { $space } is { $color } and { $steps } spaces away
    }, and you can sail up to { $tokens ->
        [0] { $farthest }.
        [one] { $farthest } with your favor token.
       *[other] { $farthest } with your { $tokens } favor tokens.
    }
why-sailing-there = { $steps ->
        [one] { $space } is { $color } and only 1 space away, so your die takes you there.
       *[other] { $space } is { $color } and { $steps } spaces away, so your die takes you there.
    }
why-sailing-order = After each move, measure the next one from where your ship is then.
why-sailing-closed = { $space } isn't water, so no ship can go there.
why-sailing-other-color = { $space } is { $color }, but your die is { $used }.
why-sailing-too-far = { $space } is { $steps } spaces away by water, but you can sail only { $farthest }.
why-sailing-in-order = In this order the lengths of the moves are { $text }, and you can pay for all of them.
why-sailing-trip = { $tokens ->
        [0] Each move is up to { $range } spaces long, 1 more for each favor token, and ends on the color of its die.
        [one] Each move is up to { $range } spaces long and ends on the color of its die; your favor token pays for one more space or one step on the wheel.
       *[other] Each move is up to { $range } spaces long and ends on the color of its die; your { $tokens } favor tokens pay for more spaces or for recoloring.
    }
why-sailing-take = First use a die to take 2 favor tokens.
why-sailing-fewest = { $dice ->
        [one] One die is enough: you have one of the color of { $spaces }.
       *[other] You need { $dice } dice, for example for these stops: { $spaces }.
    }

## What to consider

hint-sailing = Check two things: how far your ship sails, and which color it stops on.
hint-sailing-shallows = Count the spaces around the obstacles, not across them.
hint-sailing-start = Count from the first space next to Zeus's space.
hint-sailing-company = Does another ship matter to yours?
hint-sailing-beside = Find the water spaces next to { $space } first.
hint-sailing-steps = Which spaces can't a ship enter? Count around them.
hint-sailing-cost = How far is it, and how much of that is free?
hint-sailing-price = There are two prices: the steps on the wheel, and the spaces beyond your range.
hint-sailing-which-die = What color is { $space }, and how far away is it?
hint-sailing-reach = How far does your ship sail without favor tokens? Keep only the { $color } spaces.
hint-sailing-reach-paid = How far does your ship sail if you pay with all your tokens? Keep only the { $color } spaces.
hint-sailing-may = What color is { $space }, and how far is it by water?
hint-sailing-why-not = Is { $space } water, what color is it, and how far is it?
hint-sailing-pick = Which of these spaces are { $color }, and how far are they by water?
hint-sailing-order = Which of the moves can you make from where your ship is now?
hint-sailing-trip = Where could your ship stop on the way?
hint-sailing-alongside = Find the water spaces next to { $space } and their colors.
hint-sailing-fewest = Could one die do it? If not, look for stops on the way in the colors of your dice.
