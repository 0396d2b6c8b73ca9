### Exercises on the red and the white die, and on combat.

dice = red { $red }, white { $white }
rolled = Red { $red }, white { $white }
ask-dice-read = You roll { dice }. Which number is that?
ask-dice-order = Put these rolls in order, from the lowest number to the highest.
ask-dice-ways = { $unit } attacks { $foe }: Attack { $attack } against Defense { $defense }. How many of the 36 rolls kill { $foe }?
ask-dice-attack = { $foe } has Defense { $defense }; { $unit_1 } has Attack { $attack_1 }, { $unit_2 } { $attack_2 } and { $unit_3 } { $attack_3 }. Attack with the Hero for whom red { $red }, white { $white } is the lowest roll that kills.
ask-combat-fatal = { $unit } has Attack { $attack } and Defense { $defense }; { $foe } has Attack { $attack_back } and Defense { $defense_back }. In which of these normal combats do the first rolls kill { $unit }?
attacking = { $unit } attacks and rolls { dice }.
attacked = { $foe } attacks and rolls red { $redback }, white { $whiteback }; { $unit } rolls { dice }.
ask-combat-duel = { $unit } attacks { $foe } in normal combat. { $unit } has Attack { $attack } and Defense { $defense } and rolls { dice }; { $foe } has Attack { $attack_back } and Defense { $defense_back } and rolls red { $red_back }, white { $white_back }. What happens?
ask-combat-magic = { $unit } attacks { $foe } by magic, with Magical Ability { $magic }.{ $guard ->
        [0] {""}
       *[other] {" "}A Helper of { $foe } adds { $guard } to the roll.
    } Which of these rolls kill { $foe }?
ask-combat-attack = You have just lost a challenge for { $unit_2 }, and Hera lets everything else move in this phase. Move { $unit } to { $hex } and attack { $foe }.

foe-dies = { $foe } dies, and { $unit } survives.
unit-dies = { $unit } dies, and { $foe } survives.
both-die = { $unit } and { $foe } both die.
rolled-again = Nobody dies yet, so both of them must roll the dice again.

why-dice-tens = The red die gives the tens and the white die the ones.
why-dice-read = Red { $red } and white { $white } are { $number }.
why-dice-order = The red die decides first. The white die matters only when the red ones are equal.
why-dice-needed = You need { $defense } − { $attack } = { $needed } or more, and each die shows 1 to 6.
why-dice-ways = { $count } of the 36 rolls are { $needed } or more.
why-dice-attack = { $unit } needs { $needed } or more, so { $number } is just enough.
why-combat-fatal = A Hero who attacks a Monster dies if the roll isn't enough. A Hero attacked by a Monster dies only if the Monster's roll and Attack reach the Hero's Defense.
why-combat-duel = Each adds its Attack to its roll: { $number } + { $attack } = { $total } against { $defense_back }, and { $number_back } + { $attack_back } = { $total_back } against { $defense }.
why-foe-dies = Only { $foe } dies, because only that Defense is reached.
why-unit-dies = Only { $unit } dies.
why-both-die = Both totals reach the Defense of the other, so both die.
why-rolled-again = Neither total is enough, so both roll again.
why-combat-low = Magic works with low rolls: the roll and what a Helper adds to it must be at most the Magical Ability.
why-combat-magic = So rolls up to { $most } kill { $foe }; any higher one kills { $unit }.
why-combat-first = A Hero attacks only for the player who controls the Hero, and only after all movement.

hint-dice = Read the red die as tens and the white die as ones.
hint-combat = Who rolls, how often, and what must the roll reach?
hint-combat-magic = Must a roll for magic be high or low?
