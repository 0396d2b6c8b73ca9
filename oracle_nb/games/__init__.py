"""The contract between a game and everything around it, and the session in which one is played."""
