### Questions of the exercises on a whole round: refusals, the parts of a turn, a complete turn.

ask-round-why-not = { $kind ->
        [turn] The { $color } player is taking a turn. You want to draw an oracle card with your { $die } die.
        [decision] Your turn begins. You have no injuries and haven't chosen your reward yet. You want to draw an oracle card with your { $die } die.
        [now] You are taking your actions. { your-dice } You want to take one of the six equipment cards on display.
        [held] You are taking your actions. { your-dice } You want to draw an oracle card with a { $die } die.
        [target] You are taking your actions. Your ship is next to the temple on { $space }. You want to fight there with your { $die } die.
       *[over] The last round is finished. You want to draw an oracle card with your { $die } die.
    } Why does the app refuse that?
ask-round-parts = { $last ->
        [0] In a two-player game, the { $owner } player comes first in the round.
       *[other] In a two-player game, the { $owner } player comes last in the round.
    } This player's turn begins. { $recovering ->
        [0] The player has no injuries, and the other player's gods are on row 3.
       *[other] The player has 3 injuries of one color.
    } Put the events in order.
ask-round-turn = Your turn begins, and you have no injuries and no favor tokens. { your-dice } There is a { $color } offering in your hold. Choose your reward so that you can deliver the offering on { $space } this turn, and do so.

refused-turn = It isn't my turn.
refused-decision = I have to make a decision first.
refused-now = This action isn't possible at this point.
refused-held = I don't have what I want to use.
refused-target = There is no target for it.
refused-over = The game is over.

round-reward = The player takes the reward for having no injuries.
round-recover = The player discards 3 injuries.
round-act = The player uses dice.
round-roll = The player rolls the oracle dice.
round-gods = The other player advances a god whose color was rolled.
round-titan = The titan attacks.
round-next = The turn passes to the next player.

## Why an answer is correct

why-round-refused = Before anything else, check whose turn it is, what must be decided, what you have and what your target is.
why-round-turn = It's the { $color } player's turn, so you wait.
why-round-decision = You must choose your reward before you can use your { $die } die.
why-round-now = You take an equipment card only for a defeated monster; taking it isn't an action of its own.
why-round-held = You have no { $die } die. Your dice: { $colors }.
why-round-target = On { $space } there is a temple, and you can fight only monsters.
why-round-over = After the last round, nobody can act anymore.
why-round-phases = A turn has three phases: the check for injuries, the actions, and the roll for the next turn. If you recover at the check, you skip the other two.
why-round-parts = { $last ->
        [0] The roll lets the other player advance a god. The titan waits for the last player of the round.
       *[other] The last player of the round also rolls the titan die, even when recovering, and the titan attacks after any gods have advanced.
    }
why-round-favor = To use another die as { $color }, you need favor tokens, so take them as your reward.
why-round-alongside = Then sail to a space next to { $space } with a die of that space's color, and deliver with another die.

## What to consider

hint-round-why-not = Whose turn is it, is a decision open, and do you have everything that the action needs?
hint-round-parts = Which phases does a turn have, and what does only the last player of a round do?
hint-round-turn = Which die takes you next to the temple, and what do you need to use another one as { $color }?
