### Tabele wyników botów i przygotowań, w terminalu i w notatnikach.

## Liczby

result-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
result-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
result-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
result-time = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
result-shares = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
result-span = od { $low } do { $high }
result-mean = { $mean } (od { $low } do { $high })

## Turnieje

result-bot = bot
result-elo = Elo
result-interval = przedział 95%
result-milliseconds = ms na decyzję
result-against = przeciw
result-games = partie
result-wins = wygrane
result-rounds = rundy
result-unfinished = niedokończone
result-arena = { $game }, liczba graczy: { $players }, ziarna losowe od { $first } do { $last }, każde w tylu kolejnościach, ilu jest graczy. Średnie Elo wynosi 0.
result-arena-equal = Bot tak dobry jak pozostałe wygrywałby { result-percent } partii.
result-stopped = Przerwano. Rozegrane partie: { $done } z { $total }.
result-resumes = To samo polecenie zacznie od miejsca przerwania.

## Symulacje

result-seats = miejsca
result-wins-per-seat = wygrane na miejsce
result-game-count = { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
result-mean-rounds = średnio { result-number } rundy
result-stopped-games = przerwane: { $count }
result-decisions = { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }
result-shared-wins = Zwycięstwo, które dzieli dwóch graczy, liczy się każdemu jako pół wygranej.

## Najmniej rund

result-seat = miejsce
result-dealt = rozdano
result-par = najmniej rund
result-actions = akcje
result-moves = ruchy
result-alone = rundy bota { $bot } w pojedynkę
