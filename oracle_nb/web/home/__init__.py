"""The home page, the list of saved games, statistics and the setup sheet."""
