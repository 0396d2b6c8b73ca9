### Why a bot decided as it did: `motive-<what>`, with a message for each kind of decision.
###
### All players can read them, so they never say what a face-down tile is or which tile a bot looked at.

## Its goal, used inside a sentence. Islands with a face-down tile are not named.

goal-fight = defeat the { $color } monster on { $space }
goal-build = build a shrine on { $space }
goal-load-offering = load the { $color } offering from { $space }
goal-make-offering = deliver the { $color } offering to the temple on { $space }
goal-load-statue = load a { $color } statue from { $space }
goal-raise-statue = raise the { $color } statue on { $space }
goal-explore = reveal an island tile
goal-explore-named = explore the island on { $space }

motive-turn = { $actions ->
        [one] It wants to { $deed } later this turn.
       *[other] It wants to { $deed } this turn, { $actions } actions from now.
    }
motive-ahead = { $steps ->
        [0] It wants to { $deed }, and after this move its ship is in position.
        [one] It wants to { $deed }: 1 space to go.
       *[other] It wants to { $deed }: { $steps } spaces to go.
    }
motive-later = It wants to { $deed } on a later turn.
motive-home = { $steps ->
        [0] All its tasks are done: it is heading for Zeus.
        [one] All its tasks are done: it is heading for Zeus, 1 space to go.
       *[other] All its tasks are done: it is heading for Zeus, { $steps } spaces to go.
    }

# Follows any other motive when the bot drops a plan it announced.
motive-changed = { $text } { $change ->
        [gone] Its last plan is no longer possible or no longer needed.
        [dice] Its new dice suit this better than its last plan.
       *[better] It now prefers this to its last plan.
    }

## The action itself

motive-deed = { $verb ->
        [fight] One of its tasks needs this monster.
        [build] One of its tasks needs this shrine.
        [make-offering] One of its tasks needs this offering.
        [raise-statue] One of its tasks needs this statue.
       *[explore] Revealing an island tile makes a shrine possible or gives it a reward.
    }
motive-explore-reward = An island tile can give it a reward.
motive-load-offering = { $steps ->
        [0] One of its tasks needs this offering; the temple is right here, on { $place }.
        [one] One of its tasks needs this offering; the temple is on { $place }, 1 space away.
       *[other] One of its tasks needs this offering; the temple is on { $place }, { $steps } spaces away.
    }
motive-load-statue = { $steps ->
        [0] One of its tasks needs this statue; a site for it is right here, on { $place }.
        [one] One of its tasks needs this statue; the nearest site for it is on { $place }, 1 space away.
       *[other] One of its tasks needs this statue; the nearest site for it is on { $place }, { $steps } spaces away.
    }

## Other actions

motive-idle = It considers this more useful now than any step toward its tasks with this die.
motive-postponed = It could also { $deed } this turn, but that takes { $actions ->
        [0] a god
        [one] 1 die or card
       *[other] { $actions } dice or cards
    }{ $tokens ->
        [0] {""}
        [one] {" "}and 1 favor token
       *[other] {" "}and { $tokens } favor tokens
    }. It expects to be home sooner if it does so later.
motive-unlikely = It could try to { $deed } now, but { $tokens ->
        [0] its chance is only { NUMBER($chance, style: "percent") }
        [one] that takes 1 favor token and leaves a chance of only { NUMBER($chance, style: "percent") }
       *[other] that takes { $tokens } favor tokens and leaves a chance of only { NUMBER($chance, style: "percent") }
    }. It wants more favor tokens or a stronger shield first.
motive-favor = Favor tokens are worth more to it now than any other use of this die.
motive-god = The god's help is worth more to it now than later.
motive-too-late = This round is the last, and it sees no way to reach Zeus in time. It plays on as if more rounds followed.
motive-keep-card = { $count ->
        [one] Its oracle card is worth more to it on a later turn.
       *[other] Its oracle cards are worth more to it on a later turn.
    }
motive-end = It sees nothing else that would help it now.

## Decisions

motive-ship-tile = It considers this the most useful of the available ship tiles.
motive-return-task = Without this task, it has the shortest route.
motive-take-equipment = It considers this card the most useful for its remaining tasks.
motive-take-equipment-home = All its tasks are done. It considers this card at least as useful as the others for reaching Zeus.
motive-check-reward = It considers this the better reward.
motive-recover = Discarding these injuries takes it farthest from having to recover.
motive-advance-god = This god's next step is worth the most to it.
motive-god-to-top = Of these gods, it most wants this one on the top row.
motive-fight-on = It goes on fighting as long as it can pay.
motive-look-at = This is the nearest tile it hasn't looked at.
motive-uncover = Of the tiles it has looked at, this one helps it most.
motive-heal-color = These injuries hurt it most.
motive-take-statue = With this statue in its hold, it has the shortest route.
motive-take-offering = With this offering in its hold, it has the shortest route.
motive-take-companion = It considers this companion the most useful addition to those it has.
