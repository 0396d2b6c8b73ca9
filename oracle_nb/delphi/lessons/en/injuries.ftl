### Questions of the exercises on injuries and the titan.

your-injuries = { $total ->
        [0] You have no injury cards.
        [one] You have 1 injury card: { $injuries }.
       *[other] You have { $total } injury cards: { $injuries }.
    }

ask-injuries-check = Your turn begins. { your-injuries } What happens at the check for injuries?
ask-injuries-left = Your turn begins. { your-injuries } How many of them are left after you recover?
ask-injuries-turn = Your turn begins. { your-injuries } You also have three dice and a { $card } oracle card. Choose everything that happens this turn, or may happen.
ask-injuries-discard = { your-injuries } You use your { $die } die to discard injuries. How many injury cards do you have left?
ask-injuries-ready = { your-injuries } { your-dice } You have { token-count }. With at most two actions, make sure that you won't have to recover next turn. Assume that you draw no more injury cards.

## What the check leads to

injuries-recover = I must recover.
injuries-reward = I take 2 favor tokens or advance a god.
injuries-nothing = Nothing happens, and I take my actions.

## What happens in the turn

injuries-discard = I discard 3 injuries without a die.
injuries-die = I use my dice.
injuries-card = I play my oracle card.
injuries-roll = I roll all three dice for the next turn.

## The titan

ask-titan-drawn = Your shield is { $shield }, and the titan die shows { $roll }. How many injury cards do you draw?
ask-titan-rolls = Your shield is { $shield }. Which rolls of the titan die give you exactly 1 injury card?
ask-titan-first-round = At the start of the game, the { $owner } player took the ship tile with shield 2, and the { $other } player took another tile. In the first round, the titan die shows { $roll }. Who draws injury cards?
ask-titan-rolled = The { $first } player is first, and the { $last } player is last. It's the turn of the { $owner } player, who { $recovering ->
        [0] doesn't have to recover
       *[other] must recover
    }. Is the titan die rolled at the end of this turn?
ask-titan-turns = The { $first } player is first, and the { $last } player is last. Below are their turns in two rounds. At the end of which turns is the titan die rolled?
titan-turn-1 = Round 1: the { $first } player { $recovers1 ->
        [0] acts
       *[other] recovers
    }.
titan-turn-2 = Round 1: the { $last } player { $recovers2 ->
        [0] acts
       *[other] recovers
    }.
titan-turn-3 = Round 2: the { $first } player { $recovers3 ->
        [0] acts
       *[other] recovers
    }.
titan-turn-4 = Round 2: the { $last } player { $recovers4 ->
        [0] acts
       *[other] recovers
    }.
ask-titan-ready = Your shield is { $shield }. { your-injuries } { your-dice } You have { token-count }. At the end of this round, the titan attacks. With at most two actions, make sure that no roll from 1 to 5 can force you to recover next turn.

## Why an answer is correct

why-injuries-check = You recover with 3 or more injuries of one color, or 6 or more in all. Without any injuries you get a reward.
why-injuries-left = When you recover, you discard any 3 of your { $total } injuries.
why-injuries-turn = You recover with 3 or more injuries of one color, or 6 or more in all: you discard 3 and take no actions. With fewer injuries your turn goes on as usual.
why-injuries-discard = A die discards all your injuries of its color, here { $die }, and no others.
why-injuries-ready = Discard injuries until you have fewer than 3 of each color and fewer than 6 in all.
why-titan-drawn = A 6 always brings 2 injury cards. Any other roll brings 1 if it is higher than your shield, here { $shield }.
why-titan-rolls = Rolls above your shield of { $shield } bring 1 injury card, except for the 6, which brings 2.
why-titan-first-round = With the ship tile for the shield, a shield starts at 2; with any other tile, it starts at 0. Everyone whose shield is lower than the roll of { $roll } draws injury cards, and a 6 ignores all shields.
why-titan-rolled = Only the last player of the round rolls the titan die, even when recovering.
why-titan-ready = Expect one more injury of any color: afterward you may have at most 2 of each color and 5 in all.
why-injuries-counts = { $total ->
        [0] You have no injury cards.
        [one] You have 1 injury card, a { $color } one.
       *[other] { $most ->
            [one] You have { $total } injury cards, all of different colors.
           *[other] Of your { $total } injury cards, { $most } are { $color }, and no color has more.
        }
    }
why-injuries-none = Without injury cards you get the reward.
why-injuries-same = So you recover: 3 cards of one color are enough, and you have { $most } { $color } ones.
why-injuries-six = So you recover: 6 cards in all are enough, and you have { $total }.
why-injuries-some = You have fewer than 3 of each color and fewer than 6 in all, so nothing happens.
why-injuries-left-is = The number left is { $total } − { $gone } = { $left }.
why-injuries-turn-ends = So you recover: you discard 3 cards and do nothing else, and your dice stay as they are.
why-injuries-turn-goes-on = So you don't recover: you discard nothing for free, but you use your dice and cards as usual, and then roll.
why-injuries-discard-is = { $count } of your { $total } cards are { $die }: { $total } − { $count } = { $left }.
why-titan-six = A 6 brings you 2 cards, whatever your shield is.
why-titan-above = A { $roll } is higher than your shield of { $shield }, so you draw 1 card.
why-titan-below = A { $roll } isn't higher than your shield of { $shield }, so you draw no card.
why-titan-rolls-are = { COUNT($numbers) ->
        [one] So only { $numbers } brings exactly 1 card.
       *[other] So { $numbers } bring exactly 1 card.
    }
why-titan-first-are = { COUNT($colors) ->
        [one] The shields are 2 and 0, so a { $roll } hits only the { $colors } player.
       *[other] The shields are 2 and 0, so a { $roll } hits both players, { $colors }.
    }
why-titan-last = The { $owner } player is last, so the titan die is rolled now.
why-titan-not-last = The { $owner } player isn't last, so the titan die isn't rolled yet.
why-titan-turns-are = The { $owner } player is last, so the titan die is rolled at the end of this player's two turns, and of no others.

## What to consider

hint-injuries = Count your injuries of each color, then all of them.
hint-injuries-check = Are there 3 cards of one color? How many cards are there in all?
hint-injuries-left = How many cards do you discard when you recover?
hint-injuries-turn = First find out whether you must recover.
hint-injuries-discard = How many of your cards are { $die }?
hint-injuries-ready = Do you have too many injuries of one color, or too many in all?
hint-titan = Compare the roll with the shield, and remember that a 6 is different.
hint-titan-drawn = Compare the roll of { $roll } with your shield of { $shield }. What does a 6 do?
hint-titan-rolls = Which rolls are higher than { $shield }, and which one brings more than 1 card?
hint-titan-first-round = What shields do the two players start with? Compare both with { $roll }.
hint-titan-rolled = Who rolls the titan die, and when?
hint-titan-turns = Who holds the titan die, and does recovering change anything?
hint-titan-ready = What happens if you draw one more injury of the color you have the most of?
