"""The board as a networkx graph."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import networkx as nx

from oracle_nb.core.hexgrid import center
from oracle_nb.delphi.board.space import Space
from oracle_nb.delphi.board.tiles import Terrain
from oracle_nb.delphi.pieces import Color

if TYPE_CHECKING:
    from oracle_nb.delphi.board.layout import Layout

_PASSED = (Terrain.SHALLOW, Terrain.ZEUS)


class SeaGraph(nx.Graph):  # type: ignore[type-arg]
    """A graph of networkx that prints what it is; in a notebook, it shows the board it is of."""

    layout: "Layout | None" = None
    """The layout; a graph that you made from another one has none."""

    def __repr__(self) -> str:
        return f"<{self}>"

    def _repr_svg_(self) -> str | None:
        return None if self.layout is None else self.layout._repr_svg_()


def board_graph(spaces: Sequence[Space], adjacent: Sequence[Sequence[int]], name: str) -> SeaGraph:
    """Return a graph with every space as a node ``(q, r)`` and every way from or to water.

    Node attributes: ``kind`` ("water", "island", "monster", "marked", "offering", "temple",
    "statue", "city", "shallow", "zeus"), ``color`` (its name or None), ``pos`` (the center of the
    hex, with ``y`` upwards as networkx and matplotlib draw it, so ``-y`` is the pixel center),
    ``name`` ("D7"), ``index`` (in ``board.spaces``) and ``tile``.

    Edge attribute ``kind``: "sailing" between two water spaces; "access" between water and an
    island or city; "shallow" between a shallow or Zeus's space and another of these or water.
    Islands, cities and shallows have no edges among themselves. The graph is frozen: change a
    ``copy()`` of it.
    """
    graph = SeaGraph(name=name)
    for space in spaces:
        x, y = center(space.hex)
        graph.add_node(
            space.hex,
            kind=str(space.terrain),
            color=None if space.color < 0 else str(Color(space.color)),
            pos=(x, -y),
            name=space.name,
            index=space.index,
            tile=space.tile,
        )
    for i, row in enumerate(adjacent):
        for j in row:
            if i < j:
                kind = _edge_kind(spaces[i].terrain, spaces[j].terrain)
                if kind:
                    graph.add_edge(spaces[i].hex, spaces[j].hex, kind=kind)
    nx.freeze(graph)
    return graph


def sea_graph(
    board: "nx.Graph[Any]", spaces: Sequence[Space], nexts: Sequence[Sequence[int]], name: str
) -> SeaGraph:
    """Return the graph of sailing: water spaces, joined where a ship gets in one step.

    ``board``: the graph of the whole board; nodes and their attributes are the same.
    ``spaces``: the spaces of the board.
    ``nexts``: for each space the water spaces one step away. Each edge is one water space entered,
    so ``nx.shortest_path_length`` counts what a move costs.
    """
    graph = SeaGraph(name=name)
    water = [space for space in spaces if space.terrain == Terrain.WATER]
    graph.add_nodes_from((space.hex, board.nodes[space.hex]) for space in water)
    graph.add_edges_from(
        (space.hex, spaces[j].hex, {"kind": "sailing"})
        for space in water
        for j in nexts[space.index]
        if spaces[j].terrain == Terrain.WATER
    )
    nx.freeze(graph)
    return graph


def named_graph(graph: SeaGraph) -> SeaGraph:
    """Return a graph with the names of spaces as nodes, and only numbers and texts as attributes.

    Any format of files can hold it: instead of ``pos``, nodes have ``x`` and ``y``, upwards, and
    ``q`` and ``r``; no color is "".
    """
    named = SeaGraph(name=graph.name)
    named.layout = graph.layout
    names = graph.nodes(data="name")
    for (q, r), facts in graph.nodes(data=True):
        x, y = facts["pos"]
        plain = {key: facts[key] for key in ("kind", "index", "tile")}
        color = facts["color"] or ""
        named.add_node(facts["name"], **plain, color=color, q=q, r=r, x=round(x, 6), y=round(y, 6))
    named.add_edges_from((names[a], names[b], facts) for a, b, facts in graph.edges(data=True))
    nx.freeze(named)
    return named


def _edge_kind(a: Terrain, b: Terrain) -> str | None:
    if a == b == Terrain.WATER:
        return "sailing"
    if Terrain.WATER not in (a, b):
        return "shallow" if a in _PASSED and b in _PASSED else None
    return "shallow" if a in _PASSED or b in _PASSED else "access"
