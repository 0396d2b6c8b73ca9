### Statements in the check-up.

ask-checkup-fights = { $unit } has already won a fight this turn, with { $first ->
        [one] 1 point
       *[other] { $first } points
    } of aid, and now fights { $foe }. Which of these are true?
ask-checkup-prizes = You favor Heroes, and { $unit } tries to take a Prize ({ $prize }). Which of these are true?

quiz-aid-new = If you give no aid now and roll { $roll }, your total is { $total }.
quiz-aid-kept = If you give no aid now and roll { $roll }, your total is { $summed }.
quiz-tie-wins = If the totals are equal, { $foe } leaves the map.
quiz-tie-again = If the totals are equal, both sides roll again.
quiz-lost-leaves = If your total is lower, { $unit } leaves the map.
quiz-lost-scores = If your total is lower, { $player } gets a point.
quiz-power-new = If you have { $left ->
        [one] 1 power point
       *[other] { $left } power points
    } left at the end of the round, you begin the next one with { $renewed }.
quiz-power-saved = If you have { $left ->
        [one] 1 power point
       *[other] { $left } power points
    } left at the end of the round, you begin the next one with { $saved }.
quiz-prize-ten = A total of 10 takes the Prize.
quiz-prize-eleven = A total of 11 takes the Prize.
quiz-hero-leaves = If the attempt fails, { $unit } leaves the map.
quiz-hero-stays = If the attempt fails, { $unit } stays on the map.
quiz-ally-other = On your turn you can offer an alliance to { $player }.
quiz-ally-same = On your turn you can offer an alliance to { $other }.
quiz-score-average = At the end you have { $own ->
        [one] 1 point
       *[other] { $own } points
    } and your only ally has { $theirs }: your score is { $average }.
quiz-score-own = At the end you have { $own ->
        [one] 1 point
       *[other] { $own } points
    } and your only ally has { $theirs }: your score is { $own }.

why-checkup-fights = Aid counts for one fight, both sides roll again after a tie, the winner of a fight scores, and power points last only until the end of the round.
why-checkup-prizes = A Prize needs more than 10, a failed attempt costs only the attempt, and allies favor the same side and score their average.
hint-checkup = Judge each statement by itself.
