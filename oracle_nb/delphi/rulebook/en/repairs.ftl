### What would work instead of something refused, and what is missing where nothing does.
###
### Ids: `repair-<change>` is a line; its last action is `deed`, in a line of two actions `then`, and
### its first one `first`. `then-<verb>` is an action in the middle of a sentence.
### `missing-<rule>` says what is missing; where there are several, a fact's name follows.

## Lines

repair-price = { $tokens ->
        [0] { $text }.
        [one] { $text }: { $tokens } favor token.
       *[other] { $text }: { $tokens } favor tokens.
    }
deed-with = { $recolored ->
        [true] { $used ->
            [none] { $deed } with the { $source }
           *[other] { $deed } with the { $source } as { $used }
        }
       *[other] { $deed } with the { $source }
    }

repair-die = { $recolored ->
        [true] Use the { $source } as { $used } instead
       *[other] Use the { $source } instead
    }
repair-card = { $recolored ->
        [true] Play the { $source } as { $used } instead
       *[other] Play the { $source } instead
    }
repair-extra = { $used ->
        [none] Buy the extra action for it
       *[other] Buy the extra action and use it as { $used }
    }
repair-recolor = Use the { $source } as { $used }
repair-color = { $deed } instead
repair-target = { $deed } instead
repair-god = { $deed }
repair-deed = { $deed } instead
repair-answer = { $deed }

repair-sail = { $first } first, then { $then }
repair-poseidon = Let Poseidon take your ship to { $start } first, then { $then }
repair-favor = { $first } first, then { $then }
repair-apollon = Let Apollon make any color of it first, then { $then }
repair-deliver = { $first } first, then { $then }
repair-load = { $first } first, then { $then }
repair-advance = { $first } first, then { $then }
repair-decide = { $first } first, then { $then }

then-move = sail to { $space }
then-fight = fight the { $color } monster on { $space }
then-explore = explore the island { $space }
then-build = build a shrine on { $space }
then-load-offering = load the { $color } offering from { $space }
then-make-offering = deliver the { $color } offering to the temple { $space }
then-load-statue = load a { $color } statue from { $space }
then-raise-statue = raise the { $color } statue on { $space }
then-heal = discard your { $color } injuries
then-advance = advance { $god }
then-bonus = take the { $color } die bonus
then-draw = draw an oracle card
then-favor = take 2 favor tokens
then-look = look at face-down tiles
then-poseidon = let Poseidon put your ship on { $space }
then-apollon = use Apollon
then-artemis = let Artemis turn up the tile on { $space }
then-aphrodite = let Aphrodite discard all your injuries
then-ares = let Ares defeat the { $color } monster on { $space }
then-hermes = let Hermes fetch a { $color } statue from { $space }
then-trade = send { $god } down for an oracle card
then-end = end your actions
then-pass = advance no god
then-surrender = give up the fight
then-discard = discard a { $color } injury
then-take = take the card "{ $equipment }"
then-companion = take { $companion }, the { $color } { $kind }
then-uncover = turn up the tile on { $space }
then-top = put { $god } on the top row
then-return = give back the { $task }
then-choose = take the ship tile "{ $ship_tile }"

## What is missing

missing-play-over = The game is over, and nothing more can be done.
missing-play-not-your-turn = What you lack is the turn: { $player } decides now.
missing-play-not-now = You can { $verb } only when a decision asks for it.
missing-play-no-target-place = { $steps ->
        [0] The nearest place where you could { $verb } is { $place }, next to your ship.
        [one] The nearest place where you could { $verb } is { $place }; your ship has { $steps } space to sail.
       *[other] The nearest place where you could { $verb } is { $place }; your ship has { $steps } spaces to sail.
    }
missing-play-no-target-verb = There is no place now where you could { $verb }.

missing-means = You have nothing left to act with. You roll new dice at the end of your turn.
missing-means-needed = { $color ->
        [none] It takes { $needed } favor tokens, and you have { $tokens }. Any die brings 2 of them.
       *[other] { $needed ->
            [one] You have no { $color }: the nearest color of yours is { $needed } favor token away, and you have { $tokens }. Any die brings 2 of them.
           *[other] You have no { $color }: the nearest color of yours is { $needed } favor tokens away, and you have { $tokens }. Any die brings 2 of them.
        }
    }
missing-equipment-die-bonus = The { $color } die bonus comes with an equipment card, and those are won from monsters.

missing-action-adjacent-range = { $steps ->
        [0] It takes a ship next to { $place }.
        [one] Your ship has to sail { $steps } space to be next to { $place }; your range is { $range }.
       *[other] Your ship has to sail { $steps } spaces to be next to { $place }; your range is { $range }.
    }
missing-action-adjacent = { $space ->
        [none] No way over water leads next to a city.
       *[other] No way over water leads next to { $space }.
    }

missing-move-blocked = { $terrain ->
        [water] No way over water leads to { $space }.
       *[other] A ship stops on water only, never on { $space }.
    }
missing-move-to-zeus = { $tasks ->
        [one] Complete { $tasks } task more, and Zeus lets you in.
       *[other] Complete { $tasks } tasks more, and Zeus lets you in.
    }
missing-move-must-move = Your ship is on { $space } already: there is nothing to sail for.
missing-end-leftovers = Your ship is home. What you have left you can use from there.
missing-move-range = { $needed ->
        [one] The way to { $space } takes { $needed } favor token more than your range of { $range }. Any die brings 2.
       *[other] The way to { $space } takes { $needed } favor tokens more than your range of { $range }. Any die brings 2.
    }
missing-move-buy-range = { $needed ->
        [one] The way to { $space } takes { $needed } favor token more than your range of { $range }, and you have { $tokens } for it. Any die brings 2.
       *[other] The way to { $space } takes { $needed } favor tokens more than your range of { $range }, and you have { $tokens } for it. Any die brings 2.
    }

missing-fight-color-place = { $steps ->
        [0] The nearest { $color } monster is on { $place }, next to your ship.
        [one] The nearest { $color } monster is on { $place }; your ship has { $steps } space to sail.
       *[other] The nearest { $color } monster is on { $place }; your ship has { $steps } spaces to sail.
    }
missing-fight-color = No { $color } monster is left within reach of any ship.
missing-task-needed-colors = { $family ->
        [statue] Your open tasks ask for another statue: { OR($colors) }.
        [offering] Your open tasks ask for another offering: { OR($colors) }.
       *[monster] Your open tasks ask for another monster: { OR($colors) }.
    }
missing-task-needed = { $family ->
        [shrine] Your shrines are all built.
        [statue] Your tasks ask for no statue more than you have.
        [offering] Your tasks ask for no offering more than you have.
       *[monster] Your tasks ask for no monster more.
    }
missing-task-color-once-colors = { $family ->
        [statue] Your white tasks take each color once; still free: { OR($colors) }.
        [offering] Your white tasks take each color once; still free: { OR($colors) }.
       *[monster] Your white tasks take each color once; still free: { OR($colors) }.
    }
missing-task-color-once = { $family ->
        [statue] Your tasks ask for no statue more than you have.
        [offering] Your tasks ask for no offering more than you have.
       *[monster] Your tasks ask for no monster more.
    }
missing-cargo-capacity-place = { $steps ->
        [0] Make room: what you have aboard can go to { $place }, next to your ship.
        [one] Make room: what you have aboard can go to { $place }; your ship has { $steps } space to sail.
       *[other] Make room: what you have aboard can go to { $place }; your ship has { $steps } spaces to sail.
    }
missing-cargo-capacity = Your ship holds { $storage }, and what you have aboard can go nowhere now.
missing-offering-load-place = { $steps ->
        [0] The nearest { $color } offering lies on { $place }, next to your ship.
        [one] The nearest { $color } offering lies on { $place }; your ship has { $steps } space to sail.
       *[other] The nearest { $color } offering lies on { $place }; your ship has { $steps } spaces to sail.
    }
missing-offering-load = No { $color } offering is left on an island that ships come to.
missing-offering-make-place = { $steps ->
        [0] Load a { $color } offering first: the nearest lies on { $place }, next to your ship.
        [one] Load a { $color } offering first: the nearest lies on { $place }; your ship has { $steps } space to sail.
       *[other] Load a { $color } offering first: the nearest lies on { $place }; your ship has { $steps } spaces to sail.
    }
missing-offering-make = You have no { $color } offering aboard, and none is left on an island that ships come to.
missing-statue-load = The { $color } statues have all been fetched, and none comes back.
missing-statue-raise-place = { $steps ->
        [0] Load a { $color } statue first: its city is { $place }, next to your ship.
        [one] Load a { $color } statue first: its city is { $place }; your ship has { $steps } space to sail.
       *[other] Load a { $color } statue first: its city is { $place }; your ship has { $steps } spaces to sail.
    }
missing-statue-raise = You have no { $color } statue aboard, and its city has none left.
missing-statue-site-once-place = { $steps ->
        [0] The nearest free { $color } site is on { $place }, next to your ship.
        [one] The nearest free { $color } site is on { $place }; your ship has { $steps } space to sail.
       *[other] The nearest free { $color } site is on { $place }; your ship has { $steps } spaces to sail.
    }
missing-statue-site-once = No { $color } site is free.

missing-shrine-build-place = { $steps ->
        [0] An open tile of your color waits for its shrine on { $place }, next to your ship.
        [one] An open tile of your color waits for its shrine on { $place }; your ship has { $steps } space to sail.
       *[other] An open tile of your color waits for its shrine on { $place }; your ship has { $steps } spaces to sail.
    }
missing-shrine-build-number = { $number ->
        [one] It takes an open tile of your color: { $number } tile still lies face down.
       *[other] It takes an open tile of your color: { $number } tiles still lie face down.
    }
missing-shrine-build = All tiles lie open, and none of your color still lacks a shrine.
missing-explore-picture-rule = It takes a tile with { OR($letters) }.
missing-action-look-fewer = All tiles lie open.

missing-god-use = { $steps ->
        [one] { $god } is { $steps } step short of the top row. Steps come from dice of the god's color, from shrines, and from the other players' rolls.
       *[other] { $god } is { $steps } steps short of the top row. Steps come from dice of the god's color, from shrines, and from the other players' rolls.
    }
missing-god-top = { $god } can rise no higher: use the god.
missing-action-effect = { $verb ->
        [draw] No oracle card is left to draw: those played come back at the end of a turn.
        [trade] No oracle card is left to draw: those played come back at the end of a turn.
        [look] You have seen every face-down tile already.
        [apollon] There is no card to draw, and you have nothing left to use in any color.
        [poseidon] Your ship is there already.
       *[other] You have no injuries that it could heal.
    }
