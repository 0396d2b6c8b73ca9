### Questions about a whole turn: tasks to complete, and goals to reach.

ask-turns-sail = Sail to { $space } this turn. { your-dice } { you-have }.
ask-turns-visit = Sail until your ship is next to { $space }, all in this turn. { your-dice } { you-have }.
ask-turns-card = Sail to { $space } this turn. Your last die is { $dice }, and you hold these oracle cards: { $cards }. { you-have }.
ask-turns-pair = Plan your turn so that you have two pieces of cargo in your hold. { your-dice } { you-have }.
ask-turns-complete = { $family ->
        [offering] Complete a task this turn: load a { $color } offering and deliver it.
       *[statue] Complete a task this turn: load a statue and raise it.
    } { your-dice } { you-have }.
ask-turns-explore = Plan your turn so that you explore the island on { $space }. { your-dice } { you-have }.
ask-turns-fight = Plan your turn: with at most two actions, get next to the { $color } monster on { $space }, keep a die to fight it, and have enough tokens to win more often than not. Your shield is { $shield }. { your-dice } { you-have }. Cards that you might draw don't count.
ask-turns-rise = Plan your turn so that { $god } reaches the top row from row { $row } and your ship ends next to the temple on { $space }. { your-dice } { you-have }.

## Why a plan works

why-turns-stops = Every move ends on the color of its die, recolored or not.
why-turns-card = A card sails like a die of its color, but you can play only one card a turn: one move with the die, one with a card.
why-turns-away = { $steps ->
        [one] The route is 1 space long, and a move takes you up to { $range } without favor tokens.
       *[other] The route is { $steps } spaces long, and a move takes you up to { $range } without favor tokens.
    }
why-turns-pair = Each piece takes a die of its color and your ship next to it, so one die is left to sail from the first to the second.
why-turns-complete = One die loads and one delivers, both in the color of the cargo; the third takes your ship from one place to the other.
why-turns-border = Keep a die that you can use as { $color }: the color of the island's border.
why-turns-god = { $steps ->
        [one] { $god } is 1 step below the top row, so one die advances the god and the other two can sail.
       *[other] { $god } is { $steps } steps below the top row, so one die is left to sail.
    }

## What to consider

hint-turns = Work backwards: which die does the last action take, and where must your ship be?
hint-turns-sail = From which spaces would one more move take you to { $space }?
hint-turns-visit = Which water spaces are next to { $space }, and on which of them can you stop with one of your dice?
hint-turns-card = Which color is { $space }, and which color do you need for the move before?
hint-turns-pair = What can you load where you are, and what could you load after one move?
hint-turns-complete = { $family ->
        [offering] Where is the { $color } temple, and which die takes you next to it?
       *[statue] Which statue can you load here, and where is a free site of its color within reach?
    }
hint-turns-explore = Which die do you keep for the border of { $space }, and where do the others take you?
hint-turns-fight = Count your dice: one for sailing, one for the fight. What does the third bring?
hint-turns-rise = Which dice can you use for { $god }, and which for sailing to { $space }?
