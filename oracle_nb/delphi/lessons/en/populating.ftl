### Questions of the exercises on setting up the pieces, and on the twelve tasks.

## Before the first turn

ask-populating-how-many = This board for { $players } players is still empty. { $what ->
        [offerings] How many offerings do you need in all?
        [offerings-color] How many blue offerings do you need?
        [offerings-island] How many offerings go on each offering island?
        [monsters] How many monsters do you need in all?
        [monsters-color] How many blue monsters do you need?
        [monsters-marked] How many monsters go on each marked monster island?
        [monsters-island] How many monsters go on each monster island without a mark?
        [statues] How many statues do you need in all?
        [temples] How many temples do you need?
       *[tiles] How many island tiles go on the board in all?
    }
ask-populating-crowded = This board is set up for { $players } players, but { $pieces ->
        [offerings] an offering
       *[monsters] a monster
    } is on the wrong island. Select the island that has one too many.
ask-populating-temples = There are two temples of the same color on the board. Select both.
ask-populating-cities = In one city a statue is missing. Select it.
ask-populating-too-many = This board is set up for { $players } players, but one { $pieces ->
        [offerings] offering
       *[monsters] monster
    } has been replaced by one of another color. Which color has one too many?
ask-populating-missing = This board is set up for { $players } players, but one { $pieces ->
        [offerings] offering
       *[monsters] monster
    } has been replaced by one of another color. Which color has one too few?
ask-populating-wrong = This board is set up for { $players } players. Is anything wrong with it?

wrong-nothing = No, everything is correct
wrong-offerings = Yes, with the offerings
wrong-monsters = Yes, with the monsters
wrong-temples = Yes, with the temples
wrong-statues = Yes, with the statues

## The twelve tasks

ask-populating-dealt = Your ship is red, and your own island tiles have { $own }. These are your tasks. Shrines: { $letters }. Statues: { $white_statues } white. Offerings: { $white_offerings } white, the rest { $offerings }. Monsters: { $white_monsters } white, the rest { $monsters }. Is anything wrong with them?

dealt-right = No, everything is correct
dealt-shrine = Yes, with the shrines
dealt-offering = Yes, with the offerings
dealt-monster = Yes, with the monsters

ask-populating-offerings = Still open: { $open }. Already delivered: { $done }. { COUNT($aboard) ->
        [0] Your hold is empty.
       *[other] In your hold: { $aboard }.
    } Your ship is next to { $space }, and you have enough tokens for any color. Choose every offering there that you may load.
ask-populating-monsters = Still open: { $open }. Already defeated: { $done }. Your ship is next to { $space }, and you have enough tokens for any color. Choose every monster there that you may fight.
ask-populating-statue = Statues that you have raised: { $done }. { COUNT($aboard) ->
        [0] Your hold is empty.
       *[other] In your hold: { $aboard }.
    } Open white statue tasks: { COUNT($open) }. Your ship is next to the { $color } city. May you load a { $color } statue?

may-load = Yes
may-not-twice = No, I already have that color
may-not-needed = No, I have no open task for it

ask-populating-completes = Still open: { $open }. You haven't delivered any offering yet. Select all colors of offerings that would complete the white task.
ask-populating-load = Still open: { $open }. You have a { $color } offering in your hold. Load another one that you need from { $space }.

## Why an answer is correct

why-populating-how-many = The number of pieces on each island depends on the number of players, here { $players }.
why-populating-crowded = All islands of the same kind get the same number of pieces, except that marked monster islands always get 2.
why-populating-temples = There is only one temple of each color.
why-populating-cities = Each city starts with 3 statues of its color.
why-populating-too-many = Each color has as many of these pieces as there are players: { $players }.
why-populating-missing = Each color has as many of these pieces as there are players: { $players }.
why-populating-wrong = Compare: 3 statues in each city, one temple of each color, and { $players } offerings and monsters of each color.
why-populating-dealt = You have 3 tasks of each kind. All the statue tasks are white, and so are one offering task and one monster task; no color occurs twice within a kind.
why-populating-offerings = An open task must need the offering, and no color counts twice among your offerings.
why-populating-monsters = An open task must need the monster, and no color counts twice among your monsters.
why-populating-statue = A white task takes any color, but no color counts twice, and cargo in your hold already counts toward its task.
why-populating-completes = A task that asks for exactly this color is completed before the white one.
why-populating-load = The offering must fit an open task that your cargo doesn't fill already, and its color must be new.
why-populating-fixed = This number is the same for any number of players.
why-populating-count = { $what ->
        [offerings] Each of the 6 offering islands gets { $players } offerings: 6 × { $players } = { $total }.
        [offerings-color] Each player needs at most one offering of each color, so there are { $total } of each.
        [offerings-island] Each offering island gets as many offerings as there are players: { $total }.
        [monsters] 3 marked islands get 2 monsters each, 6 others get { $each } each: 3 × 2 + 6 × { $each } = { $total }.
        [monsters-color] Each player needs at most one monster of each color, so there are { $total } of each.
        [monsters-marked] A marked monster island always gets { $total } monsters.
        [monsters-island] An unmarked monster island gets one monster fewer than there are players: { $players } − 1 = { $total }.
        [statues] Each of the 6 cities gets 3 statues: 6 × 3 = { $total }.
        [temples] Each color has one temple: { $total }.
       *[tiles] There are 2 islands for each color of border, and 6 colors: 6 × 2 = { $total }.
    }
why-populating-each-offerings = With { $players } players, each offering island gets { $most } offerings.
why-populating-each-monsters = With { $players } players, each monster island gets { $most ->
        [one] 1 monster
       *[other] { $most } monsters
    }.
why-populating-crowded-offerings = { $space } has { $count } offerings instead of { $most }.
why-populating-crowded-monsters = { $space } has { $count } monsters instead of { $most }.
why-populating-no-temple = There is no { $color } temple.
why-populating-temples-are = There are { $color } temples on { $spaces }.
why-populating-city = { $count ->
        [one] In the { $color } city on { $space } there is only 1 statue.
       *[other] In the { $color } city on { $space } there are only { $count } statues.
    }
why-populating-color-offerings = { $count ->
        [one] There is 1 { $color } offering instead of { $wanted }.
       *[other] There are { $count } { $color } offerings instead of { $wanted }.
    }
why-populating-color-monsters = { $count ->
        [one] There is 1 { $color } monster instead of { $wanted }.
       *[other] There are { $count } { $color } monsters instead of { $wanted }.
    }
why-populating-nothing = All the numbers fit: 18 statues, 6 temples, { $offerings } offerings and { $monsters } monsters, all of the right colors.
why-dealt-right = Everything fits: your own letters, 3 white statues, one white offering and monster, and no color twice.
why-dealt-foreign = None of your own island tiles has { $letter }.
why-dealt-again = Two of your shrine tasks have { $letter }.
why-dealt-white = { $kind ->
        [offering] Two of your offering tasks are white, but only one may be.
       *[monster] Two of your monster tasks are white, but only one may be.
    }
why-dealt-twice = { $kind ->
        [offering] Two of your offering tasks are { $color }.
       *[monster] Two of your monster tasks are { $color }.
    }
why-needs-used = { COUNT($colors) ->
        [0] You haven't used any color yet.
       *[other] Colors that you have used already: { $colors }.
    }
why-needs-open = { $white ->
        [0] { COUNT($colors) ->
            [0] No open task is left.
            [one] Only one task is left, and it asks for { $colors }.
           *[other] The tasks that are left ask for { $colors }.
        }
        [one] { COUNT($colors) ->
            [0] Only one task is left, a white one, which takes any new color.
            [one] Of the tasks that are left, one asks for { $colors }, and a white one takes any new color.
           *[other] The colored tasks that are left ask for { $colors }, and a white one takes any new color.
        }
       *[other] { COUNT($colors) ->
            [0] { $white } white tasks are left, which take any new color.
           *[other] The colored tasks that are left ask for { $colors }, and { $white } white ones take any new color.
        }
    }
why-needs-offerings = { COUNT($colors) ->
        [one] So of these you may load only the { $colors } offering.
       *[other] So of these you may load the { $colors } offerings.
    }
why-needs-monsters = { COUNT($colors) ->
        [one] So of these you may fight only the { $colors } monster.
       *[other] So of these you may fight the { $colors } monsters.
    }
why-may-load = You have no { $color } statue yet, and your cargo doesn't take up every open task: { $open } − { $loaded } = { $left }.
why-may-not-twice = You have used { $color } already, so you may not use it again.
why-may-not-needed = Your cargo takes up the open tasks: { $open } − { $loaded } = { $left }.
why-task-white = No other open task asks for { OR($colors) }, so these would complete the white one.

## What to consider

hint-populating = What does this depend on: the number of players, the color, or the kind of island?
hint-populating-how-many = Does this number depend on the number of players, and how many islands or cities are there?
hint-populating-crowded = Count the { $pieces ->
        [offerings] offerings on each offering island.
       *[monsters] monsters on each monster island.
    }
hint-populating-temples = Go through the six colors. Which of them has no temple?
hint-populating-cities = Count the statues in each city.
hint-populating-too-many = Go through the colors and count the { $pieces ->
        [offerings] offerings of each.
       *[monsters] monsters of each.
    }
hint-populating-missing = Go through the colors and count the { $pieces ->
        [offerings] offerings of each.
       *[monsters] monsters of each.
    }
hint-populating-wrong = Count kind by kind: statues, temples, offerings, monsters.
hint-populating-offerings = Which of your tasks still need an offering, and which colors have you used already?
hint-populating-monsters = Which of your tasks still need a monster, and which colors have you used already?
hint-populating-statue = How many tasks are still open once the cargo in your hold is delivered, and have you used { $color } already?
hint-populating-load = Which tasks are still open once the cargo in your hold is delivered?
hint-populating-completes = Which task would each color complete first?
hint-populating-dealt = Count the tasks of each kind, then look for a color that occurs twice.
