### Why a bot decided as it did, in any game; a game has more of them (`motive-<what>`).

motive-only = Nothing else could be done.
motive-chance = Chosen by chance from { $count } possibilities.
motive-said = { $text }
