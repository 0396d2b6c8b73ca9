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

why-units-movable = A unit that you can move is of your kind and began your turn in { $area }.
why-units-movable-count = { $count ->
        [one] That is true of 1 space.
       *[other] That is true of { $count } spaces.
    }
why-units-may = You move units of your kind that began in your god's Area, also out of it. A space costs 2 points, a space with enemies 4, and a unit that enters it stops.
why-units-attack = Only a unit that began in { $area } can move, and it may leave this Area.
why-units-attack-cost = { $unit } needs { $points } points: { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }, with an enemy in the last one.

hint-units = Check kind, Area, enemies and cost, one after the other.
