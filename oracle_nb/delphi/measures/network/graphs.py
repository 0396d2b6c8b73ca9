"""The graphs of a sea, in networkx and rustworkx.

In all of them a node is the number of a space (its place in ``board.spaces``), with the attributes
``name`` ("D7"), ``kind`` ("water", "temple" ...), ``color`` (its name or None), ``hex`` ``(q, r)``
and ``pos`` (the center of the hex, with ``y`` upwards as networkx and matplotlib draw it).

=========  ========================================================================================
sailing    Nodes: all water. Edge: a ship gets from one to the other in one step, so they touch.
access     Nodes: all water, the islands, the cities and Zeus's space; directed. Edges both ways
           between water that touches; an edge from water to every island and city that a ship
           lying there can act on, and to Zeus's space where it can be entered. No way leads
           through an island, so the distance to a temple is the sailing distance to the nearest
           water beside it, and one.
hexes      Nodes: every space. Edge: they touch, whatever they are. How the tiles lie together.
crossing   Nodes: all water. Edge: they touch, or only shallows and Zeus's space lie between, which
           a ship with the equipment crosses without counting them (rule equipment.shallows).
moves      Nodes: all water; directed. Edge from one space to another: a single die takes the ship
           there. It is at most ``range`` steps away and, unless any die will do, of the die's
           color (rules move.range, move.end-color).
corridors  Nodes: all water. Edge: both spaces have one color, and a die of it takes the ship from
           one to the other. What hangs together can be sailed with dice of one color alone.
=========  ========================================================================================
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import networkx as nx

from oracle_nb.core.extras import optional
from oracle_nb.core.hexgrid import center
from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.powers import RANGE
from oracle_nb.delphi.pieces import Color

if TYPE_CHECKING:
    import rustworkx as rx
else:
    rx = optional("rustworkx")

GRAPHS: Final = ("sailing", "access", "hexes", "crossing", "moves", "corridors")
Graph: TypeAlias = "nx.Graph[int]"
DiGraph: TypeAlias = "nx.DiGraph[int]"
G = TypeVar("G", bound="nx.Graph[int]")


def sailing_graph(board: Board) -> Graph:
    """Return the graph of water spaces and the steps of a ship."""
    return _frozen(nx.Graph(), board, board.water, steps(board.water, board.sailing), "sailing")


def crossing_graph(board: Board) -> Graph:
    """Return the graph of water spaces and the steps of a ship that crosses shallows."""
    return _frozen(nx.Graph(), board, board.water, steps(board.water, board.crossing), "crossing")


def hexes_graph(board: Board) -> Graph:
    """Return the graph of all spaces and their adjacency."""
    every = range(len(board.spaces))
    return _frozen(nx.Graph(), board, every, steps(every, board.adjacent), "hexes")


def access_graph(board: Board) -> DiGraph:
    """Return the graph of water spaces and everything that a ship reaches from them."""
    edges = [(i, j) for i in board.water for j in (*board.sailing[i], *board.shore[i])]
    nodes = [*board.water, *lands(board)]
    if board.zeus >= 0:
        nodes.append(board.zeus)
        edges += [(i, board.zeus) for i in board.sailing[board.zeus]]
    return _frozen(nx.DiGraph(), board, nodes, edges, "access")


def reversed_graph(graph: DiGraph) -> DiGraph:
    """Return the graph with every edge reversed."""
    turned: DiGraph = graph.reverse(copy=True)
    nx.freeze(turned)
    return turned


def corridors_graph(board: Board) -> Graph:
    """Return the graph of water spaces connected by a die of the color of both."""
    rows, spaces = board.distance(), board.spaces
    pairs = combinations(board.water, 2)
    edges = [(i, j) for i, j in pairs if rows[i][j] <= RANGE and spaces[i].color == spaces[j].color]
    return _frozen(nx.Graph(), board, board.water, edges, "corridors")


def moves_graph(board: Board, color: int | None, reach: int) -> DiGraph:
    """Return where a die of a color (None: any die) takes a ship within ``reach`` steps."""
    rows, water = board.distance(), board.water
    ends = [j for j in water if color is None or board.spaces[j].color == color]
    edges = [(i, j) for i in water for j in ends if 0 < rows[i][j] <= reach]
    return _frozen(nx.DiGraph(), board, water, edges, "moves")


def lands(board: Board) -> tuple[int, ...]:
    """Return the islands and the cities."""
    return (*board.all_islands, *(city for city in board.cities if city >= 0))


def steps(nodes: Iterable[int], nexts: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Return the edges of a table of neighbors, each once, the smaller number first."""
    return [(i, j) for i in nodes for j in nexts[i] if i < j]


def compiled(size: int, edges: Iterable[tuple[int, int]]) -> "rx.PyGraph[int | None, None]":
    """Return a graph of rustworkx with the nodes 0 to ``size - 1``."""
    graph: rx.PyGraph[int | None, None] = rx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(size))
    graph.extend_from_edge_list(list(edges))
    return graph


def _frozen(
    graph: G, board: Board, nodes: Iterable[int], edges: Iterable[tuple[int, int]], name: str
) -> G:
    graph.graph["name"] = f"{name} of {board!r}"
    for i in nodes:
        space = board.spaces[i]
        x, y = center(space.hex)
        graph.add_node(
            i,
            name=space.name,
            kind=str(space.terrain),
            color=None if space.color < 0 else str(Color(space.color)),
            hex=space.hex,
            pos=(x, -y),
        )
    graph.add_edges_from(edges)
    nx.freeze(graph)
    return graph
