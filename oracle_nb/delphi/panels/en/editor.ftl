### The position editor: its fields and what it says. What is wrong with a position is in faults.ftl.

editor-name = A position
editor-not-so = That can't be: { $reason }

## The chosen space

editor-choose-space = Choose a space on the board to see what lies there and to change it.
editor-at = { $space }: { $terrain }
editor-at-color = { $space }: { $terrain }, { $color }
editor-nothing-here = Nothing can lie here.
editor-ships = Put here
editor-tile = Tile
editor-tile-unknown = face down, unknown
editor-lies = It lies
editor-face-up = face up
editor-shrine = with a shrine
editor-seen-by = Seen by
editor-monsters = Monsters
editor-fight = A fight goes on
editor-offerings = Offerings
editor-sites = Filled building sites
editor-temple = Temple
editor-statues-left = Statues left
editor-try = Check here

## Faults

editor-sound = This position can occur in a game.
editor-faults = { $number ->
        [one] One thing is wrong
       *[other] { $number } things are wrong
    }
editor-blocked = You can't play on from here until this is corrected.
editor-impossible = You can play on from here, but no game leads to this position.
editor-impossible-over = No game ends like this.

## Checking an action

editor-check = Check an action
editor-action = An action, such as { $text }
editor-check-it = Check
editor-no-check = Correct the position first.
editor-over = The game is over here: nobody can act any more.
editor-happens = Something happens automatically first: play on from here to see it.
editor-refused = Not allowed: { $title }
editor-allowed = Allowed: { $title }
editor-instead = This would work
editor-do-it = Do it

## Players

editor-players = Players
editor-has = Has
editor-favor = Favor tokens
editor-shield = Shield
editor-home = home with Zeus
editor-dice = Dice
editor-cards = Oracle cards
editor-of-color = { $title }: { $color }
editor-of-colors = { $title }: { AND($colors) }
editor-count = { $title }: { $number }
editor-offerings-aboard = Offerings aboard
editor-statues-aboard = Statues aboard
editor-open-tasks = Open tasks
editor-done-tasks = Tasks done
editor-add-task = add a task
editor-done-in = done in …
editor-done-task = { $title }: done
editor-drop-task = { $title }: take it away
editor-reopen-task = { $title }: open again
editor-none = none

## The table

editor-table = The table
editor-turn = Turn of
editor-round = Round
editor-phase = Phase
editor-phase-check = Check for injuries
editor-phase-act = Actions
editor-phase-consult = Consult the oracle
editor-phase-over = The game is over
editor-waits = Waiting
editor-wait-begin-turn = the turn begins
editor-wait-check-reward = a reward for no injuries
editor-wait-recover = recovery
editor-wait-consult = the oracle is consulted
editor-wait-take-equipment = take an equipment card
editor-wait-take-companion = take a companion
editor-wait-advance-god = advance a god
editor-wait-god-to-top = a god to the top row
editor-wait-heal-color = discard injuries of one color
editor-wait-look-at = look at tiles
editor-wait-take-statue = take a statue
editor-wait-take-offering = take an offering
editor-fight-at = fight on: { $color } on { $space }
editor-used = Dice used
editor-played = Card played
editor-apollon = Apollon used this turn
editor-extra = extra action bought
editor-discard-cards = Cards discarded
editor-discard-injuries = Injuries discarded
editor-in-pile = { $number } in the pile
editor-display = Equipment on display

## Keeping it

editor-keep = Keep it and play on
editor-link = Link
editor-link-about = It opens exactly this position.
editor-hand-out = Link with fixed dice
editor-open-link = Open
editor-scenario = Scenario
editor-scenario-about = A text that tests and lessons read, with the action checked last.
editor-write = Write the scenario
editor-download = Download
editor-copy = Copy
editor-copied = Copied
editor-play = Play on from here
editor-play-on = Play on
editor-person = a person
editor-bot = a bot

## Beginning elsewhere

editor-begin = Begin elsewhere
editor-fresh = A fresh set-up
editor-set-up = Set up
editor-seed = Seed
editor-paste = Paste a position
editor-paste-about = A scenario, a saved game or position, or a link.
editor-read = Open it
