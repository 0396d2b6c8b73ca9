### Exercises on power points.

ask-power-cost = { $unit } takes the shortest route to { $hex }{ $attacks ->
        [0] {""}
       *[other] , where there is an enemy
    }. How many power points does this cost?
ask-power-left = You have { power-points }. { $unit } takes the shortest route to { $hex }{ $attacks ->
        [0] {""}
       *[other] , where there is an enemy
    }. How many points are left for aid and defense?
ask-power-renewed = Round { $round } ends with your turn, and you have { power-points } left. How many do you have at the start of round { $next }?

why-power-steps = { $steps ->
        [one] It is 1 space away, at 2 points
       *[other] It is { $steps } spaces away, at 2 points each
    }{ $attacks ->
        [0] .
       *[other] , and entering the space of an enemy costs 2 more points.
    }
why-power-cost = So it costs { $needed } points.
why-power-left = It costs { $needed } points, so { $left } of { $points } are left.
why-power-lost = Points left over at the end of a round are lost.
why-power-renewed = So you begin round { $next } with { $renewed } points, like everyone else.

hint-power = Count the spaces first, then look for enemies. Do any points last longer than a round?
