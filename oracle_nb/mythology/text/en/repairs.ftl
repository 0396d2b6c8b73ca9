### What to do instead of a refused action: `repair-<change>`; and what is missing where nothing works:
### `missing-<rule>`. Where a rule has no message of its own, the refusal itself is said.

repair-area = Place your god in { $area }
repair-place-first = Place your god in { $area }, then move { $unit } to { $hex }
repair-hex = Move { $unit } to { $hex }
repair-toward = Move { $unit } toward it: to { $hex }
repair-by-way = Move { $unit } to { $start }, then to { $hex }
repair-by-way-attack = Move { $unit } to { $start }, then attack in { $hex }
repair-unit = Move { $unit } to { $hex } instead
repair-unit-attack = Attack there with { $unit } instead: move to { $hex }
repair-unit-toward = Move { $unit } toward it instead: to { $hex }
repair-attack = First attack: move { $unit } to { $hex }
repair-toward-prize = First move { $unit } toward the nearest Prize: to { $hex }
repair-to-prize = First move { $unit } to the Prize in { $hex }
repair-foe = Let { $unit } fight { $foe }
repair-fighter = Let { $unit } fight { $foe }
repair-pair = First let { $unit } fight { $foe }
repair-end-moves = End your movement
repair-end-moves-first = First end your movement. Then: { $deed }
repair-aid = Give { $aid ->
        [0] no aid
        [one] { $aid } point of aid
       *[other] { $aid } points of aid
    }
repair-seize = Try with { $unit }
repair-player = Offer { $player } an alliance
repair-end = End your turn
repair-price = { $tokens ->
        [0] { $text }.
        [one] { $text } ({ $tokens } power point).
       *[other] { $text } ({ $tokens } power points).
    }

missing-play-decision-pending = First decide { $decision }.
missing-basic-god-area = Choose an Area without a god.
missing-basic-in-area = { $unit } can move when your god is in { $area } at the start of your turn.
missing-basic-favor-moves = { $side ->
        [heroes] Choose a Hero instead of { $unit }.
       *[monsters] Choose a Monster instead of { $unit }.
    }
missing-basic-in-area-last = { $unit } can't move anymore: this is your last turn.
missing-basic-power-gone-last = This is the last round: you get no more power points.
missing-basic-prize-once-last = This is your last turn: { $unit } can't try again.
missing-basic-power-gone = You get 15 power points at the start of the next round.
missing-basic-prize-heroes = Only a Hero can try for the Prize, not { $unit }.
missing-basic-prize-once = { $unit } can try again on a later turn.
missing-basic-ally-break = You can only leave an alliance that you are in.
