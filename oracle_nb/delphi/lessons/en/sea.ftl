### Questions of the exercises on building the sea.

ask-sea-sound = Someone has laid out this board. Is it legal?
ask-sea-what = Someone has laid out this board. Is something wrong with it, and what?
ask-sea-pond = Some of the water on this board is cut off. Select all water spaces that no ship from the main part of the sea can reach.
ask-sea-reach = Your ship is on { $start }. Can it sail to { $end }, no matter how far that is?
ask-sea-strait = If one of these water spaces were land, the rest of the sea would split. Which one?
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
       *[turn] Turn the ring around { $at1 } clockwise by { $by1 ->
            [one] one sixth.
           *[other] { $by1 } sixths.
        }
    }

sea-mend-2 = { $edit2 ->
        [exchange] Swap the rings around { $at2 } and { $to2 } without turning them.
       *[turn] Turn the ring around { $at2 } clockwise by { $by2 ->
            [one] one sixth.
           *[other] { $by2 } sixths.
        }
    }

sea-mend-3 = { $edit3 ->
        [exchange] Swap the rings around { $at3 } and { $to3 } without turning them.
       *[turn] Turn the ring around { $at3 } clockwise by { $by3 ->
            [one] one sixth.
           *[other] { $by3 } sixths.
        }
    }

sea-mend-4 = { $edit4 ->
        [exchange] Swap the rings around { $at4 } and { $to4 } without turning them.
       *[turn] Turn the ring around { $at4 } clockwise by { $by4 ->
            [one] one sixth.
           *[other] { $by4 } sixths.
        }
    }

## Why an answer is correct

why-sea-sound = On a legal board all water is connected and the cities are about equally far apart.
why-sea-what = All water must be connected, and the cities must be about equally far apart.
why-sea-pond = Islands, shallows and the rim separate this water from the rest of the sea.
why-sea-reach = A ship reaches every water space that is connected with its own, and no others.
why-sea-strait = This space is the only link between two parts of the sea.
why-sea-crowded = Cities must be about equally far apart, at least 40 degrees as seen from the middle of the board.
why-sea-city = Where it is, this city is too close to a neighbor or cuts off some water.
why-sea-turn = This rotation puts land or shallows where water linked two parts of the sea.
why-sea-mend = After this change, every water space can be reached from every other.

## What to consider

hint-sea = Follow the water with your finger. Can you get everywhere without crossing land or shallows?
hint-sea-crowded = Compare the gaps between neighboring cities along the rim.
hint-sea-city = Compare the gaps between the cities, then check that no water is cut off.
