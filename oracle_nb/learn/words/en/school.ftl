### What the school says in any game.

school-other-action = That is allowed, but it is not what this step is about.

## To an answer

school-part = { $name }: { $text }
school-missing = { $count ->
        [one] Something is missing still.
       *[other] { $count } are missing still.
    }

## The lesson of what is to come back

school-review-title = Review
school-review-goal = What you were asked before comes back here, until you know it for good.
school-review-summary = What you got right now comes back later, after longer and longer times.

school-exercise-title = An exercise
school-exercise-goal = Click, choose or play: the rules check your answer.
school-exercise-summary = That was it. Take another one, or a lesson.

## The check-up

school-checkup-title = Check-up
school-checkup-goal = Five exercises show whether you have got a rule wrong.
school-checkup-summary = That was it.
school-checkup-sound = All { $count } answers are right: nothing suggests that you have got a rule wrong.
school-checkup-slip = { $done } of { $count } answers are right. What went wrong looks like a slip, not like a rule that you have got wrong.
school-checkup-unknown = { $done } of { $count } answers are right. No single misunderstanding explains what went wrong: take the lessons on these rules once more.
school-checkup-belief = { $text } This explains your answers best.
