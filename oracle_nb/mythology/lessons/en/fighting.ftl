### Exercises on fights.

ask-fighting-roll = { $unit } attacks { $foe }: you roll { $roll } with { $aid } aid, { $player } rolls { $rolled } with { $aided } aid. What happens?
ask-fighting-score = { $unit } attacks { $foe }: you roll { $roll } with { $aid } aid, { $player } rolls { $rolled } with { $aided } aid. Who gets a point?
ask-fighting-second = { $unit } has won a first fight this turn (aid: { $other_aid }) and now fights { $foe }. You give { $aid } aid and roll { $roll }. What is your total?
ask-fighting-attack = You have { $points } power points, and { $foe } isn't alone in { $hex }. Move { $unit } there and begin a fight.

foe-leaves = { $foe } leaves the map.
unit-leaves = { $unit } leaves the map.
rolled-again = Both roll again.
point-you = You get a point.
point-foe = { $player } gets a point.
point-none = Nobody gets a point.

why-fighting-totals = Dice and aid together: { $total } against { $against }.
why-foe-leaves = The higher total wins: { $foe } leaves the map.
why-unit-leaves = The higher total wins: { $unit } leaves the map.
why-rolled-again = Equal totals are rolled again, with the same aid.
why-point-you = Your unit has won, so you get the point.
why-point-foe = Your unit has lost, so { $player } gets a point for it.
why-point-none = Nobody has won, so nobody gets a point.
why-fighting-used = The aid of the first fight ended with it.
why-fighting-second = Only the dice and the new aid count: { $roll } + { $aid } = { $total }.
why-fighting-attack = Move first, and pay 2 points more for the last space. Then the attacker chooses one pair.
why-fighting-picks = You may choose { $foe } or the other enemy in { $hex }.

hint-fighting = Add dice and aid for both sides, then compare. Aid of another fight doesn't count.
