"""Distances over the sea, for all pairs of spaces at once."""

from collections.abc import Collection, Sequence
from heapq import heappop, heappush
from typing import Final

UNREACHABLE: Final = 255
"""The distance of an unreachable space, above every real one."""


def distance_rows(
    nexts: Sequence[Sequence[int]], water: Sequence[int], zeus: int, exits: Sequence[int]
) -> tuple[bytes, ...]:
    """Return the fewest water spaces entered between any two spaces, as one row of bytes per space.

    ``nexts[i]`` are the water spaces one step from water space ``i``. Zeus's space (-1 for none)
    has its own ``exits``: it can begin and end a route but isn't passed (rules move.start,
    move.to-zeus). The distance is 0 for the space itself and UNREACHABLE without a route.
    """
    size = len(nexts)
    rows = [bytearray([UNREACHABLE]) * size for _ in range(size)]
    # Bit j of near[i] says that j is at most `steps` away from i. All spaces advance together.
    near = [0] * size
    for i in water:
        near[i] = 1 << i
        rows[i][i] = 0
    steps = 0
    growing: Sequence[int] = water
    while growing:
        steps += 1
        before = near[:]
        grown = []
        for i in growing:
            reached = before[i]
            for j in nexts[i]:
                reached |= before[j]
            new = reached & ~before[i]
            if not new:
                continue
            grown.append(i)
            near[i] = reached
            row = rows[i]
            while new:
                low = new & -new
                row[low.bit_length() - 1] = steps
                new ^= low
        growing = grown
    if zeus >= 0:
        for j in water:
            nearest = min((rows[e][j] for e in exits), default=UNREACHABLE)
            if nearest < UNREACHABLE:
                rows[zeus][j] = rows[j][zeus] = nearest + 1
        rows[zeus][zeus] = 0
    return tuple(bytes(row) for row in rows)


def cheapest_route(
    adjacent: Sequence[Sequence[int]],
    entered: Collection[int],
    crossed: Collection[int],
    start: int,
    goal: int,
) -> tuple[int, ...]:
    """Return the route that enters the fewest spaces, and of these one that crosses the fewest.

    Spaces of ``entered`` count, those of ``crossed`` don't. () if there is no route.
    """
    line: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, start, (start,))]
    done: set[int] = set()
    while line:
        steps, over, space, route = heappop(line)
        if space == goal:
            return route
        if space in done:
            continue
        done.add(space)
        for near in adjacent[space]:
            if near in entered:
                heappush(line, (steps + 1, over, near, (*route, near)))
            elif near in crossed:
                heappush(line, (steps, over + 1, near, (*route, near)))
    return ()
