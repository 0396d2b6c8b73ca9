"""The board as a networkx graph."""

from typing import TYPE_CHECKING, Any

import networkx as nx

from oracle_nb.core.hexgrid import center
from oracle_nb.delphi.board.tiles import Terrain
from oracle_nb.delphi.pieces import Color

if TYPE_CHECKING:
    from oracle_nb.delphi.board.board import Board

_PASSED = (Terrain.SHALLOW, Terrain.ZEUS)


def board_graph(board: "Board") -> "nx.Graph[Any]":
    """Every space as a node ``(q, r)``, every way from or to water as an edge.

    Node attributes: ``kind`` ("water", "island", "monster", "marked", "offering", "temple",
    "statue", "city", "shallow", "zeus"), ``color`` (its name or None), ``pos`` (the center of the
    hex, with ``y`` upwards as networkx and matplotlib draw it, so ``-y`` is the pixel center),
    ``name`` ("D7"), ``index`` (in ``board.spaces``) and ``tile``.

    Edge attribute ``kind``: "sailing" between two water spaces; "access" between water and an
    island or city; "shallow" between a shallow or Zeus's space and another of these or water.
    Islands, cities and shallows have no edges among themselves. The graph is frozen: change a
    ``copy()`` of it.
    """
    graph: nx.Graph[Any] = nx.Graph(name=repr(board))
    for space in board.spaces:
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
    for i, row in enumerate(board.adjacent):
        for j in row:
            if i < j:
                kind = _edge_kind(board.spaces[i].terrain, board.spaces[j].terrain)
                if kind:
                    graph.add_edge(board.spaces[i].hex, board.spaces[j].hex, kind=kind)
    nx.freeze(graph)
    return graph


def sea_graph(board: "Board", crossing: bool = False) -> "nx.Graph[Any]":
    """The graph of sailing alone: water spaces, joined where a ship gets in one step.

    With ``crossing`` two water spaces are also joined when only shallows or Zeus's space lie
    between (rule equipment.shallows). Nodes and their attributes as in board_graph(); each edge
    is one water space entered, so ``nx.shortest_path_length`` counts what a move costs.
    """
    graph: nx.Graph[Any] = nx.Graph(name=f"sea of {board!r}")
    nodes = board.graph.nodes
    for i in board.water:
        hex_ = board.spaces[i].hex
        graph.add_node(hex_, **nodes[hex_])
    nexts = board.crossing if crossing else board.sailing
    for i in board.water:
        for j in nexts[i]:
            graph.add_edge(board.spaces[i].hex, board.spaces[j].hex, kind="sailing")
    nx.freeze(graph)
    return graph


def _edge_kind(a: Terrain, b: Terrain) -> str | None:
    if a == b == Terrain.WATER:
        return "sailing"
    if Terrain.WATER not in (a, b):
        return "shallow" if a in _PASSED and b in _PASSED else None
    return "shallow" if a in _PASSED or b in _PASSED else "access"
