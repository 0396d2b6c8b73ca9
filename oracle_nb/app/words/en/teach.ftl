### For teachers: links, worksheets, the results of a class.

## A worksheet

sheet-title = The Oracle of Delphi: { $title }
sheet-answers = Answers: { $title }
sheet-name = Name
sheet-date = Date
sheet-number = Exercise { $number }
sheet-code = Worksheet { $name } { $mark }
sheet-yours = What is yours
sheet-mark = Mark the spaces on the map, or write their names.
sheet-choose = Mark the one answer that is right.
sheet-choose-several = Mark all that are true.
sheet-order = Number them, beginning with 1.
sheet-number-here = Write a number.
sheet-line = { $most ->
        [one] Write the action.
       *[other] Write your actions one after the other, at most { $most }.
    }
sheet-about = { $text } (up to { $within } off is right too)
sheet-for-one = for example: { $text }
sheet-with = { $action } ({ $name })
sheet-rules = Rules: { $text }

## The page for teachers

teach = For teachers
teach-about = Links, worksheets and the results of a class. Nobody needs an account.
teach-open = To the page for teachers
teach-wrong = That can't be made: { $reason }
teach-wrong-field = That can't be made. “{ $name }”: { $reason }
teach-what = What
teach-make = Make the link
teach-link-made = The link
teach-copy = Copy
teach-copied = Copied
teach-try = Try it
teach-print = Print

teach-link = A link to a lesson or an exercise
teach-link-about = Whoever opens it begins right there. With a number all get the same exercises and the same dice; without one, everybody gets others.
teach-whole = The whole lesson: { $title }
teach-seed = Number (seed)
teach-seed-empty = others for everybody
teach-projector = For a projector: large, strong contrast, nothing private
teach-no-hints = Without hints

teach-position = A link to a position, with your dice
teach-position-about = Put a position together in the editor, and say what fate gives from there on, kind by kind and in order, with commas between. What comes after it is left to chance.
teach-position-field = The position: its link or code
teach-editor = To the position editor

teach-sheet = A worksheet
teach-sheet-about = Exercises with boards and room for answers, and the answers on a page of their own. The same number makes the same worksheet again.
teach-number = Exercises
teach-sheet-make = Make the worksheet

teach-results = The results of a class
teach-results-about = On the page “Learn” everybody can write down a name and save their progress to a file. Load the files here, all at once or one after the other: they are only read, and kept until you close the page.
teach-results-load = Load files
teach-by-lesson = Table by lesson (CSV)
teach-by-rule = Table by rule (CSV)
teach-clear = Begin anew
teach-refused = These files were left out:
teach-results-table = { $count ->
        [one] One learner: places done in each lesson, rules asked, rules missed last time
       *[other] { $count } learners: places done in each lesson, rules asked, rules missed last time
    }
teach-learner = Name
teach-asked = Rules
teach-missed = Missed
