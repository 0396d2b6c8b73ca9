"""Reviews of games: what each decision cost, what chance did, and which moments to try again."""
