### Texts of the app, for any game.

app-name = oracle_nb
served = oracle_nb is running at { $address } (press Ctrl+C to stop it)
other-port = Port { $usual } is in use, so the app uses { $port } this time.
served-all = Anyone on your network can open this address and start games of their own. To play with them, invite them with a link (“Play together”).
served-none = This computer isn't connected to a network, so nobody else can open it.

## Home page

choose-game = Games
choose-level = Level
choose-players = { $most ->
        [1] 1 player
       *[other] { $players } players
    }
game-unknown = There is no game called “{ $name }” here. Check the address.
game-broken = The game “{ $name }” is installed, but it can't be loaded. The server's log says why.
page-unknown = There is no page at this address. Here is the home page.
page-missing = { $title } doesn't have that page.
page-served = This page needs a server, which this version in the browser doesn't have. Everything else works here; to hand something on, use a share code or a file.
page-served-classes = Classes need a server, which this version in the browser doesn't have. Without one, teachers hand out links on the page “For teachers”, and collect results as codes or files.
first-game = First game
first-game-about = A first game against bots. Every action is explained before you confirm it.
full-game-about = A whole game against bots. Every action is explained before you confirm it.
start = Start the game
more-choices = More options
new-game = New game
home-continue = Continue
home-levels = Play against bots now:
home-custom = Players, board and rules
home-friends = Play with friends
home-invite = Invite
home-invite-about = Starts a game with a link to each seat
home-here = On one screen
home-here-about = Starts a game that everybody plays on this screen
home-learn = Short lessons: you learn by doing
home-puzzles = One turn, one best way
home-explore = Where is the board narrow? Is it fair?
home-rules = Every rule explained
home-goal = What the game is about
home-more = More pages
continue-one = Continue
look-back = Look back
names = { $names }
you = You
seat-label = Player { $seat }
seat-person = a person
seat-bot = { $name ->
        [random] very easy bot
        [greedy] easy bot
        [tactician] solid bot
        [strategist] solid bot
        [planner-quick] solid bot
        [planner] strong bot
        [planner-strong] strongest bot, slow
       *[other] bot: { $name }
    }
bot-strength = { $name ->
        [random] Very easy
        [greedy] Easy
        [tactician] Solid
        [strategist] Solid
        [planner-quick] Solid
        [planner] Strong
        [planner-strong] Strongest
       *[other] { $name }
    }
bot-measured = { $name ->
        [random] Acts at random: it hasn't won any of the measured games.
        [greedy] Has won all 60 measured games against a bot that acts at random.
        [tactician] Has won all 200 measured games against a bot that acts at random.
        [strategist] Has won all 200 measured games against a bot that acts at random.
        [planner-quick] Has won 86% of 400 measured games against the easy bot.
        [planner] Has won 90% of 60 measured games against the easy bot, and 65% of 60 against the solid one.
        [planner-strong] Has won 62% of 40 measured games against the strong bot.
       *[other] Nobody has measured how strong this bot is.
    }
seat-empty = nobody
seat-name = Name
seed-label = Seed
seed-empty = random
seed-hint = The same seed gives the same game. Anyone who knows it can foresee every result, so everyone at the table sees a notice.
who-label = Played by
wrong-form = The game can't start: { $reason }
no-bot = There is no bot '{ $name }'.
how-many = The game is for { $least } to { $most ->
        [one] 1 player
       *[other] { $most } players
    }, not { $number }.
seed-no-number = The seed must be a whole number, not '{ $text }'.
file-no-text = This file is empty or isn't a text file.
seed-too-large = The seed is too large.
unknown-game = You have no game at this address. It may have been deleted, or it may belong to another browser: if so, open it there and share a link.

## Header

home = Home
undo = Undo
redo = Redo
undo-none = There is nothing to undo yet.
undo-bot = A bot's action can't be undone.
undo-pending = A request to undo is waiting for an answer.
undo-sealed = This can't be undone: it has revealed something, or another player has already seen it.
undo-shown = Wait until the bots have finished.
analysis = Analysis
analysis-short = Undo anything you like; the game is then marked as an analysis
analysis-mark = analysis
analysis-stage = { $stage } · analysis
analysis-title = Turn this game into an analysis?
analysis-about = In an analysis you can undo everything, including random results and bots' actions, and try something else. “Redo” brings back the same results; new actions get new ones.
analysis-kept = You can't reverse this: the list of games, the log, the file and the code will always show that this game is an analysis.
analysis-do = Turn it into an analysis
analysis-log = This game is an analysis: anything in it could be undone.
redo-none = There is nothing to redo.
redo-turn = It isn't your turn yet.
dark = Dark
light = Light
to-dark = Switch to dark colors
language-name = English
to-language = Switch to English
to-light = Switch to light colors

## The current turn or decision

now-turn = { $alone ->
        [true] It's your turn
       *[other] { $name }, it's your turn
    }
now-decide = { $alone ->
        [true] You have a decision to make
       *[other] { $name }, you have a decision to make
    }
hand-over = Pass the screen to { $name }.
hand-over-about = The board shows only what all of you at this screen know. Your own secrets appear once you confirm.
hand-over-done = I'm { $name }
name-title = { $name } ({ $title })
now-bot = { $name } is playing
now-over = The game is over
bot-name = { $title } bot
bot-alone = bot { $name }

choose-source = Choose what to act with
more-sources = More to choose from
nothing-here = You can't use this here.
own-place = You are here.
at-space = On { $space }
all-actions = Show all
fewer-actions = Show fewer
every-action = All { $count } actions
for-tasks = Closer to your goal
for-tasks-about = some ways, not always the best
advised = Recommended now
other-actions = Other actions
more-actions = { $count } more
more-priced = { $count } more ({ $price })
click-again = To confirm, choose it again on the board, or press Enter.
click-never = Only this button confirms it; choosing the space again does nothing.
click-cheapest = Choose the space again, or press Enter, to take the cheapest action.
tap-again = To confirm, tap it again on the board.
tap-never = Only this button confirms it; tapping the space again does nothing.
tap-cheapest = Tap the space again to take the cheapest action.
do-it = Confirm
do-anyway = Do it anyway
left-after = You pay { $tokens } and have { $left } left.
unused = You haven't used everything yet:
use-of = { $title }{ $count ->
        [0] {""}
       *[other] {" "}(and { $count } more)
    }
unused-advised = You can still use, but don't have to: { $names }.
uses = You could: { $names }
cancel = Cancel
times = { $count }×
costs = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
why-heading = Why this is allowed
not-allowed = Not possible: { $title }
try-instead = What you can do there
try-ways = What would work
missing = What's missing
idle = Unavailable:
walk = The way: { $names }
then = Then: { $action }
then-later = On a later turn: { $action }
done-just = Last action
done-since = { $first ->
        [true] So far
       *[false] Since your last action
    }
done-own = Your last action:
done-since-you = { $first ->
        [true] So far:
       *[false] Since your last action:
    }
done-more = { $count ->
        [one] 1 more event
       *[other] { $count } more events
    }
outlook = Within reach from there:
hint-do = { $action }{ $tokens ->
        [0] , free.
        [one] , for { $tokens } token.
       *[other] , for { $tokens } tokens.
    }
hint-price = { $action }, for { $price }.
hint-try = Try: { OR($names) }.
hint-press = Click or press Enter
hint-tap = Tap
hint-select = { $press } to choose: { $source }
hint-own = You are here. { $press } to see what you can do.
hint-several = { $count ->
        [one] { $count } action is possible there. { $press } to see it.
       *[other] { $count } actions are possible there. { $press } to see them.
    }
hint-walk = { $action } in { $count } steps, for { $price }.
hint-not = Not possible: { $reason } { $press } to see what would work.
legend = What the symbols mean
legend-all = All symbols

needs = { $alone ->
        [true] Still to do
       *[other] { $name }: still to do
    }

## Bots

bots-pace = Bots play
pace-step = step by step
pace-follow = at normal speed
pace-fast = fast
next-event = Next event
next-action = Next action
until-me = Skip to my turn
until-person = Skip the bots' turns
until-end = Skip to the end
pause = Pause
go-on = Continue
bot-why = Why:
bot-why-for = Why the bot does this:
bot-why-none = The bots' reasons for these actions aren't known: an imported or copied game has only the actions.
bot-thinks = { $seconds ->
        [0] Thinking …
       *[other] Thinking for { $seconds } s
    }
stop-thinking = Decide now

## Log

log = What happened
log-opening = Before the first turn
log-who = { $name }:
log-round-end = End of the round
log-forced = (automatic: there was nothing left to decide)
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
        [true] You win
       *[other] { $name } wins
    } in round { $rounds }
win-many = { $names } share the victory in round { $rounds }
win-none = Ended early in round { $rounds }
win-because = { $won }, { $why }.

## Errors

lost = The app has stopped responding. Your games are saved. Restart it, and this page will reconnect automatically.
changed-elsewhere = This game was changed in another window. You now see its latest state.
game-parted = While the app's storage was unavailable, this game went on in another window. You now see that version; what was played here is saved as a copy in the host's list of games.
not-saved = The game couldn't be saved: { $reason }
board-label = The board. Use the arrow keys to move between spaces, Enter to choose one, and Tab to leave the board.

## The position editor

editor = Position editor
wrong-position = The position can't be opened: { $reason }
edit-this = Change this position and see what would happen
editor-about = Set up any position, see what is wrong with it, check any action, and share it as a link.
set-up-sheet = Setup sheet
set-up-print = Print
layout-editor = Layout editor
wrong-link = { $text }. Here is a fresh one.
wrong-layout = The layout can't be opened: { $reason }
layout-editor-about = Build a board of your own, see what is wrong with it, and play on it.
