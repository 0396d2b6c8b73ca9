### Questions about the better of two turns, and how the turns differ.

part-planning = Planning

planning-cards = { COUNT($cards) ->
        [0] You hold no oracle cards.
        [one] You hold a { $cards } oracle card.
       *[other] You hold these oracle cards: { $cards }.
    }
planning-gods = { COUNT($gods) ->
        [0] No god is on the top row.
        [one] { $gods } is on the top row.
       *[other] On the top row: { $gods }.
    }
planning-question = { $extra ->
        [1] Your equipment lets you buy an extra action. Which of these turns brings you to Zeus sooner, on average? Where chance or a choice comes first, the rest of the turn is left open.
       *[0] Which of these turns brings you to Zeus sooner, on average? Where chance or a choice comes first, the rest of the turn is left open.
    }
ask-planning = { your-dice } { planning-cards } { you-have }. { planning-gods } { planning-question }

why-planning-dice-rule = A die is well used if it does something for a task or the way, or saves a die later.
why-planning-dice = Actions that sail or work on a task: first turn { $turn1 }, second { $turn2 }.
why-planning-spend-rule = Hoarding doesn't win: tokens and cards save rounds only when you spend them.
why-planning-spend = Favor tokens and oracle cards spent: first turn { $turn1 }, second { $turn2 }.
why-planning-gods-rule = Dice for gods and injuries pay off only if they save more dice than they take.
why-planning-gods = Actions for gods and injuries: first turn { $turn1 }, second { $turn2 }.
why-planning-route-rule = The nearest task isn't always the best one: what counts is how much is left after it.
why-planning-route = Dice that the rest takes, about: first turn { NUMBER($dice1, minimumFractionDigits: 1, maximumFractionDigits: 1) }, second { NUMBER($dice2, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
why-planning-margin = { $number ->
        [1] The first turn
       *[2] The second turn
    } saves { NUMBER($saved, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) in { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    } of play-outs.

## What to consider

hint-planning-dice = Which dice do something for your tasks or the way, and how much is left to do after each turn?
hint-planning-spend = What does each token or card that a turn spends save you, and what else could it do later?
hint-planning-gods = Which tasks or spaces does a god save you, and would the same dice do as much?
hint-planning-route = Where does each turn leave your ship, and what can you do there next turn?
