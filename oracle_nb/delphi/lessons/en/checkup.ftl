### The check-up: what it asks, and the sentences that are true or not.

ask-checkup-die = You have { $tokens ->
        [0] no favor tokens
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    } and use your { $color } die as { $used }. Point at every space where it can do something: where you can sail, and where you can load, deliver, explore, build or fight.
ask-checkup-card = You have { $tokens ->
        [0] no favor tokens
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    } and play your { $color } oracle card as { $used }{ $played ->
        [0] {""}
       *[other] , the second card this turn
    }. Point at every space where it can do something: where you can sail, and where you can load, deliver, explore, build or fight.
ask-checkup-fight = Your shield is { $shield }, and you attack the { $color } monster with 3 favor tokens left. Which of these are true?
ask-checkup-tiles = You sail the { $own } ship. Which of these are true?
ask-checkup-cargo = You lie next to a { $color } offering, and you have the dice that are named. Which of these are true?

quiz-equal-wins = A roll of { $equal } wins the first round.
quiz-higher-wins = A roll of { $higher } wins the first round.
quiz-lower-wins = A roll of { $less } wins the first round.
quiz-nine-wins = A roll of 9 wins the first round.
quiz-second-round = After a lost round, a roll of { $equal } wins the second one.
quiz-third-round = After two lost rounds, a roll of { $less } wins the third one.
quiz-third-lower = After two lost rounds, a roll of { $least } wins the third one.
quiz-zero-wins = A roll of 0 wins the first round.
quiz-zero-hurts = A roll of 0 in the first round costs an injury.
quiz-one-hurts = A roll of 1 in the first round costs an injury.
quiz-zero-goes-on = After a roll of 0 in the first round you may pay for another one.
quiz-favor-between = After a lost round you may use your { $die } die to take favor tokens, and then fight on.
quiz-full-again = You give up when the monster is down to { $left }. Next time you begin against its full strength again.

quiz-look-uncovers = Tiles you look at stay face up.
quiz-look-shown = The other players see the tiles you look at, too.
quiz-own-shrine = A tile of your color gives you a shrine, even if its letter is on none of your open tasks.
quiz-own-paid = A tile of your color gives you a shrine and pays for its letter.
quiz-other-shrine = You uncover a tile of the { $owner } ship: it has a shrine built there at once.
quiz-other-paid = You uncover a tile of the { $owner } ship: it pays you for its letter.
quiz-any-die = Your { $die } die, as it is, explores { $space }, whose border is { $color }.
quiz-build-other = On an open tile of the { $owner } ship you may build your shrine.
quiz-build-own = On an open tile of your color you may build a shrine, even if its letter is on none of your open tasks.
quiz-ship-there = The { $owner } ship lies on { $bay }: your { $sail } die takes you there all the same.
quiz-pond = If the board tiles cut off some of the water, the sea is fine.
quiz-cities-cut = If the cities cut off some of the water, the sea is fine.
quiz-cities-near = If two cities lie close together, the sea is fine.
quiz-temples-twice = If two temples have the same color, the set-up is fine.

quiz-load = You need a { $color } offering: your { $color } die loads it.
quiz-load-second = You need it and hold a { $held } offering: you may load it.
quiz-load-beside = You need it and hold a { $kept } statue: you may load it.
quiz-load-third = You need it and hold a { $held } offering and a { $kept } statue: you may load it.
quiz-load-needless = Your only offering task is { $held }: you may load it.
quiz-load-twice = Your white offering task is open, { $color } you have done before: you may load it.
quiz-load-spoken = Your white offering task is the only one open, and you hold a { $held } offering: you may load it.
quiz-any-temple = You hold a { $held } offering: your { $held } die brings it to the { $altar } temple.
quiz-any-site = You hold a { $lacking } statue: your { $lacking } die raises it here, where no site is { $lacking }.
quiz-filled-site = You hold a { $filled } statue: your { $filled } die raises it here, where the { $filled } site is filled.
quiz-further = With a die in the color of its border you may explore { $space }, one space of water away.
quiz-card = You have 1 token: your { $card } oracle card loads the offering as { $color }.
quiz-second-card = You have played a card this turn: your { $color } oracle card loads the offering.
quiz-one-step = You have 2 tokens: your { $card } die loads the offering as { $color }.
quiz-two-steps = You have 1 token: your { $beside } die loads the offering as { $color }.
quiz-two-paid = You have 4 tokens: your { $beside } die loads the offering as { $color }.
quiz-three-steps = You have 2 tokens: your { $middle } die loads the offering as { $color }.
quiz-four-steps = You have 2 tokens: your { $far } die loads the offering as { $color }.
