### Every rule of The Oracle of Delphi in our own words, in the order of ../rules.toml.
### A rule's message is its id with dashes for dots. Value: the title. `.text`: the rule.
### `.example`: one concrete case of it. Texts of rulings and options say what they are.

## The board

board-tiles = Twelve board tiles
    .text = Lay out the sea from 12 tiles: three rings of 6 spaces around a hole, three tiles of 7 spaces, three of 9 and three of 11. Either side may be face up; one side is the mirror image of the other.
    .example = A tile has an island in the west and open water in the east. Flip it, and the island is in the east and the water in the west.
board-connected = One connected sea
    .text = All water must be connected: a ship must be able to sail from any water space to any other. This must be true once the 12 tiles are in place, and again once the 6 cities are added.
    .example = Only the pink city's water connects a bay to the rest of the sea. This isn't allowed, because the bay is cut off before the cities are placed.
board-shallows = Shallows
    .text = The holes of rings and the gaps enclosed by tiles are shallows. Your ship can neither cross them nor stop there.
    .example = You want to get to the other side of a ring. You sail around it, because there are shallows in its middle.
board-enclosed-gaps = Where the sea ends
    .text = Shallows are the holes of rings and the gaps enclosed by board and city tiles; the table around the board is not part of the sea. This is our ruling, because no rules text we have says where the sea ends.
    .example = With the card for crossing shallows, you can cut through the gap between three tiles, but you can't leave the board on one side and come back on another.
board-cities = Six cities on the rim
    .text = Six city tiles, one per color, are placed around the rim of the board, about equally far apart; each has one city space and two water spaces. By our rulings, “about equally” means 40 to 85 degrees between neighbors, measured from the middle of the board's water.
    .example = Two neighboring cities 60 degrees apart are fine. At 30 degrees, they are too close, and the layout is rejected.
board-zeus-space = Zeus's space
    .text = Zeus stands in the hole of the ring that is all water. Your voyage begins and ends there. You may enter his space again only when all your tasks are done; until then, it counts as shallows.
    .example = Your ship is next to Zeus and one task is still open: you can't enter his space. Complete that task, and you may move there.
board-ships-share = Ships share spaces
    .text = Any number of ships may share a water space, so other ships never block you.
    .example = Two ships are already on a yellow space within your range. With a yellow die, you may stop there too.
board-compact = Compact board
    .text = Option for a first game: form a triangle with the three rings. Around them, place the three tiles of 11 spaces, then the three of 9, the three of 7 and finally the cities. This makes a small sea with few shallows.
    .example = You lay the three rings so that each touches the other two, then build outward, starting with the largest tiles.
board-access = Every island can be reached
    .text = Every island space and every city space touches at least one water space. This is our ruling, because a place that no ship can reach could make a task impossible.
    .example = The green temple is walled in by other islands: that layout is rejected and a new one is made.

## Setup

setup-players = Two to four players
    .text = The game is for 2, 3 or 4 players. Each has a ship in one color: red, yellow, green or blue.
    .example = There is no pink or black ship, although pink and black are colors on the wheel.
setup-offerings = Placing the offerings
    .text = There is one offering cube of each color per player. Place as many cubes as there are players on each of the 6 offering islands, all in different colors.
    .example = With 3 players, you place 18 cubes, 3 on each island: red, blue and black on one of them, for example.
setup-temples = Placing the temples
    .text = There is one temple of each color. Place one on each of the 6 temple islands.
    .example = The green temple may be near Zeus in one game and on the rim in the next, so find it before you load a green offering.
setup-monsters = Placing the monsters
    .text = There is one monster of each color per player. Place 2 on each of the 3 marked islands, and one fewer than there are players on each of the 6 others; no island gets the same color twice.
    .example = With 4 players, there are 24 monsters: 2 on each marked island and 3 on each of the others. With 2 players, there are 12: again 2 on each marked island, but 1 on each of the others.
setup-statues = Statues in their cities
    .text = Each color has 3 statues. They start in the city of their color.
    .example = At the start, the yellow city holds 3 yellow statues and nothing else.
setup-statue-sites = Building sites
    .text = Each of the 6 statue islands has 3 building sites in three different colors, printed on the board. On the whole board, each color has 3 sites.
    .example = One island has sites for pink, blue and red. You can't raise a green statue there.
setup-island-tiles = Hidden island tiles
    .text = Shuffle the 12 island tiles, 3 in each ship color, and place them face down on the 12 island spaces with a colored border. Use all 12 with any number of players.
    .example = Red plays against Blue. The 3 yellow and 3 green tiles are on the board as well, and each gives its letter's reward to the player who reveals it.
setup-decks = Cards at the start
    .text = Shuffle the 30 oracle cards (5 per color) and the 42 injury cards (7 per color) into two piles. Lay the 18 companion cards face up. Display 6 of the 22 equipment cards; the other 16 form a pile.
    .example = You can always read the 6 equipment cards you might win. You can't see which card will replace the one you take.
setup-start-favor = Starting favor tokens
    .text = The starting player is chosen at random and gets 3 favor tokens. Going clockwise, each player gets one more than the player before.
    .example = 4 players start with 3, 4, 5 and 6 tokens: the later your first turn, the more tokens you start with.
setup-ship-random = Random ship tiles
    .text = Each player gets one of the 8 ship tiles at random and keeps its ability all game.
    .example = You draw the tile with range +2: from your first turn on, your ship moves up to 5 spaces with one die.
setup-ship-draft = Choosing ship tiles
    .text = Option: reveal one more ship tile than there are players. The last player chooses first, then the others counterclockwise; the tile left over goes back in the box.
    .example = Three players reveal 4 tiles. The third player chooses from 4, the second from 3 and the starting player from 2.
setup-titan-die = Who keeps the titan die
    .text = The last player of the round keeps the titan die for the whole game and rolls it every round.
    .example = With 3 players, the player to the right of the starting player keeps it.
setup-first-consult = The first three dice
    .text = Before the game, roll your 3 oracle dice and place them on the wheel by color. Several dice may be on the same color.
    .example = You roll red, red and blue: on your first turn, you have two red dice and a blue one.
setup-injury = One injury at the start
    .text = Draw 1 injury card before the game begins.
    .example = You draw a green injury. You still have it at your first check, so you get no reward for having no injuries.
setup-gods = Where the gods start
    .text = Your 6 gods start on the lowest row. Then the god in the color of your first injury moves up to the row marked with the number of players.
    .example = You play with 4 players and draw a red injury: Aphrodite moves up to row 1, and the other five gods stay on the lowest row.
setup-shield = Shield at 0
    .text = Your shield starts the game at 0.
    .example = At shield 0, every titan attack hurts: a roll of 1 to 5 gives you 1 injury, and a 6 gives you 2.
setup-zeus-tiles = Your twelve tasks
    .text = Your tasks are 3 shrines, 3 statues, 3 offerings and 3 monsters. The statues are white (any color), and so are one offering and one monster. Four double-sided tiles set the other colors: 2 of them, drawn at random, show offerings and 2 show monsters, the same for everyone.
    .example = The blue and yellow tiles are drawn for offerings; the other two, red and black, show monsters. Everyone then needs a blue, a yellow and one more offering, and a red, a black and one more monster.
setup-first-game = First-game preset
    .text = Option: the compact board, 8 tasks instead of 12 (the short game with all 4 removals), and the four simplest ship tiles, dealt at random: shield 2, range +2, all gods, both ways.
    .example = In your first game, your tasks are 2 shrines, 2 statues, 2 offerings and 2 monsters.
setup-short-game = Short game
    .text = Option: 1 to 4 of each player's tasks go back in the box, always in this order: a statue, a shrine (with one shrine piece), a colored monster, a colored offering. By our ruling, the monster and the offering are drawn at random and are the same for everyone.
    .example = You remove 2 tasks: everyone plays with 2 statues, 2 shrines, 3 offerings and 3 monsters, 10 tasks in all.
setup-order = Order of setup
    .text = Our ruling: the starting effects of ship tiles come last, in turn order, because tasks, gods and board must be in place first. The setup roll only gives you dice: no gods move, no cards pay out, and the titan doesn't attack.
    .example = Your ship tile gives you an equipment card. You choose it when everything else is ready. A one-time card takes effect at once, even one that reveals an island tile.
info-open = What everyone may see
    .text = Everyone may see all players' oracle, injury, companion and equipment cards, tasks, dice, gods, favor tokens and cargo. Only the draw piles and the face-down island tiles are hidden.
    .example = You may count another player's oracle cards at any time. You may not look at the next card of the pile.

## The turn

turn-order = Rounds and turn order
    .text = In every round, each player takes one turn, clockwise from the starting player. The starting player stays the same all game.
    .example = Yellow began the first round, so Yellow begins every round.
turn-phases = Three phases
    .text = Your turn has three phases: check your injuries; take your actions, in any order; consult the oracle.
    .example = You check your injuries (you have 2, and nothing happens), sail, load an offering, take 2 favor tokens, and roll your dice for your next turn.
turn-recover = Recovering
    .text = If you have 3 or more injuries of one color at the check, or 6 or more in all, you recover: discard any 3 injuries and end your turn. You take no actions, use no gods and don't consult the oracle; your dice stay as they are.
    .example = You have 3 red injuries and 1 blue one. You lose this turn and may discard 2 red ones and the blue one.
turn-no-injuries = Reward for no injuries
    .text = If you have no injuries at the check, take 2 favor tokens or advance one god by 1 step. By our ruling, the check comes at the very start of the turn, before a recovering player discards anything.
    .example = You discarded your last injury last turn, and the titan missed you: you start this turn by taking 2 favor tokens.
turn-some-injuries = Some injuries
    .text = If you have at least one injury at the check, but too few to recover, nothing happens.
    .example = You have 2 red injuries, 2 blue ones and 1 black one: only 5 in all, and no more than 2 of any color. You take your turn as usual.
turn-sources = What gives you actions
    .text = You take actions with your 3 oracle dice, with 1 oracle card per turn, and with some equipment. You may also use gods on the top row, without a die.
    .example = You have three dice, an oracle card, and Poseidon on the top row: four actions and one god this turn.
turn-die-once = Each die once
    .text = Place a used die on Pythia in the middle of the wheel. You can't use it again this turn.
    .example = You moved with your only green die. To load a green offering now, you need an oracle card or another die recolored to green.
turn-one-at-a-time = One action at a time
    .text = Finish an action, with all its choices, before you start the next. You can't do anything else in the middle of a fight.
    .example = An island tile gave you 3 god steps. Take or decline them before you use your next die. In the middle of a fight, you can't take favor tokens with another die.
turn-may-skip = Dice may stay unused
    .text = You may end your actions with dice left over. This is our ruling, because the rulebook says what dice are for and never forces you to use them.
    .example = Your last die can't do anything useful, so you end your actions. You roll it with the other dice.
turn-consult = Consulting the oracle
    .text = End your turn by rolling all 3 oracle dice. They show the colors you will have next turn.
    .example = You roll pink, green and green. While the others play, you can already plan one pink and two green actions.
turn-consult-gods = Gods and other players' rolls
    .text = When you consult the oracle, every other player may advance one god by 1 step if you rolled that god's color and the god is not on the lowest row. You get nothing for your own roll. By our ruling, they decide clockwise from your left, before the titan attacks.
    .example = You roll red, red and blue. Yellow has Aphrodite (red) on row 2 and Poseidon (blue) on the lowest row: only Aphrodite may advance, and only to row 3.
turn-consult-gods-delayed = Delayed god steps
    .text = Option from the online edition: after another player's roll, you choose your god at the start of your own next turn, or at once if there is only one choice. Our ruling: you get one step for each roll, before your injury check, and the god must be above the lowest row both when the dice are rolled and when you choose.
    .example = Two other players rolled red and black before your turn. You have two steps and may give both to Aphrodite (red), because red was in both rolls.

## Dice, wheel and oracle cards

oracle-wheel = The oracle wheel
    .text = The colors on the wheel are, clockwise: pink, blue, yellow, green, red, black, and pink again. (The rulebook calls pink purple.)
    .example = From red, it is 1 step to black and 2 steps to pink.
oracle-recolor = Recoloring
    .text = As part of using a die or oracle card, you may move it clockwise on the wheel for 1 favor token per step. You can't recolor a die without using it.
    .example = A pink die acts as yellow for 2 tokens. A yellow die has to go the long way around to act as pink: 4 tokens.
oracle-card-as-die = Oracle cards work like dice
    .text = Use an oracle card as you would a die of its color. You may recolor it, too.
    .example = You have no blue die. You play a pink oracle card, pay 1 favor token and load a blue statue.
oracle-one-card = One oracle card per turn
    .text = You may play 1 oracle card per turn, but hold as many as you like. Discard the one you played at the end of your turn.
    .example = You hold a red card and a black card and play the red one. The black one has to wait for another turn.
oracle-deck-empty = When a pile runs out
    .text = If the pile of oracle, injury or equipment cards is empty when you draw, shuffle its discards to make a new pile; if there are none, you draw nothing. This is our ruling, because the rulebook provides discard piles but doesn't say what they are for.
    .example = You draw the last oracle card, and then another: the discards become the new pile. A card you played this turn is not among them yet.
oracle-any-color = What “any color” covers
    .text = A die or card that counts as any color may also count as the color of a creature, of a die-bonus card or of an island's border. A consult roll pays only for the colors you actually rolled. This is our ruling: we take the words “as if any color” literally.
    .example = You have used Apollon: your black die may move your ship as a pink one, and if you have the pink creature Pan, the ship may go 3 spaces farther.

## Actions without a color

action-draw-card = Draw an oracle card
    .text = With a die of any color, draw 1 oracle card.
    .example = You have no use for your black die this turn. You draw a card with it, and you may even play that card right away.
action-take-favor = Take favor tokens
    .text = With a die of any color, take 2 favor tokens.
    .example = You have 1 token and a spare green die. You use it and now have 3 tokens, enough to fight on three times.
action-look = Look at two island tiles
    .text = With a die of any color, look at 2 face-down island tiles anywhere on the board; they stay face down. By our rulings, you choose both before you see either, and you can't choose just one if there are two.
    .example = You look at a tile near your ship and at one on the rim. Neither is in your color, so you won't waste a die on exploring them.
action-look-fewer = Looking at the last tile
    .text = If only one face-down island tile is left, the look action shows you that one; if none is left, you can't take this action. This is our ruling, because the rulebook speaks of two tiles only.
    .example = Eleven tiles are face up. Your spare die shows you the twelfth.
action-look-private = What you see is secret
    .text = Only you know what you saw on a tile. Everyone knows that you looked, and where.
    .example = Blue looked at a tile and then sailed away from it. You don't know what it shows, but you may draw your own conclusions.

## Actions by color: general rules

action-color-match = The color you need
    .text = After any recoloring, your die must match the color of whatever you use it on: the space you stop on, the monster, the island's border, the offering, the statue, the god or the injuries.
    .example = You have a red die: you may fight a red monster, advance Aphrodite or sail to a red space, but you can't load a blue offering.
action-adjacent = Only next to your ship
    .text = To act on an island or a city, your ship must be on a water space next to that very space. By our ruling, only the city space of a city tile counts as the city; being next to the tile's water is not enough.
    .example = One water space lies between your ship and the black temple. Move one space closer before you deliver your black offering.
action-effect = No actions without effect
    .text = You can't take an action or use a god if nothing would change; if only part of the effect can happen, you can. This is our ruling: an action without any effect could only waste your die.
    .example = You have no blue injuries, so a blue die can't discard any. A die bonus (a token, an oracle card and a god step) is fine even if its god is already on the top row.
task-needed = Only what you need
    .text = You may fight a monster, or load a statue or an offering, only if one of your open tasks still needs it. What is in your hold already counts toward its task.
    .example = You have raised 1 statue and have 2 in your hold: your 3 statue tasks are covered, and you can't load another, even if there is room for it.
task-color-once = No color twice
    .text = No color counts twice among your statues, among your offerings or among your monsters. A white task can't take a color that belongs to another task of its kind.
    .example = You raised a red statue, so your next one must be in another color. A red monster is fine: it is for a different kind of task.
task-fixed-first = Colored task before white
    .text = If an action fits both a colored task and a white one, the colored one is completed. This is our ruling: it follows from the rule that no color counts twice.
    .example = You deliver a blue offering. Your blue task is done, and your white one stays open for another color.
task-reward-on-return = When you get a reward
    .text = You get a task's reward when its tile goes back in the box because you completed it, and only then. Our ruling on the order of an action: you pay, it takes effect, you get the rewards and make the choices they bring, and a god you used goes back last.
    .example = You raise a statue: the statue stands, its task goes back in the box, and you choose a companion. You got nothing for loading the statue.
task-returned-color = Colors of removed tasks
    .text = A task that goes back in the box without being completed no longer reserves its color. This is our ruling: the tile that reserved it is gone.
    .example = A short game removed everyone's red monster task. You may now defeat a red monster for your white monster task.

## Moving

move-range = How far you sail
    .text = With one die, your ship moves up to 3 water spaces.
    .example = The green space you want is 3 spaces away: a green die takes you there for free.
move-end-color = Color of the last space
    .text = End your move on a water space in the color of the die you use. The spaces on the way may be any color.
    .example = With a green die, you sail over a red space and a black space and stop on a green one.
move-blocked = What you can't cross
    .text = Your ship can't cross or stop on islands, cities and shallows. The same goes for Zeus's space until you sail home.
    .example = A temple is in your way. You sail around it, and every water space on the way counts.
move-buy-range = Paying to sail farther
    .text = Every space beyond your range costs 1 favor token. The last space must still be in the color of your die.
    .example = A black space is 5 spaces away and your range is 3: with a black die and 2 tokens, you get there.
move-must-move = Staying put is not a move
    .text = A move must end on a different space from the one where it began. This is our ruling, because sailing in a circle would only waste the die.
    .example = Your ship is on a yellow space. With a yellow die, you can sail to another yellow space within range or do something else.
move-to-zeus = Sailing home to Zeus
    .text = When all your tasks are done, you may end a move on Zeus's space with a die of any color. By our rulings, his space counts as 1 space, everything that lengthens a move helps, and the die keeps its own color.
    .example = Zeus is 4 spaces away and your range is 3. Any die and 1 favor token take you home. A creature's 3 extra spaces still need a die in the creature's color.
move-start = Leaving Zeus
    .text = Your first move starts on Zeus's space, and the first water space you enter counts as 1. This is our ruling, because the rulebook places the ship with Zeus and doesn't count that step.
    .example = With range 3, your first die takes you no farther than the third water space from Zeus, unless you pay favor tokens to sail farther.

## Fighting

fight-color = Which monster you fight
    .text = Fight a monster in the color of your die on an island next to your ship. It may be under other monsters; by our ruling, you may choose any monster on the island.
    .example = The island next to your ship has a blue and a black monster. With a black die, you fight the black one, even if the blue one is on top.
fight-strength = The monster's strength
    .text = A monster starts every fight with strength 9 minus the value of your shield.
    .example = Your shield is at 3: the monster starts with strength 6, so a 6 on your first roll is enough.
fight-win = Winning a round
    .text = Roll the battle die (0 to 9). If it shows the monster's strength or more, you defeat the monster.
    .example = Against strength 9, only a 9 wins: 1 chance in 10. Against strength 6, you win with 6, 7, 8 or 9: 4 chances in 10.
fight-lose-round = Losing a round
    .text = If you roll less than the monster's strength, you lose the round. If that losing roll is a 0, also draw 1 injury card; by our ruling, it is the top card of the pile, whatever its color.
    .example = Against strength 7, you roll a 5: you lose the round, but draw no injury. You pay and roll a 0: you lose again and draw an injury.
fight-continue = Fighting on
    .text = After losing a round, you may pay 1 favor token to roll again, against a strength that is 1 lower. By our ruling, the fight ends automatically if you have no token left.
    .example = You lost against strength 9. For one token, you fight on against 8; for another, against 7.
fight-surrender = Giving up
    .text = If you can't or won't pay, you give up. That costs nothing more, but your die or card stays used, and the next fight starts at full strength again.
    .example = You brought a monster down from 9 to 7 and gave up. Next time, it starts at 9 minus your shield again.
fight-reward = Reward for a monster
    .text = A defeated monster leaves the board and completes its task. Take 1 of the displayed equipment cards; the display is refilled to 6 at once.
    .example = You defeat the red monster and take the card with range +1. A new card is displayed before anyone acts again.

## Exploring and shrines

explore-color = Exploring an island
    .text = If your ship is next to a face-down island tile, you may reveal it with a die in the color of its space's border.
    .example = The border is yellow and the tile turns out to be blue. You needed a yellow die to reveal it.
explore-own = Revealing your own tile
    .text = If the tile is in your ship's color and you have a shrine task left, build a shrine there at once and complete the task. The letter doesn't matter.
    .example = You play Blue and reveal a blue tile: you build a shrine and advance a god for it. You don't get the letter's reward.
explore-letter = Rewards by letter
    .text = If you don't build a shrine, you get the reward for the tile's letter. Psi: 4 favor tokens. Phi: 2 oracle cards. Sigma: 3 god steps. Omega: discard your injuries of one color of your choice, and shield +1.
    .example = You play Red and reveal a green tile with Psi: you take 4 favor tokens. With Omega and no injuries, you get only the shield +1.
explore-third-own = Your tile, no shrine task
    .text = If you have no shrine task left, another tile in your own color gives you its letter's reward, like any other tile.
    .example = In a short game, you have built your 2 shrines. Your third tile shows Phi: you draw 2 oracle cards.
explore-for-others = Tiles in other colors
    .text = A tile in another player's color stays face up for that player, who marks a shrine task as a reminder. They gain nothing until they come and build; you get the letter's reward.
    .example = You play Red, reveal a blue tile with Sigma and take 3 god steps. Blue now knows where to build and doesn't need to explore there.
explore-picture-rule = Shrines by letter
    .text = Option from the first edition: you can build a shrine on a tile in your color only if its letter is on one of your open shrine tasks. By our rulings, nothing else changes, and a player who removes a shrine task before the game chooses its letter.
    .example = You play Green and put your Psi shrine task back for a short game. Your green Psi tile then gives you only 4 favor tokens.
shrine-build = Building a shrine
    .text = If your ship is next to a face-up tile in your color that has no shrine yet, build one with a die in the color of its space's border. This completes a shrine task.
    .example = Blue revealed your tile on a pink border. You sail next to it and build with a pink die.
shrine-reward = Reward for a shrine
    .text = When you complete a shrine task, advance any one god by 1 step.
    .example = You build a shrine, and Artemis goes from row 5 to row 6: you can use her this very turn.

## Offerings and statues

cargo-capacity = Your ship's storage
    .text = Offerings and statues share your ship's storage: 2 pieces, unless a ship tile or a card gives you more. When it is full, you can't load.
    .example = You carry a red statue and a blue offering. Deliver the offering or raise the statue before you load anything else.
cargo-no-dumping = Nothing goes overboard
    .text = You can't throw cargo away. This is our ruling, because no rule lets you get rid of a piece except by delivering or raising it.
    .example = You loaded a black offering and its temple is far away: it takes up room until you get there.
offering-load = Loading an offering
    .text = If your ship is next to an offering island, load an offering in the color of your die. By our ruling, you may take any cube on the island.
    .example = The island has a red, a blue and a pink cube, and your blue task is open: with a blue die, you load the blue one.
offering-make = Delivering an offering
    .text = If your ship is next to the temple in the color of your die, deliver an offering of that color. This completes its task.
    .example = You carry a green offering and are next to the green temple. With a green die, you deliver it.
offering-reward = Reward for an offering
    .text = When you complete an offering task, take 3 favor tokens.
    .example = You deliver your yellow offering with 1 token left. Now you have 4.
statue-load = Loading a statue
    .text = If your ship is next to a city, load one statue of its color with a die of that color. By our ruling, your ship must be next to the city space itself.
    .example = You are next to the pink city, with a pink die and room in your hold: you load a pink statue.
statue-raise = Raising a statue
    .text = If your ship is next to a statue island with a free site in the color of your die, raise a statue of that color. This completes a statue task.
    .example = The island has free sites for green and red. With a red die, you raise your red statue; there is no site for your blue one here.
statue-site-once = One statue per site
    .text = A building site takes one statue. Once anyone has filled it, nobody can use it again. This is our ruling, because the rulebook only says that an island takes three statues in different colors.
    .example = Yellow raised a black statue on the island in front of you. You take yours to one of the other two black sites.
statue-reward = Reward for a statue
    .text = When you complete a statue task, choose a companion card in the statue's color.
    .example = You raised a green statue. You choose the green hero, demigod or creature, if it is still available.

## Injuries and gods

injury-discard = Discarding injuries
    .text = Discard all your injuries in the color of your die.
    .example = You have 2 blue injuries and 1 red one. A blue die discards both blue ones.
god-advance-action = Advancing a god
    .text = Advance the god in the color of your die by 1 step.
    .example = With a black die, you advance Ares from row 4 to row 5.
god-first-step = The first step
    .text = From the lowest row, a god's first step leads straight to the row marked with the number of players: row 3 of 6 with 2 players, row 2 with 3, row 1 with 4. From there on, each step is one row.
    .example = With 3 players, Hermes goes from the lowest row to row 2. Four more steps, and he is on the top row.
god-top = On the top row
    .text = A god on the top row, row 6, can't go any further. By our rulings, you can't choose this god for a step, and a step that no god can take is lost.
    .example = Poseidon is on row 6, so a blue die can't advance him. Use him or trade him first.
god-split-steps = Splitting steps
    .text = When you get several god steps at once, divide them among your gods as you like.
    .example = With 3 steps, you may advance one god by three rows, or Ares by two and Apollon by one.
god-use = Using a god
    .text = A god on the top row offers you a special action. You may use it in the action phase of any of your turns, even right after the god gets there. You need no die, and by our ruling you may use any number of gods in a turn.
    .example = A yellow die takes Apollon to row 6. You use him at once, and Aphrodite right after him.
god-return = The god goes back
    .text = When the whole special action is over, rewards included, the god goes back to the lowest row. Only then can you advance that god again.
    .example = Artemis reveals a tile with Sigma: 3 god steps. You can't give any of them to Artemis, because her action isn't over yet.
god-trade = Trading a god for a card
    .text = Instead of using the special action of a god on the top row, you may send the god back down for 1 oracle card.
    .example = You have no injuries. You send Aphrodite back down and draw an oracle card, without using a die.
god-not-in-check = No gods at the check
    .text = Special actions belong to the action phase. No god can help you at the injury check before it.
    .example = You start your turn with 6 injuries and Aphrodite on the top row: you must recover anyway.
god-poseidon = Poseidon (blue)
    .text = Poseidon puts your ship on any other water space you like, or on Zeus's space if all your tasks are done.
    .example = You complete your last task on the far rim of the board. Poseidon takes you straight to Zeus.
god-apollon = Apollon (yellow)
    .text = Apollon lets you draw 1 oracle card. For the rest of this turn, your dice and your oracle card count as any color, free of charge.
    .example = You have two red dice and use Apollon: with one you load a pink statue, and with the other you sail to a black space.
god-artemis = Artemis (green)
    .text = Artemis reveals one face-down island tile anywhere on the board. You build your shrine there or get the letter's reward.
    .example = You looked at a tile on the far rim and know that it is yours. With Artemis, you build your shrine there without sailing.
god-aphrodite = Aphrodite (red)
    .text = Aphrodite discards all your injuries, of every color.
    .example = You have 5 injuries and fear the titan. After using Aphrodite, you have none.
god-ares = Ares (black)
    .text = Ares defeats a monster next to your ship without a roll, in any color, as long as one of your tasks needs it.
    .example = At shield 0, you would need a 9 against the green monster next to you. Ares defeats it for certain, and you take your equipment card.
god-hermes = Hermes (pink)
    .text = When your ship is next to any city, Hermes loads a statue you need from a city of your choice. You must have room for it.
    .example = You are next to the blue city and need a black statue. Hermes loads it, and you save the trip to the black city.
god-reach = Gods and longer reach
    .text = Equipment that lengthens your reach works for Ares and Hermes as well: the card for islands helps Ares, and the card for statues helps Hermes. This is our ruling; we couldn't find the publisher's answer to this question, but a players' FAQ says yes.
    .example = One water space lies between you and the red monster. With the card for reaching islands, Ares can still defeat it.

## Titan

titan-roll = Rolling the titan die
    .text = The last player of the round rolls the titan die (1 to 6) along with the oracle dice. A last player who is recovering rolls it too, but no oracle dice.
    .example = The last player has to recover. The titan still attacks at the end of that turn.
titan-six = Titan attack: 6
    .text = If the titan die shows a 6, every player draws 2 injury cards, whatever their shield.
    .example = Your shield is at 5. The 6 still gives you 2 injuries.
titan-attack = Titan attack: 1 to 5
    .text = If your shield is lower than the titan's roll, draw 1 injury card. An equal or higher shield keeps you safe. By our ruling, the players draw one after another, clockwise.
    .example = The titan rolls a 3. With shield 3, nothing happens to you; with shield 2, you draw an injury.

## Companions

companion-hero = Heroes
    .text = A hero raises your shield by 2 when you take the card. From then on, you may discard injuries of the hero's color at any time; by our ruling, this happens automatically, both when you take the card and whenever you draw such an injury.
    .example = You take the red hero Odysseus: shield +2, and your 2 red injuries are gone. A red injury you draw later is discarded at once.
companion-demigod = Demigods
    .text = A demigod lets you draw 1 oracle card when you take it. From then on, a die or oracle card of that color may count as any color you like; by our ruling, its color after recoloring is what matters.
    .example = With the pink demigod Helena, you can use a pink die to fight a green monster or to sail to a red space without paying any tokens.
companion-creature = Creatures
    .text = A move with a die or oracle card in the creature's color has range +3, and it may end on water of any color.
    .example = With the green creature Pegasus, a green die takes you up to 6 spaces and lets you stop on black.
companion-taken = One card of each companion
    .text = There is one card of each companion: a hero, a demigod and a creature in each color, as many as there are statues of that color. If none is left, you get no card; this is our ruling for a case that can't occur.
    .example = Blue took the yellow hero Bellerophon. For your yellow statue, you choose between Minos and Gryphos.

## Ship tiles

ship-shield = Ship tile: shield 2
    .text = Your shield starts the game at 2.
    .example = From the first round on, titan rolls of 1 and 2 don't hurt you, and monsters start at strength 7.
ship-range = Ship tile: range +2
    .text = Your ship's range increases by 2, normally to 5.
    .example = A blue space 5 spaces away costs you a blue die and no tokens.
ship-gods = Ship tile: all gods
    .text = All your gods start on the row marked with the number of players, and after you use or trade them they go back to that row, not to the lowest. Our rulings: trading counts like using, and your first injury gives no extra step.
    .example = With 2 players, your six gods start on row 3. After you use Ares, he goes back to row 3, three steps below the top row.
ship-gods-out = All gods and others' rolls
    .text = With the ship tile for all gods, none of your gods counts as being on the lowest row, so every consult roll of another player may advance one of them. This is our ruling, in line with a players' FAQ.
    .example = Another player rolls pink, yellow and yellow: you may advance Hermes or Apollon, although neither has moved yet.
ship-favor = Ship tile: favor +1
    .text = Whenever you take favor tokens, take 1 more; this also goes for your starting tokens. By our ruling, every separate gain of tokens counts once.
    .example = A die gives you 3 tokens instead of 2, and an offering 4 instead of 3. As the starting player, you start with 4.
ship-task = Ship tile: one fewer task
    .text = Before the first turn, put one task of your choice back in the box, without its reward. You need only the tasks that are left: 11, or one fewer than the others in a short game.
    .example = You put a shrine task back. You need only two shrines, but you get no god step for the third.
ship-equipment = Ship tile: equipment
    .text = Before the first turn, take 1 of the displayed equipment cards and draw 1 oracle card. Our ruling: the display is refilled, and a one-time card takes effect right away.
    .example = You take the card for reaching islands from afar and use it all game long.
ship-both-ways = Ship tile: both ways
    .text = You may recolor counterclockwise as well and pay for the shorter way. Your storage increases by 2, normally to 4.
    .example = A blue die acts as pink for 1 token, one step back; clockwise, around the wheel, it would cost 5.
ship-recolor = Ship tile: cheaper recoloring
    .text = Recoloring costs you 1 favor token less, but never less than 0. By our ruling, you save once for each die or card you use, not for each step.
    .example = Pink to blue is free for you, and pink to yellow costs 1 token instead of 2.

## Equipment

equipment-one-time = One-time equipment
    .text = A one-time card takes effect the moment you take it. By our rulings, any effect that can't happen then is lost, and you keep the card.
    .example = You take a card that gives you a statue while your storage is full: you get no statue, neither now nor later.
equipment-statues = Equipment: a statue
    .text = One-time: load one of the statues shown, from its city, wherever your ship is. You must need it and have room for it. One card shows pink, blue and black, the other red, green and yellow.
    .example = You defeat a monster and take the card with pink, blue and black: you load a black statue from the black city.
equipment-offerings = Equipment: an offering
    .text = One-time: load one of the offerings shown, from any island, wherever your ship is. You must need it and have room for it. One card shows pink, blue and black, the other red, green and yellow.
    .example = You need a yellow offering, and the only yellow cubes are at the far end of the sea. The card with red, green and yellow gets you one.
equipment-consult = Equipment: consult bonus
    .text = When your own consult roll shows the card's color at least once, take 2 favor tokens. There are three such cards: yellow, red and black.
    .example = You have the red card and roll red, red and blue: you take 2 tokens, not 4.
equipment-die-bonus = Equipment: die bonus
    .text = You may use a die or oracle card in the equipment card's color to get three things at once: 1 favor token, 1 oracle card, and 1 step for the god of that color. There are three such cards: pink, green and blue.
    .example = With the green card, a green die gives you a token, a card and a step for Artemis.
equipment-god-to-top = Equipment: god to the top
    .text = One-time: put Poseidon, Hermes, Artemis or Aphrodite on the top row.
    .example = Hermes is still on the lowest row. The card puts him on row 6, and you can use him this turn.
equipment-range = Equipment: range +1
    .text = Your ship's range increases by 1, normally to 4.
    .example = A pink space 4 spaces away costs you a pink die and no tokens.
equipment-shallows = Equipment: crossing shallows
    .text = Your ship may cross shallows, and they don't count as spaces, but it can't stop on them. By our rulings, you may cross several in a row, and Zeus's space too.
    .example = You cross the hole of a ring from one side to the other: the water space beyond it counts as 1.
equipment-reward-god = Equipment: god with rewards
    .text = Every reward for an offering, a statue or a monster also lets you advance one of your gods by 1 step. Our rulings: this doesn't apply to the fight that won you the card; with a statue, you choose the companion first; with a monster, the step comes before the card.
    .example = You deliver an offering: you take 3 favor tokens and advance Apollon. If you defeat a monster with Ares, the step must go to another god.
equipment-storage = Equipment: storage +1
    .text = Your storage increases by 1, normally to 3, and your shield goes up by 1 when you take the card.
    .example = You carry two statues and can now load an offering as well. Your shield goes from 0 to 1.
equipment-reach-island = Equipment: islands from afar
    .text = You may fight, explore and build shrines with one water space between your ship and the island.
    .example = One water space lies between you and a face-down tile. You explore it from where you are and save a move.
equipment-reach-statue = Equipment: statues from afar
    .text = You may load and raise statues with one water space between your ship and the city or island.
    .example = One water space lies between you and the pink city. With a pink die, you can still load a pink statue.
equipment-reach-offering = Equipment: offerings from afar
    .text = You may load and deliver offerings with one water space between your ship and the island or temple.
    .example = The blue temple is one water space away. You deliver the blue offering from here with a blue die.
equipment-reach-meaning = What “from afar” means
    .text = With longer reach, your ship may be next to the island or city space, or one water space may lie between them; shallows don't count as that space. This is our ruling on how to read “a distance of 1 water space”.
    .example = Your ship, a water space, the island: within reach. Your ship, the hole of a ring, the island: out of reach.
equipment-recover = Equipment: recover later
    .text = You recover only if you have 4 or more injuries of one color, or 8 or more in all.
    .example = You have 3 red, 2 blue and 2 green injuries, 7 in all: you take your turn as usual.
equipment-extra-action = Equipment: extra action
    .text = Once per turn, you may pay 3 favor tokens for one more action, of any color. By our ruling, it works like one more die: actions without a color are fine too, and you don't need to recolor it.
    .example = You have used your dice and have 3 tokens. You pay them and load the blue offering next to your ship.
equipment-look = Equipment: look and choose
    .text = One-time: look at 2 face-down island tiles, leave one face down and reveal the other; you build your shrine there or get the letter's reward. By our ruling, you choose both before you see either. With fewer than 2 face-down tiles, the card has no effect.
    .example = You see a Psi and a tile in your own color. You leave the Psi face down, reveal your own tile and build a shrine there.
equipment-gift = Equipment: gifts
    .text = One-time: you get 3 favor tokens, 1 oracle card and 2 god steps, for the same god or for two different gods.
    .example = Ares is on row 4: you give him both steps, and he is on the top row.

## Favor tokens and shield

favor-uses = What favor tokens buy
    .text = With favor tokens you can recolor dice and cards, sail farther, fight on after a lost round and pay for the extra action. You can't spend tokens you don't have.
    .example = You have 2 tokens: recolor a die by two steps, sail two spaces farther, or recolor by one step and sail one space farther.
favor-unlimited = Favor tokens never run out
    .text = There are always enough favor tokens. This is our ruling, because the box holds 34 and no rule says what happens when they are gone.
    .example = The players hold all 34 tokens and you deliver an offering: you still get your 3.
shield-max = Maximum shield: 5
    .text = Your shield never rises above 5; anything more is lost. This is our ruling, because the shield track ends at 5 and we couldn't find the publisher's answer to that question.
    .example = Your shield is at 5 and you take a hero, worth 2: it stays at 5. From 4, it would go to 5.

## The end of the game

end-trigger = Reaching Zeus
    .text = When the first player enters Zeus's space with all tasks done, the current round becomes the last: the players after them still take their turns, and then the game is over.
    .example = You are the second of four players and reach Zeus. The third and the fourth player still get their turns; the first doesn't get another. If you are fourth, the game ends with your own turn.
end-leftovers = After reaching Zeus
    .text = Your turn goes on: you may still draw oracle cards with the dice, oracle card, gods and equipment you have left. By our ruling, your ship stays with Zeus, and you still consult the oracle. You can't use a god who reaches the top row after your last turn.
    .example = You arrive with your first die. You draw 2 oracle cards with the other two and trade Ares for a third: of the players who return, the one with the most cards wins.
end-winner = Who wins
    .text = Among the players who made it back to Zeus, the one with the most oracle cards wins. If there is a tie, the tied player with the most favor tokens wins; players who are still tied share the victory.
    .example = You and another player both returned with 3 oracle cards. You have 2 favor tokens, and the other player has 1: you win.
end-ranking = Ranking the other players
    .text = Option from the online edition: players who didn't return are ranked below those who did, by completed tasks, then oracle cards, then favor tokens.
    .example = Green completed 11 tasks and Blue 10, and neither returned. Green ranks above Blue, whatever cards they hold.
