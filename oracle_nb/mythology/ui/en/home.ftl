### The introduction of the game on the home page, and the legend of the map.

game-summary = Greek gods move Heroes and Monsters across their world, fight with dice, and take Prizes near its rim.
first-game = A first game has 10 rounds with three bots and takes about an hour. Nothing is hidden.
explorer = Map explorer
goal-title = Gods, Heroes and Monsters
goal-story = You are a Greek god. Half of the players favor Heroes, half favor Monsters; with an odd number of players, one more favors Heroes. Everyone wants the most victory points after ten rounds.
goal-god = Place your god
goal-god-how = in an Area: this turn, you may move the units of your side that are there.
goal-power = Spend power points:
goal-power-how = 15 per round. Moving one space costs 2, attacking costs 2 more, and each point of aid adds 1 to your dice.
goal-fight = Fight:
goal-fight-how = both players roll two dice and add their aid. The loser leaves the map, and the winner scores 1 point.
goal-prize = Take Prizes:
goal-prize-how = a Hero needs more than 10 with two dice and aid. A Prize is worth 3 points; the players who favor Monsters share 2 for each one that is left.
goal-end = You may form alliances within your side: allies score the average of their points.
goal-stand-in = In the standard data pack, the map and the names stand in for the printed ones. If you own the game, you can play with a data pack of your own.

legend-hero = Hero: a shield with the number of the unit
legend-monster = Monster: a horned head with the number of the unit
legend-prize = Prize: a star with its initials
legend-ready = Yellow with an arrow: this unit can move now
legend-fight = Swords: units must fight here
legend-god = A player's number and color; on the map, their god's name is in the Area where the god is
legend-power = Power points
legend-removed = Enemies removed
legend-areas = Borders between Areas are dashed. A coast belongs to the Area of its land, an island to the water around it.
legend-numbers = The number of a space is its column and its row: 3111 is in column 31 and row 11.
legend-stand-in = In the standard data pack, the map and the names stand in for the printed ones, and the starting places are adjusted to give both sides similar chances.

choice-pack = Data pack
choice-pack-hint = The map, the names of units and the starting places
