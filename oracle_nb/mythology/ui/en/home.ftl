### The introduction of the game on the home page, and the legend of the map.

game-summary = Gods of Greece move Heroes and Monsters over the map of their world, fight with dice, and win Prizes at its rim.
first-game = A first game has 10 rounds with three bots and takes about an hour. Nothing is hidden.
goal-title = Gods, Heroes and Monsters
goal-story = You are a Greek god. Half of the players favor the Heroes, half the Monsters, and everybody wants the most victory points after ten rounds.
goal-god = Place your god
goal-god-how = in an Area: in this turn you may move the units of your side that are there.
goal-power = Spend power points:
goal-power-how = 15 in each round. A space costs 2, attacking there 2 more, and 1 point adds 1 to your dice.
goal-fight = Fight:
goal-fight-how = both players roll two dice and add their aid. The loser leaves the map; that is worth 1 point.
goal-prize = Take Prizes:
goal-prize-how = a Hero needs more than 10 with two dice and aid. A Prize is worth 3 points; the Monsters' players share 2 for each that is left.
goal-end = You may found alliances within your side: allies count the average of their points.
goal-stand-in = In the standard data pack, the map and the names of units stand in for the printed ones. If you own the game, you can play with a data pack of your own.
goal-map = The map at the start of a game

legend-hero = Hero: a shield with the number of the unit
legend-monster = Monster: a horned head with the number of the unit
legend-prize = Prize: a star with its initials
legend-ready = Marked yellow with an arrow: you may move this unit now
legend-fight = Swords: there must be a fight here
legend-god = The number and color of a player; the name of the god is at the Area where it is
legend-power = Power points
legend-removed = Enemies removed
legend-areas = Borders between Areas are dashed. A coast belongs to the Area of its land, an island to the water around it.
legend-numbers = The number of a space is its column and its row: 3111 is in column 31 and row 11.
legend-stand-in = In the standard data pack, map, names and starting places stand in for the printed ones.

choice-pack = Data pack
choice-pack-hint = The map, the names of units and the starting places
choice-pack-unknown = The data pack "{ $name }" isn't installed here.
choice-pack-faulty = The data pack "{ $name }" has faults and can't be used.
