"""A figure: what was measured, how much it spread, and what it is to reach; and how it is shown."""

from collections.abc import Iterable

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.clock import Spread


class Figure(msgspec.Struct, frozen=True):
    """One line of the report.

    ``goal`` is what the figure is to reach: at least that where ``most`` is False, at most where it
    is True; None where it is only reported.
    """

    what: str
    value: Spread
    unit: str = ""
    goal: float | None = None
    most: bool = False

    @property
    def reached(self) -> bool | None:
        """Whether the median reaches the goal; None where there is none."""
        if self.goal is None:
            return None
        return self.value.median <= self.goal if self.most else self.value.median >= self.goal


class Chapter(msgspec.Struct, frozen=True):
    """Figures that belong together. ``note`` tells how they were measured."""

    title: str
    figures: tuple[Figure, ...]
    note: str = ""


def exact(value: float) -> Spread:
    """Return a figure that is counted, not timed."""
    return Spread(value, value, value)


def ratio(ours: Iterable[float], theirs: Iterable[float]) -> Spread:
    """Return how many times ours is of theirs, repetition by repetition."""
    return Spread.of(a / b for a, b in zip(ours, theirs, strict=True))


def number(value: float) -> str:
    """Return a number with three digits that mean something."""
    if abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.3g}"


def show(chapter: Chapter, console: Console) -> None:
    """Print a chapter as a table."""
    table = Table(title=chapter.title, title_justify="left", caption=chapter.note or None)
    table.caption_justify = "left"
    table.add_column("figure", overflow="fold")
    table.add_column("median", justify="right")
    table.add_column("quartiles", justify="right")
    table.add_column("goal", justify="right")
    table.add_column("")
    for figure in chapter.figures:
        spread = figure.value
        unit = f" {figure.unit}" if figure.unit else ""
        around = ""
        if spread.low != spread.high:
            around = f"{number(spread.low)} to {number(spread.high)}"
        goal = ""
        if figure.goal is not None:
            goal = f"{'at most' if figure.most else 'at least'} {number(figure.goal)}{unit}"
        word = {None: "", True: "reached", False: "missed"}[figure.reached]
        table.add_row(figure.what, number(spread.median) + unit, around, goal, word)
    console.print(table)
