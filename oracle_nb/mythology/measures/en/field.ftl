### Texts of the board explorer: setups, routes, and measures of the map.
### Of each measure: its name, `-reading` (what it says), `-number` (its summary number, $number;
### $amount is its size, $sign is "less", "none" or "more").

## Setups

kind-players = Players: { $number }
kind-players-about = Random setup for { $number } players, as at the start of a game
summary-high = This setup favors the Heroes
summary-low = This setup favors the Monsters
summary-usual = A balanced setup
summary-parts = A map in { $number } parts
explore-changed = The counters of a game. For comparison: { $name }.
explore-changed-board = Position of a game
explore-layout = Setup
explore-kind = Number of players
explore-seed-hint = The same seed gives the same setup.
explore-before = Previous setup
explore-next = Next setup
explore-change = Change the setup
explore-another = Another setup
explore-more-than = more than in { NUMBER($share, style: "percent") } of the random setups
explore-fewer-than = less than in { NUMBER($share, style: "percent") } of the random setups
explore-usual = typical of random setups
explore-chart-usual = This setup among { $number } random setups ({ $name })
explore-chart-boards = setups
explore-link = Link to this setup
explore-compare-about = Pin this setup to see it next to others.
explore-compare-same = Both setups are the same.

## Distances and routes. $number is -1 where there is no way.

explore-picture-reach = Reach of a turn
explore-caption-reach = Reach of units in the Area of { $space }; numbers: power points
explore-about-reach = A god can move the units in its Area. With 15 power points, at 2 per space, a unit can move up to 7 spaces. The numbers show how many points that takes; entering a space with enemies costs 2 more.
journey-hexes = { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }, { $points } power points.
journey-foot = { $number ->
        [-1] There is no way on foot.
        [one] On foot: 1 space.
       *[other] On foot: { $number } spaces.
    }
journey-ship = { $number ->
        [-1] There is no way by ship.
        [one] By ship: 1 space.
       *[other] By ship: { $number } spaces.
    }
journey-areas = { $number ->
        [0] Both are in the same Area.
        [one] Borders of Areas crossed: 1.
       *[other] Borders of Areas crossed: { $number }.
    }

## Graphs and families

graph-moves = Moves
graph-moves-about = The nodes are all spaces. Two are joined if they touch: terrain makes no difference in the Basic Game.
graph-foot = On foot
graph-foot-about = The nodes are the spaces with land. Two are joined if they touch and no strait separates them. In the Basic Game, this only shows the shape of the land.
graph-ship = By ship
graph-ship-about = The nodes are the spaces with water. Two are joined if they touch and share a water Area, have no land, or have a strait between them. In the Basic Game, this only shows the shape of the seas.
graph-areas = Areas
graph-areas-about = The nodes are the Areas. Two are joined if a space of one touches a space of the other.
family-foot = On foot
family-ship = By ship
family-areas = Areas
family-turn = Reach of a turn
family-prizes = Prizes

## Measures

foot-sizes = Connected land
foot-sizes-reading = The number of spaces in each piece of land that units can cross on foot, the largest first.
foot-sizes-number = Largest connected land: { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }
foot-articulation-points = Chokepoints on foot
foot-articulation-points-reading = Without one of these spaces, the land around it is no longer connected.
foot-articulation-points-number = { $number ->
        [one] 1 chokepoint on foot
       *[other] { $number } chokepoints on foot
    }
foot-betweenness-centrality = Thoroughfares on foot
foot-betweenness-centrality-reading = For each space, the share of all shortest paths on foot that lead through it.
foot-betweenness-centrality-number = Busiest space on foot: { $number } of the paths
ship-sizes = Connected seas
ship-sizes-reading = The number of spaces in each piece of water that a ship can cross, the largest first.
ship-sizes-number = Largest connected sea: { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }
ship-articulation-points = Chokepoints by ship
ship-articulation-points-reading = Without one of these spaces, the water around it is no longer connected.
ship-articulation-points-number = { $number ->
        [one] 1 chokepoint by ship
       *[other] { $number } chokepoints by ship
    }
ship-betweenness-centrality = Thoroughfares by ship
ship-betweenness-centrality-reading = For each space, the share of all shortest paths by ship that lead through it.
ship-betweenness-centrality-number = Busiest space by ship: { $number } of the paths
areas-degree = Neighboring Areas
areas-degree-reading = The number of Areas that border on each Area.
areas-degree-number = Neighbors of an Area: { $number } on average
areas-diameter = Greatest distance between Areas
areas-diameter-reading = The number of borders to cross between the two Areas that are farthest apart.
areas-diameter-number = Areas farthest apart: { $number ->
        [one] 1 border
       *[other] { $number } borders
    }
turn-hexes = Spaces within reach
turn-hexes-reading = The number of spaces that units in each Area can reach in one turn with 15 power points.
turn-hexes-number = Spaces within reach from an Area: { $number } on average
turn-areas = Areas within reach
turn-areas-reading = The number of Areas that units in each Area can reach in one turn with 15 power points.
turn-areas-number = Areas within reach from an Area: { $number } on average
turn-prizes = Prizes within reach
turn-prizes-reading = The number of Prizes that units in each Area can reach in one turn with 15 power points.
turn-prizes-number = Prizes within reach from an Area: { $number } on average
prizes-nearest = Distance to the nearest Prize
prizes-nearest-reading = The number of spaces from each space to the nearest Prize.
prizes-nearest-number = Nearest Prize: { $number ->
        [one] 1 space away on average
       *[other] { $number } spaces away on average
    }
prizes-units = Distance from Prizes to units
prizes-units-reading = The distance from a Prize to the nearest Hero and to the nearest Monster, averaged over all Prizes.
prizes-units-number = { prizes-favor-number }
prizes-favor = Which side the setup favors
prizes-favor-reading = How many spaces nearer to the Prizes the Heroes are than the Monsters, averaged over all Prizes; negative if the Monsters are nearer. Gods and dice aren't considered.
prizes-favor-number = { $sign ->
        [less] The Monsters are { $amount ->
            [one] 1 space
           *[other] { $amount } spaces
        } nearer to the Prizes
        [none] Both sides are equally near to the Prizes
       *[more] The Heroes are { $amount ->
            [one] 1 space
           *[other] { $amount } spaces
        } nearer to the Prizes
    }
key-heroes = Heroes
key-monsters = Monsters
