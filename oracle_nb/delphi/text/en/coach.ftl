### What the coach says: why a line is good (`motive-coach-<what>`, with a message for each kind of
### decision), and where to look first (`motive-hint-<what>`). Only the player who asked reads it.
### $deed is a goal (`goal-<verb>`).

## Lines

line-then = { $first }, then { $following }
line-chance = { $tokens ->
        [0] { $gamble ->
            [true] a gamble: { NUMBER($chance, style: "percent") }
           *[other] chance { NUMBER($chance, style: "percent") }
        }
       *[other] { $gamble ->
            [true] a gamble: { NUMBER($chance, style: "percent") } if you spend all tokens
           *[other] chance { NUMBER($chance, style: "percent") } if you spend all tokens
        }
    }

motive-coach-task = { $verb ->
        [fight] You can { $deed }, which completes { $last ->
            [true] your last task.
           *[other] one of your tasks.
        }
        [load-offering] You { $deed }, which one of your tasks needs.
        [load-statue] You { $deed }, which you need for one of your tasks.
       *[other] You { $deed }, which completes { $last ->
            [true] your last task.
           *[other] one of your tasks.
        }
    }
motive-coach-explore = You reveal an island tile, which gives you a reward or a place for a shrine.
motive-coach-explore-reward = You reveal an island tile, which gives you { OR($parts) }.
reward-of-letter = { $letter ->
        [psi] { $tokens ->
            [one] { $tokens } favor token
           *[other] { $tokens } favor tokens
        }
        [phi] 2 oracle cards
        [sigma] 3 god steps
       *[omega] shield +1 and the removal of all injuries of one color
    }
motive-coach-home = You reach Zeus with all your tasks done.
motive-coach-next-turn = You no longer have too many injuries, so you keep your next turn.
motive-coach-risk = The risk of losing your next turn to injuries is about { NUMBER($chance, style: "percent") }.
motive-coach-homeward = { $tasks ->
        [0] All your tasks are done, and
       *[other] You can still complete your last task, and
    } { $source ->
        [extra] { $tokens ->
            [one] 1 favor token buys
           *[other] { $tokens } favor tokens buy
        } the action that takes you home this round.
       *[other] your { $source } takes you home this round.
    }
motive-coach-homeward-god = { $tasks ->
        [0] All your tasks are done, and
       *[other] You can still complete your last task, and
    } { $steps ->
        [0] { $god } takes you home this round.
       *[other] { $god } can reach the top row and take you home this round.
    }
motive-coach-apollon = With Apollon, the dice you have left and your oracle card count as any color.
motive-coach-top = { $god } reaches the top row.
motive-coach-god = { $god } moves up.
motive-coach-closer = { $steps ->
        [0] You can { $deed } next: your ship is then in position instead of { $before } spaces away.
        [one] You can { $deed } next: then it's only 1 space away, not { $before }.
       *[other] You can { $deed } next: then it's { $steps } spaces away, not { $before }.
    }
motive-coach-work = All your tasks then need about { $dice } more { $dice ->
        [one] die
       *[other] dice
    }, not { $before }.
motive-coach-ready = You keep a { $color } card, with which you can { $deed }.
motive-coach-healed = { $injuries ->
        [one] You get rid of 1 injury.
       *[other] You get rid of { $injuries } injuries.
    }
motive-coach-cards = You end up with { $cards ->
        [one] 1 more oracle card
       *[other] { $cards } more oracle cards
    }{ $tokens ->
        [0] .
        [one] {""} and 1 more favor token.
       *[other] {""} and { $tokens } more favor tokens.
    }
motive-coach-tokens = { $tokens ->
        [one] You end up with 1 more favor token.
       *[other] You end up with { $tokens } more favor tokens.
    }
motive-coach-in-spite = Another line would bring { $verb ->
        [fight] a monster task
        [build] a shrine task
        [explore] a shrine task
        [load-offering] an offering task
        [make-offering] an offering task
        [load-statue] a statue task
        [raise-statue] a statue task
       *[other] your tasks
    } closer this turn, but the coach expects you to finish at least as soon with this one.
motive-coach-can-wait = You could { $deed } this turn, but that can wait: after this line, your ship is still in position for it, and the coach expects you to finish at least as soon.
motive-coach-end = You save what you have left for later turns.
motive-coach-end-home = You have reached Zeus with all your tasks done.
motive-coach-least = It does nothing for your tasks yet.

## The last turn: what decides the game

motive-coach-last-turn = { $there ->
        [true] Only oracle cards and then favor tokens count now.
       *[other] { $home ->
            [true] { $player } has reached Zeus, so this round is the last one:
           *[other] { $player } can end the game this round:
        } reach Zeus now. Then oracle cards decide, and then favor tokens.
    }
motive-coach-lost = { $over ->
        [true] The game ends with this round, and
       *[other] The game may end with this round, and then
    } { $close ->
        [true] you have hardly any chance to win.
       *[other] you can't reach Zeus in time.
    } In the final standings, completed tasks count first, then oracle cards, then favor tokens.{ $over ->
        [true] {""}
       *[other] {" "}These lines are the best ones in case the game goes on.
    }
motive-coach-standing = You'd end up with { $tasks ->
        [one] 1 completed task
       *[other] { $tasks } completed tasks
    }, { $cards ->
        [one] 1 oracle card
       *[other] { $cards } oracle cards
    }, and { $tokens ->
        [one] 1 favor token
       *[other] { $tokens } favor tokens
    }.
motive-coach-too-late = It doesn't take you to Zeus in time.
motive-coach-if-shrines = { $tiles ->
        [one] It needs a tile with a place for your shrine.
       *[other] It needs { $tiles } tiles with places for your shrines.
    }
motive-coach-if-cards = It counts on oracle cards from a tile with Phi.
motive-coach-tie = You finish with { $own_cards ->
        [one] 1 oracle card
       *[other] { $own_cards } oracle cards
    } and { $own_tokens ->
        [one] 1 favor token
       *[other] { $own_tokens } favor tokens
    }; { $player } { $home ->
        [true] has
       *[other] can have
    } { $cards } and { $tokens }. { $tie ->
        [ahead] So you win the tie.
        [unsure] So you win the tie unless { $player } does everything for it.
        [level] So you share the victory.
        [open] The tie depends on what else this turn brings.
       *[behind] So you lose the tie.
    }
motive-coach-answer-last = The coach compares your chances to win: this turn may be your last one.

## What the best line has over another one

# The lines were played out.
motive-coach-more-often = In simulations of { $turns } turns, the best line more often { $goal ->
        [shrine] builds another shrine.
        [statue] raises another statue.
        [offering] delivers another offering.
        [monster] defeats another monster.
        [task] completes another task.
       *[other] takes you to Zeus with all your tasks done.
    }

# This line begins with a step for a task.

motive-coach-step-waits = After the best line, your ship is still in position to { $deed }.
motive-coach-step-instead = With the best line, you can { $deed } instead.
motive-coach-step-healed = { $injuries ->
        [one] The best line leaves you with 1 injury fewer.
       *[other] The best line leaves you with { $injuries } injuries fewer.
    }
motive-coach-step-cards = { $cards ->
        [one] The best line leaves you with 1 more oracle card.
       *[other] The best line leaves you with { $cards } more oracle cards.
    }
motive-coach-step-tokens = { $fight ->
        [true] On average, the best line
       *[other] The best line
    } leaves you with { $tokens ->
        [one] 1 more favor token.
       *[other] { $tokens } more favor tokens.
    }
motive-coach-step-god = After the best line, { $god } is in a higher row.

## Decisions: what the coach compares. The same reason is given for each answer.

motive-coach-ship-tile = Ship tiles are ranked by how useful they usually are.
motive-coach-return-task = The coach compares how soon you'd finish without each of these tasks.
motive-coach-take-equipment = The coach compares how soon you'd finish with each equipment card on display.
motive-coach-check-reward = The coach compares how soon you'd finish with each reward.
motive-coach-recover = The coach compares how soon you'd finish with the injuries you'd keep.
motive-coach-advance-god = The coach compares how soon you'd finish with each god's step.
motive-coach-god-to-top = The coach compares how soon you'd finish with each god on the top row.
motive-coach-fight-on = The coach weighs your chance of winning against the favor tokens it costs.
motive-coach-look-at = Tiles you don't know come first, the nearest one first of all.
motive-coach-uncover = A tile on which you can build a shrine comes first.
motive-coach-heal-color = The coach compares how soon you'd finish without the injuries of each color.
motive-coach-take-statue = The coach compares how soon you'd finish with each statue in your hold.
motive-coach-take-offering = The coach compares how soon you'd finish with each offering in your hold.
motive-coach-take-companion = The coach compares how soon you'd finish with each companion.

## Hints

motive-hint-task = { $verb ->
        [fight] There is a monster you can fight this turn for one of your tasks.
        [build] There is an island on which you can build a shrine this turn.
        [load-offering] There is an offering you can load this turn for one of your tasks.
        [make-offering] There is a temple to which you can deliver an offering this turn.
        [load-statue] There is a statue you can load this turn for one of your tasks.
        [raise-statue] There is an island on which you can raise a statue this turn.
       *[explore] There is an island you can explore this turn.
    }
motive-hint-home = You can be back with Zeus this turn, with all your tasks done.
motive-hint-next-turn = You have too many injuries for your next turn: can you discard some?
motive-hint-sail = { $direction ->
        [n] Look at what is north of your ship.
        [ne] Look at what is northeast of your ship.
        [e] Look at what is east of your ship.
        [se] Look at what is southeast of your ship.
        [s] Look at what is south of your ship.
        [sw] Look at what is southwest of your ship.
        [w] Look at what is west of your ship.
        [nw] Look at what is northwest of your ship.
       *[here] Look at what is around your ship.
    }
motive-hint-prepare = Think ahead: what will you need for your next tasks?
motive-hint-end = Ask yourself what you'd rather keep for later turns.
motive-hint-god = { $rows ->
        [0] One of these gods reaches the top row with this step.
        [one] Look for a god who will be just 1 row below the top row after this step.
       *[other] Look for a god who will still be { $rows } rows below the top row after this step.
    }
motive-hint-gods-level = These gods are all in the same row, so what counts is whose special action helps with your tasks.
motive-hint-no-god = The coach sees no use in advancing any of these gods.
motive-hint-answer = Think of what you still have to do: which answer brings you to the end soonest?
