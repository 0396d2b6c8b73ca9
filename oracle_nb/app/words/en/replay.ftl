### Looking back on a game: where one is in it, where one can go, and what the end page shows.

replay = Look back
replay-title = Looking back
replay-about = Go through this game again from its beginning
replay-end-door = Look back, with pictures of the game
replay-table = To the table
replay-at = { $number ->
        [0] Before the first action
       *[other] Action { $number } of { $all }
    }
replay-where = { $first }, round { $round }
replay-said = { $first }. { $title }. { $text }
replay-number = Action
replay-of = of { $all }
replay-slider = Place in the game
replay-start = Start
replay-end = End
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-middle = middle
replay-speed-quick = quick
replay-unit-event = Event
replay-back-event = The event before
replay-next-event = The next event
replay-unit-action = Action
replay-back-action = The action before
replay-next-action = The next action
replay-unit-turn = Turn
replay-back-turn = The turn before
replay-next-turn = The next turn
replay-unit-round = Round
replay-back-round = The round before
replay-next-round = The next round
replay-turn-of = Turns: { $name }
replay-turn-of-back = The turn before this: { $name }
replay-turn-of-next = The next turn: { $name }
replay-rule = Rule
replay-rule-none = choose a rule
replay-rule-option = { $title } ({ $count })
replay-rule-back = Where this rule came up before
replay-rule-next = Where this rule comes up next
replay-keys = Keys
replay-key-action = action
replay-key-turn = turn
replay-key-event = event
replay-key-round = round
replay-key-ends = start and end
replay-key-play = play

## The action shown

replay-chosen = This is chosen. Nothing has come of it yet.
replay-would = What it would do
replay-cost = What it cost
replay-chance = What was left to chance
replay-why = Why this was allowed
replay-opening = The game is set up
replay-more = { $count ->
        [one] One more event of this action
       *[other] { $count } more events of this action
    }
replay-ahead = { $count ->
        [one] The game has gone on: one new action.
       *[other] The game has gone on: { $count } new actions.
    }
replay-catch-up = To the new end

## Playing on

replay-on = Play on from here
replay-on-about = This makes a new game that goes on from this place, with dice of its own. The one you look at stays as it is.
replay-on-seat = { $name }: who plays
replay-on-same = { $name }, as before
replay-on-start = Begin

## Where the ships went

replay-tracks = Ways of the ships
replay-tracks-none = none
replay-tracks-all = all

## The end

ending-pictures = The game in pictures
ending-so-far = The game so far in pictures
ending-over-rounds = { $name } over the rounds
ending-round = Round
ending-start = Start
ending-numbers = As numbers
ending-player = Player
ending-luck = Luck
ending-luck-about = For each player: how much more or less chance gave than the same rolls and tiles give on average. To the right is lucky. The bars stand in the order of the players above.
ending-luck-asked = Tries
ending-luck-came = Came
ending-luck-expected = Expected
ending-luck-more = Difference
ending-luck-said = { $name }: { $came } came, { $expected } were to be expected
ending-luck-kind = { $title }: { $text }
ending-tracks = Where each ship went
