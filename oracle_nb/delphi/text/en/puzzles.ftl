### The topics of puzzles (`puzzle-tag-<tag>`): what the best turn uses.

puzzle-tag-cards = Oracle cards
puzzle-tag-favor = Favor tokens
puzzle-tag-finish = Reaching Zeus
puzzle-tag-gods = Gods
puzzle-tag-injuries = Injuries
puzzle-tag-islands = Exploring islands
puzzle-tag-monsters = Monsters
puzzle-tag-offerings = Offerings
puzzle-tag-recoloring = Recoloring
puzzle-tag-route = Saving moves
puzzle-tag-shrines = Shrines
puzzle-tag-statues = Statues

# On the next best turn, where only the best one ends the race.
motive-puzzle-later = It doesn't bring you to Zeus on this turn, so you finish at least one round later.
