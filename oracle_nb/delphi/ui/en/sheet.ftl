### The setup sheet: a page to print for setting up a game with the physical parts.

sheet-title = Setup sheet
sheet-about = Seed { $seed } · board: { $title } · { $number ->
        [one] { $number } player
       *[other] { $number } players
    } · { $name }
sheet-rules = Rules: { $name }
sheet-code = Layout code: { $name }
sheet-sea = 1. Lay out the board
sheet-sea-how = Each small picture shows a tile in its final position. Find the tile by its spaces (turn it over if it doesn't match), rotate it to match the picture, and lay the tiles in numerical order; add the cities around the rim last. The names of the tiles are ours.
sheet-number = { $number } ({ $name })
sheet-city = { $color }
sheet-pieces = 2. Place the pieces
sheet-pieces-how = Spaces are named after their row, counted from the top, and their place in the row, as written on the board.
sheet-temples = Temples
sheet-offerings = Offerings
sheet-monsters = Monsters
sheet-statues = Statues
sheet-statues-how = 3 in each city, of its own color
sheet-islands = Island tiles
sheet-islands-how = Shuffle the 12 tiles face down and put one on each of these islands without looking at them
sheet-ships = Ships
sheet-ships-how = They all start on Zeus's space, { $space }
sheet-at = { $space }: { AND($colors) }
sheet-players = 3. Give out the rest
sheet-player = { $color }
sheet-ship-tile = Ship tile: { $ship_tile }
sheet-ship-draft = The players choose their ship tiles.
sheet-display = Equipment on display
sheet-rest = Shuffle all other cards. This sheet doesn't list the island tiles or the piles, because nobody may know them.
sheet-signs = What the symbols mean
sheet-standard = as printed
sheet-kind-laid = your own layout
