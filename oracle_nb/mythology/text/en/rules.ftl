### Every rule of Mythology's Basic Game in our own words, in the order of ../rules.toml.
### A rule's message is its id with dashes for dots. Value: the title. `.text`: the rule.
### `.example`: one concrete case of it. Texts of rulings say that they are rulings.

## Setup

basic-parts = What you play with
    .text = You need the map, the counters of 32 Heroes, 32 Monsters, 10 Prizes and 10 gods, and two dice. The numbers printed on the counters aren't used in the Basic Game: all units are equally strong.
    .example = Hercules and Nestor fight equally well: each rolls two dice.
basic-units-inland = Units start inland
    .text = All Heroes and Monsters start at random in the inner Areas, those that don't touch the River Ocean. With the standard data pack, our stand-in, some Monsters then change places with the Heroes nearest to a Prize, to give both sides equal chances.
    .example = Greece is an inner Area, so units start there. Iberia touches the River Ocean, so none do.
basic-units-even = Units are spread evenly
    .text = The units go to the inner Areas in turn: no Area gets another unit before every inner Area has as many. By our ruling, the order of the Areas is random, and two units share a space only in an Area without a free one.
    .example = 64 units in 17 inner Areas: each Area gets 3 or 4.
basic-prizes-rim = Prizes start on the rim
    .text = The 10 Prizes start at random in Areas that touch the River Ocean, each in a space of its own. By our ruling, they are always on land, islands included. With the standard data pack, our stand-in, they also keep a distance from the inner Areas where possible.
    .example = The Golden Fleece may be in Colchis or on an island in the River Ocean, but never in Greece.
basic-open = Everything is open
    .text = Once all counters are placed, they are turned face up. Nothing is hidden in the Basic Game.
    .example = You may look at every unit on the map and at everyone's power points at any time.
basic-god-drawn = Your god
    .text = Each player draws a god at random and is that god for the whole game. By our ruling, 2 to 8 can play.
    .example = You draw Athena: whenever Athena comes up, it's your turn.
basic-favor-roll = Heroes or Monsters
    .text = Everybody rolls two dice. The half that rolls highest favors Heroes, the other half favors Monsters. By our ruling, players with equal rolls on the dividing line roll again.
    .example = Four players roll 9, 8, 6 and 4: the first two favor Heroes. With 9, 7, 7 and 4, the two with 7 roll again.
basic-favor-odd = An odd number of players
    .text = With an odd number of players, one more favors Heroes than Monsters.
    .example = With five players, three favor Heroes and two favor Monsters.
basic-favor-moves = Move only your own kind
    .text = You move only units of the kind you favor.
    .example = You favor Heroes. Hydra is in your god's Area, but you can't move it.

## The turn

basic-length = Ten rounds
    .text = The game has ten rounds, and in each of them every player takes one turn. Then it's over. By our ruling, it goes on even if one side has no units left.
    .example = With four players, the game ends after 40 turns.
basic-parts-of-turn = Movement, combat, Prizes
    .text = Your turn has three parts, always in this order: move your units, fight, try for Prizes. You finish each part before the next, and your whole turn before another player begins. By our ruling, a part in which you have nothing to decide is skipped.
    .example = You have fought with Jason. Now you can't move Theseus any more in this turn.
basic-order-drawn = The order is drawn
    .text = Chance decides who goes next: a god is drawn from those that haven't had a turn in this round.
    .example = You were last in round 3. You may be first in round 4, and so take two turns in a row.
basic-god-area = Placing your god
    .text = Your turn begins with your god: place it in any Area where no other god is.
    .example = Apollo is in Greece. You can't place your god there, but you can place it in Thrace.
basic-gods-collected = Gods leave the map
    .text = When a round ends, all gods leave the map. They are drawn and placed anew in the next one. This is our ruling, because the booklet only says that all gods are mixed again.
    .example = Your god was in Egypt in round 2. In round 3, you choose an Area again.

## Power points

basic-power-allowance = 15 power points
    .text = You have 15 power points for each round. You spend them in your own turn, and on aid when your side is attacked in the turns of others.
    .example = You spend 13 points in your turn. If you have to defend later in this round, you can give at most 2 points of aid.
basic-power-renewed = Power points don't last
    .text = Every round begins with 15 power points for everyone; what you have left is lost. This is our ruling, because the booklet has the sentence about 15 points twice, once in the wrong place.
    .example = You end a round with 6 points. In the next round, you have 15, not 21.
basic-power-counted = Spent at once, for all to see
    .text = Power points are paid at once, and everybody can see how many you have left.
    .example = You announce 3 points of aid: your points go down by 3 before the dice are rolled.
basic-power-gone = No power points left
    .text = Without power points, you can do nothing that costs any until the next round. By our ruling, you still take your turn, place your god, and may fight and try for Prizes without aid.
    .example = You spent all your points on defense before your turn came. You place your god, but you can't move anything.
basic-hex-cost = 2 points per space
    .text = Each space that a unit moves costs 2 power points.
    .example = Moving Jason 3 spaces and Orion 1 space costs 8 points. With all 15 points, you can move 7 spaces.
basic-attack-cost = Attacking costs 2 more
    .text = When a unit enters a space with enemies, that costs 2 power points more, for each unit that enters. By our ruling, you pay both at the same time: 4 points.
    .example = Two Heroes enter a space with Scylla: 8 points. With 15 points, you can make 3 such attacks, and have 3 points left for aid.
basic-aid-cost = Aid costs 1 point each
    .text = Each point of aid costs 1 power point.
    .example = You have 2 power points left: you can give 0, 1 or 2 points of aid.

## Movement

basic-own-turn = Only in your turn
    .text = You move units only in your own turn.
    .example = It's Hera's turn, and her Monsters attack Jason. You can aid him, but you can't move him away.
basic-in-area = Units in your god's Area
    .text = You may move only units that were in your god's Area when your turn began.
    .example = Your god is in Greece. Orpheus in Thrace can't move in this turn, even if he is next to a Hero who can.
basic-adjacent = Space by space
    .text = A unit moves to a neighboring space and skips none.
    .example = From 2911 to 2913, a unit goes through 2912, for example: that is two moves.
basic-prize-fixed = Prizes don't move
    .text = A Prize stays in its space until a Hero takes it.
    .example = The Cornucopia started in 2407. It's still there in the last round, unless somebody has taken it.
basic-free-choice = You needn't move
    .text = You may move all, some or none of your units, and spend all, some or none of your points. By our ruling, you may move several units in turns, space by space, in any order.
    .example = You move Jason, then Orion, then Jason again. Or you end your movement at once and keep all points for defense.
basic-leave-area = Leaving your god's Area
    .text = A unit that began in your god's Area may move on into other Areas.
    .example = Theseus begins in Greece, where your god is. He may move to Thrace and on to Phrygia.
basic-no-through = Enemies stop you
    .text = A unit that enters a space with enemies must stop there. By our ruling, a unit that only shares a space with enemies since the setup may leave.
    .example = Jason enters 3012, where Scylla is. He moves no farther in this turn.
basic-friends-through = Your own kind doesn't block
    .text = Units may move through spaces with units of their own kind and may stop there, in any number.
    .example = Five Heroes may be in one space.
basic-no-terrain = Terrain doesn't matter
    .text = Land, water, coasts and rivers make no difference in the Basic Game. This is our ruling, because none of its rules mentions them.
    .example = Jason crosses the Eastern Sea without a ship: 2 points per space, as on land.

## Combat

basic-combat-must = Combat until one kind is left
    .text = If your units have entered spaces with enemies, they must fight after the movement, until only one kind is left in each of those spaces. By our ruling, Heroes and Monsters that share a space since the setup don't fight until somebody enters.
    .example = Two Heroes enter a space with two Monsters. One fight isn't enough: they fight on until the space has only Heroes or only Monsters.
basic-attacker-picks = The attacker chooses
    .text = The player who moved in is the attacker and chooses which two units fight, and in which order. By our ruling, any of the attacker's kind in that space can fight, also one that was already there.
    .example = Hydra and Scylla are in one space, and Theseus enters it. His player chooses which of them he fights first.
basic-pairs = One against one
    .text = One unit fights one unit, and the fight is over before the next one begins. The survivor may fight again.
    .example = Theseus defeats Hydra. Then he fights Scylla in the same space.
basic-aid-round = Aid is for one fight
    .text = Aid counts in one fight between two units and ends with it. For the next fight, it is given anew. By our ruling, it still counts when a tie is rolled again.
    .example = You aid Theseus with 3 points against Hydra. Against Scylla, he begins with no aid.
basic-aid-announce = The attacker gives aid first
    .text = First the attacker announces how many power points go to the attacking unit as aid, then the defender does the same. Both may give none.
    .example = The attacker announces 3 points. You know this when you decide how much to give.
basic-defender = Who defends
    .text = The defender is the player of the other side whose god is in the Area of the fight; without one, the next player of the other side clockwise from the attacker. This is our ruling, because the booklet speaks of only one.
    .example = You attack Hydra in Thrace. Ares (Monsters) is in Thrace and defends; if he were in Egypt, the next Monsters' player after you would.
basic-same-kind = Heroes don't fight Heroes
    .text = Heroes never attack Heroes, and Monsters never attack Monsters.
    .example = Jason enters a space with Orion: there is no fight, and both may stay.
basic-duel = Two dice plus aid
    .text = Both players roll two dice and add the aid. The higher total wins.
    .example = You roll 7 and gave 2 points of aid: 9. The defender rolls 8 without aid, and you win.
basic-tie = Ties are rolled again
    .text = Equal totals are rolled again, with the same aid, until one unit wins.
    .example = 9 against 9: both roll again. The attacker has no advantage.
basic-loser-off = The loser leaves the map
    .text = The defeated unit leaves the map and goes to the player who defeated it. By our ruling, this also applies when the attacker loses.
    .example = Jason attacks Hydra and loses: the defender takes Jason, who counts 1 point at the end.

## Prizes

basic-prize-try = Trying for a Prize
    .text = A Hero of yours in the space of a Prize may try to take it, if you may move that Hero in this turn. By our ruling, the Hero needn't have moved: it may have been there already.
    .example = Your attempt failed last round. Place your god in that Area again, and the same Hero may try again.
basic-prize-after-combat = Enemies first
    .text = While there are enemies in the space, they must be defeated before a Hero can try for the Prize.
    .example = Jason enters the space of the Golden Fleece, where the Colchian Dragon is. He must win the fight first.
basic-prize-roll = More than ten
    .text = Announce the aid, roll two dice and add it. A total of more than 10 takes the Prize off the map, and it's yours.
    .example = With 4 points of aid, a roll of 7 or more is enough. A total of exactly 10 isn't.
basic-prize-fails = A failed attempt
    .text = With 10 or less, the Prize stays where it is. Nothing happens to the Hero.
    .example = You roll 6 with 4 points of aid: 10. The Prize stays, and so does Jason.
basic-prize-heroes = Only Heroes take Prizes
    .text = Only Heroes can take Prizes. Monsters can't.
    .example = Cerberus is in the space of the Golden Bough. He can guard it, but he can't take it.
basic-prize-once = One attempt per turn
    .text = Each Hero may try for a Prize only once per turn.
    .example = Jason fails. Atalanta in the same space may still try; Jason has to wait for your next turn.

## Alliances and the end

basic-ally = Alliances
    .text = Players of the same side may form an alliance. Everybody who joins must agree, and all players are told. By our ruling, you make offers in your own turn, one per turn to each player, and can be in one alliance at a time.
    .example = You favor Heroes, and so does Hermes. In your turn, you offer him an alliance, and he accepts or declines at once.
basic-ally-side = Never with the other side
    .text = A player who favors Heroes never forms an alliance with one who favors Monsters.
    .example = You and Ares would both gain from an alliance, but he favors Monsters and you favor Heroes: it isn't possible.
basic-ally-break = Leaving an alliance
    .text = You may leave your alliance whenever you have a decision to make. All players are told. By our ruling, a last member alone is no alliance.
    .example = Your ally is far behind. In round 10, you leave the alliance and count your own points.
basic-ally-last = The last chance
    .text = After round 10, before the points are counted, each player in order of seats may still change alliances. This is our ruling, so that "at any time" is true to the end.
    .example = The tenth round is over. You are asked whether you want to leave your alliance, and then the points are counted.
basic-ally-average = Allies count the average
    .text = Allies at the end of the game add up their victory points, and each of them counts the average. A broken alliance changes nothing.
    .example = You have 9 points and your ally has 4: each of you counts 6 1/2.
basic-vp-unit = 1 point for a unit
    .text = Each enemy unit that you have removed is worth 1 victory point.
    .example = You have removed three Monsters: 3 points.
basic-vp-prize = 3 points for a Prize
    .text = If you favor Heroes, each Prize that you have taken is worth 3 victory points.
    .example = You have the Golden Fleece and Helen: 6 points.
basic-vp-left = Prizes left on the map
    .text = If you favor Monsters, you get points for each Prize left on the map: 2, divided by the number of players who favor Monsters. Fractions count.
    .example = Seven Prizes are left, and three players favor Monsters: each gets 7 times 2/3, or 4 2/3 points.
basic-win = The winner
    .text = After round 10, the player with the most victory points wins. By our ruling, players with equal points share the victory.
    .example = You and Hermes both have 8 points, and nobody has more: you both win.
