"""A game looked back on: a walk through it, its desk, its views, its pictures."""
