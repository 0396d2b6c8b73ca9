### Tekst obok mapy w terminalu.

table-setup = Przygotowanie
table-sheets = Runda { $round }, arkusze
table-placing = Runda { $round }, ustawianie bogów
table-moving = Runda { $round }, faza ruchu: { $player }
table-over = Gra się skończyła

table-row-player = bóg
table-row-area = obszar boga
table-row-glory = punkty chwały
table-row-gained = chwała w tej rundzie
table-row-left = zostało punktów mocy
table-row-noted = zapisane w tej rundzie
table-row-totals = sumy przy herosach
table-hidden = ?
table-none = –
table-points = { $unit } { $points }
table-zeus = Zeus { $points }
table-line-note = { $unit }
table-line-zeus = Zeus
table-line-place = { $god } na obszar
table-line-claim-hero = zgłoś herosa
table-line-claim-monster = zgłoś potwora
table-line-bid = stawka
table-line-step = { $unit } na
table-label-points = +{ $points }
table-note-folded-monsters = Potwory
table-note-folded-others = Herosi spoza mapy
