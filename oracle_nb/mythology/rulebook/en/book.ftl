### The captions of the pictures of rules.

may-not-do = { $action }: { $why }
table-shown = Gods, sides, power points, victory points, and what was won
table-of = { $god }, { $side ->
        [hero] Heroes
       *[monster] Monsters
    }: { $power ->
        [one] 1 power point
       *[other] { $power } power points
    }, victory points: { $points }
