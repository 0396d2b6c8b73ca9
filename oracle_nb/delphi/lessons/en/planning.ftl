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
        [1] Your equipment lets you buy an extra action. Which of these turns brings you to Zeus sooner, on average? A turn that comes to a roll or a decision is shown only up to there.
       *[0] Which of these turns brings you to Zeus sooner, on average? A turn that comes to a roll or a decision is shown only up to there.
    }
ask-planning = You sail the { $own } ship. Still open: { $tasks }. { your-dice } { planning-cards } { you-have }. { planning-gods } { planning-question }

why-planning-dice-rule = A die is well used if it brings you closer to a task or to Zeus, or saves a die later.
why-planning-spend-rule = Hoarding doesn't win: tokens and cards save rounds only when you spend them.
why-planning-gods-rule = Dice for gods and injuries pay off only if they save more dice than they take.
why-planning-route-rule = The nearest task isn't always the best one: what counts is how much you still have to do after it.
why-planning-turn = { $number ->
        [1] First turn: { $motive }
       *[2] Second turn: { $motive }
    }
why-planning-left = After the first turn you still have { $left1 ->
        [0] no dice
        [one] 1 die
       *[other] { $left1 } dice
    }, after the second { $left2 ->
        [0] none
       *[other] { $left2 }
    }.
why-planning-games = With the same dice for both, { $number ->
        [1] the first turn
       *[2] the second turn
    } was faster { $rest ->
        [0] in all { $games } games
       *[other] in { $faster } of { $games } games and { $slower ->
            [0] never slower
           *[other] slower in { $slower }
        }
    }. It saved { NUMBER($saved, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds on average.

## What to consider

hint-planning-dice = Which dice bring you closer to a task or to Zeus, and how much is left to do after each turn?
hint-planning-spend = What does each spent token or card save you, and what else could it do later?
hint-planning-gods = Which tasks or spaces does a god save you, and would the same dice do as much?
hint-planning-route = Where does each turn leave your ship, and what can you do there next turn?
