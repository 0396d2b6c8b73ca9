### Texts of actions: buttons, reasons, chances, undoing.
###
### `do-<verb>` names an action, `done-<verb>` what others learn of a secret one. `why-<rule>` is a
### reason with its rule; `chance-...` says what is random, `next-...` which decision follows.

## Buttons

do-note = { $points ->
        [one] { $points } point for { $unit }
       *[other] { $points } points for { $unit }
    }
do-zeus = { $points ->
        [one] { $points } point for Zeus
       *[other] { $points } points for Zeus
    }
do-repeat = Note the same as in the last round
do-close = Close the log sheet
do-place = Place { $god } in { $area }
do-claim = Announce { $unit }
do-let = Let { $unit } move
do-let-all = Let everything move in this phase
do-challenge = Challenge for { $unit }
do-bid = Bid { $points } for { $unit }
do-draw = Accept the draw over { $unit }
do-concede = Concede { $unit }
do-step = { $unit } to { $region } { $hex }
do-none = No unit is announced
do-stop = Leave { $unit } in { $start }
do-end = End the moving phase
# The verbs of these names, and their forms in the log: to the player, and about others.
log-verbs =
    Note/note/notes, close the log sheet and threaten/close the log sheet and threaten/closes the log sheet and threatens,
    close/close/closes, place/place/places, announce/announce/announces, let/let/lets,
    challenge/challenge/challenges, bid/bid/bids, accept/accept/accepts, concede/concede/concedes,
    leave/leave/leaves, end/end/ends, lay/lay/lays, set/set/sets, go/go/goes, try/try/tries,
    keep/keep/keeps, take/take/takes, ambush/ambush/ambushes, attack/attack/attacks, fight/fight/fights,
    don't/don't/doesn't, do/do/does, move/move/moves, aim/aim/aims, consider/consider/considers,
    offer/offer/offers, decide/decide/decides, bring/bring/brings, throw/throw/throws,
    protect/protect/protects, answer/answer/answers, pray/pray/prays, sacrifice/sacrifice/sacrifices,
    give/give/gives

done-sheet = { $player } writes on the log sheet

## Headings of actions

group-sheet = log sheet
group-place = your god
group-claim = announcing
group-answer = your answer
group-bid = bids
group-move = movement
group-end = end

## Why it is allowed

why-sheet-columns = The last line of your sheet shows what you noted.
why-sheet-hero-control = { $before ->
        [0] Points for { $unit } add up from round to round.
       *[other] { $before } of earlier rounds stay, because a new point is noted for { $unit }.
    }
why-sheet-monster-control = Points for { $unit } count in this round only.
why-sheet-zeus = Power points can be given to the glory of Zeus.
why-sheet-when = Everyone closes the log sheet before gods are placed.
why-allot-uses = Power points can be noted in any mixture.
why-placing-any-area = Gods can go to any Area, even if others are there.
why-march-five = Five units can be announced in a moving phase; this is number { $attempt }.
why-march-announce = Units are announced before they move.
why-march-same-unit = { $unit } may move again: others moved this unit in their own phases.
why-march-god-anywhere = Your god need not be in the Area of { $unit }.
why-control-try-without = Anyone may try to move { $unit }, with points or without.
why-control-challenge = { $verb ->
        [challenge] Any other player may challenge.
       *[other] Nobody has to challenge.
    }
why-control-bids = { $verb ->
        [concede] A player who can't or won't go on gives the unit up.
       *[other] A bid must be at least as high as the last one.
    }
why-sheet-honest = You have noted enough for { $unit }.
why-control-draw = Both have bid { $last }.
why-control-arbitration = Dice and the gods' cards decide a draw over a Hero.
why-control-monster-draw = Dice alone decide a draw over a Monster.
why-march-adjacent = { $start } and { $hex } are neighbors.
why-march-two-hexes = { $verb ->
        [stop] A unit may go fewer than two spaces.
        [go] A unit may go up to two spaces.
       *[other] A unit may go up to two spaces; this is number { $step }.
    }
why-march-hero-land = There is land in { $hex }, and no water is in the way.
why-march-monster-anywhere = Monsters go over land and water alike.
why-march-stacking = Units in { $hex } don't block the way.
why-world-area-use = Borders of Areas don't stop units.
why-march-terrain = Mountains, forests and rivers don't slow units.
why-phase-moving = You decide when your moving phase ends.

## What it does, where no event tells it

effect-noted = { $left ->
        [one] { $unit }: { $total } in all, the most you can bid if others want the unit too. You will have { $left } power point left.
       *[other] { $unit }: { $total } in all, the most you can bid if others want the unit too. You will have { $left } power points left.
    }{ $absent ->
        [true] {" "}This Hero isn't on the map: nobody can move the unit until the Fates bring it to Greece.
       *[false] {""}
    }
effect-zeus = { $left ->
        [one] Zeus: { $points } in this round ({ $glory } glory). You will have { $left } power point left.
       *[other] Zeus: { $points } in this round ({ $glory } glory). You will have { $left } power points left.
    }
effect-repeat = { $left ->
        [one] You note: { $units }. You will have { $left } power point left.
       *[other] You note: { $units }. You will have { $left } power points left.
    }
effect-repeat-gone = No longer on the map, so without points now: { $units }.
entry = { $unit } { $points }
entry-zeus = Zeus { $points }
entry-none = nothing
effect-lost = { $left ->
        [one] { $left } power point is lost.
       *[other] { $left } power points are lost.
    }
effect-bids = { $points ->
        [0] You have no points on { $unit }, so you can bid only 0.
        [one] You have { $points } point on { $unit }, and can't bid more.
       *[other] You have { $points } points on { $unit }, and can't bid more.
    }
# $glory: whether glory points are at stake; $spared: whether a card of the player prevents the loss.
# $asked: whether the player is asked to challenge.
effect-stake = { $glory ->
        [true] The winner controls { $unit } in this phase and gains 1 glory point. The loser loses 1{ $spared ->
            [true] { " " }(your card spares you that)
           *[false] { "" }
        }.
       *[false] The winner controls { $unit } in this phase. No glory is at stake.
    }{ $asked ->
        [true] { " " }If you win, the unit isn't moved in this phase.
       *[false] { "" }
    }
# $spared: whether a card of the player prevents the loss.
effect-claim-stake = If somebody challenges, the winner gains 1 glory point and the loser loses 1{ $spared ->
        [true] { " " }(your card spares you that)
       *[false] { "" }
    }.
effect-bids-free = You don't pay bids.
effect-lapse = Without a new point, your points on { $units } are lost.

## What chance decides. $ratio: the exact chance.

chance-order = { $verb ->
        [place] Dice decide who has the first moving phase
       *[other] Dice decide who places a god first
    }: { $count } players are equally likely.
chance-arbitration = { $verb ->
        [draw] Your
        [bid] If the draw is accepted, your
       *[challenge] If it comes to a draw, your
    } chance of winning is { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } ({ $ratio }); equal totals are rolled again.{ $even ->
        [true] {""}
       *[false] {" "}Your god adds { $bonus } to your roll, and { $player } adds { $more } to the other one.
    }

## What comes next

next-claim = Then { $player } answers.
    .you = Then you answer.
next-challenge = Then { $player } bids.
    .you = Then you bid.
next-way = Then { $player } moves the unit.
    .you = Then you move the unit.
next-dice = Then the dice are rolled.

## Undoing

undo-yes = You can undo this.
undo-analysis = You can undo this: the game is an analysis.
undo-bot = You can undo this until the next bot acts.
undo-chance = { $draw ->
        [fate] You can't undo this: Fates are revealed.
       *[other] You can't undo this: dice are rolled.
    }
undo-passed = You can't undo this: another player decides next.
