"""The plots of the explorer: one beside the measure shown, three below the board."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from oracle_nb.explorer import charts
from oracle_nb.explorer.charts import Bar
from oracle_nb.explorer.measure_scenes import short
from oracle_nb.games.measures import Shape
from oracle_nb.render.html import Html, tag
from oracle_nb.render.parts import Area, Plot
from oracle_nb.web.explorer.controller import PICTURES, ExplorerController
from oracle_nb.web.explorer.view import ExplorerView
from oracle_nb.web.widgets.html_view import HtmlView

_PAINTS: Final = ("pink", "blue", "yellow", "green", "red", "black")
_GRID: Final = """
:host { display: grid !important; gap: 4px 14px; align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(270px, 100%), 1fr)); }
"""


class ExplorerCharts:
    """The plots of the explorer."""

    def __init__(self, controller: ExplorerController, theme: str, css: str) -> None:
        self._controller: Final = controller
        self._theme = theme
        self._matrix = next(
            (name for name, one in controller.field.measures.items() if one.shape == Shape.MATRIX),
            "",
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
        self._graph: Final = "weak" in controller.field.pictures
        few = (*((far, tree) if self._graph else ()), *((matrix,) if self._matrix else ()))
        self.below: Final = Area(*few, css=_GRID)
        """The plots below the board."""

    def retheme(self, theme: str) -> None:
        """Redraw all plots in another theme."""
        self._theme = theme
        self._beside: Any = None
        self._below: Any = None
        self._bars = charts.Bars(theme, 180)
        self._grid = charts.Grid(theme, 240)
        self._far = charts.Bars(theme, 230)
        self._tree = charts.Tree(theme, 230)
        self._cities = charts.Grid(theme, 230)
        made = (self._bars, self._grid, self._far, self._tree, self._cities)
        figures = [chart.figure for chart in made]
        for plot, figure, head in zip(self._plots, figures, self._heads, strict=True):
            plot.figure = figure
            head.theme = theme

    def refresh(self, view: ExplorerView) -> None:
        """Show the current numbers of the layout; plots that stay the same aren't sent again."""
        controller = self._controller
        beside = (
            controller.sight,
            controller.language,
            controller.look,
            controller.origin,
            controller.kind,
        )
        if beside != self._beside:
            self._beside = beside
            self._show_measure(view)
        below = (controller.sight, controller.language)
        if below != self._below:
            self._below = below
            if self._graph:
                self._show_far(view)
                self._show_tree(view)
            if self._matrix:
                self._show_matrix(view, self._cities, self._matrix)
                self._head(4, controller.term(self._matrix))

    # --- beside the board ------------------------------------------------------------------------

    def _show_measure(self, view: ExplorerView) -> None:
        controller = self._controller
        shape = (
            controller.field.measures[controller.measured].shape if controller.measured else None
        )
        self._bars_card.visible = self._show_bars(view, shape)
        self._grid_card.visible = shape == Shape.MATRIX
        if shape == Shape.MATRIX:
            self._show_matrix(view, self._grid, controller.measured)
            self._head(1, controller.term(controller.measured))

    def _show_bars(self, view: ExplorerView, shape: Shape | None) -> bool:
        """Show bars for the measure, if it suits bars; return whether it does."""
        controller, say = self._controller, view.say
        if controller.look == "shells":
            counts = Counter(controller.shells.values())
            self._bars.show(
                _steps(counts), (say("explore-chart-steps"), say("explore-chart-spaces"))
            )
            self._head(0, say("explore-chart-shells"))
            return True
        if shape is None or shape == Shape.MATRIX:
            return False
        if shape in (Shape.SERIES, Shape.GROUPS):
            self._bars.show(self._named_bars(view, shape), ("", ""), decimal=controller.mark)
            self._head(0, say("explore-chart-values"))
            return True
        others = controller.others(controller.measured)
        if others:
            # A measure of spaces is stored as a single number.
            drawn = charts.binned(others, "{values}: {count}", decimal=controller.mark)
            here = controller.sight.headline(controller.measured)
            titles = ("", say("explore-chart-boards"))
            self._bars.show(drawn, titles, mark=here, decimal=controller.mark)
            kind = controller.field.say(controller.language, f"kind-{controller.kind}")
            self._head(0, say("explore-chart-usual", number=len(others), name=kind))
            return True
        if shape == Shape.NUMBER or controller.look in PICTURES:
            return False
        value = controller.sight.study.measure(controller.measured)
        drawn = charts.binned(list(value.values()), "{values}: {count}", decimal=controller.mark)
        self._bars.show(drawn, ("", say("explore-chart-places")), decimal=controller.mark)
        self._head(0, say("explore-chart-spread"))
        return True

    def _named_bars(self, view: ExplorerView, shape: Shape) -> tuple[Bar, ...]:
        controller = self._controller
        value = controller.sight.study.measure(controller.measured)
        return tuple(
            Bar(
                n - 0.4,
                n + 0.4,
                number,
                f"{label}: {short(number, controller.mark)}",
                key if key in _PAINTS else "heat-4",
                label,
            )
            for n, (key, label, number) in enumerate(self._rows(view, shape, value))
        )

    def _rows(self, view: ExplorerView, shape: Shape, value: Any) -> list[tuple[str, str, float]]:
        if shape == Shape.SERIES:
            return [("", short(x, self._controller.mark), number) for x, number in value.items()]
        return [(key, view.key(key), number) for key, number in value.items()]

    # --- below the board -------------------------------------------------------------------------

    def _show_far(self, view: ExplorerView) -> None:
        bars, say = _steps(self._controller.sight.distances), view.say
        self._far.show(bars, (say("explore-chart-steps"), say("explore-chart-pairs")))
        self._head(2, say("explore-chart-distances"))

    def _show_tree(self, view: ExplorerView) -> None:
        controller, say = self._controller, view.say
        sight = controller.sight
        names, blocks = sight.names, sight.blocks
        sizes = {size: say("explore-block", number=size) for size in {*map(len, blocks.blocks)}}
        off = {each: say("explore-cut", number=each) for each in {*sight.cuts.values()}}
        titles = [
            (sizes[len(block)], ", ".join(names[space] for space in block))
            for block in blocks.blocks
        ]
        cuts = [(names[cut], off[sight.cuts[cut]]) for cut in blocks.cuts]
        scene = controller.field.scene(controller.shown.plan, controller.language)
        self._tree.show(scene, blocks, titles, cuts)
        self._head(3, say("explore-chart-tree"), say("explore-chart-tree-about"))

    def _show_matrix(self, view: ExplorerView, grid: charts.Grid, name: str) -> None:
        controller = self._controller
        value = controller.sight.study.measure(name)
        keys = dict.fromkeys(key for pair in value for key in pair)
        names = {key: view.key(key) for key in keys}
        titles = {
            pair: view.say(
                "explore-pair",
                first=names[pair[0]],
                second=names[pair[1]],
                value=short(number, controller.mark),
            )
            for pair, number in value.items()
        }
        grid.show(names, value, titles, controller.mark)

    def _head(self, place: int, title: str, more: str = "") -> None:
        parts: list[Html] = [tag("h3", title)]
        if more:
            parts.append(tag("p", more))
        self._heads[place].html = tag("div", parts)
        self._plots[place].label = title


def _steps(counts: Mapping[int, int]) -> tuple[Bar, ...]:
    """Return a bar for every number of steps."""
    return tuple(
        Bar(far - 0.45, far + 0.45, count, f"{far}: {count}", label=str(far))
        for far, count in sorted(counts.items())
    )
