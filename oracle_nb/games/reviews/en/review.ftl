### Reviews of games: what each decision cost, and what chance did. Ends and losses are in rounds,
### with one decimal.

review-title = Review
review-about = The coach looks at each decision with only what its player could know, and estimates in which round the player will finish. It shows what each choice cost compared with the best line, and what chance did.

## The chart

review-chart = Expected end, turn by turn
review-chart-about = The round in which each player was expected to finish, at the beginning of each turn. Lower is better.
review-chart-round = Round { $round }, { $name }
review-chart-final = End
review-chart-point = { $when }, { $name }: { $end }

## The sums by player

review-sums = Skill and luck
review-winner-lucky = { $name } won with { $rounds } rounds of luck.
review-winner-unlucky = { $name } won in spite of { $rounds } rounds of bad luck.
review-clear-mistakes = { $name } made { $mistakes ->
        [0] no clear mistakes
        [one] one clear mistake
       *[other] { $mistakes } clear mistakes
    }.
review-numbers = What the numbers mean
review-sums-about = What moved the expected end from the first estimate to the last, in rounds: a plus is a loss, a minus a gain. Choices and chance add up the amounts shown at each action. The coach's estimates get more exact as the game goes on.
review-rest-about = Everything else is what other players did, and what the coach corrected when it looked again.
review-other-about = { $other } ({ $name }) means that, choices and chance aside, the game went { $rounds } rounds { $better ->
        [true] better
       *[other] worse
    } than the coach had expected. That says nothing about how well it was played.
review-start = First estimate
review-lost = Choices
review-saved = Chance
review-other = Everything else
review-final = Last estimate
review-decisions = Decisions judged
review-mistakes = Mistakes
review-mistakes-about = A mistake costs { $rounds } rounds or more, and more than the margin of error of the estimate.
review-not-counted = What bots decided in people's seats counts as everything else, not as choices.
review-substituted = { $name } (played by a bot)

## Turns that decided the game

review-deciding = Turns that decided the game
review-no-deciding = No single turn decided the game.
review-turn-gained = Round { $round }, { $name }: choices and chance saved { $rounds } rounds.
review-turn-fell = Round { $round }, { $name }: choices and chance cost { $rounds } rounds.
review-won = { AND($names) } won, { $why }.
review-surge = The winner's largest gain was in round { $round }, when the expected end went from { $start } to { $final }. That was neither choice nor chance, but what other players did, or what the coach corrected when it looked again.
review-turn-gained-last = Round { $round }, { $name }, last turn: choices and chance raised the chance to win by { $points } percentage points.
review-turn-fell-last = Round { $round }, { $name }, last turn: choices and chance lowered the chance to win by { $points } percentage points.
review-turn-parts = Choices { $lost }, chance { $saved }, everything else { $other }: { $same ->
        [true] all in all, the expected end stayed at { $final }.
       *[other] the expected end went from { $start } to { $final }.
    }

## Moments to try again

review-moments = Moments to try again
review-further = Further mistakes
review-no-moments = The coach found no clear mistakes.
review-moment = Round { $round }, action { $number }, { $name }: { $title }. This cost { $rounds } rounds.
review-moment-uncertain = Round { $round }, action { $number }, { $name }: { $title }. This may have cost { $rounds } rounds.
review-moment-last = Round { $round }, action { $number }, { $name }: { $title }. This lowered the chance to win by about { $points } percentage points.
review-moment-uncertain-last = Round { $round }, action { $number }, { $name }: { $title }. This may have lowered the chance to win by about { $points } percentage points.
review-best = Best line: { $text }.
review-best-reasons = Coach to { $name }: “{ $reasons }”

## One decision

review-loss = By the coach's estimate, the best line would have been { $rounds } rounds faster: on average, it finishes in round { $best } instead of { $end }.
review-loss-unclear = By the coach's estimate, this was about as good as the best line: it cost { $rounds } rounds, which is within the margin of error.
review-loss-gamble = The coach would have acted otherwise, which saves { $rounds } rounds on average. As that depends on a single roll, it isn't a mistake.
review-loss-last = In this last turn, the best line would have raised the chance to win by about { $points } percentage points.
review-loss-last-unclear = In this last turn, this was about as good as the best line: the chance to win was { $points } percentage points lower, which is within the margin of error.
review-no-loss = The coach found nothing better: finishing in round { $end } on average, about { $left } rounds from then.
review-no-loss-now = The coach found nothing better: it expects the finish in this round.
review-no-loss-end = The coach found nothing better. This action ended the game.
review-no-loss-last = In this last turn, the coach found nothing better: a chance to win of about { NUMBER($chance, style: "percent") }.
review-no-choice = There was no other choice.
review-not-valued = The coach can't compare these choices.
review-lost-game = The game couldn't be won any more, so only the final standings counted.
review-lucky = Chance saved { $rounds } rounds.
review-unlucky = Chance cost { $rounds } rounds.
review-lucky-last = Chance raised the chance to win by { $points } percentage points.
review-unlucky-last = Chance lowered the chance to win by { $points } percentage points.

## Players, and games without a coach

review-bot = bot { $name }
review-seat = { $name } ({ $number })
review-no-coach = { $title } has no coach, so its games can't be reviewed.
