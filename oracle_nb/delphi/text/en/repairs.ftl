### What would work instead of a refused action, and what is missing if nothing works.
###
### Ids: `repair-<change>` is a suggestion. Its last action is `deed`; in a suggestion of two actions,
### the first is `first` and the second `then`. `then-<verb>` is an action inside a sentence.
### `missing-<rule>` says what is missing; if a rule has several messages, a fact's name follows.

## Suggestions

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

# A cheaper way to do something that is allowed.
cheaper = { $recolored ->
        [true] { $tokens ->
            [0] The { $source } as { $used } does the same for free.
            [one] The { $source } as { $used } does the same for { $tokens } favor token.
           *[other] The { $source } as { $used } does the same for { $tokens } favor tokens.
        }
       *[other] { $tokens ->
            [0] The { $source } does the same for free.
            [one] The { $source } does the same for { $tokens } favor token.
           *[other] The { $source } does the same for { $tokens } favor tokens.
        }
    }

repair-sail = First { $first }, then { $then }
repair-poseidon = First let Poseidon put your ship on { $start }, then { $then }
repair-favor = First { $first }, then { $then }
repair-apollon = First use Apollon (dice and cards then count as any color), then { $then }
repair-deliver = First { $first }, then { $then }
repair-load = First { $first }, then { $then }
repair-advance = First { $first }, then { $then }
repair-decide = First { $first }, then { $then }

then-move = sail to { $space }
then-fight = fight the { $color } monster on { $space }
then-explore = explore the island on { $space }
then-build = build a shrine on { $space }
then-load-offering = load the { $color } offering from { $space }
then-make-offering = deliver the { $color } offering to the temple on { $space }
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
then-artemis = let Artemis reveal the tile on { $space }
then-aphrodite = let Aphrodite discard all your injuries
then-ares = let Ares defeat the { $color } monster on { $space }
then-hermes = let Hermes load a { $color } statue from { $space }
then-trade = trade { $god } for an oracle card
then-end = end your actions
then-pass = decline the god step
then-surrender = give up the fight
then-discard = discard a { $color } injury
then-take = take the card “{ $equipment }”
then-companion = take { $companion }, the { $color } { $kind }
then-uncover = reveal the tile on { $space }
then-top = put { $god } on the top row
then-return = return the { $task } to the box
then-choose = take the ship tile “{ $ship_tile }”

## What is missing
##
## `way-there` follows a place. `ways-<what>` lists what can provide it: `name-way-<way>` (ending with
## the favor tokens it gives, if any).

way-there = { $steps ->
        [0] already within reach
        [one] { $steps } space away by ship
       *[other] { $steps } spaces away by ship
    }
ways-tokens = You can get favor tokens from { OR($ways) }.
ways-steps = You can get god steps from { OR($ways) }.

name-way-die = dice and cards of the god's color
name-way-bonus = your die bonus
name-way-shrine = building a shrine
name-way-sigma = a Sigma tile
name-way-offering = delivering an offering
name-way-statue = raising a statue
name-way-monster = defeating a monster
name-way-gift = the card “{ name-equipment-gift }” as a monster reward
name-way-top = the card “{ name-equipment-god-to-top }” as a monster reward
name-way-unhurt = starting a turn without injuries
name-way-rolls = the other players' rolls
name-way-die-2 = another die (+2)
name-way-die-3 = another die (+3)
name-way-card-2 = an oracle card (+2)
name-way-card-3 = an oracle card (+3)
name-way-offering-3 = an offering (+3)
name-way-offering-4 = an offering (+4)
name-way-psi-4 = a Psi tile (+4)
name-way-psi-5 = a Psi tile (+5)
name-way-bonus-1 = your die bonus (+1)
name-way-bonus-2 = your die bonus (+2)
name-way-gift-3 = the card “{ name-equipment-gift }” as a monster reward (+3)
name-way-gift-4 = the card “{ name-equipment-gift }” as a monster reward (+4)

missing-play-over = No more actions are possible.
missing-play-not-your-turn = Wait for { $player } to decide.
missing-play-not-now-usable = Choose what to use for it: { OR($usable) }.
missing-play-not-now = You can { $verb } only when the game asks you to.
missing-play-no-target-place = The nearest place where you could { $verb } is { $place }, { $way }.
missing-play-no-target-number = { $number ->
        [one] Artemis can reveal the only tile that is still face down.
       *[other] Artemis can reveal any of the { $number } tiles that are still face down.
    }
missing-play-no-target-colors = Hermes could load a { OR($colors) } statue.
missing-play-no-target = { $verb ->
        [move] Choose the space where your ship should go.
        [poseidon] Choose the space where your ship should go.
        [fight] Your ship can't sail to any monster that your tasks need.
        [ares] Your ship can't sail to any monster that your tasks need.
        [explore] Your ship can't sail to any face-down tile.
        [artemis] There are no face-down tiles left.
        [build] Your ship can't sail to any face-up tile where you could build a shrine.
        [load-offering] Your ship can't sail to any offering that your tasks need and that fits into your hold.
        [make-offering] You have nothing in your hold for any temple that your ship can sail to.
        [load-statue] Your ship can't sail to any statue that your tasks need and that fits into your hold.
        [hermes] There is currently no statue that your tasks need and that fits into your hold.
        [raise-statue] You have nothing in your hold for any free site that your ship can sail to.
       *[other] There is currently no place where you could { $verb }.
    }

missing-means = { $played ->
        [true] { $last ->
            [true] You have no dice left and have already played your oracle card.
           *[other] You have no dice left and have already played your oracle card. You roll new dice at the end of your turn.
        }
       *[other] { $last ->
            [true] You have no dice or oracle cards left.
           *[other] You have no dice or oracle cards left. You roll new dice at the end of your turn.
        }
    }
missing-means-gods = You have no dice or oracle cards left, but you can trade { OR($gods) } for a card.
missing-means-needed = { $source ->
        [extra] The cheapest way is the extra action: { $needed } favor tokens, and you have { $tokens }.
       *[other] { $needed ->
            [one] The cheapest way to get { $used } is your { $source }: { $needed } favor token, and you have { $tokens }.
           *[other] The cheapest way to get { $used } is your { $source }: { $needed } favor tokens, and you have { $tokens }.
        }
    }
missing-means-beyond = { $recolored ->
        [true] { $needed ->
            [one] The cheapest move to { $space }, with the { $source } as { $used }, costs { $needed } favor token for the spaces beyond your range of { $range }; you have { $tokens }.
           *[other] The cheapest move to { $space }, with the { $source } as { $used }, costs { $needed } favor tokens, { $beyond } of them for the spaces beyond your range of { $range }; you have { $tokens }.
        }
       *[other] { $needed ->
            [one] The cheapest move to { $space }, with the { $source }, costs { $needed } favor token for the spaces beyond your range of { $range }; you have { $tokens }.
           *[other] The cheapest move to { $space }, with the { $source }, costs { $needed } favor tokens for the spaces beyond your range of { $range }; you have { $tokens }.
        }
    }
missing-equipment-die-bonus = { $displayed ->
        [true] The { $color } die bonus comes with a card on display: defeat a monster to take it.
       *[other] The { $color } die bonus comes with an equipment card, which is not on display yet.
    }
missing-equipment-die-bonus-player = { $player } has the card with the { $color } die bonus.
missing-equipment-die-bonus-colors = There are equipment cards with die bonuses only for { AND($colors) }.
missing-equipment-die-bonus-gone = The { $color } die bonus comes with an equipment card, and there are no monsters left to win one from.

missing-action-adjacent-place = { $space ->
        [none] To use Hermes, your ship must be { $reach ->
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
       *[other] Your ship can't sail to { $space }: there is no route by water.
    }

missing-move-blocked = { $terrain ->
        [water] There is no route by water to { $space }.
        [zeus] There is no route by water to { $space }.
       *[other] Ships can stop only on water spaces, not on { $space }.
    }
missing-move-to-zeus = { $tasks ->
        [one] Complete { $tasks } more task before you enter Zeus's space.
       *[other] Complete { $tasks } more tasks before you enter Zeus's space.
    }
missing-move-must-move = There is no need to sail: your ship is already on { $space }.
missing-end-leftovers = Your ship has reached Zeus and can't sail again.
missing-move-range = { $needed ->
        [one] { $space } is { $steps } spaces away, { $needed } beyond your range of { $range }: that costs { $needed } favor token, and you have { $tokens }.
       *[other] { $space } is { $steps } spaces away, { $needed } beyond your range of { $range }: that costs { $needed } favor tokens, and you have { $tokens }.
    }

missing-fight-color-place = The nearest { $color } monster is on { $place }, { $way }.
missing-fight-color = There is no { $color } monster left that your ship can sail to.
missing-task-needed-colors = { $family ->
        [statue] Your open tasks still need a { OR($colors) } statue.
        [offering] Your open tasks still need a { OR($colors) } offering.
       *[monster] Your open tasks still need a { OR($colors) } monster.
    }
missing-task-needed-aboard = { $family ->
        [statue] Your open tasks need no statues beyond those in your hold.
       *[offering] Your open tasks need no offerings beyond those in your hold.
    }
missing-task-needed = { $family ->
        [shrine] You have no open shrine task.
        [statue] You have no open statue task.
        [offering] You have no open offering task.
       *[monster] You have no open monster task.
    }
missing-task-color-once-colors = { $family ->
        [statue] Each color counts only once; your open tasks still need a { OR($colors) } statue.
        [offering] Each color counts only once; your open tasks still need a { OR($colors) } offering.
       *[monster] Each color counts only once; your open tasks still need a { OR($colors) } monster.
    }
missing-task-color-once-aboard = { $family ->
        [statue] Your open tasks need no statues beyond those in your hold.
       *[offering] Your open tasks need no offerings beyond those in your hold.
    }
missing-task-color-once = { $family ->
        [statue] You have no open statue task.
        [offering] You have no open offering task.
       *[monster] You have no open monster task.
    }
missing-cargo-capacity-place = { $family ->
        [statue] Make room first: your { $color } statue can go to { $place }, { $way }.
       *[offering] Make room first: your { $color } offering can go to { $place }, { $way }.
    }
missing-cargo-capacity = Your hold is full ({ $storage }), and you can't sail to any place where you could deliver or raise something.
missing-offering-load-place = The nearest { $color } offering is on { $place }, { $way }.
missing-offering-load = There is no { $color } offering left that your ship can sail to.
missing-offering-make-aboard = Your { $color } offering can go to { $place }, { $way }.
missing-offering-make-place = Load a { $color } offering: the nearest is on { $place }, { $way }.
missing-offering-make = You have no { $color } offering in your hold, and there are none left that your ship can sail to.
missing-statue-load = The { $color } city has no statues left, and none will come back.
missing-statue-raise-aboard = Your { $color } statue can go to { $place }, { $way }.
missing-statue-raise-place = Load a { $color } statue: its city is { $place }, { $way }.
missing-statue-raise = You have no { $color } statue in your hold, and there are none left that your ship can sail to.
missing-statue-site-once-place = The nearest free { $color } site is on { $place }, { $way }.
missing-statue-site-once = There is no free { $color } site left that your ship can sail to.

missing-shrine-build-place = You can build a shrine on a face-up tile on { $place }, { $way }.
missing-shrine-build-number = { $number ->
        [one] There is no face-up tile for your shrine, but the last face-down tile would do.
       *[other] { $every ->
            [true] There is no face-up tile for your shrine, but any of the { $number } face-down tiles would do.
           *[other] There is no face-up tile for your shrine, but { $fits } of the { $number } face-down tiles would do.
        }
    }
missing-shrine-build = Your ship can't sail to any tile where you could build a shrine.
missing-explore-picture-rule-place = You need a tile in your color with { OR($letters) }: the nearest face-up one is on { $place }, { $way }.
missing-explore-picture-rule-gone = There is no tile in your color with { OR($letters) } left that your ship can sail to.
missing-explore-picture-rule = You need a tile in your color with { OR($letters) }.
missing-action-look-fewer = There are no face-down tiles left.

missing-god-use = { $steps ->
        [one] { $god } is { $steps } step below the top row.
       *[other] { $god } is { $steps } steps below the top row.
    }
missing-god-use-last = { $steps ->
        [one] { $god } is { $steps } step below the top row and can't get there on this last turn.
       *[other] { $god } is { $steps } steps below the top row and can't get there on this last turn.
    }
missing-god-top = { $god } is on the top row and can't go any higher.
missing-action-effect = { $verb ->
        [draw] No oracle cards are left to draw: played cards come back at the end of a turn.
        [trade] No oracle cards are left to draw: played cards come back at the end of a turn.
        [look] There is no face-down tile that you haven't seen.
        [apollon] There is no card to draw, and you have no die or card left to use as any color.
        [poseidon] Your ship is there already.
       *[other] You have no injuries that this could discard.
    }
