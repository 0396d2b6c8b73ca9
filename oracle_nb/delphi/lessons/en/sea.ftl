### What the exercises on building the sea ask.

ask-sea-sound = Somebody has laid out this sea. Is it right as it lies?
ask-sea-what = Somebody has laid out this sea. Is something wrong with it, and what?
ask-sea-pond = In this sea some water is cut off. Point at all water spaces that no ship from the large sea can reach.
ask-sea-reach = Your ship lies on { $start }. Is there any way over water, however long, to { $end }?
ask-sea-strait = If one of these water spaces were land, the rest of the sea would fall apart. Which one?
ask-sea-crowded = The cities stand badly spaced round this sea. Point at the two neighbors that are too close together.
ask-sea-city = One city is laid wrong here. Which one must be laid elsewhere?
ask-sea-turn = This sea is right. The ring round { $space } could be turned, a sixth at a time. Only one of these turns would cut water off: which?
ask-sea-mend = In this sea some water is cut off. Which of these mends it?

## Their answers

sea-is-sound = Nothing is wrong.
sea-is-pond = Some water of the twelve tiles is cut off from the rest.
sea-is-city = The water of one city is cut off from the sea.
sea-is-spacing = Two cities stand too close together, two others too far apart.

sea-turn-1 = one sixth clockwise
sea-turn-2 = two sixths clockwise
sea-turn-3 = half a turn
sea-turn-4 = four sixths clockwise
sea-turn-5 = five sixths clockwise

sea-mend-1 = { $edit1 ->
        [exchange] Exchange the rings round { $at1 } and { $to1 } as they lie.
       *[turn] Turn the ring round { $at1 } clockwise by { $by1 ->
            [one] one sixth.
           *[other] { $by1 } sixths.
        }
    }

sea-mend-2 = { $edit2 ->
        [exchange] Exchange the rings round { $at2 } and { $to2 } as they lie.
       *[turn] Turn the ring round { $at2 } clockwise by { $by2 ->
            [one] one sixth.
           *[other] { $by2 } sixths.
        }
    }

sea-mend-3 = { $edit3 ->
        [exchange] Exchange the rings round { $at3 } and { $to3 } as they lie.
       *[turn] Turn the ring round { $at3 } clockwise by { $by3 ->
            [one] one sixth.
           *[other] { $by3 } sixths.
        }
    }

sea-mend-4 = { $edit4 ->
        [exchange] Exchange the rings round { $at4 } and { $to4 } as they lie.
       *[turn] Turn the ring round { $at4 } clockwise by { $by4 ->
            [one] one sixth.
           *[other] { $by4 } sixths.
        }
    }
