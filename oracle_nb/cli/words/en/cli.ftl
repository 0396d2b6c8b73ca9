### The words of the terminal, for any game. What is typed (commands, actions) is the same in all
### languages.

## The list of commands: what is typed, and what it does

help-number = NUMBER
    .does = do that action of the menu
help-action = ACTION
    .does = do an action by its text, such as: move die:green D7
help-explain = ?NUMBER
    .does = what that action would do, cost and risk, and why it is allowed
help-why = why ACTION
    .does = the same for any action, also for one that is refused
help-what-not = why [SPACE]
    .does = what can't be used now and why not; what can be done at a space, or why not
help-repair = rNUMBER
    .does = do what was offered instead of something refused, such as: r1
help-menu = menu
    .does = the actions again
help-board = board
    .does = the board again; board legend: with its signs
help-players = players
    .does = everyone's player board
help-log = log [N]
    .does = the last N things that happened (20)
help-rule = rule ID
    .does = a rule, such as: rule move.range
help-lang = lang CODE
    .does = go on in another language: en or pl
help-undo = undo, redo
    .does = take back the last action, unless chance or another player has come in between; do it again
help-save = save FILE
    .does = write the game to a file; save over FILE: also where one is there
help-help = help
    .does = this list
help-quit = quit
    .does = stop; the game is kept

## The menu

prices = (2) is a price of 2 tokens.
commands = ?NUMBER explains, help lists the commands.
no-number = there is no action { $number }; they are numbered 1 to { $last }; `help` lists the commands
unreadable = { $reason }; `help` lists the commands
not-a-number = log: '{ $text }' is not a valid number of entries; give 1 or more, such as: log 20
which-action = Say which action: ?NUMBER, or why ACTION, such as: why end
which-language = Say which: lang { OR($known) }
which-rule = Say which: rule ID, such as: rule move.range
no-rule = { COUNT($near) ->
        [0] no rule '{ $rule }'
       *[other] no rule '{ $rule }'; nearest: { $near }
    }

## Explanations

refused = { $title }: refused
cost = cost: { $text } [{ $rule }]
cheaper = cheaper: { $text } [{ $action }]
why = why: { $text } [{ $rule }]
why-not = why not: { $text } [{ $rule }]
chance = chance: { $text }
unused = You have not used everything yet: { AND($names) }.
type-again = To end the turn anyway, type { $action } again.
that-is-refused = That is refused:
idle-line = { $name }: { $reason } (why { $action })
works-there = { $name }: possible: { $action }
nothing-there = Nothing can be done there.
not-offered = r{ $number } has not been offered; `help` lists the commands

## Taking back, saving, stopping

taken-back = Taken back.
not-taken-back = The last action can't be undone: chance has decided, or it was another player's turn to decide.
nothing-done = There is nothing to undo yet.
nothing-taken-back = Nothing was taken back.
done-again = Done again.
save-where = Say where to: save FILE
save-over = { $file } is there already. To write over it: save over { $file }
saved = Saved. Go on with: { $command }
not-saved = { $file }: { $reason }
until-next-time = Until next time.
kept = The game is not over; it is kept. Go on with:
not-kept = The game is not over, and can't be kept in { $file }: { $reason }

## Players, and the end

player = player { $number }
bot = bot { $name }
bot-why = Why: { $text }
marked = { $name } ({ $mark })
game-of = A game of { $names }.
unfinished = { $number ->
        [one] The game is not over; { $number } action so far.
       *[other] The game is not over; { $number } actions so far.
    }
stopped = { $rounds ->
        [one] The game was stopped unfinished after { $rounds } round: nobody has won.
       *[other] The game was stopped unfinished after { $rounds } rounds: nobody has won.
    }
won = { COUNT($names) ->
        [one] { $names } wins after
       *[other] { $names } win together after
    } { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
place = { $place }. { $name }

## Rules

all-rules = { $number } rules. `oracle-nb rules ID` tells one, with its source.
ruling = Ruling { $number }: { $text }
ruling-why = Why: { $text }
ruling-rules = Rules: { $text }
no-rule-speaks = { COUNT($near) ->
        [0] no rule speaks of '{ $text }'
       *[other] no rule speaks of '{ $text }'; nearest: { $near }
    }
less-close = { $more ->
        [true] Less close: { $text } and others
       *[other] Less close: { $text }
    }

## What is wrong with the arguments of a command

no-option = { COUNT($near) ->
        [0] there is no option { $option }; --help lists them
       *[other] there is no option { $option }; nearest: { OR($near) }
    }
option-alone = { $option } needs a value after it
no-command = there is no command '{ $name }'; --help lists them
too-many = { $text }: that is too many arguments
argument-missing = { $name } is missing
no-choice = { $name }: '{ $text }' is not one of { AND($known) }
not-between = { $name }: a number from { $least } to { $most } is needed
not-least = { $name }: { $least } or more is needed
not-most = { $name }: at most { $most } is possible
not-whole = { $name }: a whole number is needed
unfit = { $name }: { $text }

## Files

file-missing = { $file }: there is no such file
file-written = Written: { $file }
file-folder = { $file }: that is a folder
file-unread = { $file }: { $reason }
database-copied = Copied from { $file } to { $address }. Rows by table:
database-occupied = { $file } isn't empty: copy into an empty database
database-same = { $file } is both the source and the target
no-lesson = There is no lesson '{ $name }', only { $text }; or give a file, such as my-lesson.toml
sheet-where = A worksheet is long: say with -o which file it is for, such as -o { $file }, or redirect the output
