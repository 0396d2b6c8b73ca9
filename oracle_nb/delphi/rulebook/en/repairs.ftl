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
