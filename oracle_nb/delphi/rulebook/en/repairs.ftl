### What would work instead of something refused, and what is missing where nothing does.
###
### Ids: `repair-<change>` is a line; its last action is `deed`, in a line of two actions `then`, and
### its first one `first`. `then-<verb>` is an action in the middle of a sentence.
### `missing-<rule>` says what is missing; where a rule has several, a fact's name follows.

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
repair-recolor = { $recolored ->
        [true] Use the { $source } as { $used }
       *[other] Use the { $source } as it is
    }
repair-color = { $deed } instead
repair-target = { $deed } instead
repair-god = { $deed }
repair-deed = { $deed } instead
repair-answer = { $deed }

# The same as something allowed that costs more.
cheaper = { $recolored ->
        [true] { $tokens ->
            [0] As { $used }, the { $source } does the same for nothing.
            [one] As { $used }, the { $source } does the same for { $tokens } favor token.
           *[other] As { $used }, the { $source } does the same for { $tokens } favor tokens.
        }
       *[other] { $tokens ->
            [0] The { $source } does the same for nothing.
            [one] The { $source } does the same for { $tokens } favor token.
           *[other] The { $source } does the same for { $tokens } favor tokens.
        }
    }

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

way-there = { $steps ->
        [0] next to your ship
        [one] { $steps } space of sailing away
       *[other] { $steps } spaces of sailing away
    }

missing-play-over = The game is over, and nothing more can be done.
missing-play-not-your-turn = What you lack is the turn: { $player } decides now.
missing-play-not-now = You can { $verb } only when a decision asks for it.
missing-play-no-target-place = The nearest place where you could { $verb } is { $place }, { $way }.
missing-play-no-target = { $verb ->
        [fight] No monster that your tasks ask for is left where ships can go.
        [ares] No monster that your tasks ask for is left where ships can go.
        [explore] No tile lies face down where ships can go.
        [artemis] No tile lies face down where ships can go.
        [build] No open tile where ships can go could take a shrine of yours.
        [load-offering] There is no offering now that your tasks ask for and your ship has room for.
        [make-offering] You have nothing aboard that a temple would take.
        [load-statue] There is no statue now that your tasks ask for and your ship has room for.
        [hermes] There is no statue now that your tasks ask for and your ship has room for.
        [raise-statue] You have nothing aboard that a free site would take.
       *[other] There is no place now where you could { $verb }.
    }

missing-means = You have nothing left to act with. You roll new dice at the end of your turn.
missing-means-needed = { $needed ->
        [one] You have no { $color }; to recolor to it costs { $needed } favor token, and you have { $tokens }. Any die brings 2.
       *[other] You have no { $color }; to recolor to it costs at least { $needed } favor tokens, and you have { $tokens }. Any die brings 2.
    }
missing-equipment-die-bonus = The { $color } die bonus comes with an equipment card, and those are won from monsters.

missing-action-adjacent-place = It takes a ship next to { $place }, and that is { $way }; your range is { $range }.
missing-action-adjacent = { $space ->
        [none] No way over water leads next to a city.
       *[other] No way over water leads next to { $space }.
    }

missing-move-blocked = { $terrain ->
        [water] No way over water leads to { $space }.
        [zeus] No way over water leads to { $space }.
       *[other] A ship stops on water only, never on { $space }.
    }
missing-move-to-zeus = { $tasks ->
        [one] Complete { $tasks } more task, and Zeus lets you in.
       *[other] Complete { $tasks } more tasks, and Zeus lets you in.
    }
missing-move-must-move = Your ship is on { $space } already: there is nothing to sail for.
missing-end-leftovers = Your ship is home, and it sails no more.
missing-move-range = { $needed ->
        [one] Beyond your range of { $range }, the way to { $space } costs { $needed } favor token. Any die brings 2.
       *[other] Beyond your range of { $range }, the way to { $space } costs { $needed } favor tokens. Any die brings 2.
    }
missing-move-buy-range = { $needed ->
        [one] Beyond your range of { $range }, the way to { $space } costs { $needed } favor token, and you have { $tokens } for it. Any die brings 2.
       *[other] Beyond your range of { $range }, the way to { $space } costs { $needed } favor tokens, and you have { $tokens } for it. Any die brings 2.
    }

missing-fight-color-place = The nearest { $color } monster is on { $place }, { $way }.
missing-fight-color = There is no { $color } monster left that a ship could reach.
missing-task-needed-colors = { $family ->
        [statue] Your open tasks ask for other statues: { OR($colors) }.
        [offering] Your open tasks ask for other offerings: { OR($colors) }.
       *[monster] Your open tasks ask for other monsters: { OR($colors) }.
    }
missing-task-needed = { $family ->
        [shrine] No shrine task of yours is open any more.
        [statue] Your tasks ask for no more statues than you have.
        [offering] Your tasks ask for no more offerings than you have.
       *[monster] Your tasks ask for no more monsters.
    }
missing-task-color-once-colors = { $family ->
        [statue] Each color counts once; your tasks still take these statues: { OR($colors) }.
        [offering] Each color counts once; your tasks still take these offerings: { OR($colors) }.
       *[monster] Each color counts once; your tasks still take these monsters: { OR($colors) }.
    }
missing-task-color-once = { $family ->
        [statue] Your tasks ask for no more statues than you have.
        [offering] Your tasks ask for no more offerings than you have.
       *[monster] Your tasks ask for no more monsters.
    }
missing-cargo-capacity-place = Make room first: what you have aboard can go to { $place }, { $way }.
missing-cargo-capacity = Your ship holds { $storage }, and what you have aboard can go nowhere now.
missing-offering-load-place = The nearest { $color } offering lies on { $place }, { $way }.
missing-offering-load = There is no { $color } offering left that a ship could reach.
missing-offering-make-place = Load a { $color } offering first: the nearest lies on { $place }, { $way }.
missing-offering-make = You have no { $color } offering aboard, and there is none left that a ship could reach.
missing-statue-load = The { $color } statues are all gone from their city, and none comes back.
missing-statue-raise-place = Load a { $color } statue first: its city is { $place }, { $way }.
missing-statue-raise = You have no { $color } statue aboard, and its city has none for you.
missing-statue-site-once-place = The nearest free { $color } site is on { $place }, { $way }.
missing-statue-site-once = There is no free { $color } site left that a ship could reach.

missing-shrine-build-place = An open tile of your color waits for its shrine on { $place }, { $way }.
missing-shrine-build-number = { $number ->
        [one] It takes an open tile of your color, and { $number } tile still lies face down.
       *[other] It takes an open tile of your color, and { $number } tiles still lie face down.
    }
missing-shrine-build = All tiles lie open, and none of your color still lacks a shrine.
missing-explore-picture-rule = It takes a tile of your color with { OR($letters) }.
missing-action-look-fewer = All tiles lie open, and no look is needed any more.

missing-god-use = { $steps ->
        [one] { $god } is { $steps } step below the top row. Steps come from dice of the god's color, from shrines, and from the rolls of the others.
       *[other] { $god } is { $steps } steps below the top row. Steps come from dice of the god's color, from shrines, and from the rolls of the others.
    }
missing-god-top = { $god } can rise no higher and waits to be used.
missing-action-effect = { $verb ->
        [draw] No oracle card is left to draw: those played come back at the end of a turn.
        [trade] No oracle card is left to draw: those played come back at the end of a turn.
        [look] There is no face-down tile that you have not seen.
        [apollon] There is no card to draw, and you have nothing left to use in any color.
        [poseidon] Your ship is there already.
       *[other] You have no injuries that it could heal.
    }
