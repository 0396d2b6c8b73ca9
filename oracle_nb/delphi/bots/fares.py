"""Fares: the favor tokens that a move costs."""

from functools import lru_cache

from oracle_nb.delphi.model.powers import CREATURE_RANGE
from oracle_nb.delphi.pieces import COLORS_OF

Fare = tuple[int, int]
"""The tokens for a move, and the color of the die or card that makes it cheapest."""


@lru_cache(maxsize=2048)
def fares(row: tuple[int, ...], creatures: int, far: int) -> tuple[Fare, ...]:
    """Return the fares by the color of the last space.

    Parameters
    ----------
    row
        The tokens that the die or card costs as each color.
    creatures
        The mask of the colors of the player's creatures.
    far
        The number of spaces beyond the range of the ship.

    Returns
    -------
    tuple of Fare
        The fare for each color, followed by that for a space that any color may enter.
    """
    costs = [(cost, color) for color, cost in enumerate(row)]
    result = [(cost + far, color) for cost, color in (*costs, min(costs))]
    if creatures:
        cost, color = min(costs[color] for color in COLORS_OF[creatures])
        tamed = cost + max(0, far - CREATURE_RANGE), color
        result = [min(fare, tamed) for fare in result]
    return tuple(result)
