### The current decision and who makes it: `decision-<part>`, `decision-<pending decision>`; and what
### must be decided first (`choice-<pending decision>`).

decision-god = { $player }: place your god in an Area.
decision-movement = { $points ->
        [0] { $player }: end your movement (no power points left).
        [one] { $player }: move your units, or end your movement ({ $points } power point left).
       *[other] { $player }: move your units, or end your movement ({ $points } power points left).
    }
decision-combat = { $player }: choose which units fight.
decision-prizes = { $player }: try for a Prize, or end your turn.
decision-alliances = { $player }: last chance to change alliances.
decision-alliances-again = { $player }: your alliance has grown. Stay in it or leave it.
decision-fight = { $attacks ->
        [true] { $player }: announce your aid for { $unit } against { $foe } ({ $points } available). { $other } defends.
       *[other] { $player }: announce your aid for { $foe } against { $unit } ({ $points } available). { $other } attacks and gives { $aid ->
            [0] no aid.
            [one] { $aid } point.
           *[other] { $aid } points.
        }
    }
# Fights that have been begun as well, after the one for which aid is announced now.
fights-ahead = { $count ->
        [one] Another fight { $certain ->
            [true] follows
           *[false] may follow
        }
       *[other] More fights { $certain ->
            [true] follow
           *[false] may follow
        }
    }, with aid from the same points: { $fights }.
fight-pair = { AND($names) } against { AND($foes) }
decision-attempt = { $player }: announce your aid for { $unit } ({ $points } available). You need more than 10 to take { $prize }.
decision-offer = { $player }: accept or decline the alliance that { $other } offers.
decision-over = The game is over.

choice-fight = how much aid to give
choice-attempt = how much aid to give
choice-offer = whether to accept the alliance
