"""Puzzles of The Oracle of Delphi: turns with one clearly best way to play them."""
