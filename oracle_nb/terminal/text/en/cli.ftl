### Texts of the terminal, for any game. What is typed (commands, actions) is the same in all
### languages.

## The list of commands: what is typed, and what it does

help-number = NUMBER
    .does = perform the action with that number in the menu
help-action = ACTION
    .does = perform an action given as text, such as: { $action }
help-explain = ?NUMBER
    .does = explain that action: what it does, costs and risks, and why it is allowed
help-why = why ACTION
    .does = explain any action, even one that isn't allowed
help-what-not = why [@SPACE]
    .does = what you can't use now and why; what you can do at a space, or why not
help-repair = rNUMBER
    .does = perform an alternative offered after a refusal, such as: r1
help-menu = menu
    .does = show the actions again; menu all: with those that are only counted
help-board = board
    .does = show the board again; board legend: with its symbols; board SPACE: only what is near it
help-players = players
    .does = show all player boards
help-coach = coach
    .does = show the best lines of this turn; coach always: before each of your actions, with the cost after it; coach off: no longer
help-choose = cNUMBER
    .does = perform the first action of a line that the coach has shown, such as: c1; ?c1: explain it
help-hint = hint
    .does = say where to look; hint again: show the best line
help-log = log [N]
    .does = show the last N events (20 by default)
help-rule = rule TITLE
    .does = show a rule, such as: rule { $rule }
help-lang = lang CODE
    .does = switch the language: en or pl
help-undo = undo, redo
    .does = undo: take back the last action, unless chance or another player has acted since; redo: do it again
help-save = save FILE
    .does = save the game to a file; save over FILE: even if it exists
help-help = help
    .does = show this list
help-quit = quit
    .does = quit; the game is saved

## The menu

board-tall = `board` shows the board ({ $lines } lines), `board SPACE` only what is near a space.
prices = (2) means a price of 2.
commands = ?NUMBER explains an action, help lists the commands.
no-number = there is no action { $number }; actions are numbered 1 to { $last }; `help` lists the commands
unreadable = { $reason }; `help` lists the commands
no-such-command = there is no command or action '{ $text }'; did you mean { OR($near) }? `help` lists the commands
not-a-number = log: '{ $text }' is not a valid number of entries; give 1 or more, such as: log 20
idle-head = What you can't use now:
which-action = Name an action: ?NUMBER, or why ACTION, such as: why { $action }
which-language = Name a language: lang { OR($known) }
which-rule = Name a rule: rule TITLE, such as: rule { $rule }
rules-found = Rules about '{ $text }': { $names }. Show one with: rule TITLE
no-rule = { COUNT($near) ->
        [0] there is no rule '{ $rule }'
       *[other] there is no rule '{ $rule }'; did you mean { $near }?
    }

## Explanations

refused = { $title }: not allowed
cost = cost: { $text } [{ $rule }]
cheaper = cheaper: { $text } [{ $action }]
why = why: { $text } [{ $rule }]
why-not = why not: { $text } [{ $rule }]
chance = chance: { $text }
unused = You haven't used everything yet: { AND($names) }.
type-again = To end the turn anyway, type { $action } again.
that-is-refused = That isn't allowed:
idle-line = { $name }: { $reason } More: why { $action }
works-there = { $name }: possible: { $action }
no-space = There is no space called '{ $name }'.
nothing-there = You can't do anything there.
not-offered = r{ $number } has not been offered; `help` lists the commands

## Undo, saving, quitting

taken-back = Undone.
not-taken-back = The last action can't be undone: chance has decided something since, or another player has made a decision.
nothing-done = There is nothing to undo yet.
nothing-taken-back = There is nothing to redo.
done-again = Redone.
save-where = Name a file: save FILE
save-over = { $file } already exists. To overwrite it: save over { $file }
saved = Saved. Continue with: { $command }
not-saved = { $file }: { $reason }
until-next-time = Bye!
kept = The game isn't over; it is saved. Continue with:
not-kept = The game isn't over, and can't be saved to { $file }: { $reason }

## Passing the screen on

hand-over = Pass the screen to { $name }.
hand-over-clear = Press Enter to clear it first.
hand-over-take = { $name }, press Enter to begin.

## Players, and the end

player = Player { $number }
bot = bot { $name }
bot-why = Why: { $text }
marked = { $name } ({ $mark })
game-of = A game with { $names }.
unfinished = { $number ->
        [one] The game isn't over; { $number } action so far.
       *[other] The game isn't over; { $number } actions so far.
    }
stopped = { $rounds ->
        [one] The game was stopped after { $rounds } round: nobody has won.
       *[other] The game was stopped after { $rounds } rounds: nobody has won.
    }
won = { COUNT($names) ->
        [one] { $names } wins in
       *[other] { $names } win together in
    } round { $rounds }.
place = { $place }. { $name }
review-offer = Type review to see what each decision cost, or press Enter to quit.

## Rules

all-rules = { $number } rules. `oracle-nb rules ID` shows one, with its source.
ruling = Ruling { $number }: { $text }
ruling-why = Why: { $text }
ruling-rules = Rules: { $text }
no-rule-speaks = { COUNT($near) ->
        [0] no rule mentions '{ $text }'
       *[other] no rule mentions '{ $text }'; did you mean { $near }?
    }
less-close = { $more ->
        [true] Other matches include { $text }
       *[other] Other matches: { $text }
    }

## What is wrong with the arguments of a command

no-option = { COUNT($near) ->
        [0] there is no option { $option }; --help lists them
       *[other] there is no option { $option }; did you mean { OR($near) }?
    }
option-alone = { $option } needs a value after it
no-command = there is no command '{ $name }'; --help lists them
no-command-near = there is no command '{ $name }'; did you mean { OR($near) }?
too-many = { $text }: too many arguments
argument-missing = { $name } is missing
no-choice = { $name }: '{ $text }' is not one of { AND($known) }
not-between = { $name }: must be a number from { $least } to { $most }
not-least = { $name }: must be { $least } or more
not-most = { $name }: must be at most { $most }
not-whole = { $name }: must be a whole number
unfit = { $name }: { $text }

## Files

file-missing = { $file }: no such file
file-written = Saved: { $file }
file-standard-input = standard input
file-folder = { $file }: this is a folder
file-unread = { $file }: { $reason }
output-failed = The output can't be written: { $reason }
no-memory = There isn't enough memory for this.
database-copied = Copied from { $file } to { $address }. Rows by table:
database-occupied = { $file } isn't empty: copy into an empty database
database-same = { $file } is both the source and the target
no-lesson = There is no lesson '{ $name }'. Choose one of { $text }, or give a file, such as my-lesson.toml
no-lesson-near = There is no lesson '{ $name }'; did you mean { OR($near) }?
sheet-where = A worksheet is long: name a file with -o, such as -o { $file }, or redirect the output

## The coach

coach-none = This game has no coach.
coach-how = coach: '{ $text }' is unknown; type coach, coach always or coach off
coach-is-on = From now on, the coach shows the best lines before, and the cost after, each of your actions.
coach-is-off = The coach is off.
coach-hint-how = hint: '{ $text }' is unknown; type hint, or hint again for the best line
coach-hint-again = Type hint again to see the best line.
coach-not-offered = { $text } has not been offered; `coach` shows the best lines
coach-lines = { $count ->
        [one] The best line:
       *[other] The best lines:
    }
coach-listed = It begins with the first step toward a task.
coach-finish = You'd finish in round { $round } on average.
coach-finish-now = You'd finish in this round.
coach-wins = Chance to win: about { NUMBER($chance, style: "percent") }.
coach-later = About { $rounds } rounds later.
coach-same = About as good.
coach-costs = Your last action cost about { $rounds } rounds compared with: { $line }.
coach-costs-win = Your last action lowered your chance to win by about { $points } percentage { $points ->
        [one] point
       *[other] points
    }, compared with: { $line }.
coach-good = Your last action was a good choice: the coach saw nothing clearly better.
