"""Parts of a scene."""

from oracle_nb.render.cropping import window
from oracle_nb.render.scene import Circle, Scene, Text


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
