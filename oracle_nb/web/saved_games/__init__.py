"""Stored games: the store, the form for a new one, and imports."""
