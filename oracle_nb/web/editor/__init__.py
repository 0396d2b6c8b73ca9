"""The editors of positions and layouts as a page."""
