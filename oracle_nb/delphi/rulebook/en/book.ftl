### Texts in and under the pictures of rules, and in the legend.

may-not-do = { $action }: { $why }
held-of = What { $color } has
display = Equipment on display
seen-board = What the active player sees
seen-board-of-others = What the other players see
no-cards = No cards
fate = Random results
rolled-die = An oracle die shows { $color }
rolled-battle = The battle die shows { $roll }
rolled-titan = The titan die shows { $roll }
drawn-card = A { $color } oracle card was drawn
drawn-injury = A { $color } injury card was drawn
drawn-tile = The island tile that was revealed
placed = Place { $place }: { $colors }

## What is marked on a board

marked-tiles = { $number } tiles: 12 board tiles and 6 cities
marked-sea = All { $number } water spaces are connected.
marked-shore = All { $number } islands and cities touch water.
marked-shallow = { $number ->
        [one] Shallows on { $number } space: the hole of a ring, or a gap enclosed by tiles.
       *[other] { $number } shallows: holes of rings, and gaps enclosed by tiles.
    }
marked-city = { $number } cities
marked-zeus = Every ship starts on Zeus's space.
marked-offering = { $number } offering islands
marked-temple = { $number } temple islands
marked-monster = { $number } monster islands
marked-marked = { $number } marked islands, for two monsters each
marked-statue = { $number } statue islands, each with sites in three colors
marked-island = { $number } islands with a face-down tile

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

mark-reach = reachable; the number is the cost in favor tokens
mark-selected = chosen, or the subject of the picture
mark-route = the route of a ship
mark-ahead = you could act here next from the space you are pointing at
mark-plan = what the chosen action would change; the label shows the result
mark-turn = the chosen action would reveal this tile
mark-carry = where the chosen action would move a piece
mark-from = the item you are pointing at comes from here
mark-to = the item you are pointing at belongs here
mark-look = the space whose name you are pointing at in a text
mark-refused = not allowed here
mark-cursor = keyboard position
sign-ship = the { $color } ship
sign-monster = a monster on its island
sign-offering = an offering on its island
sign-temple = a temple
sign-statue = a statue raised on its site
sign-city = a city with its statues
sign-face-down = face down
sign-looked-at = a face-down tile that you have looked at
sign-seen-by = the player whose ship is shown with the eye has looked at this tile
sign-face-up = face up, with its letter and the color of the ship it belongs to
sign-shrine = with a shrine on it
sign-letter-psi = Psi: 4 favor tokens
sign-letter-phi = Phi: 2 oracle cards
sign-letter-sigma = Sigma: 3 god steps
sign-letter-omega = Omega: discard injuries of one color, shield +1
sign-task-white = { $family } of any color
sign-task = { $family } of the color or letter shown
sign-done = done
sign-die = an oracle die
sign-die-used = a used die
sign-card = an oracle card
sign-injury = an injury card
sign-favor = favor tokens
sign-shield = the shield
sign-cards = number of oracle cards
sign-injuries = number of injuries
sign-extra = the extra action
sign-god = { $god } ({ $color })
sign-god-first = the row that a god's first step leads to
sign-god-ready = a god on the top row, ready to use
