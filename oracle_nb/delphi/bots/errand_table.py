"""Errand tables: the errands of one family, and the best of them from every space."""

from collections.abc import Iterable
from typing import Final

from oracle_nb.core.caching import owner_cache
from oracle_nb.delphi.board import UNREACHABLE, Board
from oracle_nb.delphi.bots.errands import Errand, Leg

WAY: Final = tuple(
    0.0 if n == 0 else 1.0 + 0.02 * n if n <= 3 else 1.06 + 0.36 * (n - 3)
    for n in range(UNREACHABLE + 1)
)
"""Average number of dice for a distance of n spaces, with the basic range."""
BEST: Final = 3
"""Number of errands that are considered as the next one."""

Ways = dict[int, dict[int, tuple[int, int, float]]]
"""Paths from water spaces to islands: the distance, the water space at the end, the dice."""


@owner_cache
def ways(board: Board, crossing: bool) -> tuple[Ways, Ways]:
    """Return the paths on a board with the normal and the extended reach.

    An island without adjacent water is UNREACHABLE.
    """
    rows = board.distance(crossing)
    starts = board.water + ((board.zeus,) if board.zeus >= 0 else ())
    ashore = (*board.all_islands, *(city for city in board.cities if city >= 0))
    tables = []

    def path(start: int, waters: list[int]) -> tuple[int, int, float]:
        found = [(rows[start][water], water) for water in waters]
        spaces, water = min(found, default=(UNREACHABLE, starts[0]))
        return spaces, water, WAY[spaces]

    for shores in (board.shore, board.shore2):
        docks: dict[int, list[int]] = {land: [] for land in ashore}
        for water, lands in enumerate(shores):
            for land in lands:
                docks[land].append(water)
        tables.append(
            {
                start: {land: path(start, waters) for land, waters in docks.items()}
                for start in starts
            }
        )
    return tables[0], tables[1]


Voyage = tuple[int, int, int]
"""A way to another space: the distance, the space, its color (-1 for any)."""


@owner_cache
def voyages(board: Board, crossing: bool) -> dict[int, list[Voyage]]:
    """Return the water spaces that a ship can reach, the nearest first."""
    rows = board.distance(crossing)
    return {
        start: sorted(
            (rows[start][end], end, board.spaces[end].color)
            for end in board.water
            if end != start and rows[start][end] < UNREACHABLE
        )
        for start in (*board.water, *((board.zeus,) if board.zeus >= 0 else ()))
    }


def dice_for(spaces: int, longer: float) -> float:
    """Return the approximate number of dice for a distance; ``longer`` is for a longer range."""
    return WAY[spaces] - longer if spaces > 3 else WAY[spaces]


class ErrandTable:
    """The errands of one family, and the legs to the best of them from each water space.

    It stays valid while everything that the errands depend on is unchanged. ``nearest`` and
    ``best`` hold the legs that were computed so far.
    """

    __slots__ = ("_goals", "_longer", "_ways", "best", "errands", "nearest")

    def __init__(self, errands: Iterable[Errand], ways: Ways, longer: float) -> None:
        self.errands = tuple(errands)
        self._goals = [(one.space, one.eager) for one in self.errands]
        self._ways = ways
        self._longer = longer
        self.nearest: dict[int, Leg | None] = {}
        self.best: dict[int, list[Leg]] = {}

    def find_nearest(self, ship: int) -> Leg | None:
        """Return the leg to the best errand from a space; None where there are no errands."""
        leg = None
        if self._goals:
            ranks = self._ranks(ship)
            rank = min(ranks)
            leg = self._leg(ship, ranks.index(rank), rank)
        self.nearest[ship] = leg
        return leg

    def find_best(self, ship: int) -> list[Leg]:
        """Return the legs to the best errands from a space, the best first."""
        ranks = self._ranks(ship)
        numbers = sorted(range(len(ranks)), key=ranks.__getitem__)[:BEST]
        legs = self.best[ship] = [self._leg(ship, number, ranks[number]) for number in numbers]
        return legs

    def _ranks(self, ship: int) -> list[float]:
        row = self._ways[ship]
        return [row[space][2] - eager for space, eager in self._goals]

    def _leg(self, ship: int, number: int, rank: float) -> Leg:
        errand = self.errands[number]
        spaces, dock, _ = self._ways[ship][errand.space]
        return Leg(rank, errand.cost + dice_for(spaces, self._longer), dock, errand)
