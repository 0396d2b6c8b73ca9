### The coach: the best lines of the turn, hints, and what an action has cost. $line is a line in words.

coach = Coach
coach-about = The coach estimates in which round you'd finish. Only you see what it says.
coach-ask = Ask the coach
coach-hint = Hint
coach-best = Show the best line
coach-more = Show other lines
coach-hide = Hide
coach-always = Always show
coach-always-about = Show the best lines before, and the cost after, each of your actions
coach-thinks = The coach is thinking …
coach-differs = The coach looks at the whole turn and at later ones, so its best line isn't under “Closer to your goal”.
coach-failed = The coach can't say anything about this position.
coach-lines = { $count ->
        [one] The best line
       *[other] The best lines
    }
coach-said = { $count ->
        [one] One line: { $line }.
       *[other] { $count } lines. The best one: { $line }.
    }
coach-listed = First under “Closer to your goal”
coach-finish = Finish in round { $round } on average
coach-finish-now = Finish in this round
coach-wins = Chance to win: about { NUMBER($chance, style: "percent") }
coach-later = About { $rounds } rounds later
coach-same = About as good
coach-costs = Your last action cost about { $rounds } rounds compared with: { $line }.
coach-costs-win = Your last action lowered your chance to win by about { $points } percentage { $points ->
        [one] point
       *[other] points
    }, compared with: { $line }.
coach-lucky = That's on average: chance then saved about { $rounds } rounds.
coach-unlucky = That's on average: chance then cost about { $rounds } rounds more.
coach-good = Your last action was a good choice: the coach saw nothing clearly better.

## Games of several people with links: everybody must agree

coach-off = The coach is off until all players agree.
coach-request = Ask all players to allow the coach
coach-request-about = If all players agree, everyone can ask the coach on their own turn
coach-asked = { $own ->
        [true] You asked to let everybody use the coach.
       *[other] { $name } asks to let everybody use the coach.
    }
coach-asked-about = The coach shows each player the best lines of their own turn. Spectators don't see them, and anyone can switch it off again for all.
coach-agree = Agree
coach-decline = Decline
coach-waits = Waiting for { $names }.
coach-withdraw = Withdraw the request
coach-declined = { $reader ->
        [asker] { $name } declined. The coach stays off.
        [decliner] You declined { $asker }'s request. The coach stays off.
       *[other] { $name } declined { $asker }'s request. The coach stays off.
    }
coach-stop = Switch off for all
note-coached = With everyone's consent, the coach helps all players from here on.
note-uncoached = { $name } switched the coach off for all players.
note-reseated = The coach is off again, because { $name }'s seat has been given to a new player.
