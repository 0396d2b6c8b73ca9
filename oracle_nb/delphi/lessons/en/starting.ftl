### Questions of the exercises on the start of a game: ship tiles, tokens and cards.

ask-starting-offered = Turn order: { $ships }. Before the game, the players choose ship tiles. From how many tiles does the { $color } player choose?
ask-starting-order = Turn order: { $ships }. The players choose ship tiles: the { $color } player takes the one with an equipment card, the { $other } player the one with one fewer task. Put in order what these two do before the first turn.
ask-starting-choose = You are the last player of the round, and { $count } ship tiles are revealed. Choose the one { $kind ->
        [shield] with which your shield starts at 2.
        [range] with which a die takes you up to 5 spaces.
        [favor] with which you take one more favor token each time you take any.
       *[recolor] with which you pay one token less for each die that you recolor.
    }
ask-starting-piles = This game for { $players } players is set up. { $kind ->
        [drawn] How many injury and equipment cards aren't in the draw piles?
        [injury] How many injury cards are in the draw pile?
        [equipment] How many equipment cards are in the draw pile?
       *[display] How many equipment cards are on display?
    }
ask-starting-tokens = Turn order: { $ships }. With how many favor tokens does the { $color } player begin, if no ship tile adds any?

choose-red = The red player chooses a ship tile.
take-red = The red player takes an equipment card.
return-red = The red player returns a task.
choose-yellow = The yellow player chooses a ship tile.
take-yellow = The yellow player takes an equipment card.
return-yellow = The yellow player returns a task.
choose-green = The green player chooses a ship tile.
take-green = The green player takes an equipment card.
return-green = The green player returns a task.
choose-blue = The blue player chooses a ship tile.
take-blue = The blue player takes an equipment card.
return-blue = The blue player returns a task.

## Why an answer is correct

why-starting-draft = There is one more tile than there are players, here { $tiles }. The last player chooses first, then the others in reverse turn order.
why-starting-offered = Before the { $color } player, { $count ->
        [0] nobody has chosen
        [one] 1 player has chosen
       *[other] { $count } players have chosen
    }: { $tiles } − { $count } = { $left }.
why-starting-turns = Everyone chooses a ship tile first, beginning with the last player. The tiles take effect after that, beginning with the starting player's.
why-starting-choosers = They choose in this order: { $colors }.
why-starting-effects = Their tiles take effect in this order: { $colors }.
why-starting-first = The last player chooses first, from all { $count } tiles.
why-starting-tile = Each tile shows what it does, for the whole game or at the start.
why-starting-decks = There are 30 oracle cards, 42 injury cards and 22 equipment cards. Everyone draws 1 injury card, and 6 equipment cards are on display.
why-starting-piles = { $kind ->
        [drawn] { $players } injury cards and { $count } equipment cards: { $players } + { $count } = { $left }.
        [display] Whatever the number of players, { $left } cards are on display.
       *[other] { $total } − { $gone } = { $left }.
    }
why-starting-favor = The starting player begins with { $tokens } favor tokens, and each following player with one more than the player before.
why-starting-tokens = { $count ->
        [one] One player comes
       *[other] { $count } players come
    } before the { $color } one: { $tokens } + { $count } = { $total }.

## What to consider

hint-starting = Who chooses first, and what does the number of players change?
hint-starting-offered = How many tiles are revealed, and who has chosen before this player?
hint-starting-order = Who chooses first, and when do ship tiles take effect?
hint-starting-choose = What does each tile do?
hint-starting-piles = How many of these cards are there, and how many leave the pile during setup?
hint-starting-tokens = How many tokens does the starting player get, and how many players come before this one?
