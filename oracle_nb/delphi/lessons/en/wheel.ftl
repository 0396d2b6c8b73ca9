### Questions of the exercises on the oracle wheel.

die-pink = the pink die
die-blue = the blue die
die-yellow = the yellow die
die-green = the green die
die-red = the red die
die-black = the black die

card-pink = the pink oracle card
card-blue = the blue oracle card
card-yellow = the yellow oracle card
card-green = the green oracle card
card-red = the red oracle card
card-black = the black oracle card

ask-wheel-price = You want to use your { $color } die as { $used }. How many favor tokens does that cost?
ask-wheel-becomes = You pay { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    } to recolor your { $color } die. Which color does it become?
ask-wheel-colors = You have { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }. Choose every color that you can use your { $color } die as.
ask-wheel-nearest = Put these colors in order, from the cheapest for your { $color } die to the most expensive.
ask-wheel-which-die = You need { $used }. Which of your dice can you recolor to it for the fewest favor tokens?
ask-wheel-three = This turn you want to use your three dice as { $twice }, { $twice } and { $once }. What is the lowest possible cost, in favor tokens?
ask-wheel-whose = This turn you want to use your three dice as { $twice }, { $twice } and { $once }, for as few favor tokens as possible. Which die do you use as { $once }?
ask-wheel-card = You hold a { $color } oracle card and have { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }. Can you use the card as { $used }?
ask-wheel-sources = You have { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }. Choose every die and card that you can use as { $used }.
ask-wheel-actions = You have { $dice ->
        [one] 1 unused die
       *[other] { $dice } unused dice
    } and { $cards ->
        [one] 1 oracle card
       *[other] { $cards } oracle cards
    }, and you haven't played a card this turn. How many actions can you still perform with them?
ask-wheel-pile = The pile of oracle cards { $pile ->
        [0] is empty
        [one] has only 1 card left
       *[other] has only { $pile } cards left
    }, and { $discarded ->
        [0] there are no discarded cards
        [one] 1 card has been discarded
       *[other] { $discarded } cards have been discarded
    }. You have three dice. How many oracle cards can you draw with them?
ask-wheel-sail = The { $color } space { $space } is next to your ship, but none of your dice is { $color }. You have { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }. Sail there.
ask-wheel-earn = The { $color } space { $space } is next to your ship. None of your dice is { $color }, and you have no favor tokens. Get there with two actions.

## Why an answer is correct

why-wheel-clockwise = You recolor clockwise, and each step on the wheel costs 1 favor token.
why-wheel-steps = { $tokens ->
        [one] From { $color } to { $used } is 1 step clockwise.
       *[other] From { $color } to { $used } is { $tokens } steps clockwise.
    }
why-wheel-colors = { $tokens ->
        [one] With 1 favor token, { $color } can be used as { OR($colors) }.
       *[other] With { $tokens } favor tokens, { $color } can be used as { OR($colors) }.
    }
why-wheel-nearest = Clockwise from { $color }, the wheel shows { $colors }.
why-wheel-which-die = { $tokens ->
        [one] From { $color } to { $used } is only 1 step clockwise, and from your other dice it is farther.
       *[other] From { $color } to { $used } is only { $tokens } steps clockwise, and from your other dice it is farther.
    }
why-wheel-three = It is cheapest to use the { $color } die as { $once } and the other two as { $twice }: { $single } + { $pair } = { $tokens }.
why-wheel-cards = You recolor cards like dice: clockwise, and each step on the wheel costs 1 favor token.
why-wheel-enough = { $more ->
        [true] That costs { $needed }, and you have { $tokens }, which is enough.
       *[false] That costs { $needed }, but you have only { $tokens }.
    }
why-wheel-sources = { $tokens ->
        [one] With 1 favor token you can use these colors as { $used }: { $colors }.
       *[other] With { $tokens } favor tokens you can use these colors as { $used }: { $colors }.
    }
why-wheel-one-card = Each unused die is good for one action, and you can play only one card each turn.
why-wheel-actions = That makes { $unused } + 1 = { $actions }.
why-wheel-sail = Your ship must stop on the color of the die that you use, so you must use a die as { $color }.
why-wheel-earn = With any die you can take 2 favor tokens, which pay for two steps on the wheel.
why-wheel-renewed = When the pile is empty, the discarded cards are shuffled and become the new pile.
why-wheel-drawn = { $left ->
        [0] There are { $pile } + { $discarded } = { $total } cards for your three dice, so you can't draw any.
       *[other] { $total ->
            [one] There is { $pile } + { $discarded } = 1 card for your three dice, so you can draw { $left }.
           *[other] There are { $pile } + { $discarded } = { $total } cards for your three dice, so you can draw { $left }.
        }
    }

## What to consider

hint-wheel = Which way around the wheel do you go, and how many steps are there?
hint-wheel-price = Start at { $color } and go clockwise. How many steps is it to { $used }?
hint-wheel-becomes = Start at { $color } and go clockwise, one step for each token.
hint-wheel-colors = Start at { $color } and go clockwise. How many steps can you pay for?
hint-wheel-nearest = Which color is next after { $color }, clockwise?
hint-wheel-which-die = Count the steps clockwise to { $used } from each of your dice.
hint-wheel-sail = From which of your dice is it only a few steps clockwise to { $color }?
hint-wheel-actions = How many of your cards can you play in one turn?
hint-wheel-sources = Count the steps to { $used } from each die and card.
hint-wheel-earn = What can you do with any die, whatever its color?
hint-wheel-pile = What happens when you draw and the pile is empty?
hint-wheel-card = Can you recolor a card, and what would it cost?
hint-wheel-three = Try each die as { $once } and add up the steps.
hint-wheel-whose = Try each die as { $once } and add up the steps.
