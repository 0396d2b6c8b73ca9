### Why a bot decided as it did: `motive-<what>`, with the facts of the decision.

motive-place-fight = It wants to attack { $foe } with { $unit }.
motive-place-prize = It wants to take { $prize } with { $unit }.
motive-place-advance = It wants to send { $unit } towards { $prize }.
motive-place-guard = It wants to guard { $prize } with { $unit }.
motive-place-block = Its god takes { $area }, so that no other god can lead { $foe } there in this game turn.
motive-place-idle = Nothing worthwhile is in reach, so its god goes to { $area }.
motive-fight = { $unit } goes to attack { $foe }.
motive-prize = It wants to take { $prize } with { $unit }.
motive-advance = { $unit } goes towards { $prize }.
motive-guard = { $unit } goes to guard { $prize }.
motive-end-moves = No further move is worth its power points.
motive-pair = The fight of { $unit } against { $foe } promises most.
motive-fight-aid = { $aid ->
        [0] More aid isn't worth its price in the fight of { $unit } against { $foe }.
       *[other] This much aid ({ $aid }) is worth its price in the fight of { $unit } against { $foe }.
    }
motive-prize-aid = { $aid ->
        [0] It tries for { $prize } with { $unit } without aid.
       *[other] This much aid ({ $aid }) pays off when { $unit } tries for { $prize }.
    }
motive-end = There is nothing left to gain in this turn.
motive-join = The alliance would raise its points.
motive-refuse = The alliance wouldn't raise its points.
motive-leave = Without the alliance, it has more points.
