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

table-brief-area = obszar: { $area }
table-brief-points = punkty: { $text }
table-brief-power = moc: { $text }
table-brief-units = jednostki: { $text }
table-brief-prizes = skarby: { $count }
table-brief-alliance = sojusz: { $text }
table-areas-empty = obszary bez jednostek twojej strony

table-count-names = { $count ->
        [0] –
       *[many] { $count } ({ $names })
    }
table-none = –
table-line-step = { $unit } na
table-line-fight = { $unit } kontra
table-line-aid = punkty pomocy i twoja szansa
table-line-aid-attack = punkty pomocy i twoja szansa, jeśli obrońca jej nie da
table-line-place = { $god } wybiera obszar (×: jednostki twojej strony)
table-label-hex = { $hex }
table-label-attack = { $hex } (atak)
table-row-player = bóg
table-label-aid = { $aid ->
        [0] brak
       *[many] +{ $aid }
    }: { NUMBER($chance, style: "percent") }
table-label-area = { $count ->
        [0] { $area }
       *[many] { $area } ×{ $count }
    }
