### Why a bot decided as it did: `motive-<what>`, one for each kind of decision besides.
###
### Everybody at the table reads them. Which tile lies face down is in none of them, nor where one
### that the bot has looked at lies.

## What it wants: in the middle of a sentence. An island with a face-down tile is not named.

goal-fight = defeat the { $color } monster on { $space }
goal-build = build a shrine on { $space }
goal-load-offering = load the { $color } offering on { $space }
goal-make-offering = deliver the { $color } offering to the temple { $space }
goal-load-statue = load a { $color } statue in { $space }
goal-raise-statue = raise the { $color } statue on { $space }
goal-explore = turn up an island tile

motive-turn = { $actions ->
        [one] With its next action it wants to { $deed }.
       *[other] It wants to { $deed } this turn, { $actions } actions from now.
    }
motive-ahead = { $steps ->
        [0] It wants to { $deed }, and is beside it now.
        [one] It wants to { $deed }: 1 space to go.
       *[other] It wants to { $deed }: { $steps } spaces to go.
    }
motive-later = It wants to { $deed } on a later turn.
motive-home = { $steps ->
        [0] Its tasks are done: now to Zeus.
        [one] Its tasks are done: now to Zeus, 1 space to go.
       *[other] Its tasks are done: now to Zeus, { $steps } spaces to go.
    }

# After any of the others, where a plan that was announced is dropped.
motive-changed = { $text } { $change ->
        [gone] Its last plan is no longer possible or no longer needed.
        [dice] Its new dice suit this better than its last plan.
       *[better] It now prefers this to its last plan.
    }

## The deed itself

motive-deed = { $verb ->
        [fight] One of its tasks asks for this monster.
        [build] One of its tasks asks for this shrine.
        [make-offering] One of its tasks asks for this offering.
        [raise-statue] One of its tasks asks for this statue.
       *[explore] An island tile gives a place for a shrine, or a reward.
    }
motive-load-offering = { $steps ->
        [0] One of its tasks asks for it; the temple for it is right here, on { $place }.
        [one] One of its tasks asks for it; the temple for it is on { $place }, 1 space away.
       *[other] One of its tasks asks for it; the temple for it is on { $place }, { $steps } spaces away.
    }
motive-load-statue = { $steps ->
        [0] One of its tasks asks for it; a place for it is right here, on { $place }.
        [one] One of its tasks asks for it; the nearest place for it is on { $place }, 1 space away.
       *[other] One of its tasks asks for it; the nearest place for it is on { $place }, { $steps } spaces away.
    }

## Neither here nor there

motive-idle = None of its tasks needs this die now; this gains it the most.
motive-favor = Favor tokens are worth more to it now than any other use of this die.
motive-god = The god's help is worth more to it now than later.
motive-end = Nothing that it can still do would help it.

## Answers

motive-ship-tile = It thinks this the most useful ship tile of those to choose from.
motive-return-task = Without this task its way is the shortest.
motive-take-equipment = It reckons this card to be the most useful for the tasks it still has.
motive-check-reward = It reckons this to be the better reward.
motive-recover = Without these injuries it is farthest from having to recover.
motive-advance-god = The next step of this god is worth most to it.
motive-god-to-top = This god gains most by it.
motive-fight-on = It goes on fighting as long as it can pay.
motive-look-at = The nearest tile that it hasn't looked at.
motive-uncover = Of those it has looked at, this one serves it best.
motive-heal-color = These injuries hurt it most.
motive-take-statue = With this statue aboard its way is the shortest.
motive-take-offering = With this offering aboard its way is the shortest.
motive-take-companion = It reckons this companion to be the most useful beside those it has.
