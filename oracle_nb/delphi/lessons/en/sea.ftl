### Questions of the exercises on building the sea.

ask-sea-sound = Someone has laid out this board. Is it legal?
ask-sea-what = Someone has laid out this board. Is anything wrong with it, and if so, what?
ask-sea-pond = Some of the water on this board is cut off. Select all water spaces that no ship from the main part of the sea can reach.
ask-sea-reach = Your ship is on { $start }. Can it sail to { $end }, no matter how far that is?
ask-sea-strait = If one of these water spaces were land, the rest of the sea would be split. Which one is it?
ask-sea-crowded = The cities are badly spaced around this board. Select the two neighbors that are too close together.
ask-sea-city = One city is in the wrong place here. Which one must you move?
ask-sea-turn = This board is legal. You could rotate the ring around { $space }, a sixth at a time. Only one of these rotations would cut off some water: which one?
ask-sea-mend = Some of the water on this board is cut off. Which of these changes connects it?

## Answers

sea-is-sound = No, it is legal.
sea-is-pond = Yes, some water of the twelve tiles is cut off from the rest.
sea-is-city = Yes, the water of one city is cut off from the sea.
sea-is-spacing = Yes, two cities are too close together and two others too far apart.

sea-turn-1 = one sixth clockwise
sea-turn-2 = two sixths clockwise
sea-turn-3 = half a turn
sea-turn-4 = four sixths clockwise
sea-turn-5 = five sixths clockwise

sea-mend-1 = { $edit1 ->
        [exchange] Swap the rings around { $at1 } and { $to1 } without turning them.
       *[turn] Turn the ring around { $at1 } { $by1 ->
            [1] one sixth
            [2] two sixths
            [3] three sixths
            [4] four sixths
           *[5] five sixths
        } clockwise.
    }

sea-mend-2 = { $edit2 ->
        [exchange] Swap the rings around { $at2 } and { $to2 } without turning them.
       *[turn] Turn the ring around { $at2 } { $by2 ->
            [1] one sixth
            [2] two sixths
            [3] three sixths
            [4] four sixths
           *[5] five sixths
        } clockwise.
    }

sea-mend-3 = { $edit3 ->
        [exchange] Swap the rings around { $at3 } and { $to3 } without turning them.
       *[turn] Turn the ring around { $at3 } { $by3 ->
            [1] one sixth
            [2] two sixths
            [3] three sixths
            [4] four sixths
           *[5] five sixths
        } clockwise.
    }

sea-mend-4 = { $edit4 ->
        [exchange] Swap the rings around { $at4 } and { $to4 } without turning them.
       *[turn] Turn the ring around { $at4 } { $by4 ->
            [1] one sixth
            [2] two sixths
            [3] three sixths
            [4] four sixths
           *[5] five sixths
        } clockwise.
    }

## Why an answer is correct

why-sea-sound = On a legal board all water is connected and the cities are about equally far apart.
why-sea-what = All water must be connected, and the cities must be about equally far apart.
why-sea-pond = Islands, shallows and the rim separate this water from the rest of the sea.
why-sea-reach = A ship can reach every water space that is connected to its own, and no others.
why-sea-strait = Look for the only link between two parts of the sea.
why-sea-crowded = Cities must be about equally far apart, at least 40 degrees as seen from the middle of the board.
why-sea-city = A city is in the wrong place if it is too close to a neighbor or its water is cut off.
why-sea-turn = A rotation cuts off water if it puts land or shallows where water linked two parts of the sea.
why-sea-mend = After the right change, every water space can be reached from every other.
why-sea-whole = All { $count } water spaces are connected, and neighboring cities are { $least } to { $most } degrees apart.
why-sea-cut = { $count ->
        [one] One water space is cut off: { $spaces }.
       *[other] These { $count } water spaces are cut off: { $spaces }.
    }
why-sea-cut-count = { $count ->
        [one] There is 1 such space.
       *[other] There are { $count } such spaces.
    }
why-sea-close = The { $color } and { $neighbor } cities are only { $degrees } { $degrees ->
        [one] degree
       *[other] degrees
    } apart.
why-sea-route = { $steps ->
        [one] There is a route to { $end }, 1 space long.
       *[other] There is a route to { $end }, { $steps } spaces long.
    }
why-sea-pool = { $count ->
        [one] { $end } is cut off: no other water space is next to it.
       *[other] { $end } is one of { $count } water spaces that are cut off from the rest.
    }
why-sea-strait-is = { $count ->
        [one] Without { $space }, 1 water space would be cut off from the other { $rest }.
       *[other] Without { $space }, { $count } water spaces would be cut off from the other { $rest }.
    }
why-sea-city-cut = The water of the { $color } city is cut off from the rest: { $spaces }.
why-sea-city-gaps = The { $color } city is only { $degrees } { $degrees ->
        [one] degree
       *[other] degrees
    } from the { $neighbor } one, but { $more } degrees from the { $opposite } one.
why-sea-turn-cuts = { $steps ->
        [1] Turning the ring one sixth clockwise cuts off { $count } { $count ->
            [one] water space.
           *[other] water spaces.
        }
        [2] Turning the ring two sixths clockwise cuts off { $count } { $count ->
            [one] water space.
           *[other] water spaces.
        }
        [3] Half a turn cuts off { $count } { $count ->
            [one] water space.
           *[other] water spaces.
        }
        [4] Turning the ring four sixths clockwise cuts off { $count } { $count ->
            [one] water space.
           *[other] water spaces.
        }
       *[5] Turning the ring five sixths clockwise cuts off { $count } { $count ->
            [one] water space.
           *[other] water spaces.
        }
    }
why-sea-mend-by = { $change ->
        [exchange] With the rings around { $space } and { $other } swapped, all { $count } water spaces are connected.
       *[turn] With the ring around { $space } turned { $steps ->
            [1] one sixth
            [2] two sixths
            [3] three sixths
            [4] four sixths
           *[5] five sixths
        } clockwise, all { $count } water spaces are connected.
    }

## What to consider

hint-sea = Follow the water with your finger. Can you get everywhere without crossing land or shallows?
hint-sea-sound = First follow the water everywhere, then compare the gaps between the cities.
hint-sea-what = First follow the water everywhere, then compare the gaps between the cities.
hint-sea-pond = Follow the water from the largest part. Which water can't you reach?
hint-sea-reach = Follow the water from { $start }. Do you get to { $end }?
hint-sea-strait = Cover each of these spaces with a finger. Can you still get everywhere?
hint-sea-turn = Where does water lead into the ring around { $space }, and where would it lead after each rotation?
hint-sea-mend = Find the water that is cut off. Which ring could open a way to it?
hint-sea-crowded = Compare the gaps between neighboring cities along the rim.
hint-sea-city = Compare the gaps between the cities, then check that no water is cut off.
