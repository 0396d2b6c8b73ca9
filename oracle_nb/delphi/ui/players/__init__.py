"""The possessions and needs of players: summaries, player boards, lists for printing."""
