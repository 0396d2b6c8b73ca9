### Misconceptions, addressed to the learner, and words that several lessons share.

belief-hero-keeps = think that points on a Hero are never lost. If you note no point for a Hero in a round, all earlier ones lapse.
belief-monster-adds = think that points on a Monster add up. Only those of the current round count.
belief-near-god = think that a unit must be in your god's Area. You can announce units anywhere on the map.
belief-points-first = think that you need points on a unit to announce it. You may always try, and if nobody challenges, it moves.
belief-owner-must = think that you must challenge for a unit on which you have points. Nobody ever has to challenge.
belief-both-pay = think that a challenge over a Hero costs both players. The winner gains 1 glory point, and only the loser loses one.
belief-dice-sum = think that the red and the white die are added up. Red is tens and white is ones: 5 and 3 are 53.
belief-monster-rolls = think that a Hero and a Monster always roll until one is dead. A Hero who attacks a Monster rolls only once, and dies if that isn't enough.
belief-high-magic = think that magic needs a high roll. It works if the roll is at most the Magical Ability Number, and otherwise kills the unit that uses it.
belief-aid-for-prizes = think that aid helps to take a Prize. Only the roll, the Attack Number and Helpers count.
belief-fast-ships = think that ships are faster. A Hero on a ship goes two spaces in a moving phase, as on foot.
belief-fights-aboard = think that a Hero can act from a ship. On a ship, a Hero only moves; to attack or take a Prize, the Hero must leave it.
belief-helpers-shield = think that Helpers protect against occurrences. Only the Hero's own Defense Number counts.
belief-equal-kills = think that an equal total is enough for an earthquake. It kills only if the Defense Number is below the total.
belief-hercules-immortal = think that no occurrence can kill Hercules. Against occurrences his Defense Number is 120, and a higher total kills him.
belief-cards-from-hand = think that any section of a card can be played from your hand. The god section and the event need a card that lies in front of you.
belief-dead-pay = think that every dead Hero brings glory. Killing nobody's Hero or your own costs you 5 glory points.
belief-prize-again = think that the same Prize pays again. Nobody gets glory for the same Prize twice.

fate-red = Red die
fate-white = White die
yes = Yes
no = No
