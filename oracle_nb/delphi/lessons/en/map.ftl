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
ask-map-which-land = On which of these spaces can you do something from where your ship is now?
ask-map-both = Select every water space that is next to both { $space } and { $other }.
ask-map-straight = Your ship is on { $start }. Can it go straight through { $space } to { $end }?
ask-map-steps = How many spaces does your ship sail from { $start } to { $end } by the shortest route? Count every water space it enters.
ask-map-nearby = Your ship is on { $space }. Select all { $color } water spaces that are at most { $number ->
        [one] 1 space
       *[other] { $number } spaces
    } away.
ask-map-route = A ship sails out from { $space }, space by space. In what order does it pass these spaces?
ask-map-dock = Bring your ship next to { $space } with one move.

## Why an answer is correct

why-map-kind = The legend shows the symbol of each kind of space.
why-map-find = Spaces of this kind have the same symbol all over the board.
why-map-sites = Each building site shows the color of the statue that it takes.
why-map-water-next = Only colored water counts: a ship can't stop on shallows or on Zeus's space.
why-map-landfall = You can act on the islands and cities that share an edge with your ship's space, { $space }.
why-map-which-land = Your ship must be right next to an island or city to do something there.
why-map-both = The space must share an edge with { $space } and with { $other }, and it must be water.
why-map-straight = A ship passes through { $space } only if it is a water space.
why-map-steps = Islands, shallows and Zeus's space are in the way, so you must sail around them.
why-map-nearby = Count along the water, around islands, shallows and Zeus's space, and keep only the spaces of the right color.
why-map-route = From { $space } on, each space of a route shares an edge with the one before it.
why-map-dock = The move must end next to { $space }, on a water space of the die's color.
why-map-kind-is = The symbol on { $space } means: { $terrain }.
why-map-found = { $count ->
        [one] There is only one of them: { $spaces }.
       *[other] There are { $count } of them: { $spaces }.
    }
why-map-sites-are = { COUNT($spaces) ->
        [one] Only { $spaces } has a { $color } site.
       *[other] These islands have a { $color } site: { $spaces }.
    }
why-map-water-count = { $space } touches { $neighbors } spaces, and { $count } of them are water.
why-map-water-are = The water spaces next to { $space } are { $spaces }.
why-map-land-count = { $count ->
        [one] { $space } touches { $neighbors } spaces, and 1 of them is an island or a city.
       *[other] { $space } touches { $neighbors } spaces, and { $count } of them are islands or cities.
    }
why-map-land-are = The islands and cities next to { $space } are { $spaces }.
why-map-which-is = Only { $space } shares an edge with { $ship }, where your ship is.
why-map-water-near = { COUNT($spaces) ->
        [one] The only water space next to { $space } is { $spaces }.
       *[other] The water spaces next to { $space } are { $spaces }.
    }
why-map-both-are = { COUNT($spaces) ->
        [one] Only { $spaces } is next to both { $space } and { $other }.
       *[other] { $spaces } are next to both { $space } and { $other }.
    }
why-map-straight-is = { $terrain ->
        [water] { $space } is a water space, so your ship can go straight through.
        [shallow] There are shallows at { $space }, so your ship must go around them.
        [zeus] { $space } is Zeus's space, so your ship must go around it.
       *[island] { $space } is land, so your ship must go around it.
    }
why-map-detour = { $space } looks near, but around the obstacles it is { $steps } spaces away.
why-map-nearby-are = { COUNT($spaces) ->
        [one] The only { $color } water space at a distance of up to { $number } is { $spaces }.
       *[other] The { $color } water spaces at a distance of up to { $number } are { $spaces }.
    }
why-map-route-first = Only { $place } is next to { $space }, so it comes first.
why-map-route-order = From edge to edge, the order is { $spaces }.
why-map-dock-colors = The water spaces next to { $space } are { $colors }; your dice are { $held }.

## What to consider

hint-map = Look at the symbols and edges of the spaces. The legend explains every symbol.
hint-map-kind = Find the symbol of { $space } in the legend.
hint-map-find = Find the symbol of such a space in the legend, then look for it all over the board.
hint-map-water-next = Go around { $space } edge by edge. Which of its neighbors are colored water?
hint-map-which-land = Which of these spaces shares an edge with your ship's space?
hint-map-route = Which of these spaces shares an edge with { $space }? Go on from there.
hint-map-sites = Each statue island shows the colors of its sites.
hint-map-landfall = Which spaces share an edge with { $space }?
hint-map-nearby = Go around { $space } along the water: first 1 space, then farther.
hint-map-steps = Which spaces can't a ship enter? Count around them.
hint-map-straight = What is on { $space }?
hint-map-both = Which spaces touch { $space }? Which of them touch { $other } as well?
hint-map-dock = Find the water spaces next to { $space } and compare their colors with your dice.
