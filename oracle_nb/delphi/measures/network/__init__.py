"""The graphs of a board and the tables computed from them."""
