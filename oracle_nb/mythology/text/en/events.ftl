### What happened, one sentence per event: `event-<kind>` in the third person, `.you` for the player
### it happens to. Units are never the subject of "is" or "has": some are called Harpies or Sirens.

## Before the game

event-god-drawn = { $player } is in the game.
    .you = You are { $player }.
event-favor-rolled = { $player } rolls { $roll }: { $total }.
    .you = You roll { $roll }: { $total }.
event-side-favored = { $side ->
        [heroes] { $god } favors Heroes.
       *[monsters] { $god } favors Monsters.
    }
    .you = { $side ->
        [heroes] You favor Heroes.
       *[monsters] You favor Monsters.
    }

## Rounds and turns

event-round-begun = { $round ->
        [1] Round 1 begins: everyone has { $points } power points.
       *[other] Round { $round } begins: the gods leave the map, and everyone has { $points } power points again.
    }
event-round-ended = Round { $round } ends.
event-turn-begun = Round { $round }: it's the turn of { $player }.
    .you = Round { $round }: your turn begins.
event-god-placed = { $count ->
        [0] { $player } goes to { $area }. No units can be moved.
        [one] { $player } goes to { $area }. { $count } unit can be moved.
       *[other] { $player } goes to { $area }. { $count } units can be moved.
    }
    .you = { $count ->
        [0] Your god goes to { $area }. You can't move any units.
        [one] Your god goes to { $area }. You can move { $count } unit.
       *[other] Your god goes to { $area }. You can move { $count } units.
    }
event-power-paid = { $points ->
        [one] { $player } pays { $points } power point and has { $left } left.
       *[other] { $player } pays { $points } power points and has { $left } left.
    }
    .you = { $points ->
        [one] You pay { $points } power point and have { $left } left.
       *[other] You pay { $points } power points and have { $left } left.
    }

## Movement

event-unit-moved = { $unit }: from { $start } to { $region } { $hex }.
# The whole way of a unit, for the other players.
event-unit-arrived = { $aim ->
        [take] { $player } moves { $unit } to { $region } { $hex }, the space of { $prize }.
       *[none] { $player } moves { $unit } to { $region } { $hex }.
    }
# An attack that has been begun, for the other players until the fight.
event-unit-attacks = { $player } attacks { AND($foes) } with { $unit } in { $region } { $hex }.
event-enemy-entered = { $unit } must stop in { $hex } to fight { AND($foes) }.

## Combat

event-aid-given = { $aid ->
        [0] { $player } gives no aid ({ $unit }).
        [one] { $player } gives { $aid } point of aid ({ $unit }).
       *[other] { $player } gives { $aid } points of aid ({ $unit }).
    }
    .you = { $aid ->
        [0] You give no aid ({ $unit }).
        [one] You give { $aid } point of aid ({ $unit }).
       *[other] You give { $aid } points of aid ({ $unit }).
    }
# $again: whether it follows a tie.
event-fight-rolled = { $again ->
        [true] Rolled again after the tie, { $unit } against { $foe }
       *[false] { $player } attacks { $foe } with { $unit }
    }: { $total } ({ $roll }, aid: { $aid }) to { $against } ({ $rolled }, aid: { $aided }).
    .you = { $again ->
        [true] Rolled again after the tie, { $unit } against { $foe }
       *[false] You attack { $foe } with { $unit }
    }: { $total } ({ $roll }, aid: { $aid }) to { $against } ({ $rolled }, aid: { $aided }).
event-fight-tied = A tie: both roll again.
event-unit-removed = { $player } removes { $unit } from the map.
    .you = You remove { $unit } from the map.

## Prizes

event-prize-taken = { $player } takes { $prize } with { $unit }: { $roll } (aid: { $aid }), { $total } in all.
    .you = You take { $prize } with { $unit }: { $roll } (aid: { $aid }), { $total } in all.
event-prize-missed = { $player } fails to take { $prize } with { $unit }: { $roll } (aid: { $aid }), only { $total } in all.
    .you = You fail to take { $prize } with { $unit }: { $roll } (aid: { $aid }), only { $total } in all.

## Alliances and the end

event-alliance-offered = { $player } offers { $other } an alliance.
    .you = You offer { $other } an alliance.
event-alliance-joined = { $player } and { $other } are now allies.
    .you = You and { $other } are now allies.
    .yours = You and { $player } are now allies.
event-alliance-refused = { $player } declines the alliance with { $other }.
    .you = You decline the alliance with { $other }.
    .yours = { $player } declines your offer of an alliance.
event-alliance-left = { $player } leaves the alliance.
    .you = You leave the alliance.
event-game-over = The game is over.
