### Every rule of The Oracle of Delphi in our own words, in the order of ../rules.toml.
### A rule's message is its id with dashes for dots. Value: the title. `.text`: the rule.
### `.example`: one concrete case of it. Texts of rulings and options say that they are one.

## The board

board-tiles = Twelve board tiles
    .text = The sea is laid out from 12 tiles: three rings of 6 spaces around a hole, three tiles of 7 spaces, three of 9 and three of 11. Either face may be up; one face is the mirror image of the other.
    .example = A tile shows an island in its west and open water in its east. Flipped, it shows the island in the east and the water in the west.
board-connected = One connected sea
    .text = All water must be connected: a ship could sail from any water space to any other. This must be true once the 12 tiles are laid, and again when the 6 cities have been added.
    .example = A bay that only the pink city's water would join to the rest is a fault: before the cities are placed, it is cut off.
board-shallows = Shallows
    .text = The hole of a ring, or a gap shut in between tiles, is a shallow. Your ship neither crosses it nor stops on it.
    .example = You want to get to the other side of a ring: you sail around it, because the hole in its middle is a shallow.
board-enclosed-gaps = Where the sea ends
    .text = A shallow is the hole of a ring or a gap enclosed by board and city tiles; the open table around the board is not sea. This is a ruling of ours, because no rule text we have says where the sea ends.
    .example = With the card for crossing shallows you cut through the gap between three tiles. You can't leave the board on one side and come back on another.
board-cities = Six cities on the rim
    .text = Six city tiles, one per color, stand around the rim, about equally far apart; each has one city space and two water spaces. By our rulings "about equally" means 40 to 85 degrees between neighbors, seen from the middle of the board's water.
    .example = Two neighboring cities 60 degrees apart are fine. At 30 degrees they stand too close, and the layout is refused.
board-zeus-space = Zeus's space
    .text = Zeus stands in the hole of the ring that is all water. Your voyage begins and ends there; you enter it again only with all your tasks done, and until then it counts as a shallow.
    .example = You lie next to Zeus and one task is still open: his space is closed to you. Complete that task, and a move may take you in.
board-ships-share = Ships share spaces
    .text = Any number of ships may stand on one water space, so other ships never block you.
    .example = Two ships already lie on a yellow space in your range. With a yellow die you stop there as the third.
board-compact = Compact board
    .text = Option for a first game: the three rings form a triangle, then the three tiles of 11, the three of 9 and the three of 7 spaces go around them, and the cities come last. The sea gets small, with few shallows.
    .example = You lay the three rings so that each touches the other two, and build outward from there, largest tiles first.
board-access = Every island can be reached
    .text = Every island space and every city space touches at least one water space. This is a ruling of ours, because a place that no ship can get to could make a task impossible.
    .example = The green temple lies walled in by other islands: that layout is thrown away and a new one is made.

## Set-up

setup-players = Two to four players
    .text = 2, 3 or 4 people play, each with a ship in one color: red, yellow, green or blue.
    .example = There is no pink or black ship, although pink and black are colors of the wheel.
setup-offerings = Laying out the offerings
    .text = There is one offering cube of each color per player. Every one of the 6 offering islands gets as many cubes as there are players, all of different colors.
    .example = With 3 players 18 cubes are laid out, 3 on each island: red, blue and black on one of them, say.
setup-temples = Placing the temples
    .text = There is one temple of each color. One goes on each of the 6 temple islands.
    .example = The green temple may stand near Zeus in one game and on the rim in the next, so look for it before you load a green offering.
setup-monsters = Placing the monsters
    .text = There is one monster of each color per player. Each of the 3 marked islands gets 2, and each of the 6 others one fewer than there are players; no island gets a color twice.
    .example = With 4 players there are 24 monsters: 2 on each marked island, 3 on each of the others. With 2 players there are 12: again 2 on each marked island, but 1 on each of the others.
setup-statues = Statues in their cities
    .text = Each color has 3 statues. They begin in the city of their color.
    .example = At the start the yellow city holds 3 yellow statues and nothing else.
setup-statue-sites = Building sites
    .text = Each of the 6 statue islands has 3 building sites in three different colors, printed on the board. Over the whole board each color has 3 sites.
    .example = One island offers sites for pink, blue and red. A green statue can't be raised there.
setup-island-tiles = Hidden island tiles
    .text = The 12 island tiles, 3 in each ship color, are shuffled and laid face down on the 12 island spaces with a colored border. All 12 are used, however many play.
    .example = Red plays against blue. The 3 yellow and 3 green tiles lie on the board as well and give their letter's reward to whoever uncovers them.
setup-decks = Cards at the start
    .text = 30 oracle cards (5 per color) and 42 injury cards (7 per color) are shuffled into two piles. The 18 companion cards lie open; of the 22 equipment cards 6 are displayed and 16 form a pile.
    .example = You can always read the 6 equipment cards you might win. What will replace the one you take is hidden.
setup-start-favor = Starting favor tokens
    .text = The starting player is drawn at random and gets 3 favor tokens. Going clockwise, each player gets one more than the one before.
    .example = With 4 players you start with 3, 4, 5 and 6 tokens: who acts later has more to spend.
setup-ship-random = Ship tiles at random
    .text = Each player gets one of the 8 ship tiles by chance and keeps its ability all game.
    .example = You draw the tile for range +2: your ship goes 5 spaces a move from the first turn on.
setup-ship-draft = Choosing ship tiles
    .text = Option: one ship tile more than there are players is revealed. The last player chooses first, then the others counterclockwise; the tile left over goes back in the box.
    .example = Three players reveal 4 tiles. The third player picks from 4, the second from 3, the starting player from 2.
setup-titan-die = Keeper of the titan die
    .text = The last player of the round holds the titan die for the whole game and rolls it every round.
    .example = With 3 players the one to the right of the starting player keeps it.
setup-first-consult = The first three dice
    .text = Before the game you roll your 3 oracle dice and lay them on the wheel by color. Several dice may lie on the same color.
    .example = You roll red, red and blue: on your first turn you have two red dice and a blue one.
setup-injury = One injury to start with
    .text = You draw 1 injury card before the game begins.
    .example = You draw a green injury. With it in front of you, your first check finds some injuries, so you get no reward for having none.
setup-gods = Where the gods start
    .text = Your 6 gods begin on the lowest row. Then the god in the color of your first injury goes up to the row that shows the number of players.
    .example = With 4 players your injury is red: Aphrodite moves up to row 1, the other five gods wait on the lowest row.
setup-shield = Shield at 0
    .text = Your shield begins the game at 0.
    .example = At shield 0 every titan attack hurts: a roll of 1 to 5 brings you 1 injury, a 6 brings 2.
setup-zeus-tiles = Your twelve tasks
    .text = You have 3 shrines, 3 statues, 3 offerings and 3 monsters to do. The statues are white (any color), and so are one offering and one monster; 4 double-sided tiles fix the other colors: 2, drawn at random, show offerings and 2 show monsters, the same ones for everybody.
    .example = The blue and the yellow tile are drawn for offerings. Everyone then needs a blue, a yellow and one more offering, and, from the other two tiles, a red, a black and one more monster.
setup-first-game = First-game preset
    .text = Option: the compact board, 8 tasks instead of 12 (the short game with all 4 removals), and the four simplest ship tiles dealt at random: shield 2, range +2, all gods, both ways.
    .example = In your first game you have 2 shrines, 2 statues, 2 offerings and 2 monsters to do.
setup-short-game = Short game
    .text = Option: 1 to 4 of each player's tasks go back to the box, always in this order: a statue; a shrine with one shrine piece; a colored monster; a colored offering. By our ruling the monster and the offering are drawn at random, and they are the same for everybody.
    .example = You remove 2 tasks: everyone plays with 2 statues, 2 shrines, 3 offerings and 3 monsters, 10 tasks in all.
setup-order = Order of set-up
    .text = Our ruling: what ship tiles do at the start happens last, in turn order, because it needs tasks, gods and board in place. The set-up roll only gives you dice: no god moves, no card pays, no titan attacks.
    .example = Your ship tile gives you an equipment card. You choose it when everything else is ready, and a one-time card acts at once, even one that uncovers an island tile.
info-open = What everyone may see
    .text = Every player's oracle, injury, companion and equipment cards lie open, and so do tasks, dice, gods, favor tokens and cargo. Only the draw piles and the face-down island tiles are hidden.
    .example = You may count a rival's oracle cards at any time. You may not look at the next card of the pile.

## The turn

turn-order = Rounds and seats
    .text = In every round each player takes one turn, clockwise from the starting player. The starting player stays the same all game.
    .example = Yellow began the first round, so yellow begins every round.
turn-phases = Three phases
    .text = Your turn has three phases: check your injuries; take your actions, in any order; consult the oracle.
    .example = You check (2 injuries, nothing happens), sail, load an offering, take 2 favor tokens, and roll your dice for next time.
turn-recover = Recover
    .text = If the check finds 3 or more injuries of one color, or 6 or more in all, you recover: discard any 3 injuries and end your turn. You take no actions, use no gods and don't consult; your dice stay as they lie.
    .example = You have 3 red injuries and 1 blue one. You lose this turn, and may discard 2 red ones and the blue one.
turn-no-injuries = Reward for no injuries
    .text = With no injuries at the check you take 2 favor tokens or advance one god by 1 step. By our ruling the check looks at the very start of the turn, before a recovering player discards.
    .example = You discarded your last injury a turn ago and the titan missed: you start this turn with 2 more favor tokens.
turn-some-injuries = Some injuries
    .text = With at least one injury, but too few to recover, the check does nothing.
    .example = You have 2 red, 2 blue and 1 black injury: 5 in all and no color 3 times, so you simply go on.
turn-sources = Where actions come from
    .text = You act with your 3 oracle dice, with 1 oracle card a turn, and with some equipment. Gods on the top row act on top of that, without a die.
    .example = Three dice, an oracle card and Poseidon on the top row: four actions and one god this turn.
turn-die-once = Each die once
    .text = A die you used lies on Pythia in the middle of the wheel. You can't use it again this turn.
    .example = You moved with your only green die. To load a green offering now you need an oracle card or another die recolored to green.
turn-one-at-a-time = One action at a time
    .text = You finish an action, with all its choices, before you start the next. Nothing can be slipped into a fight.
    .example = An island tile gave you 3 god steps. You take or decline them before your next die, and in the middle of a fight you can't fetch tokens with another die.
turn-may-skip = Dice may stay unused
    .text = You may end your actions with dice left over. This is a ruling of ours, because the rulebook says what dice are for and nowhere forces you to use them.
    .example = Nothing useful can be done with your last die, and you end your actions. The die is rolled with the others.
turn-consult = Consulting the oracle
    .text = You end your turn by rolling all 3 oracle dice. They show the colors you will have next turn.
    .example = You roll pink, green and green. While the others play you can already plan a pink and two green actions.
turn-consult-gods = Others' gods at your roll
    .text = When you consult, every other player may advance one god by 1 step: one whose color you rolled and who is not on the lowest row. You get nothing for your own roll. By our ruling they decide clockwise from your left, before the titan attacks.
    .example = You roll red, red and blue. A rival has Aphrodite (red) on row 2 and Poseidon (blue) on the lowest row: only Aphrodite may go up, and only to row 3.
turn-consult-gods-delayed = Gods step up later
    .text = Option from the online edition: you choose that god at the start of your own next turn, and at once if there is only one choice. Our ruling: one step for each roll, before your injury check, for a god above the lowest row both at the roll and now.
    .example = Two rivals rolled red and black before your turn. You have two steps and may give both to Aphrodite (red), because red was in both rolls.

## Dice, wheel, oracle cards

oracle-wheel = The wheel of colors
    .text = Clockwise the wheel goes pink, blue, yellow, green, red, black, and back to pink. (The rulebook calls pink purple.)
    .example = From red you come to black after 1 step and to pink after 2.
oracle-recolor = Recoloring
    .text = As part of using a die or oracle card you may move it clockwise on the wheel, for 1 favor token a step. No die stays recolored without being used.
    .example = A pink die acts as yellow for 2 tokens. A yellow die has to go the long way round to act as pink: 4 tokens.
oracle-card-as-die = Cards work like dice
    .text = You use an oracle card as you would a die of its color. It can be recolored too.
    .example = You have no blue die. You play a pink oracle card, pay 1 favor token, and load a blue statue.
oracle-one-card = One card a turn
    .text = You may play 1 oracle card a turn, but hold as many as you like. The one you played is discarded at the end of your turn.
    .example = You hold a red and a black card and play the red one. The black one has to wait for another turn.
oracle-deck-empty = When a pile runs out
    .text = If a draw finds the pile of oracle, injury or equipment cards empty, its discards are shuffled into a new pile; if there are none, nothing is drawn. This is a ruling of ours, because the rulebook provides discard piles but doesn't say what they are for.
    .example = The last oracle card is drawn and you draw another: the discards become the new pile. A card you played this turn is not among them yet.
oracle-any-color = What "any color" covers
    .text = A die or card that counts as any color may also count as the color of a creature, of a die-bonus card or of an island's border. A consult roll pays only for what was rolled. This is a ruling of ours, reading "as if any color" as widely as it says.
    .example = Apollon has spoken: your black die may move the ship as a pink one, and if you have the pink creature Pan, it goes 3 spaces farther.

## Actions without a color

action-draw-card = Draw an oracle card
    .text = With a die of any color you draw 1 oracle card.
    .example = Your black die has no use today. You draw a card with it and can act with that card, even this turn.
action-take-favor = Take favor tokens
    .text = With a die of any color you take 2 favor tokens.
    .example = You have 1 token and a spare green die: now you have 3, enough to continue a fight three times.
action-look = Look at two islands
    .text = With a die of any color you may look under 2 face-down island tiles, anywhere on the board; they stay face down. By our rulings you name both before you see either, and you can't name just one while there are two.
    .example = You look at a tile near your ship and at one on the rim. Neither has your color, so you won't waste a die on exploring them.
action-look-fewer = Looking at the last tile
    .text = If only one face-down island tile is left, the look action shows you that one; with none left you can't choose it. This is a ruling of ours, because the rulebook speaks of two tiles only.
    .example = Eleven tiles are face up. Your spare die shows you the twelfth.
action-look-private = What you saw is yours
    .text = Only you know what you saw on a tile. That you looked, and where, is known to all.
    .example = Blue looked at a tile and then sailed away from it. You don't know what it shows, but you may draw your conclusions.

## Actions by color: what holds for all

action-color-match = The color must match
    .text = The die, once recolored, must have the color of what you do: of the space you stop on, the monster, the island's border, the offering, the statue, the god or the injuries.
    .example = You have a red die: you may fight a red monster, advance Aphrodite or sail to a red space, but not load a blue offering.
action-adjacent = Be next to it
    .text = To act on an island or a city, your ship must be on a water space next to that very space. By our ruling a city is its city space; the water of its tile alone doesn't count.
    .example = One space of water lies between you and the black temple. Move one closer before you deliver your black offering.
action-effect = No empty actions
    .text = An action or a god that would change nothing is refused; one that can do part of what it says is allowed. This is a ruling of ours: an empty action could only waste your die.
    .example = You have no blue injury, so a blue die can't discard blue injuries. A card that gives a token, an oracle card and a god step is fine even if that god is already at the top.
task-needed = Only what you need
    .text = You may fight a monster, or load a statue or an offering, only if one of your open tasks still needs it. What you have aboard already counts toward its task.
    .example = You raised 1 statue and have 2 aboard: your 3 statue tasks are spoken for, and you can't load another, even if there is room for it.
task-color-once = No color twice
    .text = Among your statues, among your offerings and among your monsters no color counts twice. A white task can't take a color that is fixed on another task of its kind.
    .example = You raised a red statue, so your next one has another color. A red monster is no problem: it is a task of another kind.
task-fixed-first = Colored task before white
    .text = If what you did fits a task with a fixed color and a white one, the one with the fixed color is completed. This is a ruling of ours: it follows from no color counting twice.
    .example = You deliver a blue offering. Your blue task is done, and your white one stays open for another color.
task-reward-on-return = When you are rewarded
    .text = You get a task's reward exactly when its tile goes back to the box as completed. Our ruling orders an action: you pay, it takes effect, the rewards come with the choices they bring, and a god you used goes back last.
    .example = You raise a statue: the statue stands, its task goes back, you choose a companion. Loading the statue earned you nothing yet.
task-returned-color = Colors of removed tasks
    .text = A task that goes back without being completed no longer reserves its color. This is a ruling of ours: the tile that could clash is gone.
    .example = A short game removed everyone's red monster task. Your white monster task may now be a red monster.

## Moving

move-range = How far you sail
    .text = With one die your ship moves up to 3 water spaces.
    .example = The green space you want is 3 spaces away: a green die takes you there for free.
move-end-color = Color of the last space
    .text = You must stop on a water space in the color of the die you use. The spaces on the way may have any color.
    .example = With a green die you sail over a red and a black space and stop on a green one.
move-blocked = What you can't cross
    .text = Your ship neither crosses nor stops on islands, cities and shallows. Zeus's space is closed in the same way until you sail home.
    .example = A temple lies between you and the space behind it. You sail around it, and every water space on the way counts.
move-buy-range = Farther for favor
    .text = Every space beyond your range costs 1 favor token. The last space must still have the color of your die.
    .example = A black space is 5 spaces away and your range is 3: with a black die and 2 tokens you get there.
move-must-move = Staying is no move
    .text = A move ends on another space than it began on. This is a ruling of ours, because sailing in a circle would only waste the die.
    .example = You lie on a yellow space. Your yellow die takes you to another yellow space in range or does something else.
move-to-zeus = Sailing home to Zeus
    .text = With all your tasks done you may end a move on Zeus's space, with a die of any color. By our rulings his space counts as 1 space, everything that lengthens a move helps, and the die keeps its own color.
    .example = Zeus is 4 spaces away and your range is 3. Any die and 1 favor token bring you home; a creature's 3 extra spaces need a die of the creature's color.
move-start = Leaving Zeus
    .text = Your first move starts on Zeus's space, and the first water space you enter counts as 1. This is a ruling of ours, because the rulebook puts the ship beside Zeus without counting that step.
    .example = With range 3 your first die takes you at most to the third water space from Zeus, unless you pay favor tokens to go farther.

## Fighting

fight-color = Which monster you fight
    .text = You fight a monster in the color of your die on an island next to your ship. It may stand below others; by our ruling any monster on the island can be your target.
    .example = The island next to you holds a blue and a black monster. Your black die is for the black one, even if the blue one is on top.
fight-strength = Monster's strength
    .text = A monster enters every fight with strength 9, less the value of your shield.
    .example = Your shield is at 3: the monster begins with strength 6, so a 6 on your first roll is enough.
fight-win = Winning a round
    .text = Roll the battle die (0 to 9). If it shows the monster's strength or more, the monster is defeated.
    .example = Against strength 9 only a 9 wins: 1 chance in 10. Against strength 6 you win with 6, 7, 8 or 9: 4 in 10.
fight-lose-round = Losing a round
    .text = A roll below the monster's strength loses the round. If that losing roll was a 0, you also draw 1 injury card; by our ruling it is the top card of the pile, whatever its color.
    .example = Against strength 7 you roll a 5: lost, but unhurt. You pay and roll a 0: lost again, and you draw an injury.
fight-continue = Fighting on
    .text = After a lost round you may pay 1 favor token to roll again, against a strength that is 1 lower. By our ruling the fight ends by itself if you have no token left.
    .example = You lost against strength 9. For a token you fight on against 8, for another against 7.
fight-surrender = Giving up
    .text = If you can't or won't pay, you surrender. That costs nothing more, but your die or card stays used, and the next fight starts at full strength again.
    .example = You brought a monster down from 9 to 7 and give up. Next time it begins at 9 minus your shield, as before.
fight-reward = Reward for a monster
    .text = A defeated monster leaves the board and completes its task. You take 1 of the displayed equipment cards, and the display is filled up to 6 at once.
    .example = You beat the red monster and take the card for range +1. A new card is displayed before anyone acts again.

## Exploring and shrines

explore-color = Exploring an island
    .text = Next to a face-down island tile you may turn it up with a die in the color of its space's border.
    .example = The border is yellow and the tile turns out to be blue. You needed a yellow die for it.
explore-own = Finding your own island
    .text = If the tile has your ship's color and you have a shrine task left, you build a shrine there at once and complete the task. The letter plays no part in that.
    .example = You play blue and turn up a blue tile: your shrine stands, and you advance a god for it. You don't get the letter's reward.
explore-letter = Rewards by letter
    .text = If you don't build a shrine, the tile's letter pays you. Psi: 4 favor tokens. Phi: 2 oracle cards. Sigma: 3 god steps. Omega: discard your injuries of one color you choose, and shield +1.
    .example = You play red and turn up a green tile with Psi: you take 4 favor tokens. With Omega and no injuries you get the shield step alone.
explore-third-own = Own tile, no shrine task
    .text = If you have no shrine task left, another tile of your own color pays its letter's reward like any tile.
    .example = In a short game you have built your 2 shrines. Your third tile shows Phi: you draw 2 oracle cards.
explore-for-others = Tiles of other colors
    .text = A tile in another player's color stays face up for that player, who marks a shrine task as a reminder. They gain nothing until they come and build; the letter's reward is yours.
    .example = You, red, turn up a blue tile with Sigma and take 3 god steps. Blue now knows where to build and needs no exploring there.
explore-picture-rule = Shrines by letter
    .text = Option, from the first edition: a tile of your color takes your shrine only if its letter is on one of your open shrine tasks. By our rulings nothing else changes, and whoever removes a shrine task before the game chooses its letter.
    .example = You play green and put your Psi shrine back for a short game. Your green Psi tile then only pays 4 favor tokens.
shrine-build = Building a shrine
    .text = Next to a face-up tile of your color without a shrine, use a die in the color of its space's border: your shrine stands and a shrine task is complete.
    .example = Blue uncovered your tile on a pink border. You sail next to it and build with a pink die.
shrine-reward = Reward for a shrine
    .text = For a completed shrine you advance any one god by 1 step.
    .example = Your shrine stands, and Artemis goes from row 5 to row 6: you can use her this very turn.

## Offerings and statues

cargo-capacity = Storage of your ship
    .text = Offerings and statues share your ship's storage: 2 pieces, unless a ship tile or a card gives you more. When it is full you can't load.
    .example = You carry a red statue and a blue offering. Deliver one of them before you load the next.
cargo-no-dumping = Nothing goes overboard
    .text = You can't throw cargo away. This is a ruling of ours, because no rule lets you get rid of a piece except by delivering it.
    .example = You loaded a black offering and its temple is far away: it fills its place until you get there.
offering-load = Loading an offering
    .text = Next to an offering island you load an offering in the color of your die. By our ruling any cube on the island can be the one.
    .example = The island holds a red, a blue and a pink cube, and your blue task is open: with a blue die you load the blue one.
offering-make = Making an offering
    .text = Next to the temple in the color of your die you deliver an offering of that color. Its task is complete.
    .example = You carry a green offering and lie next to the green temple. A green die delivers it.
offering-reward = Reward for an offering
    .text = For a completed offering you take 3 favor tokens.
    .example = You deliver your yellow offering with 1 token left, and go on with 4.
statue-load = Loading a statue
    .text = Next to a city you load one statue of its color with a die of that color. By our ruling your ship must touch the city space itself.
    .example = You lie next to the pink city with a pink die and room in your ship: a pink statue comes aboard.
statue-raise = Raising a statue
    .text = Next to a statue island with a free site in the color of your die you raise a statue of that color. A statue task is complete.
    .example = The island has free sites for green and red. With a red die you raise your red statue; your blue one finds no site here.
statue-site-once = One statue per site
    .text = A building site takes one statue. Whoever fills it uses it up for everybody. This is a ruling of ours, because the rulebook only says that an island takes three statues of different colors.
    .example = Yellow raised a black statue on the island in front of you. You take yours to one of the other two black sites.
statue-reward = Reward for a statue
    .text = For a completed statue you choose a companion card in the statue's color.
    .example = You raised a green statue and choose between the green hero, demigod and creature, as far as they are still there.

## Injuries, gods as actions

injury-discard = Discarding injuries
    .text = You discard all your injuries in the color of your die.
    .example = You have 2 blue injuries and 1 red one. A blue die removes both blue ones.
god-advance-action = Advancing a god
    .text = The god in your die's color goes up by 1 step.
    .example = A black die takes Ares from row 4 to row 5.
god-first-step = The first step
    .text = From the lowest row a god's first step leads straight to the row marked with your number of players: row 3 of 6 with 2 players, row 2 with 3, row 1 with 4. From there each step is one row.
    .example = With 3 players Hermes steps from the lowest row to row 2. Four more steps, and he is at the top.
god-top = At the top
    .text = A god on the top row, row 6, goes no further. By our rulings you can't choose it for a step, and a step that no god can take is lost.
    .example = Poseidon stands on row 6, so a blue die can't advance him. Use him or trade him in first.
god-split-steps = Splitting steps
    .text = When you get several god steps at once, you divide them among your gods as you like.
    .example = With 3 steps you may send one god up three rows, or Ares two rows and Apollon one.
god-use = Using a god
    .text = A god on the top row has a special action for you in the action phase of any of your turns, even the moment it arrives there. You need no die, and by our ruling you may use any number of gods in a turn.
    .example = A yellow die takes Apollon to row 6. You use him at once, and Aphrodite right after him.
god-return = The god goes back
    .text = When the whole special action is over, rewards included, the god goes back to the lowest row. Only then can it climb again.
    .example = Artemis uncovers a tile with Sigma, 3 god steps. None of them can go to Artemis: she is still at work.
god-trade = God for a card
    .text = Instead of its special action, a god on the top row may go back down for 1 oracle card.
    .example = You have no injuries. You send Aphrodite back and draw an oracle card, and no die is used.
god-not-in-check = Gods wait for phase two
    .text = Special actions belong to the action phase. No god can help you at the injury check before it.
    .example = You start your turn with 6 injuries and Aphrodite on the top row: you must recover all the same.
god-poseidon = Poseidon (blue)
    .text = Poseidon puts your ship on any other water space you like, or on Zeus's space if all your tasks are done.
    .example = Your last task is done at the far rim. Poseidon takes you to Zeus in one go.
god-apollon = Apollon (yellow)
    .text = Apollon lets you draw 1 oracle card. For the rest of this turn your dice and your oracle card count as any color, free of charge.
    .example = You have two red dice and use Apollon: one of them loads a pink statue, the other sails to a black space.
god-artemis = Artemis (green)
    .text = Artemis turns up one face-down island tile anywhere on the board, and you get what it brings: your shrine or the letter's reward.
    .example = You looked at a tile on the far rim and know that it is yours. Artemis builds your shrine there, and you never sail.
god-aphrodite = Aphrodite (red)
    .text = Aphrodite removes all your injuries, of every color.
    .example = You have 5 injuries and fear the titan. After Aphrodite you have none.
god-ares = Ares (black)
    .text = Ares defeats a monster next to your ship without a roll, in any color, as long as one of your tasks needs it.
    .example = At shield 0 the green monster beside you would need a 9. Ares beats it for sure, and you take your equipment card.
god-hermes = Hermes (pink)
    .text = When your ship is next to a city, any city, Hermes brings you a statue you need from whichever city you name. Your storage must have room for it.
    .example = You lie next to the blue city and need a black statue. Hermes fetches it, and you skip the way to the black city.
god-reach = Gods and longer reach
    .text = Equipment that lengthens your reach works for Ares and Hermes as well: the island card for Ares, the statue card for Hermes. This is a ruling of ours; the question has been asked, but the publisher's answer is lost to us, and a players' FAQ says yes.
    .example = One water space lies between you and the red monster. With the reach card for islands Ares still gets it.

## Titan

titan-roll = Rolling the titan die
    .text = Whoever plays last in the round rolls the titan die (1 to 6) along with the oracle dice, and also on a turn spent recovering, when no oracle dice are rolled.
    .example = The last player has to recover. The titan still attacks at the end of that turn.
titan-six = Titan rolls 6
    .text = If the titan die shows 6, every player draws 2 injury cards, whatever their shield.
    .example = Your shield is at 5. The 6 still costs you 2 injuries.
titan-attack = Titan rolls 1 to 5
    .text = If your shield is lower than the titan's roll, you draw 1 injury card. An equal or higher shield keeps you safe. By our ruling the cards are drawn player by player, clockwise.
    .example = The titan rolls 3. With shield 3 nothing happens to you; with shield 2 you draw an injury.

## Companions

companion-hero = Heroes
    .text = A hero raises your shield by 2 when you take the card. From then on you may discard injuries of the hero's color at any time; by our ruling that is done for you, at once and whenever you draw one.
    .example = You take the red hero Odysseus: shield +2, and your 2 red injuries are gone. A red injury you draw later goes straight to the discards.
companion-demigod = Demigods
    .text = A demigod lets you draw 1 oracle card when you take it. From then on a die or oracle card of that color may count as any color you like; our ruling looks at its color after recoloring.
    .example = With the pink demigod Helena your pink die also fights a green monster or sails to a red space, for no tokens.
companion-creature = Creatures
    .text = A move with a die or oracle card in the creature's color has range +3, and it may end on water of any color.
    .example = With the green creature Pegasus a green die takes you 6 spaces and lets you stop on black.
companion-taken = Each companion once
    .text = There is one card of each companion: a hero, a demigod and a creature in each color, as many as there are statues of it. Should none be left, you get no card; that is a ruling of ours for a case that can't come up.
    .example = Blue took the yellow hero Bellerophon. For your yellow statue you choose between Minos and Gryphos.

## Ship tiles

ship-shield = Ship tile: shield 2
    .text = Your shield begins the game at 2.
    .example = From the first round on titan rolls of 1 and 2 do you no harm, and monsters begin at strength 7.
ship-range = Ship tile: range +2
    .text = Your ship's range is 2 greater, so normally 5.
    .example = A blue space 5 spaces away costs you a blue die and no token.
ship-gods = Ship tile: all gods
    .text = All your gods begin on the row of the number of players and go back to that row, not to the lowest, after they were used or traded. Our rulings: trading counts like using, and your first injury gives no further step.
    .example = With 2 players your six gods start on row 3. After Ares has fought he is back on row 3, three steps from the top.
ship-gods-out = All gods ready for rolls
    .text = With the ship tile for all gods none of your gods counts as on the lowest row, so every consult roll of another player may advance one of them. This is a ruling of ours, in line with a players' FAQ.
    .example = A rival rolls pink, yellow and yellow: you may advance Hermes or Apollon, although neither has moved yet.
ship-favor = Ship tile: favor +1
    .text = Whenever you take favor tokens, you take 1 more; your starting tokens too. By our ruling every separate taking counts once.
    .example = A die brings you 3 tokens instead of 2, an offering 4 instead of 3. If you begin the game, you begin with 4.
ship-task = Ship tile: one task less
    .text = Before the first turn you put one task of your choice back in the box, without its reward. The tasks left are enough: 11, or one fewer than the others in a short game.
    .example = You put a shrine task back. Two shrines will do for you, but you get no god step for the third.
ship-equipment = Ship tile: equipment
    .text = Before the first turn you take 1 of the displayed equipment cards and draw 1 oracle card. Our ruling: the display is filled up, and a one-time card acts right then.
    .example = You take the card for longer reach to islands and explore from farther off all game long.
ship-both-ways = Ship tile: both ways
    .text = You may recolor counterclockwise as well and pay for the shorter way. Your storage is 2 larger, so normally 4.
    .example = A blue die acts as pink for 1 token, one step back; clockwise, around the wheel, it would cost 5.
ship-recolor = Ship tile: cheaper recoloring
    .text = Recoloring costs you 1 favor token less, but never less than 0. By our ruling you save once for each die or card you use, not for each step.
    .example = Pink to blue is free for you, and pink to yellow costs 1 token instead of 2.

## Equipment

equipment-one-time = One-time equipment
    .text = A one-time card acts the moment you take it. By our rulings an effect that can't happen then is lost, and the card stays with you.
    .example = You take a card that brings a statue while your storage is full: no statue comes, and none comes later.
equipment-statues = Equipment: a statue
    .text = One-time: you load one of the statues shown, from its city, wherever your ship is. You must need it and have room. One card shows pink, blue and black, the other red, green and yellow.
    .example = You beat a monster and take the card with pink, blue and black: a black statue comes aboard from the black city.
equipment-offerings = Equipment: an offering
    .text = One-time: you load one of the offerings shown, from any island, wherever your ship is. You must need it and have room. One card shows pink, blue and black, the other red, green and yellow.
    .example = You need a yellow offering, and yellow cubes lie only at the far end of the sea. The card with red, green and yellow brings you one.
equipment-consult = Equipment: pay on consulting
    .text = When your own consult roll shows the card's color at least once, you take 2 favor tokens. There are three such cards: yellow, red and black.
    .example = You have the red card and roll red, red and blue: 2 tokens, not 4.
equipment-die-bonus = Equipment: die bonus
    .text = A die or oracle card in the equipment card's color may bring you three things at once: 1 favor token, 1 oracle card, and 1 step for the god of that color. There are three such cards: pink, green and blue.
    .example = With the green card your green die brings a token, a card and a step for Artemis.
equipment-god-to-top = Equipment: god to the top
    .text = One-time: one of Poseidon, Hermes, Artemis and Aphrodite goes to the top row.
    .example = Hermes still waits on the lowest row. The card lifts him to row 6, and you can use him this turn.
equipment-range = Equipment: range +1
    .text = Your ship's range is 1 greater, so normally 4.
    .example = A pink space 4 spaces away costs you a pink die and no token.
equipment-shallows = Equipment: crossing shallows
    .text = Your ship may cross shallows, and they don't count as spaces; it can't stop on one. By our rulings you may cross several in a row, and Zeus's space too.
    .example = From one side of a ring to the other you cross the hole: the water space beyond it counts as 1.
equipment-reward-god = Equipment: god with rewards
    .text = Every reward for an offering, a statue or a monster also advances one of your gods by 1 step. Our rulings: not for the fight that brought you the card; with a statue the companion comes first, with a monster the step does.
    .example = You deliver an offering: 3 favor tokens and a step for Apollon. If Ares wins you a monster, the step must go to another god.
equipment-storage = Equipment: storage +1
    .text = Your storage is 1 larger, so normally 3, and your shield goes up by 1 as you take the card.
    .example = You carry two statues and now load an offering as well. Your shield goes from 0 to 1.
equipment-reach-island = Equipment: islands from afar
    .text = You may fight, explore and build shrines with one water space between your ship and the island.
    .example = The face-down tile is one water space off. You explore it from where you are and save a move.
equipment-reach-statue = Equipment: statues from afar
    .text = You may load and raise statues with one water space between your ship and the city or island.
    .example = One water space lies between you and the pink city. Your pink die loads a pink statue all the same.
equipment-reach-offering = Equipment: offerings from afar
    .text = You may load and make offerings with one water space between your ship and the island or temple.
    .example = The blue temple is one water space away. Your blue die delivers the blue offering from here.
equipment-reach-meaning = What "from afar" means
    .text = With longer reach your ship is next to the island or city space, or one water space lies between them; a shallow can't be that space. This is a ruling of ours on how to read "a distance of 1 water space".
    .example = Your ship, a water space, the island: in reach. Your ship, the hole of a ring, the island: out of reach.
equipment-recover = Equipment: recover later
    .text = You recover only with 4 or more injuries of one color, or 8 or more in all.
    .example = You have 3 red, 2 blue and 2 green injuries, 7 in all: your turn goes on as if nothing were wrong.
equipment-extra-action = Equipment: extra action
    .text = Once a turn you may pay 3 favor tokens for one more action, of any color. By our ruling it works like one more die: actions without a color are fine too, and it needs no recoloring.
    .example = Your dice are used and you have 3 tokens. You pay them and load the blue offering beside your ship.
equipment-look = Equipment: look and choose
    .text = One-time: you look under 2 face-down island tiles, leave one as it was and turn up the other for what it brings. By our ruling you name both first. With fewer than 2 face-down tiles the card does nothing.
    .example = You see a Psi and a tile of your own color. You put the Psi back, turn up your own, and your shrine stands.
equipment-gift = Equipment: gifts
    .text = One-time: you get 3 favor tokens, 1 oracle card and 2 god steps, both for one god or one each for two.
    .example = Ares stands on row 4: both steps go to him, and he is on the top row.

## Favor tokens and shield

favor-uses = What favor tokens buy
    .text = Favor tokens recolor dice and cards, lengthen moves, continue fights and pay for the extra-action card. You can't spend tokens you don't have.
    .example = You have 2 tokens: recolor a die by two steps, sail two spaces farther, or one of each.
favor-unlimited = Favor never runs out
    .text = There are always enough favor tokens. This is a ruling of ours, because the box holds 34 and no rule says what happens when they are gone.
    .example = All 34 tokens are with the players and you deliver an offering: you still get your 3.
shield-max = The shield ends at 5
    .text = Your shield never rises above 5; anything more is lost. This is a ruling of ours, because the shield track ends at 5 and the published answer to that question is lost to us.
    .example = Your shield is at 5 and you take a hero, worth 2: it stays at 5. From 4 it would go to 5.

## The end of the game

end-trigger = Reaching Zeus
    .text = The first player to enter Zeus's space with all tasks done brings the end: the round is played to its last seat, then the game is over.
    .example = You reach Zeus as second of four players. The third and the fourth still get their turn; the first gets no other. From the last seat you end the game with your own turn.
end-leftovers = After reaching Zeus
    .text = Your turn goes on: with the dice, the card, the gods and the equipment you have left you may still draw oracle cards. By our ruling your ship stays with Zeus, and you still consult. A god who reaches the top after your last turn can't be used.
    .example = You arrive with your first die. The other two draw 2 oracle cards, and Ares goes back for a third: of those who return, the one with the most cards wins.
end-winner = Who wins
    .text = Among the players who made it back to Zeus, the one with the most oracle cards wins, then the one with the most favor tokens. Still tied, they share the victory.
    .example = You and red both returned with 3 oracle cards. You have 2 favor tokens, red has 1: you win.
end-ranking = Places behind the winner
    .text = Option from the online edition: players who did not return come after those who did, ordered by completed tasks, then oracle cards, then favor tokens.
    .example = Green completed 11 tasks and blue 10, and neither returned. Green comes before blue, whatever cards they hold.
