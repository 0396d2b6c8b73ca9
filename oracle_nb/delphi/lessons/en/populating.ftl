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
ask-populating-too-many = This board is set up for { $players } players, but someone has mistaken one { $pieces ->
        [offerings] offering
       *[monsters] monster
    } for one of another color. Which color has one too many?
ask-populating-missing = This board is set up for { $players } players, but someone has mistaken one { $pieces ->
        [offerings] offering
       *[monsters] monster
    } for one of another color. Which color has one too few?
ask-populating-wrong = This board is set up for { $players } players. Is something wrong with it?

wrong-nothing = No, everything is correct
wrong-offerings = Yes, with the offerings
wrong-monsters = Yes, with the monsters
wrong-temples = Yes, with the temples
wrong-statues = Yes, with the statues

## The twelve tasks

ask-populating-dealt = Your ship is red, and your own island tiles have { $own }. These are your tasks. Shrines: { $letters }. Statues: { $white_statues } white. Offerings: { $white_offerings } white, and { $offerings }. Monsters: { $white_monsters } white, and { $monsters }. Is something wrong with them?

dealt-right = No, everything is correct
dealt-shrine = Yes, with the shrines
dealt-offering = Yes, with the offerings
dealt-monster = Yes, with the monsters

ask-populating-offerings = Your open offering tasks: { $open }. Already delivered: { $done }. In your hold: { $aboard }. Your ship is next to { $space }, and you have enough tokens for any color. Choose every offering there that you may load.
ask-populating-monsters = Your open monster tasks: { $open }. Already defeated: { $done }. Your ship is next to { $space }, and you have enough tokens for any color. Choose every monster there that you may fight.
ask-populating-statue = Statues that you have raised: { $done }. In your hold: { $aboard }. Open white statue tasks: { COUNT($open) }. Your ship is next to the { $color } city. May you load a { $color } statue?

may-load = Yes
may-not-twice = No, I already have that color
may-not-needed = No, I have no open task for it

ask-populating-completes = Your open offering tasks: { $open }. You now deliver a { $color } offering. Which task does it complete?
ask-populating-load = Your open offering tasks: { $open }. You have a { $color } offering in your hold. Load another one that you need from { $space }.

## Why an answer is correct

why-populating-how-many = How many pieces go on each island depends on the number of players, here { $players }.
why-populating-crowded = Every island of the kind gets the same number of pieces, except that marked monster islands always get 2.
why-populating-temples = There is only one temple of each color.
why-populating-cities = Each city starts with 3 statues of its color.
why-populating-too-many = Each color has as many of these pieces as there are players: { $players }.
why-populating-missing = Each color has as many of these pieces as there are players: { $players }.
why-populating-wrong = Compare: 3 statues in each city, one temple of each color, and { $players } offerings and monsters of each color.
why-populating-dealt = Your tasks are 3 shrines, 3 white statues, 3 offerings and 3 monsters, one of each of the last two white; no color occurs twice within a kind.
why-populating-offerings = An open task must need the offering, and no color counts twice among your offerings.
why-populating-monsters = An open task must need the monster, and no color counts twice among your monsters.
why-populating-statue = A white task takes any color, but no color counts twice, and cargo in your hold already counts toward its task.
why-populating-completes = If a colored and a white task fit, the colored one is completed.
why-populating-load = The offering must fit an open task that your cargo doesn't fill already, and its color must be new.

## What to consider

hint-populating = What does this piece depend on: the number of players, its color, or the kind of island?
hint-populating-offerings = Which of your tasks still need an offering, and which colors have you used already?
hint-populating-monsters = Which of your tasks still need a monster, and which colors have you used already?
hint-populating-statue = How many tasks are still open once the cargo in your hold is delivered, and have you used { $color } already?
hint-populating-load = Which open tasks does the cargo in your hold leave?
hint-populating-completes = Which of your tasks does a { $color } offering fit?
hint-populating-dealt = Count the tasks of each kind, then look for a color that occurs twice.
