### Why a bot decided as it did, in any game; a game has more of them (`motive-<what>`).

motive-only = This was the only possible action.
motive-chance = Chosen at random from { $count } possibilities.
motive-said = { $text }
