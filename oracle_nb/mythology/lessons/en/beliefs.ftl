### Misconceptions, addressed to the learner, and words that several lessons share.

belief-any-kind = think that you can move any unit in your god's Area. You move only units of the side you favor.
belief-any-area = think that you can move any unit of your side. It must have begun your turn in your god's Area.
belief-stays-in-area = think that a unit must stay in your god's Area. It only has to begin there.
belief-through-enemies = think that units can move on through enemies. A unit that enters a space with enemies stops there.
belief-attack-included = think that the cost of a space includes the attack. A space with enemies costs 2 points for the move and 2 more for the attack: 4 for that last space.
belief-points-saved = think that power points can be saved. Everyone begins each round with 15, no matter how many they had left.
belief-aid-lasts = think that aid lasts for the whole turn. It ends with the fight for which it was given.
belief-ties-attacker = think that the attacker wins ties. Both sides roll again.
belief-attacker-scores = think that only the attacker scores. The defender gets a point if the attacker loses.
belief-ten-takes = think that 10 is enough for a Prize. You need more than 10.
belief-failure-kills = think that a failed attempt to take a Prize costs you the Hero. Nothing happens to the Hero.
belief-ally-any-side = think that you can ally with anyone. Allies must favor the same side.
belief-left-unshared = think that each player who favors Monsters gets 2 points for a Prize left on the map. They share these 2 points.
belief-allies-apart = think that allies score their own points. Each of them scores their average.

power-points = { $points ->
        [one] 1 power point
       *[other] { $points } power points
    }

fate-die = Dice
yes = Yes
no = No
