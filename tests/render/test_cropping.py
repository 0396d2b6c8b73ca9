"""Parts of a scene."""

from oracle_nb.games.registry import package_of, scene_of
from oracle_nb.render.cropping import cut, near, window
from oracle_nb.render.scene import Circle, Group, Line, Polygon, Scene, Text


def test_a_window_shows_what_has_its_center_inside():
    scene = Scene(
        100,
        100,
        base=(Circle(30, 30, 15, "red"), Circle(55, 30, 15, "blue")),
        pieces=(Circle(25, 35, 2, "green"), Circle(19, 35, 2, "black")),
        overlay=(Text(40, 40, "in", 8, "ink"), Text(40, 41, "out", 8, "ink")),
    )
    shown = window(scene, 20, 20, 20, 20)
    assert (shown.width, shown.height) == (20, 20)
    assert shown.base == (Circle(10, 10, 15, "red"),)
    assert shown.pieces == (Circle(5, 15, 2, "green"),)
    assert shown.overlay == (Text(20, 20, "in", 8, "ink"),)


def test_land_that_belongs_to_no_space_is_clipped():
    square = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
    hexagon = Polygon(((40, 40), (60, 40), (60, 60), (40, 60)), "", "ink")
    land = Group(
        (
            Polygon(square, "land"),
            Line(((0, 50), (10, 50), (50, 50), (90, 50), (100, 50)), "ink"),
            Line(((0, 5), (100, 5)), "ink"),
            Text(5, 5, "far", 8),
            Text(50, 50, "near", 8),
        )
    )
    space = Group((hexagon,), space=7, name="A7", x=50, y=50)
    scene = Scene(100, 100, base=(land, space, Group((Circle(2, 2, 1, "red"),))))
    shown = cut(scene, {7})
    assert (shown.width, shown.height) == (32, 32)
    ground, own = shown.base
    assert isinstance(ground, Group) and isinstance(own, Group) and own.space == 7
    polygon, line, text = ground.ops
    # Twelve units beyond the 32 that are left: no edge can be seen.
    assert isinstance(polygon, Polygon) and isinstance(line, Line) and isinstance(text, Text)
    assert set(polygon.points) == {(-12, -12), (44, -12), (44, 44), (-12, 44)}
    assert line.points == ((-24, 16), (16, 16), (56, 16))
    assert text.text == "near"


def test_a_part_that_must_be_wide_has_more_spaces_at_both_sides():
    game = package_of("delphi").new_game(seed=1)
    scene = scene_of(game.rules, game.position, language="en")
    # One space below another, in the middle of the board.
    spaces = {group.space for group in scene.spaces if group.name in ("G11", "K11")}
    narrow, wide = near(scene, spaces, 1.0), near(scene, spaces, 1.0, wide=2.0)
    shown, kept = cut(scene, wide), cut(scene, narrow)
    assert narrow < wide and shown.width > 1.4 * kept.width and shown.height < 1.1 * kept.height
    assert near(scene, spaces, 1.0, wide=0.1) == narrow
