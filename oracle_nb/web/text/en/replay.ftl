### Looking back on a game: moving through it, and the charts on its last page.

replay = Look back
replay-title = Looking back
replay-about = Step through this game from its beginning
review-game = Review
replay-end-door = Look back on the game, with charts
replay-table = Back to the game
replay-at = { $number ->
        [0] Before the first action
       *[other] Action { $number } of { $all }
    }
replay-where = { $first }, round { $round }
replay-said = { $first }. { $title }. { $text }
replay-number = Action
replay-of = of { $all }
replay-slider = Point in the game
replay-start = Start
replay-end = End
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-middle = normal
replay-speed-quick = fast
replay-unit-event = Event
replay-back-event = Previous event
replay-next-event = Next event
replay-unit-action = Action
replay-back-action = Previous action
replay-next-action = Next action
replay-unit-turn = Turn
replay-back-turn = Previous turn
replay-next-turn = Next turn
replay-unit-round = Round
replay-back-round = Previous round
replay-next-round = Next round
replay-turn-of = Turns of { $name }
replay-turn-of-back = Previous turn of { $name }
replay-turn-of-next = Next turn of { $name }
replay-rule = Rule
replay-rule-none = choose a rule
replay-rule-option = { $title } ({ $count })
replay-rule-back = Previous use of this rule
replay-rule-next = Next use of this rule
replay-keys = Keys
replay-key-action = action
replay-key-turn = turn
replay-key-event = event
replay-key-round = round
replay-key-ends = start and end
replay-key-play = play

## The action shown

replay-chosen = The action is chosen. Nothing has happened yet.
replay-would = What it would do
replay-cost = What it cost
replay-chance = What was left to chance
replay-you = From the point of view of { $name }:
replay-why = Rules and reasons
replay-opening = The game is set up
replay-more = { $count ->
        [one] One more event of this action
       *[other] { $count } more events of this action
    }
replay-ahead = { $count ->
        [one] The game has continued: one new action.
       *[other] The game has continued: { $count } new actions.
    }
replay-catch-up = Jump to the latest action

## Playing on

replay-on = Play on from here
replay-on-about = This starts a new game from this point, with new random results. The game you are looking at stays as it is.
replay-on-seat = { $name }: played by
replay-on-same = { $name }, as before
replay-on-start = Start the game

## Routes of the players

replay-tracks = Routes of the players
replay-tracks-none = none
replay-tracks-all = all

## The end

ending-pictures = Charts of the game
ending-so-far = Charts of the game so far
ending-over-rounds = { $name } by round
ending-round = Round
ending-start = Start
ending-numbers = As numbers
ending-player = Player
ending-luck = Luck
ending-luck-about = How much more or less each player got from chance than the same draws give on average. Bars to the right mean good luck. The bars are in the same order as the players above.
ending-luck-asked = Tries
ending-luck-came = Actual
ending-luck-expected = Expected
ending-luck-more = Difference
ending-luck-said = { $name }: { $came } actual, { $expected } expected
ending-luck-kind = { $title }: { $text }
ending-tracks = Where each player went
ending-unit-track = { $unit }: { $spaces }
