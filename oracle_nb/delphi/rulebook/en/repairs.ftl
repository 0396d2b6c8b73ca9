### What would work instead of something refused, and what is missing where nothing does.
###
### Ids: `repair-<change>` is a line; its last action is `deed`, in a line of two actions `then`, and
### its first one `first`. `then-<verb>` is an action in the middle of a sentence.
### `missing-<rule>` says what is missing; where a rule has several, a fact's name follows.

## Lines

repair-price = { $tokens ->
        [0] { $text }.
        [one] { $text }: { $tokens } favor token.
       *[other] { $opening ->
            [none] { $text }: { $tokens } favor tokens.
           *[other] { $text }: { $tokens } favor tokens in all.
        }
    }
deed-with = { $recolored ->
        [true] { $used ->
            [none] { $deed } with the { $source }
           *[other] { $deed } with the { $source } as { $used }
        }
       *[other] { $verb ->
            [favor] { $deed } with the { $source }
            [draw] { $deed } with the { $source }
           *[other] { $deed } with the { $source }
        }
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
       *[other] Use the { $source } without recoloring it
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
repair-apollon = Use Apollon first (any die or card then counts as any color), then { $then }
repair-deliver = { $first } first, then { $then }
repair-load = { $first } first, then { $then }
repair-advance = { $first } first, then { $then }
# "Take Hektor, the green hero, first": what explains a name ends with a comma.
repair-decide = { $opening ->
        [companion] { $first }, first, then { $then }
        [pass] { $first }, then { $then }
       *[other] { $first } first, then { $then }
    }

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
then-favor = { $gain ->
        [one] take { $gain } favor token
       *[other] take { $gain } favor tokens
    }
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
##
## `way-there` follows a place. `ways-<what>` closes a sentence with what can provide it: `name-way-<way>`
## (with the favor tokens it brings at the end, where it brings some).

way-there = { $steps ->
        [0] in reach already
        [one] { $steps } space of sailing away
       *[other] { $steps } spaces of sailing away
    }
ways-tokens = Favor tokens can come from { OR($ways) }.
ways-steps = Steps can come from { OR($ways) }.

name-way-die = dice and cards of the god's color
name-way-bonus = your die bonus
name-way-shrine = a shrine
name-way-sigma = a Sigma tile
name-way-offering = a delivered offering
name-way-statue = a raised statue
name-way-monster = a defeated monster
name-way-gift = the card "{ name-equipment-gift }" for a monster
name-way-top = the card "{ name-equipment-god-to-top }" for a monster
name-way-unhurt = a turn begun without injuries
name-way-rolls = the rolls of the others
name-way-die-2 = another die (2)
name-way-die-3 = another die (3)
name-way-card-2 = an oracle card (2)
name-way-card-3 = an oracle card (3)
name-way-offering-3 = an offering (3)
name-way-offering-4 = an offering (4)
name-way-psi-4 = a Psi tile (4)
name-way-psi-5 = a Psi tile (5)
name-way-bonus-1 = your die bonus (1)
name-way-bonus-2 = your die bonus (2)
name-way-gift-3 = the card "{ name-equipment-gift }" for a monster (3)
name-way-gift-4 = the card "{ name-equipment-gift }" for a monster (4)

missing-play-over = Nothing can be played any more.
missing-play-not-your-turn = Wait: { $player } decides now.
missing-play-not-now-usable = Choose what to use for it: { OR($usable) }.
missing-play-not-now = You can { $verb } only when a decision asks for it.
missing-play-no-target-place = The nearest place where you could { $verb } is { $place }, { $way }.
missing-play-no-target-number = { $number ->
        [one] Artemis can turn up the only tile that still lies face down.
       *[other] Artemis can turn up any of the { $number } tiles that still lie face down.
    }
missing-play-no-target-colors = Hermes could fetch a { OR($colors) } statue.
missing-play-no-target = { $verb ->
        [move] Name the space where your ship is to go.
        [poseidon] Name the space where your ship is to go.
        [fight] No monster that your tasks ask for is left where your ship can sail.
        [ares] No monster that your tasks ask for is left where your ship can sail.
        [explore] No tile lies face down where your ship can sail.
        [artemis] No tile lies face down any more.
        [build] No open tile where your ship can sail can take a shrine of yours.
        [load-offering] There is no offering where your ship can sail that your tasks ask for and your ship has room for.
        [make-offering] You have nothing aboard for a temple where your ship can sail.
        [load-statue] There is no statue where your ship can sail that your tasks ask for and your ship has room for.
        [hermes] There is no statue now that your tasks ask for and your ship has room for.
        [raise-statue] You have nothing aboard for a free site where your ship can sail.
       *[other] There is no place now where you could { $verb }.
    }

missing-means = { $played ->
        [true] { $last ->
            [true] You have no die left, and you have played your oracle card.
           *[other] You have no die left, and you have played your oracle card. You roll new dice at the end of your turn.
        }
       *[other] { $last ->
            [true] You have no die and no oracle card left.
           *[other] You have no die and no oracle card left. You roll new dice at the end of your turn.
        }
    }
missing-means-gods = You have no die and no oracle card left, but a god on the top row can be traded for a card: { OR($gods) }.
missing-means-needed = { $source ->
        [extra] The cheapest way is the extra action: { $needed } favor tokens, and you have { $tokens }.
       *[other] { $needed ->
            [one] The cheapest way to { $used } is your { $source }: { $needed } favor token, and you have { $tokens }.
           *[other] The cheapest way to { $used } is your { $source }: { $needed } favor tokens, and you have { $tokens }.
        }
    }
missing-means-beyond = { $recolored ->
        [true] { $needed ->
            [one] The cheapest move to { $space }, with the { $source } as { $used }, costs { $needed } favor token for the way beyond your range of { $range }; you have { $tokens }.
           *[other] The cheapest move to { $space }, with the { $source } as { $used }, costs { $needed } favor tokens, { $beyond } of them for the way beyond your range of { $range }; you have { $tokens }.
        }
       *[other] { $needed ->
            [one] The cheapest move to { $space }, with the { $source }, costs { $needed } favor token for the way beyond your range of { $range }; you have { $tokens }.
           *[other] The cheapest move to { $space }, with the { $source }, costs { $needed } favor tokens for the way beyond your range of { $range }; you have { $tokens }.
        }
    }
missing-equipment-die-bonus = { $displayed ->
        [true] The { $color } die bonus comes with a card on display: defeat a monster to take it.
       *[other] The { $color } die bonus comes with an equipment card, which is not on display yet.
    }
missing-equipment-die-bonus-player = { $player } has the card with the { $color } die bonus.
missing-equipment-die-bonus-colors = Equipment cards bring die bonuses only for { AND($colors) }.
missing-equipment-die-bonus-gone = The { $color } die bonus comes with an equipment card, and no monster is left that could bring you one.

missing-action-adjacent-place = { $space ->
        [none] Hermes needs your ship { $reach ->
            [true] within reach of a city
           *[other] next to a city
        }: the nearest is { $place }, { $way }; your range is { $range }.
       *[other] Your ship must be { $reach ->
            [true] within reach of
           *[other] next to
        } { $place }: that is { $way }; your range is { $range }.
    }
missing-action-adjacent = { $space ->
        [none] Your ship can't sail to any city.
       *[other] Your ship can't sail to { $space }: no way over water leads there.
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
        [one] { $space } is { $steps } spaces away, { $needed } beyond your range of { $range }: that costs { $needed } favor token, and you have { $tokens }.
       *[other] { $space } is { $steps } spaces away, { $needed } beyond your range of { $range }: that costs { $needed } favor tokens, and you have { $tokens }.
    }

missing-fight-color-place = The nearest { $color } monster is on { $place }, { $way }.
missing-fight-color = There is no { $color } monster left where your ship can sail.
missing-task-needed-colors = { $family ->
        [statue] Your open tasks still ask for these statues: { OR($colors) }.
        [offering] Your open tasks still ask for these offerings: { OR($colors) }.
       *[monster] Your open tasks still ask for these monsters: { OR($colors) }.
    }
missing-task-needed-aboard = { $family ->
        [statue] The statues aboard are all that your open tasks still ask for.
       *[offering] The offerings aboard are all that your open tasks still ask for.
    }
missing-task-needed = { $family ->
        [shrine] No shrine task of yours is open any more.
        [statue] No statue task of yours is open any more.
        [offering] No offering task of yours is open any more.
       *[monster] No monster task of yours is open any more.
    }
missing-task-color-once-colors = { $family ->
        [statue] Each color counts once; your tasks still take these statues: { OR($colors) }.
        [offering] Each color counts once; your tasks still take these offerings: { OR($colors) }.
       *[monster] Each color counts once; your tasks still take these monsters: { OR($colors) }.
    }
missing-task-color-once-aboard = { $family ->
        [statue] The statues aboard are all that your open tasks still ask for.
       *[offering] The offerings aboard are all that your open tasks still ask for.
    }
missing-task-color-once = { $family ->
        [statue] No statue task of yours is open any more.
        [offering] No offering task of yours is open any more.
       *[monster] No monster task of yours is open any more.
    }
missing-cargo-capacity-place = { $family ->
        [statue] Make room first: your { $color } statue can go to { $place }, { $way }.
       *[offering] Make room first: your { $color } offering can go to { $place }, { $way }.
    }
missing-cargo-capacity = Your ship holds { $storage }, and nothing aboard can go anywhere that your ship can sail to.
missing-offering-load-place = The nearest { $color } offering lies on { $place }, { $way }.
missing-offering-load = There is no { $color } offering left where your ship can sail.
missing-offering-make-place = Load a { $color } offering: the nearest lies on { $place }, { $way }.
missing-offering-make = You have no { $color } offering aboard, and none is left where your ship can sail.
missing-statue-load = The { $color } statues are all gone from their city, and none comes back.
missing-statue-raise-place = Load a { $color } statue: its city is { $place }, { $way }.
missing-statue-raise = You have no { $color } statue aboard, and there is none where your ship can sail.
missing-statue-site-once-place = The nearest free { $color } site is on { $place }, { $way }.
missing-statue-site-once = There is no free { $color } site left where your ship can sail.

missing-shrine-build-place = An open tile that can take your shrine lies on { $place }, { $way }.
missing-shrine-build-number = { $number ->
        [one] No open tile can take your shrine, but the tile that still lies face down can.
       *[other] { $every ->
            [true] No open tile can take your shrine, but any of the { $number } tiles that still lie face down can.
           *[other] No open tile can take your shrine, but { $fits } of the { $number } tiles that still lie face down can.
        }
    }
missing-shrine-build = No tile is left that can take your shrine where your ship can sail.
missing-explore-picture-rule-place = It takes a tile of your color with { OR($letters) }: the nearest open one lies on { $place }, { $way }.
missing-explore-picture-rule-gone = No tile of your color with { OR($letters) } is left where your ship can sail.
missing-explore-picture-rule = It takes a tile of your color with { OR($letters) }.
missing-action-look-fewer = No tile lies face down any more.

missing-god-use = { $steps ->
        [one] { $god } is { $steps } step below the top row.
       *[other] { $god } is { $steps } steps below the top row.
    }
missing-god-use-last = { $steps ->
        [one] { $god } is { $steps } step below the top row and can't get there in this last turn.
       *[other] { $god } is { $steps } steps below the top row and can't get there in this last turn.
    }
missing-god-top = { $god } is on the top row and can rise no higher.
missing-action-effect = { $verb ->
        [draw] No oracle card is left to draw: those played come back at the end of a turn.
        [trade] No oracle card is left to draw: those played come back at the end of a turn.
        [look] There is no face-down tile that you have not seen.
        [apollon] There is no card to draw, and you have nothing left to use in any color.
        [poseidon] Your ship is there already.
       *[other] You have no injuries that it could heal.
    }
