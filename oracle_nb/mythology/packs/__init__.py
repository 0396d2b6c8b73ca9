"""Data packs: the map, names and numbers that a game is played with, as one TOML file."""
