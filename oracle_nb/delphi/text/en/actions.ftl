### Texts for actions: buttons, dice and cards to use, costs, reasons why an action is allowed, and
### chances.
###
### Ids: `do-<verb>` names an action, `do-<verb>-<decision>` the same verb as the answer to a decision.
### `cost-<rule>` and `why-<rule>` are reasons, each with its rule; `chance-...` and `undo-...` close
### an explanation. $space, $color, $source, ... are typed facts.

## Buttons

do-move = Sail to { $space }
do-fight = Fight the { $color } monster on { $space }
do-fight-fight-on = Fight on against strength { $strength } for 1 favor token
do-explore = Explore the island on { $space }
do-build = Build a shrine on { $space }
do-load-offering = Load the { $color } offering from { $space }
do-make-offering = Deliver the { $color } offering to the temple on { $space }
do-load-statue = Load a { $color } statue from { $space }
do-raise-statue = Raise the { $color } statue on { $space }
do-heal = Discard all { $color } injuries
do-advance = Advance { $god }
do-bonus = Take the { $color } die bonus
do-draw = Draw an oracle card
do-favor = { $gain ->
        [one] Take { $gain } favor token
       *[other] Take { $gain } favor tokens
    }
do-look = Look at up to two face-down tiles
do-look-look-at = Look at the tile on { $space }
do-poseidon = Poseidon: put the ship on { $space }
do-apollon = Apollon: draw a card and use any color
do-artemis = Artemis: reveal the tile on { $space }
do-aphrodite = Aphrodite: discard all injuries
do-ares = Ares: defeat the { $color } monster on { $space }
do-hermes = Hermes: load a { $color } statue from { $space }
do-trade = Trade { $god } for an oracle card
do-end = End the actions
do-pass = Decline the god step
do-surrender = Give up the fight
do-discard = Discard a { $color } injury
do-take = Take the card “{ $equipment }”
do-companion = Take { $companion }, the { $color } { $kind }
do-uncover = Reveal the tile on { $space }
do-top = Put { $god } on the top row
do-return = Return the { $task } to the box
do-choose = Take the ship tile “{ $ship_tile }”
# The verbs of these names, and their forms in the log: to the player, and about others.
log-verbs =
    Sail/sail/sails, fight/fight/fights, explore/explore/explores, build/build/builds, load/load/loads,
    deliver/deliver/delivers, raise/raise/raises, discard/discard/discards, advance/advance/advances,
    take/take/takes, draw/draw/draws, look/look/looks, put/put/puts, reveal/reveal/reveals,
    draw a card and use/draw a card and use/draws a card and uses, defeat/defeat/defeats,
    trade/trade/trades, end/end/ends, decline/decline/declines, give/give/gives, return/return/returns
# If the target or color is still open.
title-unsaid = You want to { $verb }

## Dice, cards and the extra action

name-source-die-pink = pink die
name-source-die-blue = blue die
name-source-die-yellow = yellow die
name-source-die-green = green die
name-source-die-red = red die
name-source-die-black = black die
name-source-card-pink = pink oracle card
name-source-card-blue = blue oracle card
name-source-card-yellow = yellow oracle card
name-source-card-green = green oracle card
name-source-card-red = red oracle card
name-source-card-black = black oracle card
name-source-extra = extra action

source-plain = { $tokens ->
        [0] { $source }
        [one] { $source }, { $tokens } favor token
       *[other] { $source }, { $tokens } favor tokens
    }
source-extra = { $color ->
        [none] extra action
       *[other] extra action as { $color }
    }, { $tokens ->
        [one] { $tokens } favor token
       *[other] { $tokens } favor tokens
    }
source-recolored = { $tokens ->
        [0] { $source } as { $color }
        [one] { $source } as { $color }, { $tokens } favor token
       *[other] { $source } as { $color }, { $tokens } favor tokens
    }
group-god = { $god }
group-end = end of your actions
group-decision = your decision

title = { $action } ({ $source })

## What an action costs

cost-oracle-recolor = { $tokens ->
        [one] Recoloring to { $color } costs { $tokens } favor token.
       *[other] Recoloring to { $color } costs { $tokens } favor tokens.
    }
cost-move-buy-range = { $tokens ->
        [one] Sailing farther costs 1 favor token
       *[other] Sailing farther costs { $tokens } favor tokens
    }: { $steps ->
        [one] { $space } is { $steps } space away
       *[other] { $space } is { $steps } spaces away
    }, and your range is { $range }.
cost-equipment-extra-action = { $tokens ->
        [one] The extra action costs { $tokens } favor token.
       *[other] The extra action costs { $tokens } favor tokens.
    }
cost-fight-continue = { $tokens ->
        [one] Fighting on costs { $tokens } favor token.
       *[other] Fighting on costs { $tokens } favor tokens.
    }

## Why it is allowed: dice and cards

why-turn-sources = You can use the { $source }.
why-oracle-card-as-die = The { $source } works like a die.
why-oracle-one-card = This is the first oracle card you play this turn.
why-oracle-recolor = You can recolor the { $source } to { $color }.
why-oracle-any-color = The { $source } counts as any color now, so { $color } is free.
why-oracle-wheel = { $wheel ->
        [one] On the wheel, it is 1 step from { $shown } to { $via }.
       *[other] On the wheel, it is { $wheel } steps from { $shown } to { $via }.
    }
why-ship-both-ways = Your ship tile lets you recolor in both directions.
why-ship-recolor = Your ship tile saves you 1 favor token on recoloring.
why-companion-demigod = A die or card in your demigod's color counts as any color.
why-god-apollon = Apollon lets your dice and your oracle card count as any color this turn.
why-equipment-extra-action = Your equipment lets you buy one extra action per turn, in any color.

## Why it is allowed: moving

why-move-range = { $beyond ->
        [0] { $steps ->
                [one] { $space } is { $steps } space away, within your range of { $range }.
               *[other] { $space } is { $steps } spaces away, within your range of { $range }.
            }
       *[other] Your range covers { $range } of the { $steps } spaces to { $space }.
    }
why-move-end-color = { $space } is { $color }, the color you are using.
why-move-to-zeus = All your tasks are done, so you may enter Zeus's space ({ $space }) with any color.
why-board-ships-share = A ship is already there, but any number of ships may share a space.
why-move-start = When you leave Zeus, the first water space you enter counts as 1.
why-move-buy-range = { $beyond ->
        [one] 1 favor token takes you 1 space beyond your range.
       *[other] { $beyond } favor tokens take you { $beyond } spaces beyond your range.
    }
why-companion-creature = Your { $color } creature adds 3 to your range and lets you stop on any color.
why-ship-range = Your ship tile adds 2 to your range.
why-equipment-range = Your equipment adds 1 to your range.
why-equipment-shallows = Your equipment lets you cross shallows.

## Why it is allowed: islands and cities

why-equipment-reach-island = Your equipment lets you reach { $space } from one space farther away.
why-equipment-reach-statue = Your equipment lets you reach cities and statue islands from one space farther away.
why-equipment-reach-offering = Your equipment lets you reach { $space } from one space farther away.
why-equipment-reach-meaning = Your ship may reach { $space } across one water space.
why-fight-color = There is a { $color } monster on { $space }, and one of your tasks needs it.
why-fight-strength = The fight begins at strength { $strength }: 9 minus your shield of { $shield }.
why-fight-win = You win if you roll the monster's strength or more.
why-fight-continue = After losing a round, you may pay 1 favor token to roll again, against a strength that is 1 lower.
why-fight-surrender = You may give up instead of paying to fight on.
why-fight-reward = You may take any equipment card on display.
why-explore-color = The border of { $space } is { $color }, and its tile is face down.
why-explore-letter = The letter on the tile gives you this choice.
why-shrine-build = The face-up tile on { $space } is in your color and has no shrine yet.
why-shrine-reward = For a shrine, you may advance a god of your choice by 1 step.
why-offering-load = There is a { $color } offering on { $space }, and one of your tasks needs it.
why-offering-make = You have a { $color } offering in your hold, and the temple on { $space } is { $color }.
why-offering-reward = { $gain ->
        [one] For delivering an offering, you take { $gain } favor token.
       *[other] For delivering an offering, you take { $gain } favor tokens.
    }
why-statue-load = { $space } is the { $color } city, and one of your tasks needs a { $color } statue.
why-statue-raise = You have a { $color } statue in your hold, and { $space } has a free { $color } site.
why-statue-reward = For raising a statue, you choose a companion of its color.
why-action-look = You may look at two face-down tiles anywhere on the board, or at one if only one is left.
why-action-look-fewer = Only one face-down tile is left, so you look at just that one.
why-action-look-private = Only you will know what you see.
why-action-draw-card = A die or card of any color lets you draw a card.
why-action-take-favor = { $gain ->
        [one] A die or card of any color gives you { $gain } favor token.
       *[other] A die or card of any color gives you { $gain } favor tokens.
    }
why-injury-discard = You have { $color } injuries to discard.

## Why it is allowed: gods

why-god-advance-action = { $god } is the { $color } god and is not on the top row yet.
why-god-first-step = { $row ->
        [one] { $god } is on the lowest row, so the first step leads to row 1.
       *[other] { $god } is on the lowest row, so the first step leads straight to row { $row }.
    }
why-god-reach = The longer reach of your equipment applies to { $god } too.
why-ship-gods-out = With your ship tile, none of your gods is ever on the lowest row.
why-god-split-steps = Each step goes to one god, or to none.
why-god-use = { $god } is on the top row.
why-god-trade = You may trade a god on the top row for an oracle card.
why-god-return = Afterward, { $god } goes back down.
why-god-poseidon = Poseidon can put your ship on any water space.
why-god-artemis = Artemis can reveal any face-down tile.
why-god-aphrodite = Aphrodite discards injuries of every color at once.
why-god-ares = Ares needs no roll, and no die in the monster's color.
why-god-hermes = A city is within reach of your ship, so Hermes may go to any city.
why-equipment-god-to-top = The card shows { $god }.
why-turn-consult-gods = { $god ->
        [none] You don't have to advance a god after another player's roll.
       *[other] The color of { $god } was rolled, and { $god } is not on the lowest row.
    }
why-turn-consult-gods-delayed = { $god ->
        [none] You don't have to take the step from an earlier roll.
       *[other] The color of { $god } has been rolled since your last turn.
    }

## Why it is allowed: the turn, cards, setup

why-turn-no-injuries = { $gain ->
        [one] You have no injuries: take { $gain } favor token or advance a god.
       *[other] You have no injuries: take { $gain } favor tokens or advance a god.
    }
why-turn-recover = You are recovering and may discard any of your injuries.
why-turn-phases = You decide when your actions end; the rest of your turn follows.
why-turn-may-skip = You may leave dice unused.
why-turn-consult = You end your turn by consulting the oracle.
why-equipment-die-bonus = { $gain ->
        [one] Your { $color } die bonus gives you { $gain } favor token, an oracle card and a step for { $god }.
       *[other] Your { $color } die bonus gives you { $gain } favor tokens, an oracle card and a step for { $god }.
    }
why-equipment-statues = The card lets you load a statue you need from its city, in one of the colors shown.
why-equipment-offerings = The card lets you load an offering you need from any island, in one of the colors shown.
why-equipment-look = The card lets you look at two tiles and reveal one of them.
why-equipment-reward-god = Your equipment adds a god step to the reward.
why-equipment-gift = The card gives you two god steps.
why-setup-ship-draft = The ship tile is still available.
why-setup-short-game = The short game starts with one fewer shrine task.
why-ship-task = Your ship tile lets you start with one fewer task.
why-ship-equipment = Your ship tile gives you an equipment card at the start.

## What comes next

next-decision = Next, { $player } decides { $decision }.
    .you = Next, you decide { $decision }.
next-steps = { $steps ->
        [one] Then { $player } may advance a god by 1 step.
       *[other] Then { $player } may take { $steps } god steps.
    }
    .you = { $steps ->
        [one] Then you may advance a god by 1 step.
       *[other] Then you may take { $steps } god steps.
    }
next-return = Then { $row ->
        [0] { $god } goes back to the lowest row.
       *[other] { $god } goes back to row { $row }.
    }
next-consult = { $final ->
        [true] You roll your three dice, even though the game ends with this round.
       *[other] You roll your three dice for your next turn.
    }
next-won = If you win: { $text }

## Chance

chance-battle = Your chance of winning with this roll is { NUMBER($chance, style: "percent") }.
chance-battle-tokens = { $tokens ->
        [one] With your favor token to fight on: { NUMBER($chance, style: "percent") }.
       *[other] With your { $tokens } favor tokens to fight on: { NUMBER($chance, style: "percent") }.
    }
chance-battle-injury = A losing roll of 0 gives you an injury: { NUMBER($chance, style: "percent") } per round.
chance-card = { $cards ->
        [one] { $number ->
            [one] The card is the last one in the pile: { AND($parts) }.
           *[other] The card is one of { $number } in the pile: { AND($parts) }.
        }
       *[other] { $number ->
            [one] The first card is the last one in the pile: { AND($parts) }.
           *[other] The first card is one of { $number } in the pile: { AND($parts) }.
        }
    }
chance-card-part = { $number } { $color }
chance-tile = { $yours ->
        [0] { $number ->
            [one] It is the last tile you haven't seen, and you can't build a shrine on it.
           *[other] The tile is one of { $number } you haven't seen, and you can't build a shrine on any of them.
        }
        [one] { $number ->
            [one] It is the last tile you haven't seen, and you can build a shrine on it.
           *[other] The tile is one of { $number } you haven't seen; you can build a shrine on one of them, in your color: { NUMBER($chance, style: "percent") }.
        }
       *[other] The tile is one of { $number } you haven't seen; you can build a shrine on { $yours } of them, all in your color: { NUMBER($chance, style: "percent") }.
    }
chance-tile-letters = { $shrines ->
        [0] The letters: { AND($parts) }.
       *[other] The letters of the others: { AND($parts) }.
    }
chance-tile-part = { $letter ->
        [psi] { $tokens ->
            [one] { $number } Psi ({ $tokens } favor token)
           *[other] { $number } Psi ({ $tokens } favor tokens)
        }
        [phi] { $number } Phi (2 oracle cards)
        [sigma] { $number } Sigma (3 god steps)
       *[omega] { $number } Omega (discard injuries of one color, shield +1)
    }
chance-look = { $number ->
        [one] There is only 1 tile you haven't seen.
       *[other] There are { $number } tiles you haven't seen.
    }
chance-equipment = { $number ->
        [one] The last card in the pile refills the display.
       *[other] One of the { $number } cards in the pile refills the display.
    }
chance-die = Each die is equally likely to show any of the six colors.
chance-die-paid = { COUNT($colors) ->
        [one] Your equipment pays you { $tokens ->
            [one] { $tokens } favor token
           *[other] { $tokens } favor tokens
        } if { AND($colors) } is rolled: { NUMBER($chance, style: "percent") }.
       *[other] Your equipment pays you { $tokens ->
            [one] { $tokens } favor token
           *[other] { $tokens } favor tokens
        } for each of these colors that is rolled: { AND($colors) }, { NUMBER($chance, style: "percent") } each.
    }
chance-injury = { $injuries ->
        [one] The titan then attacks with strength { $strength }, and you draw 1 injury of a random color.
       *[other] The titan then attacks with strength { $strength }, and you draw { $injuries } injuries of random colors.
    }
chance-injury-others = { COUNT($others) ->
        [one] { $injuries ->
            [one] The titan then attacks with strength { $strength }, and { AND($others) } draws 1 injury of a random color.
           *[other] The titan then attacks with strength { $strength }, and { AND($others) } draws { $injuries } injuries of random colors.
        }
       *[other] { $injuries ->
            [one] The titan then attacks with strength { $strength }, and { AND($others) } each draw 1 injury of a random color.
           *[other] The titan then attacks with strength { $strength }, and { AND($others) } each draw { $injuries } injuries of random colors.
        }
    }
# Stands alone: where "you" isn't the reader, chance-injury before it is left out.
chance-injury-too = { COUNT($others) ->
        [one] The titan's attack also gives { AND($others) } { $injuries ->
            [one] 1 injury of a random color.
           *[other] { $injuries } injuries of random colors.
        }
       *[other] The titan's attack also gives { AND($others) } { $injuries ->
            [one] 1 injury of a random color each.
           *[other] { $injuries } injuries of random colors each.
        }
    }
chance-titan = { $shield ->
        [5] The titan die is rolled next. Your shield of 5 stops all but a 6, which gives you 2 injuries: { NUMBER($six, style: "percent") }.
       *[other] The titan die is rolled next. With your shield of { $shield }, the chance of 1 injury is { NUMBER($one, style: "percent") }; a 6 gives you 2 injuries: { NUMBER($six, style: "percent") }.
    }

## Undo

undo-yes = You can undo this.
undo-analysis = You can undo this: the game is an analysis.
undo-bot = You can undo this until the next bot acts.
undo-chance = { $draw ->
        [die] You can't undo this once the dice are rolled.
        [battle] You can't undo this once the battle die is rolled.
        [titan] You can't undo this once the titan die is rolled.
        [card] You can't undo this once the card is drawn.
        [equipment] You can't undo this once a new card is on display.
        [injury] You can't undo this once injuries are drawn.
       *[tile] You can't undo this once you have seen the tile.
    }
undo-passed = You can't undo this: another player decides next.
