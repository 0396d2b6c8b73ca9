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
