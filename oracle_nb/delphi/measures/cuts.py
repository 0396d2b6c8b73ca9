"""Which spaces hold together when one lane, or two, are closed: k-edge-connected components."""

from typing import TYPE_CHECKING

import rustworkx as rx

if TYPE_CHECKING:
    from oracle_nb.delphi.measures.tables import BoardTables

Lane = tuple[int, int]


def edge_components(study: "BoardTables", k: int) -> list[list[int]]:
    """Return the spaces in groups: two are in one unless fewer than ``k`` lanes (2 or 3) part them.

    Walk the sea as a tree. Every lane outside the tree closes a ring with it; label each lane with
    the set of rings that it lies on. A lane on no ring is a bridge, and two lanes part the sea
    together exactly if they lie on the same rings. So no flow has to be computed.
    """
    alike: dict[int, list[Lane]] = {}
    for edge, rings in _rings(study).items():
        alike.setdefault(rings, []).append(edge)
    cuts = [alike.pop(0, [])]
    if k > 2:
        cuts += [edges for edges in alike.values() if len(edges) > 1]
    # Two spaces stay together if no cut has them in different parts.
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
    """For every lane, as a pair of rows, the set of rings on which it lies, as bits."""
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
    # What ends below a space an odd number of times goes up through the lane above it.
    for at in reversed(order):
        up = parent[at]
        if up != at:
            rings[at, up] = below[at]
            below[up] ^= below[at]
    return rings
