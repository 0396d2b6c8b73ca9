### Classes: learners join with a code, and the teacher sees how far they are.

## Learners

class = Your class
class-about = In a class, your teacher sees how far you are and can help. You don't need an account.
class-open = Join a class or see yours
class-enter = Join a class
class-code = Class code
class-find = Continue
class-code-is = Class code: { $code }
class-join-title = Join “{ $name }”
class-your-name = Your name in the class
class-name-about = Choose a name that your teacher will recognize. A first name is enough.
class-join = Join
class-other = Use another code
class-lessons = Lessons
class-you-are = You are in this class as “{ $name }”.
class-sees = What your teacher sees
class-sees-place = the lesson and step you are at, or whether you are solving puzzles, and when you last did something
class-sees-progress = which lessons you have done, which rules you know, and how many answers were right or wrong and how many puzzles you solved, including those from before you joined
class-sees-beliefs = rules that you seem to have misunderstood
class-sees-play = which rules have refused what you tried in games on this browser, and what your clear mistakes in games that you had reviewed were about
class-sees-not = Your teacher doesn't see your games. Other learners see nothing. You can leave at any time; your progress stays in this browser.
class-shows = Your teacher is showing a board.
class-shows-open = Open the board
class-board = Your teacher is showing: { $title }
class-board-open = Go there
class-board-here = Your teacher is showing this. You go on together.
class-leave = Leave the class
class-leave-named = Leave the class { $name }
class-leave-sure = Leave this class? Your teacher will no longer see your progress, and your name will be free for others.
class-leave-yes = Yes, leave
class-name-alike = This name looks too much like “{ $name }”, who is already in this class. Choose another name.
class-name-taken = Somebody in this class is already called “{ $name }”. Choose another name. If that's you on another device, ask your teacher to remove the old entry.
class-refused-unknown = There is no class with this code. Check the code, or ask your teacher for a new one.
class-refused-often = That was too often. Try again in a few minutes.
class-refused-guessed = Somebody is guessing class codes on this server, so nobody can join right now. Your code may be correct: try it again in a few minutes.
class-refused-full = This class is full. Maximum number of learners: { $most }.
class-refused-memberships = You are already in { $most } classes. Leave one of them first.
class-refused-own = You already have { $most } classes. End one of them first.
class-refused-classes = This server has no room for more classes.

## Teachers: all classes

classes = Classes
classes-about = Create a class and give your learners its code. They join with a name, without accounts, and you see live how far everyone is.
classes-open = Create or open a class
classes-new = New class
classes-name = Name of the class
classes-create = Create the class
classes-own = Your classes
classes-none = You haven't created any classes in this browser. Enter a name above to create one.
classes-kept = These classes are listed only in this browser. To open a class on another device, get a link from its page. Classes that nobody uses for { $days } days are deleted; so are those that nobody has joined, and in which nothing was changed, one day after they were created.

## Teachers: one class

classroom = Class
classroom-gone = This class doesn't exist, or this browser can't open it. It may have ended, or nobody has used it for a long time. To open your class here, get a link for another device from its page, in the browser in which you created it.
classroom-invite = Invite learners
classroom-invite-about = Learners open the link, or choose “Join a class” on the “Learn” page and type the code.
classroom-link = Link for learners
classroom-here = This link works only on this computer. To let others join, restart the app with { $command }.
classroom-members = { $count ->
        [0] Nobody has joined yet; there is room for { $most }.
        [one] One learner has joined; there is room for { $most }.
       *[other] { $count } learners have joined; there is room for { $most }.
    }
classroom-learners = Learners
classroom-empty = Nobody has joined yet. Learners appear here as soon as they join.
classroom-table = { $count ->
        [one] One learner
       *[other] { $count } learners
    }
classroom-learner = Name
classroom-where = Where
classroom-seen = Last active
classroom-lessons = Lessons done
classroom-beliefs = Misconceptions
classroom-beliefs-about = What the learners' answers suggest, in the words shown to them. An entry disappears after two answers that contradict it.
classroom-no-beliefs = No misconceptions so far.
classroom-play = Wrong in play
classroom-play-about = What the class gets wrong in its own games: rules that refused something, as learners read them at the table, and the topics of clear mistakes in games that they had reviewed. The table has all of them.
classroom-play-none = Nothing so far.
classroom-refused-title = Rules that refused something
classroom-refused = { $count ->
        [one] Once:
       *[other] { $count } times:
    }
classroom-mistake-title = Clear mistakes, by topic
classroom-mistake = { $count ->
        [one] 1 position:
       *[other] { $count } positions:
    }
classroom-believe = { $count ->
        [one] One learner:
       *[other] { $count } learners:
    }
classroom-at-start = Not in a lesson
classroom-at-lesson = { $title }, part { $number }
classroom-at-review = Review
classroom-at-checkup = Check-up
classroom-at-placement = Finding their place
classroom-at-exercise = Single exercise
classroom-at-puzzle = Puzzle
classroom-now = now
classroom-minutes = { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
classroom-hours = { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
classroom-days = { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
classroom-edit = Edit
classroom-edit-named = Edit { $name }
classroom-new-name = New name for { $name }
classroom-save = Save
classroom-remove = Remove from the class
classroom-board = Show a board
classroom-board-about = Choose what to show. You can project it in a large view, and your learners can open the same board from their lessons and from their page “Your class”. When you go on in the large view, so do those who are at the same part; all others stay where they are.
classroom-lesson = Lesson
classroom-part = Part: the number of a step or exercise
classroom-board-link = Or the link of a lesson, of exercises or of a position
classroom-show = Show to the class
classroom-shown = Shown now: { $title }
classroom-project = Open the large view
classroom-hide = Stop showing
classroom-position = Position
classroom-manage = Manage the class
classroom-manage-about = You can project this page: its address opens the class only in your browser.
classroom-elsewhere = Link for another device
classroom-elsewhere-about = Anyone who has this link can see and end the class. Don't project it, and don't pass it on.
classroom-elsewhere-hide = Hide the link
classroom-code = New code
classroom-sure-code = Replace the code? Nobody can join with the old code and link anymore. Learners who have joined stay.
classroom-yes-code = Yes, replace it
classroom-end = End the class
classroom-sure-end = End this class and delete its list of learners? This can't be undone. Learners keep their own progress.
classroom-yes-end = Yes, end it
