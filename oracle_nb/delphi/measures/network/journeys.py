"""Journeys: the route between two spaces with the dice of a turn for the fewest tokens."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from oracle_nb.delphi.board import UNREACHABLE, Board, Terrain

RANGE: Final = 3
"""Number of spaces that a ship sails without tokens (rule move.range)."""
DICE: Final = 3
"""Number of dice of a turn."""
MOST_TOKENS: Final = 3
"""Maximum number of favor tokens for which a reach is shown."""


class DieMove(NamedTuple):
    """One die's move: its color, the color it is used as, the spaces from start to end.

    ``recolor`` and ``farther`` are the favor tokens for either (rules oracle.recolor,
    move.buy-range).
    """

    die: int
    used: int
    spaces: tuple[int, ...]
    recolor: int
    farther: int


def reach(board: Board, start: int, color: int) -> dict[int, int]:
    """Return where a die of a color takes a ship, and the favor tokens (at most MOST_TOKENS).

    ``start`` is water or Zeus's space; the result is empty for any other space.
    """
    row = board.distance()[start]
    return {
        i: max(0, row[i] - RANGE)
        for i in board.water
        if 0 < row[i] <= RANGE + MOST_TOKENS and board.spaces[i].color == color
    }


def docks(board: Board, goal: int) -> tuple[int, ...]:
    """Return the spaces of a ship that is at a space, or next to an island or city."""
    terrain = board.spaces[goal].terrain
    if terrain in (Terrain.WATER, Terrain.ZEUS):
        return (goal,)
    if terrain == Terrain.SHALLOW:
        return ()
    return tuple(i for i in board.water if goal in board.shore[i])


class _Leg(NamedTuple):
    """The cheapest known path to a space with some dice used: its previous space and die."""

    tokens: int
    moves: int
    before: int
    die: int


@lru_cache(maxsize=32)
def journey(
    board: Board, start: int, goal: int, dice: tuple[int, ...]
) -> tuple[DieMove, ...] | None:
    """Return the moves that bring a ship to a place; None if these dice can't.

    It is a path with the fewest favor tokens, and among these with the fewest dice. Each die is
    used once, as its own color or as another for a token per step clockwise on the wheel. A ship
    can enter Zeus's space by a die of any color (rule move.to-zeus). The path is empty if the ship
    is already there.
    """
    ends = docks(board, goal)
    if start in ends:
        return ()
    if not ends or board.spaces[start].terrain not in (Terrain.WATER, Terrain.ZEUS):
        return None
    rows = board.distance()
    # Possible last spaces and their colors; any color on Zeus's space.
    color = {there: board.spaces[there].color for there in (*board.water, *ends)}
    used = tuple(sorted(dice))[:DICE]
    best: dict[tuple[tuple[int, ...], int], _Leg] = {(used, start): _Leg(0, 0, -1, -1)}
    ring = {(used, start)}
    arrived: tuple[_Leg, tuple[int, ...], int] | None = None
    for _ in used:
        following: set[tuple[tuple[int, ...], int]] = set()
        for left, space in sorted(ring):
            here, row = best[left, space], rows[space]
            if arrived is not None and here.tokens >= arrived[0].tokens:
                continue
            for n, die in enumerate(left):
                if die in left[:n]:
                    continue
                rest = left[:n] + left[n + 1 :]
                # The last die must reach the goal.
                for there in color if rest else ends:
                    way = row[there]
                    if way in (0, UNREACHABLE):
                        continue
                    recolor = 0 if there == board.zeus else (color[there] - die) % 6
                    tokens = here.tokens + recolor + max(0, way - RANGE)
                    known = best.get((rest, there))
                    if known is not None and (known.tokens, known.moves) <= (
                        tokens,
                        here.moves + 1,
                    ):
                        continue
                    leg = best[rest, there] = _Leg(tokens, here.moves + 1, space, die)
                    following.add((rest, there))
                    if there in ends and (arrived is None or leg[:2] < arrived[0][:2]):
                        arrived = (leg, rest, there)
        ring = following
    if arrived is None:
        return None
    return _moves(board, best, arrived[1:])


def _moves(
    board: Board,
    best: Mapping[tuple[tuple[int, ...], int], _Leg],
    end: tuple[tuple[int, ...], int],
) -> tuple[DieMove, ...]:
    """Return the moves that lead to an end: dice left and a space."""
    left, space = end
    moves: list[DieMove] = []
    while (leg := best[left, space]).die >= 0:
        moves.append(_move(board, leg.before, space, leg.die))
        left, space = tuple(sorted((*left, leg.die))), leg.before
    return tuple(reversed(moves))


def _move(board: Board, start: int, end: int, die: int) -> DieMove:
    way = board.distance()[start][end]
    used = die if end == board.zeus else board.spaces[end].color
    return DieMove(die, used, shortest(board, start, end), (used - die) % 6, max(0, way - RANGE))


def shortest(board: Board, start: int, end: int) -> tuple[int, ...]:
    """Return the spaces of a shortest route over water, both ends included, or ()."""
    rows = board.distance()
    if rows[start][end] == UNREACHABLE:
        return ()
    way, here = [start], start
    while here != end:
        left = rows[here][end]
        steps = (*board.sailing[here], end) if left == 1 else board.sailing[here]
        here = next(j for j in steps if rows[j][end] == left - 1)
        way.append(here)
    return tuple(way)


def colors_of(dice: Sequence[str], names: Sequence[str]) -> tuple[int, ...]:
    """Return the colors of dice by their names. Raises ValueError for an unknown name."""
    for name in dice:
        if name not in names:
            raise ValueError(f"there is no die {name!r:.40}; there are {', '.join(names)}")
    return tuple(names.index(name) for name in dice)
