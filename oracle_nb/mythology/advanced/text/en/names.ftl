### Names of chapters, documents and phases. Names of units, gods, Areas and Prizes come from the
### data pack.

## The game

game-title = Mythology
game-level = Advanced Game

## Chapters

chapter-world = The world
chapter-box = The counters
chapter-setup = Setup
chapter-turn = The round
chapter-sheets = Log sheets
chapter-gods = Gods
chapter-movement = Movement
chapter-control = Control
chapter-combat = Combat
chapter-magic = Magic
chapter-hercules = Hercules
chapter-occurrences = Occurrences
chapter-fates = Fates
chapter-helpers = Helpers
chapter-prizes = Prizes
chapter-ships = Ships
chapter-cards = Cards
chapter-zeus = Zeus as a player
chapter-evil = Lesser Evils
chapter-prayer = Prayer and sacrifice
chapter-glory = Glory

## Citations: paragraphs of the Advanced Rules. $numbers: the paragraphs.

cite-book = Advanced Rules, { $numbers }
cite-stand-in = our stand-in for a printed part
cite-ruling = { COUNT($numbers) ->
        [one] our ruling { $numbers }
       *[other] our rulings { $numbers }
    }

## Players, by their god

seat-named = { $name } ({ $god })

## Phases

name-phase-setup = setup
name-phase-sheets = log sheets
name-phase-placing = placing gods
name-phase-moving = moving phase
name-phase-over = end of the game
