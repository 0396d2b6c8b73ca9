"""k-edge-connected components: spaces that stay connected when one or two lanes close."""

from typing import TYPE_CHECKING

import rustworkx as rx

if TYPE_CHECKING:
    from oracle_nb.delphi.measures.network.tables import BoardTables

Lane = tuple[int, int]


def edge_components(study: "BoardTables", k: int) -> list[list[int]]:
    """Return groups of spaces that no ``k - 1`` lanes separate (``k`` is 2 or 3).

    Every lane outside a spanning tree closes a cycle with it; label each lane with the set of these
    cycles that contain it. A lane on no cycle is a bridge, and two lanes separate the sea exactly
    if they are on the same cycles. So no flow has to be computed.
    """
    alike: dict[int, list[Lane]] = {}
    for edge, rings in _rings(study).items():
        alike.setdefault(rings, []).append(edge)
    cuts = [alike.pop(0, [])]
    if k > 2:
        cuts += [edges for edges in alike.values() if len(edges) > 1]
    # Two spaces stay together if no cut separates them.
    marks: list[tuple[int, ...]] = [()] * len(study.water)
    for cut in cuts:
        rest = study.sea.copy()
        rest.remove_edges_from(cut)
        for n, part in enumerate(rx.connected_components(rest)):
            for row in part:
                marks[row] += (n,)
    groups: dict[tuple[int, ...], list[int]] = {}
    for space, mark in zip(study.water, marks, strict=True):
        groups.setdefault(mark, []).append(space)
    return list(groups.values())


def _rings(study: "BoardTables") -> dict[Lane, int]:
    """Return the set of cycles of every lane, as bits, by its pair of rows."""
    parent: dict[int, int] = {}
    order: list[int] = []
    for start in range(len(study.water)):
        if start in parent:
            continue
        parent[start] = start
        order.append(start)
        for at in (reached := [start]):
            for near in study.sea.neighbors(at):
                if near not in parent:
                    parent[near] = at
                    reached.append(near)
        order += reached[1:]
    rings: dict[Lane, int] = {}
    below = [0] * len(order)
    outside = 0
    for a, b in study.sea.edge_list():
        if parent[a] == b or parent[b] == a:
            continue
        ring = rings[a, b] = 1 << outside
        outside += 1
        below[a] ^= ring
        below[b] ^= ring
    # A cycle that ends an odd number of times below a space contains the lane above it.
    for at in reversed(order):
        up = parent[at]
        if up != at:
            rings[at, up] = below[at]
            below[up] ^= below[at]
    return rings
