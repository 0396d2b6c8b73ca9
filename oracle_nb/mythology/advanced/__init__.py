"""The Advanced Game of Mythology, a game of its own that shares map, packs and pictures."""
