### The review of a game on the page of its replay; what it says is with the reviews themselves.

review-begin = Review this game
review-takes = The first results appear within seconds; a whole game takes a minute or more. You can use the page meanwhile.
review-runs = Reviewing
review-percent = { $percent }%
review-stop = Stop
review-stopped = Stopped at { $percent }%.
review-resume = Continue
review-so-far = These results go up to round { $round }.
review-ready = The review is ready.
review-see = Show the review
review-show = Show action { $number }
review-reveal = Show the best line
review-try = Try again from action { $number }
review-practice = Practice from action { $number }
review-try-about = This starts a new game before the action: you take its player's seat, bots take the others, and all random results are new.
review-of-action = Review of this action
review-learn = Learn from this game
review-learn-about = Your clearest mistakes, as positions to try again. You see only what you knew then.
review-learn-try = Find a better turn
review-learn-try-action = Find a better turn: action { $number }
review-learn-none = { $own ->
        [true] You made no clear mistakes.
       *[other] { $name } made no clear mistakes.
    }
review-learn-fewer = { $own ->
        [true] { $count ->
            [0] None of your mistakes makes a puzzle; this is the largest one.
            [one] Only one of your mistakes makes a puzzle.
           *[other] Only { $count } of your mistakes make puzzles.
        }
       *[other] { $count ->
            [0] No mistake of { $name } makes a puzzle; this is the largest one.
            [one] Only one mistake of { $name } makes a puzzle.
           *[other] Only { $count } mistakes of { $name } make puzzles.
        }
    }
