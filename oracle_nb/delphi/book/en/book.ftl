### What is said in and under the pictures of rules, and in the legend.

may-do = { $action }{ $tokens ->
        [0] {""}
        [one] , for 1 favor token
       *[other] , for { $tokens } favor tokens
    }
may-not-do = { $action }: { $why }
held-of = What { $color } has
display = Equipment displayed
seen-board = As the player in turn sees the board
seen-board-of-others = As the others see it
no-cards = No cards
fate = What chance gave
rolled-die = An oracle die shows { $color }
rolled-battle = The battle die shows { $roll }
rolled-titan = The titan die shows { $roll }
drawn-card = A { $color } oracle card was drawn
drawn-injury = A { $color } injury card was drawn
drawn-tile = The island tile turned up
placed = Place { $place }: { $colors }
list-sentences-more = { $first } { $next }
list-sentences-last = { $first } { $next }

## What is marked on a board

marked-tiles = { $number } tiles: 12 board tiles and 6 cities
marked-sea = All { $number } water spaces are connected.
marked-shore = All { $number } islands and cities touch water.
marked-shallow = { $number ->
        [one] { $number } shallow: the hole of a ring, or a gap enclosed by tiles.
       *[other] { $number } shallows: holes of rings, and gaps enclosed by tiles.
    }
marked-city = { $number } cities
marked-zeus = Every ship starts on Zeus's space.
marked-offering = { $number } offering islands
marked-temple = { $number } temple islands
marked-monster = { $number } monster islands
marked-marked = { $number } marked islands, for two monsters
marked-statue = { $number } statue islands, each with sites in three colors
marked-island = { $number } islands with a tile that lies face down

## The legend

legend-colors = Colors
legend-spaces = Spaces of the board
legend-marks = Marks on the board
legend-pieces = Pieces
legend-tiles = Island tiles
legend-tasks = Tasks
legend-dice = Dice, cards, tokens
legend-gods = Gods
legend-ship-tiles = Ship tiles
legend-equipment = Equipment cards
legend-companions = Companions

mark-reach = can be reached; the number is what it costs in favor tokens
mark-selected = chosen, or what the picture is about
mark-route = the way a ship takes
mark-pips = at how many more places you could act from here next; three points: three or more
mark-ahead = from the space you point at, you could do something here next
mark-plan = what the chosen action would change; the plate shows what would be there
mark-turn = the chosen action would turn this tile up
mark-carry = the way something would go with the chosen action
mark-from = what you point at comes from here
mark-to = what you point at belongs here
mark-look = the space whose name you point at in a text
mark-refused = not allowed here
mark-cursor = where the keyboard is
sign-ship = the { $color } ship
sign-monster = a monster on its island
sign-offering = an offering on its island
sign-temple = a temple
sign-statue = a statue raised on its site
sign-city = a city with its statues
sign-face-down = lies face down
sign-looked-at = a face-down tile that you have looked at
sign-seen-by = the player whose ship is shown beside the eye has looked at it
sign-face-up = lies face up: the letter, and the color of the ship it belongs to
sign-shrine = with a shrine on it
sign-letter-psi = Psi: 4 favor tokens
sign-letter-phi = Phi: 2 oracle cards
sign-letter-sigma = Sigma: 3 god steps
sign-letter-omega = Omega: injuries of one color go, shield +1
sign-task-white = { $family } of any color
sign-task = { $family } as the sign says
sign-done = done
sign-die = an oracle die
sign-die-used = a die that is used
sign-card = an oracle card
sign-injury = an injury card
sign-favor = favor tokens
sign-shield = the shield
sign-cards = how many oracle cards
sign-injuries = how many injuries
sign-extra = the extra action
sign-god = { $god } ({ $color })
sign-god-first = the row to which a god’s first step leads
sign-god-ready = a god on the top row, ready to use
