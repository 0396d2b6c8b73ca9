"""Thumbnails: few bytes, no texts, and the colors of the pieces."""

import gzip
import xml.etree.ElementTree as ET

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.render.palette import color
from oracle_nb.render.scene import Circle, Group, Line, Polygon, Scene, Symbol, Text
from oracle_nb.render.thumbnails import WIDTH, thumbnail


@pytest.mark.parametrize("name", ["delphi", "mythology"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_board_takes_a_few_kilobytes(name, theme):
    package = package_of(name)
    game = package.new_game(players=3, seed=3)
    drawn = thumbnail(package.scene(game.rules, game.position), theme)
    assert len(gzip.compress(drawn.encode())) < 4_500
    root = ET.fromstring(drawn)
    kinds = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert kinds == {"svg", "path"}


def test_shapes_are_drawn_in_their_order_and_those_alike_together():
    square = ((0.0, 0.0), (50.0, 0.0), (50.0, 50.0), (0.0, 50.0))
    moved = tuple((x + 50, y) for x, y in square)
    spaces = tuple(
        Group((Polygon(points, "water"), Circle(x, 25, 5, "red"), Text(x, 25, "A1", 9)), space=n)
        for n, (points, x) in enumerate(((square, 25.0), (moved, 75.0)))
    )
    ship = Group((Symbol("ship", 25, 25, 10, "blue"),))
    scene = Scene(100, 50, spaces, (ship,), (Line(((0, 0), (90, 40)), "route", 3),))
    water, red, blue = (color(name) for name in ("water", "red", "blue"))
    assert thumbnail(scene) == (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} 200" '
        'stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="M0 0l200 0l0 200l-200 0zM200 0l200 0l0 200l-200 0z" fill="{water}"/>'
        f'<path d="M100 100h0M300 100h0" stroke="{red}" stroke-width="40"/>'
        f'<path d="M100 100h0" stroke="{blue}" stroke-width="64"/></svg>'
    )
    assert color("route") in thumbnail(scene, overlay=True)
    with pytest.raises(ValueError, match="theme"):
        thumbnail(scene, "sepia")


def test_light_pieces_keep_an_outline_that_is_wide_enough_to_see():
    shield = ((10.0, 10.0), (40.0, 10.0), (25.0, 40.0))
    wide, fine = (
        thumbnail(Scene(100, 50, (), (Group((Polygon(shield, "hero", "on-hero", width),)),)))
        for width in (1.2, 0.2)
    )
    assert f'stroke="{color("on-hero")}" stroke-width="5"' in wide and "stroke=" not in fine
