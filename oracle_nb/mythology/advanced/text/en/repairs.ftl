### What to do instead of a refused action: `repair-<change>`; and what is missing where nothing works:
### `missing-<rule>`. Where a rule has no message of its own, the refusal itself is said.

repair-points = { $deed }.
repair-instead = Instead: { $deed }.
repair-first = First: { $deed }.
repair-close = First close your log sheet.
repair-claim = First announce { $unit }.
repair-toward = Move { $unit } toward it: to { $hex }.
repair-by-way = Move { $unit } to { $start }, then to { $hex }.
repair-price = { $text }

missing-play-decision-pending = First decide { $decision }.
missing-phase-order = { $phase ->
        [sheets] Everyone has to close the log sheet first.
        [placing] Everyone has to place the own god first.
       *[moving] This is possible in the next round.
    }
missing-sheet-when = You can note points at the start of the next round.
missing-march-own-phase = You can move units in your own moving phase.
missing-placing-fixed = You can place your god anew in the next round.
missing-march-five = You can announce five units again in your next moving phase.
missing-march-five-prize = Choose a Hero or a Monster, not { $prize }.
missing-control-result = You can announce { $unit } again in your next moving phase.
missing-march-one-by-one = You can move { $unit } again in your next moving phase.
missing-march-two-hexes = You can move { $unit } again in your next moving phase.
