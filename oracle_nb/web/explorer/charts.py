"""The plots of the explorer: one beside the measure shown, three below the board."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from oracle_nb.explorer import charts
from oracle_nb.explorer.charts import Bar
from oracle_nb.explorer.measure_scenes import short
from oracle_nb.games.measures import Shape
from oracle_nb.render.html import tag
from oracle_nb.render.parts import Area, Plot
from oracle_nb.web.explorer.code_view import code_view
from oracle_nb.web.explorer.exports import board_cell, usual_cell
from oracle_nb.web.explorer.state import PICTURES, ExplorerState
from oracle_nb.web.widgets.html_view import HtmlView

T = TypeVar("T")
_PAINTS: Final = ("pink", "blue", "yellow", "green", "red", "black")
_GRID: Final = """
:host { display: grid !important; gap: 4px 14px; align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(270px, 100%), 1fr)); }
"""


class ExplorerCharts:
    """The plots of the explorer: figures follow the state, and are sent only where they change.

    A figure is made when it is first shown: each takes a fifth of a megabyte, and most boards show
    two or three.
    """

    def __init__(self, state: ExplorerState, theme: str, css: str) -> None:
        measures = state.field.measures.items()
        self._matrix: Final = next(
            (name for name, measure in measures if measure.shape == Shape.MATRIX), ""
        )
        self._plots: Final = [Plot() for _ in range(5)]
        self._heads: Final = [
            HtmlView(lambda _message: None, css, kind="x-chart-head", theme=theme) for _ in range(5)
        ]
        self.retheme(theme)
        bars, grid, far, tree, matrix = (
            Area(head, plot, css_classes=["x-chart"])
            for head, plot in zip(self._heads, self._plots, strict=True)
        )
        self._bars_card, self._grid_card = bars, grid
        self.side: Final = Area(bars, grid)
        """The plots beside the board."""
        self._graph: Final = "weak" in state.field.pictures
        few = (*((far, tree) if self._graph else ()), *((matrix,) if self._matrix else ()))
        self.below: Final = Area(*few, css=_GRID)
        """The plots below the board."""

    def retheme(self, theme: str) -> None:
        """Redraw all plots in another theme."""
        self._beside: Any = None
        self._below: Any = None
        self._theme = theme
        self._made: dict[int, Any] = {}
        for head in self._heads:
            head.theme = theme

    def _chart(self, place: int, make: Callable[[str, int], T], height: int) -> T:
        """Return the chart of a plot, made if it is its first."""
        if place not in self._made:
            chart: Any = make(self._theme, height)
            self._made[place] = chart
            self._plots[place].figure = chart.figure
        made: T = self._made[place]
        return made

    @property
    def _bars(self) -> charts.Bars:
        return self._chart(0, charts.Bars, 180)

    def refresh(self, state: ExplorerState) -> None:
        """Show the current numbers of the layout; plots that stay the same aren't sent again."""
        beside = (state.sight, state.language, state.look, state.origin, state.kind)
        if beside != self._beside:
            self._beside = beside
            self._show_measure(state)
        below = (state.sight, state.language)
        if below != self._below:
            self._below = below
            if self._graph:
                self._show_far(state)
                self._show_tree(state)
            if self._matrix:
                _show_matrix(state, self._chart(4, charts.Grid, 230), self._matrix)
                self._head(state, 4, state.term(self._matrix), _measure_cell(state, self._matrix))

    # --- beside the board ------------------------------------------------------------------------

    def _show_measure(self, state: ExplorerState) -> None:
        shape = state.field.measures[state.measured].shape if state.measured else None
        self._bars_card.visible = self._show_bars(state, shape)
        self._grid_card.visible = shape == Shape.MATRIX
        if shape == Shape.MATRIX:
            _show_matrix(state, self._chart(1, charts.Grid, 240), state.measured)
            self._head(state, 1, state.term(state.measured), _measure_cell(state, state.measured))

    def _show_bars(self, state: ExplorerState, shape: Shape | None) -> bool:
        """Show bars for the measure, if it suits bars; return whether it does."""
        say, mark = state.say, state.mark
        if state.look == "shells":
            steps = _steps(Counter(state.shells.values()))
            self._bars.show(steps, (say("explore-chart-steps"), say("explore-chart-spaces")))
            start = f'board.names.index("{state.sight.names[state.origin]}")'
            cell = board_cell(
                state, f"Counter(board.shells({start}).values())", "from collections import Counter"
            )
            self._head(state, 0, say("explore-chart-shells"), cell)
            return True
        if shape is None or shape == Shape.MATRIX:
            return False
        if shape in (Shape.SERIES, Shape.GROUPS):
            self._bars.show(_labeled_bars(state), ("", ""), decimal=mark)
            self._head(state, 0, say("explore-chart-values"), _measure_cell(state, state.measured))
            return True
        others = state.others(state.measured)
        if others:
            # A measure of spaces is stored as a single number.
            bars = charts.binned(others, "{values}: {count}", decimal=mark)
            here = state.sight.headline(state.measured)
            titles = ("", say("explore-chart-boards"))
            self._bars.show(bars, titles, mark=here, decimal=mark)
            kind = state.game_text(f"kind-{state.kind}")
            title = say("explore-chart-usual", number=len(others), name=kind)
            self._head(state, 0, title, usual_cell(state, state.measured))
            return True
        if shape == Shape.NUMBER or state.look in PICTURES:
            return False
        values = state.sight.study.measure(state.measured).values()
        bars = charts.binned(list(values), "{values}: {count}", decimal=mark)
        self._bars.show(bars, ("", say("explore-chart-places")), decimal=mark)
        binned = (
            f'binned([*board.study.measure("{state.measured}").values()], "{{values}}: {{count}}")'
        )
        cell = board_cell(state, binned, "from oracle_nb.explorer.charts import binned")
        self._head(state, 0, say("explore-chart-spread"), cell)
        return True

    # --- below the board -------------------------------------------------------------------------

    def _show_far(self, state: ExplorerState) -> None:
        bars, say = _steps(state.sight.distances), state.say
        titles = say("explore-chart-steps"), say("explore-chart-pairs")
        self._chart(2, charts.Bars, 230).show(bars, titles)
        self._head(state, 2, say("explore-chart-distances"), board_cell(state, "board.distances"))

    def _show_tree(self, state: ExplorerState) -> None:
        say, sight = state.say, state.sight
        names, blocks = sight.names, sight.blocks
        sizes = {size: say("explore-block", number=size) for size in {*map(len, blocks.blocks)}}
        off = {each: say("explore-cut", number=each) for each in {*sight.cuts.values()}}
        titles = [
            (sizes[len(block)], ", ".join(names[space] for space in block))
            for block in blocks.blocks
        ]
        cuts = [(names[cut], off[sight.cuts[cut]]) for cut in blocks.cuts]
        scene = state.field.scene(state.plan, state.language)
        self._chart(3, charts.Tree, 230).show(scene, blocks, titles, cuts)
        cell = board_cell(state, "board.blocks, board.cuts")
        self._head(state, 3, say("explore-chart-tree"), cell, say("explore-chart-tree-about"))

    def _head(
        self, state: ExplorerState, place: int, title: str, cell: str, more: str = ""
    ) -> None:
        about = tag("p", more) if more else None
        code = code_view(state, cell, f"chart-{place}")
        self._heads[place].html = tag("div", tag("h3", title), about, code)
        self._plots[place].label = title


def _measure_cell(state: ExplorerState, name: str) -> str:
    return board_cell(state, f'board.study.measure("{name}")')


def _labeled_bars(state: ExplorerState) -> tuple[Bar, ...]:
    """Return a bar for each value of the measure, with its label."""
    return tuple(
        Bar(
            n - 0.4,
            n + 0.4,
            number,
            f"{label}: {short(number, state.mark)}",
            key if key in _PAINTS else "heat-4",
            label,
        )
        for n, (key, label, number) in enumerate(state.labeled_values(state.measured))
    )


def _show_matrix(state: ExplorerState, grid: charts.Grid, name: str) -> None:
    value = state.sight.study.measure(name)
    names = {key: state.key(key) for pair in value for key in pair}
    titles = {
        pair: state.say(
            "explore-pair",
            first=names[pair[0]],
            second=names[pair[1]],
            value=short(number, state.mark),
        )
        for pair, number in value.items()
    }
    grid.show(names, value, titles, state.mark)


def _steps(counts: Mapping[int, int]) -> tuple[Bar, ...]:
    """Return a bar for every number of steps."""
    return tuple(
        Bar(far - 0.45, far + 0.45, count, f"{far}: {count}", label=str(far))
        for far, count in sorted(counts.items())
    )
