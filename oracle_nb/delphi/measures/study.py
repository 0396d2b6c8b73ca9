"""A board under study: its graphs, the tables that measures share, and what was measured."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import rustworkx as rx

from oracle_nb.delphi.board import Board, Layout, board_of
from oracle_nb.delphi.measures import graphs
from oracle_nb.measure import Measure, Value

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Study:
    """The graphs and measures of one board, each made when it is first asked for and kept.

    Arrays have a row for each water space, in the order of ``board.water``; ``row[i]`` is the row
    of space ``i``. Raises ValueError for a board without water.
    """

    def __init__(self, board: Board | Layout) -> None:
        self.board = board_of(board) if isinstance(board, Layout) else board
        self.water = self.board.water
        if not self.water:
            raise ValueError("a board without water has nothing to sail on")
        self.row = {space: row for row, space in enumerate(self.water)}
        self._moves: dict[tuple[int | None, int], graphs.DiGraph] = {}
        self._values: dict[str, Value] = {}

    # --- graphs of networkx --------------------------------------------------------------------

    @cached_property
    def sailing(self) -> graphs.Graph:
        """Water and the steps of a ship; see ``graphs``, as for the others."""
        return graphs.sailing_graph(self.board)

    @cached_property
    def access(self) -> graphs.DiGraph:
        """Water, and what a ship reaches from it."""
        return graphs.access_graph(self.board)

    @cached_property
    def hexes(self) -> graphs.Graph:
        """Every space, and what touches what."""
        return graphs.hexes_graph(self.board)

    @cached_property
    def crossing(self) -> graphs.Graph:
        """Water and the steps of a ship that crosses shallows."""
        return graphs.crossing_graph(self.board)

    def moves(self, color: int | None = None, reach: int = 3) -> graphs.DiGraph:
        """Where one die of a color (None: whichever fits) takes a ship with a range."""
        if (color, reach) not in self._moves:
            self._moves[color, reach] = graphs.moves_graph(self.board, color, reach)
        return self._moves[color, reach]

    # --- tables that measures share ------------------------------------------------------------

    @cached_property
    def lanes(self) -> list[tuple[int, int]]:
        """The edges of ``sailing`` as pairs of spaces ``i < j``, in order."""
        return graphs.steps(self.water, self.board.sailing)

    @cached_property
    def sea(self) -> "rx.PyGraph[Any, Any]":
        """``sailing`` in rustworkx, its nodes the rows."""
        return self._compiled(self.lanes)

    @cached_property
    def crossed(self) -> "rx.PyGraph[Any, Any]":
        """``crossing`` in rustworkx, its nodes the rows."""
        return self._compiled(graphs.steps(self.water, self.board.crossing))

    @cached_property
    def far(self) -> "NDArray[np.float64]":
        """Sailing distances between water spaces, row by row; infinite where no way leads."""
        return _distances(self.sea)

    @cached_property
    def far_crossing(self) -> "NDArray[np.float64]":
        """The same for a ship that crosses shallows."""
        return _distances(self.crossed)

    # --- measures ------------------------------------------------------------------------------

    def measure(self, name: str) -> Value:
        """The value of a measure. Raises ValueError that names those that are near."""
        if name not in self._values:
            self._values[name] = _named(name).of(self)
        return self._values[name]

    def headline(self, name: str) -> float:
        """The one number of a measure that a table over many boards keeps."""
        return _named(name).headline(self.measure(name))

    def _compiled(self, edges: list[tuple[int, int]]) -> "rx.PyGraph[Any, Any]":
        row = self.row
        return graphs.compiled(len(self.water), [(row[i], row[j]) for i, j in edges])

    def __repr__(self) -> str:
        return f"<Study of {self.board!r}>"


def _distances(graph: "rx.PyGraph[Any, Any]") -> "NDArray[np.float64]":
    # One thread: whoever studies many boards has one process for each core already.
    return rx.distance_matrix(graph, parallel_threshold=len(graph) + 1, null_value=np.inf)


def _named(name: str) -> "Measure[Study]":
    from oracle_nb.delphi.measures.catalog import MEASURES
    from oracle_nb.words import nearest

    if name not in MEASURES:
        raise ValueError(f"there is no measure {name!r:.60}{nearest(str(name)[:60], MEASURES)}")
    return MEASURES[name]
