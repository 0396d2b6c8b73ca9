### What the exercises on reading the map ask.

ask-map-kind = What is on { $space }?
ask-map-find = { $kind ->
        [monster] Point at all monster islands, those with two monsters too.
        [offering] Point at all offering islands.
        [temple] Point at all temple islands.
        [statue] Point at all statue islands.
        [city] Point at all cities.
       *[shallow] Point at all shallows. Zeus’s space is not among them.
    }
ask-map-sites = On which statue islands can a { $color } statue be raised? Point at them all.
ask-map-water-next = Point at every water space next to { $space }.
ask-map-landfall = Your ship lies on { $space }. Point at every island and city next to it.
ask-map-which-land = On which of these could your ship do something from where it lies now?
ask-map-both = Point at every water space that is next to { $space } and to { $other } at once.
ask-map-straight = Your ship lies on { $start }. May it go straight through { $space } to { $end }?
ask-map-steps = How many steps does your ship need from { $start } to { $end }, by the shortest way? Every water space it enters is one step.
ask-map-nearby = Your ship lies on { $space }. Point at all { $color } water that is at most { $number } steps away.
ask-map-route = A ship sails out from { $space }, space by space. In which order does it pass these?
ask-map-dock = Bring your ship next to { $space } with one move.
