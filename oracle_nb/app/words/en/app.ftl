### The words of the app, for any game.

app-name = The Oracle of Delphi
served = The Oracle of Delphi is at { $address } (Ctrl+C stops it)
other-port = Port { $usual } is in use, so the app uses { $port } this time.
served-all = Everybody in your network can open this address and play along: everyone starts games of their own, and you invite them to yours with a link (“Play together”).
served-none = This computer isn't connected to a network, so nobody else can open it.

## Home page

first-game = First game
first-game-about = Eight tasks on a small board: you and two bots. Everything is explained before you do it.
start = Start the game
more-choices = Options of the rules
new-game = New game
new-game-about = Choose who plays, how long, and where.
continue-games = Your games
continue-one = Continue
look-back = Look back
names = { $names }
you = You
seat-label = Player { $seat }
seat-person = a person
seat-bot = bot: { $name }
seat-empty = nobody
seat-name = Name
seed-label = Seed
seed-empty = random
seed-hint = The same number makes the same game again.
who-label = Who plays this seat
wrong-form = The game can't start: { $reason }
no-bot = There is no bot '{ $name }'.
how-many = { $least } to { $most } can play, not { $number }.
seed-no-number = The seed '{ $text }' is not a whole number.
file-no-text = This file is empty, or no text.
seed-too-large = The seed is too large.
unknown-game = There is no game at this address that is yours. It may have been deleted, or it belongs to another browser: ask there for a link.

## Header

home = Home
undo = Undo
redo = Redo
undo-none = Nothing has been done yet.
undo-bot = A bot's action can't be undone.
undo-sealed = This can't be undone: it brought dice, cards or tiles, or another player has seen it.
undo-shown = Let the bots finish first.
analysis = Analysis
analysis-short = Take back whatever you like; the game is marked for it
analysis-mark = analysis
analysis-stage = { $stage } · analysis
analysis-title = Make this game an analysis?
analysis-about = You can then take back everything, including what chance has decided and what bots have done, and try other ways. “Redo” brings back the same dice and cards; new actions draw new results.
analysis-kept = The game is marked as an analysis for good: in the list of games, in the log, in its file and in its code.
analysis-do = Make it an analysis
analysis-log = This game is an analysis: everything in it could be taken back.
redo-none = Nothing was taken back.
redo-turn = It isn't your turn yet.
dark = Dark
light = Light
to-dark = Switch to dark colors
language-name = English
to-language = Switch to English
to-light = Switch to light colors

## Now

now-turn = { $alone ->
        [true] It's your turn
       *[other] { $name }, it's your turn
    }
now-decide = { $alone ->
        [true] You have something to decide
       *[other] { $name }, you have something to decide
    }
now-bot = { $name } plays
now-over = The game is over
bot-name = { $title } bot
bot-alone = bot { $name }

choose-source = Choose a die, card or god
nothing-here = You can't do anything here with this.
at-space = At { $space }
all-actions = Show all
click-again = Click the space again, or press Enter on it, to do it.
click-never = Only this button does it; another click on the space does nothing.
click-cheapest = Click the space again, or press Enter on it, for the cheapest.
tap-again = Tap the space again to do it.
tap-never = Only this button does it; another tap on the space does nothing.
tap-cheapest = Tap the space again for the cheapest.
do-it = Confirm
do-anyway = Do it anyway
left-after = You pay { $tokens } and have { $left } left.
unused = You haven't used everything yet:
use-of = { $title }{ $count ->
        [0] {""}
       *[other] {" "}(and { $count } more)
    }
use-of-many = { $title } ({ $count })
uses = You could: { OR($names) }.
cancel = Cancel
times = { $count }×
costs = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
why-heading = Why this is allowed
not-allowed = Not possible: { $title }
try-instead = You can do this there
try-ways = This would work
missing = What's missing
idle = Unavailable:
then = Then: { $action }
done-just = What you just did
near = Beside it:
hint-do = { $action }{ $tokens ->
        [0] , free.
        [one] , for { $tokens } favor token.
       *[other] , for { $tokens } favor tokens.
    }
hint-own = Your ship is here. Click to choose: { $action }
hint-several = { $count } things can be done there. Click to see them.
hint-not = Not possible: { $reason } Click for what would work.
legend = What the symbols mean
legend-all = All symbols

needs = { $alone ->
        [true] Still to do
       *[other] { $name }: still to do
    }

## Bots

bots-pace = Bots play
pace-step = step by step
pace-follow = so I can follow
pace-fast = fast
next-event = Next event
next-action = Next action
until-me = Skip to my turn
until-end = Skip to the end
pause = Pause
go-on = Go on
bot-why = Why:
bot-thinks = Thinking for { $seconds } s
stop-thinking = Decide now

## Log

log = What happened
log-opening = Before the first turn
log-who = { $name }:
log-more = Show earlier

## Players

players = Players
show-board = { $own ->
        [true] Show your board
       *[other] Show the board of { $name }
    }
board-of = { $name }

## The end

win-one = { $own ->
        [true] You have won
       *[other] { $name } has won
    }
win-many = { $names } share the victory
win-none = Ended early
after-rounds = { $rounds ->
        [one] after { $rounds } round
       *[other] after { $rounds } rounds
    }

## Troubles

lost = The app no longer responds. Your games are saved. Start it again, and this page will reconnect by itself.
trouble = Something went wrong. Your game hasn't changed.
changed-elsewhere = This game was changed in another window. This is how it stands now.
not-saved = The game could not be saved: { $reason }
board-label = The board. Arrow keys move over the spaces, Enter chooses one, Tab leaves the board.

## The position editor

editor = Position editor
wrong-position = The position can't be opened: { $reason }
edit-this = Change this position as you like, and see what would be
editor-about = Put any position together, see what is wrong with it, check any action, and send it as a link.
editor-open = Open the editor
set-up-sheet = Set-up sheet
set-up-print = Print
layout-editor = Layout editor
wrong-link = { $text }. Here is a fresh one.
wrong-layout = The layout can't be opened: { $reason }
layout-editor-about = Lay your own sea out of the tiles, see what is wrong with it, and play on it.
layout-editor-open = Lay out a sea
