### Prizes, Helpers and ships: buttons, reasons, chances, decisions, events, refusals and repairs.
### Rules and rulings are in rules.ftl and rulings.ftl.

## Buttons

do-go = Go with { $unit } to { $region } { $hex }
do-embark = Try to get a ship for { $unit }
do-land = { $unit } leaves the ship
do-drop = { $unit } leaves { $thing } behind
do-seize = { $unit } tries to take { $prize }
do-keep = { $unit } keeps { $prize }
do-remove = Take { $prize } off the map
do-seize-none = { $unit } tries to take a Prize
do-keep-none = Keep a Prize that was just taken
do-remove-none = Take a Prize off the map
do-let-ship = Let { $unit } try to get a ship
group-ship = ships
group-cargo = Prizes and Helpers

## Why it is allowed

why-march-four-at-most = With a Helper that doubles movement, { $unit } may go up to four spaces.
why-march-one-by-one = Nobody can interrupt { $unit } on the way. This ends the move.
why-control-unchallenged = Nobody can challenge { $unit } in this moving phase any more.
why-march-carry = { $verb ->
        [keep] A Prize goes along with the Hero who has taken it.
       *[other] What { $unit } carries goes along.
    }
why-vessel-goes = There is water or a river in { $hex }, and { $unit } is on a ship.
why-vessel-two-hexes = A ship makes nobody faster.
why-vessel-where = { $start } has a shore.
why-vessel-attempt = This is one of your five tries in a moving phase; it is number { $attempt }.
why-vessel-roll = A roll up to the Defense Number of { $unit } gets a ship.
why-vessel-leave = There is land in { $start }, and leaving a ship is free.
why-vessel-gone = The ship is gone then.
why-helper-drop = { $unit } may leave Helpers behind. Another Hero can pick them up.
why-prize-dropped = { $unit } may leave a Prize behind. Then it has to be taken anew.
why-prize-end-there = { $unit } has ended the move in the space of { $prize }.
why-prize-after-combat = Combat is over then in this moving phase.
why-prize-roll = The Attack Number and Helpers count, aid doesn't.
why-prize-fixed = Nobody else can move it while that Hero lives.
why-victory-prize-removed = At the moment of its capture, a Prize may be taken off the map.

## What chance decides

chance-prize = The chance to take { $prize } is { $hit } ({ $kills }).
chance-ship = The chance to get a ship is { $hit } ({ $kills }). Otherwise { $unit } does nothing more in this moving phase.

## Decisions

decision-seizing = { $player }: end your moving phase, or try for another Prize where a Hero is in its space.
decision-claim-ship = { $player }: { $other } has announced { $unit } to get a ship. Let this Hero try, or challenge.
decision-capture = { $player }: { $unit } has { $prize }. It stays with this Hero, or you take it off the map.
choice-capture = what becomes of the Prize
effect-ends-attack = After this, no unit moves anymore in this moving phase.
effect-ends-seize = After this, no unit moves or attacks anymore in this moving phase.
next-keep = You gain { $glory } more glory points if you lead { $unit } into Greece with it in a later round.
next-remove = You give up the { $glory } glory points for bringing it to Greece. Nobody else can bring it there either.
next-capture = Then { $player } decides whether the Prize stays on the map.
    .you = Then you decide whether the Prize stays on the map.

## What happened

event-ship-claimed = { $player } announces { $unit } to get a ship (try { $attempts } of 5).
    .you = You announce { $unit } to get a ship (try { $attempts } of 5).
event-ship-let = { $player } lets { $unit } try to get a ship.
    .you = You let { $unit } try to get a ship.
event-ship-rolled = { $player } rolls { $roll } for a ship; { $defense } or less is needed.
    .you = You roll { $roll } for a ship; { $defense } or less is needed.
event-ship-boarded = { $unit } is on a ship.
event-ship-missed = { $unit } gets no ship and does nothing more in this moving phase.
event-ship-left = { $unit } leaves the ship in { $hex }.
event-helper-taken = { $unit } has { $thing } now.
event-thing-left = Left in { $hex }: { $thing }.
event-prize-rolled = { $player } rolls { $roll } for { $prize }: with Attack { $attack }, that makes { $total }, against Defense { $defense }.
    .you = You roll { $roll } for { $prize }: with Attack { $attack }, that makes { $total }, against Defense { $defense }.
event-prize-missed = { $unit } doesn't get { $prize }.
event-prize-taken = { $unit } takes { $prize }.
event-prize-unpaid = { $player } has already received glory for { $prize }.
    .you = You have already received glory for { $prize }.
event-prize-kept = { $unit } keeps { $prize }.
event-prize-removed = { $player } takes { $prize } off the map.
    .you = You take { $prize } off the map.
event-prize-home = { $unit } brings { $prize } home to Greece.

## Why not

refuse-march-everything-own-phase = { $player } has the moving phase: this is possible only in your own.
refuse-march-two-hexes-distance = { $unit } can't get to { $hex } in this move.
refuse-march-four-at-most = { $unit } has already gone { $moved } spaces in this moving phase, and nobody ever goes more.
refuse-combat-ambush-distance = On the way to { $hex } others could ambush { $unit }: go step by step.
refuse-hercules-barred-embark = Hercules is filled with remorse: he gets no ship.
refuse-hercules-barred-seize = Hercules is filled with remorse: he takes no Prize.
refuse-vessel-needed = Only Heroes need ships: { $unit } can go over water without one.
refuse-vessel-at-sea = { $unit } is on a ship already.
refuse-vessel-attempt = All five tries of this moving phase are used.
refuse-vessel-attempt-again = { $unit } has already tried to get a ship in this moving phase.
refuse-vessel-where = { $hex } has no shore where { $unit } could get a ship.
refuse-vessel-roll = { $unit } got no ship and does nothing more in this moving phase.
refuse-vessel-goes = There is neither water nor a river in { $hex }, and { $unit } is on a ship.
refuse-vessel-two-hexes = { $unit } has already gone { $moved } spaces, and a ship makes nobody faster.
refuse-vessel-only-sails = { $unit } is on a ship: this Hero must leave it first.
refuse-vessel-gone = { $unit } isn't on a ship.
refuse-vessel-leave = { $hex } is all water, so { $unit } can't leave the ship there.
refuse-helper-heroes-only = Only Heroes have Helpers and Prizes, no Monsters like { $unit }.
refuse-helper-drop = { $unit } doesn't have { $thing }.
refuse-prize-heroes-only = Only Heroes take Prizes, no Monsters like { $unit }.
refuse-prize-end-there = There is no Prize in { $hex }, where { $unit } is.
refuse-prize-not-stolen = A living Hero has { $prize }, so nobody can take it.
refuse-prize-once = { $unit } has already tried to take a Prize in this moving phase.
refuse-prize-after-combat = You have tried to take a Prize, so combat is over in this moving phase.
refuse-victory-prize-removed = This is possible only at the moment when a Prize is taken.

missing-march-four-at-most = You can move { $unit } again in your next moving phase.
missing-march-four-at-most-last = { missing-march-two-hexes-last }
missing-vessel-two-hexes = You can move { $unit } again in your next moving phase.
missing-vessel-two-hexes-last = { missing-march-two-hexes-last }
missing-vessel-attempt = You have five tries again in your next moving phase.
missing-vessel-attempt-again = You can try again with { $unit } in your next moving phase.
missing-vessel-attempt-last = No tries for ships are left, and this is your last moving phase.
missing-vessel-roll = You can announce { $unit } again in your next moving phase.
missing-vessel-roll-last = { missing-march-two-hexes-last }
missing-vessel-where = Move { $unit } to a shore first.
missing-vessel-leave = Sail { $unit } to a space with land first.
missing-prize-once = You can try again with { $unit } in your next moving phase.
missing-prize-once-last = { $unit } can't take a Prize for you anymore: this is your last moving phase.
missing-prize-end-there = Move { $unit } to a Prize first.
missing-prize-after-combat = You can attack again in your next moving phase.
missing-prize-after-combat-last = You can't attack anymore: this is your last moving phase.

## Bots

motive-embark = A ship would bring { $unit } there sooner.
motive-land = { $unit } goes on on foot.
motive-seize = { $unit } may take the Prize.
motive-keep-prize = The Prize can still be brought home.
motive-remove-prize = Greece is too far to bring the Prize home.
motive-home = It brings { $unit } closer to Greece.

## In a terminal

malformed-thing = { COUNT($near) ->
        [0] there is no Prize or Helper '{ $word }'
       *[other] there is no Prize or Helper '{ $word }'; did you mean { OR($near) }?
    }
table-line-go = go with { $unit } to
table-line-drop = { $unit } leaves behind
table-row-prizes = Prizes with Heroes
