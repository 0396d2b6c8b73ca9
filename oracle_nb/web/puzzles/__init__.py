"""Puzzles in the app: a page to choose them, and one to solve them."""
