### What players of online games expect: a rematch, a bot for an absent player, undo by consent.

## A bot for an absent player

bot-for-player = played by a bot
now-bot-for = { $own ->
        [true] A bot plays for you
       *[false] A bot plays for { $name }
    }
bot-for-you = { $reader ->
        [host] Playing for you: { $bot }.
        [guest] While you were away, the host let a bot play for you ({ $bot }).
       *[other] Playing for { $name }: { $bot }.
    }
play-again = Take my seat back
hand-back = Let the player play again
take-over = Let a bot play
take-over-which = Which bot should play for { $name }?
take-over-up = { $name } is out of time. You can let a bot play for them; the seat stays theirs.
take-over-about = Until then you can let a bot play; the seat stays theirs.
bots-finish = Let bots finish the game
bots-finish-title = Let bots finish the game?
bots-finish-how = { $now ->
        [true] From now on, and also in your current decision,
       *[false] From your next decision on,
    } a bot plays for you: { $bot }. You can take your seat back at any time, but what the bot has played stays.
bot-finished = { $own ->
        [true] A bot finished the game for you.
       *[false] A bot finished the game for { $name }.
    }
bots-finish-about = They play your seats as well; you can take yours back at any time.
place-substituted = played by a bot
note-takeover = { $own ->
        [true] A bot plays for you from here on.
       *[false] A bot plays for { $name } from here on.
    }
note-arrival = { $own ->
        [true] You play from here on.
       *[false] { $name } plays from here on.
    }
note-return = { $own ->
        [true] You play again from here on.
       *[false] { $name } plays again from here on.
    }

## Undo by consent

undo-asked = { $own ->
        [true] You asked to undo “{ $action }”{ $count ->
            [0] .
            [one] {" "}and the action after it.
           *[other] {" "}and the { $count } actions after it.
        }
       *[other] { $name } asks to undo “{ $action }”{ $count ->
            [0] .
            [one] {" "}and the action after it.
           *[other] {" "}and the { $count } actions after it.
        }
    }
undo-chance = Random results have been revealed since. They won't change: the same ones will come up again. The log will mention the undo.
undo-waits = Waiting for { $names }. Any further action declines the request.
undo-ask = Ask to undo
undo-consent = You can undo this only if the other players agree.
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Withdraw the request
undo-declined = { $own ->
        [true] { $name } declined your request to undo.
       *[other] { $name } declined { $asker }'s request to undo.
    }
note-undone = { $name } took back { $count ->
        [one] an action
       *[other] { $count } actions
    } with everyone's consent.
note-reveal = { $name } took back { $count ->
        [one] an action
       *[other] { $count } actions
    } with everyone's consent, even though random results had been revealed since.

## A rematch

rematch-start = Rematch
rematch-about-start = The same players and settings; the next player goes first
rematch-join = Go to the rematch
rematch-about-join = Your seat is waiting for you there
rematch-suggest = Suggest a rematch
rematch-about-suggest = The host starts it
rematch-begun = The rematch has started.
rematch-wanted = { $names } would like a rematch.

## Quick phrases

phrases = Phrases
phrases-say = Say something
phrases-mute = Mute
phrases-show = Show phrases
phrases-too-fast = Too many phrases at once. Wait a few seconds.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-back = I'm back.
phrase-game = Good game!
reaction-joy = happy
reaction-wow = surprised
reaction-puzzled = puzzled
reaction-sad = sad
reaction-heart = heart

## The clock

clock-title = Clock
clock-about = When a player's time is up, nothing is lost: you can let a bot play for them. The clock stops while a bot plays.
clock-kind = Time limit
clock-none = none
clock-total = for the whole game
clock-turn = for each turn
clock-minutes = Minutes
clock-increment = Seconds added per turn (whole game only)
clock-pauses = Stop while no player is connected
clock-set = Set the clock
clock-wrong = Set a time from 1 second to { $hours } hours, and a whole number of seconds to add.
clock-up = time is up
note-flag = { $own ->
        [true] You are out of time.
       *[false] { $name } is out of time.
    }

## Sound and notification

alerts-title = When it's my turn:
alerts-sound = Sound
alerts-notify = Notification
alerts-denied = This browser doesn't allow notifications from this page. You can change that in its settings; the title of the tab also shows whose turn it is.
alerts-unavailable = Browsers show notifications only for pages opened over HTTPS or on this computer. The title of the tab also shows whose turn it is.
alerts-unsupported = This browser can't play the sound. The title of the tab also shows whose turn it is.
alerts-blocked = This browser blocks sound until you first click or tap on the page.
alerts-unkept = This browser forgets the choice when you leave the page: its storage is blocked or full.
alerts-turn = It's your turn

## Statistics

stats = Statistics
stats-missing = { $count ->
        [one] Adding one older game …
       *[other] Adding { $count } older games …
    }
stats-none = No finished games yet. Once you finish one, its result appears here.
stats-total = { $games ->
        [one] You have finished one game and { $won ->
            [0] didn't win it.
           *[other] won it.
        }
       *[other] You have finished { $games } games and won { $won ->
            [0] none.
           *[other] { $won }.
        }
    }
stats-average = Average place: { $place }. Average number of rounds: { $rounds }.
stats-left-out = { $count ->
        [one] One game isn't counted.
       *[other] { $count } games aren't counted.
    } Only whole games that you played yourself count: no guided games, imports, copies or analyses, none that continue a position, and none in which a bot played for you or several people shared a screen.
stats-trait-opponent = Played against
stats-trait-players = Number of players
stats-people = other people
stats-players = { $count } players
stats-games = Games
stats-won = Won
stats-share = Win rate
stats-place = Average place
stats-rounds = Average rounds
stats-luck = Luck
stats-luck-about = How lucky you were in all these games, compared with the average. Higher is better.
stats-luck-said = { $came } actual, { $expected } expected
