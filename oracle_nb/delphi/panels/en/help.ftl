### What the signs mean and what they are for, in a line each.

help-board = On the board
help-reach = A white ring:
help-reach-how = you can use the chosen die there. The coin is the price in favor tokens; where there is none, it is free.
help-water = Sea.
help-water-how = A die takes your ship up to 3 spaces, to sea of its color. To act on an island or in a city, your ship must be next to it.
help-island = Island tile.
help-island-how = Explore it with a die of its border's color. On a tile of your ship's color you build a shrine, if you still have a task for it; otherwise the tile pays what its letter says.
help-seen = An eye on a tile:
help-seen-how = the player whose ship is shown beside it has looked at the tile; where no ship is shown, you have.
help-offering = Offerings.
help-offering-how = Load one with a die of its color, and bring it to the temple of that color.
help-temple = Temple.
help-temple-how = Make the offering of its color here, with a die of that color.
help-city = City.
help-city-how = Load one of its statues with a die of its color.
help-statue = Statue island.
help-statue-how = Raise a statue in one of the three colors, with a die of that color.
help-monster = Monsters.
help-monster-how = Fight one with a die of its color. The stronger your shield, the weaker it is.
help-shallow = Shallows.
help-shallow-how = Ships can't cross them without an equipment card for it, and never stop on them.
help-zeus = Zeus.
help-zeus-how = Everybody starts here. The first to return with all tasks done brings the end of the game; of all who return in that round, the one with the most oracle cards wins.

help-marks = Marks on the board
help-pips = Purple points:
help-pips-how = at how many more places you could act from there next. Three points: three or more.
help-ahead = A dotted line:
help-ahead-how = from the space you point at, you could do something there next.
help-selected = A double ring:
help-selected-how = the space you have chosen.
help-route = An arrow:
help-route-how = the way your ship would take.
help-plan = Corners and a plate:
help-plan-how = what the chosen action would change, and what would be there then.
help-turn = A round arrow:
help-turn-how = the chosen action would turn this tile up.
help-carry = Arrow heads:
help-carry-how = the way something would go with the chosen action.
help-from = An arrow up:
help-from-how = what you point at comes from here.
help-to = An arrow down:
help-to-how = what you point at belongs here.
help-look = A wedge:
help-look-how = the space whose name you point at in a text.
help-refused = A cross:
help-refused-how = not allowed here.
help-cursor = A dashed ring:
help-cursor-how = where the keyboard is.

help-needs = Still to do
help-needs-how = An example: a blue offering is at { $space }, 2 moves from your ship, and its temple at { $place }, 1 more move from there; the die shows the color you need. A question mark comes before an island tile that you don’t know yet. Point at a task to read more and to see the way on the board.

help-player = What players have
help-dice = Oracle dice.
help-dice-how = Each gives you one action, usually in its color. At the end of your turn you roll them for the next one.
help-favor = Favor tokens.
help-favor-how = One token turns a die to the next color of the wheel, takes your ship one space farther, or buys another round of a fight.
help-shield = Shield.
help-shield-how = It makes monsters weaker and keeps off titan rolls up to its strength, but never a 6.
help-cards = Oracle cards.
help-cards-how = Once a turn you can use one like a die of its color.
help-injuries = Injuries.
help-injuries-how = With 3 or more of one color, or 6 or more in all, you lose a turn to recover. A die discards all of its color.
help-gods = Gods.
help-gods-how = You can use a god on the top row without a die; then it goes back down. A die of its color moves it up by one step, and what others roll can do so too.
help-tasks = Tasks.
help-tasks-how = The number next to a player shows how many are done.
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
help-companions = What companions do: a helmet is a hero, a star a demigod, a paw a creature
