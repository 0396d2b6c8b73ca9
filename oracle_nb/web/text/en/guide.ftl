### The guided game: its tips at the table, and the ways to it.

guided = Learn by playing: { $minutes } minutes
guided-again = Play the guided game again: { $minutes } minutes
guided-on = Continue learning by playing
guided-about = { $rounds ->
        [0] A short real game against bots, in which tips explain whatever comes up for the first time.
        [one] The first round of a real game against bots, in which tips explain whatever comes up for the first time. You can play on to its end.
       *[other] The first { $rounds } rounds of a real game against bots, in which tips explain whatever comes up for the first time. You can play on to its end.
    }
guided-damaged = The guided game can't be started: { $reason }

tip = Tip
tip-now = Now:
tip-done = Got it
tip-show = Show me
tip-rules = { $open ->
        [true] Less
       *[false] More
    }
tip-bot = What would a bot do?
tip-none = No tip for now.
tip-reason = Why a bot would do this:
tip-differs = The bot weighs more than the list does, so it doesn't choose its first action.
tips-off = Hide tips
tips-on = Show tips
guided-over = { $left ->
        [none] Now you know how to play. The lessons go deeper, one topic at a time.
       *[other] Now you know how to play, except for what didn't come up: { $left }. The lessons explain these, too.
    }
guided-lessons = Lessons
guided-more = Play a game against bots

about-what = What is this?
about-lesson = Lesson: { $title }
back-to-game = Back to the game
