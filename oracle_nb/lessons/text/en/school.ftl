### Texts of the lessons of any game.

school-other-action = You can do that, but this step is about something else.

## Feedback to an answer

school-part = { $name }: { $text }
school-missing = { $count ->
        [one] You missed one.
       *[other] You missed { $count }.
    }
school-unfinished = The action that would reach the goal isn't possible now. { $text }
# $text is a misconception of the game, such as "think that ships swim. They don't."
school-belief = You seem to { $text }
school-possible = One way to get this answer is to { $text }
school-possible-number = One way to get { $answer } is to { $text }
school-numbered = { $number }. { $text }
school-with = { $text } ({ $name })
school-one-way = One way: { $text }.
school-plan-best = No plan takes fewer actions.
school-plan-shorter = A plan with fewer actions: { $text }.

## A position that shows a belief to be false

school-counter-refused = If you were right, you could do this here: { $action }. But the rules refuse it:
school-counter-allowed = If you were right, you couldn't do this here: { $action }. But the rules allow it.
school-counter-believed = If you were right, the answer would be: { $text }.
school-counter-answer = But the correct answer is: { $text }.
school-none = nothing

## The review of what is due

school-review-title = Review
school-review-goal = Rules from earlier exercises come back here until you know them for good.
school-review-summary = Rules you get right come back later, at longer and longer intervals.

school-exercise-title = An exercise
school-exercises-title = Exercises
school-exercise-goal = Choose or play: the rules check your answer.
school-exercise-summary = Well done. Try another exercise, or take a lesson.

## The check-up

school-checkup-title = Check-up
school-checkup-goal = At most twelve questions about the lessons you have done.
school-checkup-summary = Here is what your answers show.
school-checkup-sound = { $count ->
        [0] Earlier answers leave nothing to ask
        [one] Your answer is correct
       *[other] All { $count } answers are correct
    }: nothing suggests that you have misunderstood a rule.
school-checkup-slip = Correct answers: { $done } of { $count }. Nothing suggests that you have misunderstood a rule.
school-checkup-gaps = { $count ->
        [one] There is one rule that you don't know well yet.
       *[other] There are { $count } rules that you don't know well yet.
    } No single misunderstanding explains your mistakes.
school-checkup-earlier = { $total ->
        [0] Earlier answers show
        [one] Your answer is correct, but earlier ones show
       *[other] All { $total } answers are correct, but earlier ones show
    } { $count ->
        [one] a rule that you don't know well yet.
       *[other] { $count } rules that you don't know well yet.
    }
school-checkup-beliefs = { $count ->
        [one] You have probably misunderstood one rule.
       *[other] You have probably misunderstood { $count } rules.
    }

## The placement

school-placement-title = Find your place
school-placement-goal = At most ten questions show where you should start.
school-placement-summary = Here is where you should start.
school-placement = { $count ->
        [one] You know the first lesson. Start with “{ $title }”.
       *[other] You know the first { $count } lessons. Start with “{ $title }”.
    }
school-placement-first = Start at the beginning, with “{ $title }”.
school-placement-all = You know the rules of all lessons. Reviews and puzzles keep them fresh.
