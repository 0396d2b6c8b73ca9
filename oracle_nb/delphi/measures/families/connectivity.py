"""Measures of connectivity: chokepoints, bridges, cores and components.

Node connectivity is missing: on practically every board some bay ends in a single space, so it is 1
and carries no information.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, cast

import networkx as nx

from oracle_nb.core.extras import optional
from oracle_nb.games.measures import Lanes, Measure, Shape, Spaces, count, kinds, most, number

if TYPE_CHECKING:
    import numpy as np
    import rustworkx as rx

    from oracle_nb.delphi.measures.network.tables import BoardTables
else:
    np = optional("numpy")
    rx = optional("rustworkx")


# --- chokepoints ---------------------------------------------------------------------------------


def _articulation_points(study: "BoardTables") -> Spaces:
    return members(study.water[row] for row in rx.articulation_points(study.sea))


def _cut_off(study: "BoardTables") -> Spaces:
    """Return how many spaces each one cuts off from the largest remaining component."""
    largest = dict.fromkeys(study.water, 0)
    return largest | {
        study.water[row]: _lost(study, row) for row in rx.articulation_points(study.sea)
    }


def _lost(study: "BoardTables", row: int) -> int:
    rest = study.sea.copy()
    rest.remove_node(row)
    parts = rx.connected_components(rest)
    return len(rest) - max(map(len, parts))


def _bridges(study: "BoardTables") -> Lanes:
    water = study.water
    # The stub of rustworkx has a less precise type.
    pairs = cast("set[tuple[int, int]]", rx.bridges(study.sea))
    return dict.fromkeys(sorted(lane(water[a], water[b]) for a, b in pairs), 1.0)


def _core_number(study: "BoardTables") -> Spaces:
    cores = cast("dict[int, int]", rx.core_number(study.sea))  # the stub says int
    return {study.water[row]: core for row, core in sorted(cores.items())}


def _outside_2_core(value: Mapping[int, float]) -> float:
    """Return the number of spaces outside the 2-core, that is in no cycle of water."""
    return float(sum(core < 2 for core in value.values()))


def _cycle_basis(study: "BoardTables") -> float:
    """Return the number of independent cycles: lanes beyond those that keep the sea connected."""
    parts = rx.number_connected_components(study.sea)
    return float(len(study.lanes) - len(study.water) + parts)


# --- components ----------------------------------------------------------------------------------


def _biconnected_components(study: "BoardTables") -> Lanes:
    water = study.water
    components: dict[int, list[tuple[int, int]]] = {}
    # The stub of rustworkx has a wrong type.
    parts = cast("dict[tuple[int, int], int]", rx.biconnected_components(study.sea))
    for (a, b), part in parts.items():
        components.setdefault(part, []).append(lane(water[a], water[b]))
    return numbered(components.values())


def _algebraic_connectivity(study: "BoardTables") -> float:
    if len(study.water) < 2 or not np.isfinite(study.far[0]).all():
        return 0.0
    adjacent = study.far == 1
    laplacian = np.diag(adjacent.sum(axis=1)) - adjacent.astype(float)
    return float(np.linalg.eigvalsh(laplacian)[1])


# --- values --------------------------------------------------------------------------------------


def lane(i: int, j: int) -> tuple[int, int]:
    """Return a pair of spaces, the smaller number first."""
    return (i, j) if i < j else (j, i)


def members(spaces: Iterable[int]) -> Spaces:
    """Return the spaces of a set, each with 1."""
    return dict.fromkeys(sorted(spaces), 1.0)


def numbered(parts: Iterable[Collection[Any]]) -> dict[Any, float]:
    """Return the number of each member's component: the largest is 1, the first of equal ones."""
    ordered = sorted(map(sorted, parts), key=lambda part: (-len(part), part))
    result = {member: float(n) for n, part in enumerate(ordered, 1) for member in part}
    return dict(sorted(result.items()))


def _largest(value: Mapping[Any, float]) -> float:
    """Return the size of the largest component."""
    return float(sum(part == 1 for part in value.values()))


def _edge_components(word: str, k: int) -> "Measure[BoardTables]":
    """Return components in which ``k`` edge-disjoint paths connect any two spaces."""
    return Measure(
        f"sailing.{word}_edge_components",
        "sailing",
        Shape.SPACES,
        lambda study: numbered(edge_components(study, k)),
        _largest,
        "wang-2015",
        "spaces",
        "networkx.k_edge_components",
        lambda study: list(nx.k_edge_components(study.sailing, k)),
        lambda study, parts: numbered(parts),
    )


MEASURES: Final[tuple["Measure[BoardTables]", ...]] = (
    Measure(
        "sailing.articulation_points",
        "sailing",
        Shape.SPACES,
        _articulation_points,
        count,
        "hopcroft-1973",
        "spaces",
        "networkx.articulation_points",
        lambda study: list(nx.articulation_points(study.sailing)),
        lambda study, spaces: members(spaces),
    ),
    Measure("sailing.cut_off", "sailing", Shape.SPACES, _cut_off, most, "harary-1969", "spaces"),
    Measure(
        "sailing.bridges",
        "sailing",
        Shape.LANES,
        _bridges,
        count,
        "hopcroft-1973",
        "lanes",
        "networkx.bridges",
        lambda study: list(nx.bridges(study.sailing)),
        lambda study, edges: dict.fromkeys(sorted(lane(i, j) for i, j in edges), 1.0),
    ),
    Measure(
        "sailing.core_number",
        "sailing",
        Shape.SPACES,
        _core_number,
        _outside_2_core,
        "seidman-1983",
        "spaces",
        "networkx.core_number",
        lambda study: nx.core_number(study.sailing),
        lambda study, values: dict(sorted(values.items())),
    ),
    Measure(
        "sailing.cycle_basis",
        "sailing",
        Shape.NUMBER,
        _cycle_basis,
        number,
        "harary-1969",
        "rings",
        "networkx.cycle_basis",
        lambda study: nx.cycle_basis(study.sailing),
        lambda study, parts: float(len(parts)),
    ),
    Measure(
        "sailing.biconnected_components",
        "sailing",
        Shape.LANES,
        _biconnected_components,
        kinds,
        "hopcroft-1973",
        "parts",
        "networkx.biconnected_component_edges",
        lambda study: list(nx.biconnected_component_edges(study.sailing)),
        lambda study, parts: numbered([lane(i, j) for i, j in part] for part in parts),
    ),
    _edge_components("two", 2),
    _edge_components("three", 3),
    Measure(
        "sailing.algebraic_connectivity",
        "sailing",
        Shape.NUMBER,
        _algebraic_connectivity,
        number,
        "fiedler-1973",
        "",
        "networkx.algebraic_connectivity",
        lambda study: nx.algebraic_connectivity(study.sailing),
        lambda study, value: value,
    ),
)


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
