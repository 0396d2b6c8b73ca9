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
    } to recolor your { $color } die. As which color do you use it?
ask-wheel-colors = You have { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }. Choose every color that you can use your { $color } die as.
ask-wheel-nearest = Put these colors in order, from the cheapest for your { $color } die to the most expensive.
ask-wheel-which-die = You need { $used }. Which of your dice can you recolor for the fewest favor tokens?
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
ask-wheel-sail = The { $color } space { $space } is next to your ship, but none of your dice is { $color }. You have { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }. Sail there.
ask-wheel-earn = The { $color } space { $space } is next to your ship. None of your dice is { $color }, and you have no favor tokens. Get there with two actions.
