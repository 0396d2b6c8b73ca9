### Texts of actions: buttons, reasons, costs, chances, undoing.
###
### `do-<verb>` names an action. `why-<rule>` and `cost-<rule>` are reasons, each with its rule;
### `chance-...` says what is random, `next-...` which decision follows.

## Buttons

do-place = Place { $god } in { $area }
do-step = { $unit } to { $region } { $hex }
do-step-attack = Attack { $foes } with { $unit }
do-end-moves = End the movement
do-fight = Attack { $foe } with { $unit }
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
do-leave = Leave the alliance
do-end = End the turn
do-end-last = Keep alliances as they are
do-end-none = End without an alliance
# The verbs of these names, and their forms in the log: to the player, and about others.
log-verbs =
    Place/place/places, end/end/ends, attack/attack/attacks, try/try/tries, offer/offer/offers,
    accept/accept/accepts, decline/decline/declines, leave/leave/leaves, keep/keep/keeps

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
        [one] There are enemies in { $hex }: attacking costs { $tokens } more power point.
       *[other] There are enemies in { $hex }: attacking costs { $tokens } more power points.
    }
cost-basic-aid-cost = { $tokens ->
        [one] The aid costs { $tokens } power point.
       *[other] The aid costs { $tokens } power points.
    }

## Why it is allowed

why-basic-god-area = No other god is in { $area }.
why-basic-parts-of-turn = { $verb ->
        [end-moves] After movement come combat and Prizes.
       *[other] Players decide when their turns end.
    }
why-basic-free-choice = No more units have to move.
why-basic-in-area = { $unit } began this turn in the Area of { $god } ({ $area }).
why-basic-adjacent = { $start } and { $hex } are neighbors.
why-basic-leave-area = { $unit } may leave the Area of { $god } ({ $area }).
why-basic-friends-through = Units of the same side in { $hex } don't block the way.
why-basic-no-terrain = In the Basic Game, water doesn't stop units.
why-basic-attacker-picks = The attacker chooses which units fight.
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
        [join] Players of the same side may be allies.
       *[refuse] Nobody has to join an alliance.
    }
why-basic-ally-break = Alliances may be left at any decision.
why-basic-ally-last = After the last round, alliances may stay as they are.

## What chance decides. $ratio: the exact chance in parentheses, or nothing where it is sure.

chance-fight-leads = The attacker's chance of winning, by the lead in points of aid: { $parts }.
# A number of points, and the chance with them.
chance-points = { $points }: { NUMBER($chance, style: "percent") }
chance-fight-answer = { $aid ->
        [0] If the defender gives no aid, the attacker's chance of winning is { NUMBER($chance, style: "percent") }{ $ratio }.
        [one] If the defender gives { $aid } point, the attacker's chance of winning is { NUMBER($chance, style: "percent") }{ $ratio }.
       *[other] If the defender gives { $aid } points, the attacker's chance of winning is { NUMBER($chance, style: "percent") }{ $ratio }.
    }
chance-step = Chance: 50% with equal aid, { NUMBER($chance, style: "percent") } with { $lead } more, { NUMBER($worst, style: "percent") } with { $behind } less.
chance-attack = The defender can't give aid, so the attacker's chance of winning is { NUMBER($chance, style: "percent") }{ $ratio }.
chance-attack-aids = The attacker's chance of winning, by points of aid: { $parts }.
chance-defense = The defender's chance of winning is { NUMBER($chance, style: "percent") }{ $ratio }.
chance-ties = This includes rolling ties again. The loser leaves the map, and the winner scores 1 point.
chance-prize = The chance of taking the Prize is { NUMBER($chance, style: "percent") }{ $ratio }.
chance-prize-aids = The chance of taking the Prize, by points of aid: { $parts }.
chance-wasted = { $count ->
        [one] { $enough } points are enough for that: { $count } point is wasted.
       *[other] { $enough } points are enough for that: { $count } points are wasted.
    }
chance-turn = { $count ->
        [one] The last player of this round goes next.
       *[other] Chance decides who goes next: { $count } players are equally likely.
    }

## What comes next

next-attack = { $count ->
        [one] The fight comes after “{ do-end-moves }”.
       *[other] The fights come after “{ do-end-moves }”, one after the other until only one side is left there.
    }
next-attack-now = { $count ->
        [one] The fight comes next.
       *[other] The fights come next, one after the other until only one side is left there.
    }
next-defender = { $points ->
        [0] { $god } defends, without power points for aid.
        [one] { $god } defends and has { $points } power point for aid.
       *[other] { $god } defends and has { $points } power points for aid.
    }
next-defender-here = This is the defender because that god is in the Area of the fight ({ $area }).
next-defender-next = No god who favors { $side ->
        [heroes] Heroes
       *[monsters] Monsters
    } is in the Area of the fight ({ $area }), so the next such player after you defends.
next-fight = Then { $player } decides how much aid to give { $unit } against { $foe }.
    .you = Then you decide how much aid to give { $unit } against { $foe }.
next-fights = { $left ->
        [0] You have no points left
        [one] You have { $left } point left
       *[other] You have { $left } points left
    } for { $certain ->
        [true] { $count ->
            [one] the next fight
           *[other] the next fights
        }
       *[false] { $count ->
            [one] a fight that may follow
           *[other] fights that may follow
        }
    }: { $fights }.
next-on-prize = { $count ->
        [0] There { $unit } can try to take { $prize } after “{ do-end-moves }”.
       *[other] After winning, { $unit } can try to take { $prize } there.
    }
next-rivals = If the attempt fails, { $names } can still place a god in { $area } this round and try with { $unit }.
next-exposed = Heroes belong to nobody: { $soon ->
        [true] { OR($names) } can still place a god in { $area } this round and use { $unit } to try for { $prize } before you.
       *[false] if { OR($names) } comes before you in the next round, that player can use { $unit } to try for { $prize }.
    }
next-spare = Nobody can attack you for the rest of this round: points that you keep are only useful in this turn.
next-off-prize = This leaves the space of { $prize }, the only one from which a Hero can take it.
next-allied = If you are still allies at the end of the game, each of you scores the average of your points. Until then, all of you play and pay for yourselves.
next-score = As the points stand now, you would score { $then } instead of { $now }.
next-score-same = As the points stand now, your score stays the same ({ $now }).
next-attempt = Then { $player } decides how much aid to give { $unit } for { $prize }.
    .you = Then you decide how much aid to give { $unit } for { $prize }.
next-offer = Then { $player } accepts or declines.
    .you = Then you accept or decline.
next-dice = Then the dice are rolled.

## Undoing

undo-yes = You can undo this.
undo-analysis = You can undo this: the game is an analysis.
undo-bot = You can undo this until the next bot acts.
undo-chance = { $draw ->
        [die] You can't undo this: dice are rolled.
        [turn] You can't undo this: chance decides who goes next.
       *[other] You can't undo this: chance decides something.
    }
undo-passed = You can't undo this: another player decides next.
