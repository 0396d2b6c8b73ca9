"""Hex arithmetic: it must be the geometry of the plane, with y downwards."""

from itertools import pairwise
from math import cos, hypot, isclose, pi, sin, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.core import hexgrid as hg

coordinate = st.integers(-1000, 1000)
hexes = st.tuples(coordinate, coordinate)


def close(a, b):
    return all(isclose(x, y, abs_tol=1e-6) for x, y in zip(a, b, strict=True))


@given(hexes)
def test_neighbors_are_the_six_hexes_at_distance_one(h):
    assert hg.neighbors(h) == tuple(hg.add(h, d) for d in hg.DIRECTIONS)
    assert len(set(hg.neighbors(h))) == 6
    for n in hg.neighbors(h):
        assert hg.distance(h, n) == 1
        (x, y), (nx, ny) = hg.center(h), hg.center(n)
        assert isclose(hypot(nx - x, ny - y), sqrt(3))


def test_neighbors_go_clockwise_from_the_east():
    east, south_east, *_ = map(hg.center, hg.neighbors((0, 0)))
    assert east[0] > 0 and isclose(east[1], 0)
    assert south_east[0] > 0 and south_east[1] > 0, "y grows downwards"
    for before, after in pairwise(hg.DIRECTIONS):
        assert hg.turn(before) == after


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a, b, c):
    assert hg.distance(a, b) == hg.distance(b, a)
    assert (hg.distance(a, b) == 0) == (a == b)
    assert hg.distance(a, c) <= hg.distance(a, b) + hg.distance(b, c)


@given(hexes, hexes)
def test_a_neighbor_leads_one_step_nearer(a, b):
    if a != b:
        steps = [hg.distance(n, b) for n in hg.neighbors(a)]
        assert min(steps) == hg.distance(a, b) - 1


@given(hexes, st.integers(-20, 20))
def test_turning_is_turning_the_plane_clockwise(h, turns):
    x, y = hg.center(h)
    angle = turns * pi / 3
    turned = (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
    assert close(hg.center(hg.turn(h, turns)), turned)
    assert hg.turn(hg.turn(h, turns), -turns) == h


@given(hexes)
def test_the_mirror_exchanges_left_and_right(h):
    x, y = hg.center(h)
    assert close(hg.center(hg.mirror(h)), (-x, y))
    assert hg.mirror(hg.mirror(h)) == h
    assert hg.mirror(hg.turn(h)) == hg.turn(hg.mirror(h), -1)


@given(
    hexes,
    st.floats(0.1, 100),
    st.floats(0, 0.86),
    st.floats(0, 2 * pi),
)
def test_a_pixel_inside_a_hex_finds_it(h, size, far, angle):
    x, y = hg.center(h, size)
    point = (x + size * far * cos(angle), y + size * far * sin(angle))
    assert hg.hex_at(point, size) == h


def test_corners_lie_size_away_and_the_first_is_the_top():
    corners = hg.corners((3, -2), 10)
    x, y = hg.center((3, -2), 10)
    assert close(corners[0], (x, y - 10))
    assert corners[1][0] > x, "clockwise on the screen"
    assert all(isclose(hypot(cx - x, cy - y), 10) for cx, cy in corners)
    shared = {(round(a, 6), round(b, 6)) for a, b in corners}
    other = {(round(a, 6), round(b, 6)) for a, b in hg.corners((4, -2), 10)}
    assert len(shared & other) == 2, "adjacent hexes share an edge"


@pytest.mark.parametrize(
    ("point", "size"),
    [
        *(((float(text), 0), 1) for text in ("nan", "inf", "-inf")),
        *(((0, float(text)), 1) for text in ("nan", "inf", "-inf")),
        *(((0, 0), size) for size in (0, -1, float("inf"), float("nan"))),
    ],
)
def test_pixels_that_are_none(point, size):
    with pytest.raises(ValueError, match="no hex at"):
        hg.hex_at(point, size)


def test_flat_tops_lie_in_columns():
    assert hg.center((0, 1), 2.0, flat=True) == pytest.approx((0, 2 * sqrt(3)))
    assert hg.center((1, 0), 2.0, flat=True) == pytest.approx((3, sqrt(3)))
    points = hg.corners((2, -1), 10.0, flat=True)
    assert points[0][1] == pytest.approx(points[1][1])  # The top is an edge.
    x, y = hg.center((2, -1), 10.0, flat=True)
    assert all(hypot(px - x, py - y) == pytest.approx(10) for px, py in points)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*points, points[0])))
    assert area > 0  # clockwise, as y grows downwards


@given(hexes, st.floats(0.1, 100), st.floats(-0.4, 0.4), st.floats(-0.4, 0.4))
def test_a_pixel_in_a_flat_hex_is_found(hex_, size, dx, dy):
    x, y = hg.center(hex_, size, flat=True)
    assert hg.hex_at((x + dx * size, y + dy * size), size, flat=True) == hex_
