### Tekst obok mapy w terminalu.

table-setup = Przygotowanie
table-turn = Runda { $round }, gra { $player }
table-heading = { $text }: { $part }
table-alliances = Po rundzie { $round }: sojusze może zmienić { $player }
table-over = Koniec gry

table-row-area = obszar boga
table-row-power = punkty mocy
table-row-units = jednostki na mapie
table-row-removed = pokonani wrogowie
table-row-prizes = zdobyte skarby
table-row-alliance = sojusznicy
table-row-points = punkty zwycięstwa

table-count-names = { $count ->
        [0] –
       *[many] { $count } ({ $names })
    }
table-none = –
table-line-step = { $unit } na
table-line-fight = { $unit } kontra
table-line-aid = punkty pomocy
table-line-place = { $god } wybiera obszar
table-label-hex = { $hex }
table-label-attack = { $hex } (atak)
table-row-player = bóg
table-label-aid = { $aid ->
        [0] brak
       *[many] +{ $aid }
    }
