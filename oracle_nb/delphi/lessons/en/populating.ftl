### What the exercises on populating the sea, and on the twelve tasks, ask.

## Before the first turn

ask-populating-how-many = This sea for { $players } players is still empty. { $what ->
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
ask-populating-crowded = This sea is set up for { $players } players, but { $pieces ->
        [offerings] an offering
       *[monsters] a monster
    } has been put on the wrong island. Point at the island that has one too many.
ask-populating-temples = Two temples of the same color have been put on the board. Point at both.
ask-populating-cities = In one city a statue is missing. Point at it.
ask-populating-too-many = This sea is set up for { $players } players, but somebody has mistaken one { $pieces ->
        [offerings] offering
       *[monsters] monster
    } for one of another color. Which color is there once too often?
ask-populating-missing = This sea is set up for { $players } players, but somebody has mistaken one { $pieces ->
        [offerings] offering
       *[monsters] monster
    } for one of another color. Of which color is one missing?
ask-populating-wrong = This sea is set up for { $players } players. Is something wrong with it?

wrong-nothing = No, everything is right
wrong-offerings = Yes, with the offerings
wrong-monsters = Yes, with the monsters
wrong-temples = Yes, with the temples
wrong-statues = Yes, with the statues

## The twelve tasks

ask-populating-dealt = Your ship is red, and your own island tiles carry { $own }. These are your tasks. Shrines: { $letters }. Statues: { $white_statues } white. Offerings: { $white_offerings } white, besides { $offerings }. Monsters: { $white_monsters } white, besides { $monsters }. Is something wrong with them?

dealt-right = No, everything is right
dealt-shrine = Yes, with the shrines
dealt-offering = Yes, with the offerings
dealt-monster = Yes, with the monsters

ask-populating-offerings = Your open tasks with offerings: { $open }. Made already: { $done }. Aboard: { $aboard }. Your ship is next to { $space }, and your tokens are enough for any color. Pick every offering there that you may load.
ask-populating-monsters = Your open tasks with monsters: { $open }. Defeated already: { $done }. Your ship is next to { $space }, and your tokens are enough for any color. Pick every monster there that you may fight.
ask-populating-statue = Statues you have raised: { $done }. Aboard: { $aboard }. Open tasks with a statue of any color: { COUNT($open) }. Your ship is next to the { $color } city. May you load a { $color } statue?

may-load = Yes
may-not-twice = No, I have that color already
may-not-needed = No, no open task is left for it

ask-populating-completes = Your open tasks with offerings: { $open }. You make a { $color } offering now. Which task does it complete?
ask-populating-load = Your open tasks with offerings: { $open }. A { $color } offering is aboard. Load another one that you need from { $space }.
