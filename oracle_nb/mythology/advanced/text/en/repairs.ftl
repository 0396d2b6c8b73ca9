### What to do instead of a refused action: `repair-<change>`; and what is missing where nothing works:
### `missing-<rule>`. Where a rule has no message of its own, the refusal itself is said.

repair-points = { $deed }
repair-instead = Instead: { $deed }
repair-first = First: { $deed }
repair-close = First close your log sheet
repair-claim = First announce { $unit }
repair-toward = Move { $unit } toward it: to { $hex }
repair-by-way = Move { $unit } to { $start }, then to { $hex }
repair-price = { $text }.

missing-play-decision-pending = First decide { $decision }.
missing-phase-order = { $phase ->
        [sheets] Everyone has to close their log sheet first.
        [placing] Everyone has to place their god first.
       *[moving] This is possible in the next round.
    }
missing-sheet-when = You can note points at the start of the next round.
missing-sheet-when-last = { refuse-sheet-when-last }
missing-march-own-phase = You can move units in your own moving phase.
missing-march-own-phase-last = Your last moving phase is over.
missing-placing-fixed = You can place your god anew in the next round.
missing-placing-fixed-last = Your god stays in { $area }: this is the last round.
missing-march-five = You can announce five units again in your next moving phase.
missing-march-five-last = You have announced five units, and this is your last moving phase.
missing-march-five-prize = Choose a Hero or a Monster, not { $prize }.
missing-control-result = You can announce { $unit } again in your next moving phase.
missing-control-result-last = { missing-march-two-hexes-last }
missing-march-one-by-one = You can move { $unit } again in your next moving phase.
missing-march-one-by-one-last = { missing-march-two-hexes-last }
missing-march-one-by-one-other_unit = { refuse-march-one-by-one-other_unit }
missing-march-one-by-one-way = { refuse-march-one-by-one-way }
missing-march-two-hexes = You can move { $unit } again in your next moving phase.
missing-march-two-hexes-last = { $unit } can't be moved by you anymore: this is your last moving phase.
