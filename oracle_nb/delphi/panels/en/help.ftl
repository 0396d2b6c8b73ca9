### What the signs mean and what they are for, in a line each.

help-board = On the board
help-reach = A white ring:
help-reach-how = the die you have chosen can do something there. The coin is its price in favor tokens; without one it is free.
help-water = Sea.
help-water-how = A die takes your ship up to 3 spaces, to sea of its color. For everything else the ship must lie beside the island or city.
help-island = Island tile.
help-island-how = Explore it with a die of its border's color. A tile of your ship's color can take your shrine; any other pays what its letter says.
help-seen = An eye on a tile:
help-seen-how = the player whose ship is beside it has looked at the tile; where there is no ship, you have.
help-offering = Offerings.
help-offering-how = Load one with a die of its color, and bring it to the temple of that color.
help-temple = Temple.
help-temple-how = Make the offering of its color here, with a die of that color.
help-city = City.
help-city-how = Load one of its statues with a die of its color.
help-statue = Statue island.
help-statue-how = Raise a statue in one of the three colors, with a die of that color.
help-monster = Monsters.
help-monster-how = Fight one with a die of its color. Each shield step makes it easier.
help-shallow = Shallows.
help-shallow-how = Ships can't cross them.
help-zeus = Zeus.
help-zeus-how = Here everybody begins, and who is back first with all tasks done wins.

help-marks = What is pointed out
help-pips = Purple points:
help-pips-how = so many things could be done from there next. Three points: three or more.
help-ahead = A dotted line:
help-ahead-how = something could be done there next from the space you point at.
help-selected = A double ring:
help-selected-how = the space you have chosen.
help-route = An arrow:
help-route-how = the way your ship would take.
help-plan = Corners and a plate:
help-plan-how = what the chosen action would change, and what would be there then.
help-turn = A round arrow:
help-turn-how = the chosen action would turn this over.
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
help-needs-how = An example: the blue offering lies at { $space }, 2 moves from your ship, and belongs at { $place }, 1 more move from there; the die shows the color that is needed. A question mark stands before an island that you don’t know yet. Point at a task to read all of it and to see the way on the board.

help-player = What players have
help-dice = Oracle dice.
help-dice-how = Each is one action in its color. At the end of your turn you roll them for the next one.
help-favor = Favor tokens.
help-favor-how = One turns a die to the next color of the wheel, or takes your ship one space further.
help-shield = Shield.
help-shield-how = It makes monsters weaker, and guards you from injuries.
help-cards = Oracle cards.
help-cards-how = Use one like a die of its color.
help-injuries = Injuries.
help-injuries-how = With 3 of one color, or 6 in all, you lose a turn to recover. A die of their color discards them.
help-gods = Gods.
help-gods-how = A god on the top row helps you once, without a die, and begins again at the bottom. A die of its color takes it up a row; what others roll can do so too.
help-tasks = Tasks.
help-tasks-how = The number behind the player is how many are done.
help-white = A white task
help-white-how = takes any color that none of your other tasks of its kind asks for.

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
