### Why an action is refused: `refuse-<rule>`. If a rule refuses for several reasons, the verb or the
### name of a fact follows: `refuse-<rule>-<fact>`.

## General

refuse-play-over = The game is over.
refuse-play-not-your-turn = { $player } decides now, not you.
refuse-play-decision-pending = Another decision comes first: { $decision }.
refuse-play-not-now = This isn't possible now ({ $part }).
refuse-play-not-now-place = { $part ->
        [alliances] The rounds are over: nobody places a god anymore.
       *[other] You have already placed your god this turn ({ $part }).
    }
refuse-play-not-now-aid = You can give aid only when a fight or an attempt to take a Prize has been announced.
refuse-play-not-now-join = Nobody is offering you an alliance.
refuse-play-not-now-refuse = Nobody is offering you an alliance.
refuse-play-no-target = { $unit } can no longer be chosen: that counter has left the map.
refuse-play-no-target-foe = { $foe } can no longer be chosen: that unit has left the map.
refuse-play-no-target-player = You can't form an alliance with yourself.

## The turn

refuse-basic-god-area = { $player } is already in { $area }.
refuse-basic-parts-of-turn = { $part ->
        [god] First place your god.
        [movement] First end your movement.
        [alliances] The rounds are over: only alliances can change.
       *[other] Your movement is over for this turn ({ $part }).
    }
refuse-basic-own-turn = { $part ->
        [alliances] The rounds are over: no unit moves anymore.
       *[other] It's the turn of { $player }: you move units only on your own turn.
    }

## Power points

refuse-basic-power-gone = { $needed ->
        [one] This costs { $needed } power point, and you have none left this round.
       *[other] This costs { $needed } power points, and you have none left this round.
    }
refuse-basic-hex-cost = { $points ->
        [one] Moving a unit costs 2 power points; you have only { $points }.
       *[other] Moving a unit costs 2 power points; you have { $points }.
    }
refuse-basic-attack-cost = { $points ->
        [one] There are enemies in { $hex }, so moving there costs 4 power points; you have { $points }.
       *[other] There are enemies in { $hex }, so moving there costs 4 power points; you have { $points }.
    }
refuse-basic-aid-cost = { $points ->
        [one] { $aid } points of aid cost { $aid } power points; you have { $points }.
       *[other] { $aid } points of aid cost { $aid } power points; you have { $points }.
    }

## Movement

refuse-basic-favor-moves = { $side ->
        [heroes] You favor Heroes, and { $unit } can only be moved by players who favor Monsters.
       *[monsters] You favor Monsters, and { $unit } can only be moved by players who favor Heroes.
    }
refuse-basic-in-area = { $unit } can't move: your god is in { $area }, and this unit began the turn elsewhere.
refuse-basic-in-area-none = { $part ->
        [alliances] { $unit } can't move: the gods have left the map.
       *[other] { $unit } can't move: your god isn't in any Area yet.
    }
refuse-basic-adjacent = { $distance ->
        [0] { $unit } can't move there: this unit is already in { $hex }.
       *[other] { $hex } is { $distance } spaces away, and each step leads to a neighboring space.
    }
refuse-basic-adjacent-needed = The way to { $hex } is { $way } spaces long and costs { $needed } power points; you have { $points }.
refuse-basic-adjacent-blocked = Enemies block the way to { $hex }: { $unit } would have to stop in { $there } ({ $foe }).
refuse-basic-adjacent-around = Enemies block the way to { $hex }: { $unit } would have to stop in { $there } ({ $foe }). The way around costs { $needed } power points; you have { $points }.
refuse-basic-adjacent-enemies = { $unit } can attack only a neighboring space, and { $hex } is { $distance } spaces away.
refuse-basic-prize-fixed = Prizes don't move: { $prize } must stay in { $hex }.
refuse-basic-no-through = { $enemies ->
        [one] { $unit } must stop in { $hex }: { $enemies } enemy unit is there.
       *[other] { $unit } must stop in { $hex }: { $enemies } enemy units are there.
    }

## Combat

refuse-basic-combat-must = First finish the combat in { $hex }.
refuse-basic-combat-must-foe = { $together ->
        [true] There is no combat in { $hex }: no unit has entered it this turn.
       *[other] Only units in the same space fight: { $unit } in { $hex } can't fight { $foe } in { $there }.
    }
refuse-basic-attacker-picks = { $part ->
        [alliances] The rounds are over: nobody fights anymore.
       *[other] It's the turn of { $player }: the attacker chooses who fights.
    }
refuse-basic-attacker-picks-unit = { $side ->
        [heroes] You attack with Heroes, so name the Hero first: { $unit } can't attack for you.
       *[monsters] You attack with Monsters, so name the Monster first: { $unit } can't attack for you.
    }
refuse-basic-same-kind = { $unit } and { $foe } can't fight: they are on the same side.

## Prizes

refuse-basic-prize-try = { $part ->
        [alliances] { $unit } can't try for a Prize: the gods have left the map.
       *[other] { $unit } can't try for a Prize: that unit began the turn outside your god's Area.
    }
refuse-basic-prize-try-none = { $unit } can't try for a Prize: there is none in { $hex }.
refuse-basic-prize-after-combat = { $enemies ->
        [one] { $enemies } enemy unit is in { $hex } and must be defeated first.
       *[other] { $enemies } enemy units are in { $hex } and must be defeated first.
    }
refuse-basic-prize-heroes = Only Heroes can take Prizes, so { $unit } can't.
refuse-basic-prize-once = { $unit } has already tried this turn.

## Alliances

refuse-basic-ally = { $part ->
        [alliances] { $player } is changing alliances now: you make offers only when it's your turn to do so.
       *[other] It's the turn of { $player }: you make offers only on your own turn.
    }
refuse-basic-ally-again = Your alliance has grown since your last chance: now you can only stay or leave.
refuse-basic-ally-asked = { $asked ->
        [true] { $part ->
            [alliances] You have already made { $player } an offer.
           *[other] You have already made { $player } an offer this turn.
        }
       *[other] { $player } is already in an alliance.
    }
refuse-basic-ally-side = { $side ->
        [heroes] { $player } favors Heroes, and you don't.
       *[monsters] { $player } favors Monsters, and you don't.
    }
refuse-basic-ally-break = You aren't in an alliance.
