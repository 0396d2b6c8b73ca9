### The current decision and who makes it: `decision-<kind>`; the phases of a turn; names of decisions
### (`name-choice-<kind>`, after "decide"); names of actions (`name-verb-<verb>`, after "to").

decision-ship-tile = { $player }: choose a ship tile.
decision-return-task = { $rule ->
        [setup-short-game] { $player }: return one shrine task to the box.
       *[other] { $player }: return one task to the box.
    }
decision-take-equipment = { $player }: choose one of the displayed equipment cards.
decision-check-reward = { $gain ->
        [one] { $player }: no injuries, so take { $gain } favor token or advance a god.
       *[other] { $player }: no injuries, so take { $gain } favor tokens or advance a god.
    }
decision-recover = { $left ->
        [one] { $player }: too many injuries cost this turn. Discard 1 more to recover.
       *[other] { $player }: too many injuries cost this turn. Discard { $left } to recover.
    }
decision-advance-god = { $player }: advance { OR($gods) } by 1 step { $cause ->
        [roll] for another player's roll
        [tile] for the tile's Sigma
        [shrine] for the shrine
        [card] for an equipment card
       *[several] as a reward
    }, or decline{ $steps ->
        [one] .
       *[other] {""} ({ $steps } steps left).
    }
decision-god-to-top = { $player }: put { OR($gods) } on the top row.
decision-fight-on = { $player }: pay a favor token to fight on against the { $color } monster on { $space } (strength { $strength } next), or give up.
decision-look-at = { $wanted ->
        [one] { $player }: choose a face-down tile to look at.
       *[other] { $player }: choose a face-down tile to look at ({ $number } of { $wanted }).
    }
decision-uncover = { COUNT($spaces) ->
        [one] { $player }: reveal the tile you looked at, on { AND($spaces) }.
       *[other] { $player }: reveal one of the tiles you looked at, on { OR($spaces) }.
    }
decision-heal-color = { $player }: choose the color of injuries to discard.
decision-take-statue = { $player }: load a { OR($colors) } statue from its city.
decision-take-offering = { $player }: load a { OR($colors) } offering from an island.
decision-take-companion = { $player }: choose a { $color } companion.
decision-act = { $dice ->
        [0] { $player }: choose an action (no dice left).
        [one] { $player }: choose an action (1 die left).
       *[other] { $player }: choose an action ({ $dice } dice left).
    }
decision-end = { $player }: end your actions.
decision-over = The game is over.

name-phase-setup = setup
name-phase-check = phase 1: injuries
name-phase-act = phase 2: actions
name-phase-consult = phase 3: consulting the oracle
name-phase-over = end of the game

name-choice-ship-tile = which ship tile to take
name-choice-return-task = which task to return to the box
name-choice-take-equipment = which equipment card to take
name-choice-check-reward = which reward to take for having no injuries
name-choice-recover = which injury to discard
name-choice-advance-god = which god to advance
name-choice-god-to-top = which god to put on the top row
name-choice-fight-on = whether to fight on
name-choice-look-at = which tile to look at
name-choice-uncover = which tile to reveal
name-choice-heal-color = which color of injuries to discard
name-choice-take-statue = which statue to load
name-choice-take-offering = which offering to load
name-choice-take-companion = which companion to take

name-verb-move = sail
name-verb-fight = fight
name-verb-explore = explore an island
name-verb-build = build a shrine
name-verb-load-offering = load an offering
name-verb-make-offering = deliver an offering
name-verb-load-statue = load a statue
name-verb-raise-statue = raise a statue
name-verb-heal = discard injuries of one color
name-verb-advance = advance a god
name-verb-bonus = take a die bonus
name-verb-draw = draw an oracle card
name-verb-favor = take favor tokens
name-verb-look = look at a tile
name-verb-poseidon = use Poseidon
name-verb-apollon = use Apollon
name-verb-artemis = use Artemis
name-verb-aphrodite = use Aphrodite
name-verb-ares = use Ares
name-verb-hermes = use Hermes
name-verb-trade = trade a god
name-verb-end = end your actions
name-verb-pass = decline a god step
name-verb-surrender = give up the fight
name-verb-discard = discard an injury
name-verb-take = take an equipment card
name-verb-companion = take a companion
name-verb-uncover = reveal a tile
name-verb-top = put a god on the top row
name-verb-return = return a task to the box
name-verb-choose = take a ship tile

## If a name is missing

name-missing-none = (nothing)
