"""The rules of the Advanced Game: what is legal, and what happens."""
