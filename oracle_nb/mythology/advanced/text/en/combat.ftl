### Combat, ambushes, magic, aid and Hercules: buttons, reasons, chances, decisions, events, refusals
### and repairs. Rules and rulings are in rules.ftl and rulings.ftl.

## Buttons

do-aid = { $points ->
        [one] { $points } point of aid for { $unit }
       *[other] { $points } points of aid for { $unit }
    }
do-ail = { $points ->
        [one] { $points } point of ailment for { $unit }
       *[other] { $points } points of ailment for { $unit }
    }
do-let-ambush = Don't attack { $unit }
do-let-combat = Leave the choice of magic to others
do-let-all-ambush = Ambush nobody in this phase
do-ambush = Ambush with { $unit }
do-attack = Attack { $foe } with { $unit }
do-magic = Fight by magic
do-plain = Fight without magic
group-combat = combat

## Why it is allowed

why-sheet-aid = Aid and ailment can be noted for Heroes on the map.
why-modify-aid = { $verb ->
        [ail] Each point takes 10 off the Attack Number of { $unit } in this round.
       *[aid] Each point adds 10 to the Attack Number of { $unit } in this round.
    }
why-combat-by-choice = { $verb ->
        [let] Nobody has to fight.
        [let-all] Nobody has to fight.
       *[other] { $foe } can't refuse combat.
    }
why-combat-who = Heroes fight Heroes or Monsters.
why-combat-heroes = Between two Heroes both roll until somebody is dead.
why-combat-monster-attacks = When a Monster attacks a Hero, both roll until somebody is dead.
why-combat-hero-attacks-monster = When a Hero attacks a Monster, only the Hero rolls, and only once.
why-combat-ambush = You have points on { $unit } in the space into which { $foe } came just now.
why-combat-kinds = { $verb ->
        [plain] Every unit can fight without magic.
       *[attack] Combat will be normal or by magic.
    }
why-magic-elect = { $verb ->
        [let] Nobody has control of { $unit } yet, so everybody is asked about magic and may leave the choice to others.
       *[magic] { $unit } can use magic against a unit without magic.
    }
why-magic-both = Between two units with magic, combat is always by magic.
why-magic-one-roll = One roll decides.
why-hercules-wins = In normal combat Hercules wins without a roll.
why-hercules-free-move = While Hercules is filled with remorse, every player may move him freely: nobody can challenge, and it brings no glory.
why-control-other-claims = Movement is over: you announce { $unit } to attack.

## What it does, where no event tells it

effect-aid = { $left ->
        [one] { $unit }: { $change } on the Attack Number. You will have { $left } power point left.
       *[other] { $unit }: { $change } on the Attack Number. You will have { $left } power points left.
    }
entry-aid = { $unit }: aid { $points }
entry-ailment = { $unit }: ailment { $points }

## What chance decides. Ratios are exact.

percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
chance-single = The chance to kill { $foe } is { $hit } ({ $kills }). Otherwise { $unit } will die.
chance-duel = In each round the chance to kill { $foe } is { $hit }, the chance to kill { $unit } { $back }. In the end: only { $foe } dead: { $kills }, only { $unit } dead: { $dies }, both dead: { $both }.
chance-sure = { $foe } will die, whatever the roll.
chance-kills = { $foe } will die without a roll.
chance-dies = { $unit } will die without a roll.
chance-stalled = Neither can kill the other: it would cost the attacking player 1 glory point.
chance-magic = The chance to kill { $foe } by magic is { $hit } ({ $kills }). Otherwise { $unit } will die.
chance-magic-both = Only { $foe } dead: { $kills }, only { $unit } dead: { $dies }, both dead: { $both }.
chance-otherwise = Without magic: { $text }
chance-remorse = The chance that Hercules is filled with remorse afterwards is { $hit }.
chance-aid = This counts only the aid and ailment that you have noted. Others can change it.

## Decisions

decision-fighting = { $left ->
        [0] { $player }: attack, or end your moving phase.
        [one] { $player }: attack, announce a unit to attack, or end your moving phase ({ $left } try left).
       *[other] { $player }: attack, announce a unit to attack, or end your moving phase ({ $left } tries left).
    }
decision-ambush = { $player }: { $other } has moved { $unit } into a space with other units. With points on one of those, you can attack; otherwise let { $unit } pass. Everyone is asked, so that nobody learns who has points.
decision-combat = { $player }: decide whether { $unit } should fight { $foe } by magic.
decision-combat-open = { $points ->
        [0] { $player }: you have no points on { $unit }, so others decide whether this unit fights { $foe } by magic. Everyone is asked, so that nobody learns who has points.
       *[other] { $player }: with points on { $unit } you can decide whether this unit fights { $foe } by magic.
    }
choice-ambush = whether a unit that has just moved is attacked
choice-combat = whether combat is by magic
next-ambush = Then { $player } may ambush the unit, by attacking it with another one in that space.
    .you = Then you may ambush the unit, by attacking it with another one in that space.
next-combat = Then { $player } decides about magic.
    .you = Then you decide about magic.
next-combat-points = Then players with points on { $unit } decide about magic. If nobody has any, it isn't used.

## What happened

event-combat-declared = { $player } attacks { $foe } with { $unit } in { $hex }.
    .you = You attack { $foe } with { $unit } in { $hex }.
event-ambush-wished = { $player } wants to ambush { $foe } with { $unit }.
    .you = You want to ambush { $foe } with { $unit }.
event-ambush-declined = { $player } doesn't attack { $unit }.
    .you = You don't attack { $unit }.
event-no-ambushes = { $player } ambushes nobody in this phase.
    .you = You ambush nobody in this phase.
event-magic-chosen = { $player } chooses magic for { $unit }.
    .you = You choose magic for { $unit }.
event-plain-chosen = { $player } chooses normal combat for { $unit }.
    .you = You choose normal combat for { $unit }.
event-magic-left = { $player } leaves the choice of magic to others.
    .you = You leave the choice of magic to others.
event-aid-told = { $player } has noted aid for { $unit }: { $points }. The Attack Number is now { $attack }.
    .you = You have noted aid for { $unit }: { $points }. The Attack Number is now { $attack }.
event-ailment-told = { $player } has noted ailment for { $unit }: { $points }. The Attack Number is now { $attack }.
    .you = You have noted ailment for { $unit }: { $points }. The Attack Number is now { $attack }.
event-points-told = { $player } reveals the power points on { $unit }: { $points }.
    .you = You reveal your power points on { $unit }: { $points }.
event-combat-rolled = { $unit }: a roll of { $roll } plus Attack { $attack } makes { $total }, against Defense { $defense } of { $foe }.
event-magic-rolled = { $guard ->
        [0] { $unit }: a magic roll of { $roll } against { $foe }; { $magic } or less is needed.
       *[other] { $unit }: a magic roll of { $roll }, plus { $guard } for Helpers, against { $foe }; { $magic } or less is needed.
    }
event-combat-stalled = { $unit } and { $foe } can't kill each other: combat stops.
event-unit-killed = { $unit }: killed by { $foe } in { $hex }.
event-unit-ready = { $unit } may attack.
event-remorse-rolled = { $player } rolls { $roll } for { $unit }: below { $attack } means remorse.
    .you = You roll { $roll } for { $unit }: below { $attack } means remorse.
event-remorse-begun = { $unit } is filled with remorse until the end of round { $round }.
event-remorse-ended = Hercules has purged his soul.
event-hercules-free = { $player } moves { $unit }, who is filled with remorse.
    .you = You move { $unit }, who is filled with remorse.

## Why not

refuse-play-not-now-magic = No combat waits for a choice of magic now.
refuse-play-not-now-plain = No combat waits for a choice of magic now.
refuse-modify-aid = Only Heroes get aid or ailment, no Monsters like { $unit }.
refuse-sheet-aid = { $unit } isn't on the map, where combat takes place.
refuse-march-everything-own-phase-attack = { $player } has the moving phase: you attack only in your own, or by an ambush.
refuse-combat-after-movement = Combat has begun: you can announce a unit only to attack, and { $unit } can't attack anyone.
refuse-combat-after-movement-over = Combat has begun, so movement is over in this moving phase.
refuse-combat-after-movement-other_unit = First finish the move of { $other_unit }.
refuse-combat-choose-foe = A unit attacks only another unit in its space.
refuse-combat-choose-foe-itself = { $unit } can attack only other units.
refuse-combat-choose-foe-hex = A unit attacks only another unit in its space: { $foe } can't be attacked in { $hex } by { $unit }.
refuse-combat-who = Monsters don't fight each other.
refuse-combat-once = { $unit } can't fight twice in a moving phase.
refuse-combat-ambush = You have no points on { $unit }.
refuse-combat-ambush-none = No unit has just been moved into a space where you could ambush.
refuse-control-hero-attack = First announce { $unit }: a Hero attacks only for the player who has control.
refuse-control-other-claims = First announce { $unit }: others may challenge you before this unit attacks.
refuse-control-result-attack = { $unit } can't attack for you in this phase: you have lost a challenge over this unit.
refuse-control-by-moving = { $player } has control of { $unit } in this moving phase.
refuse-magic-elect = You have no points on { $unit }, so others decide.
refuse-hercules-barred = Hercules is filled with remorse: he can't attack or be attacked.
refuse-hercules-free-move = Hercules has just been filled with remorse: he can be moved from the next moving phase on.

missing-combat-once = { $unit } can fight again in the next moving phase.
missing-combat-once-last = { $unit } can't fight anymore: this is the last moving phase.
missing-hercules-barred = { $soon ->
        [true] Hercules can fight again after this round.
       *[false] Hercules can fight again after the next round.
    }
missing-hercules-barred-last = Hercules can't fight anymore in this game.
missing-march-everything-own-phase = This is possible in your own moving phase.
missing-march-everything-own-phase-last = { missing-march-own-phase-last }
missing-combat-after-movement-last = { missing-march-own-phase-last }
missing-combat-after-movement-over = You can move units again in your next moving phase.

## Bots

motive-attack = It is worth the risk to attack { $foe }.
motive-attack-magic = Without magic, it is worth the risk to attack { $foe }, but others may choose magic.
motive-attack-done = No attack looks good enough.
motive-ambush = It wants to get rid of { $foe }.
motive-no-ambush = It doesn't want to fight { $unit }.
motive-magic-left = It has no say over { $unit }, so others decide about magic.
motive-magic = Magic gives { $unit } better odds.
motive-plain = The odds of { $unit } are better without magic.
motive-toward-monster = It brings { $unit } to a Monster.
motive-stop-monster = { $unit } can attack the Monster here after all movement.
motive-aid = It strengthens { $unit } for combat.

## In a terminal

table-line-aid = aid for { $unit }
table-line-ail = ailment for { $unit }
table-line-ambush = ambush with
table-line-attack = attack with { $unit }
table-aid-folded = Aid
table-ail-folded = Ailment
