### The home page.

first-game = You against two bots: eight tasks on a small board, about 9 rounds.
game-summary = Sail the sea of ancient Greece, complete the tasks that Zeus has given you, and return to him first.
goal-title = Do what Zeus asks, and be the first to return
goal-story = You sail the sea of ancient Greece. Zeus has given everyone the same tasks, of four kinds:
goal-shrine = Shrines.
goal-shrine-how = Find the island tiles of your color among the face-down ones, and build on them.
goal-statue = Statues.
goal-statue-how = Load them from the cities and raise them on islands with a site in their color.
goal-offering = Offerings.
goal-offering-how = Load them on their islands and deliver them to the temple of the same color.
goal-monster = Monsters.
goal-monster-how = Fight them; a strong shield and a little luck help.
goal-turn = The oracle gives you three dice a turn. Each die gives you one action, usually in its color: sail to a space of that color, fight a monster of that color, or load a statue of that color. Favor tokens change the color of a die or take your ship farther.
goal-end = When all your tasks are done, sail back to Zeus. The first player to get there ends the game with that round, and usually wins.

choice-length = Length
choice-length-8 = 8 tasks (about 9 rounds)
choice-length-9 = 9 tasks
choice-length-10 = 10 tasks
choice-length-11 = 11 tasks
choice-length-12 = 12 tasks (the full game, about 12 rounds)
choice-board = Board
choice-board-compact = compact, as printed
choice-board-contact = snug: each tile where it touches the others most
choice-board-free = free
choice-board-loose = loose: long arms and open bays
choice-tiles = Ship tiles
choice-tiles-first = the four simple ones
choice-tiles-random = any, at random
choice-tiles-draft = drafted: players take turns choosing one
choice-tiles-chosen = chosen above
result-board-own = another layout
choice-board-own = a layout of your own
choice-layout = Your layout
choice-layout-hint = Its code or link from the layout editor, or its file.
choice-layout-missing = Paste the code or link of a layout here, or choose another kind of board.
choice-layout-kind = This is a kind of board, not a layout: choose { $text }. The kinds are { $kinds }.
choice-layout-unread = This isn't a layout. Enter its whole code or link from the layout editor, its file, or a board such as { $text }.
choice-layout-faulty = { $number ->
        [one] This layout has a problem; the layout editor shows it.
       *[other] This layout has { $number } problems; the layout editor shows them.
    }
choice-gods = God steps from others' rolls
choice-gods-now = at once
choice-gods-later = at the start of your next turn
choice-shrines = Building a shrine
choice-shrines-color = the tile has your color
choice-shrines-letter = color and letter match (first edition)
choice-end = Who can win
choice-end-home = only players back at Zeus
choice-end-all = everyone; all are ranked
choice-rounds = Stop after this many rounds
choice-rounds-wrong = Enter a whole number from 1 to { $most }.
choice-ship = Ship color
choice-tile = Ship tile
choice-by-chance = at random
choice-ship-taken = Another player has this color.
choice-tile-taken = Another player has this ship tile.
choice-none-such = There is no choice “{ $text }”.
