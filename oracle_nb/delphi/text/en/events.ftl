### What happened, one sentence per event: `event-<kind>` in the third person, `.you` for the player
### it happens to. $rule is the rule behind the event, with dashes for dots.

## Players, by the color of their ship or the name of a person

name-seat-red = Red
name-seat-yellow = Yellow
name-seat-green = Green
name-seat-blue = Blue
name-person = { $name }

## The turn

event-turn-begun = Round { $round }: { $player }'s turn begins.
    .you = Round { $round }: your turn begins.
event-must-recover = { $player } has too many injuries ({ $injuries }) and must recover.
    .you = You have too many injuries ({ $injuries }) and must recover.
event-unhurt = { $player } has no injuries and may choose a reward.
    .you = You have no injuries and may choose a reward.
event-some-injuries = { $injuries ->
        [one] { $player } has 1 injury and doesn't have to recover.
       *[other] { $player } has { $injuries } injuries and doesn't have to recover.
    }
    .you = { $injuries ->
        [one] You have 1 injury and don't have to recover.
       *[other] You have { $injuries } injuries and don't have to recover.
    }
event-recovered = { $player } has recovered, and the turn ends.
    .you = You have recovered, and your turn ends.
event-actions-ended = { $dice ->
        [0] { $player } ends their actions.
        [one] { $player } ends their actions with 1 die unused.
       *[other] { $player } ends their actions with { $dice } dice unused.
    }
    .you = { $dice ->
        [0] You end your actions.
        [one] You end your actions with 1 die unused.
       *[other] You end your actions with { $dice } dice unused.
    }
event-card-discarded = { $player } discards the { $color } oracle card played this turn.
    .you = You discard the { $color } oracle card you played this turn.
event-oracle-consulted = { $player } consults the oracle: { AND($colors) }.
    .you = You consult the oracle: { AND($colors) }.
event-titan-rolled = { $player } rolls the titan die: { $strength }.
    .you = You roll the titan die: { $strength }.
event-titan-held-off = { $player }'s shield ({ $shield }) holds off the titan ({ $strength }).
    .you = Your shield ({ $shield }) holds off the titan ({ $strength }).
event-step-owed = { $player } may advance { OR($gods) } by 1 step at the start of their next turn.
    .you = You may advance { OR($gods) } by 1 step at the start of your next turn.
event-game-over = The game is over after round { $round }.
event-game-unfinished = The game ends unfinished after round { $round }.
event-only-choice = { $player } must { $verb }: there is no other choice.
    .you = You must { $verb }: there is no other choice.
event-nothing-to-choose = { $player } has nothing to choose from, so this choice is skipped: { $decision }.
    .you = You have nothing to choose from, so this choice is skipped: { $decision }.

## Dice, cards, tokens

event-die-used = { $recolored ->
        [true] { $player } uses the { $die } die as { $color }.
       *[other] { $player } uses the { $die } die.
    }
    .you = { $recolored ->
        [true] You use your { $die } die as { $color }.
       *[other] You use your { $die } die.
    }
event-card-used = { $recolored ->
        [true] { $player } plays the { $card } oracle card as { $color }.
       *[other] { $player } plays the { $card } oracle card.
    }
    .you = { $recolored ->
        [true] You play your { $card } oracle card as { $color }.
       *[other] You play your { $card } oracle card.
    }
event-extra-used = { $color ->
        [none] { $player } buys the extra action.
       *[other] { $player } buys the extra action and uses it as { $color }.
    }
    .you = { $color ->
        [none] You buy the extra action.
       *[other] You buy the extra action and use it as { $color }.
    }
event-favor-paid = { $tokens ->
        [one] { $player } pays { $tokens } favor token
       *[other] { $player } pays { $tokens } favor tokens
    } { $rule ->
        [oracle-recolor] for recoloring.
        [move-buy-range] to sail farther.
        [fight-continue] to fight on.
       *[equipment-extra-action] for the extra action.
    }
    .you = { $tokens ->
        [one] You pay { $tokens } favor token
       *[other] You pay { $tokens } favor tokens
    } { $rule ->
        [oracle-recolor] for recoloring.
        [move-buy-range] to sail farther.
        [fight-continue] to fight on.
       *[equipment-extra-action] for the extra action.
    }
event-favor-taken = { $rule ->
        [ship-favor] { $tokens ->
            [one] { $player } takes { $tokens } more favor token thanks to the ship tile.
           *[other] { $player } takes { $tokens } more favor tokens thanks to the ship tile.
        }
       *[other] { $player } takes { $tokens }{ $more ->
            [true] {" "}more
           *[false] {""}
        } favor { $tokens ->
            [one] token
           *[other] tokens
        }.
    }
    .you = { $rule ->
        [ship-favor] { $tokens ->
            [one] You take { $tokens } more favor token thanks to your ship tile.
           *[other] You take { $tokens } more favor tokens thanks to your ship tile.
        }
       *[other] You take { $tokens }{ $more ->
            [true] {" "}more
           *[false] {""}
        } favor { $tokens ->
            [one] token
           *[other] tokens
        }.
    }
event-card-drawn = { $player } draws { $more ->
        [true] another
       *[false] a
    } { $color } oracle card.
    .you = { $color ->
        [none] { $more ->
            [true] { $number ->
                [one] You draw another oracle card.
               *[other] You draw { $number } more oracle cards.
            }
           *[other] { $number ->
                [one] You draw an oracle card.
               *[other] You draw { $number } oracle cards.
            }
        }
       *[other] You draw { $more ->
            [true] another
           *[false] a
        } { $color } oracle card.
    }
event-pile-renewed = The discarded oracle cards are shuffled to make a new pile.
event-no-card-left = No oracle card is left for { $player } to draw.
    .you = No oracle card is left for you to draw.
event-any-color = { $player }'s dice and oracle card count as any color for the rest of the turn.
    .you = Your dice and your oracle card count as any color for the rest of the turn.

## Injuries and shield

event-injury-drawn = { $player } draws { $more ->
        [true] another
       *[false] a
    } { $color } injury.
    .you = You draw { $more ->
        [true] another
       *[false] a
    } { $color } injury.
event-injuries-renewed = The discarded injuries are shuffled to make a new pile.
event-no-injury-left = No injury is left for { $player } to draw.
    .you = No injury is left for you to draw.
event-injuries-discarded = { $injuries ->
        [one] { $player } discards 1 { $color } injury.
       *[other] { $player } discards { $injuries } { $color } injuries.
    }
    .you = { $injuries ->
        [one] You discard 1 { $color } injury.
       *[other] You discard { $injuries } { $color } injuries.
    }
event-shield-raised = { $player }'s shield rises to { $strength }.
    .you = Your shield rises to { $strength }.
event-shield-full = { $player }'s shield stays at { $strength }, the maximum.
    .you = Your shield stays at { $strength }, the maximum.

## Sailing

event-moved = { $rule ->
        [god-poseidon] Poseidon puts { $player }'s ship on { $space }.
       *[other] { $player } sails from { $start } to { $space }.
    }
    .you = { $rule ->
        [god-poseidon] Poseidon puts your ship on { $space }.
       *[other] You sail from { $start } to { $space }.
    }
event-came-home = { $rule ->
        [end-trigger] { $player } reaches Zeus with all tasks done: this is the last round.
       *[other] { $player } reaches Zeus too.
    }
    .you = { $rule ->
        [end-trigger] You reach Zeus with all tasks done: this is the last round.
       *[other] You reach Zeus too.
    }

## Fighting

event-fight-begun = { $player } fights the { $color } monster on { $space } (strength { $strength }).
    .you = You fight the { $color } monster on { $space } (strength { $strength }).
event-round-won = { $player } rolls { $roll } against strength { $strength } and wins.
    .you = You roll { $roll } against strength { $strength } and win.
event-round-lost = { $player } rolls { $roll } against strength { $strength }: too low.
    .you = You roll { $roll } against strength { $strength }: too low.
event-surrendered = { $player } gives up against the { $color } monster on { $space }.
    .you = You give up against the { $color } monster on { $space }; it stays there.
event-monster-defeated = { $player } defeats the { $color } monster on { $space }.
    .you = You defeat the { $color } monster on { $space }.

## Tasks and cargo

event-task-completed = { $white ->
        [true] { $player } completes the { $task } with { $color };
       *[other] { $player } completes { $task ->
            [shrine-any] a
           *[other] the
        } { $task };
    } { $left ->
        [0] all tasks are done.
        [one] 1 task is left.
       *[other] { $left } tasks are left.
    }
    .you = { $white ->
        [true] You complete your { $task } with { $color };
       *[other] You complete { $task ->
            [shrine-any] a
           *[other] your
        } { $task };
    } { $left ->
        [0] all your tasks are done.
        [one] 1 task is left.
       *[other] { $left } tasks are left.
    }
event-offering-loaded = { $player } loads the { $color } offering from { $space }.
    .you = You load the { $color } offering from { $space }.
event-offering-made = { $player } delivers the { $color } offering to the temple on { $space }.
    .you = You deliver the { $color } offering to the temple on { $space }.
event-statue-loaded = { $player } loads a { $color } statue.
    .you = You load a { $color } statue.
event-statue-raised = { $player } raises the { $color } statue on { $space }.
    .you = You raise the { $color } statue on { $space }.

## Island tiles

event-tile-looked-at = { $player } looks at the tile on { $space }.
    .you = You look at the tile on { $space }.
event-tile-seen = { $player } looks at the tile on { $space }: it is a { $tile }. Nobody else can see this.
    .you = You look at the tile on { $space }: it is a { $tile }. Nobody else can see this.
event-tile-uncovered = { $player } reveals the tile on { $space }: a { $tile }.
    .you = You reveal the tile on { $space }: a { $tile }.
event-own-tile = The tile on { $space } is in { $player }'s color, but { $player } has no open shrine task for it.
    .you = The tile on { $space } is in your color, but you have no open shrine task for it.
event-tile-for = The tile on { $space } is ready for { $player }'s shrine.
    .you = The tile on { $space } is ready for your shrine.
event-shrine-built = { $player } builds a shrine on { $space }.
    .you = You build a shrine on { $space }.

## Gods

event-god-advanced = { $row ->
        [6] { $player }'s { $god } goes up to the top row.
       *[other] { $player }'s { $god } goes up to row { $row }.
    }
    .you = { $row ->
        [6] Your { $god } goes up to the top row.
       *[other] Your { $god } goes up to row { $row }.
    }
event-god-returned = { $row ->
        [0] { $player }'s { $god } goes back to the lowest row.
       *[other] { $player }'s { $god } goes back to row { $row }.
    }
    .you = { $row ->
        [0] Your { $god } goes back to the lowest row.
       *[other] Your { $god } goes back to row { $row }.
    }
event-gods-start = All of { $player }'s gods start on row { $row }.
    .you = All your gods start on row { $row }.
event-step-declined = { $player } declines the god step.
    .you = You decline the god step.
event-step-lost = A god step is lost: none of { $player }'s gods can take it.
    .you = A god step is lost: none of your gods can take it.
event-god-stays = { $player }'s { $god } is on the top row and can't go any further.
    .you = Your { $god } is on the top row and can't go any further.

## Cards and tiles

event-companion-taken = { $player } takes the companion { $companion }.
    .you = You take the companion { $companion }.
event-no-companion-left = No { $color } companion is left for { $player }.
    .you = No { $color } companion is left for you.
event-equipment-taken = { $player } takes the equipment card “{ $equipment }”.
    .you = You take the equipment card “{ $equipment }”.
event-equipment-displayed = The equipment card “{ $equipment }” is added to the display.
event-effect-lost = { $player }'s card “{ $equipment }” has no effect.
    .you = Your card “{ $equipment }” has no effect.
event-ship-tile-taken = { $player } takes the ship tile “{ $ship_tile }”.
    .you = You take the ship tile “{ $ship_tile }”.
event-task-returned = { $player } returns the { $task } to the box.
    .you = You return the { $task } to the box.
