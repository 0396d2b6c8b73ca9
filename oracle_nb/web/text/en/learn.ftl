### Lessons, exercises and the learner's progress.

## The home page

learn = Learn

## The lessons

learn-about = Each lesson takes two to eight minutes. You act on the board as in a game, and the rules check your answers.
learn-own-route = Your answer
learn-lessons = Lessons
learn-begin = Start
learn-continue = Continue
learn-again = Repeat
learn-next = Next lesson: { $title }
learn-play = Play a game against bots
learn-progress = { $done } of { $count } done
learn-done = Done
learn-optional = Optional: you can play well without these.
learn-next-step = Your next step
learn-begin-with = Start: { $title }
learn-continue-with = Continue: { $title }
learn-all-done = You have done all lessons.
learn-placement = Find your place
learn-placement-about = If you know the game: at most ten questions show which lessons you can skip.
learn-over-placement = Your place
learn-today = Today's ten minutes
learn-puzzle = Solve a puzzle
learn-today-step = Take a lesson step
learn-done-today = done today
learn-days = { $count ->
        [one] One day of practice.
       *[other] { $count } days of practice in a row; a day off doesn't end them.
    }
learn-days-on = Count days of practice
learn-days-off = Don't count days
learn-map = Map of the lessons
learn-map-about = Each line leads from a lesson to the next. You can open any lesson at any time.
learn-wrong-link = This link doesn't work: { $reason }
learn-unknown-lesson = There is no lesson “{ $name }”. Here are all lessons.
learn-unknown-exercise = There is no exercise “{ $name }”. Here are all lessons.
learn-damaged = The lessons can't be shown: { $reason }

learn-review = Review
learn-review-due = { $count ->
        [one] One rule is due for review. A few exercises ask about it again.
       *[other] { $count } rules are due for review. A few exercises ask about them again.
    }
learn-review-next = Nothing is due for review now. The next review is { $days ->
        [0] later today
        [1] tomorrow
       *[other] in { $days } days
    }: { $missed ->
        [0] { $rest ->
            [one] one rule
           *[other] { $rest } rules
        }
        [one] one rule that you missed
       *[other] { $missed } rules that you missed
    }{ $missed ->
        [0] {""}
       *[other] { $rest ->
            [0] {""}
            [one] {" "}and one other
           *[other] {" "}and { $rest } others
        }
    }.
learn-review-none = Nothing is due for review. Rules from your exercises come back here: soon if you missed them, later if you knew them.

learn-checkup = Check-up
learn-checkup-about = At most twelve questions about the lessons you have done. At the end you see what you know, and whether you have misunderstood a rule.
learn-checkup-none = The check-up asks only about lessons you have done. Start with a lesson, or find your place.
learn-checkup-known = Your answers show that you know { $done } of the { $count } rules in these lessons.
learn-checkup-begin = Start the check-up
learn-over-checkup = Check-up done
learn-noted = Answer saved.
learn-answers = Your answers: { $done } of { $count } correct
learn-answer-given = You answered: { $text }
learn-answer-right = Correct answer: { $text }
learn-answer-wrong = Chosen by mistake: { $text }
learn-answer-missing = Missing: { $text }
learn-answer-none = nothing
learn-go-to = Open lesson: { $title }

learn-known = Rules you know
learn-known-about = Every rule in the lessons has a square. It fills up each time you still know the rule when it comes up for review, and a wrong answer empties it. A check mark means that you know the rule for good.
learn-known-chapter = { $title }: { $done } of { $count }
learn-known-rule = { $title }: { $state ->
        [none] not seen yet
        [met] seen, not asked yet
        [missed] missed: it comes back for review
        [known] known
       *[learning] in progress
    }

learn-beliefs = Rules to look at again
learn-beliefs-about = Your answers suggest these. An entry disappears once your answers show otherwise.

learn-keep = Your progress
learn-keep-about = It is saved with your games, for this browser.
learn-name = Your name, for the file
learn-export = Export to a file
learn-import = Import a file
learn-imported = Progress imported.
learn-import-wrong = The file can't be imported: { $reason }
learn-code = Code for your teacher
learn-code-about = Copy this code and send it to your teacher, by mail or in a chat. It contains your name, your lessons and rules, and which rules you probably misunderstand.
learn-code-name = Enter your name first, so that your teacher knows whose results these are.
learn-code-long = There are too many results for a code. Export a file instead.
learn-reset = Reset progress
learn-reset-sure = Delete all your progress in the lessons and rules of this game?
learn-reset-yes = Yes, delete it
learn-reset-done = Your progress has been deleted.

## In a lesson

learn-step = Step { $number } of { $count }{ $exercises ->
        [0] {""}
        [one] , then 1 exercise
       *[other] , then { $exercises } exercises
    }
learn-exercise = Exercise { $number } of { $count }
learn-question = Question { $number } of at most { $count }
learn-added = { $count ->
        [one] One exercise was added, so that you can practice what went wrong.
       *[other] { $count } exercises were added, so that you can practice what went wrong.
    }
learn-skipped = { $count ->
        [one] One exercise was skipped: it asks nothing new.
       *[other] { $count } exercises were skipped: they ask nothing new.
    }
learn-skipped-known = { $count ->
        [one] You've shown that you know this, so one exercise was skipped.
       *[other] You've shown that you know this, so { $count } exercises were skipped.
    }
learn-skipped-take = Practice anyway
learn-place = Part { $number } of { $count } of the lesson
learn-go-on = Continue
learn-to-end = Finish
learn-predict = Take a guess. It isn't graded.
learn-predicted = You said: { $text }. See for yourself.
learn-predicted-wrong = You said: { $text }. Correct answer: { $right }.
learn-predicted-right = You said: { $text }. Right.
learn-well = Correct!
learn-well-shown = This is the answer.
learn-playouts = When { $count } simulated games end
learn-rounds-left = Rounds left
learn-turn = { $number ->
        [1] First turn
       *[2] Second turn
    }
learn-rounds = { $count ->
        [0] this round
        [one] 1 round later
       *[other] { $count } rounds later
    }
learn-rounds-more = { $count ->
        [one] at least 1 round later
       *[other] at least { $count } rounds later
    }
learn-not-yet = Not quite.
learn-missed-rule = { $count ->
        [one] Look at this rule:
       *[other] Look at these rules:
    }
learn-counter = See why
learn-counter-head = A counterexample
learn-counter-try = Try this exercise
learn-rule-open = Open in the rulebook

## Answers

learn-check = Check
learn-save = Save answer
learn-check-none = None of these
learn-check-nowhere = No space
learn-unknown = I don't know
learn-mark = Choose the spaces on the board: click or tap them, or use the arrow keys and Enter.
learn-marked = { $count ->
        [0] No space is marked yet.
        [one] One space is marked:
       *[other] { $count } spaces are marked:
    }
learn-unmark = Unmark { $name }
learn-choose = Choose one.
learn-choose-turn = Choose a turn to see it on the board, then check your answer.
learn-choose-several = Choose all that apply.
learn-order = Put them in order, the first at the top.
learn-up = Move up: { $name }
learn-down = Move down: { $name }
learn-number-field = Your answer
learn-number-range = Enter a whole number from { $least } to { $most }.
learn-not-read = This isn't a valid answer.
learn-line = { $most ->
        [one] You have one action.
       *[other] You have { $most } actions and have used { $done }.
    }
learn-every-action = All possible actions
learn-every-try = Everything you can try
learn-line-undo = Undo
learn-line-short = You haven't reached the goal, and no actions are left. Undo one.

## Hints

learn-hint = Hint
learn-hint-more = Another hint
learn-hint-look = { $count ->
        [one] Look at the board: an arrow marks the place.
       *[other] Look at the board: arrows mark the places.
    }
learn-hint-look-step = Everything you can do now is listed below the text, whose last sentence says what you need.
learn-hint-source = You need this: { $text }.
learn-hint-source-space = You need this: { $text }. Then choose the place on the board.
learn-hint-look-none = Read the question again: it contains everything you need.
learn-hint-rule = { $count ->
        [one] It depends on this rule:
       *[other] It depends on these rules:
    }
learn-hint-do = Do this: { $action }.
learn-hint-example = A similar example:
learn-hint-answer = Answer: { $text }
learn-show = Show me
learn-hints-off = Turn hints off
learn-hints-on = Turn hints on
learn-big = Large view
learn-normal = Normal view
learn-big-about = For a projector: large type, high contrast, no private information

## The end of a lesson

learn-over = Lesson done
learn-over-rules = The rules of this lesson
learn-over-missed = You'll review these
learn-home = All lessons
