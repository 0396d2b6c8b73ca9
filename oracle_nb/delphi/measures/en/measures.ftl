### Measures of a sea. Of each: its name, `-reading` (what it tells), `-number` (the one number that
### tables over many layouts keep, $number).

## Graphs

graph-sailing = Sailing
graph-sailing-about = Nodes are the water spaces. Two are joined if they touch: a ship gets from one to the other in one step.
graph-access = Access
graph-access-about = Nodes are the water spaces, islands, cities and Zeus's space. Water that touches is joined both ways; from water an arrow leads to every island and city beside it, and to Zeus. Nothing leads through an island.
graph-hexes = Hexes
graph-hexes-about = Nodes are all spaces: water, islands, cities and shallows. Two are joined if they touch, whether or not a ship can go there.
graph-crossing = Crossing
graph-crossing-about = Nodes are the water spaces. Two are joined if they touch, or if only shallows lie between them, which a ship with the right equipment crosses without counting them.
graph-moves = Moves
graph-moves-about = Nodes are the water spaces. An arrow leads to where one die takes the ship: a space of the die's color within the ship's range.

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
        [one] 1 lane
       *[other] { $number } lanes
    }
unit-parts = { $number ->
        [one] 1 part
       *[other] { $number } parts
    }
unit-share = { NUMBER($number, style: "percent", maximumFractionDigits: 1) }

## How the sea hangs together

family-sailing = The sea
sailing-articulation-points = Chokepoints (articulation points)
sailing-articulation-points-reading = Spaces that every ship has to pass on the way between two parts of the sea; if one were closed, the sea would fall apart.
sailing-articulation-points-number = { $number ->
        [one] 1 chokepoint
       *[other] { $number } chokepoints
    }
sailing-cut-off = What a chokepoint cuts off
sailing-cut-off-reading = How many other spaces would lose touch with the largest part of the sea if this space were closed.
sailing-cut-off-number = { $number ->
        [one] the worst chokepoint cuts off 1 space
       *[other] the worst chokepoint cuts off { $number } spaces
    }
sailing-bridges = Narrows (bridges)
sailing-bridges-reading = Passages between two spaces that have no way round: whoever wants to the other side sails here.
sailing-bridges-number = { $number ->
        [one] 1 narrow passage without a way round
       *[other] { $number } narrow passages without a way round
    }
sailing-core-number = Core number (2-core)
sailing-core-number-reading = 1 marks inlets and the arms they hang on, 2 and more the sea that is left when all inlets are taken away again and again.
sailing-core-number-number = { $number ->
        [one] 1 space lies in an inlet
       *[other] { $number } spaces lie in inlets
    }
sailing-biconnected-components = Basins (biconnected components)
sailing-biconnected-components-reading = Parts of the sea in which closing any one space leaves a way between all others; they meet only at chokepoints.
sailing-biconnected-components-number = { $number ->
        [one] 1 basin
       *[other] { $number } basins
    }
sailing-two-edge-components = Parts that one closed passage can't split (2-edge-connected)
sailing-two-edge-components-reading = Two spaces of one part stay connected whichever single passage is closed.
sailing-two-edge-components-number = { $number ->
        [one] the largest such part has 1 space
       *[other] the largest such part has { $number } spaces
    }
sailing-three-edge-components = Parts that two closed passages can't split (3-edge-connected)
sailing-three-edge-components-reading = Two spaces of one part stay connected whichever two passages are closed: open water.
sailing-three-edge-components-number = { $number ->
        [one] the largest such part has 1 space
       *[other] the largest such part has { $number } spaces
    }
sailing-algebraic-connectivity = Algebraic connectivity
sailing-algebraic-connectivity-reading = How hard it is to cut the sea in two halves: near 0 a few passages join them, larger means woven more closely.
sailing-algebraic-connectivity-number = algebraic connectivity { $number }

## Distances

sailing-diameter = Diameter
sailing-diameter-reading = The longest way there is: so many steps lie between the two spaces that are farthest apart.
sailing-diameter-number = { $number ->
        [one] 1 step from end to end
       *[other] { $number } steps from end to end
    }
sailing-radius = Radius
sailing-radius-reading = From the best-placed space of the sea nothing is farther away than this.
sailing-radius-number = { $number ->
        [one] from its middle, everything within 1 step
       *[other] from its middle, everything within { $number } steps
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
sailing-center-reading = The spaces from which the farthest space is nearest: the middle of the sea as a ship knows it.
sailing-center-number = { $number ->
        [one] a middle of 1 space
       *[other] a middle of { $number } spaces
    }
sailing-distances = Distances of all pairs
sailing-distances-reading = How many pairs of spaces lie how many steps apart: the farther right the hill, the longer the ways.
sailing-distances-number = { $number ->
        [one] half of all pairs lie within 1 step
       *[other] half of all pairs lie within { $number } steps
    }
sailing-global-efficiency = Global efficiency
sailing-global-efficiency-reading = 1 if everything touched everything, near 0 if all ways were endless: the mean of one divided by the distance.
sailing-global-efficiency-number = global efficiency { $number }

## Traffic

sailing-betweenness-centrality = Betweenness of spaces
sailing-betweenness-centrality-reading = The share of all shortest ways that lead through here: where ships meet.
sailing-betweenness-centrality-number = { NUMBER($number, style: "percent") } of all shortest ways lead through the busiest space
sailing-edge-betweenness-centrality = Betweenness of passages
sailing-edge-betweenness-centrality-reading = The share of all shortest ways that lead through this passage.
sailing-edge-betweenness-centrality-number = { NUMBER($number, style: "percent") } of all shortest ways lead through the busiest passage
sailing-closeness-centrality = Closeness
sailing-closeness-centrality-reading = One divided by the mean distance to everything else: high where everything is near.
sailing-closeness-centrality-number = mean closeness { $number }

## Ships that cross shallows

family-crossing = The sea with crossed shallows
crossing-average-shortest-path-length = Mean distance across shallows
crossing-average-shortest-path-length-reading = How many steps it is from one space to another, on average, for a ship that may cross shallows.
crossing-average-shortest-path-length-number = { $number ->
        [one] 1 step across shallows on average
       *[other] { $number } steps across shallows on average
    }
crossing-diameter = Diameter across shallows
crossing-diameter-reading = The longest way there is for a ship that may cross shallows.
crossing-diameter-number = { $number ->
        [one] 1 step from end to end across shallows
       *[other] { $number } steps from end to end across shallows
    }
