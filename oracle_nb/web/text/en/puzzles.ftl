### Puzzles: the page to choose them, and one of them.

puzzles = Puzzles
puzzles-about = One turn, and one clearly best way to play it. The positions are from games between bots, and simulated games have shown that the best turn beats the next best one.
puzzles-open = Solve puzzles
puzzles-due = { $count ->
        [one] One puzzle is due for review. It comes first.
       *[other] { $count } puzzles are due for review. They come first.
    }
puzzles-own = From your games
puzzles-own-about = { $count ->
        [one] One position from your turns, some with other luck, in which simulated games have shown one clearly best way to play. Reviews of your games add more; this browser keeps the latest { $most }.
       *[other] { $count } positions from your turns, some with other luck, in which simulated games have shown one clearly best way to play. Reviews of your games add more; this browser keeps the latest { $most }.
    }
puzzles-own-none = Reviews of your games add puzzles here.
puzzles-imported = { $count ->
        [one] One puzzle imported.
       *[other] { $count } puzzles imported.
    }
puzzles-choose = Choose puzzles
puzzles-grade = Grade
puzzles-any-grade = All grades
puzzles-tag = Topic
puzzles-any-tag = All topics
puzzles-count = { $count ->
        [0] There are no such puzzles. Choose another grade or topic.
        [one] 1 puzzle, { $solved } solved
       *[other] { $count } puzzles, { $solved } solved
    }
puzzles-start = Start
puzzles-class = For a class
puzzles-class-link = Link to these puzzles
puzzles-class-about = { $count ->
        [one] This link leads to the puzzle of your choice.
       *[other] This link leads to { $count } puzzles of your choice, from the easiest to the hardest.
    }
puzzles-set = Puzzles for the class
puzzles-set-about = Solved: { $solved } of { $count }. Missed puzzles are due for review after a few minutes.
puzzles-set-one = Puzzle { $number }: { $state ->
        [solved] solved
        [missed] missed
       *[new] new
    }
puzzle-count = Puzzle { $number } of { $count }.
puzzles-wrong = This link to puzzles doesn't work: { $text } doesn't exist.
puzzles-unknown = There is no puzzle { $name }.

## One puzzle

puzzle = Puzzle
puzzle-task = Find the best way to play the rest of your turn.
puzzle-grade = Grade { $grade }
puzzles-grade-option = { $place ->
        [first] Grade { $grade } (easiest)
        [last] Grade { $grade } (hardest)
       *[between] Grade { $grade }
    }
puzzle-topics = Grade { $grade }. This puzzle is about: { $topics }.
puzzle-so-far = Good so far. Go on with your turn.
puzzle-solved = Solved: no other way to play this turn leads to the goal sooner.
puzzle-close = Solved: your turn is only about { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } behind the best one.
puzzle-lost = Not the best way: this loses about { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
puzzle-answer = This is the answer.
puzzle-best = Best turn: { $line }.
puzzle-best-turn = Best turn:
puzzle-equal = Another turn that is just as good:
puzzle-yours = Your turn: { $line }
puzzle-at = { $number ->
        [0] Before the turn
       *[other] { $number } of { $count } played
    }
puzzle-proof = About { $mean } rounds faster than the next best turn
puzzle-other = The next best turn with another result: { $line }.
puzzle-margin = In { $pairs } pairs of simulated games with the same luck, the best turn was { $mean } rounds faster on average (95% interval: { $low } to { $high }).
puzzle-again = Try again
puzzle-show = Show the best turn
puzzle-next = Next puzzle
puzzle-next-mistake = Next mistake
puzzle-back = Back to the review
puzzle-mistake = { $count ->
        [0] A mistake in round { $round } of your game.
       *[other] Mistake { $number } of { $count }, in round { $round } of your game.
    }
puzzle-played = In the game you played: { $line }. By the review's estimate, this cost { $mean } rounds ({ $low } to { $high }).
puzzle-more = Puzzles: { $topic }
