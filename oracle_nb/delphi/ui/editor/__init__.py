"""The position editor: a position of the game put together, checked and shared."""
