### Tables of results of bots and of setups, in terminals and notebooks.

## Numbers

result-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
result-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
result-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
result-time = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
result-shares = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
result-span = { $low } to { $high }
result-mean = { $mean } ({ $low } to { $high })

## Tournaments

result-bot = bot
result-elo = Elo
result-interval = 95 % interval
result-milliseconds = ms per decision
result-against = against
result-games = games
result-wins = wins
result-rounds = rounds
result-unfinished = unfinished
result-arena = { $game }, { $players } players, seeds { $first } to { $last }, each in { $players } seatings. The mean Elo is 0.
result-arena-equal = A bot as strong as the others would win { result-percent }.
result-stopped = { $total ->
        [one] Stopped after { $done } of { $total } game.
       *[other] Stopped after { $done } of { $total } games.
    }
result-resumes = The same command resumes where it was.

## Simulations

result-seats = seats
result-wins-per-seat = wins per seat
result-game-count = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
result-mean-rounds = { result-number } rounds on average
result-stopped-games = { $count } stopped unfinished
result-decisions = { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
result-shared-wins = A victory that two players share counts as half a win for each.

## Par

result-seat = seat
result-dealt = dealt
result-par = par (rounds)
result-actions = actions
result-moves = moves
result-alone = rounds of { $bot } alone
