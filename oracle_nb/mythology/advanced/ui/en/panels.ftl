### Texts beside the map: log sheets, actions, players, the end of a game. The names of gods, Areas
### and units come from the data pack.

prompt-source = Choose what to note
source-heroes = Heroes
source-monsters = Monsters
source-unborn = Absent Heroes
source-aid = Aid
source-ail = Ailment
source-zeus = Zeus
source-occurrences = Occurrences
source-cards = Cards
source-sheet = Close the sheet

group-unit = { $noted ->
        [0] { $total ->
            [0] { $number } { $unit } · { $numbers }
           *[other] { $unit }: { $total } so far · { $numbers }
        }
       *[other] { $total ->
            [0] { $unit }: { $noted } now · { $numbers }
           *[other] { $unit }: { $total } so far, { $noted } now · { $numbers }
        }
    }
# $title: group-unit. $worth: worth.
group-near = { $title } · { near }{ $worth }
# A Prize near a Hero. $prize: its name.
near = Prize { $spaces ->
        [0] here
        [one] 1 space away
       *[other] { $spaces } spaces away
    }: { $prize }
# $chance: that the Hero takes the Prize with one attempt. $worth: worth.
near-worth = { near }, { NUMBER($chance, style: "percent") } chance{ $worth }
# What an action brings, and what the own secret Fate gains or loses by it.
worth = { $glory ->
        [0] { "" }
       *[other] , { $glory } glory
    }{ $fate ->
        [0] { "" }
       *[other] , { $change } for your Fate
    }
toward-move = Moving a Hero brings 1 glory point
# Why a card is worth laying. $help: a lesser god, or the event section.
toward-lay = { $help ->
        [nike] Helps a Hero in combat
        [tyche] Allows a second roll for a Prize
       *[event] Can call away gods that could harm your Hero
    }
toward-repeat = Keeps your points on Heroes
toward-fight = Fight: { $unit }{ $worth }{ goal-ends }
# What no other unit can do after it.
goal-ends = { $ends ->
        [both] . Then nobody else can move or attack.
        [move] . Then nobody else can move.
        [attack] . Then nobody else can attack.
       *[none] { "" }
    }
toward-home = Home to Greece: { $prize }{ $worth }
toward-prize = Prize: { $prize }{ $worth }{ goal-ends }
group-zeus = Glory of Zeus: every 4 points are 1 glory point
group-god = Choose an Area on the map or here
group-god-any = Choose any Area: it matters only for occurrences, and you have none to set off
group-god-stay = Leave your god where it is: the Area matters only for occurrences, and you have none to set off
group-god-other = Other Areas
# $free: whether nobody else can challenge any more in this phase.
group-own = { $free ->
        [true] Announce a Hero: nobody can challenge you in this phase
       *[false] Announce a Hero with points of yours
    }
group-heroes = Announce another Hero
group-evils = Move a Lesser Evil
group-monsters = Announce a Monster
group-attack = Attack with { $unit }
group-ambush = Ambush with
group-bid = Your bid: at most what you have noted, and you don't pay it
group-step = Move on to a neighboring space: units don't block the way
group-go = Go there and stay
group-stay = Go only to a neighboring space and stay
group-announce-go = Announce { $unit } and go to
group-embark = Try to get a ship
group-land = Leave the ship
group-drop = Leave something behind
group-occur = Set off an occurrence
group-erupt = The volcano erupts in
group-seize = Try to take a Prize{ $worth }
group-lay = Lay a card face down (stand-ins for the printed cards)
group-bless = God section of your card (stand-in for the printed one)
group-event = Event section of your card (stand-in for the printed one)
group-travel = Iris takes your god to (stand-in for the printed card)
group-oracle = Play an oracle (stand-in for the printed one)
group-power = Power of your god (stand-in for the printed one)
group-unleash = Set off an occurrence with your power (stand-in for the printed one)
group-aim = The occurrence strikes in
heroes-here = { $count ->
        [one] { $count } Hero within reach of your occurrences
       *[other] { $count } Heroes within reach of your occurrences
    }
struck = { $unit } ({ NUMBER($chance, style: "percent") })
outlook-struck = { $name } { $points }: { $heroes }
outlook-empty = { $name } { $points }: no Hero
outlook-none = all your units, just as from any other Area. Only occurrences need your god's Area, and you can't set off any in this round.
unused-attack = { $unit } could still attack { $foe }: attacks are part of your moving phase.
let-all-about = you aren't asked about other units until it ends
unused-bluff = No occurrence is noted: unless you use a card or your god's power, the threat is a bluff.
unused-points = { $points ->
        [one] { $points } power point isn't noted, and would be lost.
       *[other] { $points } power points aren't noted, and would be lost.
    }
short-drop = { $unit }: { $thing }
short-claim = { $points ->
        [0] { $unit }
        [one] { $unit }: { $points } point
       *[other] { $unit }: { $points } points
    }
short-occur = { $name } { $points }
short-step = { $area } { $space }

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
god-in = god in { $area }
god-off = not on the map yet
glory = { $count ->
        [one] { $count } glory point
       *[other] { $count } glory points
    }
glory-round = { $gained ->
        [0] { $count }
       *[other] { $count } ({ $change } in this round)
    }
gained = ({ $change })
glory-label = glory
left = { $count ->
        [one] { $count } power point
       *[other] { $count } power points
    }
to-note = { $count ->
        [one] { $count } power point to note
       *[other] { $count } power points to note
    }
noted = Noted: { $entries }
own-points = Your points: { $entries }
entry = { $unit } { $points }
# With the points of earlier rounds; $points: those of this round.
entry-total = { $unit } { $total } (+{ $points })
entry-aid = { $unit }: aid { $points }
entry-ailment = { $unit }: ailment { $points }
entry-zeus = Zeus { $points }
row-god = God
row-area = Area
row-glory = Glory points
units-held = { $count ->
        [one] controls { $count } unit in this phase
       *[other] controls { $count } units in this phase
    }
prizes-had = { $count ->
        [one] glory for { $count } Prize
       *[other] glory for { $count } Prizes
    }
row-prizes = Prizes taken for glory
prize-carried = { $prize }, with { $unit }
prize-home = { $prize }, brought home
choice-start = Setup
choice-start-hint = Where Prizes, Helpers and Monsters start
choice-start-historical = Historical: as in the old stories
choice-start-random = Random: as the rulebook describes it
choice-zeus = Zeus as a player
choice-zeus-hint = An optional rule: the last player is Zeus
choice-zeus-no = Without Zeus
choice-zeus-yes = With Zeus, from 5 players
choice-zeus-few = Zeus needs at least { $least } players, got { $number }.
group-strike = Lightning bolt at a god
group-bolt = Lightning bolt at a space
group-revive = Bring back from the dead
group-bribe = Your bribe for Zeus: at most what you have
choice-prayer = Prayer and sacrifice
choice-prayer-hint = An optional rule: protect Heroes with glory points
choice-prayer-no = Without prayer and sacrifice
choice-prayer-yes = With prayer and sacrifice
choice-evils = Lesser Evils
choice-evils-hint = An optional rule: Pirates, Brigands and others, which the god in their Area moves
choice-evils-no = Without Lesser Evils
choice-evils-yes = With Lesser Evils
source-vows = Prayer and sacrifice
group-pray = Pray for { $unit }
group-sacrifice = Sacrifice for { $unit }
row-vows = Prayer and sacrifice
vow-pray = Prayer of { $points } for { $unit }{ vow-got }
vow-sacrifice = Sacrifice of { $points } for { $unit }{ vow-got }
vow-got = { $answer ->
        [spared] : safe from occurrences
        [safe] : safe from attacks
        [both] : safe from occurrences and attacks
        [none] : not answered
       *[open] { "" }
    }
row-fate = Secret Fate
row-occurrences = Occurrences in this round
occurrence = { $name } { $points } in { $area }
# $glory: what it is worth now.
own-fate = Secret Fate: { $condition } (now worth { $glory })
fate = Fate { $fate }: { $condition } (now worth { $glory })
row-sheet = Log sheet
row-left = Not noted yet
row-noted = Noted in this round
row-totals = Totals on Heroes
sheet-hidden = secret
nothing-yet = nothing
row-power = Power of the god (stand-in)
row-draws = Added to rolls in draws (stand-in)
row-hand = Hand (stand-ins)
row-laid = Card in front (stand-in)
row-effects = In effect
power-used = { $power } (used in this round)
effect = { $unit }: { $effect }
laid = Card in front of you (stand-in): { $card }
hand-hidden = { $count ->
        [one] { $count } card, secret
       *[other] { $count } cards, secret
    }

## Rounds

phase-setup = Setup
phase-sheets = Round { $round } of { $rounds }: log sheets
phase-placing = Round { $round } of { $rounds }: placing gods
phase-moving = Round { $round } of { $rounds }: moving phases
phase-over = The game is over

## The end

glory-final = { $name }: { $half ->
        [half] { $count }½ glory points
       *[whole] { glory }
    }
ending-ahead = { $half ->
        [half] { $count }½ points ahead of { $other }
       *[whole] { $count ->
            [one] { $count } point ahead of { $other }
           *[other] { $count } points ahead of { $other }
        }
    }
    .won = { ending-ahead }
ending-you = you
