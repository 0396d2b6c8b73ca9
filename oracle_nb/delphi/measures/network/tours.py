"""Tours: the shortest route from Zeus's space to three islands in any order."""

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING

import numpy as np

from oracle_nb.delphi.board import Board

if TYPE_CHECKING:
    from numpy.typing import NDArray


def tours(
    board: Board, far: "NDArray[np.float64]", steps_to: Callable[[int], "NDArray[np.float64]"]
) -> dict[tuple[int, ...], float]:
    """Return the length of the tour to each three islands, by their numbers in order.

    Parameters
    ----------
    board
        The board.
    far
        Distances between water spaces, in the order of ``board.water``.
    steps_to
        The distance from each water space to an island or Zeus's space.
    """
    islands, zeus = board.islands, board.zeus
    if zeus < 0 or len(islands) < 3:
        return {}
    # Only water next to an island matters: a row for each such space and island.
    rows = [np.flatnonzero(steps_to(i) == 1) for i in islands]
    landing = np.concatenate(rows)
    owner = np.repeat(np.arange(len(islands)), [len(row) for row in rows])
    way = far[np.ix_(landing, landing)]
    first = steps_to(zeus)[landing]
    beside = [np.flatnonzero(owner == n) for n in range(len(islands))]
    found: dict[tuple[int, ...], float] = {}
    for a in range(len(islands)):
        to_any = (first[beside[a], None] + way[beside[a]]).min(axis=0, initial=inf)
        for b in (b for b in range(len(islands)) if b != a):
            on = (to_any[beside[b], None] + way[beside[b]]).min(axis=0, initial=inf)
            ends = np.full(len(islands), inf)
            np.minimum.at(ends, owner, on)
            for c, steps in enumerate(ends.tolist()):
                if c not in {a, b}:
                    three = tuple(sorted((islands[a], islands[b], islands[c])))
                    found[three] = min(steps, found.get(three, inf))
    return found
