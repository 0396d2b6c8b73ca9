### Exercises on log sheets and control.

points-on = { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
ask-sheet-kept = So far you have { $before ->
        [one] 1 point
       *[other] { $before } points
    } on { $unit }. In this round you note { points-on } for { $unit } and close your log sheet. What is your total on { $unit } now?
ask-sheet-highest = For { $unit } you noted { $before ->
        [one] 1 point
       *[other] { $before } points
    } in the last round, none before it, and { $points } in this one. You announce { $unit }, and { $player } challenges. What is the highest number that you can bid?
ask-sheet-close = You have { $before ->
        [one] 1 point
       *[other] { $before } points
    } on { $unit } and { $before_2 } on { $unit_2 }. Reach a total of at least { $total } on each of them, and close your log sheet.
ask-control-announce = Your god is in { $area }, and it is your moving phase. Which of these units can you announce?
ask-control-move = Your god is in { $area }, where you have points on { $unit }. You have lost the challenge for { $unit_2 }; { $player } lets all others move. Move a Hero to { $hex }.
ask-control-answer = { $player } announces { $unit }. You have { points-on } on this unit. { $bidding ->
        [0] {""}
       *[other] You have challenged, and { $player } has bid 1.{" "}
    }Which of these can you do now?
ask-control-bids = You have announced { $unit }, and { $player } has challenged and bid { $bid }. { $hero ->
        [0] For { $unit } you noted { $noted } points in this round and { $before } in the last one.
       *[other] Your total on { $unit } is { $noted }.
    } Which bids can you make?
ask-control-glory = You have announced { $unit }, and { $player } has challenged. { $wins ->
        [0] { $player } bids { $bid }, and you concede.
       *[other] You bid { $bid }, and { $player } concedes.
    } Who gains or loses glory points for the challenge?

announced = { $unit }, in { $near ->
        [own] this Area
       *[other] another Area
    }, { $points ->
        [0] none
       *[other] { $points }
    } of your points{ $now ->
        [moved] , already moved
        [lost] , challenge lost
       *[free] {""}
    }.
glory-you = You gain 1 point, and { $player } loses 1.
glory-them = { $player } gains 1 point, and you lose 1.
glory-both = Both of you lose 1 point for the challenge.
glory-none = Neither of you gains or loses a point.

why-sheet-hero = Points on a Hero add up only as long as you note at least one in every round.
why-sheet-kept = { $points ->
        [0] You note none, so the earlier points are lost: your total on { $unit } is 0.
       *[other] { $before } + { $points } = { $total }.
    }
ask-sheet-counts = You have noted these power points and close your log sheet. For which units can you bid { $bid } in this round?
counted = { $unit }: { $before } earlier, { $points } in this round.
why-sheet-counts = Points on a Hero add up while you note at least one every round. For a Monster, only this round's points count.
why-sheet-adds = { $hero ->
        [0] For a Monster, only the points of this round count.
       *[other] For a Hero, the points of earlier rounds count, too.
    }
why-sheet-highest = You can't bid more than what counts for { $unit }: { $total }.
why-control-announce = You may try to move any unit on the map, wherever your god is and with or without points. Each unit gets one try in a moving phase.
why-control-answer = You may challenge or let the unit move, whatever you have noted. After a challenge, you bid in turn or concede, and you announce units only in your own moving phase.
why-control-bids = A bid is at least as high as the last one, and no higher than what counts on your sheet. For a Monster, that is this round's points.
why-control-won = { $wins ->
        [0] You have conceded, so { $player } has won the challenge.
       *[other] { $player } has conceded, so you have won the challenge.
    }
why-control-glory = { $hero ->
        [0] A challenge over a Monster brings no glory to anyone.
       *[other] Over a Hero, the winner gains 1 glory point and the loser loses 1. The bid points aren't spent.
    }

hint-sheet = Is it a Hero or a Monster, and is there a new point in this round?
hint-control = Who may act now, and what have they noted?
