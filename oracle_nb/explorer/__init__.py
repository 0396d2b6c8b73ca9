"""Boards looked at as graphs, for any game: pictures, measures in bulk, what is usual."""
