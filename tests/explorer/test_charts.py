"""Charts by Bokeh: tooltips of their marks, and infinite values."""

import math
from typing import Any

import pytest
from bokeh.document import Document

from oracle_nb.delphi.board import Board, make_layout
from oracle_nb.delphi.ui.board_scene import draw_board
from oracle_nb.explorer.charts import Bar, Bars, Grid, Tree, binned
from oracle_nb.explorer.graph import blocks


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


@pytest.mark.parametrize(("label", "fewest", "most"), [("{}", 7, 12), ("space {}", 4, 6)])
def test_labels_of_bars_leave_each_other_room(label, fewest, most):
    plot: Any = Bars()
    bars = [Bar(k, k + 1, k, "", label=label.format(k)) for k in range(26)]
    plot.show(bars, ("number", "times"))
    axis = plot.figure.xaxis[0]
    assert fewest <= len(axis.major_label_overrides) <= most
    assert axis.ticker.ticks == list(axis.major_label_overrides)
    assert all(label.format(int(at)) == said for at, said in axis.major_label_overrides.items())
    assert (axis.axis_label, plot.figure.yaxis[0].axis_label) == ("number", "times")


def test_bars_and_a_mark_beyond_them_are_in_view():
    plot: Any = Bars()
    bars = [Bar(k, k + 1, k, "") for k in range(10)]
    for mark, low, high in ((None, 0, 10), (-5, -5, 10), (4, 0, 10), (30, 0, 30)):
        plot.show(bars, ("", ""), mark=mark)
        across, up = plot.figure.x_range, plot.figure.y_range
        assert low - 1 < across.start < low and high < across.end < high + 1
        assert up.start == 0 and 9 < up.end < 11
        assert plot._mark.visible == (mark is not None)
        assert mark is None or plot._mark.location == mark


def test_a_grid_has_a_row_and_a_column_for_each_name():
    grid: Any = Grid()
    values = {(a, b): 10.0 * i + j for i, a in enumerate("abc") for j, b in enumerate("abc")}
    grid.show({"a": "A", "b": "B", "c": "C"}, values, {})
    cells = grid._source.data
    shown = dict(zip(zip(cells["x"], cells["y"], strict=True), cells["label"], strict=True))
    assert shown == {(j, i): str(10 * i + j) for i in range(3) for j in range(3) if i != j}
    across, down = grid.figure.x_range, grid.figure.y_range
    assert (across.start, across.end, down.start, down.end) == (-0.5, 2.5, 2.5, -0.5)
    for axis in (grid.figure.xaxis[0], grid.figure.yaxis[0]):
        assert axis.major_label_overrides == {0: "A", 1: "B", 2: "C"}
    assert len(set(grid._source.data["color"])) > 1


def test_a_tree_has_every_block_in_the_middle_of_its_spaces_and_no_axes():
    board = Board(make_layout("free", 7))
    scene = draw_board(board)
    shapes = blocks({i: board.sailing[i] for i in board.water})
    tree: Any = Tree()
    tree.show(scene, shapes, [("", "")] * len(shapes.blocks), [("", "")] * len(shapes.cuts))
    assert not any(part.visible for part in (*tree.figure.axis, *tree.figure.grid))
    drawn = tree._blocks.data
    for block, x, y in zip(shapes.blocks, drawn["x"], drawn["y"], strict=True):
        spaces = [scene.group(space) for space in block]
        assert x * len(block) == pytest.approx(sum(space.x for space in spaces))
        assert y * len(block) == pytest.approx(-sum(space.y for space in spaces))
    assert drawn["size"] == sorted(drawn["size"], reverse=True)
    sizes = [str(len(block)) if len(block) > 3 else "" for block in shapes.blocks]
    assert drawn["label"] == sizes
    assert len(tree._joints.data["xs"]) == len(shapes.joints)
    for xs, (number, cut) in zip(tree._joints.data["xs"], shapes.joints, strict=True):
        assert xs == [drawn["x"][number], scene.group(cut).x]


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
