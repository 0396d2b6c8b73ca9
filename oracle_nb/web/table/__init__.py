"""A table at which a game is played: a desk for what is chosen and shown, views, other screens."""
