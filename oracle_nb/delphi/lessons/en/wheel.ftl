### What the exercises on the oracle wheel ask.

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
    }. Pick every color that your { $color } die can be used as.
ask-wheel-nearest = Put these colors in order, from the one that is cheapest for your { $color } die to the dearest.
ask-wheel-which-die = You need { $used }. For which of your dice does that cost the fewest favor tokens?
ask-wheel-three = This turn you want to use your three dice as { $twice }, { $twice } and { $once }. How many favor tokens does that cost at the least?
ask-wheel-whose = This turn you want to use your three dice as { $twice }, { $twice } and { $once }, for as few favor tokens as you can. Which die do you use as { $once }?
ask-wheel-card = You hold a { $color } oracle card and have { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }. Can you use the card as { $used }?
ask-wheel-sources = You have { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }. Pick every die and card that you can use as { $used }.
ask-wheel-actions = You have { $dice ->
        [one] 1 unused die
       *[other] { $dice } unused dice
    } left and { $cards ->
        [one] 1 oracle card
       *[other] { $cards } oracle cards
    } in hand; you have not played a card this turn. How many actions can you still do with them?
ask-wheel-sail = The { $color } water on { $space } is next to your ship, and no die of yours is { $color }. You have { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }. Sail there.
ask-wheel-earn = The { $color } water on { $space } is next to your ship. No die of yours is { $color }, and you have no favor tokens. Get there with two actions.
