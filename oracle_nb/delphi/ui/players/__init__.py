"""What players have and need: summaries, player boards, lists for printing."""
