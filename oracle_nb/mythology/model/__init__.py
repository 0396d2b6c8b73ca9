"""Positions and actions as immutable values, and actions as text."""
