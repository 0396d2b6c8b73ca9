"""The home page of the game, the form for a new game, and the printable setup sheet."""
