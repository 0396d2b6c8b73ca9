### Names of chapters, documents and the pieces of the game.
###
### A fact prints by its message `name-<kind>-<key>` where there is one, so `{ $card }` says "range +1".
### A language with cases gives their forms as attributes, for `{ NAME($color, form: "genitive") }`.

## The game

game-title = The Oracle of Delphi

## Chapters

chapter-board = The board
chapter-setup = Setup
chapter-turn = The turn
chapter-oracle = Dice, wheel and oracle cards
chapter-any-color = Actions without a color
chapter-by-color = Actions by color: general rules
chapter-moving = Moving
chapter-fighting = Fighting
chapter-exploring = Exploring and shrines
chapter-cargo = Offerings and statues
chapter-gods = Injuries and gods
chapter-titan = Titan
chapter-companions = Companions
chapter-ships = Ship tiles
chapter-equipment = Equipment
chapter-supply = Favor tokens and shield
chapter-end = The end of the game

## Citations. $numbers: the page, section, step or question numbers; $part: which of these.

cite-en = { COUNT($numbers) ->
        [one] English rulebook, page { $numbers }
       *[other] English rulebook, pages { $numbers }
    }
cite-pl = { COUNT($numbers) ->
        [one] Polish rulebook, page { $numbers }
       *[other] Polish rulebook, pages { $numbers }
    }
cite-yucata = { $part ->
        [step] Yucata's rules page, setup step { $numbers }
        [question] { COUNT($numbers) ->
            [one] Yucata's rules page, question { $numbers }
           *[other] Yucata's rules page, questions { $numbers }
        }
       *[whole] Yucata's rules page
    }
cite-manual = { COUNT($numbers) ->
        [one] reference manual, section { $numbers }
       *[other] reference manual, sections { $numbers }
    }
cite-parts = the printed parts
cite-ruling = { COUNT($numbers) ->
        [one] our ruling { $numbers }
       *[other] our rulings { $numbers }
    }

## Colors

name-color-pink = pink
name-color-blue = blue
name-color-yellow = yellow
name-color-green = green
name-color-red = red
name-color-black = black

## Gods

name-god-hermes = Hermes
name-god-poseidon = Poseidon
name-god-apollon = Apollon
name-god-artemis = Artemis
name-god-aphrodite = Aphrodite
name-god-ares = Ares

## Letters and island tiles

name-letter-psi = Psi
name-letter-phi = Phi
name-letter-sigma = Sigma
name-letter-omega = Omega

name-island-tile-red-phi = red tile with Phi
name-island-tile-red-psi = red tile with Psi
name-island-tile-red-omega = red tile with Omega
name-island-tile-yellow-sigma = yellow tile with Sigma
name-island-tile-yellow-psi = yellow tile with Psi
name-island-tile-yellow-omega = yellow tile with Omega
name-island-tile-green-sigma = green tile with Sigma
name-island-tile-green-phi = green tile with Phi
name-island-tile-green-psi = green tile with Psi
name-island-tile-blue-sigma = blue tile with Sigma
name-island-tile-blue-phi = blue tile with Phi
name-island-tile-blue-omega = blue tile with Omega

## Tasks: by family, and each one

name-family-shrine = shrine
name-family-statue = statue
name-family-offering = offering
name-family-monster = monster

name-task-shrine-any = shrine task
name-task-shrine-psi = shrine task with Psi
name-task-shrine-phi = shrine task with Phi
name-task-shrine-sigma = shrine task with Sigma
name-task-shrine-omega = shrine task with Omega

name-task-statue-any = white statue task
name-task-statue-pink = pink statue task
name-task-statue-blue = blue statue task
name-task-statue-yellow = yellow statue task
name-task-statue-green = green statue task
name-task-statue-red = red statue task
name-task-statue-black = black statue task

name-task-offering-any = white offering task
name-task-offering-pink = pink offering task
name-task-offering-blue = blue offering task
name-task-offering-yellow = yellow offering task
name-task-offering-green = green offering task
name-task-offering-red = red offering task
name-task-offering-black = black offering task

name-task-monster-any = white monster task
name-task-monster-pink = pink monster task
name-task-monster-blue = blue monster task
name-task-monster-yellow = yellow monster task
name-task-monster-green = green monster task
name-task-monster-red = red monster task
name-task-monster-black = black monster task

## Spaces by terrain

name-terrain-water = water space
name-terrain-island = island with a tile
name-terrain-monster = monster island
name-terrain-marked = marked monster island
name-terrain-offering = offering island
name-terrain-temple = temple island
name-terrain-statue = statue island
name-terrain-city = city
name-terrain-shallow = shallows
name-terrain-zeus = Zeus's space

## Ship tiles

name-ship-tile-shield = shield 2
name-ship-tile-range = range +2
name-ship-tile-gods = all gods
name-ship-tile-favor = favor +1
name-ship-tile-task = one fewer task
name-ship-tile-equipment = equipment at the start
name-ship-tile-both-ways = both ways, storage +2
name-ship-tile-recolor = cheaper recoloring

## Companions

name-kind-hero = hero
name-kind-demigod = demigod
name-kind-creature = creature

name-companion-aias = Aias
name-companion-helena = Helena
name-companion-pan = Pan
name-companion-achilles = Achilles
name-companion-herakles = Herakles
name-companion-nereide = Nereide
name-companion-bellerophon = Bellerophon
name-companion-minos = Minos
name-companion-gryphos = Gryphos
name-companion-hektor = Hektor
name-companion-perseus = Perseus
name-companion-pegasus = Pegasus
name-companion-odysseus = Odysseus
name-companion-penthesilea = Penthesilea
name-companion-phoenix = Phoenix
name-companion-theseus = Theseus
name-companion-kirke = Kirke
name-companion-cheiron = Cheiron

## Equipment cards

name-equipment-statues-pink-blue-black = statue: pink, blue or black
name-equipment-statues-red-green-yellow = statue: red, green or yellow
name-equipment-offerings-pink-blue-black = offering: pink, blue or black
name-equipment-offerings-red-green-yellow = offering: red, green or yellow
name-equipment-consult-yellow = yellow consult bonus
name-equipment-consult-red = red consult bonus
name-equipment-consult-black = black consult bonus
name-equipment-bonus-pink = pink die bonus
name-equipment-bonus-green = green die bonus
name-equipment-bonus-blue = blue die bonus
name-equipment-god-to-top = god to the top
name-equipment-range = range +1
name-equipment-shallows = crossing shallows
name-equipment-reward-god = god with rewards
name-equipment-storage = storage +1
name-equipment-reach-island = islands from afar
name-equipment-reach-statue = statues from afar
name-equipment-reach-offering = offerings from afar
name-equipment-recover = recover later
name-equipment-extra-action = extra action
name-equipment-look = look and choose
name-equipment-gift = gifts
