### The legend: what each symbol means, in one line.

help-board = On the board
help-reach = A white ring:
help-reach-how = you can use the chosen die there. The coin shows the price in favor tokens; without a coin it is free.
help-water = Water.
help-water-how = A die takes your ship up to 3 spaces, to a space of its color. To act on an island or in a city, your ship must be next to it.
help-island = Island tile.
help-island-how = Explore it with a die of its border's color. On a tile of your ship's color you build a shrine, if you still have a task for it; otherwise you get the reward of its letter.
help-seen = An eye on a tile:
help-seen-how = the player whose ship is shown next to it has looked at the tile; if no ship is shown, you have.
help-offering = Offerings.
help-offering-how = Load one with a die of its color, and deliver it to the temple of that color.
help-temple = Temple.
help-temple-how = Deliver the offering of its color here, with a die of that color.
help-city = City.
help-city-how = Load one of its statues with a die of its color.
help-statue = Statue island.
help-statue-how = Raise a statue in one of the three colors, with a die of that color.
help-monster = Monsters.
help-monster-how = Fight one with a die of its color. The stronger your shield, the weaker the monster.
help-shallow = Shallows.
help-shallow-how = Ships can cross them only with the right equipment card, and can never stop on them.
help-zeus = Zeus.
help-zeus-how = Everyone starts here. The first player to return with all tasks done ends the game with that round; of the players who return by then, the one with the most oracle cards wins.

help-marks = Marks on the board
help-ahead = A dotted line:
help-ahead-how = from the space you are pointing at, you could act here next.
help-selected = A double ring:
help-selected-how = the space you have chosen.
help-route = An arrow:
help-route-how = the route your ship would take.
help-plan = Corners and a label:
help-plan-how = what the chosen action would change, and what would be there then.
help-turn = A circular arrow:
help-turn-how = the chosen action would reveal this tile.
help-carry = Arrow heads:
help-carry-how = where the chosen action would take something.
help-from = An arrow up:
help-from-how = the item you are pointing at comes from here.
help-to = An arrow down:
help-to-how = the item you are pointing at belongs here.
help-look = A wedge:
help-look-how = the space whose name you are pointing at in a text.
help-refused = A cross:
help-refused-how = not allowed here.
help-cursor = A dashed ring:
help-cursor-how = the space you have reached with the arrow keys.

help-needs = Still to do
help-needs-how = An example: a blue offering is on { $space }, 2 moves from your ship, and its temple on { $place }, 1 more move from there. The die shows the color you need. A question mark stands for an island tile that you don't know yet. Hover over a task to read more and to see the route on the board.

help-player = What players have
help-dice = Oracle dice.
help-dice-how = Each gives you one action, usually in its color. At the end of your turn you roll them for the next one.
help-favor = Favor tokens.
help-favor-how = One token recolors a die to the next color on the wheel, takes your ship one space farther, or lets you fight on after a lost round.
help-shield = Shield.
help-shield-how = It makes monsters weaker and protects you from titan rolls up to its number, but never from a 6.
help-cards = Oracle cards.
help-cards-how = Once a turn you can use one like a die of its color.
help-injuries = Injuries.
help-injuries-how = With 3 or more of one color, or 6 or more in all, you lose a turn to recover. With a die you discard all injuries of its color.
help-gods = Gods.
help-gods-how = You can use a god on the top row without a die; it then goes back down. A die of its color advances it by one step, and so can the other players' rolls.
help-tasks = Tasks.
help-tasks-how = The number next to a player shows how many tasks are done.
help-white = A white task
help-white-how = takes any color that no other task of its kind has taken or asks for.

dice-are = { COUNT($colors) ->
        [0] no dice
       *[other] dice: { AND($colors) }
    }
cards-number = { $count ->
        [one] 1 oracle card
       *[other] { $count } oracle cards
    }
injuries-number = { $count ->
        [one] 1 injury
       *[other] { $count } injuries
    }
tile-is = ship tile: { $name }
help-ship-tiles = What the ship tiles do
help-equipment = What the equipment cards do
help-companions = What the companions do: a helmet is a hero, a star a demigod, a paw a creature
