"""Harvest: carts are sent in secret, light ones load first, and equal ones block each other."""

from typing import Final

from harvest_game.package import HarvestPackage

HARVEST: Final = HarvestPackage()
"""The game, as the entry point in ``pyproject.toml`` names it."""
