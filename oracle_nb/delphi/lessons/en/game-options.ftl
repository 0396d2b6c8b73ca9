### Questions of the exercises on options: short games, the first game, later god steps.

ask-options-tasks = You play a short game: everyone has { $count } tasks instead of 12. How many of them are { $family ->
        [shrine] shrines
        [statue] statues
        [offering] offerings
       *[monster] monsters
    } and { $other ->
        [shrine] shrines
        [statue] statues
        [offering] offerings
       *[monster] monsters
    }, together?
ask-options-tiles = Which of these ship tiles can be dealt with the preset for a first game?
ask-options-gods = In this game, you choose the god steps from other players' rolls at the start of your turn. One step is due, for one of these gods: { $gods }. Use it so that a god reaches the top row.

tile-shield = shield 2
tile-range = range +2
tile-gods = all gods
tile-favor = favor +1
tile-task = one fewer task
tile-equipment = equipment at the start
tile-both-ways = both ways, storage +2
tile-recolor = cheaper recoloring

## Why an answer is correct

why-options-order = Tasks go back in the box in this order: a statue, a shrine, a monster, an offering.
why-options-returned = { $returned ->
        [one] Here only the first of these goes back.
       *[other] Here the first { $returned } of these go back.
    }
why-options-tasks = Together, these two kinds usually have { $each } tasks: { $each } − { $gone } = { $left }.
why-options-simple = The preset leaves out the tiles that need a decision at the start or concern favor tokens.
why-options-tiles = The preset uses the four simplest ship tiles: shield 2, range +2, all gods, both ways.
why-options-later = The step is chosen before the check for injuries, for one of the gods whose colors were rolled.
why-options-god = Only a god on row { $row } reaches the top row with one step.

## What to consider

hint-options = What does the option change, and what stays as usual?
hint-options-tasks = In which order do the tasks go back, and how many of them?
hint-options-tiles = Which four tiles are the simplest to use?
hint-options-gods = Which god is one row below the top?
