"""How the Advanced Game is shown: the map, panels, and texts for terminals."""
