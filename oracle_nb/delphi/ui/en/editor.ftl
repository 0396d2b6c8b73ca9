### The position editor: its labels and messages. Problems of a position are in faults.ftl.

editor-name = Position
editor-not-so = That isn't possible: { $reason }

## The chosen space

editor-choose-space = Choose a space on the board to see what is there and to change it.
editor-at = { $space }: { $terrain }
editor-at-color = { $space }: { $terrain }, { $color }
editor-nothing-here = Nothing can be placed here.
editor-ships = Place here
editor-tile = Tile
editor-tile-unknown = face down, unknown
editor-lies = Side
editor-face-up = face up
editor-shrine = with a shrine
editor-seen-by = Seen by
editor-monsters = Monsters
editor-fight = A fight is in progress
editor-offerings = Offerings
editor-sites = Filled building sites
editor-temple = Temple
editor-statues-left = Statues left
editor-try = Check here

## Problems

editor-sound = This position can occur in a game.
editor-faults = { $number ->
        [one] One problem
       *[other] { $number } problems
    }
editor-blocked = Correct this before you play on from here.
editor-impossible = You can play on from here, but this position can't occur in a game.
editor-impossible-over = No game ends like this.

## Checking an action

editor-check = Check an action
editor-action = An action, such as { $text }
editor-check-it = Check
editor-no-check = Correct the position first.
editor-over = The game is over here: no more actions are possible.
editor-happens = Something happens automatically first: play on from here to see it.
editor-refused = Not allowed: { $title }
editor-allowed = Allowed: { $title }
editor-instead = This would work
editor-do-it = Perform

## Players

editor-players = Players
editor-has = Has
editor-favor = Favor tokens
editor-shield = Shield
editor-home = back at Zeus
editor-dice = Dice
editor-cards = Oracle cards
editor-of-color = { $title }: { $color }
editor-of-colors = { $title }: { AND($colors) }
editor-count = { $title }: { $number }
editor-offerings-aboard = Offerings in the hold
editor-statues-aboard = Statues in the hold
editor-open-tasks = Open tasks
editor-done-tasks = Tasks done
editor-add-task = add a task
editor-done-in = done in …
editor-done-task = { $title }: done
editor-drop-task = { $title }: remove
editor-reopen-task = { $title }: reopen
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
editor-wait-begin-turn = start the turn
editor-wait-check-reward = choose a reward for having no injuries
editor-wait-recover = recover
editor-wait-consult = consult the oracle
editor-wait-take-equipment = take an equipment card
editor-wait-take-companion = take a companion
editor-wait-advance-god = advance a god
editor-wait-god-to-top = put a god on the top row
editor-wait-heal-color = discard injuries of one color
editor-wait-look-at = look at tiles
editor-wait-take-statue = load a statue
editor-wait-take-offering = load an offering
editor-fight-at = fight on against the { $color } monster on { $space }
editor-used = Dice used
editor-played = Card played
editor-apollon = Apollon used this turn
editor-extra = extra action bought
editor-discard-cards = Cards discarded
editor-discard-injuries = Injuries discarded
editor-in-pile = { $number } in the pile
editor-display = Equipment on display

## Saving and sharing

editor-keep = Save it and play on
editor-link = Link
editor-link-about = It opens exactly this position.
editor-hand-out = Link with fixed random results
editor-lesson = Begin a lesson with this position
editor-paper = Print with a task and answers
editor-open-link = Open
editor-scenario = Scenario
editor-scenario-about = A text file for tests and lessons, with the action you checked last.
editor-write = Create the scenario
editor-download = Download
editor-copy = Copy
editor-copied = Copied
editor-play = Play on from here
editor-play-on = Play on
editor-person = a person
editor-bot = a bot

## Starting from another position

editor-begin = Start from another position
editor-fresh = A new setup
editor-set-up = Set up
editor-seed = Seed
editor-paste = Paste a position
editor-paste-about = A scenario, a saved game or position, or a link.
editor-read = Open
