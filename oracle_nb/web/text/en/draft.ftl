### The page on which lessons are written.

draft-editor = Write a lesson
draft-about = Write lessons of your own, try them, and hand them out as a link or on paper. You need to know the rules of the game, nothing else.
draft-open = Write a lesson
draft-new = A new lesson
draft-begin = Begin a lesson
draft-begin-position = Begin a lesson with your position
draft-list = Your lessons
draft-none = You have no lessons yet.
draft-kept = Lessons belong to this browser, at most { $most }. A lesson that nobody opens for a year is deleted; so is a draft that you never change, after a day.
draft-untitled = Lesson without a title
draft-saved = Every change is saved at once and checked.
draft-back = Back to writing

## Problems

draft-check = Check
draft-problems = { $count ->
        [one] One problem: until it is solved, the lesson can't be taken.
       *[other] { $count } problems: until they are solved, the lesson can't be taken.
    }
draft-sound = The lesson has no problems.
draft-minutes = { $count ->
        [one] It takes about 1 minute. Lessons of 2 to 8 minutes are usual.
       *[other] It takes about { $count } minutes. Lessons of 2 to 8 minutes are usual.
    }
draft-one-language = All texts are in one language. Learners who use the app in the other one read them as they are.
draft-try = Try the lesson
draft-place = { $text }:
draft-at-steps = Step { $number }
draft-at-exercises = Exercise { $number }
draft-in-en = English
draft-in-pl = Polish
draft-text-in = { $name }, { $text }
draft-field-name = Name of the lesson in files
draft-field-title = Title
draft-field-goal = Goal
draft-field-summary = Summary
draft-field-steps = Steps
draft-field-exercises = Exercises
draft-field-say = Text
draft-field-predict = Question before the text
draft-field-options = Answers
draft-field-scene = Position
draft-field-do = Actions
draft-field-chance = Random results
draft-field-point = Spaces to point at
draft-field-rules = Rules that it teaches
draft-field-template = Template
draft-field-times = How many
draft-field-after = Lessons before it
draft-field-teaches = Other rules that it teaches
draft-field-picture = Picture
draft-field-number = Number
draft-field-part = Part
draft-fault-empty = The text is missing.
draft-fault-language = The text in this language is missing: { $name }.
draft-fault-hidden = The invisible character { $mark } can't be used.
draft-fault-sentences = Too many sentences: { $said }. Nobody reads more than { $most } between two actions.
draft-fault-sentence = This must be a single sentence.
draft-fault-repeated = Another answer says the same.
draft-fault-steps = A lesson needs at least one step.
draft-fault-exercises = A lesson needs at least one exercise.
draft-fault-name = Another lesson has this name: { $name }.
draft-fault-name-form = A name has lowercase letters, digits and hyphens, begins with a letter and has at most 31 characters.
draft-fault-unknown = There is no “{ $name }”.
draft-fault-scene = The first step needs a position.
draft-fault-refused = “{ $action }” is not legal here: { $reason }
draft-fault-chance = { $count ->
        [one] One result more is given than the actions need.
       *[other] { $count } results more are given than the actions need.
    }
draft-fault-action = No action is chosen.
draft-fault-idle = Nothing happens in this step that chance could decide.
draft-fault-gap = Learners need the rule “{ $name }” here, and no lesson has taught it. Add it to a step that explains it.
draft-fault-gap-lesson = Learners need the rule “{ $name }” here. The lesson “{ $title }” teaches it: add it to the lessons before this one, or teach the rule yourself.
draft-fault-gaps = Learners need rules here that the lesson “{ $title }” teaches: { $text }.
draft-after-this = Add it to the lessons before
draft-fault-other = This can't be read: { $reason }
draft-why-kind = Needed: { $wanted }. Given: { $given }.
draft-kind-int = a whole number
draft-kind-float = a number
draft-kind-str = a text
draft-kind-bool = true or false
draft-kind-null = nothing
draft-kind-array = a list
draft-kind-object = a table
draft-why-near = There is no “{ $name }”. The most similar: { $near }.
draft-why-known = There is no “{ $name }”. Choose from: { $near }.
draft-why-entries = { $count ->
        [one] Exactly 1 entry is needed.
       *[other] Exactly { $count } entries are needed.
    }
draft-why-least-entries = { $count ->
        [one] At least 1 entry is needed.
       *[other] At least { $count } entries are needed.
    }
draft-why-least = The number must be { $least } or more.
draft-why-most = The number must be { $most } or less.
draft-why-missing = The key “{ $name }” is missing.
draft-why-field = There is no key “{ $name }”.
draft-why-form = This does not have the required form.
draft-why-twice = “{ $name }” occurs twice.
draft-why-chance = Chance can't give this result here: { $name }.
draft-why-else = This can't be read, or doesn't fit the rest.
draft-why-code = this isn't the link, the code or the scenario of a position.
draft-why-damaged = the code is damaged or incomplete.
draft-why-scenario = line { $line } of the scenario can't be read.
draft-why-no-position = it can't be read.
draft-toml-column = see line { $line }, column { $column }
draft-toml-line = see line { $line }
draft-toml-end = its end is missing
draft-toml-nested = too many nested brackets
draft-toml-somewhere = it contains characters that don't belong there
draft-gone = This is no longer there.
draft-number = Enter a number from { $least } to { $most }.
draft-no-position = Paste the link or the code of a position.
draft-refused-at = { $place } { $text }
draft-refused-large = The file is too large: a lesson has at most { $most } characters. Nothing was changed.
draft-refused-toml = This is not a lesson file, because it is not in the format TOML: { $reason }. Nothing was changed.
draft-refused-empty = This file is empty: it contains no lesson. Nothing was changed.
draft-refused-form = This is not a lesson file: { $reason }. Nothing was changed.
draft-refused-long = That is too long: at most { $most } characters.
draft-refused-many = That is too many: at most { $most }.
draft-refused-value = A lesson can't contain this value.
own-lesson = The teacher's own lesson
own-lesson-own = You have { $most } lessons already. Delete one first.
own-lesson-all = There is no room for more lessons at the moment.
own-lesson-large = The lesson is too long to be stored.
own-lesson-stale = This lesson was changed in another window. Export it here if you want to keep both, then reload the page.
own-lesson-unknown = There is no lesson with this link. It was deleted, it was never published, or it belongs to another browser.
own-lesson-faulty = This lesson has problems. Solve them first.

## Texts, steps and exercises

draft-texts = Title and goal
draft-languages-about = Fill in one language or both.
draft-after-about = Your learners already know the rules that these lessons teach.
draft-after-add = Add a lesson
draft-steps-about = A step explains something in a few words and lets learners do it. Two or three are right for a lesson.
draft-add-step = Add a step
draft-add = Add
draft-choose = Choose
draft-edit = Edit
draft-edit-named = Edit { $name }
draft-remove = Remove
draft-remove-named = Remove { $name }
draft-move-up = Move { $name } up
draft-move-down = Move { $name } down
draft-say = Text
draft-scene-own = This step begins with a position of its own.
draft-scene-goes-on = This step goes on where the step before it ends.
draft-scene-none = Choose the position in which the lesson begins.
draft-scene-change = Choose a position
draft-scene-built-in = A position from a lesson
draft-scene-of = { $title }, step { $number }
draft-scene-code = Or the link, the code or the scenario of a position
draft-scene-use = Use it
draft-scene-remove = Go on from the step before
draft-position-editor = Make one in the position editor
draft-predict-about = Learners answer it before they read the step. Their answers aren't graded, and are shown in another order.
draft-predict-right = Correct answer
draft-predict-other = Other answer { $number }
draft-predict-add = Ask for a prediction
draft-predict-more = Add an answer
draft-predict-fewer = Remove the last answer
draft-predict-remove = Remove the question
draft-do = What learners do
draft-do-about = Any of these actions completes the step.
draft-do-none = Without an action, learners only read this step.
draft-do-add = Add an action that is legal here
draft-chance-about = Random results, in order and separated by commas. Everything else is random.
draft-chance-set = Set the results
draft-point-add = Add a space
draft-point-click = Choose a space to mark it with an arrow. Choose it again to remove the arrow.
draft-rules-about = Exercises may ask about these rules, and reviews repeat them.
draft-rules-find = Search the rules
draft-find = Search
draft-rules-not-found = No rule was found.
draft-rules-suggested = The actions of this step depend on:
draft-rule-add = Add “{ $name }”
draft-exercises-about = Ask about what the steps have shown, and begin with the easiest. Two or three kinds are right for a lesson.
draft-topic = Exercises from the lesson
draft-other-kinds = Exercises that no lesson uses
draft-template-add = Add a kind of exercise
draft-answer = Answer
draft-sample = Another sample
draft-times = How many

## Files and links

draft-share = Hand it out
draft-share-about = Anyone who has the link can take the lesson, but nobody else can change it.
draft-share-later = You can hand out the lesson once it has no problems.
draft-share-make = Create the link
draft-share-newer = The link still opens the lesson as it was. Update it when your changes are ready.
draft-share-update = Update the link
draft-sheet = Exercises on paper
draft-file = The lesson as a file
draft-file-about = A file keeps the lesson outside this browser. An imported file replaces what is here; you can undo that.
draft-import = Import a file
draft-export = Export as a file
draft-delete = Delete this lesson
draft-delete-sure = Delete this lesson? Its link stops working, and this can't be undone.
draft-delete-yes = Yes, delete it
