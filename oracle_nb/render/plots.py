"""Plots as drawing operations: line charts, and bars to both sides of an axis.

Lines are distinguished not only by color: each has its own dashes.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from oracle_nb.render.scene import Circle, Group, Line, Op, Text
from oracle_nb.render.svg import picture

WIDTH: Final = 520.0
"""Width of all plots, in scene units."""
LINES_HEIGHT: Final = 240.0
DASHES: Final = (
    *((), (9.0, 6.0), (2.0, 6.0), (11.0, 5.0, 2.0, 5.0)),
    *((18.0, 6.0), (5.0, 5.0), (11.0, 5.0, 2.0, 5.0, 2.0, 5.0), (5.0, 5.0, 2.0, 5.0)),
)
"""The dashes of the series, in order; the same for lines on a board."""
_LEFT, _RIGHT, _TOP, _FOOT = 34.0, 14.0, 14.0, 26.0
_FONT: Final = 12.0
_MOST: Final = 10
"""Maximum number of ticks on an axis."""
_ROW: Final = 15.0
_NAMES: Final = 130.0
_APART: Final = 3.2
"""Distance of two lines of which one would hide the other."""


class Series(NamedTuple):
    """A line: its number at each step, its palette name, and the tooltip of each step."""

    values: Sequence[float]
    tone: str
    titles: Sequence[str]


class BarGroup(NamedTuple):
    """Bars that belong together: their name, and for each its length, palette name and title."""

    name: str
    bars: Sequence[tuple[float, str, str]]


def lines(
    series: Sequence[Series], labels: Sequence[str], *, from_zero: bool = True
) -> tuple[Op, ...]:
    """Lines over steps with labels, ``WIDTH`` by ``LINES_HEIGHT``.

    ``from_zero``: whether the axis begins at 0; otherwise at the smallest number. Steps can have an
    empty label.
    """
    axis = _Axis(series, len(labels), from_zero=from_zero)
    point = axis.point
    ops: list[Op] = []
    for tick in axis.ticks():
        _, y = point(0, tick)
        ops.append(Line(((_LEFT, y), (WIDTH - _RIGHT, y)), "hatch", 0.7))
        ops.append(Text(_LEFT - 16, y, f"{tick:g}", _FONT, "muted"))
    shown = [(step, label) for step, label in enumerate(labels) if label]
    every = -(-len(shown) // (1.6 * _MOST)) or 1
    for place, (step, label) in enumerate(shown):
        if place % every == 0:
            ops.append(Text(point(step, 0)[0], LINES_HEIGHT - 10, label, _FONT, "muted"))
    before: list[list[tuple[float, float]]] = []
    for number, curve in enumerate(series):
        places = [point(step, value) for step, value in enumerate(curve.values)]
        # Only where a line would hide others is it offset, by its own width: upward, so that
        # none of them is below the axis.
        hidden = [
            sum(abs(y - other[step][1]) < _APART for other in before)
            for step, (_, y) in enumerate(places)
        ]
        points = tuple(
            (x, max(y - _APART * count, _APART))
            for (x, y), count in zip(places, hidden, strict=True)
        )
        before.append(places)
        if len(points) > 1:
            ops += [Line(points, "ink", 3.8), Line(points, "paper", 2.6)]
            ops.append(Line(points, curve.tone, 2.6, DASHES[number % len(DASHES)]))
        ops += [
            Group((Circle(x, y, 3.4, curve.tone, "ink", 1.0),), title=title)
            for (x, y), title in zip(points, curve.titles, strict=True)
        ]
    return tuple(ops)


class _Axis:
    """The axes of a line chart: where a number at a step is."""

    def __init__(self, series: Sequence[Series], steps: int, *, from_zero: bool) -> None:
        values = [value for other in series for value in other.values]
        least = 0.0 if from_zero else min(values, default=0.0)
        most = max(values, default=0.0) or 1.0
        self.unit = _unit(max(most - least, 1.0))
        self.low = self.unit * (least // self.unit)
        self.high = max(self.unit * -(-most // self.unit), self.low + self.unit)
        self._steps = max(1, steps - 1)

    def point(self, step: int, value: float) -> tuple[float, float]:
        """Return the point of a number at a step."""
        wide, tall = WIDTH - _LEFT - _RIGHT, LINES_HEIGHT - _TOP - _FOOT
        share = (value - self.low) / (self.high - self.low)
        return _LEFT + wide * step / self._steps, _TOP + tall * (1 - share)

    def ticks(self) -> list[float]:
        """Return the numbers with a line across the chart."""
        count = round((self.high - self.low) / self.unit)
        return [self.low + self.unit * tick for tick in range(count + 1)]


def line_sample(tone: str, number: int, theme: str = "light") -> str:
    """Return a piece of a numbered line, from 0, as a small SVG for a legend."""
    ends = ((3.0, 8.0), (47.0, 8.0))
    dashes = DASHES[number % len(DASHES)]
    line = (Line(ends, "ink", 3.8), Line(ends, "paper", 2.6), Line(ends, tone, 2.6, dashes))
    return picture(line, width=50, height=16, theme=theme)


def bars_height(groups: Sequence[BarGroup]) -> float:
    """Return the height of a bar chart."""
    return _TOP + _FOOT + sum(_ROW * len(group.bars) + 10 for group in groups)


def bars(groups: Sequence[BarGroup]) -> tuple[Op, ...]:
    """Bars to the left and right of 0, under each other, ``WIDTH`` by ``bars_height``."""
    most = max((abs(other[0]) for group in groups for other in group.bars), default=0.0) or 1.0
    unit = _unit(2 * most)
    most = unit * -(-most // unit)
    tall = bars_height(groups)
    middle = (_NAMES + WIDTH - _RIGHT) / 2
    scale = (WIDTH - _RIGHT - _NAMES) / 2 / most
    ops: list[Op] = []
    for tick in range(round(-most / unit), round(most / unit) + 1):
        x = middle + scale * unit * tick
        tone, width = ("ink", 1.4) if tick == 0 else ("hatch", 0.7)
        ops.append(Line(((x, _TOP), (x, tall - _FOOT)), tone, width))
        number = f"{unit * tick:+g}" if tick else "0"
        ops.append(Text(x, tall - 12, number.replace("-", "\N{MINUS SIGN}"), _FONT, "muted"))
    y = _TOP + 5
    for group in groups:
        half = _ROW * len(group.bars) / 2
        ops.append(Text(_NAMES / 2 - 6, y + half, group.name, _FONT + 1, "ink"))
        for length, tone, title in group.bars:
            x, row = middle + scale * length, y + _ROW / 2
            ends = ((middle, row), (x, row))
            bar = (Line(ends, "ink", 9.0), Line(ends, tone, 6.6))
            ops.append(Group(bar, title=title))
            y += _ROW
        y += 10
    return tuple(ops)


def _unit(top: float) -> float:
    """Return the distance of ticks, 1, 2 or 5 times a power of ten, for a small number of them."""
    unit = 1.0
    while top / unit > _MOST:
        for factor in (2.0, 2.5, 2.0):
            unit *= factor
            if top / unit <= _MOST:
                return unit
    return unit
