"""Distances, connectivity and the block-cut tree of a graph of spaces.

A graph is given as ``BoardData.ways`` returns it: the neighbors of each space, symmetrically.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    import networkx as nx

Ways: TypeAlias = Mapping[int, Sequence[int]]
Lane: TypeAlias = tuple[int, int]
"""Two neighboring spaces, the smaller number first."""


class Blocks(NamedTuple):
    """The block-cut tree of a graph.

    ``blocks`` are the biconnected components, the largest first, each with its spaces in
    ascending order; ``cuts`` are the articulation points, likewise; ``joints`` are pairs (number
    of a block, cut) for every cut in a block.
    """

    blocks: tuple[tuple[int, ...], ...]
    cuts: tuple[int, ...]
    joints: tuple[tuple[int, int], ...]


def net(ways: Ways) -> "nx.Graph[Any]":
    """Return the graph as a networkx graph."""
    import networkx as nx

    graph: nx.Graph[Any] = nx.Graph()
    graph.add_nodes_from(ways)
    graph.add_edges_from((i, j) for i, row in ways.items() for j in row if i < j)
    return graph


def shells(ways: Ways, start: int, exits: Sequence[int] = ()) -> dict[int, int]:
    """Return the distance of each reachable space from ``start``.

    ``exits`` are the neighbors of a start that isn't a space of the graph.
    """
    far = {start: 0}
    ring = [start]
    while ring:
        following = []
        for i in ring:
            for j in ways.get(i, exits):
                if j not in far:
                    far[j] = far[i] + 1
                    following.append(j)
        ring = following
    return far


def parts(ways: Ways) -> tuple[frozenset[int], ...]:
    """Return the connected components, in the order of their first spaces."""
    result: dict[int, frozenset[int]] = {}
    for start in ways:
        if start not in result:
            part = frozenset(shells(ways, start))
            result.update(dict.fromkeys(part, part))
    return tuple(dict.fromkeys(result.values()))


def distances(ways: Ways) -> dict[int, int]:
    """Return the number of pairs of spaces by their distance."""
    counts: dict[int, int] = {}
    for start in ways:
        for space, far in shells(ways, start).items():
            if start < space:
                counts[far] = counts.get(far, 0) + 1
    return dict(sorted(counts.items()))


def chokepoints(ways: Ways) -> dict[int, int]:
    """Return the chokepoints, and how many spaces each cuts off.

    They are the articulation points. Each cuts off all components but the largest.
    """
    result = {}
    for order, before in _trees(ways):
        place = {space: n for n, space in enumerate(order)}
        low = dict(place)
        below = dict.fromkeys(order, 1)
        hanging: dict[int, list[int]] = {space: [] for space in order}
        # From the last space to the first, so that all spaces below one are done before it.
        for space in reversed(order):
            up = before.get(space)
            for near in ways[space]:
                if near != up:
                    low[space] = min(low[space], place[near])
            if up is not None:
                low[up] = min(low[up], low[space])
                below[up] += below[space]
                if low[space] >= place[up]:
                    hanging[up].append(below[space])
        for space in order:
            parts = hanging[space]
            rest = len(order) - 1 - sum(parts)
            if len(parts) + bool(rest) > 1:
                result[space] = len(order) - 1 - max(*parts, rest)
    return dict(sorted(result.items()))


def _trees(ways: Ways) -> Iterator[tuple[list[int], dict[int, int]]]:
    """Yield each part in depth-first order: its spaces, and from where each was reached."""
    seen: set[int] = set()
    for start in ways:
        if start in seen:
            continue
        seen.add(start)
        order, before = [start], {}
        path = [(start, iter(ways[start]))]
        while path:
            space, rest = path[-1]
            following = next((near for near in rest if near not in seen), None)
            if following is None:
                path.pop()
                continue
            seen.add(following)
            order.append(following)
            before[following] = space
            path.append((following, iter(ways[following])))
        yield order, before


def bridges(ways: Ways) -> tuple[Lane, ...]:
    """Return the bridges, in ascending order."""
    import networkx as nx

    return tuple(sorted((min(a, b), max(a, b)) for a, b in nx.bridges(net(ways))))


def blocks(ways: Ways) -> Blocks:
    """Return the block-cut tree of the graph."""
    import networkx as nx

    graph = net(ways)
    components: list[set[int]] = list(nx.biconnected_components(graph))  # type: ignore[arg-type]
    parts = sorted(
        (tuple(sorted(part)) for part in components), key=lambda part: (-len(part), part)
    )
    cuts = tuple(sorted(nx.articulation_points(graph)))
    joints = tuple((n, cut) for n, part in enumerate(parts) for cut in cuts if cut in part)
    return Blocks(tuple(parts), cuts, joints)
