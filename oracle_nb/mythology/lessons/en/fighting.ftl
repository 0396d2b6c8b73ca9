### Exercises on fights.

aid-points = { $aid ->
        [0] no aid
        [one] 1 point of aid
       *[other] { $aid } points of aid
    }
fight-rolls = { $unit } attacks { $foe }. You roll { $roll } and give { aid-points }. { $player } rolls { $rolled } and gives { $aided ->
        [0] no aid
        [one] 1 point of aid
       *[other] { $aided } points of aid
    }.
ask-fighting-roll = { fight-rolls } What happens?
ask-fighting-score = { fight-rolls } Who gets a point?
ask-fighting-second = { $unit } has already won a fight this turn, with { $other_aid ->
        [one] { $other_aid } point
       *[other] { $other_aid } points
    } of aid, and now fights { $foe }. You give { aid-points } and roll { $roll }. What is your total?
ask-fighting-attack = You have { power-points }, and { $foe } isn't alone in { $hex }. Move { $unit } there and start a fight.

foe-leaves = { $foe } leaves the map.
unit-leaves = { $unit } leaves the map.
# As long as the other options: a shorter one would stand out.
rolled-again = Both sides must roll again.
point-you = You get a point for winning this fight.
point-foe = { $player } gets a point.
point-none = Nobody gets a point yet.

why-fighting-totals = Dice and aid add up to { $total } against { $against }.
why-foe-leaves = The higher total wins: { $foe } leaves the map.
why-unit-leaves = The higher total wins: { $unit } leaves the map.
why-rolled-again = With equal totals, both sides roll again, with the same aid.
why-point-you = Your unit has won, so you get the point.
why-point-foe = Your unit has lost, so { $player } gets a point for it.
why-point-none = With equal totals, nobody has won yet: both sides roll again.
why-fighting-used = The aid of the first fight ended with it.
why-fighting-second = Only the dice and the new aid count: { $roll } + { $aid } = { $total }.
why-fighting-attack = Move first, paying 2 more points for the last space. Then, as the attacker, you choose a pair.
why-fighting-picks = You may choose { $foe } or the other enemy in { $hex }.

hint-fighting = Add up dice and aid for both sides, then compare. Aid from another fight doesn't count.
