"""Charts drawn by Bokeh, with tooltips and a tool to save them.

A chart is created once and then updated, so that a page only receives numbers. The tool above it
saves it as a PNG file.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil, isfinite
from typing import Any, Final, NamedTuple

from bokeh.core.properties import value
from bokeh.models import ColumnDataSource, HoverTool, Range1d, SaveTool
from bokeh.models.annotations import LabelSet, Span
from bokeh.models.text import BaseText
from bokeh.models.tickers import BasicTicker, FixedTicker
from bokeh.plotting import figure

from oracle_nb.explorer.graph import Blocks
from oracle_nb.explorer.measure_scenes import Scale, short
from oracle_nb.render.design import FACE
from oracle_nb.render.palette import color
from oracle_nb.render.scene import Scene

_SMALL: Final = "12px"
_TICKS: Final = 12
"""Maximum number of labels below bars."""
_SLANTED: Final = 7
"""Number of characters from which labels below bars are slanted, so that they don't overlap."""


class Bar(NamedTuple):
    """A bar from ``left`` to ``right``; ``title`` is its tooltip, ``tone`` its palette name."""

    left: float
    right: float
    height: float
    title: str
    tone: str = "heat-4"
    label: str = ""


class Bars:
    """A bar chart in which one bar, or a line between two, can be marked."""

    def __init__(self, theme: str = "light", height: int = 190) -> None:
        self._theme = theme
        self._source: Final = ColumnDataSource(_columns(_BARS))
        self.figure: Final = _plain(theme, height)
        self.figure.y_range = Range1d(start=0, end=1)
        self.figure.yaxis[0].ticker = BasicTicker(desired_num_ticks=6)
        self.figure.x_range = Range1d(start=0, end=1)
        drawn = self.figure.quad(
            left="left",
            right="right",
            top="top",
            bottom=0,
            source=self._source,
            fill_color="color",
            line_color=color("paper", theme),
            hover_line_color=color("ink", theme),
        )
        self._mark: Final = Span(
            dimension="height",
            line_color=color("select", theme),
            line_width=3,
            line_dash="dashed",
            visible=False,
        )
        self.figure.add_layout(self._mark)
        self.figure.add_tools(_hover([drawn]))

    def show(
        self,
        bars: Sequence[Bar],
        titles: tuple[str, str],
        *,
        mark: float | None = None,
        decimal: str = ".",
    ) -> None:
        """Show some bars; ``titles`` are those of the axes, ``mark`` is the position of a line."""
        axis = self.figure.xaxis[0]
        axis.axis_label, self.figure.yaxis[0].axis_label = titles
        labels: dict[float | str, str | BaseText] = {
            (bar.left + bar.right) / 2: bar.label for bar in bars if bar.label
        }
        if not labels:
            ends = sorted({bar.left for bar in bars} | {bar.right for bar in bars})
            labels = {end: short(end, decimal) for end in ends[:: max(1, len(ends) // 8)]}
        else:
            # Labels of several letters need more room.
            longest = max(len(str(label)) for label in labels.values())
            room_for = _TICKS if longest < 4 else 6
            axis.major_label_orientation = "horizontal" if longest < _SLANTED else 0.6
            labels = dict(list(labels.items())[:: -(-len(labels) // room_for)])
        _ticks(axis, [float(tick) for tick in labels])
        axis.major_label_overrides = labels
        low = min((bar.left for bar in bars), default=0.0)
        high = max((bar.right for bar in bars), default=1.0)
        if mark is not None and not isfinite(mark):
            mark = None
        if mark is not None:
            low, high = min(low, mark), max(high, mark)
        room = 0.02 * (high - low) or 0.5
        self.figure.x_range.update(start=low - room, end=high + room)
        heights = [bar.height if isfinite(bar.height) else 0.0 for bar in bars]
        top = max(heights, default=1.0) or 1.0
        self.figure.y_range.update(start=0, end=1.08 * top)
        self._mark.update(location=mark if mark is not None else 0, visible=mark is not None)
        self._source.data = {
            "left": [bar.left for bar in bars],
            "right": [bar.right for bar in bars],
            "top": heights,
            "title": [bar.title for bar in bars],
            "color": [color(bar.tone, self._theme) for bar in bars],
        }


class Grid:
    """A matrix of numbers, with a tone and the number in each field."""

    def __init__(self, theme: str = "light", height: int = 250) -> None:
        self._theme = theme
        self._source: Final = ColumnDataSource(_columns(_CELLS))
        self.figure: Final = _plain(theme, height)
        self.figure.x_range = Range1d(start=-0.5, end=5.5)
        self.figure.y_range = Range1d(start=5.5, end=-0.5)
        self.figure.xaxis[0].axis_line_color = self.figure.yaxis[0].axis_line_color = None
        self.figure.grid.visible = False
        self.figure.xaxis[0].major_label_orientation = 0.6
        drawn = self.figure.rect(
            "x",
            "y",
            width=0.96,
            height=0.94,
            source=self._source,
            fill_color="color",
            line_color=None,
            hover_line_color=color("ink", theme),
        )
        self.figure.text(
            "x",
            "y",
            text="label",
            source=self._source,
            text_color="ink",
            text_align="center",
            text_baseline="middle",
            text_font=value(FACE),
            text_font_size="13px",
        )
        self.figure.add_tools(_hover([drawn]))

    def show(
        self,
        names: Mapping[str, str],
        values: Mapping[tuple[str, str], float],
        titles: Mapping[tuple[str, str], str],
        decimal: str = ".",
    ) -> None:
        """Show numbers for pairs; ``names`` are the labels, in order."""
        keys = list(names)
        scale = Scale.from_numbers(values.values())
        cells = [(pair, number) for pair, number in values.items() if pair[0] != pair[1]]
        tones = [scale.tone(number) for _, number in cells]
        for axis, span in ((self.figure.xaxis[0], 0), (self.figure.yaxis[0], 1)):
            _ticks(axis, list(range(len(keys))))
            axis.major_label_overrides = dict(enumerate(names.values()))
            spread = self.figure.y_range if span else self.figure.x_range
            ends = (len(keys) - 0.5, -0.5) if span else (-0.5, len(keys) - 0.5)
            spread.update(start=ends[0], end=ends[1])
        self._source.data = {
            "x": [keys.index(pair[1]) for pair, _ in cells],
            "y": [keys.index(pair[0]) for pair, _ in cells],
            "label": [short(number, decimal) for _, number in cells],
            "title": [titles.get(pair, "") for pair, _ in cells],
            "color": [color(f"heat-{tone}", self._theme) for tone in tones],
            "ink": [color(f"on-heat-{tone}", self._theme) for tone in tones],
        }


class Tree:
    """The block-cut tree of a graph, with each block at its place on the board."""

    def __init__(self, theme: str = "light", height: int = 250) -> None:
        self._theme = theme
        self._blocks: Final = ColumnDataSource(_columns(_DOTS))
        self._cuts: Final = ColumnDataSource(_columns(_DOTS))
        self._joints: Final = ColumnDataSource({"xs": [], "ys": []})
        self.figure: Final = _plain(theme, height)
        self.figure.axis.visible = self.figure.grid.visible = False
        self.figure.match_aspect = True
        self.figure.multi_line(
            "xs", "ys", source=self._joints, line_color=color("muted", theme), line_width=1.5
        )
        parts = self.figure.scatter(
            "x",
            "y",
            size="size",
            source=self._blocks,
            fill_color="color",
            line_color=color("ink", theme),
        )
        cuts = self.figure.scatter(
            "x",
            "y",
            size="size",
            marker="square",
            source=self._cuts,
            fill_color="color",
            line_color=color("ink", theme),
        )
        self.figure.add_layout(
            LabelSet(
                x="x",
                y="y",
                text="label",
                source=self._blocks,
                text_align="center",
                text_baseline="middle",
                text_font=value(FACE),
                text_font_size="12px",
                text_color="ink",
            )
        )
        self.figure.add_tools(_hover([parts, cuts], "@title<br>@more"))

    def show(
        self,
        scene: Scene,
        blocks: Blocks,
        titles: Sequence[tuple[str, str]],
        cut_titles: Sequence[tuple[str, str]],
    ) -> None:
        """Show a tree; each block and each cut has a tooltip of two lines."""
        middle = {space.space: (space.x, -space.y) for space in scene.spaces}
        places = [
            (
                sum(middle[space][0] for space in block) / len(block),
                sum(middle[space][1] for space in block) / len(block),
            )
            for block in blocks.blocks
        ]
        scale = Scale(2, max((len(block) for block in blocks.blocks), default=2))
        tones = [scale.tone(len(block)) for block in blocks.blocks]
        self._joints.data = {
            "xs": [[places[n][0], middle[cut][0]] for n, cut in blocks.joints],
            "ys": [[places[n][1], middle[cut][1]] for n, cut in blocks.joints],
        }
        self._blocks.data = {
            "x": [x for x, _ in places],
            "y": [y for _, y in places],
            # Two spaces and their edge are a bridge, which is drawn as a short line.
            "size": [
                5 if len(block) == 2 else 8 + 4.5 * len(block) ** 0.5 for block in blocks.blocks
            ],
            "label": ["" if len(block) < 4 else str(len(block)) for block in blocks.blocks],
            "title": [title for title, _ in titles],
            "more": [more for _, more in titles],
            "color": [color(f"heat-{tone}", self._theme) for tone in tones],
            "ink": [color(f"on-heat-{tone}", self._theme) for tone in tones],
        }
        self._cuts.data = {
            "x": [middle[cut][0] for cut in blocks.cuts],
            "y": [middle[cut][1] for cut in blocks.cuts],
            "size": [7] * len(blocks.cuts),
            "label": [""] * len(blocks.cuts),
            "title": [title for title, _ in cut_titles],
            "more": [more for _, more in cut_titles],
            "color": [color("yellow", self._theme)] * len(blocks.cuts),
            "ink": [color("ink", self._theme)] * len(blocks.cuts),
        }


_BARS: Final = ("left", "right", "top", "title", "color")
_CELLS: Final = ("x", "y", "label", "title", "color", "ink")
_DOTS: Final = ("x", "y", "size", "label", "title", "more", "color", "ink")


def binned(
    values: Sequence[float], title: str, *, bins: int = 24, decimal: str = "."
) -> tuple[Bar, ...]:
    """Return a histogram; whole numbers in a small range have a bar each.

    ``title`` is the tooltip of a bar, with ``{values}`` and ``{count}`` in it.
    """
    values = [each for each in values if isfinite(each)]
    if not values:
        return ()
    low, high = min(values), max(values)
    whole = all(each == int(each) for each in values)
    if whole:
        # All bars cover the same number of whole numbers, or some would look empty.
        step: float = ceil((high - low + 1) / bins)
        edges = [low - 0.5 + k * step for k in range(ceil((high - low + 1) / step) + 1)]
    else:
        step = (high - low) / bins or 1.0
        edges = [low + k * step for k in range(bins + 1)]
    counts = [0] * (len(edges) - 1)
    for each in values:
        counts[min(len(counts) - 1, int((each - edges[0]) / step))] += 1
    return tuple(
        Bar(
            a,
            b,
            count,
            title.format(values=_span(a, b, whole, decimal), count=count),
            label=_span(a, b, whole, decimal) if whole else "",
        )
        for (a, b), count in zip(pairwise(edges), counts, strict=True)
    )


def _span(a: float, b: float, whole: bool, decimal: str) -> str:
    """Return the numbers between two edges; of whole ones the first and the last."""
    if whole:
        a, b = a + 0.5, b - 0.5
    return short(a, decimal) if a == b else f"{short(a, decimal)}\N{EN DASH}{short(b, decimal)}"


def _columns(names: Sequence[str]) -> dict[str, list[Any]]:
    return {name: [] for name in names}


def _ticks(axis: Any, ticks: list[float]) -> None:
    """Move the ticks of an axis; for a new ticker Bokeh would search the whole page."""
    axis.ticker.ticks = ticks


def _hover(renderers: Sequence[Any], tooltips: str = "@title") -> HoverTool:
    return HoverTool(renderers=list(renderers), tooltips=tooltips, point_policy="follow_mouse")


def _plain(theme: str, height: int) -> figure:
    """Return a figure without frames, in the colors of a theme."""
    ink, muted, grid = color("ink", theme), color("muted", theme), color("water-edge", theme)
    plot = figure(
        height=height,
        sizing_mode="stretch_width",
        tools=[SaveTool()],
        toolbar_location="right",
        # A contrast theme changes the page behind it, and the other colors are chosen for this one.
        background_fill_color=color("paper", theme),
        border_fill_color=color("paper", theme),
        outline_line_color=None,
        min_border=4,
    )
    plot.toolbar.logo = None
    plot.toolbar.autohide = True
    for axis in plot.axis:
        axis.axis_label_text_color = axis.major_label_text_color = muted
        axis.axis_label_text_font = axis.major_label_text_font = FACE
        axis.axis_label_text_font_style = "normal"
        axis.axis_label_text_font_size = axis.major_label_text_font_size = _SMALL
        axis.axis_line_color = axis.major_tick_line_color = muted
        axis.minor_tick_line_color = None
        axis.ticker = FixedTicker(ticks=[])
    plot.xgrid.visible = False
    plot.ygrid.grid_line_color = ink if theme == "dark" else grid
    plot.ygrid.grid_line_alpha = 0.15 if theme == "dark" else 1.0
    return plot
