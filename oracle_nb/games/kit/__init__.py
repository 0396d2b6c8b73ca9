"""Base classes and functions for games, which a game may use; no other package needs them."""
