### Exercises on moving units.

ask-units-movable = You favor { $side ->
        [heroes] Heroes
       *[monsters] Monsters
    }, and your god is in { $area }. Select every space with a unit that you can move.
ask-units-may = You favor { $side ->
        [heroes] Heroes
       *[monsters] Monsters
    }, your god is in { $area }, and you have { power-points }. { $unit } has just entered { $hex }. Which of these moves can you make?
ask-units-attack = Your god is in { $area }, and you have { power-points }. Move one of your units into the space of { $foe }, { $hex }.

move-1 = { $unit_1 } to { $hex_1 }
move-2 = { $unit_2 } to { $hex_2 }
move-3 = { $unit_3 } to { $hex_3 }
move-4 = { $unit_4 } to { $hex_4 }
move-5 = { $unit_5 } to { $hex_5 }

why-units-movable = You can move units of your side that began your turn in { $area }.
why-units-movable-count = { $count ->
        [one] There is 1 space with such units.
       *[other] There are { $count } spaces with such units.
    }
why-units-may = You move units of your side that began in your god's Area, even out of it. A space costs 2 points; one with enemies costs 4, and stops the unit.
why-units-attack = Only units that began in { $area } can move, and they may leave it.
why-units-attack-cost = { $unit } needs { $points } points: { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }, with an enemy in the last one.

hint-units = Check side, Area, enemies and cost, one after the other.
