### The current decision and who makes it: `decision-<phase>`, `decision-<pending decision>`; and what
### must be decided first (`choice-<pending decision>`).

decision-sheets = { $player }: note points on units that you want to control, then close your log sheet.
decision-placing = { $player }: place your god in an Area.
decision-moving = { $left ->
        [0] { $player }: attack, use a card or your power, or end your moving phase.
        [one] { $player }: announce a unit, or end your moving phase ({ $left } try left).
       *[other] { $player }: announce a unit, or end your moving phase ({ $left } tries left).
    }
decision-claim = { $player }: { $other } has announced { $unit }. Let this unit move, or challenge.
decision-challenge = { $last ->
        [-1] { $player }: { $other } challenges for { $unit }. Name the first bid.
       *[other] { $player }: { $other } bids { $last } for { $unit }. { $bids ->
            [false] You can only concede.
           *[true] Bid at least as much, or concede.
        }
    }
decision-challenge-drawn = { $player }: { $other } bids { $last } for { $unit } as well. { $raises ->
        [false] Accept the draw or concede.
       *[true] Accept the draw, bid more, or concede.
    }
decision-points = { $points ->
        [0] You have no points on { $unit }.
        [one] You have { $points } point on { $unit }.
       *[other] You have { $points } points on { $unit }.
    }
decision-way = { $spaces ->
        [0] { $player }: stop with { $unit }.
        [one] { $player }: move { $unit } { $spaces } more space, or stop.
       *[other] { $player }: move { $unit } up to { $spaces } spaces, or stop.
    }
decision-free = Nobody can challenge you any more in this phase.
decision-over = The game is over.

choice-claim = whether the announced unit may move
choice-challenge = the challenge
choice-way = where the announced unit goes
