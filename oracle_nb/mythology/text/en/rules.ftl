### Every rule of Mythology's Basic Game in our own words, in the order of ../rules.toml.
### A rule's message is its id with dashes for dots. Value: the title. `.text`: the rule.
### `.example`: one concrete case of it. Texts of rulings say that they are rulings.

## Setup

basic-parts = What you play with
    .text = You need the map, the counters for 32 Heroes, 32 Monsters, 10 Prizes and 10 gods, and two dice. The Basic Game doesn't use the numbers printed on the counters: all units are equally strong.
    .example = Hercules and Nestor fight equally well: each rolls two dice.
basic-units-inland = Units start inland
    .text = All Heroes and Monsters start at random in the inner Areas, those that don't touch the River Ocean. In the standard data pack, our stand-in, some Monsters then swap places with the Heroes nearest to a Prize, to give both sides similar chances.
    .example = Greece is an inner Area, so units start there. Iberia touches the River Ocean, so it has none at the start.
basic-units-even = Units are spread evenly
    .text = The units are dealt out over the inner Areas one at a time: no Area gets another unit until every other inner Area has as many. By our ruling, the order of the Areas is random, and two units share a space only in an Area with no free space left.
    .example = 64 units in 17 inner Areas: each Area gets 3 or 4.
basic-prizes-rim = Prizes start near the rim
    .text = The 10 Prizes start at random in Areas that touch the River Ocean, each in its own space. By our ruling, they are always on land, islands included. In the standard data pack, our stand-in, they also start at a distance from the inner Areas where possible.
    .example = The Golden Fleece may be in Colchis or on an island in the River Ocean, but never in Greece.
basic-open = Everything is open
    .text = When play begins, all counters are face up. Nothing is hidden in the Basic Game.
    .example = You may look at every unit on the map and at everyone's power points at any time.
basic-god-drawn = Your god
    .text = Each player draws a god at random and is that god for the whole game. By our ruling, there are 2 to 8 players.
    .example = You draw Hera. From now on, it's your turn whenever Hera is drawn.
basic-favor-roll = Heroes or Monsters
    .text = Everyone rolls two dice. The half that rolls highest favors Heroes, the other half favors Monsters. By our ruling, players with equal rolls on the dividing line roll again.
    .example = Four players roll 9, 8, 6 and 4: the first two favor Heroes. With 9, 7, 7 and 4, the two with 7 roll again.
basic-favor-odd = An odd number of players
    .text = With an odd number of players, one more favors Heroes than Monsters.
    .example = With three players, two favor Heroes and one favors Monsters.
basic-favor-moves = Move only your own side
    .text = You move only units of the side you favor.
    .example = You favor Heroes. Hydra is in your god's Area, but you can't move it.

## The turn

basic-length = Ten rounds
    .text = The game lasts ten rounds. In each round, every player takes one turn. By our ruling, the game goes on even if one side has no units left.
    .example = With four players, the game ends after 40 turns.
basic-parts-of-turn = Movement, combat, Prizes
    .text = Your turn has three parts, always in this order: move your units, fight, try for Prizes. You finish each part before the next one, and all of them before another player begins. By our ruling, a part in which you have nothing to decide is skipped.
    .example = You have ended your movement, and Jason must fight. You can no longer move Theseus this turn.
basic-order-drawn = The order is drawn
    .text = Chance decides who goes next: a god is drawn from those that haven't had a turn this round.
    .example = You were last in round 3. If you are first in round 4, you take two turns in a row.
basic-god-area = Placing your god
    .text = At the start of your turn, place your god in any Area that has no other god.
    .example = Ares is in Thrace. You can't place your god there, but Greece is free.
basic-gods-collected = Gods leave the map
    .text = When a round ends, all gods leave the map. In the next round, they are drawn and placed again. This is our ruling, because the booklet only says that all gods are mixed again.
    .example = Your god was in Greece in round 4. In round 5, you choose an Area again.

## Power points

basic-power-allowance = 15 power points
    .text = You have 15 power points for each round. You spend them on your own turn, and on aid when you defend during other players' turns.
    .example = You spend 13 points on your turn. If you have to defend later this round, you can give at most 2 points of aid.
basic-power-renewed = Power points don't last
    .text = Everyone begins each round with 15 power points; points left over from the last round are lost. This is our ruling, because the booklet has the sentence about the 15 points twice, once in the wrong place.
    .example = You end a round with 3 points. In the next round, you have 15, not 18.
basic-power-counted = Spent at once, for all to see
    .text = You pay power points at once, and everyone can see how many you have left.
    .example = Jason moves one space: you pay 2 power points at once, and everyone can see that you have 13 left.
basic-power-gone = No power points left
    .text = Without power points, you can't do anything that costs any until the next round. By our ruling, you still take your turn, place your god, and may fight and try for Prizes without aid.
    .example = You spent all your points on defense before your turn. You place your god, but you can't move any units.
basic-hex-cost = 2 points per space
    .text = Moving a unit costs 2 power points per space.
    .example = Moving Jason 3 spaces and Orion 1 space costs 8 points. With all 15 points, you can move 7 spaces.
basic-attack-cost = Attacking costs 2 more
    .text = Entering a space with enemies costs 2 more power points for each unit that enters. By our ruling, you pay for the move and the attack together: 4 points.
    .example = Jason enters the space of Hydra: 4 points. With 15 points, you can make 3 such attacks and have 3 points left for aid.
basic-aid-cost = Paying for aid
    .text = You pay 1 power point for each point of aid.
    .example = You have 3 power points left: you can give 2 points of aid, but not 4.

## Movement

basic-own-turn = Only on your turn
    .text = You move units only on your own turn.
    .example = It's Apollo's turn, and Jason attacks Hydra. If you defend, you can aid Hydra, but you can't move it away.
basic-in-area = Units in your god's Area
    .text = You may move only units that were in your god's Area when your turn began.
    .example = Your god is in Greece. Jason is there, too, and can move. Hector in Illyria can't, even to a space in Greece.
basic-adjacent = Space by space
    .text = A unit moves from its space to a neighboring one, without skipping any.
    .example = To get from 2812 to 2814, Jason can go through 2813: that is two moves.
basic-prize-fixed = Prizes don't move
    .text = A Prize stays in its space until a Hero takes it.
    .example = Pegasus started in 2813. It's still there in the last round, unless somebody has taken it.
basic-free-choice = You don't have to move
    .text = You decide which units move and how many points you spend; you may also move nothing. By our ruling, you may alternate between units, space by space, in any order.
    .example = You move Jason, then Hector, then Jason again. Or you end your movement at once and keep all your points.
basic-leave-area = Leaving your god's Area
    .text = A unit that began in your god's Area may move on into other Areas.
    .example = Jason begins in Greece, where your god is. He may move on to 2810 in Illyria, and from there to 2809.
basic-no-through = Enemies stop you
    .text = A unit that enters a space with enemies must stop there. By our ruling, a unit that has shared a space with enemies only since the setup may leave it.
    .example = Jason enters 2813, where Hydra is. He can't move any farther this turn.
basic-friends-through = Your own side doesn't block
    .text = Units may pass through spaces with units of their own side or stop there, and any number may share a space.
    .example = Five Heroes may be in one space.
basic-no-terrain = Terrain doesn't matter
    .text = Land, water, coasts and rivers make no difference in the Basic Game. This is our ruling, because its rules don't mention them.
    .example = Jason crosses the Western Sea without a ship: 2 points per space, as on land.

## Combat

basic-combat-must = Combat until one side is left
    .text = If your units have entered spaces with enemies, you must fight there after your movement, until only one side is left in each of those spaces. By our ruling, Heroes and Monsters that share a space from the setup don't fight until another unit enters.
    .example = Theseus enters a space with Hydra and Scylla. If he defeats one of them, the other is still there: he must fight on.
basic-attacker-picks = The attacker chooses
    .text = The player who moved in is the attacker and chooses which two units fight, and in which order. By our ruling, any unit of the attacker's side in that space can fight, even one that was already there.
    .example = Theseus enters a space with Hydra and Scylla. His player chooses which of them he fights first.
basic-pairs = One against one
    .text = Fights are one against one, and each is over before the next one begins. The winner may fight again.
    .example = Theseus defeats Hydra. Then he fights Scylla in the same space.
basic-aid-round = Aid is for one fight
    .text = Aid counts in one fight between two units and ends with it. For the next fight, you start again from nothing. By our ruling, aid still counts when a tie is rolled again.
    .example = You give Theseus 3 points of aid against Hydra. Against Scylla, he begins with none.
basic-aid-announce = The attacker gives aid first
    .text = First the attacker announces how much aid the attacking unit gets, then the defender does the same for the other unit. Both may give none.
    .example = You defend, and the attacker announces 2 points: you know this when you decide how much to give.
basic-defender = Who defends
    .text = The defender is the player of the other side whose god is in the Area of the fight. If there is none, it is the next player of that side, clockwise from the attacker. This is our ruling, because the booklet assumes that only one player can be meant.
    .example = You attack Hydra in Greece. Hades favors Monsters and is in Greece, so he defends. If he were elsewhere, the next player after you who favors Monsters would.
basic-same-kind = Heroes don't fight Heroes
    .text = Units of the same side don't fight: a Hero never attacks a Hero, nor a Monster a Monster.
    .example = Jason enters a space with Hector and Hydra. He fights Hydra, never Hector.
basic-duel = Two dice plus aid
    .text = Each player rolls two dice and adds their aid. The higher total wins.
    .example = You have given 2 points of aid and roll 7, so your total is 9. The defender rolls 8 without aid: you win.
basic-tie = Ties are rolled again
    .text = Equal totals are rolled again, with the same aid, until one unit wins.
    .example = 4 against 4: both roll again. Ties don't favor the attacker.
basic-loser-off = The loser leaves the map
    .text = The defeated unit leaves the map and goes to the player who defeated it. By our ruling, this also applies when the attacker loses.
    .example = Jason attacks Hydra and loses: the defender takes Jason, who is worth 1 point at the end.

## Prizes

basic-prize-try = Trying for a Prize
    .text = A Hero in the space of a Prize may try to take it, if you may move that Hero this turn. By our ruling, it doesn't matter whether the Hero has just arrived or was already there.
    .example = Your attempt failed last round. If you place your god in the same Area, that Hero may try again.
basic-prize-after-combat = Enemies first
    .text = Enemies in the space must be defeated before a Hero can try for the Prize.
    .example = Jason is in the space of Pegasus, where Hydra is, too. He must win the fight first.
basic-prize-roll = More than ten
    .text = Announce your aid, roll two dice and add it. If the total is more than 10, the Prize leaves the map and is yours.
    .example = With 4 points of aid, a roll of 7 or more is enough. A total of exactly 10 isn't enough.
basic-prize-fails = A failed attempt
    .text = If the total is 10 or less, the Prize stays where it is, and nothing happens to the Hero.
    .example = You roll 7 with 3 points of aid: a total of 10. The Prize stays, and so does Jason.
basic-prize-heroes = Only Heroes take Prizes
    .text = Prizes are for Heroes only: Monsters can't take them.
    .example = Hydra is in the space of Pegasus. It can guard it, but it can't take it.
basic-prize-once = One attempt per turn
    .text = Each Hero gets one attempt per turn.
    .example = Jason fails. Hector, at another Prize, may still try; Jason has to wait for another turn.

## Alliances and the end

basic-ally = Alliances
    .text = Players of the same side may form alliances. Nobody has to join, and everybody knows who has. By our ruling, you make offers on your own turn, one per turn to each player, and can be in only one alliance at a time.
    .example = You and Athena both favor Heroes. On your turn, you offer her an alliance, and she accepts or declines at once.
basic-ally-side = Never with the other side
    .text = A player who favors Heroes never forms an alliance with one who favors Monsters.
    .example = Ares would like to be your ally, but he favors Monsters and you favor Heroes: it isn't possible.
basic-ally-break = Leaving an alliance
    .text = You may leave your alliance whenever you have a decision to make. Everybody knows that you have. By our ruling, an alliance ends when only one member is left.
    .example = Your ally is far behind. In round 10, you leave the alliance, so that only your own points count.
basic-ally-last = The last chance
    .text = After round 10, before the points are counted, each player in seat order may still change alliances. If an alliance grows after a member's last chance, that member may still leave it at the very end. These are our rulings, so that alliances can change at any time until the end.
    .example = Round 10 is over. You are asked whether you want to leave your alliance; then the points are counted.
basic-ally-average = Allies score their average
    .text = Players who are allies at the end of the game add up their victory points, and each of them scores the average. An alliance that has ended before has no effect.
    .example = You have 1 point and your ally has 3: each of you scores 2.
basic-vp-unit = 1 point for an enemy unit
    .text = You score 1 victory point for each enemy unit that you have removed.
    .example = You have removed one Monster: 1 point.
basic-vp-prize = 3 points for a Prize
    .text = If you favor Heroes, you score 3 victory points for each Prize that you have taken.
    .example = You have Helen: 3 points.
basic-vp-left = Prizes left on the map
    .text = For each Prize left on the map, the players who favor Monsters share 2 victory points equally. Fractions count.
    .example = Seven Prizes are left, and three players favor Monsters: each scores 7 times 2/3, or 4 2/3 points.
basic-win = The winner
    .text = After round 10, the player with the most victory points wins. By our ruling, players with equal points share the victory.
    .example = You and Athena are allies and score 2 points each, and nobody has more: you both win.
