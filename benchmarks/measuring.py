"""Measures of a sea beside networkx, and what it costs to study a layout, or a million."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from benchmarks.clock import Spread, each, settle
from benchmarks.figures import Chapter, Figure, exact, ratio
from benchmarks.progress import over
from oracle_nb.delphi.board import GENERATORS, Board, make_layout
from oracle_nb.delphi.measures import MEASURES, BoardStudy
from oracle_nb.delphi.measures.catalog import MODULES
from oracle_nb.delphi.measures.network.expected_turns import places
from oracle_nb.games.measures import Measure

NAMES: Final = {
    "connectivity": "connectedness",
    "distances": "distances",
    "dice": "dice",
    "centrality": "traffic",
    "shores": "islands and cities",
    "arrangement": "tiles",
}
KINDS: Final = ("compact", "free")
MILLION: Final = 1_000_000
SLOWEST: Final = "sailing.three_edge_components"
"""Of all calls of networkx by far the slowest; the figures are given without it, too."""


class _Beside:
    """Ours and networkx's milliseconds for some measures, board by board."""

    def __init__(self, measures: Sequence[Measure[BoardStudy]]) -> None:
        self.measures = measures
        # Two measures may read one call; it is made once.
        self.calls = list(dict.fromkeys(measure.call for measure in measures if measure.call))
        self.ours: list[float] = []
        self.theirs: list[float] = []

    def add(self, board: Board, built: BoardStudy) -> None:
        """Time both on one board; ``built`` has the graphs of networkx already."""
        self.ours += _ms(each(self._ours, [board]))
        self.theirs.append(sum(_ms([each(call, [built])[0] for call in self.calls])))

    def _ours(self, board: Board) -> None:
        study = BoardStudy(board)
        for measure in self.measures:
            study.measure(measure.name)

    def figures(self, family: str, goal: float | None = None) -> tuple[Figure, ...]:
        """Return both, and how many times the one is of the other."""
        faster = ratio(self.theirs, self.ours)
        return (
            Figure(f"{family} ({len(self.measures)}), ours", Spread.of(self.ours), "ms"),
            Figure(f"{family}, networkx", Spread.of(self.theirs), "ms"),
            Figure(f"{family}, networkx to ours", faster, "times", goal),
        )


def beside_networkx(number: int) -> Chapter:
    """Return all measures that name a function of networkx, beside exactly that function.

    Ours begins with a board and nothing worked out; networkx has its graphs already.
    """
    named = [measure for measure in MEASURES.values() if measure.call]
    of_module = {
        NAMES[module.__name__.rpartition(".")[2]]: [
            measure for measure in module.MEASURES if measure.call
        ]
        for module in MODULES
        if any(measure.call for measure in module.MEASURES)
    }
    rest = [measure for measure in named if measure.name != SLOWEST]
    families = {family: _Beside(measures) for family, measures in of_module.items()}
    families |= {"all": _Beside(named), f"all but {SLOWEST}": _Beside(rest)}
    for board in over(_boards(number), "measures"):
        built = BoardStudy(board)
        for measure in named:
            measure.reference(built)
        settle()
        for family in families.values():
            family.add(board, built)
    figures: list[Figure] = []
    for name, family in families.items():
        figures += family.figures(name, 5 if name == "all" else None)
    note = (
        f"{number} layouts. Ours: a fresh study of a board, with every table and graph it needs; "
        "networkx: each call that measures name once, on graphs made beforehand"
    )
    return Chapter("Measures beside networkx", tuple(figures), note)


def studied(number: int) -> Chapter:
    """Milliseconds a layout: generating it, its board, some families alone, and everything."""
    _everything(0)  # tables that are made once a process
    figures = []
    for kind in over(GENERATORS, "generating"):
        # More of them, since some seeds take many times as long as others.
        times = _ms(each(GENERATORS[kind], range(20 * number)))
        figures.append(Figure(f"generating, {kind}", Spread.of(times), "ms", 2, most=True))
        figures.append(Figure(f"generating, {kind}, on average", exact(fmean(times)), "ms"))
    boards = _boards(number)
    settle()
    made = _ms(each(Board, [board.layout for board in boards]))
    figures.append(Figure("building its board", Spread.of(made), "ms"))
    turns = _ms(each(_turns, [BoardStudy(board) for board in boards]))
    what = "expected turns to each of 7 kinds of goal"
    figures.append(Figure(what, Spread.of(turns), "ms", 50, most=True))
    for family in ("worth", "percolation", "fairness"):
        beside = _Beside([measure for measure in MEASURES.values() if measure.family == family])
        for board in boards:
            beside.add(board, BoardStudy(board))
        figures.append(Figure(f"{family} ({len(beside.measures)})", Spread.of(beside.ours), "ms"))
    times = _ms(each(_everything, over(range(number), "studying")))
    what = f"everything: generating, and all {len(MEASURES)} measures"
    figures.append(Figure(what, Spread.of(times), "ms"))
    hours = fmean(times) * MILLION / 1000 / 3600
    figures.append(Figure("a million layouts, on one core", exact(hours), "hours"))
    note = "Worth includes the expected turns it compares; everything is half compact, half free"
    return Chapter("Seas", tuple(figures), note)


def _boards(number: int) -> list[Board]:
    """Boards of both kinds in turn."""
    return [Board(make_layout(KINDS[seed % 2], seed)) for seed in range(number)]


def _everything(seed: int) -> None:
    study = BoardStudy(Board(make_layout(KINDS[seed % 2], seed)))
    for name in MEASURES:
        study.headline(name)


def _turns(study: BoardStudy) -> None:
    for goals in places(study.board).values():
        study.turns().to(goals)


def _ms(nanoseconds: Sequence[int]) -> list[float]:
    return [nanosecond / 1e6 for nanosecond in nanoseconds]
