"""The graphs of a board, and the tables that measures share."""

from collections.abc import Callable
from functools import cached_property
from math import inf
from typing import TYPE_CHECKING

from oracle_nb.core.arguments import whole
from oracle_nb.core.extras import installed, optional
from oracle_nb.delphi.board import Board, Layout, LayoutFormatError, board_of
from oracle_nb.delphi.measures.network import graphs
from oracle_nb.delphi.measures.network.expected_turns import ExpectedTurns, Turns
from oracle_nb.delphi.measures.network.turns_without_arrays import TurnsWithoutArrays
from oracle_nb.delphi.model.powers import RANGE
from oracle_nb.delphi.pieces import COLORS, Color

if TYPE_CHECKING:
    import numpy as np
    import rustworkx as rx
    from numpy.typing import NDArray
else:
    np = optional("numpy")
    rx = optional("rustworkx")


class BoardTables:
    """The graphs and tables of one board, each computed when it is first used and kept.

    Arrays have a row for each water space, in the order of ``board.water``; ``row[i]`` is the row
    of space ``i``. Raises ValueError for a board without water, and for any other value.
    """

    def __init__(self, board: Board | Layout) -> None:
        if not isinstance(board, Board | Layout):
            raise LayoutFormatError(f"what is studied is a Board or a Layout, not {board!r:.40}")
        self.board = board_of(board) if isinstance(board, Layout) else board
        self.water = self.board.water
        if not self.water:
            raise ValueError("a board without water has nothing to sail on")
        self.row = {space: row for row, space in enumerate(self.water)}
        self._moves: dict[tuple[int | None, int], graphs.DiGraph] = {}
        self._turns: dict[tuple[int, bool], Turns] = {}
        self._steps: dict[int, NDArray[np.float64]] = {}

    # --- graphs of networkx --------------------------------------------------------------------

    @cached_property
    def sailing(self) -> graphs.Graph:
        """The graph of water spaces and the steps of a ship; see ``graphs``, as for the others."""
        return graphs.sailing_graph(self.board)

    @cached_property
    def access(self) -> graphs.DiGraph:
        """The graph of water spaces and everything that a ship reaches from them."""
        return graphs.access_graph(self.board)

    @cached_property
    def hexes(self) -> graphs.Graph:
        """The graph of all spaces and their adjacency."""
        return graphs.hexes_graph(self.board)

    @cached_property
    def crossing(self) -> graphs.Graph:
        """The graph of water spaces and the steps of a ship that crosses shallows."""
        return graphs.crossing_graph(self.board)

    @cached_property
    def homewards(self) -> graphs.DiGraph:
        """The graph ``access`` with reversed edges: routes from islands and cities to the sea."""
        return graphs.reversed_graph(self.access)

    @cached_property
    def corridors(self) -> graphs.Graph:
        """The graph of water spaces that a die of their own color connects."""
        return graphs.corridors_graph(self.board)

    def moves(self, color: Color | int | str | None = None, reach: int = RANGE) -> graphs.DiGraph:
        """Return the graph of moves of a die of a color (None: any) with a range.

        A color is a Color, its name or its number. Raises ValueError for an unknown color, and for
        a range that isn't a whole number from 0.
        """
        which, reach = None if color is None else _color(color), _reach(reach)
        if (which, reach) not in self._moves:
            self._moves[which, reach] = graphs.moves_graph(self.board, which, reach)
        return self._moves[which, reach]

    # --- tables that measures share ------------------------------------------------------------

    @cached_property
    def lanes(self) -> list[tuple[int, int]]:
        """The edges of ``sailing`` as pairs of spaces ``i < j``, in order."""
        return graphs.steps(self.water, self.board.sailing)

    @cached_property
    def sea(self) -> "rx.PyGraph[int | None, None]":
        """``sailing`` in rustworkx, its nodes the rows."""
        return self._compiled(self.lanes)

    @cached_property
    def crossed(self) -> "rx.PyGraph[int | None, None]":
        """``crossing`` in rustworkx, its nodes the rows."""
        return self._compiled(graphs.steps(self.water, self.board.crossing))

    @cached_property
    def far(self) -> "NDArray[np.float64]":
        """The sailing distances between water spaces, row by row; infinite without a route."""
        return _distances(self.sea)

    @cached_property
    def far_crossing(self) -> "NDArray[np.float64]":
        """The sailing distances of a ship that crosses shallows."""
        return _distances(self.crossed)

    @cached_property
    def nexts(self) -> tuple[tuple[int, ...], ...]:
        """The adjacent rows of each row."""
        row = self.row
        return tuple(tuple(row[j] for j in self.board.sailing[i]) for i in self.water)

    @cached_property
    def colors(self) -> "NDArray[np.int64]":
        """The color of each row."""
        return np.array([self.board.spaces[i].color for i in self.water])

    @cached_property
    def ends(self) -> "NDArray[np.int64]":
        """The number of spaces that a die of each color reaches from each row."""
        near = (self.far <= RANGE) & (self.far > 0)
        is_color = self.colors[:, None] == np.arange(len(COLORS))
        ends: NDArray[np.int64] = near.astype(np.int64) @ is_color.astype(np.int64)
        return ends

    def steps_to(self, place: int) -> "NDArray[np.float64]":
        """Return the distance from each row to an island, a city or Zeus's space in ``access``.

        That is 1 next to it, and infinite without a route.
        """
        if place not in self._steps:
            board = self.board
            beside = board.sailing[place] if place == board.zeus else board.adjacent[place]
            rows = [self.row[i] for i in beside if i in self.row]
            self._steps[place] = self.far[:, rows].min(axis=1, initial=np.inf) + 1
        return self._steps[place]

    @cached_property
    def tours(self) -> dict[tuple[int, ...], float]:
        """The length of the route from Zeus's space to each three islands."""
        return tours(self.board, self.far, self.steps_to)

    def turns(self, reach: int = RANGE, crossing: bool = False) -> Turns:
        """Return the expected turns on this board for ships with a range, with or without crossing.

        Raises ValueError for a range that isn't a whole number from 0.
        """
        reach = _reach(reach)
        if (reach, crossing) not in self._turns:
            turns: Turns
            if installed("numpy", "rustworkx"):
                far = self.far_crossing if crossing else self.far
                turns = ExpectedTurns(self.board, far, reach, crossing)
            else:
                turns = TurnsWithoutArrays(self.board, reach, crossing)
            self._turns[reach, crossing] = turns
        return self._turns[reach, crossing]

    def _compiled(self, edges: list[tuple[int, int]]) -> "rx.PyGraph[int | None, None]":
        row = self.row
        return graphs.compiled(len(self.water), [(row[i], row[j]) for i, j in edges])


def _color(given: Color | int | str) -> Color:
    for color in COLORS:
        if str(color) == str(given).strip().lower() or (
            color == given and not isinstance(given, bool)
        ):
            return color
    names = ", ".join(map(str, COLORS))
    raise ValueError(f"the color must be one of {names}, or None for any, got {given!r:.40}")


def _reach(given: int) -> int:
    return whole("range", given, 0)


def _distances(graph: "rx.PyGraph[int | None, None]") -> "NDArray[np.float64]":
    # One thread, because studies of many boards already use a process for each core.
    return rx.distance_matrix(graph, parallel_threshold=len(graph) + 1, null_value=np.inf)


def tours(
    board: Board, far: "NDArray[np.float64]", steps_to: Callable[[int], "NDArray[np.float64]"]
) -> dict[tuple[int, ...], float]:
    """Return the length of the tour to each three islands, by their numbers in order.

    Parameters
    ----------
    far
        Distances between water spaces, in the order of ``board.water``.
    steps_to
        The distance from each water space to an island or Zeus's space.
    """
    islands, zeus = board.islands, board.zeus
    if zeus < 0 or len(islands) < 3:
        return {}
    # Only water next to an island matters: a row for each such space and island.
    rows = [np.flatnonzero(steps_to(i) == 1) for i in islands]
    landing = np.concatenate(rows)
    owner = np.repeat(np.arange(len(islands)), [len(row) for row in rows])
    way = far[np.ix_(landing, landing)]
    first = steps_to(zeus)[landing]
    beside = [np.flatnonzero(owner == n) for n in range(len(islands))]
    result: dict[tuple[int, ...], float] = {}
    for a in range(len(islands)):
        to_any = (first[beside[a], None] + way[beside[a]]).min(axis=0, initial=inf)
        for b in (b for b in range(len(islands)) if b != a):
            on = (to_any[beside[b], None] + way[beside[b]]).min(axis=0, initial=inf)
            ends = np.full(len(islands), inf)
            np.minimum.at(ends, owner, on)
            for c, steps in enumerate(ends.tolist()):
                if c not in {a, b}:
                    three = tuple(sorted((islands[a], islands[b], islands[c])))
                    result[three] = min(steps, result.get(three, inf))
    return result
