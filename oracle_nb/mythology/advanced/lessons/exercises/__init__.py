"""The exercises of the lessons of the Advanced Game, by topic."""
