### Why an action is refused: `refuse-<rule>`. If a rule refuses for several reasons, the verb or the
### name of a fact follows: `refuse-<rule>-<verb>`, `refuse-<rule>-<fact>`.

## General

refuse-play-over = The game is over.
refuse-play-not-your-turn = It's { $player }'s decision, not yours.
refuse-play-decision-pending = Another decision comes first: { $decision }.
refuse-play-not-now = { $sourced ->
        [true] To { $verb }, you need a die, an oracle card or the extra action.
       *[other] You can't { $verb } at this point.
    }
refuse-play-not-held = { $source ->
        [extra] You have no card for an extra action.
       *[other] You have no { $source }.
    }
refuse-play-no-target = The tile on { $space } is already face up.
refuse-play-no-target-named = You have already chosen the tile on { $space }: choose another one.
refuse-play-no-target-verb = { $space ->
        [none] You can't { $verb } without choosing a target.
       *[other] You can't { $verb } on { $space } ({ $terrain }).
    }
refuse-action-adjacent = { $space ->
        [none] Your ship on { $ship } is not next to a city.
       *[other] Your ship on { $ship } is not next to { $space }.
    }
refuse-action-color-match = { $space } needs { $color }, but you are using { $used }.
refuse-action-color-match-colors = { $space } has sites for { AND($colors) }, not for { $used }.
refuse-action-effect = This would change nothing.
refuse-action-effect-draw = There are no oracle cards left to draw.
refuse-action-effect-trade = There are no oracle cards left to draw.
refuse-action-effect-look = You have already seen every face-down tile.
refuse-action-effect-spaces = { COUNT($spaces) ->
        [one] You have already seen the tile on { AND($spaces) }: choose one that you haven't seen.
       *[other] You have already seen the tiles on { AND($spaces) }: choose one that you haven't seen.
    }
refuse-action-effect-apollon = There is no card to draw, and you have no die or card left to use as any color.
refuse-action-effect-aphrodite = You have no injuries.
refuse-action-effect-color = You have no { $color } injuries.
refuse-action-effect-space = Your ship is already on { $space }.
refuse-action-look-fewer = There are no face-down tiles left.

## Dice and cards

refuse-turn-die-once = You have already used your { $source } this turn.
refuse-oracle-one-card = You have already played your oracle card for this turn, the { $color } one.
refuse-oracle-recolor = { $source ->
        [extra] Using the { $source }
       *[other] Using a { $source }
    } as { $used } would cost { $needed ->
        [one] { $needed } favor token
       *[other] { $needed } favor tokens
    }; you have { $tokens }.
refuse-equipment-extra-action = { $bought ->
        [true] You have already bought the extra action this turn.
       *[other] { $needed ->
            [one] The extra action costs { $needed } favor token; you have { $tokens }.
           *[other] The extra action costs { $needed } favor tokens; you have { $tokens }.
        }
    }
refuse-equipment-die-bonus = You have no equipment card with a { $color } die bonus.

## Moving

refuse-move-blocked = { $terrain ->
        [water] There is no route by water to { $space }.
        [zeus] There is no route by water to { $space }.
        [shallow] There are shallows at { $space }: ships can't stop there.
       *[other] { $space } is land ({ $terrain }): ships can't sail there.
    }
refuse-move-to-zeus = { $tasks ->
        [one] You can't enter Zeus's space ({ $space }) yet: { $tasks } task is still open.
       *[other] You can't enter Zeus's space ({ $space }) yet: { $tasks } tasks are still open.
    }
refuse-end-leftovers = You have reached Zeus, and your ship stays there.
refuse-move-must-move = Your ship is already on { $space }.
refuse-move-end-color = { $space } is { $color }, but you are using { $used }.
refuse-move-range = { $steps ->
        [one] { $space } is { $steps } space away
       *[other] { $space } is { $steps } spaces away
    }; your range is { $range }, and { $favor ->
        [0] you have no favor token to sail farther.
        [one] this action already takes your { $favor } favor token.
       *[other] this action already takes your { $favor } favor tokens.
    }
refuse-move-buy-range = { $steps ->
        [one] { $space } is { $steps } space away
       *[other] { $space } is { $steps } spaces away
    }; your range is { $range }, and sailing farther costs { $needed ->
        [one] { $needed } favor token
       *[other] { $needed } favor tokens
    }: you have only { $tokens } left for it.

## Fighting

refuse-fight-color = { COUNT($colors) ->
        [0] There is no monster on { $space }.
        [one] The monster on { $space } is { AND($colors) }, not { $color }.
       *[other] The monsters on { $space } are { AND($colors) }, not { $color }.
    }
refuse-fight-continue = You have no favor token to fight on.
refuse-fight-reward = The card “{ $equipment }” is not on display.
refuse-turn-one-at-a-time = Finish your action first: decide { $decision }.
refuse-turn-one-at-a-time-space = You are already fighting the { $color } monster on { $space }.

## Tasks and cargo

refuse-task-needed = { $family ->
        [shrine] You have no open shrine task.
       *[other] Your open tasks don't need a { $color } { $family }.
    }
refuse-task-color-once = { $how ->
        [aboard] You already have a { $color } { $family } in your hold, and each color counts only once.
       *[done] { $family ->
            [offering] You have already delivered a { $color } offering, and each color counts only once.
            [monster] You have already defeated a { $color } monster, and each color counts only once.
           *[statue] You have already raised a { $color } statue, and each color counts only once.
        }
    }
refuse-cargo-capacity = Your hold is full: it has room for { $storage }.
refuse-offering-load = There is no { $color } offering on { $space }.
refuse-offering-make = You have no { $color } offering in your hold.
refuse-statue-load = No statue is left in the { $color } city.
refuse-statue-raise = You have no { $color } statue in your hold.
refuse-statue-site-once = The { $color } site on { $space } is already taken.

## Exploring

refuse-explore-color = The border of { $space } is { $color }, but you are using { $used }.
refuse-explore-picture-rule = The tile shows { $letter }; your open shrine tasks need { AND($letters) }.
refuse-shrine-build = { $space } has no face-up tile in your color that still needs a shrine.

## Gods and injuries

refuse-god-use = { $row ->
        [0] { $god } is on the lowest row, not on the top row.
       *[other] { $god } is on row { $row }, not on the top row.
    }
refuse-god-top = { $god } is already on the top row.
refuse-god-not-in-check = You can use gods only in the action phase; now decide { $decision }.
refuse-turn-consult-gods = { $god } is on the lowest row.
refuse-turn-consult-gods-gods = The step is for { OR($gods) }, not for { $god }.
refuse-turn-recover = You have no { $color } injury to discard.
refuse-turn-recover-decision = You are recovering this turn, so you can only decide { $decision }.

## Cards, ship tiles, setup

refuse-statue-reward = { $companion } is not a { $color } companion.
refuse-companion-taken = { $companion } has already been taken.
refuse-equipment-god-to-top = The card shows { OR($gods) }, not { $god }.
refuse-equipment-look = You looked at { AND($spaces) }, not at { $space }.
refuse-equipment-statues = The card shows { AND($colors) }, not { $color }.
refuse-equipment-offerings = The card shows { AND($colors) }, not { $color }.
refuse-setup-ship-draft = The ship tile “{ $ship_tile }” is not available.
refuse-setup-short-game = You must return a shrine task to the box, not the { $task }.
refuse-ship-task = You have no { $task } to return to the box.
