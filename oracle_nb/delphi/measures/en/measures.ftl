### Measures of a board. Of each: its name, `-reading` (what it says), `-number` (the one number that
### tables over many layouts keep, $number).

## Graphs

graph-sailing = Sailing
graph-sailing-about = Nodes are the water spaces. Two are joined if they touch: a ship gets from one to the other in one step.
graph-access = Access
graph-access-about = Nodes are the water spaces, islands, cities and Zeus's space. Water spaces that touch are joined both ways; from water an arrow leads to every island and city next to it, and to Zeus. Nothing leads through an island.
graph-hexes = All spaces
graph-hexes-about = Nodes are all spaces: water, islands, cities and shallows. Two are joined if they touch, whether or not a ship can go there.
graph-crossing = Crossing
graph-crossing-about = Nodes are the water spaces. Two are joined if they touch, or if only shallows are between them, which a ship with the right equipment crosses without counting them.
graph-moves = Moves
graph-moves-about = Nodes are the water spaces. An arrow leads to where one die takes the ship: a space of the die's color within the ship's range.

graph-corridors = Corridors
graph-corridors-about = Nodes are the water spaces. Two of the same color are joined if one die of that color takes the ship from one to the other.

## Units

unit-spaces = { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }
unit-steps = { $number ->
        [one] 1 step
       *[other] { $number } steps
    }
unit-lanes = { $number ->
        [one] 1 passage
       *[other] { $number } passages
    }
unit-parts = { $number ->
        [one] 1 part
       *[other] { $number } parts
    }
unit-turns = { $number ->
        [one] 1 turn
       *[other] { $number } turns
    }
unit-colors = { $number ->
        [one] 1 color
       *[other] { $number } colors
    }
unit-rings = { $number ->
        [one] 1 ring
       *[other] { $number } rings
    }
unit-degrees = { $number }°
unit-times = { $number ->
        [one] 1 time
       *[other] { $number } times
    }
unit-share = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }

## Colors and kinds of islands, as keys of groups

key-pink = pink
key-blue = blue
key-yellow = yellow
key-green = green
key-red = red
key-black = black
key-island = island with a tile
key-monster = monster island
key-offering = offering island
key-temple = temple
key-statue = statue island
key-city = city
key-zeus = Zeus

## Connectivity

family-sailing = The sea
sailing-articulation-points = Chokepoints (articulation points)
sailing-articulation-points-reading = Spaces that every ship must pass on its way between two parts of the sea; if one of them were closed, the sea would split.
sailing-articulation-points-number = { $number ->
        [one] 1 chokepoint
       *[other] { $number } chokepoints
    }
sailing-cut-off = What a chokepoint cuts off
sailing-cut-off-reading = How many other spaces would be cut off from the largest part of the sea if this space were closed.
sailing-cut-off-number = { $number ->
        [one] the worst chokepoint cuts off 1 space
       *[other] the worst chokepoint cuts off { $number } spaces
    }
sailing-bridges = Narrows (bridges)
sailing-bridges-reading = Passages between two spaces with no way around: every ship that wants to get to the other side must use them.
sailing-bridges-number = { $number ->
        [one] 1 narrow passage with no way around
       *[other] { $number } narrow passages with no way around
    }
sailing-core-number = Core number (2-core)
sailing-core-number-reading = 1 marks dead ends, such as inlets and the arms that lead to them; 2 and more mark the sea that remains when you keep removing dead ends.
sailing-core-number-number = { $number ->
        [one] 1 space is in an inlet
       *[other] { $number } spaces are in inlets
    }
sailing-cycle-basis = Rings (cycle basis)
sailing-cycle-basis-reading = How many independent round trips there are: each gives ships another way around something.
sailing-cycle-basis-number = { $number ->
        [one] 1 ring to sail around
       *[other] { $number } rings to sail around
    }
sailing-biconnected-components = Basins (biconnected components)
sailing-biconnected-components-reading = Parts of the sea that stay connected if any one of their spaces is closed; they meet only at chokepoints.
sailing-biconnected-components-number = { $number ->
        [one] 1 basin
       *[other] { $number } basins
    }
sailing-two-edge-components = Parts that one closed passage can't split (2-edge-connected)
sailing-two-edge-components-reading = The spaces of one part stay connected if any one passage is closed.
sailing-two-edge-components-number = { $number ->
        [one] the largest such part has 1 space
       *[other] the largest such part has { $number } spaces
    }
sailing-three-edge-components = Parts that two closed passages can't split (3-edge-connected)
sailing-three-edge-components-reading = The spaces of one part stay connected if any two passages are closed: open water.
sailing-three-edge-components-number = { $number ->
        [one] the largest such part has 1 space
       *[other] the largest such part has { $number } spaces
    }
sailing-algebraic-connectivity = Algebraic connectivity
sailing-algebraic-connectivity-reading = How hard it is to cut the sea in half: near 0, only a few passages join the halves; the larger, the better connected the sea.
sailing-algebraic-connectivity-number = algebraic connectivity { $number }

## Distances

sailing-diameter = Diameter
sailing-diameter-reading = The longest distance: the number of steps between the two spaces that are farthest apart.
sailing-diameter-number = { $number ->
        [one] 1 step from end to end
       *[other] { $number } steps from end to end
    }
sailing-radius = Radius
sailing-radius-reading = How far the farthest space is from the best-placed space of the sea.
sailing-radius-number = { $number ->
        [one] from the middle, everything is within 1 step
       *[other] from the middle, everything is within { $number } steps
    }
sailing-average-shortest-path-length = Mean distance (average shortest path length)
sailing-average-shortest-path-length-reading = How many steps it is from one space to another, on average over all pairs.
sailing-average-shortest-path-length-number = { $number ->
        [one] 1 step between two spaces on average
       *[other] { $number } steps between two spaces on average
    }
sailing-eccentricity = Eccentricity
sailing-eccentricity-reading = How far from here the farthest space is: high in the corners of the sea, low in its middle.
sailing-eccentricity-number = { $number ->
        [one] on average the farthest space is 1 step away
       *[other] on average the farthest space is { $number } steps away
    }
sailing-center = Center
sailing-center-reading = The spaces from which the longest trip is shortest: the middle of the sea for a ship.
sailing-center-number = { $number ->
        [one] a middle of 1 space
       *[other] a middle of { $number } spaces
    }
sailing-distances = Distances of all pairs
sailing-distances-reading = How many pairs of spaces there are at each distance: the farther right the peak, the longer the routes.
sailing-distances-number = { $number ->
        [one] half of all pairs are at most 1 step apart
       *[other] half of all pairs are at most { $number } steps apart
    }
sailing-global-efficiency = Global efficiency
sailing-global-efficiency-reading = The mean of 1 divided by the distance: 1 if all spaces touched each other, near 0 if all routes were endless.
sailing-global-efficiency-number = global efficiency { $number }

## Traffic

sailing-betweenness-centrality = Betweenness of spaces
sailing-betweenness-centrality-reading = The share of all shortest routes that lead through this space: where ships meet.
sailing-betweenness-centrality-number = { NUMBER($number, style: "percent") } of all shortest routes lead through the busiest space
sailing-edge-betweenness-centrality = Betweenness of passages
sailing-edge-betweenness-centrality-reading = The share of all shortest routes that lead through this passage.
sailing-edge-betweenness-centrality-number = { NUMBER($number, style: "percent") } of all shortest routes lead through the busiest passage
sailing-closeness-centrality = Closeness
sailing-closeness-centrality-reading = 1 divided by the mean distance to all other spaces: high where everything is near.
sailing-closeness-centrality-number = mean closeness { $number }
sailing-clustering = Clustering
sailing-clustering-reading = How many of the water spaces around a space touch each other: 1 if all do, high in open bays, 0 in channels.
sailing-clustering-number = clustering { $number } on average

## Ships that cross shallows

family-crossing = The sea with crossed shallows
crossing-average-shortest-path-length = Mean distance across shallows
crossing-average-shortest-path-length-reading = How many steps it is from one space to another, on average, for a ship that may cross shallows.
crossing-average-shortest-path-length-number = { $number ->
        [one] 1 step across shallows on average
       *[other] { $number } steps across shallows on average
    }
crossing-diameter = Diameter across shallows
crossing-diameter-reading = The longest distance for a ship that may cross shallows.
crossing-diameter-number = { $number ->
        [one] 1 step from end to end across shallows
       *[other] { $number } steps from end to end across shallows
    }

## Expected turns

family-turns = Turns
turns-island = Turns to an island with a tile
turns-island-reading = How many turns a ship needs from here, on average, to get next to any island with an island tile. The player rolls three dice each turn, uses no tokens or cards, and plays as well as possible.
turns-island-number = { $number ->
        [one] on average 1 turn to any island with an island tile
       *[other] on average { $number } turns to any island with an island tile
    }
turns-monster = Turns to a monster island
turns-monster-reading = How many turns a ship needs from here, on average, to get next to any monster island. The player rolls three dice each turn, uses no tokens or cards, and plays as well as possible.
turns-monster-number = { $number ->
        [one] on average 1 turn to any monster island
       *[other] on average { $number } turns to any monster island
    }
turns-offering = Turns to an offering island
turns-offering-reading = How many turns a ship needs from here, on average, to get next to any offering island. The player rolls three dice each turn, uses no tokens or cards, and plays as well as possible.
turns-offering-number = { $number ->
        [one] on average 1 turn to any offering island
       *[other] on average { $number } turns to any offering island
    }
turns-temple = Turns to a temple
turns-temple-reading = How many turns a ship needs from here, on average, to get next to any temple. The player rolls three dice each turn, uses no tokens or cards, and plays as well as possible.
turns-temple-number = { $number ->
        [one] on average 1 turn to any temple
       *[other] on average { $number } turns to any temple
    }
turns-statue = Turns to a statue island
turns-statue-reading = How many turns a ship needs from here, on average, to get next to any statue island. The player rolls three dice each turn, uses no tokens or cards, and plays as well as possible.
turns-statue-number = { $number ->
        [one] on average 1 turn to any statue island
       *[other] on average { $number } turns to any statue island
    }
turns-city = Turns to a city
turns-city-reading = How many turns a ship needs from here, on average, to get next to any city. The player rolls three dice each turn, uses no tokens or cards, and plays as well as possible.
turns-city-number = { $number ->
        [one] on average 1 turn to any city
       *[other] on average { $number } turns to any city
    }
turns-zeus = Turns to Zeus
turns-zeus-reading = How many turns a ship needs from here, on average, to enter Zeus's space. The player rolls three dice each turn, uses no tokens or cards, and plays as well as possible.
turns-zeus-number = { $number ->
        [one] on average 1 turn to Zeus
       *[other] on average { $number } turns to Zeus
    }
turns-by-kind = Turns to each kind of place
turns-by-kind-reading = The mean number of turns, over all water spaces and Zeus's space, to the nearest place of each kind: which trips take long on this board.
turns-by-kind-number = { $number ->
        [one] on average 1 turn to the nearest place of a kind
       *[other] on average { $number } turns to the nearest place of a kind
    }

## What equipment is worth

family-worth = Value
worth-crossing = Value of crossing shallows
worth-crossing-reading = How many turns the equipment for crossing shallows saves on the way to each kind of place, on average over all water spaces and Zeus's space.
worth-crossing-number = { $number ->
        [one] the equipment for crossing shallows saves 1 turn on average
       *[other] the equipment for crossing shallows saves { $number } turns on average
    }
worth-range = Value of a range of 4
worth-range-reading = How many turns one more space of range saves on the way to each kind of place, on average over all water spaces and Zeus's space.
worth-range-number = { $number ->
        [one] one more space of range saves 1 turn on average
       *[other] one more space of range saves { $number } turns on average
    }
worth-ship = Value of a range of 5
worth-ship-reading = How many turns the ship tile with two more spaces of range saves on the way to each kind of place, on average over all water spaces and Zeus's space.
worth-ship-number = { $number ->
        [one] the ship tile with two more spaces of range saves 1 turn on average
       *[other] the ship tile with two more spaces of range saves { $number } turns on average
    }

## Dice

family-moves = Dice
moves-dead-dice = Dead dice
moves-dead-dice-reading = How many of the six colors are dead: without tokens, a die of that color can't take the ship anywhere from here.
moves-dead-dice-number = { NUMBER($number, style: "percent", maximumFractionDigits: 1) } of all dice can't move the ship
moves-out-degree-centrality = Reach of one die (out-degree)
moves-out-degree-centrality-reading = The share of the sea within one move, if you roll the right color.
moves-out-degree-centrality-number = { NUMBER($number, style: "percent", maximumFractionDigits: 1) } of the sea is within one move
moves-by-color = Reach of each color
moves-by-color-reading = How many spaces a die of each color can take a ship to, on average over all spaces.
moves-by-color-number = { $number ->
        [one] the least useful color reaches 1 space on average
       *[other] the least useful color reaches { $number } spaces on average
    }
moves-pink = Reach of a pink die
moves-pink-reading = How many spaces a pink die can take the ship to from here; 0 means that it is dead.
moves-pink-number = { $number ->
        [one] a pink die reaches 1 space on average
       *[other] a pink die reaches { $number } spaces on average
    }
moves-blue = Reach of a blue die
moves-blue-reading = How many spaces a blue die can take the ship to from here; 0 means that it is dead.
moves-blue-number = { $number ->
        [one] a blue die reaches 1 space on average
       *[other] a blue die reaches { $number } spaces on average
    }
moves-yellow = Reach of a yellow die
moves-yellow-reading = How many spaces a yellow die can take the ship to from here; 0 means that it is dead.
moves-yellow-number = { $number ->
        [one] a yellow die reaches 1 space on average
       *[other] a yellow die reaches { $number } spaces on average
    }
moves-green = Reach of a green die
moves-green-reading = How many spaces a green die can take the ship to from here; 0 means that it is dead.
moves-green-number = { $number ->
        [one] a green die reaches 1 space on average
       *[other] a green die reaches { $number } spaces on average
    }
moves-red = Reach of a red die
moves-red-reading = How many spaces a red die can take the ship to from here; 0 means that it is dead.
moves-red-number = { $number ->
        [one] a red die reaches 1 space on average
       *[other] a red die reaches { $number } spaces on average
    }
moves-black = Reach of a black die
moves-black-reading = How many spaces a black die can take the ship to from here; 0 means that it is dead.
moves-black-number = { $number ->
        [one] a black die reaches 1 space on average
       *[other] a black die reaches { $number } spaces on average
    }
moves-corridors = Corridors of one color (connected components)
moves-corridors-reading = A ship can sail between spaces with the same number using only dice of their color; the longest corridor is 1.
moves-corridors-number = { $number ->
        [one] with dice of one color a ship can get to 1 space of 12
       *[other] with dice of one color a ship can get to { $number } spaces of 12
    }

## Islands, cities and Zeus

family-access = Islands and cities
access-closeness-centrality = Closeness of islands, cities and Zeus
access-closeness-centrality-reading = 1 divided by the mean distance from all water spaces: high for a place that is near everything.
access-closeness-centrality-number = mean closeness of islands and cities { $number }
access-by-kind = Closeness of each kind of place
access-by-kind-reading = The mean closeness of all cities, all temples and so on: what is in the middle and what is on the rim.
access-by-kind-number = closeness of Zeus's space { $number }
access-in-degree = Landing places (in-degree)
access-in-degree-reading = From how many water spaces you can act on an island or in a city: if there is only one, all players need the same space and its color.
access-in-degree-number = { $number ->
        [one] you can act on 1 place from one space only
       *[other] you can act on { $number } places from one space only
    }

## Errands

family-errands = Trips
errands-cities = From city to city
errands-cities-reading = How many steps it is from a space next to one city to a space next to another.
errands-cities-number = { $number ->
        [one] on average 1 step from city to city
       *[other] on average { $number } steps from city to city
    }
errands-offerings = From an offering to its temple
errands-offerings-reading = How many steps an offering travels from its island to a temple, on average over all such pairs.
errands-offerings-number = { $number ->
        [one] an offering travels 1 step on average
       *[other] an offering travels { $number } steps on average
    }
errands-statues = From a city to a site for its statue
errands-statues-reading = How many steps it is from each city to the nearest island with a site of its color.
errands-statues-number = { $number ->
        [one] a statue travels 1 step on average
       *[other] a statue travels { $number } steps on average
    }

## Neighborhoods

family-voronoi = Neighborhoods
voronoi-cities = Neighborhoods of the cities (Voronoi cells)
voronoi-cities-reading = The share of the sea that is nearer to this city than to any other; spaces that are equally near to several are divided among them.
voronoi-cities-number = the most central city is the nearest for { NUMBER($number, style: "percent", maximumFractionDigits: 1) } of the sea
voronoi-temples = Neighborhoods of the temples (Voronoi cells)
voronoi-temples-reading = The share of the sea that is nearer to this temple than to any other; spaces that are equally near to several are divided among them.
voronoi-temples-number = the most central temple is the nearest for { NUMBER($number, style: "percent", maximumFractionDigits: 1) } of the sea

## More shallows

family-percolation = Survival
percolation-from-zeus = Survival of the sea (percolation)
percolation-from-zeus-reading = If this many random spaces became shallows: the share of the remaining water that a ship could still reach from Zeus.
percolation-from-zeus-number = with 6 more shallows a ship can still reach { NUMBER($number, style: "percent", maximumFractionDigits: 1) } of the sea
percolation-intact = Chance that the sea stays connected
percolation-intact-reading = If this many random spaces became shallows: the chance that all remaining water would still be connected.
percolation-intact-number = with shallows on one more space, the sea stays connected in { NUMBER($number, style: "percent", maximumFractionDigits: 1) } of all cases

## Fairness

family-fairness = Fairness
fairness-gap = Luck of the shrine tiles
fairness-gap-reading = Each ship color has a shortest tour past its three shrine tiles: how many steps longer the longest of these four tours is than the shortest, on average over all ways to place the tiles.
fairness-gap-number = { $number ->
        [one] the unluckiest color sails 1 step farther to its shrines than the luckiest
       *[other] the unluckiest color sails { $number } steps farther to its shrines than the luckiest
    }
fairness-tours = Tours past three islands
fairness-tours-reading = How long the tours from Zeus past any three of the islands are, for all 220 choices of three: a narrow peak means that it hardly matters where the tiles are.
fairness-tours-number = { $number ->
        [one] tours differ by 1 step (standard deviation)
       *[other] tours differ by { $number } steps (standard deviation)
    }

## Tiles

family-hexes = The tiles
hexes-detour = Detour
hexes-detour-reading = The length of routes across the sea divided by that of straight lines, over all pairs of water spaces: 2 means twice as long.
hexes-detour-number = { $number ->
        [one] routes are as long as straight lines
       *[other] routes are { $number } times as long as straight lines
    }
hexes-average-degree = Snugness (average degree)
hexes-average-degree-reading = How many other spaces a space touches on average, whatever they are: on an endless board it would be 6.
hexes-average-degree-number = { $number ->
        [one] a space touches 1 other on average
       *[other] a space touches { $number } others on average
    }
hexes-city-gaps = Spread of the cities
hexes-city-gaps-reading = The angle from each city to the next one clockwise, seen from the middle of the board; 60° each would be perfectly even.
hexes-city-gaps-number = neighboring cities are at least { $number }° apart
