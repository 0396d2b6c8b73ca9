"""Marks, labels and legends of measures: nothing leaves the picture, overlaps or misleads."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

import pytest

from oracle_nb.delphi.board import Board, make_layout
from oracle_nb.delphi.ui.board_scene import draw_board
from oracle_nb.explorer import measure_scenes
from oracle_nb.explorer.graph import bridges, chokepoints
from oracle_nb.render.scene import Circle, Group, Line, Op, Polygon, Scene, Shape, Text, outline

BOARD: Final = Board(make_layout("free", 7))
SCENE: Final = draw_board(BOARD)
WAYS: Final = {i: BOARD.sailing[i] for i in BOARD.water}
NUMBERS: Final = {space: number * 1.25 for number, space in enumerate(BOARD.water)}
LANES: Final = {(i, j): i + j for i, row in WAYS.items() for j in row if i < j}
BRIDGES: Final = bridges(WAYS) or [next(iter(LANES))]
HEAT: Final = measure_scenes.heat(SCENE, NUMBERS, "A caption", start=BOARD.water[0])
WEAK: Final = measure_scenes.weak_spots(SCENE, chokepoints(WAYS), BRIDGES, ("ring", "beam"))
LONG: Final = measure_scenes.weak_spots(SCENE, {}, BRIDGES, (20 * "ring ", "beam"))
LABEL: Final = 0.25
"""Half the width of a letter, as a share of the size of a text."""


def shapes(ops: Iterable[Op]) -> Iterator[Shape]:
    for op in ops:
        yield from op.ops if isinstance(op, Group) else (op,)


def box(shape: Shape) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom of a shape."""
    match shape:
        case Text(x, y, text, size):
            half = LABEL * size * len(text)
            return x - half, y - size / 2, x + half, y + size / 2
        case Circle(x, y, r):
            return x - r, y - r, x + r, y + r
        case Polygon(points) | Line(points):
            xs, ys = zip(*points, strict=True)
            return min(xs), min(ys), max(xs), max(ys)
    return shape.x, shape.y, shape.x, shape.y


def below(drawn: Scene) -> list[Shape]:
    """Return what is drawn below the board."""
    return [shape for shape in shapes(drawn.overlay) if box(shape)[1] > SCENE.height - 5]


@pytest.mark.parametrize(
    "drawn",
    [
        HEAT,
        WEAK,
        LONG,
        measure_scenes.lanes(SCENE, LANES, "Lanes"),
        measure_scenes.marked(SCENE, {BOARD.water[1]: "2"}, BOARD.water[0], "Reach"),
    ],
)
def test_everything_is_inside_the_picture(drawn: Scene) -> None:
    for shape in shapes([*drawn.base, *drawn.overlay]):
        left, top, right, bottom = box(shape)
        assert left >= -5 and top >= -5 and right <= drawn.width + 5 and bottom <= drawn.height + 5
        assert left <= right and top <= bottom


def test_a_space_has_its_name_above_its_number_and_both_inside() -> None:
    groups = [op for op in HEAT.overlay if isinstance(op, Group)]
    drawn = {op.space: op for op in groups if isinstance(op.ops[-1], Text)}
    for space in NUMBERS:
        left, top, right, bottom = box(Polygon(outline(drawn[space])))
        name, number = (box(op) for op in drawn[space].ops if isinstance(op, Text))
        for label in (name, number):
            assert left < label[0] < label[2] < right and top < label[1] < label[3] < bottom
        assert name[3] <= number[1] + 1
        assert number[3] - number[1] > 1.5 * (name[3] - name[1])


def test_a_legend_has_its_tones_in_a_row_with_the_numbers_under_them() -> None:
    tones = [box(shape) for shape in below(HEAT) if isinstance(shape, Polygon)]
    caption, *labels = (shape for shape in below(HEAT) if isinstance(shape, Text))
    assert len(tones) == len(labels) == measure_scenes.STEPS
    assert caption.x == HEAT.width / 2
    assert tones[0][0] + tones[-1][2] == pytest.approx(HEAT.width)
    assert all(tone[2] == pytest.approx(other[0]) for tone, other in pairwise(tones))
    for tone, label in zip(tones, labels, strict=True):
        assert tone[2] - tone[0] > 2 * (tone[3] - tone[1])
        assert tone[0] <= box(label)[0] and box(label)[2] <= tone[2]
        assert caption.y < tone[1] < tone[3] <= label.y - label.size / 2 <= HEAT.height
    assert caption.size > labels[0].size > 8


def test_captions_of_marks_stand_beside_a_sample_of_the_mark() -> None:
    ring, beam = (shape for shape in below(WEAK) if isinstance(shape, Text) and len(shape.text) > 1)
    assert ring.x == beam.x == WEAK.width / 2 and ring.y + ring.size < beam.y
    coins = [box(shape) for shape in below(WEAK) if isinstance(shape, Circle)]
    lines = [box(shape) for shape in below(WEAK) if isinstance(shape, Line)]
    assert coins and lines
    for caption, sample in ((ring, coins), (beam, lines)):
        middle = (min(row[1] for row in sample) + max(row[3] for row in sample)) / 2
        assert abs(middle - caption.y) < caption.size
        assert 0 < box(caption)[0] - max(row[2] for row in sample) < 2 * caption.size


def test_a_bridge_lies_between_its_spaces_with_a_foot_before_each() -> None:
    drawn = measure_scenes.weak_spots(SCENE, {}, BRIDGES[:1])
    (bridge,) = (op for op in drawn.overlay if isinstance(op, Group) and len(op.ops) == 4)
    a, b = (SCENE.group(space) for space in BRIDGES[0])
    under, over, *feet = (op for op in bridge.ops if isinstance(op, Line))
    assert under.points == over.points and under.width > over.width
    for (x, y), share in zip(over.points, (0.2, 0.8), strict=True):
        assert (x, y) == pytest.approx((a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)))
    for foot, (x, y) in zip(feet, over.points, strict=True):
        (x0, y0), (x1, y1) = foot.points
        assert ((x0 + x1) / 2, (y0 + y1) / 2) == pytest.approx((x, y))
        assert (x1 - x0) * (b.x - a.x) + (y1 - y0) * (b.y - a.y) == pytest.approx(0, abs=1e-6)
        assert (x1 - x0) ** 2 + (y1 - y0) ** 2 == pytest.approx(16**2)


def test_the_five_largest_lanes_have_a_plate_wide_enough_for_the_number() -> None:
    lanes = {lane: 1000 + number for number, lane in enumerate(LANES)}
    drawn = measure_scenes.lanes(SCENE, lanes, "")
    plates = [op for op in drawn.overlay if isinstance(op, Group) and isinstance(op.ops[-1], Text)]
    assert len(plates) == 5
    for plate, (a, b) in zip(plates, list(lanes)[-5:], strict=True):
        under, over, text = plate.ops
        assert isinstance(under, Line) and isinstance(over, Line)
        rim, ground, label = box(under), box(over), box(text)
        ends = [SCENE.group(space) for space in (a, b)]
        assert label[0] + label[2] == pytest.approx(sum(space.x for space in ends))
        assert rim == ground and rim[0] + rim[2] == pytest.approx(label[0] + label[2])
        # The rounded ends of the line add half its width on either side.
        assert rim[2] - rim[0] + 18 > label[2] - label[0]
        assert under.width > over.width > 14
