"""Plots: what each shows, without a game."""

from oracle_nb.render.plots import WIDTH, BarGroup, Series, bars, bars_height, lines
from oracle_nb.render.scene import Group, Line, Text


def test_each_group_of_bars_has_its_name_beside_it():
    groups = [
        BarGroup("Fights", [(-1.0, "red", "a"), (2.0, "blue", "b")]),
        BarGroup("Tiles", [(1.0, "red", "c")]),
    ]
    drawn = bars(groups)
    names = {op.text: op for op in drawn if isinstance(op, Text)}
    shapes = [op.ops[0] for op in drawn if isinstance(op, Group)]
    rows = [shape.points[0][1] for shape in shapes if isinstance(shape, Line)]
    assert rows[0] < names["Fights"].y < rows[1] < names["Tiles"].y == rows[2]
    assert rows[-1] < bars_height(groups)
    axis = min(x for op in drawn if isinstance(op, Line) for x, _ in op.points)
    assert all(names[group.name].x < axis for group in groups)


def test_lines_are_where_their_numbers_are_unless_one_would_hide_another():
    names = ["a", "b", "c"]
    drawn = lines([Series([0, 2, 4], "red", names), Series([0, 1, 4], "blue", names)], "012")
    paths = {op.stroke: op for op in drawn if isinstance(op, Line)}
    red, blue = ([y for _, y in paths[tone].points] for tone in ("red", "blue"))
    alone = lines([Series([0, 1, 4], "blue", names)], "012")
    (plain,) = (
        [y for _, y in op.points] for op in alone if isinstance(op, Line) and op.stroke == "blue"
    )
    assert blue[1] == plain[1]
    assert red[0] != blue[0] and red[2] != blue[2]


def test_a_line_ends_at_the_right_end_of_the_plot():
    drawn = lines([Series([0, 1, 4], "red", ["a", "b", "c"])], "012")
    (path,) = [op for op in drawn if isinstance(op, Line) and op.stroke == "red"]
    grid = [op for op in drawn if isinstance(op, Line) and op.stroke == "hatch"]
    assert path.points[0][0] == grid[0].points[0][0]
    assert path.points[-1][0] == grid[0].points[1][0] < WIDTH


def test_no_line_is_below_the_axis_or_above_the_plot():
    curves = [Series([0, 2, 9], tone, ["a", "b", "c"]) for tone in ("red", "blue", "green") * 3]
    drawn = lines(curves, "012")
    axis = max(op.points[0][1] for op in drawn if isinstance(op, Line) and op.stroke == "hatch")
    tones = {curve.tone for curve in curves}
    heights = [
        y for op in drawn if isinstance(op, Line) and op.stroke in tones for _, y in op.points
    ]
    assert len(heights) == 3 * len(curves)
    assert 0 < min(heights) < max(heights) == axis
