"""Percolation: how the sea stays connected while random spaces become shallows.

For one and two shallows a value is exact: the mean over all choices of the spaces. For more it is
the mean over ``TRIALS`` draws, which are made once for each number of spaces, the same in every
process, so that two boards with the same number of spaces are compared with the same draws.
docs/measures.md says how far off they are. All draws are computed at once: a set of draws is the
bits of an int.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final

from oracle_nb.core.chance import random_below
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.games.measures import Measure, Series, Shape

TRIALS: Final = 2048
MOST_SHALLOWS: Final = 12
EXACT: Final = 2
"""Maximum number of shallows for which all choices are counted."""
HALF: Final = 6
"""Number of shallows in the headlines."""


def _intact(study: BoardTables) -> Series:
    """Return the chance that all remaining water is connected."""
    size = len(study.water)
    result = {}
    for more in range(1, min(MOST_SHALLOWS, size - 1) + 1):
        total, left = _left(size, more)
        start, seen = [], 0
        for lanes in left:  # in every draw, from the first space that is left
            start.append(lanes & ~seen)
            seen |= lanes
        whole = (1 << total) - 1
        for lanes, reached in zip(left, _reached(study, left, start), strict=True):
            whole &= reached | ~lanes
        result[more] = whole.bit_count() / total
    return result


def _from_zeus(study: BoardTables) -> Series:
    """Return the part of the remaining water that a ship can still sail to from Zeus's space."""
    size = len(study.water)
    board = study.board
    exits = board.sailing[board.zeus] if board.zeus >= 0 else ()
    result = {}
    for more in range(1, min(MOST_SHALLOWS, size - 1) + 1):
        total, left = _left(size, more)
        start = [0] * size
        for space in exits:
            start[study.row[space]] = left[study.row[space]]
        reached = sum(lanes.bit_count() for lanes in _reached(study, left, start))
        result[more] = reached / (total * (size - more))
    return result


def _reached(study: BoardTables, left: tuple[int, ...], start: list[int]) -> list[int]:
    """Return for each row the draws in which it is reachable from the start."""
    reached = list(start)
    nexts = study.nexts
    # Back and forth over the rows until nothing is added, so that a change spreads along a whole
    # path at once.
    rows = range(len(left))
    changed = True
    while changed:
        changed = False
        for row in rows:
            ways = reached[row]
            for near in nexts[row]:
                ways |= reached[near]
            ways &= left[row]
            if ways != reached[row]:
                reached[row] = ways
                changed = True
        rows = rows[::-1]
    return reached


@lru_cache(maxsize=512)
def _left(size: int, more: int) -> tuple[int, tuple[int, ...]]:
    """Return the number of draws and, for each row, those in which it remains water.

    In each draw, ``more`` rows become shallows.
    """
    if more <= EXACT:
        choices: list[tuple[int, ...]] = list(combinations(range(size), more))
    else:
        choices = [order[:more] for order in _draws(size)]
    left = [(1 << len(choices)) - 1] * size
    for trial, rows in enumerate(choices):
        for row in rows:
            left[row] &= ~(1 << trial)
    return len(choices), tuple(left)


@lru_cache(maxsize=8)
def _draws(size: int) -> tuple[tuple[int, ...], ...]:
    """Return for each draw the order in which rows become shallows."""
    draws = []
    for trial in range(TRIALS):
        rows = list(range(size))
        for n in range(min(MOST_SHALLOWS, size)):
            other = n + random_below(trial, n, size - n)
            rows[n], rows[other] = rows[other], rows[n]
        draws.append(tuple(rows[:MOST_SHALLOWS]))
    return tuple(draws)


MEASURES: Final[tuple[Measure[BoardTables], ...]] = (
    Measure(
        "percolation.from_zeus",
        "sailing",
        Shape.SERIES,
        _from_zeus,
        lambda value: value.get(HALF, 0.0),
        "broadbent-1957",
        "share",
    ),
    Measure(
        "percolation.intact",
        "sailing",
        Shape.SERIES,
        _intact,
        lambda value: value.get(1, 1.0),
        "broadbent-1957",
        "share",
    ),
)
