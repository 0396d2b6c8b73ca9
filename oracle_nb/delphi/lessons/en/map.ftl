### Questions of the exercises on reading the board.

ask-map-kind = What is on { $space }?
ask-map-find = { $kind ->
        [monster] Select all monster islands, including those with two monsters.
        [offering] Select all offering islands.
        [temple] Select all temple islands.
        [statue] Select all statue islands.
        [city] Select all cities.
       *[shallow] Select all shallows. Zeus's space is not one of them.
    }
ask-map-sites = On which statue islands can you raise a { $color } statue? Select them all.
ask-map-water-next = Select every water space next to { $space }.
ask-map-landfall = Your ship is on { $space }. Select every island and city next to it.
ask-map-which-land = On which of these could your ship do something from where it is now?
ask-map-both = Select every water space that is next to both { $space } and { $other }.
ask-map-straight = Your ship is on { $start }. Can it go straight through { $space } to { $end }?
ask-map-steps = How many spaces does your ship sail from { $start } to { $end } by the shortest route? Count every water space it enters.
ask-map-nearby = Your ship is on { $space }. Select all { $color } water spaces that are at most { $number } spaces away.
ask-map-route = A ship sails out from { $space }, space by space. In what order does it pass these?
ask-map-dock = Bring your ship next to { $space } with one move.

## Why an answer is correct

why-map-kind = The legend shows the symbol of each kind of space.
why-map-find = The symbol of this kind of space is the same everywhere on the board.
why-map-sites = Each building site shows the color of the statue that it takes.
why-map-water-next = Only colored water counts: a ship can't stop on shallows or on Zeus's space.
why-map-landfall = Your ship acts on the islands and cities that share an edge with its space, { $space }.
why-map-which-land = Your ship must be right next to an island or city to do something there.
why-map-both = The space must share an edge with { $space } and with { $other }, and it must be water.
why-map-straight = A ship passes through { $space } only if that is a water space.
why-map-steps = Islands, shallows and Zeus's space are in the way: the shortest route goes around them.
why-map-nearby = Count along the water, around islands, shallows and Zeus's space, and keep only the spaces of the right color.
why-map-route = From { $space } on, each space of a route shares an edge with the one before it.
why-map-dock = The move must end on the color of the die, on a water space next to { $space }.

## What to consider

hint-map = Look at the symbols and edges of the spaces. The legend explains every symbol.
hint-map-sites = Each statue island shows the colors of its sites.
hint-map-landfall = Which spaces share an edge with { $space }?
hint-map-nearby = Go around { $space } along the water: first 1 space, then farther.
hint-map-steps = Which spaces can't a ship enter? Count around them.
hint-map-straight = What is on { $space }?
hint-map-both = Which spaces touch { $space }? Which of them touch { $other } as well?
hint-map-dock = Find the water spaces next to { $space } and compare their colors with your dice.
