### Names of chapters, documents, sides and parts of a turn. Names of units, gods, Areas and Prizes
### come from the data pack.

## The game

game-title = Mythology
game-level = Basic Game

## Chapters

chapter-setup = Setup
chapter-turn = The turn
chapter-power = Power points
chapter-movement = Movement
chapter-combat = Combat
chapter-prizes = Prizes
chapter-ending = Alliances and the end

## Citations: the sections of the Basic Rules. $numbers: the paragraphs.

cite-components = Basic Rules, Game Components
cite-prep = Basic Rules, Preparation for Play { $numbers }
cite-turns = { COUNT($numbers) ->
        [0] Basic Rules, How to Play
       *[other] Basic Rules, How to Play { $numbers }
    }
cite-power = Basic Rules, Power Points { $numbers }
cite-win = Basic Rules, How to Win { $numbers }
cite-move = Basic Rules, Movement { $numbers }
cite-combat = Basic Rules, Combat { $numbers }
cite-result = Basic Rules, Combat Resolution { $numbers }
cite-prize = Basic Rules, Capturing of Prizes { $numbers }
cite-ally = Basic Rules, Alliances { $numbers }
cite-map = our stand-in for the printed map
cite-names = our stand-in for the printed names
cite-ruling = { COUNT($numbers) ->
        [one] our ruling { $numbers }
       *[other] our rulings { $numbers }
    }

## Players, by their god and the side they favor

seat = { $god } ({ $side })
seat-named = { $name } ({ $god })

## Pieces of the game

name-side-heroes = Heroes
name-side-monsters = Monsters

name-part-setup = setup
name-part-god = placing the god
name-part-movement = movement
name-part-combat = combat
name-part-prizes = Prizes
name-part-alliances = changing alliances
name-part-over = end of the game
