"""A board with its graphs, its tables, and its measures."""

from oracle_nb.core.arguments import chosen
from oracle_nb.core.work import checkpoint
from oracle_nb.delphi.board import Board, Layout
from oracle_nb.delphi.measures.catalog import MEASURES
from oracle_nb.delphi.measures.network.tables import BoardTables
from oracle_nb.games.measures import Measure, Value


class BoardStudy(BoardTables):
    """The graphs, tables and measures of one board, each computed when it is first used and kept.

    Raises ValueError for a board without water, and for any other value.
    """

    def __init__(self, board: Board | Layout) -> None:
        super().__init__(board)
        self._values: dict[str, Value] = {}

    def measure(self, name: str) -> Value:
        """Return the value of a measure. Raises ValueError that lists similar names."""
        if name not in self._values:
            checkpoint()
            self._values[name] = _named(name).of(self)
        return self._values[name]

    def headline(self, name: str) -> float:
        """Return the number of a measure that tables of many boards contain."""
        return _named(name).headline(self.measure(name))

    def __repr__(self) -> str:
        return f"<Study of {self.board!r}>"


def _named(name: str) -> Measure[BoardTables]:
    return MEASURES[chosen("measure", name, MEASURES)]
