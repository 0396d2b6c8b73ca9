"""Charts by Bokeh: tooltips of their marks, and infinite values."""

import math

import pytest
from bokeh.document import Document

from oracle_nb.explorer.charts import Bar, Bars, Grid, binned


@pytest.mark.parametrize(
    "values", [[1, 2, 2, 3], list(range(60)), [5] * 3, [k * k for k in range(9)]]
)
def test_every_whole_number_is_in_a_bar_as_wide_as_any_other(values):
    bars = binned(values, "{values}: {count}")
    assert sum(bar.height for bar in bars) == len(values)
    assert {bar.right - bar.left for bar in bars} == {bars[0].right - bars[0].left}
    for bar in bars:
        inside = [value for value in values if bar.left < value < bar.right]
        assert bar.height == len(inside)
        low, _, high = bar.label.partition("\N{EN DASH}")
        assert bar.title == f"{bar.label}: {len(inside)}"
        assert (float(low), float(high or low)) == (bar.left + 0.5, bar.right - 0.5)


def test_infinite_values_are_left_out():
    assert binned([], "") == binned([math.inf], "") == ()
    bars = binned([0.1, 0.4, math.inf], "{values}: {count}", decimal=",")
    assert sum(bar.height for bar in bars) == 2
    assert bars[0].title == "0,1\N{EN DASH}0,11: 1"
    plot = Bars()
    plot.show([Bar(0, 1, math.inf, "endless")], ("", ""), mark=math.inf)
    assert plot._source.data["top"] == [0.0]
    assert not plot._mark.visible


def test_a_grid_shows_every_pair():
    grid = Grid()
    values = {("a", "b"): 1.0, ("b", "a"): math.inf, ("a", "a"): 0.0, ("b", "b"): 0.0}
    grid.show({"a": "A", "b": "B"}, values, {("a", "b"): "from A to B"})
    assert grid._source.data["label"] == ["1", "\N{INFINITY}"]
    assert grid._source.data["title"] == ["from A to B", ""]


def test_numbers_go_to_a_page_without_new_models():
    """A new model makes Bokeh look through the whole page: that was most of a click's time."""
    page = Document()
    plot, grid = Bars(), Grid()
    page.add_root(plot.figure)
    page.add_root(grid.figure)
    before = {model.id for model in page.models}
    plot.show([Bar(0, 1, 3, "three", label="x"), Bar(1, 2, 4, "four", label="y")], ("x", "y"))
    grid.show({"a": "A", "b": "B"}, {("a", "b"): 1.0, ("b", "a"): 2.0}, {})
    assert {model.id for model in page.models} == before
