### What happened, one sentence per event: `event-<kind>` in the third person, `.you` for the player
### it happens to. Units are never the subject of "is" or "has": some are called Harpies or Sirens.

## Before the game

event-god-drawn = { $player } is in the game.
    .you = You are { $player }.

## Rounds and phases

event-round-begun = Round { $round } begins: everyone has { $points } power points to note.
event-round-ended = Round { $round } ends.
event-sheet-closed = { $player } closes the log sheet.
    .you = You close your log sheet.
event-order-rolled = Rolls for the order of play: { $rolls }.
order-roll = { $player } { $roll }
    .you = you { $roll }
event-placing-begun = { $player } places the first god.
    .you = You place your god first.
event-god-placed = { $player } goes to { $area }.
    .you = Your god goes to { $area }.
event-god-stays = { $player } stays in { $area }.
    .you = Your god stays in { $area }.
event-turn-begun = Round { $round }: the moving phase of { $player } begins.
    .you = Round { $round }: your moving phase begins.

## Control

event-unit-claimed = { $player } announces { $unit } (try { $attempts } of 5).
    .you = You announce { $unit } (try { $attempts } of 5).
event-unit-let = { $player } lets { $unit } move.
    .you = You let { $unit } move.
event-all-let = { $player } lets { $other } move everything in this phase.
    .you = You let { $other } move everything in this phase.
    .yours = { $player } lets you move everything in this phase.
event-claim-challenged = { $player } challenges { $other } for { $unit }.
    .you = You challenge { $other } for { $unit }.
    .yours = { $player } challenges you for { $unit }.
event-bid-made = { $player } bids { $bid } for { $unit }.
    .you = You bid { $bid } for { $unit }.
event-bid-equaled = { $player } bids { $bid } for { $unit } as well, and offers a draw.
    .you = You bid { $bid } for { $unit } as well, and offer a draw.
event-bid-conceded = { $player } concedes { $unit }.
    .you = You concede { $unit }.
event-draw-agreed = A draw over { $unit }: both have bid { $bid }.
event-arbitration-rolled = { $modifier ->
        [0] { $player } rolls { $roll } for { $unit }.
       *[other] { $player } rolls { $roll } for { $unit }; the god's card makes that { $total } ({ $modifier }).
    }
    .you = { $modifier ->
        [0] You roll { $roll } for { $unit }.
       *[other] You roll { $roll } for { $unit }; your god's card makes that { $total } ({ $modifier }).
    }
# $announced: whether the winner had announced the unit.
event-challenge-won = { $announced ->
        [true] { $player }, the announcer, wins the challenge for { $unit } against { $other }.
       *[false] { $player } wins the challenge for { $unit } against { $other }, the announcer.
    }
    .you = You win the challenge for { $unit } against { $other }.{ $announced ->
        [true] { "" }
       *[false] { " " }The unit isn't moved in this phase.
    }
    .yours = { $player } wins the challenge for { $unit } against you.
event-unit-free = { $player } controls { $unit } in this phase and can now move that unit.
    .you = You control { $unit } in this phase and can now move that unit.

## Movement

event-unit-moved = { $unit }: from { $start } to { $region } { $hex }.
# The whole way of a unit, for the other players.
event-unit-arrived = { $aim ->
        [carry] { $player } moves { $unit } to { $region } { $hex } with { $prize }.
        [take] { $player } moves { $unit } to { $region } { $hex }, the space of { $prize }.
       *[none] { $player } moves { $unit } to { $region } { $hex }.
    }
event-unit-stayed = { $unit }: no move.

## Glory

event-glory-gained = { $points ->
        [one] { $player } gains { $points } glory point and has { $glory }.
       *[other] { $player } gains { $points } glory points and has { $glory }.
    }
    .you = { $points ->
        [one] You gain { $points } glory point and have { $glory }.
       *[other] You gain { $points } glory points and have { $glory }.
    }
event-glory-lost = { $points ->
        [one] { $player } loses { $points } glory point and has { $glory }.
       *[other] { $player } loses { $points } glory points and has { $glory }.
    }
    .you = { $points ->
        [one] You lose { $points } glory point and have { $glory }.
       *[other] You lose { $points } glory points and have { $glory }.
    }
event-round-glory = { $late ->
        [0] { $player } in round { $round }: { $change } glory, now { $glory }.
       *[other] { $player } in round { $round }: { $change } glory ({ $late } from cards), now { $glory }.
    }
    .you = { $late ->
        [0] You in round { $round }: { $change } glory, now { $glory }.
       *[other] You in round { $round }: { $change } glory ({ $late } from cards), now { $glory }.
    }
event-game-over = The game is over.
