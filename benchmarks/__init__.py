"""Figures: how fast and how large the engine is, beside python-chess and catanatron."""
