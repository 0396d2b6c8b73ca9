"""Fairness of a sea to the four ship colors, which depends on the islands of their shrines.

The 12 island tiles lie face down on the 12 islands with a colored border; three of them take the
shrines of each ship color. A color's tour is the shortest route from Zeus's space to its three
islands in any order, in spaces entered.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from math import inf, sqrt
from typing import TYPE_CHECKING, Final

from oracle_nb.core.extras import optional
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.delphi.pieces import SHIP_COLORS, Color, IslandTile
from oracle_nb.games.measures import Measure, Series, Shape, number

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = optional("numpy")

ISLANDS: Final = 12


def shrine_tours(study: BoardTables, tiles: Mapping[int, IslandTile]) -> dict[Color, float]:
    """Return the tour of each ship color whose three tiles are known; ``tiles`` by island."""
    tours = {}
    for color in SHIP_COLORS:
        three = tuple(sorted(i for i, tile in tiles.items() if tile.color == color))
        if len(three) == 3:
            tours[color] = study.tours[three]
    return tours


def _lengths(study: BoardTables) -> Series:
    """Return the number of triples of islands by the length of their tour.

    Without those that have none.
    """
    lengths: dict[int, float] = {}
    for steps in study.tours.values():
        if steps < inf:
            lengths[int(steps)] = lengths.get(int(steps), 0.0) + 1
    return dict(sorted(lengths.items()))


def _spread(value: Series) -> float:
    """Return the standard deviation of a color's tour."""
    number = sum(value.values())
    if not number:
        return 0.0
    average = sum(steps * times for steps, times in value.items()) / number
    return sqrt(sum(times * (steps - average) ** 2 for steps, times in value.items()) / number)


def _gap(study: BoardTables) -> float:
    """Return how much longer the longest of the four tours is than the shortest, on average.

    The average is over all partitions of the islands; which color has which part is irrelevant.
    """
    if len(study.board.islands) != ISLANDS or not study.tours:
        return 0.0
    lengths = np.array([study.tours[three] for three in combinations(study.board.islands, 3)])
    if np.isinf(lengths).any():
        return inf
    four = lengths[_partition_array()]
    return float((four.max(axis=1) - four.min(axis=1)).mean())


@lru_cache(maxsize=1)
def _partition_array() -> "NDArray[np.int64]":
    return np.array(partitions())


def partitions() -> list[tuple[int, ...]]:
    """Return the 15,400 partitions of 12 islands into four triples, as indices of combinations."""
    threes = list(combinations(range(ISLANDS), 3))
    index = {three: n for n, three in enumerate(threes)}

    def parted(left: tuple[int, ...]) -> list[tuple[int, ...]]:
        if not left:
            return [()]
        result = []
        for two in combinations(left[1:], 2):
            rest = tuple(i for i in left[1:] if i not in two)
            result += [(index[left[0], *two], *more) for more in parted(rest)]
        return result

    return parted(tuple(range(ISLANDS)))


MEASURES: Final[tuple[Measure[BoardTables], ...]] = (
    Measure("fairness.gap", "access", Shape.NUMBER, _gap, number, "shrines", "steps"),
    Measure("fairness.tours", "access", Shape.SERIES, _lengths, _spread, "shrines", "steps"),
)
