"""The controller of a table: selection, bots, undo, log. It needs no browser."""
