### Texts beside the map: sources of actions, players, the end of a game. The names of gods, Areas
### and units come from the data pack.

prompt-source = Choose a unit
source-aid = Aid
source-answer = Your answer
source-alliance = Alliances
source-end = End the turn
source-end-last = Keep alliances
source-end-none = No alliance
source-end-moves = End the movement
source-god = Your god

# What is refused to a unit that can't move, after "not possible:".
refused-unit = moving { $unit }
group-step = Move (2 power points)
group-attack = Attack (4 power points)
short-step = { $count ->
        [0] { $area } { $space }
       *[other] { $names }, { $area }
    }
group-god = Choose an Area on the map or here ({ $side ->
        [monsters] your units, spaces with enemies
       *[heroes] your units, spaces with enemies, Prizes
    } within reach)
group-god-other = Other Areas
group-alliance = Alliances
group-aid-attack = Your aid. { $god } defends and can give up to { $against }: your chance against none · against all
group-aid-defense = Your aid, and your chance to win
group-aid-prize = Your aid, and your chance to take the Prize
group-aid-wasted = More aid than needed: { $enough } points make it certain
units-here = { $count ->
        [one] { $count } unit that you could move
       *[other] { $count } units that you could move
    }
fights-near = { $count ->
        [one] { $count } space with enemies within reach
       *[other] { $count } spaces with enemies within reach
    }
prizes-near = { $count ->
        [one] { $count } Prize within reach
       *[other] { $count } Prizes within reach
    }
toward-fight = { $where ->
        [here] Fight: { $names }
       *[there] Fight: { $names } (in { $area })
    }{ $against ->
        [-1] { "" }
        [0] , the defender can give no aid
       *[other] , defended with up to { $against }
    }
toward-prize = { $where ->
        [here] Prize: { $prize }, up to { $odds }
        [there] Prize: { $prize } (in { $area }), up to { $odds }
       *[later] Toward the Prize: { $prize } (in { $area })
    }
toward-guard = { $where ->
        [here] Guard the Prize: { $prize }
        [there] Guard the Prize: { $prize } (in { $area })
       *[later] Toward a Prize to guard: { $prize } (in { $area })
    }
aim-fight = Attack { $names } in { $space }: { aim-odds }; { aim-left }
aim-guarded = Attack { $names } in { $space }, then try for { $prize }: { aim-odds }; { aim-left }
aim-odds = { $odds }{ $count ->
        [1] { "" }
        [2] { " " }for both
       *[other] { " " }for all { $count }
    }{ $against ->
        [0] , { $god } can give no aid
        [1] , { $worst } if { $god } gives 1
       *[other] , { $worst } if { $god } gives all { $against }
    }
aim-prize = Try for { $prize } in { $space }: { $odds }; { aim-left }
# What remains of the power points for the fight.
aim-left = { $left ->
        [one] { $left } power point left
       *[other] { $left } power points left
    }
aims-more = Also within reach: { $names }
aims-none = neither an enemy nor a Prize
odds = { NUMBER($chance, style: "percent") }

## Players

color = { $color ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
        [pink] Pink
        [black] Black
        [white] White
       *[sky] Sky Blue
    }
side = { $side ->
        [heroes] Heroes
       *[monsters] Monsters
    }
god-side = { $side ->
        [heroes] { $god }, for the Heroes
       *[monsters] { $god }, for the Monsters
    }
god-in = god in { $area }
god-off = not on the map yet
god-plays = { $side ->
        [heroes] Plays for the Heroes; Area: { $area }
       *[monsters] Plays for the Monsters; Area: { $area }
    }
price = { $count ->
        [one] { $count } power point
       *[other] { $count } power points
    }
defended = { $god } defends and has { $price }
unused-power = { $foes ->
        [0] You lose { $price }: nobody of the other side has a turn left in this round.
       *[other] You keep { $price }, in this round only for aid when you defend.
    }
power = { $count ->
        [one] { $count } power point left
       *[other] { $count } power points left
    }
removed = { $count ->
        [one] { $count } enemy removed
       *[other] { $count } enemies removed
    }
taken = { $count ->
        [one] { $count } Prize taken
       *[other] { $count } Prizes taken
    }
allied = allied with { $names }
units-left = { $side ->
        [heroes] { $count ->
            [one] { $count } Hero on the map
           *[other] { $count } Heroes on the map
        }
       *[monsters] { $count ->
            [one] { $count } Monster on the map
           *[other] { $count } Monsters on the map
        }
    }
row-power = Power
row-units = Units of this side
row-removed = Enemies removed
row-taken = Prizes taken
row-points = Victory points
nothing-yet = none yet
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-part = { $text } points
points-units = { $count ->
        [0] 0 for enemies
        [one] { $count } for { $count } enemy
       *[other] { $count } for { $count } enemies
    }
points-prizes = { $count ->
        [0] 0 for Prizes
        [one] 3 for { $count } Prize
       *[other] 3 for each of { $count } Prizes
    }
points-left = { $count ->
        [0] 0 for Prizes left on the map
        [one] { $each } for { $count } Prize left on the map
       *[other] { $each } for each of { $count } Prizes left on the map
    }
points-own = own: { $points }
points-average = average with { $names }: { $points }

## Rounds

phase-setup = Setup
phase-god = Round { $round } of { $rounds }: placing the god
phase-movement = Round { $round } of { $rounds }: movement
phase-combat = Round { $round } of { $rounds }: combat
phase-prizes = Round { $round } of { $rounds }: Prizes
phase-alliances = After round { $rounds }: changing alliances
phase-over = The game is over

## The end

ending-has = { $god }: { $points } ({ $parts })
ending-ahead = { $points } ahead of { $other }
    .won = { ending-ahead }
ending-you = you
ending-points = Victory points
ending-removed = Enemies removed
ending-taken = Prizes taken
ending-luck-attack = Attacks
ending-luck-attack-about = fights won as the attacker
ending-luck-defense = Defenses
ending-luck-defense-about = fights won as the defender
ending-luck-prize = Prizes
ending-luck-prize-about = Prizes taken
