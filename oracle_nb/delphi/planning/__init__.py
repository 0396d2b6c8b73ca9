"""How good a position is, and what a player should do: the planner and what it knows."""
