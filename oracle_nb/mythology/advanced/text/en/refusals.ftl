### Why an action is refused: `refuse-<rule>`. If a rule refuses for several reasons, the verb or the
### name of a fact follows: `refuse-<rule>-<fact>`.

## General

refuse-play-over = The game is over.
refuse-play-not-your-turn = { $player } decides now, not you.
refuse-play-decision-pending = Another decision comes first: { $decision }.
refuse-play-not-now = This isn't possible now.
refuse-play-not-now-let = No unit is announced that you could let move.
refuse-play-not-now-let-all = No unit is announced that you could let move.
refuse-play-not-now-bid = Bids are possible only during a challenge.
refuse-play-not-now-draw = A draw is possible only during a challenge.
refuse-play-not-now-concede = You can concede only during a challenge.
refuse-play-not-now-stop = No unit of yours is on its way.
refuse-play-no-target = { $unit } can't be chosen: that unit isn't on the map.

## The round

refuse-phase-order = { $phase ->
        [sheets] This comes later: log sheets are filled in now.
        [placing] This comes later: gods are placed now.
       *[moving] This comes in another phase of the round.
    }
refuse-sheet-when = Log sheets are closed until the next round.
refuse-sheet-when-last = Log sheets are closed: this is the last round.

## Log sheets

refuse-sheet-on-and-off-map = For Monsters, only those on the map count: not { $unit }.
refuse-allot-ten = { $left ->
        [0] All your power points for this round are noted.
        [one] You have only { $left } power point left, not { $points }.
       *[other] You have only { $left } power points left, not { $points }.
    }
refuse-sheet-columns = { $begun ->
        [true] Something is noted already, and a whole round can be repeated only on an empty line.
       *[false] Nothing was noted in the last round.
    }
refuse-sheet-honest = You haven't noted { $bid } for { $unit }, only { $noted }.

## Gods

refuse-placing-fixed = Your god is in { $area } for this round.

## Announcing and answering

refuse-march-five = You have already announced { $attempts } units in this moving phase.
refuse-march-five-prize = Only Heroes and Monsters move, and { $prize } is a Prize.
refuse-march-own-phase = { $player } has the moving phase: you move units only in your own.
refuse-march-one-by-one = You have finished the move of { $unit } in this moving phase.
refuse-march-one-by-one-other_unit = First finish the move of { $other_unit }.
refuse-march-one-by-one-way = You are moving { $unit } already.
refuse-control-result = { $unit } can't move in this phase: you have lost a challenge over this unit.
refuse-control-challenge = You can't challenge now.
refuse-control-challenge-none = No unit is announced.
refuse-control-challenge-own = You can't challenge for { $unit }: you have announced this unit yourself.
refuse-control-challenge-again = { $again ->
        [true] You have already challenged for { $unit }.
       *[false] You have announced { $unit } yourself, and the challenge is under way.
    }

## Bids

refuse-control-bids = The last bid is { $last }, so { $bid } isn't enough.
refuse-control-bids-concede = The announcer names a number first; 0 is possible, too.
refuse-control-draw = There is no draw: the last two bids weren't equal.
refuse-control-draw-bid = Both have bid { $bid }: accept the draw, bid more or concede.

## Movement

refuse-march-announce = First announce { $unit }.
refuse-march-announce-other_unit = You are moving { $other_unit }, not { $unit }.
refuse-march-two-hexes = { $unit } can't go any farther than { $moved ->
        [one] 1 space
       *[other] { $moved } spaces
    } in this moving phase.
refuse-march-adjacent = { $distance ->
        [0] { $unit } can't move there: this unit is already in { $hex }.
        [one] { $hex } is { $distance } space away, and units move only to neighboring spaces.
       *[other] { $hex } is { $distance } spaces away, and units move only to neighboring spaces.
    }
refuse-march-hero-land = { $hex } is all water, and { $unit } goes only on land.
refuse-march-across-shore = There is water between { $start } and { $hex }, and { $unit } has no ship.
