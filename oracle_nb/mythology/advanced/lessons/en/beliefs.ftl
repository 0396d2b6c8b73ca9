### Misconceptions, addressed to the learner, and words that several lessons share.

belief-hero-keeps = think that points on a Hero are never lost. If you note no point for a Hero in a round, all earlier ones lapse.
belief-monster-adds = think that points on a Monster add up. Only those of the current round count.
belief-near-god = think that a unit must be in your god's Area. You can announce units anywhere on the map.
belief-points-first = think that you need points on a unit to announce it. You may always try, and if nobody challenges, it moves.
belief-owner-must = think that you must challenge for a unit on which you have points. Nobody ever has to challenge.
belief-both-pay = think that a challenge over a Hero costs both players. The winner gains 1 glory point, and only the loser loses one.

fate-red = Red die
fate-white = White die
yes = Yes
no = No
