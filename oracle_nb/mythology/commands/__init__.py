"""The commands that Mythology adds to the command line."""
