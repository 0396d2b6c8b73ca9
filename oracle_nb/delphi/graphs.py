"""Graphs of a board with readable nodes, for networkx and every format that it writes.

Nodes are the names of spaces ("D7"), and all attributes are numbers and texts. ``Board.sea`` has
the water spaces; these functions add where dice take a ship, Zeus's space, and the tasks. In a
notebook, a graph of spaces shows its board.

    >>> import networkx as nx, oracle_nb
    >>> from oracle_nb.delphi import graphs
    >>> board = oracle_nb.Board(oracle_nb.free_layout(7))
    >>> sea = graphs.with_zeus(board)
    >>> nx.write_graphml(sea, "sea.graphml")  # doctest: +SKIP
"""

from collections import Counter
from collections.abc import Iterator

import networkx as nx

from oracle_nb.core.arguments import seat_number, whole
from oracle_nb.core.errors import invalid
from oracle_nb.delphi.board import UNREACHABLE, Board
from oracle_nb.delphi.board.board_graph import SeaGraph, named_graph
from oracle_nb.delphi.measures.seat_measures import places_of
from oracle_nb.delphi.model.powers import RANGE
from oracle_nb.delphi.model.tasks import Family, Task, family_of
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.game import Game

_VERBS = {
    Family.STATUE: ("load", "raise"),
    Family.OFFERING: ("load", "offer"),
    Family.MONSTER: ("fight",),
}


class MovesGraph(nx.DiGraph):  # type: ignore[type-arg]
    """A directed graph of networkx that prints what it is."""

    def __repr__(self) -> str:
        return f"<{self}>"


def with_zeus(board: Board) -> SeaGraph:
    """Return the sea with Zeus's space, where ships begin and the race ends.

    An edge leads from water to Zeus's space where a ship can enter or leave it (rules move.start,
    move.to-zeus).

    Examples
    --------
    >>> import oracle_nb
    >>> board = oracle_nb.Board(oracle_nb.free_layout(7))
    >>> len(with_zeus(board)) == len(board.water) + 1
    True
    """
    graph = SeaGraph(board.sea(names=True), name=f"sea and Zeus of {board!r}")
    graph.layout = board.layout
    zeus = board.spaces[board.zeus]
    whole_board = named_graph(board.graph)
    graph.add_node(zeus.name, **whole_board.nodes[zeus.name])
    graph.add_edges_from(
        (board.spaces[i].name, zeus.name, {"kind": "zeus"}) for i in board.sailing[board.zeus]
    )
    nx.freeze(graph)
    return graph


def moves(board: Board, reach: int = RANGE) -> "nx.DiGraph[str]":
    """Return the graph of moves: who can get where with which die.

    Nodes are the water spaces. An edge leads to each space that one die reaches without favor
    tokens; its ``color`` is that of the die, and ``steps`` the spaces entered (rules move.range,
    move.end-color).

    Parameters
    ----------
    board : Board
        The board.
    reach : int
        The range of a die, 5 with the ship tile for range.

    Examples
    --------
    >>> import oracle_nb
    >>> board = oracle_nb.Board(oracle_nb.free_layout(7))
    >>> graph = moves(board)
    >>> {facts["steps"] for _, _, facts in graph.edges(data=True)}
    {1, 2, 3}
    """
    reach = whole("reach", reach, 0)
    graph: nx.DiGraph[str] = MovesGraph(name=f"moves of {board!r}")
    graph.add_nodes_from(board.sea(names=True).nodes(data=True))
    rows, spaces = board.distance(), board.spaces
    for i in board.water:
        for j in board.water:
            if 0 < rows[i][j] <= min(reach, UNREACHABLE - 1):
                color = str(Color(spaces[j].color))
                graph.add_edge(spaces[i].name, spaces[j].name, color=color, steps=rows[i][j])
    nx.freeze(graph)
    return graph


def tasks(game: "Game", seat: int = 0) -> SeaGraph:
    """Return the bipartite graph of a seat's open tasks and the places where they are done.

    Tasks such as "statue:red" have ``bipartite`` 0, places such as "H9" have 1 and the attributes
    of their spaces. The ``use`` of an edge is what is done there: "build", "load", "raise",
    "offer" or "fight". Shrines may be on any island whose tile isn't known.

    Parameters
    ----------
    game : Game
        A game of The Oracle of Delphi.
    seat : int
        The number of the seat, from 0.

    Raises
    ------
    ValueError
        If it is another game, or there is no such seat.

    Examples
    --------
    >>> import oracle_nb
    >>> graph = tasks(oracle_nb.new_game(players=2, seed=3))
    >>> sum(part == 0 for _, part in graph.nodes(data="bipartite"))
    12
    """
    rules = game.rules
    if not isinstance(rules, Delphi):
        raise invalid(f"game: a game of The Oracle of Delphi is needed, not {game!r:.40}")
    player = game.position.players[seat_number(seat, rules.players)]
    board = rules.board
    spaces = named_graph(board.graph).nodes
    graph = SeaGraph(name=f"open tasks of seat {seat} on {board!r}")
    graph.layout = board.layout
    seen: Counter[str] = Counter()
    for task in map(Task, player.tasks):
        seen[str(task)] += 1
        name = str(task) if seen[str(task)] == 1 else f"{task} {seen[str(task)]}"
        graph.add_node(name, bipartite=0, family=str(task.family))
        for place, use in _uses(board, game, task):
            at = board.spaces[place].name
            graph.add_node(at, bipartite=1, **spaces[at])
            graph.add_edge(name, at, use=use)
    nx.freeze(graph)
    return graph


def _uses(board: Board, game: "Game", task: int) -> Iterator[tuple[int, str]]:
    """Yield the places of a task, and what is done there."""
    if family_of(task) is Family.SHRINE:
        yield from ((island, "build") for island in board.islands)
        return
    for route in places_of(board, game.position, task):
        yield from zip(route, _VERBS[family_of(task)], strict=True)
