"""Sea ways: the distances that ships sail to islands and to other spaces."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.core.caching import owner_cache
from oracle_nb.delphi.board import UNREACHABLE, Board

WAY: Final = tuple(
    0.0 if n == 0 else 1.0 + 0.02 * n if n <= 3 else 1.06 + 0.36 * (n - 3)
    for n in range(UNREACHABLE + 1)
)
"""Average number of dice for a distance of n spaces, with the basic range."""

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


@owner_cache
def approach(board: Board, crossing: bool, reach: int, land: int) -> tuple[list[int], list[int]]:
    """Return the distance to an island, and the water space at the end, from each space.

    Spaces where no ship can be have the distance UNREACHABLE.
    """
    steps = [UNREACHABLE] * len(board.spaces)
    docks = [0] * len(board.spaces)
    for start, row in ways(board, crossing)[reach].items():
        steps[start], docks[start], _ = row[land]
    return steps, docks


Voyages = Sequence[Sequence[tuple[int, tuple[int, ...]]]]
"""Spaces that a ship can sail to: by the number of spaces beyond its range, groups of the same
color (-1 for any)."""


@owner_cache
def voyages(board: Board, crossing: bool, reach: int) -> dict[int, Voyages]:
    """Return the voyages of a ship with some range to all water spaces, by its space."""
    rows = board.distance(crossing)
    found: dict[int, Voyages] = {}
    for start in (*board.water, *((board.zeus,) if board.zeus >= 0 else ())):
        groups: dict[tuple[int, int], list[int]] = {}
        for end in board.water:
            if end != start and rows[start][end] < UNREACHABLE:
                far = max(0, rows[start][end] - reach)
                groups.setdefault((far, board.spaces[end].color), []).append(end)
        longest = max([far for far, _ in groups], default=0)
        found[start] = [
            [(color, tuple(ends)) for (far, color), ends in groups.items() if far == distance]
            for distance in range(longest + 1)
        ]
    return found


def dice_for(spaces: int, longer: float) -> float:
    """Return the approximate number of dice for a distance; ``longer`` is for a longer range."""
    return WAY[spaces] - longer if spaces > 3 else WAY[spaces]
