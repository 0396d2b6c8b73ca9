### The introduction of the game on the home page, and the legend of the map.

game-summary = Secret orders and bluff: Greek gods note power points for Heroes and Monsters, bid for control, and bring Prizes home.
first-game = A first game has 15 rounds with three bots, without the optional rules.
goal-title = Orders that nobody sees
goal-story = You are a Greek god with 10 power points in each round, which you note in secret. Everyone wants the most glory points after 15 rounds.
goal-sheet = Note power points
goal-sheet-how = for Heroes, where they add up from round to round, for Monsters, for aid in combat, for divine occurrences, or for the glory of Zeus.
goal-announce = Announce up to five units
goal-announce-how = in your moving phase, with points on them or without. Each Hero that you move is 1 glory point.
goal-challenge = Challenge and bid
goal-challenge-how = when others announce a unit. You can bid only what you have noted, but nobody knows how much that is. Over a Hero, the winner gains 1 glory point and the loser loses 1.
goal-prize = Bring Prizes home
goal-prize-how = from the rim of the world: taking one is 5 glory points, and 50 more if its Hero brings it to Greece. Ships and Helpers make it easier.
goal-fate = Mind your secret Fate
goal-fate-how = which gives you glory at the end, for example for each Hero on the map. Other Fates let Heroes be born or die, and gods send earthquakes and plagues.
goal-parts = You play the whole Advanced Game: log sheets, gods and their powers, cards, control, movement, combat, magic, Hercules, Prizes, Helpers, ships, divine occurrences and Fates. You can add the optional rules: Zeus as a player, prayer and sacrifice, and Lesser Evils.
goal-stand-in = In the standard data pack, the map, the names, the playing cards, and the powers and arbitration tables of the gods stand in for the printed ones. If you own the game, you can play with a data pack of your own.

legend-hero = Hero: a shield with the number of the unit
legend-monster = Monster: a horned head with the number of the unit
legend-prize = Prize: a star with its initials; a small star on a Hero who carries one
legend-helper = Helper: a disc with its initials; a small disc on a Hero who has one
legend-aboard = A Hero on a ship
legend-god = A player's number and color; on the map, their god's name is in the Area where the god is
legend-ready = Yellow with an arrow: this unit can be announced, or is on its way.
legend-areas = Borders between Areas are dashed. A coast belongs to the Area of its land, an island to the water around it.
legend-stand-in = In the standard data pack, the map, the names and the numbers stand in for the printed ones.
