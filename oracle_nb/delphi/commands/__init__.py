"""The commands that the game adds to the command line."""
