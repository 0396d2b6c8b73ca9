"""Positions and actions of the Advanced Game as immutable values."""
