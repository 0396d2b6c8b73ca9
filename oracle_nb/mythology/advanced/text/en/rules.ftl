### The rules of Mythology's Advanced Game in our own words, in the order of ../rules.toml.
### A rule's message is its id with dashes for dots. Value: the title. `.text`: the rule.
### `.example`: one concrete case of it. Texts of rulings say that they are rulings.

## The world

world-own-rules = Rules of its own
    .text = The Advanced Game has rules of its own. The rules of the Basic Game don't apply in it.
    .example = In the Basic Game you move units in your god's Area. In the Advanced Game your god can be anywhere.
world-dice = Reading the dice
    .text = The red die gives the tens and the white die the ones: 11 to 66, in 36 equally likely ways.
    .example = Red 5 and white 3 are 53. A sum of the two is never meant.
world-hexes = Spaces
    .text = A space shows where a unit is and how it moves. Its name has four digits, column before row. By our ruling, odd columns are half a space lower.
    .example = 3111 is in column 31 and row 11. It touches 3112 and 3212.
world-areas = Areas
    .text = The map is divided into named Areas of land and water. Borders are lines on land, in the seas and along the shores.
    .example = Greece is an Area, and so is the Western Sea.
world-area-use = What Areas are for
    .text = Gods are in Areas, and Areas limit what gods can do. They don't limit the movement of units.
    .example = Nestor walks from Greece to Thrace without asking anyone.
world-cyrenaica = Cyrenaica
    .text = Cyrenaica touches both Areas of the Sea in the north, Egypt in the east, Nubia and Lake Tritonus in the south, and Libya in the west.
    .example = The rulebook describes these borders, and our map has exactly these six neighbors.
world-islands = Islands
    .text = An island isn't an Area of its own. It belongs to the sea or ocean Area around it. By our ruling, units on it are on land.
    .example = Crete belongs to the Eastern Sea.
world-ocean = The River Ocean
    .text = The River Ocean is one Area: a ring around the world with six islands. A line between Iberia and Mauretania divides it from the Western Sea.
    .example = The space west of Gades is in the River Ocean, the space east of it in the Western Sea.
world-rivers = Rivers
    .text = The banks of a river are neither a border nor a shore. By our ruling, only the sides of spaces that the data pack lists run across water.
    .example = A Hero walks along the Nile and across it.
world-coast = Coasts
    .text = A unit on a coast is in the land Area. This is our ruling, because the shore is the border between two Areas.
    .example = A Hero on the coast of Lycia is in Lycia, not in the Eastern Sea.
world-features = Mountains, forests, rivers
    .text = Colors of land and shades of blue mean nothing. Mountains, forests and rivers matter only where a god or a card says so, and none does so far.
    .example = The Taurus is on the map, but it doesn't slow anyone.
world-distance = Distances during setup
    .text = During setup, distances are counted in spaces, over land and water alike. This is our ruling.
    .example = 2916 in Cyrenaica is two spaces from Greece, across the sea.
world-map = The map
    .text = The printed map can't be published. Our map stands in for it: it fits every space, border and Area that the rulebook mentions.
    .example = The rulebook says where the Golden Fleece starts: 3611. On our map this is Colchis.

## The counters

counter-kinds = Kinds of counters
    .text = The rulebook has ten kinds of counters. So far you play with gods, Heroes, Monsters, Prizes and glory points.
    .example = Ships and Helpers come with later parts of the Advanced Game.
counter-heroes = Heroes
    .text = There are 32 Heroes and Heroines, numbered 1 to 32. Each has a Defense and an Attack Number, some a Magical Ability Number. A Heroine differs only in her picture.
    .example = Hector has number 12. His Defense and Attack Numbers matter in combat.
counter-monsters = Monsters
    .text = There are 32 Monsters, numbered 33 to 64, with the same kinds of numbers.
    .example = The Minotaur has number 33.
counter-prizes = Prizes
    .text = There are ten Prizes, each with a Defense Number. So far they stay where they are.
    .example = The Golden Fleece stays in Colchis: taking Prizes isn't played yet.
counter-honest-numbers = Numbers that stand in
    .text = Where the rulebook doesn't print a number, ours stands in for it, and we say so.
    .example = The arbitration tables of the gods are ours, not those on the printed cards.

## Setup

ready-gods = Your god
    .text = Each player draws a god at random. The other gods aren't in the game. By our ruling, 2 to 8 can play the whole game; for now, 2 to 4.
    .example = Four players are Athena, Hades, Hera and Hermes. Nobody is Apollo.
ready-map = The map is laid out
    .text = The map is laid out, and the marker of rounds waits next to its track.
    .example = When round 1 begins, the marker goes to box 1.
history-option = The historical setup
    .text = Prizes and Monsters start where the old stories have them. By our ruling, this takes precedence over distances and over one counter per space; Heroes start as usual.
    .example = The Minotaur starts on Crete, close to Greece and together with the Marathon Bull.
history-prizes = Where Prizes start
    .text = Each Prize has its space: Pegasus 3506, Cornucopia 2407, Cerynites 4010, Helen 3413, Andromeda 2416, Marathon Bull 3014, Golden Bough 3416, Cerymean Stag 4112, Golden Apples 2516, Golden Fleece 3611.
    .example = The Golden Apples start in 2516.
history-monsters = Where Monsters start
    .text = Each Monster has its space in a list of the rulebook. Some share one, and some start in Greece. By our ruling, a last line of the list without a Monster is a misprint.
    .example = Sphinx and Python both start in 2912.
ready-heroes = Where Heroes start
    .text = With two to four players, 18 Heroes chosen at random start on land, one per space: first in Greece until it is full, then next to Greece, then one space farther. By our ruling, they leave out spaces with Monsters.
    .example = Four spaces of Greece are free of Monsters. Each of them gets a Hero, and the others start around Greece.
ready-unborn = Heroes that aren't born yet
    .text = The other Heroes wait next to the map. They come into the game with the Fates, which aren't played yet.
    .example = If Theseus isn't among the 18, nobody can announce him.

## The round

phase-order = The phases of a round
    .text = In each round, players first fill in their log sheets, then place their gods, and then have their moving phases one after another. Then the next round begins. Cards and Fates have phases of their own, which aren't played yet.
    .example = While gods are placed, nobody can announce a unit.
phase-placing = Who places first
    .text = Everyone rolls the red and the white die. The highest places first, then the others clockwise. By our ruling, players with the same highest number roll again.
    .example = Rolls of 53, 41 and 53: the first and the third player roll again.
phase-moving = Who moves first
    .text = Everyone rolls anew. The highest has the first moving phase, then the others clockwise. Each player finishes everything before the next one begins. By our ruling, equal highest numbers are rolled again.
    .example = You placed your god first, but you may be the last to move.
phase-marker = The next round
    .text = After all moving phases the round marker goes to the next box, and the next round begins.
    .example = After the last moving phase of round 7, everyone gets a new line on the log sheet for round 8.

## Log sheets

sheet-secret = Log sheets are secret
    .text = Each player has a log sheet for orders. Nobody else sees it before the end of the game.
    .example = Only a bid shows something of a sheet: that at least so much is noted.
sheet-when = When log sheets are filled in
    .text = All players fill in their sheets at the same time, before anything else in a round, and don't change them until the next. By our ruling, you do it one after another here. You can undo an entry until you close your sheet.
    .example = During the moving phases you wish you had noted a point for Nestor. You have to wait until the next round.
sheet-columns = Lines and totals
    .text = For each round there is a line for what you spend now, and one for the total so far on each Hero. Glory has a section of its own.
    .example = Round 1: 3 points on Hector, total 3. Round 2: 5 points, total 8.
sheet-hero-control = Points on Heroes
    .text = Power points for a Hero are noted with that Hero, and add to those of earlier rounds.
    .example = 3 points in round 1 and 5 in round 2 are 8 points on Hector.
sheet-monster-control = Points on Monsters
    .text = Power points for a Monster count only in the round in which they are noted.
    .example = 4 points on Hydra in round 1 are gone in round 2.
sheet-zeus = Glory of Zeus
    .text = You can give power points to the glory of Zeus.
    .example = 4 points for Zeus are 1 glory point at the end of the round.
sheet-aid = Noting aid and ailment
    .text = Aid or ailment is noted with the Hero's number, a plus or a minus, and its points. By our ruling, only for Heroes on the map.
    .example = “24 +2” is 2 points of aid for Nestor.
sheet-honest = Only what is noted
    .text = You can't bid more points than you have noted for a unit. The rulebook has a penalty of 50 glory points for it; by our ruling it can't happen, because the program keeps the sheets.
    .example = You have 3 points on Nestor: you can bid up to 3, and let others believe that you have more.
sheet-on-and-off-map = For whom points can be noted
    .text = Points can go to any of the 32 Heroes, on the map or not, and to Monsters on the map. This is our ruling.
    .example = You can note points for Theseus although he isn't born yet.
allot-ten = Ten power points
    .text = You have 10 power points for each round, however many glory points you have.
    .example = 4 on Hector, 3 on Nestor and 3 on Hydra: now all ten are noted.
allot-lost = Points aren't saved
    .text = Power points that you don't note are lost. By our ruling you may close a sheet with points left.
    .example = You note 7 points and close your sheet. In the next round you have 10, not 13.
allot-uses = What power points are for
    .text = So far they buy control of Heroes, control of Monsters, aid and ailment, and glory of Zeus, in any mixture of whole points. Occurrences come with later parts of the game.
    .example = All ten on Hector, or one each on ten units.

## Gods

placing-any-area = Your god goes anywhere
    .text = Your god goes to any Area, or stays, even if other gods are there.
    .example = Athena and Ares can both be in Greece.
placing-fixed = Then it stays there
    .text = Once placed, a god moves only by a card until the end of the round.
    .example = You placed your god in Egypt. You can choose another Area in the next round.

## Movement

march-five = Five units
    .text = In your moving phase you may try to move five units, Heroes or Monsters. By our ruling, each announcement counts as a try.
    .example = You have announced five units, and lost a challenge over one of them. A sixth isn't possible.
march-own-phase = Only in your own phase
    .text = You move units only in your own moving phase.
    .example = Hermes has announced Jason. You may challenge, but not move anyone.
march-everything-own-phase = Everything in your own phase
    .text = Movement and combat, in later parts of the game also ships, Helpers and Prizes all belong to your own moving phase.
    .example = While Hera moves, you answer her announcements, and you may ambush her units.
march-announce = Say whom you want to move
    .text = Announce the unit that you want to move. Before it moves, the players settle who controls it.
    .example = “Nestor, number 24.” If nobody challenges, he moves.
march-two-hexes = Two spaces
    .text = A unit moves up to two spaces in a moving phase.
    .example = Nestor goes from 2812 to 2811 and 2810, or only to 2811.
march-adjacent = From space to space
    .text = A unit moves to a neighboring space and skips none.
    .example = From 2812 a unit can't jump to 2810.
march-hero-land = Heroes stay on land
    .text = Heroes go only to spaces with some land.
    .example = A coast is fine, the open sea isn't.
march-across-shore = Not across water
    .text = A Hero on foot doesn't cross water from one shore to another. By our ruling, the data pack lists these sides of spaces.
    .example = No Hero walks from 3111 to 3112 or 3212: the Hellespont is between them.
march-monster-anywhere = Monsters go anywhere
    .text = Monsters move over land and water alike.
    .example = The Minotaur leaves Crete for the Eastern Sea.
march-stacking = Units don't block
    .text = No unit blocks the way of another. Any number may share a space.
    .example = Nestor walks through the space of the Sphinx and Python.
march-terrain = Terrain doesn't slow
    .text = Rivers, mountains and forests slow nobody, unless a god or a card says so.
    .example = Crossing the Haemus takes as long as crossing a plain.
march-one-by-one = One after another
    .text = Units move one at a time, each to its end before the next is announced. Then it stays there. By our ruling, you move each unit once in a moving phase.
    .example = Nestor has stopped after one space. You can't take up his way again later.
march-same-unit = The same unit twice
    .text = Several players may move the same unit in a round, each in their own phase.
    .example = Athena moves Nestor two spaces north, and Hades moves him back.
march-god-anywhere = Your god can be elsewhere
    .text = Your god need not be in the Area of the unit.
    .example = Athena is in Egypt and moves Nestor in Greece.

## Control

control-units = What can be controlled
    .text = Only Heroes and Monsters are controlled. Control brings glory.
    .example = Nobody controls the Golden Fleece.
control-try-without = You may always try
    .text = You may try to move any unit, with points on it or without.
    .example = You have no points on Hector and announce him. Perhaps nobody challenges.
control-most = Who controls a unit
    .text = The player with the most power points on a unit controls it. This may change every round, and its owner may let others move it.
    .example = You have 8 on Hector, Hera has 5. You control him, if you want to prove it.
control-hero-total = A Hero's total counts
    .text = For a Hero, all points noted so far count.
    .example = 3 and then 5 points on Hector: you can bid up to 8.
control-hero-lapse = Points on a Hero can lapse
    .text = If you note no point for a Hero in a round, all your earlier points on that Hero are lost. By our ruling, this happens when you close the sheet.
    .example = You had 8 on Hector and note nothing for him in round 3. Now you have 0.
control-monster-now = A Monster's points of this round
    .text = For a Monster, only the points of this round count.
    .example = 5 points on Hydra in round 2 don't help you in round 3.
control-unchallenged = Nobody challenges
    .text = If nobody challenges, the announcer moves the unit, with points on it or without.
    .example = Everyone lets you move Hector. You have bluffed.
control-challenge = Challenges
    .text = Every other player may challenge an announced unit. Nobody has to, not even who controls it. By our rulings, the others are asked clockwise, each may challenge once, the first who wins ends it, and you can let everything move for the rest of the moving phase.
    .example = Hades lets Nestor go, Hera challenges and loses, then Hermes is asked.
control-bids = Bidding
    .text = The announcer names a number of power points, from 0 up. The challenger names one at least as high, and so on in turn, until somebody can't or won't go on: then the other has control. By our ruling, you may concede whenever you like after the first bid.
    .example = 0, then 2, then 3, then the challenger concedes: the announcer has won.
control-draw = A draw
    .text = If both have bid the same and neither raises, it is a draw. By our ruling, who bids the same number offers the draw, and the other accepts, raises or concedes.
    .example = 3, then 3: the announcer accepts the draw, and dice decide.
control-arbitration = Zeus decides about Heroes
    .text = After a draw over a Hero, both roll the red and the white die and add the number for that Hero on their god's card. The higher total has control in this moving phase. By our ruling, equal totals are rolled again.
    .example = Athena rolls 34 and adds 20 for Odysseus: 54. Hermes rolls 41 and adds 10: 51. Athena wins.
control-monster-draw = A draw over a Monster
    .text = After a draw over a Monster, both roll in the same way, without additions.
    .example = 34 against 41 over Hydra: 41 wins.
control-result = After a challenge
    .text = If the announcer wins, the unit may move. If the challenger wins, it doesn't move in this moving phase.
    .example = Hera wins the challenge over Jason. Hermes can't move him in this phase.
control-by-moving = Moving is control
    .text = A player who moves a unit has control of it for the rest of their moving phase. That matters in combat.
    .example = You bluffed and moved Hector: in this phase he is yours.
control-hero-attack = Heroes attack only under control
    .text = A Hero attacks only for the player who has control. A Monster may attack without. By our ruling, a player who has announced a unit, and lost no challenge for it, has control of it for the rest of the moving phase.
    .example = You have announced Jason and nobody challenged: he can attack for you.
control-other-claims = Announcing to attack
    .text = If you want to attack with a unit that you haven't moved, announce it; others may challenge as for a move. This is our ruling. Such a challenge costs nobody a glory point once combat has begun.
    .example = Hydra is in Jason's space. You announce her to attack, and Hera challenges.
control-lost-counts = A lost challenge counts
    .text = A lost challenge uses up one of the five tries.
    .example = You announced three units and lost two challenges: two tries are left.

## Combat

combat-by-choice = Combat is a choice
    .text = Units in the same space don't have to fight. Combat begins when the player who moves or controls a unit says so, and the other unit can't refuse.
    .example = Nestor stops in the space of the Sphinx, and nothing happens. Then you attack the Sphinx with him.
combat-who = Who fights whom
    .text = Heroes fight Heroes or Monsters. Monsters never fight each other.
    .example = Hydra and the Nemean Lion share 2913 in peace.
combat-attacker = Attacker and defender
    .text = The unit for which combat is declared is the attacker, the other one the defender, for this moving phase.
    .example = You attack Hydra with Jason: Jason is the attacker, even if Hydra wins.
combat-after-movement = First move, then fight
    .text = In your own moving phase you attack only after all your movement. By our ruling, your first attack ends your movement; after that you can announce units only to attack.
    .example = You attack with Jason. Now you can announce Hector, who shares a space with the Sphinx, to attack, but he can't move.
combat-ambush = Ambush
    .text = The player who controls a unit may have it attack in the very moment another player moves a unit into or through its space. If the moved unit survives, it moves on. By our ruling, all others are asked clockwise, and you need a point on the unit or must have won a challenge for it in this phase. If several want to attack, the one with the most points does, and equal ones roll dice.
    .example = Hermes moves Jason through the space of Hydra. You have 2 points on Hydra and attack Jason.
combat-choose-foe = The attacker chooses
    .text = A unit attacks one of the other units in its space; the attacker chooses which.
    .example = In 2912 are the Sphinx and Python. Nestor attacks the Sphinx.
combat-once = Once in a moving phase
    .text = A unit attacks or is attacked at most once in a moving phase. By our ruling, ambushes count.
    .example = Jason has survived an ambush on his way. In this phase he can't attack or be attacked again.
combat-kinds = Two kinds of combat
    .text = Normal combat is open to all units, combat by magic only to units with a Magical Ability Number.
    .example = Orpheus can fight by magic, Jason can't.
combat-heroes = Hero against Hero
    .text = When a Hero attacks a Hero, both roll, again and again, until at least one is dead.
    .example = Achilles attacks Hector. Both miss, so both roll again.
combat-monster-attacks = A Monster attacks a Hero
    .text = When a Monster attacks a Hero, both roll, again and again, until at least one is dead.
    .example = The Minotaur attacks Theseus. Both may die in the same round.
combat-hero-attacks-monster = A Hero attacks a Monster
    .text = When a Hero attacks a Monster, only the Hero rolls, and only once. Enough kills the Monster, too little kills the Hero. By our ruling this also holds for an ambush, and a Hero who can't roll enough dies without a roll.
    .example = A Hero with Attack 30 attacks a Monster with Defense 53. He needs 23 or more: 28 of the 36 rolls.
combat-roll = The roll
    .text = Each side rolls the red and the white die, read as a number, and adds the unit's Attack Number.
    .example = A roll of 56 and Attack 30 make 86.
combat-kill = Killing
    .text = If the total is at least the Defense Number of the other unit, that unit is killed and leaves the game.
    .example = 53 against Defense 53 kills.
combat-both-die = Both may die
    .text = Both units can kill each other in the same round. By our ruling, glory is given for each of them.
    .example = Achilles and Hector both roll 60 and more: both leave the map.
combat-rounds = Round after round
    .text = If nobody dies, both roll again, except where a Hero attacks a Monster.
    .example = Attack 30 and 20, Defense 53 each: only the first survives in 33.1 % of such duels, only the second in 14.9 %, neither in 52.0 %.
combat-certain = A certain death
    .text = If only one of two units can kill the other at all, the other is killed without a roll. By our ruling, killing is impossible if the Attack Number and 66 are less than the Defense Number.
    .example = With ailment of 2 points, a Hero with Attack 10 can't reach Defense 70. He is killed without a roll.
combat-stalemate = Stalemate
    .text = If neither unit can kill the other, combat stops, both stay, and the attacking player loses 1 glory point.
    .example = Two Heroes, both with Attack -20, can't kill each other.
modify-aid = Aid and ailment
    .text = Each point of aid adds 10 to the Attack Number of a Hero for the round, each point of ailment takes 10 off. Monsters get neither. By our ruling, everybody tells the aid and ailment of a Hero when that Hero rolls.
    .example = You note 2 points of aid for Nestor: Attack 35 in place of 15.

## Magic

magic-elect = Choosing magic
    .text = A unit with magic may fight by magic against a unit without. Its player says so before the roll. By our ruling, that is the player whose control is settled in this phase; otherwise all are asked, and the one with the most points on the unit decides. If nobody decides, combat is normal.
    .example = Jason attacks the Sirens. You have the most points on them and choose magic.
magic-both = Two units with magic
    .text = Between two units with magic, combat is always by magic, and both roll. By our ruling, each roll kills the other unit or is fatal for the unit that rolls.
    .example = Orpheus rolls 23 and the Sphinx 55: his magic works, and the Sphinx fails. Only the Sphinx dies.
magic-roll = Magic that works
    .text = If the roll is at most the Magical Ability Number, the other unit is killed.
    .example = Orpheus has 42. He kills with 42 or less: 20 of the 36 rolls.
magic-fails = Magic that fails
    .text = If the roll is higher, the unit that uses magic is killed. By our ruling, it counts as killed by the other unit.
    .example = Orpheus rolls 43 and dies.
magic-one-roll = One roll
    .text = Only the side of the unit with magic rolls, once, whether it attacks or defends.
    .example = Nobody rolls for Jason when the Sirens use magic against him.

## Hercules

hercules-wins = Hercules wins
    .text = In normal combat Hercules kills the other unit without a roll, no matter who attacks.
    .example = Hydra attacks Hercules and is killed.
hercules-magic = Magic against Hercules
    .text = By magic, Hercules can be killed like anyone else.
    .example = The Sirens use magic and roll 21: Hercules is killed.
hercules-remorse-check = Will he regret it?
    .text = After each combat of Hercules, the player who last moved him rolls the dice. A number below his Attack Number fills him with remorse. By our ruling, the number on the counter counts, without aid, and the roll is made only if he survives.
    .example = Attack 40: he is filled with remorse with 18 of the 36 rolls.
hercules-face-down = Face down
    .text = Hercules filled with remorse is turned face down.
    .example = The roll is 35: his counter is turned.
hercules-free-move = Anyone may move him
    .text = From the next moving phase on, each player may move Hercules two spaces in the own moving phase while he is face down. It isn't one of the five tries, nobody can challenge, and it brings no glory.
    .example = You have announced five units and still move Hercules.
hercules-barred = He doesn't fight
    .text = Hercules filled with remorse neither attacks nor is attacked.
    .example = He walks through the space of Hydra, and nobody can ambush him.
hercules-purged = Purged
    .text = His remorse lasts until the end of the next round.
    .example = He kills in round 4 and regrets it. From round 6 on he fights again.

## Glory

glory-apart = Glory and power are different
    .text = Glory points decide who wins. Power points are what you act with. Neither can be used for the other.
    .example = With 40 glory points you still have 10 power points per round.
glory-start = Ten glory points
    .text = Everyone begins with 10 glory points.
    .example = A player who does nothing all game ends with 10.
glory-kept = Glory adds up
    .text = Glory points add up from round to round, and everyone can see them. The track shows those of this round.
    .example = 14 glory points, and 3 more this round: 17.
glory-below-zero = Below zero
    .text = Glory points may fall below zero. This is our ruling.
    .example = After eleven lost challenges in a row you would be 1 below zero.
glory-when = When you get glory
    .text = Most glory points come at once, others at the end of the round.
    .example = Moving a Hero counts at once, points for Zeus at the end of the round.
victory-moved = A Hero moved
    .text = Each Hero that you move in your moving phase is 1 glory point. By our ruling, a Hero has to go at least one space.
    .example = You move Nestor, Jason and Hydra: 2 glory points.
victory-monster = A Monster killed
    .text = A Monster killed by a Hero that you control is 3 glory points.
    .example = Jason, whom you have moved, kills Hydra: 3 glory points.
victory-hero = A Hero killed
    .text = When a Hero dies, everybody tells the power points on that Hero. The highest number counts. The player who controlled the killing unit gains a fifth of it, rounded up. By our ruling, nobody gains or loses anything if nobody controlled the killing unit.
    .example = Hera has 14 points on Jason, and your Hydra kills him: 3 glory points. For 1 to 5 points it would be 1.
victory-hero-nobody = A Hero of nobody
    .text = If nobody has a point on the dead Hero, the player who controlled the killing unit loses 5 glory points.
    .example = Nobody has points on Iolaus. You kill him and lose 5.
victory-hero-own = A Hero of your own
    .text = If you kill a Hero on which you have the most points yourself, you lose 5 glory points. By our ruling, if others have as many, dice decide whose Hero it was.
    .example = You moved Hydra into the space of your own Jason and attacked him.
victory-challenge = A challenge over a Hero
    .text = The winner of a challenge over a Hero gains 1 glory point, and the loser loses 1. An announcer who wins also gets the point for moving.
    .example = You win the challenge over Jason and move him: 2 glory points. Hera loses 1.
victory-zeus = Honoring Zeus
    .text = Every 4 power points given to Zeus in a round are 1 glory point at its end. By our ruling, only whole fours count.
    .example = 7 points for Zeus are 1 glory point, 8 are 2.
victory-most = Who wins
    .text = The player with the most glory points at the end wins. By our ruling, equal players share the victory.
    .example = 41, 38, 41 and 29: the first and the third player win together.
victory-end = The end
    .text = The game ends after fifteen rounds, or after the round in which the last Prize left the map. So far no Prize leaves the map.
    .example = After the last moving phase of round 15, the glory points are compared.
