### Questions of the exercises on companions.

ask-companions-hero = { your-injuries } You take { $companion }, the { $color } hero. Then the titan rolls a 6, and you draw two injury cards: { $colors }. How many injury cards do you have left?
ask-companions-demigod = { $companion }, the { $color } demigod, is your companion, and you have { token-count }. Choose every die and card that you can use as { $used }.
ask-companions-creature = { $companion }, the { $color } creature, is your companion, and you have no favor tokens. Which of these moves can you make?
ask-companions-choose-injuries = You have just raised a { $color } statue. { your-injuries } { your-dice } You have no favor tokens. Choose a companion so that you won't have to recover next turn. Assume that you draw no more injury cards.
ask-companions-choose-offering = You have just raised a { $color } statue, and your ship is next to the { $used } temple with a { $used } offering. { your-dice } You have no favor tokens. Choose a companion, and deliver the offering at once. Cards that you might draw don't count.
ask-companions-choose-sailing = You have just raised a { $color } statue and want to sail to { $space } this turn. { your-dice } You have no favor tokens. Choose a companion, and sail there with one die.
ask-companions-choose-shield = You have just raised a { $color } statue. Your shield is { $shield }. Choose a companion so that a titan roll of { $roll } can't hurt you.

sail-1 = Sail to { $space1 } with your { $die1 } die
sail-2 = Sail to { $space2 } with your { $die2 } die
sail-3 = Sail to { $space3 } with your { $die3 } die
sail-4 = Sail to { $space4 } with your { $die4 } die
sail-5 = Sail to { $space5 } with your { $die5 } die

## Why an answer is correct

why-companions-hero = A hero discards all injuries of its color: those you have when you take it, and those you draw later.
why-companions-injuries = { $gone ->
        [one] Of these { $before } + { $drawn } cards, you discard 1 { $color } one: { $before } + { $drawn } − 1 = { $left }.
       *[other] Of these { $before } + { $drawn } cards, you discard { $gone } { $color } ones: { $before } + { $drawn } − { $gone } = { $left }.
    }
why-companions-demigod = Dice and oracle cards of the demigod's color, or recolored to it, count as any color; you must recolor all others to the color that you need.
why-companions-sources = { $tokens ->
        [0] Without favor tokens, you can use these colors as { $used }: { $colors }.
        [one] With 1 favor token, you can use these colors as { $used }: { $colors }.
       *[other] With { $tokens } favor tokens, you can use these colors as { $used }: { $colors }.
    }
why-companions-range = With the creature, a { $color } die takes you up to { $range } + { $bonus } = { $farthest } spaces, to water of any color. Other dice take you up to { $range } spaces, to water of their own color.
why-companions-spaces = So you can sail to { OR($spaces) }.
why-companions-without = Of your { $total } injury cards, { $gone } are { $color }. Without them you have { $total } − { $gone } = { $left } and don't have to recover.
why-companions-shield = A hero raises your shield from { $before } to { $before } + { $bonus } = { $strength }, and a titan roll of { $roll } hurts only a lower shield.
why-companions-offering = Your { $color } die must count as { $used }, and you have no tokens for recoloring it.
why-companions-sailing = { $space } is { $steps } spaces away and isn't { $color }: only a creature takes you there with a { $color } die.

## What to consider

hint-companions = What does a hero do, what a demigod, and what a creature?
hint-companions-hero = What happens to { $color } injuries that you draw later?
hint-companions-demigod = Which dice and cards are { $color }, and which can become { $color } or { $used }?
hint-companions-creature = How far does each die take you, and to which colors?
