"""Numbers on a board: tones, labels, legends; nothing by color alone."""

import math

import pytest

from oracle_nb.delphi.board import Board, make_layout
from oracle_nb.delphi.ui.board_scene import draw_board
from oracle_nb.explorer import measure_scenes
from oracle_nb.explorer.graph import bridges, chokepoints
from oracle_nb.explorer.measure_scenes import STEPS, Scale, short
from oracle_nb.render.png import to_png
from oracle_nb.render.scene import Group, Text
from oracle_nb.render.svg import to_svg

BOARD = Board(make_layout("free", 7))
SCENE = draw_board(BOARD)


def texts(ops):
    for op in ops:
        if isinstance(op, Text):
            yield op.text
        elif isinstance(op, Group):
            yield from texts(op.ops)


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0"),
        (12, "12"),
        (0.5, "0.5"),
        (0.126, "0.13"),
        (0.0004, "0.0004"),
        (11.751, "11.8"),
        (123.4, "123"),
        (-1.5, "-1.5"),
        (math.inf, "\N{INFINITY}"),
    ],
)
def test_numbers_are_short(number, text):
    assert short(number) == text
    assert short(number, ",") == text.replace(".", ",")


def test_tones_rise_with_the_numbers_and_each_has_its_place_in_the_legend():
    values = [k / 100 for k in range(64)]
    scale = Scale.from_numbers(values)
    tones = [scale.tone(value) for value in values]
    assert tones == sorted(tones)
    assert set(tones) == set(range(STEPS))
    assert [tone for tone, _ in scale.classes()] == list(range(STEPS))


def test_a_few_whole_numbers_have_a_tone_each():
    scale = Scale.from_numbers([1, 2, 3])
    assert scale.classes() == ((0, "1"), (3, "2"), (6, "3"))
    assert Scale.from_numbers([4, 4]).classes() == ((STEPS // 2, "4"),)


def test_classes_of_whole_numbers_cover_each_number_once():
    for greatest in range(7, 60):
        scale = Scale.from_numbers(range(greatest + 1))
        said = {}
        for tone, label in scale.classes():
            low, _, high = label.partition("\N{EN DASH}")
            for number in range(int(low), int(high or low) + 1):
                said[number] = tone
        assert said == {number: scale.tone(number) for number in range(greatest + 1)}


def test_every_number_is_drawn_on_its_space():
    values = {space: number / 7 for number, space in enumerate(BOARD.water)}
    drawn = measure_scenes.heat(SCENE, values, "Caption")
    on = {op.space: set(texts([op])) for op in drawn.overlay if isinstance(op, Group)}
    scale = Scale.from_numbers(values.values())
    for space, number in values.items():
        assert scale.text(number) in on[space]
    assert "Caption" in set(texts(drawn.overlay))
    assert drawn.height > SCENE.height
    assert drawn.description == "Caption"


def test_unreachable_spaces_have_no_number():
    drawn = measure_scenes.heat(SCENE, {BOARD.water[0]: math.inf, BOARD.water[1]: 3}, "")
    on = {op.space: set(texts([op])) for op in drawn.overlay if isinstance(op, Group)}
    assert not on[BOARD.water[0]]


def test_chokepoints_are_described_with_the_spaces_they_cut_off():
    ways = {i: BOARD.sailing[i] for i in BOARD.water}
    cuts, lines = chokepoints(ways), bridges(ways)
    drawn = measure_scenes.weak_spots(SCENE, cuts, lines, ("ring", "beam"))
    rings = {op.space: set(texts([op])) for op in drawn.overlay if isinstance(op, Group) and op.id}
    assert rings == {space: {str(number)} for space, number in cuts.items()}
    assert {"ring", "beam"} <= set(texts(drawn.overlay))
    assert measure_scenes.weak_spots(SCENE, cuts, lines).height == SCENE.height


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_picture_can_be_kept_as_svg_and_png(theme):
    ways = {i: BOARD.sailing[i] for i in BOARD.water}
    values = dict.fromkeys(BOARD.water, 0.25)
    lanes = {(i, j): i + j for i, row in ways.items() for j in row if i < j}
    weak = measure_scenes.weak_spots(SCENE, chokepoints(ways), bridges(ways), ("ring", "beam"))
    for scene in (
        measure_scenes.heat(SCENE, values, "heat", start=BOARD.water[0]),
        measure_scenes.lanes(SCENE, lanes, "lanes"),
        weak,
        measure_scenes.marked(SCENE, {BOARD.water[1]: "2"}, BOARD.water[0], "reach"),
        measure_scenes.plain(SCENE),
    ):
        assert to_svg(scene, theme).startswith("<svg")
        assert to_png(scene, 0.2, theme).startswith(b"\x89PNG")
