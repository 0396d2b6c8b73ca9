### Questions about what can happen next.

ask-next-lost = You fight the { $color } monster at strength { $strength } and roll { $roll }. You have { token-count }. Choose everything that is true now.
ask-next-end = You are player { $number } of { $count } in this round. You end your actions with { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    } and an unused { $die } die. Choose everything that can happen before the next player's turn.

next-hurt = I draw an injury card.
next-on = I can pay 1 favor token and roll again.
next-over = The fight is over.
next-between = I can use my { $die } die before the next round.
next-same = In the next round, the monster's strength is { $strength } again.
next-later = With a roll of { $later }, I win the next round.

next-roll = I roll all three oracle dice.
next-others = Another player advances a god because of my roll.
next-own = I advance a god because of my roll.
next-keep = I don't roll my unused { $die } die, but keep it for my next turn.
next-pay = I lose favor tokens.
next-titan = I roll the titan die.

## Why an answer is correct

why-next-rolled = You rolled { $roll } against strength { $strength } and lost the round; only a 0 gives you an injury.
why-next-then = { $tokens ->
        [0] You can't pay to fight on, so the fight is over.
       *[other] You decide at once: give up, or pay 1 favor token for a round against strength { $strength }.
    }
why-next-roll = At the end of your turn you roll all three dice, used or not, and you keep your favor tokens.
why-next-gods = Every other player can advance one god whose color you roll; you advance none.
why-next-lowest = Your roll advances nobody's god: no other player has a god above the lowest row.
why-next-titan = { $more ->
        [true] You are the last of { $count } players, so you also roll the titan die.
       *[false] You are player { $number } of { $count }, and only the last player rolls the titan die.
    }

## What to consider

hint-next = What happens automatically, and what do you decide?
hint-next-lost = Compare { $roll } with { $strength }, and count your tokens.
hint-next-end = Who benefits from your roll, and where are the other players' gods?
