### The text shown next to the map in a terminal.

table-setup = Setup
table-sheets = Round { $round }, log sheets
table-placing = Round { $round }, placing gods
table-moving = Round { $round }, moving phase of { $player }
table-over = The game is over

table-row-player = god
table-row-area = god in
table-row-glory = glory points
table-row-gained = glory in this round
table-row-left = power points left
table-row-noted = noted in this round
table-row-totals = totals on Heroes
table-hidden = ?
table-none = –
table-points = { $unit } { $points }
table-zeus = Zeus { $points }
table-line-note = { $unit }
table-line-zeus = Zeus
table-line-place = { $god } to
table-line-claim-hero = announce a Hero
table-line-claim-monster = announce a Monster
table-line-bid = bid
table-line-step = { $unit } to
table-label-points = +{ $points }
table-note-folded-monsters = Monsters
table-note-folded-others = Heroes that aren't on the map
