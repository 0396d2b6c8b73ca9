### For teachers: links, worksheets, the results of a class.

## A worksheet

sheet-title = { $game }: { $title }
sheet-answers = Answers: { $title }
sheet-name = Name
sheet-date = Date
sheet-number = Exercise { $number }
sheet-code = Worksheet { $name } { $mark }
sheet-yours = What you have
sheet-mark = Mark the spaces on the board, or write their names.
sheet-choose = Mark the correct answer.
sheet-choose-several = Mark all that apply.
sheet-order = Number them, starting with 1.
sheet-number-here = Write a number.
sheet-line = { $most ->
        [one] Write the action.
       *[other] Write your actions in order, at most { $most }.
    }
sheet-about = { $text } (an answer within { $within } counts as correct)
sheet-for-one = for example: { $text }
sheet-with = { $action } ({ $name })
sheet-rules = Rules: { $text }
sheet-position = { $game }: a position
sheet-position-name = A position
sheet-position-task = What would you do now? Write down your actions in order, each with what you use for it, and give your reason.
sheet-position-to-act = { $name } (to act)
sheet-position-chance = Chance will bring: { $text }
sheet-position-legal = Everything that is legal now
sheet-position-bot = A bot would play: { $text }.

## The page for teachers

teach = For teachers
teach-about = Links, worksheets and class results. Nobody needs an account.
teach-open = Teacher page
teach-wrong = That isn't possible: { $reason }
teach-wrong-field = Check “{ $name }”: { $reason }
link-why-repeated = it occurs { $count } times in the link.
link-why-chance = there is no such kind of chance. Choose from: { $near }.
link-why-empty = there is no position in the link.
link-why-no-positions = this game has no positions to hand out.
link-why-many = at most { $most } are possible.
link-why-no-exercises = this lesson has no exercises.
link-why-unread = “{ $name }” can't be read.
link-why-else = it can't be read.
teach-what = Content
teach-make = Create the link
teach-link-made = Your link
teach-copy = Copy
teach-copied = Copied
teach-try = Try it
teach-print = Print

teach-link = A link to a lesson or an exercise
teach-link-about = Anyone who opens it starts right there. With a seed, everyone gets the same exercises with the same random results; without one, everyone gets different ones.
teach-whole = The whole lesson: { $title }
teach-seed = Seed (a number)
teach-seed-empty = different for everyone
teach-projector = For a projector: large, high contrast, nothing private
teach-no-hints = Without hints

teach-position = A link to a position with fixed random results
teach-position-about = Set up a position in the editor, then list what chance will bring: kind by kind, in order, separated by commas. Everything after that is random.
teach-position-field = Link or code of the position
teach-editor = Position editor

teach-set = A set of exercises
teach-set-about = Put kinds of exercises together, and hand them out as a link or on paper. With the same seed, both have the same exercises.
teach-set-template = Kind of exercise
teach-set-add = Add to the set
teach-set-times = { $count }×
teach-paper = On paper
teach-sheets = Exercises on paper, lesson by lesson
teach-ask = Task on paper (what should learners do?)

teach-sheet = A worksheet
teach-sheet-about = Exercises with boards and room for answers, and a separate page with the answers. The same seed gives the same worksheet.
teach-number = Exercises
teach-sheet-make = Create the worksheet

teach-results = Class results
teach-results-about = On the “Learn” page, everyone can enter a name and export their progress to a file, or create a code. Import the files or paste the codes here, all at once or one by one. The app only reads them, and forgets them when you close the page.
teach-results-load = Import files
teach-by-learner = Table by learner (CSV)
teach-by-lesson = Table by lesson (CSV)
teach-by-play = Table of mistakes in play (CSV)
teach-by-rule = Table by rule (CSV)
teach-clear = Start over
teach-codes = Codes from your learners
teach-codes-read = Add the results
teach-codes-none = There is no code in this text. A learner's code begins with “r1.”.
teach-codes-damaged = A code is damaged or incomplete. Ask for it again.
teach-codes-version = A code comes from a newer version of the app.
teach-codes-long = That's too much text at once. Paste a few codes at a time.
teach-codes-some = { $count ->
        [one] One code couldn't be read. Ask for it again.
       *[other] { $count } codes couldn't be read. Ask for them again.
    }
teach-most = There is room for { $most } results. Save the tables, then start over.
teach-alike = The same or similar names: { $names }. Check whose results they are.
teach-classes-served = Classes that you follow live need a server. Here, you hand out links, and your learners send you codes or files with their results.
teach-refused = These files can't be used:
teach-results-table = { $count ->
        [one] One learner: parts done in each lesson, rules and answers
       *[other] { $count } learners: parts done in each lesson, rules and answers
    }
teach-learner = Name
teach-count-asked = Rules asked
teach-count-known = Rules known
teach-count-due = Rules due
teach-count-answers = Answers
teach-count-wrong = Wrong answers
teach-count-puzzles = Puzzles tried
teach-count-solved = Puzzles solved
teach-beliefs = Misconceptions
