from math import hypot

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.core.hexgrid import center, hex_at
from oracle_nb.delphi.board import Board, compact_layout
from oracle_nb.delphi.ui.board_scene import draw_board
from oracle_nb.delphi.ui.shapes import SIZE
from oracle_nb.render.scene import (
    Circle,
    Group,
    Line,
    Polygon,
    Scene,
    Symbol,
    Text,
    outline,
)

SEA = Board(compact_layout(3))
SCENE = draw_board(SEA)
AT = {space.hex: space.index for space in SEA.spaces}
FIRST = SCENE.group(0)
HOME = center(SEA.spaces[0].hex, SIZE)
SHIFT = (FIRST.x - HOME[0], FIRST.y - HOME[1])


@given(st.floats(-50, 1050), st.floats(-50, 1050))
def test_pick_agrees_with_the_hex_grid(x, y):
    here = hex_at((x - SHIFT[0], y - SHIFT[1]), SIZE)
    spot = center(here, SIZE)
    # Within a hair of an edge either neighbor is right.
    if _near_edge(x - SHIFT[0] - spot[0], y - SHIFT[1] - spot[1]):
        return
    assert SCENE.pick(x, y) == AT.get(here)


def _near_edge(dx, dy):
    half = SIZE * 3**0.5 / 2
    reach = max(abs(dx), abs(dx) / 2 + abs(dy) * 3**0.5 / 2)
    return abs(reach - half) < 1e-6


def test_pick_finds_every_space_by_its_middle(sea_scene):
    for group in sea_scene.spaces:
        assert sea_scene.pick(group.x, group.y) == group.space


@pytest.mark.parametrize("place", [(-1.0, 5.0), (1e9, 1e9), (float("nan"), 0.0), (2.0, 2.0)])
def test_pick_beside_the_board_is_none(sea_scene, place):
    assert sea_scene.pick(*place) is None


def test_arrows_to_the_side_go_to_the_neighbor_and_back(sea, sea_scene):
    for space in sea.spaces:
        q, r = space.hex
        if (q + 1, r) in AT:
            east = sea_scene.step(space.index, 1, 0)
            assert east == AT[q + 1, r]
            assert sea_scene.step(east, -1, 0) == space.index


def test_arrows_up_and_down_keep_to_their_column(sea_scene):
    for start in sea_scene.spaces:
        here, column = start.space, start.x
        while (above := sea_scene.step(here, 0, -1, column)) != here:
            assert sea_scene.group(above).y < sea_scene.group(here).y
            straight = sea_scene.pick(column, sea_scene.group(above).y)
            if straight is not None and abs(sea_scene.group(here).x - column) < SIZE:
                # On the edge between two spaces either will do.
                off = [abs(sea_scene.group(i).x - column) for i in (above, straight)]
                assert off[0] <= off[1] + 1e-6
            here = above


def test_arrows_stay_where_there_is_nothing():
    alone = Scene(10, 10, (Group((Polygon(((0, 0), (9, 0), (9, 9))),), space=4, x=5, y=5),))
    assert [alone.step(4, dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))] == [4] * 4


def test_unknown_space_is_named(scene):
    with pytest.raises(KeyError, match="999"):
        scene.group(999)


def test_a_scene_is_a_value(scene):
    again = msgspec.json.decode(msgspec.json.encode(scene), type=Scene)
    assert again == scene
    assert hash(again) == hash(scene)
    assert scene.with_overlay(Circle(1, 1, 1)) != scene
    assert scene.with_overlay(Circle(1, 1, 1)).base is scene.base


def test_the_outline_of_a_group_is_its_first_closed_shape():
    square = Polygon(((0, 0), (9, 0), (9, 9), (0, 9)))
    assert outline(Group((Line(((0, 0), (1, 1))), square, Circle(0, 0, 5)))) == square.points
    around = outline(Group((Circle(10, 20, 5), square)))
    assert all(hypot(x - 10, y - 20) == pytest.approx(5) for x, y in around)
    assert outline(Group(())) == ()


@pytest.mark.parametrize(
    ("shape", "inside", "outside"),
    [
        (Circle(10, 20, 5), (13.0, 23.0), (14.5, 24.5)),
        (Symbol("temple", 10, 20, 5, "land"), (14.5, 24.5), (15.5, 20.0)),
        (Text(10, 20, "stone", 10), (23.0, 20.0), (26.0, 20.0)),
        (Line(((0, 10), (20, 30))), (1.0, 29.0), (21.0, 20.0)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_space_of_any_shape_is_picked(shape, inside, outside):
    scene = Scene(40, 40, (Group((shape,), space=3, x=10, y=20),))
    assert scene.pick(10, 20) == scene.pick(*inside) == 3
    assert scene.pick(*outside) is None
