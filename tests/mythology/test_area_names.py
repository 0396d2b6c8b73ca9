"""The larger names of Areas on a small map: where they are, and where they are left out."""

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.mythology.model.position import Setting
from oracle_nb.mythology.pieces import OFF
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.ui.area_names import UNTIL
from oracle_nb.mythology.ui.base_map import base_map
from oracle_nb.mythology.ui.map_scene import picture
from oracle_nb.render.boards.paint import legible_unit
from oracle_nb.render.cropping import cut
from oracle_nb.render.png import to_png
from oracle_nb.render.scene import Group, Polygon, Text
from oracle_nb.render.svg import LayerWriter, to_svg


@pytest.fixture(scope="module")
def rules():
    return Mythology(Setting(players=4))


@pytest.fixture(scope="module")
def start(rules):
    return rules.begin(rules.set_up(5), SeededChance(5)).position


@pytest.fixture(scope="module")
def bare(start):
    """Return a position without any counter."""
    return replace(start, units=(OFF,) * len(start.units), prizes=(OFF,) * len(start.prizes))


def names_of(rules, position, language="en"):
    scene = picture(rules, position, language)
    (group,) = [op for op in scene.pieces if isinstance(op, Group) and op.id == "area-names"]
    return [op for op in group.ops if isinstance(op, Text)]


def named(rules, texts, language="en"):
    """Return the Areas that are named in one line or two."""
    lines = [text.text for text in texts]
    pairs = {f"{upper} {lower}" for upper, lower in pairwise(lines)}
    return {area.sign for area in rules.pack.area if area.name(language) in {*lines} | pairs}


def box(text):
    """Return the edges of the letters of a text."""
    wide, tall = 0.27 * text.size * len(text.text), 0.36 * text.size
    return text.x - wide, text.y - tall, text.x + wide, text.y + tall


def meet(box, other):
    return box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]


def counters(scene):
    """Return the edges of the counters of each space."""
    for op in scene.pieces:
        if isinstance(op, Group) and op.id.startswith("on-"):
            points = [
                point for shape in op.ops if isinstance(shape, Polygon) for point in shape.points
            ]
            xs, ys = zip(*points, strict=True)
            yield min(xs), min(ys), max(xs), max(ys)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_map_without_counters_names_all_areas_apart_from_each_other(rules, bare, language):
    texts = names_of(rules, bare, language)
    assert named(rules, texts, language) == {area.sign for area in rules.pack.area}
    assert not [pair for pair in combinations(texts, 2) if meet(*map(box, pair))]
    base = base_map(rules.pack, language).scene
    for left, top, right, bottom in map(box, texts):
        assert 0 < left < right < base.width and 0 < top < bottom < base.height


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("seed", range(5, 9))
def test_nearly_all_names_find_a_place_beside_counters(rules, language, seed):
    position = rules.begin(rules.set_up(seed), SeededChance(seed)).position
    texts = names_of(rules, position, language)
    assert len(named(rules, texts, language)) >= len(rules.pack.area) - 2
    assert not [pair for pair in combinations(texts, 2) if meet(*map(box, pair))]
    edges = tuple(counters(picture(rules, position)))
    below = [text.text for text in texts if any(meet(box(text), other) for other in edges)]
    assert len(below) <= 9


def test_a_name_makes_way_for_a_counter_and_is_below_the_counters(rules, bare):
    texts = names_of(rules, bare)
    (egypt,) = [text for text in texts if text.text == "Egypt"]
    middles = base_map(rules.pack).middles
    hex_ = min(
        range(len(middles)),
        key=lambda n: abs(middles[n][0] - egypt.x) + abs(middles[n][1] - egypt.y),
    )
    position = replace(bare, units=(hex_, *bare.units[1:]))
    (moved,) = [text for text in names_of(rules, position) if text.text == "Egypt"]
    assert (moved.x, moved.y) != (egypt.x, egypt.y)
    (edges,) = counters(picture(rules, position))
    assert not meet(box(moved), edges)
    ids = [op.id for op in picture(rules, position).pieces if isinstance(op, Group)]
    assert ids.index("area-names") < ids.index(f"on-{rules.world.names[hex_]}")


def test_they_are_shown_where_the_names_of_the_map_are_illegible(rules):
    sizes = {label.size for label in base_map(rules.pack).labels}
    assert pytest.approx(legible_unit(max(sizes), bold=True), abs=0.001) == UNTIL


def test_pictures_of_one_size_are_drawn_without_them(rules, start):
    scene = picture(rules, start)
    without = replace(
        scene,
        pieces=tuple(op for op in scene.pieces if not isinstance(op, Group) or not op.until),
    )
    assert len(without.pieces) == len(scene.pieces) - 1
    assert to_svg(scene) == to_svg(without)
    assert to_png(scene, 0.2) == to_png(without, 0.2)
    part = range(200, 230)
    assert cut(scene, part) == cut(without, part)


def test_a_page_shows_them_from_their_first_legible_size_on(rules, start):
    elements = LayerWriter("dark", "p-").elements(picture(rules, start).pieces)
    (names,) = [element for element in elements if 'id="p-area-names"' in element]
    shown = "min(calc((0.307 - var(--u,9))*99),calc((var(--u,9) - 0.119)*99))"
    assert names.startswith(f'<g id="p-area-names" style="opacity:{shown}">')
    # A halo keeps coasts and borders away from the letters.
    assert names.count('stroke="#10171E"') == names.count('paint-order="stroke"') > 30
