### The school: lessons, exercises, what is known.

## Doors

learn = Learn
learn-door = Short lessons in which you do everything yourself. Nothing can go wrong, and every mistake is explained.
learn-open = To the lessons

## The lessons

learn-about = Each lesson takes five to twelve minutes. You act on the board as in a game, and the rules themselves check your answers.
learn-lessons = The lessons
learn-begin = Begin
learn-continue = Go on
learn-again = Once more
learn-next = Next lesson: { $title }
learn-progress = { $done } of { $count } done
learn-done = Done
learn-wrong-link = This link is not right: { $reason }
learn-unknown-lesson = There is no lesson at this address.
learn-unknown-exercise = There is no exercise at this address.
learn-damaged = The lessons can't be shown: { $reason }

learn-review = Review
learn-review-due = { $count ->
        [one] One rule is to come back now. A few exercises ask for it again.
       *[other] { $count } rules are to come back now. A few exercises ask for them again.
    }
learn-review-none = There is nothing to review now. What exercises ask you comes back here: soon what you missed, later what you knew.

learn-checkup = Check-up
learn-checkup-about = Five exercises about everything, chosen by what you answer. At the end you are told whether you have got a rule wrong, and which.
learn-checkup-begin = Begin the check-up
learn-checkup-over = Check-up done
learn-noted = Noted.
learn-answers = What you were asked
learn-answer-given = You answered: { $text }
learn-answer-right = Right is: { $text }
learn-answer-none = nothing
learn-go-to = To the lesson: { $title }

learn-known = The rules you know
learn-known-about = A square for every rule of the lessons. It fills up each time you still know the rule when it comes back, and a wrong answer empties it; a check mark says that you know it for good.
learn-known-chapter = { $title }: { $done } of { $count }
learn-known-rule = { $title }: { $state ->
        [none] not met yet
        [met] met, not asked yet
        [missed] missed last time
        [known] known
       *[learning] on the way
    }

learn-keep = Your progress
learn-keep-about = It is kept where the games are kept, for this browser.
learn-name = Your name, written into the file
learn-export = Save it to a file
learn-import = Load a file
learn-imported = The progress of the file is here now.
learn-import-wrong = The file can't be loaded: { $reason }
learn-reset = Forget everything
learn-reset-sure = Really forget which lessons you did and what you know?
learn-reset-yes = Yes, forget it
learn-reset-done = Everything is forgotten.

## In a lesson

learn-step = Step { $number } of { $count }
learn-exercise = Exercise { $number } of { $count }
learn-place = Place { $number } of { $count } in the lesson
learn-go-on = Go on
learn-to-end = To the end
learn-well = Right!
learn-well-shown = This is the answer.
learn-not-yet = Not quite.
learn-missed-rule = { $count ->
        [one] Look at this rule:
       *[other] Look at these rules:
    }
learn-rule-open = Open in the rulebook

## Answers

learn-check = Check
learn-mark = Click the spaces, or use the arrow keys and Enter.
learn-marked = { $count ->
        [0] Nothing is marked yet.
        [one] One space is marked:
       *[other] { $count } spaces are marked:
    }
learn-unmark = Take { $name } out again
learn-choose = Choose one.
learn-choose-several = Choose all that are true.
learn-order = Put them in order, the first on top.
learn-up = { $name }: one up
learn-down = { $name }: one down
learn-number-field = Your number
learn-number-range = It is a whole number from { $least } to { $most }.
learn-not-read = This can't be read as an answer.
learn-line = { $most ->
        [one] One action is all you have.
       *[other] You have { $most } actions: { $done } done.
    }
learn-every-action = Everything that can be done with it
learn-line-undo = Take back
learn-line-short = You are not there, and no action is left: take one back.

## Hints

learn-hint = Hint
learn-hint-more = Another hint
learn-hint-look = { $count ->
        [one] Look at the place on the board that has an arrow above it.
       *[other] Look at the places on the board that have arrows above them.
    }
learn-hint-look-step = Read this step once more: it says what to do, and with what.
learn-hint-look-none = Look at the question once more: everything you need stands there.
learn-hint-rule = { $count ->
        [one] It rests on this rule:
       *[other] It rests on these rules:
    }
learn-hint-do = This is what is wanted: { $action }.
learn-hint-example = An example like it:
learn-hint-answer = Answer: { $text }
learn-show = Show me
learn-hints-off = Turn hints off
learn-hints-on = Turn hints on
learn-big = Show it large
learn-normal = Back to normal size
learn-big-about = For a projector: large type, strong contrast, nothing that only one player knows

## The end of a lesson

learn-over = Lesson done
learn-over-rules = The rules of this lesson
learn-over-missed = This comes back later
learn-home = All lessons
