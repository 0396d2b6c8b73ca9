### The check-up: its questions, and statements that are true or false.

ask-checkup-die = You have { $tokens ->
        [0] no favor tokens
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    } and use your { $color } die as { $used }. Select every space where it lets you do something: where you can sail, load, deliver, explore, build or fight.
ask-checkup-card = You have { $tokens ->
        [0] no favor tokens
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    } and play your { $color } oracle card as { $used }{ $played ->
        [0] {""}
       *[other] , the second card this turn
    }. Select every space where it lets you do something: where you can sail, load, deliver, explore, build or fight.
ask-checkup-fight = Your shield is { $shield }, and you fight the { $color } monster with 3 favor tokens left. The statements about Zeus are unrelated to this fight. Which of these statements are true?
ask-checkup-tiles = You sail the { $own } ship. Which of these statements are true?
ask-checkup-cargo = Your ship is next to a { $color } offering, and each statement names the dice, cards and cargo you have. Which of these statements are true?

quiz-equal-wins = A roll of { $equal } wins the first round.
quiz-lower-wins = A roll of { $less } wins the first round.
quiz-nine-wins = A roll of 9 wins the first round.
quiz-third-round = After two lost rounds, a roll of { $less } wins the third one.
quiz-third-lower = After two lost rounds, a roll of { $least } wins the third one.
quiz-zero-hurts = A roll of 0 in the first round gives you an injury.
quiz-one-hurts = A roll of 1 in the first round gives you an injury.
quiz-zero-goes-on = After a roll of 0 in the first round, you may pay to fight on.
quiz-favor-between = After a lost round, you may use your { $die } die to take favor tokens and then fight on.
quiz-full-again = You give up when the monster's strength is down to { $left }. The next time, you start against its full strength again.

quiz-look-uncovers = Tiles you look at stay face up.
quiz-look-shown = The other players see the tiles you look at, too.
quiz-own-shrine = A tile of your color gives you a shrine, even if its letter is on none of your open tasks.
quiz-own-paid = A tile of your color gives you a shrine and the reward of its letter.
quiz-other-shrine = You reveal a { $owner } tile: its owner immediately gets a shrine there.
quiz-other-paid = You reveal a { $owner } tile: you get the reward of its letter.
quiz-any-die = Your { $die } die, as it is, can explore { $space }, whose border is { $color }.
quiz-build-other = You may build your shrine on a face-up { $owner } tile.
quiz-ship-there = The { $owner } ship is on { $bay }: your { $sail } die can take you there anyway.
quiz-pond = If the board tiles cut off some of the water, the board is still legal.
quiz-cities-cut = If the cities cut off some of the water, the board is still legal.
quiz-cities-near = If two cities are close together, the board is still legal.
quiz-temples-twice = If two temples have the same color, the setup is still legal.

quiz-load-second = You carry a { $held } offering and still need the { $color } one: you may load it.
quiz-load-beside = You carry a { $kept } statue and still need the { $color } offering: you may load it.
quiz-load-third = You carry a { $held } offering and a { $kept } statue and still need the { $color } offering: you may load it.
quiz-load-needless = Your only offering task is { $held }: you may load the { $color } offering.
quiz-load-twice = Your white offering task is open, but you have already delivered a { $color } offering: you may load this one.
quiz-load-spoken = Your white offering task is the only open one, and you carry a { $held } offering: you may load the { $color } one.
quiz-any-temple = You carry a { $held } offering: your { $held } die lets you deliver it to the { $altar } temple.
quiz-any-site = You carry a { $lacking } statue: your { $lacking } die lets you raise it here, where no site is { $lacking }.
quiz-filled-site = You carry a { $filled } statue: your { $filled } die lets you raise it here, where the { $filled } site is filled.
quiz-further = A die in the color of its border lets you explore { $space }, although one water space lies between the island and your ship.
quiz-card = You have 1 token: you can load the offering with your { $card } oracle card, as { $color }.
quiz-second-card = You have played a card this turn: you can load the offering with your { $color } oracle card.
quiz-one-step = You have 2 tokens: you can load the offering with your { $card } die, as { $color }.
quiz-two-steps = You have 1 token: you can load the offering with your { $beside } die, as { $color }.
quiz-four-steps = You have 2 tokens: you can load the offering with your { $far } die, as { $color }.

quiz-same-recovers = You start your turn with 3 { $injury } injuries and 1 { $second } one: you must recover.
quiz-mixed-recovers = You start your turn with 2 { $injury } injuries, 1 { $second } one and 1 { $third } one: you must recover.
quiz-recover-left = You recover with 6 injuries: 3 of them are left.
quiz-recover-all = You recover with 5 injuries: none of them are left.
quiz-recover-acts = After recovering, you may use your dice in the same turn.
quiz-few-rewarded = You start your turn with 1 injury: you may take 2 favor tokens or advance a god before your actions.
quiz-discard-all = You have 2 { $injury } injuries and 1 { $second } one: with your { $injury } die you discard both { $injury } ones.
quiz-titan-equal = The titan rolls { $shield }: you draw 1 injury card.
quiz-titan-below = The titan rolls { $below }: you draw 1 injury card.
quiz-titan-above = The titan rolls { $above }: you draw exactly 1 injury card.
quiz-titan-six = The titan rolls 6: you draw 2 injury cards.
quiz-titan-recovering = If the last player recovers, the titan die is rolled anyway.
quiz-titan-first = The titan die is rolled at the end of the first player's turn, too.

quiz-start-first = When the players choose ship tiles, the starting player chooses first.
quiz-start-spare = When 3 players choose ship tiles, 4 are revealed.
quiz-start-at-once = The last player chooses the ship tile with an equipment card: that player takes the card before the others choose their tiles.
quiz-start-tokens = The second player begins with 4 favor tokens.
quiz-start-display = With 3 players, 6 equipment cards are on display.
quiz-start-injury = You begin the first turn with an injury card.
quiz-short-statue = In a short game of 11 tasks, each player has 2 statue tasks instead of 3.

quiz-home-open = Zeus's space is next to your ship, and one of your tasks is open: your { $sail } die can take you there.
quiz-home-sail = You have reached Zeus: your { $sail } die can still take you to a { $sail } space next to Zeus.
quiz-home-draw = You have reached Zeus and have a die left: you may draw an oracle card with it.
quiz-home-later = The second of three players is the first to reach Zeus: the third player still has a turn.
quiz-home-earlier = The second of three players is the first to reach Zeus: the first player has another turn.
quiz-home-first = You reach Zeus before Yellow. You have { $lower ->
        [one] 1 oracle card
       *[other] { $lower } oracle cards
    } and no favor tokens, and Yellow has { $cards } cards: you win.
quiz-home-cards = You and Yellow have reached Zeus. You have { $cards } oracle cards and 1 favor token, Yellow has { $lower ->
        [one] 1 card
       *[other] { $lower } cards
    } and 3 tokens: you alone win.
quiz-home-tie = You and Yellow have reached Zeus with { $cards } oracle cards each. You have 2 favor tokens, Yellow has 1: you alone win.
quiz-home-away = You have reached Zeus with { $cards } oracle cards. Yellow hasn't reached him, but has { $higher } cards: you win.
quiz-home-shared = You reach Zeus before Yellow, and you both have { $cards } oracle cards and 2 favor tokens: you alone win.

quiz-hero-later = With { $hero }, the { $shown } hero, you discard a { $shown } injury as soon as you draw it.
quiz-hero-others = You take { $hero }, the { $shown } hero: your { $kept } injuries are discarded, too.
quiz-demigod-other = With { $demigod }, the { $shown } demigod, you can use a { $kept } die as { $used } without favor tokens.
quiz-demigod-recolored = With { $demigod }, the { $shown } demigod, you can use a { $beside } die as { $used } for 1 favor token.
quiz-demigod-card = With { $demigod }, the { $shown } demigod, you can use a { $shown } oracle card as { $used } without favor tokens.
quiz-creature-color = With { $creature }, the { $shown } creature, a { $shown } die lets you stop on a { $held } space that is within the usual range.
quiz-creature-far = With { $creature }, the { $shown } creature, a { $shown } die takes you to a { $shown } space that is { $steps } spaces away, without favor tokens.
quiz-creature-other = With { $creature }, the { $shown } creature, a { $kept } die takes you to a { $kept } space that is { $farthest } spaces away, without favor tokens.

quiz-ship-back = With the ship tile “both ways, storage +2”, it costs 2 favor tokens to use a { $die } die as { $used }.
quiz-ship-only = With the ship tile “range +2”, it costs 2 favor tokens to use a { $die } die as { $used }.
quiz-ship-discount = With the ship tile “cheaper recoloring”, it costs 1 favor token to use a { $die } die as { $via }.
quiz-ship-room = With the ship tile “both ways, storage +2”, there is room for a third piece in your hold.
quiz-ship-die = With the ship tile “favor +1”, you take 4 favor tokens with a die.
quiz-ship-offering = With the ship tile “favor +1”, you take 4 favor tokens for an offering.
quiz-ship-god = With the ship tile “all gods”, in a game for two, { $god } returns to row 3 after you trade { $god } for a card.
quiz-ship-responds = With the ship tile “all gods”, another player rolls { $die }: you may advance { $god }, who hasn't moved yet.
quiz-ship-reward = With the ship tile “one fewer task”, you return an offering task before the game: you take favor tokens for it.
quiz-ship-returned = You have returned your { $sail } offering task: you may load a { $sail } offering for your white task.
quiz-pile-empty = The pile of oracle cards is empty, and 6 cards have been discarded: you can draw a card with a die.
quiz-look-last = Only 1 island tile is still face down: you can look at it with a die.

## Why an answer is correct

why-checkup-die = Use the die or card as { $used } for everything that needs { $used }: cargo, borders and monsters next to your ship, and water within range.
why-checkup-tiles = You explore and build with a die in the color of the border. The color of the tile says whose shrine it is, and its letter says which reward it brings anyone else. A companion affects only its own color.
why-checkup-cargo = Loading takes a ship next to the piece, a die or card in its color, room in the hold, and an open task that needs it.
why-checkup-gods = A used god returns to the lowest row, and the first step from there leads to the row for the number of players. You recover with 3 injuries of one color or 6 in all and discard 3.
why-checkup-fight = A roll wins if it is at least the monster's strength, and only a 0 hurts. The titan hurts players with a shield below the roll, and on a 6 everyone draws 2 injury cards.
why-checkup-price = { $tokens ->
        [one] Recoloring from { $color } to { $used } costs 1 favor token, so you have { $left } left for sailing farther.
       *[other] Recoloring from { $color } to { $used } costs { $tokens } favor tokens, so you have { $left } left for sailing farther.
    }
why-checkup-spaces = { COUNT($spaces) ->
        [one] So { $used } helps only on { $spaces }.
       *[other] So { $used } helps on { $spaces }.
    }
why-checkup-strengths = The strength is { $full } − { $shield } = { $strength } in the first round, { $second } in the second and { $third } in the third.
why-checkup-steps = Clockwise, { $color } is 1 step from { $card }, 2 steps from { $beside } and 4 steps from { $far }.
why-checkup-colors = Your ship is { $own }, the other one is { $owner }, and the border of { $space } is { $color }.
why-checkup-rows = With { $players } players, the first step leads to row { $row }.

## What to consider

hint-checkup = Go through the rules one by one: place, color, cost, room.
hint-checkup-die = What does recoloring cost, and how far do the remaining tokens take you? Then look around your ship for { $used }.
hint-checkup-fight = Work out the strength in each round first, then compare the titan's rolls with your shield.
hint-checkup-tiles = Who owns a tile, who may build on it, and who gets its reward?
hint-checkup-cargo = Check each statement: the tasks, the hold, the color and its cost.
hint-checkup-gods = On which row is the god before and after, and where is your ship, according to the statement?
