### The text shown next to the map in a terminal.

table-setup = Setup
table-turn = Round { $round }, turn of { $player }
table-heading = { $text }: { $part }
table-alliances = After round { $round }: { $player } may change alliances
table-over = The game is over

table-row-area = god in
table-row-power = power points
table-row-units = units on the map
table-row-removed = enemies removed
table-row-prizes = Prizes taken
table-row-alliance = allied with
table-row-points = victory points

table-brief-area = in { $area }
table-brief-points = points { $text }
table-brief-power = power { $text }
table-brief-units = units { $text }
table-brief-prizes = Prizes { $count }
table-brief-alliance = allied with { $text }
table-areas-empty = Areas without units of your side

table-count-names = { $count ->
        [0] –
       *[other] { $count } ({ $names })
    }
table-none = –
table-line-step = { $unit } to
table-line-fight = { $unit } against
table-line-aid = points of aid, with your chance
table-line-aid-attack = points of aid, with your chance if the defender gives none
table-line-place = { $god } to (×: units of your side there)
table-label-hex = { $hex }
table-label-attack = { $hex } (attack)
table-row-player = god
table-label-aid = { $aid ->
        [0] none
       *[other] +{ $aid }
    }: { NUMBER($chance, style: "percent") }
table-label-area = { $count ->
        [0] { $area }
       *[other] { $area } ×{ $count }
    }
