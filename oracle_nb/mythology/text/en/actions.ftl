### Texts of actions: buttons, reasons, costs, chances, undoing.
###
### `do-<verb>` names an action. `why-<rule>` and `cost-<rule>` are reasons, each with its rule;
### `chance-...` says what is random, `next-...` which decision follows.

## Buttons

do-place = Place { $god } in { $area }
do-step = { $unit } to { $hex }
do-end-moves = End your movement
do-fight = { $unit } against { $foe }
do-aid = { $aid ->
        [0] No aid
        [one] { $aid } point of aid
       *[other] { $aid } points of aid
    }
do-seize = { $unit }: try for a Prize
do-seize-prize = { $unit }: try for { $prize }
do-propose = Offer an alliance to { $player }
do-join = Accept the alliance
do-refuse = Decline the alliance
do-leave = Leave your alliance
do-end = End your turn
do-end-last = Leave alliances as they are

## Headings of actions

group-place = your god
group-move = movement
group-fight = combat
group-aid = aid
group-seize = Prizes
group-ally = alliances
group-end = end

## What it costs

cost-basic-hex-cost = { $tokens ->
        [one] Moving to { $hex } costs { $tokens } power point.
       *[other] Moving to { $hex } costs { $tokens } power points.
    }
cost-basic-attack-cost = { $tokens ->
        [one] There are enemies in { $hex }: attacking costs { $tokens } power point more.
       *[other] There are enemies in { $hex }: attacking costs { $tokens } power points more.
    }
cost-basic-aid-cost = { $tokens ->
        [one] The aid costs { $tokens } power point.
       *[other] The aid costs { $tokens } power points.
    }

## Why it is allowed

why-basic-god-area = No other god is in { $area }.
why-basic-parts-of-turn = { $verb ->
        [end-moves] After movement come combat and Prizes.
       *[other] You decide when your turn ends.
    }
why-basic-free-choice = You needn't move any more units.
why-basic-in-area = { $unit } began your turn in your god's Area ({ $area }).
why-basic-adjacent = { $start } and { $hex } are neighbors.
why-basic-leave-area = { $unit } may leave your god's Area ({ $area }).
why-basic-friends-through = Units of your own kind in { $hex } don't block.
why-basic-no-terrain = Water doesn't stop units in the Basic Game.
why-basic-attacker-picks = You attack, so you choose which units fight.
why-basic-pairs = Fights are one against one.
why-basic-duel = Both players roll two dice and add their aid; the higher total wins.
why-basic-aid-announce = { $attacks ->
        [true] The attacker announces aid first.
       *[other] The defender announces aid after the attacker.
    }
why-basic-aid-round = The aid counts in this fight only.
why-basic-prize-try = { $unit } may try for the Prize in its space ({ $prize }).
why-basic-prize-roll = Two dice plus aid must be more than 10.
why-basic-ally = { $verb ->
        [propose] { $player } favors the same side and is in no alliance.
        [join] You may accept this offer.
       *[refuse] You may decline any offer.
    }
why-basic-ally-break = You may leave your alliance at any decision.
why-basic-ally-last = After the last round, alliances may stay as they are.

## What chance decides. $ratio: the exact chance.

chance-fight = { $power ->
        [0] If the defender gives no aid, you win with { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $ratio }).
       *[other] With equal aid, you win with { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $ratio }).
    }
chance-fight-leads = If you give more aid than the defender: { $parts }.
chance-fight-lead = { $lead } more { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
chance-fight-answer = { $aid ->
        [0] If the defender gives no aid, you win with { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $ratio }).
        [one] If the defender gives { $aid } point, you win with { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $ratio }).
       *[other] If the defender gives { $aid } points, you win with { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $ratio }).
    }
chance-defense = You win with { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $ratio }).
chance-ties = Ties are rolled again; this is included.
chance-prize = You take the Prize with { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $ratio }).
chance-prize-aids = Chances to take the Prize by points of aid: { $parts }.
chance-prize-aid = { $aid }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
chance-turn = { $count ->
        [one] The next turn is drawn.
       *[other] The next turn is drawn among { $count } players, all equally likely.
    }

## What comes next

next-fight = Then { $player } decides how much aid to give.
    .you = Then you decide how much aid to give.
next-attempt = Then { $player } decides how much aid to give.
    .you = Then you decide how much aid to give.
next-offer = Then { $player } accepts or declines.
    .you = Then you accept or decline.
next-dice = Then the dice are rolled.

## Undoing

undo-yes = You can undo this.
undo-analysis = You can undo this: the game is an analysis.
undo-bot = You can undo this until the next bot acts.
undo-chance = { $draw ->
        [die] You can't undo this: dice are rolled.
        [turn] You can't undo this: the next turn is drawn.
       *[other] You can't undo this: chance decides something.
    }
undo-passed = You can't undo this: another player decides next.
