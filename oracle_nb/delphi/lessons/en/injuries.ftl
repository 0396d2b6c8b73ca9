### Questions of the exercises on injuries and the titan.

your-injuries = { $total ->
        [0] You have no injury cards.
        [one] You have 1 injury card: { $injuries }.
       *[other] You have { $total } injury cards: { $injuries }.
    }

ask-injuries-check = Your turn begins. { your-injuries } What does the check for injuries lead to?
ask-injuries-left = Your turn begins. { your-injuries } How many of them are left after you recover?
ask-injuries-turn = Your turn begins. { your-injuries } You also have three dice and a { $card } oracle card. Which of these happen this turn, or may happen?
ask-injuries-discard = { your-injuries } You use your { $die } die to discard injuries. How many injury cards do you have left?
ask-injuries-ready = { your-injuries } { your-dice } You have { so-many-tokens }. With at most two actions, make sure that you needn't recover next turn. Assume that you draw no more injury cards.

## What the check leads to

injuries-recover = I must recover.
injuries-reward = I take 2 favor tokens or advance a god.
injuries-nothing = Nothing happens, and I take my actions.

## What happens in the turn

injuries-discard = I discard 3 injury cards and use no die for it.
injuries-die = I use my dice.
injuries-card = I play my oracle card.
injuries-roll = I roll my dice for the next turn.

## The titan

ask-titan-drawn = Your shield is { $shield }, and the titan die shows { $roll }. How many injury cards do you draw?
ask-titan-rolls = Your shield is { $shield }. Which rolls of the titan die give you exactly 1 injury card?
ask-titan-first-round = At the start of the game, the { $owner } player took the ship tile with shield 2, and the { $other } player took another tile. In the first round, the titan die shows { $roll }. Who draws injury cards?
ask-titan-rolled = The { $first } player is first, and the { $last } player is last. It is the turn of the { $owner } player, who { $recovering ->
        [0] doesn't need to recover
       *[other] must recover
    }. Is the titan die rolled at the end of this turn?
ask-titan-ready = Your shield is { $shield }. { your-injuries } { your-dice } You have { so-many-tokens }. At the end of this round, the titan attacks. With at most two actions, make sure that no roll from 1 to 5 can force you to recover next turn.
