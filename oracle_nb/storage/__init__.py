"""Saved games: records, share codes, files and databases."""
