### Why a bot decided as it did: `motive-<what>`, with the facts of the decision.

motive-place-fight = It wants to attack { $foe } with { $unit }.
motive-place-prize = It wants to take { $prize } with { $unit }.
motive-place-advance = It wants to send { $unit } toward { $prize }.
motive-place-guard = It wants to guard { $prize } with { $unit }.
motive-place-block = Its god occupies { $area }, so that no other god can move { $foe } this round.
motive-place-idle = Nothing worthwhile is within reach, so its god goes to { $area }.
motive-place-outmatched = The defenders have enough power points left to win most fights within reach, so its god goes to { $area } and attacks nobody.
motive-fight = It sends { $unit } to attack { $foe }.
motive-prize = It wants to take { $prize } with { $unit }.
motive-advance = It sends { $unit } toward { $prize }.
motive-guard = It sends { $unit } to guard { $prize }.
motive-end-moves = No further move is worth its power points.
motive-pair = The fight of { $unit } against { $foe } is the most promising.
motive-fight-aid = { $aid ->
        [0] Aid isn't worth its price in the fight of { $unit } against { $foe }.
       *[other] This much aid ({ $aid }) is worth its price in the fight of { $unit } against { $foe }.
    }
motive-fight-save = { $aid ->
        [0] It gives no aid in the fight of { $unit } against { $foe }, to keep its points for a Prize.
       *[other] It gives only this much aid ({ $aid }) in the fight of { $unit } against { $foe }, to keep points for a Prize.
    }
motive-fight-keep = { $aid ->
        [0] It gives no aid in the fight of { $unit } against { $foe }, to keep its points for defending { $other_unit } against { $god } this round.
       *[other] It gives only this much aid ({ $aid }) in the fight of { $unit } against { $foe }, to keep points for defending { $other_unit } against { $god } this round.
    }
motive-prize-aid = { $aid ->
        [0] It tries for { $prize } with { $unit } without aid.
       *[other] This much aid ({ $aid }) is worth its price when trying for { $prize } with { $unit }.
    }
motive-end = There is nothing left to gain this turn.
motive-join = The alliance would bring this bot more points.
motive-refuse = The alliance wouldn't bring this bot more points.
motive-leave = It has more points without the alliance.
