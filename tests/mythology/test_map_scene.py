"""The picture of the map: its hexes, its coasts, and the counters on it."""

import re
from itertools import combinations, pairwise
from math import hypot

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Setting
from oracle_nb.mythology.packs.data_pack import MapData, standard_pack
from oracle_nb.mythology.pieces import OFF
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.ui.base_map import base_map, land_tints, water_tint
from oracle_nb.mythology.ui.coastlines import SIZE, ShoreMaker
from oracle_nb.mythology.ui.counters import Counter, Kind, counter_shapes, initials, stack_shapes
from oracle_nb.mythology.ui.map_scene import picture
from oracle_nb.render.boards.canvas import BoardCanvas
from oracle_nb.render.palette import THEMES, rgb
from oracle_nb.render.scene import Group, Line, Polygon, Scene, Text
from oracle_nb.render.svg import to_svg
from oracle_nb.render.text_map import to_text
from tests.mythology.positions import HERCULES, HYDRA, JASON, position, rules_for


@pytest.fixture(scope="module")
def rules():
    return Mythology(Setting(players=4))


@pytest.fixture(scope="module")
def start(rules):
    return rules.begin(rules.set_up(5), SeededChance(5)).position


@pytest.fixture(scope="module")
def placed(rules, start):
    """Return the position after the god of the first player was placed among own units."""
    side = start.sides[start.turn]
    area = rules.world.area[start.units[32 * side]]
    return rules.apply(start, Action(Verb.PLACE, target=area), SeededChance(1)).position


def pieces(scene: Scene) -> list[Group]:
    """Return what is in the layer of pieces, without the names for small maps."""
    return [op for op in scene.pieces if isinstance(op, Group) and not op.until]


def decoration(scene: Scene, place: int) -> Group:
    """Return shapes that belong to no hex: 0 for land and water, -2 for names."""
    shape = scene.base[place]
    assert isinstance(shape, Group) and shape.space < 0
    return shape


def covers(field, x, y):
    inside = False
    for (x0, y0), (x1, y1) in zip(field, (*field[1:], field[0]), strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside


def test_each_hex_is_a_space_in_words(rules, start):
    scene = picture(rules, start)
    assert [group.space for group in scene.spaces] == list(range(602))
    assert [group.name for group in scene.spaces] == list(rules.world.names)
    titles = {group.name: group.title for group in scene.spaces}
    assert titles["2909"] == "2909, Ister; Haemus (mountains)"
    assert titles["3014"] == "3014, Crete, island (Eastern Sea)"
    assert titles["3217"] == "3217, Egypt, coast (Eastern Sea); Nile (river)"
    assert titles["1411"] == "1411, River Ocean"
    for group in scene.spaces[::40]:
        assert scene.pick(group.x, group.y) == group.space


def test_the_map_is_made_once_for_each_language(rules, start):
    assert picture(rules, start).base is picture(rules, start).base
    polish = picture(rules, start, "pl")
    assert polish.base is picture(Mythology(Setting(players=8)), start, "pl").base
    assert "2909, Kraina Istru; Hajmos (góry)" in {group.title for group in polish.spaces}


def test_shores_keep_what_the_rules_know(rules):
    world = rules.world
    base = base_map(rules.pack)
    land = decoration(base.scene, 0)
    tints = set(land_tints(world).values())
    fields = [op.points for op in land.ops if isinstance(op, Polygon) and op.fill in tints]
    for place, (x, y) in enumerate(base.middles):
        dry = any(covers(field, x, y) for field in fields)
        assert dry == bool(world.land >> place & 1), world.names[place]
    # Land joins adjacent hexes with land, except at straits.
    straits = 0
    for place, name in enumerate(world.names):
        for near in world.neighbors[place]:
            if place < near and world.land >> place & world.land >> near & 1:
                strait = f"{name}-{world.names[near]}" in rules.pack.straits
                (ax, ay), (bx, by) = base.middles[place], base.middles[near]
                middle = (ax + bx) / 2, (ay + by) / 2
                dry = any(covers(field, *middle) for field in fields)
                # On the border of two Areas the middle belongs to either.
                if dry == strait:
                    dry = any(
                        covers(field, middle[0] + d, middle[1] + d)
                        for field in fields
                        for d in (-0.1, 0.1)
                    )
                assert dry != strait, (name, world.names[near])
                straits += strait
    assert straits == len(rules.pack.straits)


def test_adjacent_land_areas_have_different_tints(rules):
    tints = land_tints(rules.world)
    lands = [n for n, area in enumerate(rules.pack.area) if area.kind == "land"]
    alike = [
        (land, other)
        for land, other in combinations(lands, 2)
        if other in rules.world.border_areas(land) and tints[land] == tints[other]
    ]
    assert alike == []
    seas = [n for n, area in enumerate(rules.pack.area) if area.kind == "water"]
    assert {water_tint(rules.pack, n) for n in seas} == {"ocean", "sea-0", "sea-1", "sea-2"}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_only_counters_in_large_areas_can_cover_a_name_and_no_name_covers_another(rules, language):
    base = base_map(rules.pack, language)
    names = [op for op in decoration(base.scene, -2).ops if isinstance(op, Text) and op.bold]
    written = " ".join(op.text for op in names)
    assert written == " ".join(area.name(language) for area in rules.pack.area)
    # Letters of a bold font are on average less than 0.66 of its height wide.
    boxes = [(op.x, op.y, 0.33 * op.size * len(op.text), 0.4 * op.size) for op in names]
    for (ax, ay, aw, ah), (bx, by, bw, bh) in combinations(boxes, 2):
        # The two lines of one name touch.
        assert abs(ax - bx) >= aw + bw or abs(ay - by) >= 0.9 * (ah + bh)
    r = 0.44 * SIZE
    large = {n for n in range(len(rules.pack.area)) if len(rules.world.hexes_of(n)) >= 12}
    covered = 0
    for x, y, w, h in boxes:
        here = [
            rules.world.area[place]
            for place, (cx, cy) in enumerate(base.middles)
            if abs(x - cx) < w + r and abs(y - cy + 0.03 * SIZE) < h + r - 0.05 * SIZE
        ]
        # Two adjacent hexes of the same large Area.
        assert not here or (len(here) == 2 and here[0] == here[1] and here[0] in large)
        covered += bool(here)
    assert covered < len(boxes) / 2


@pytest.mark.parametrize("number", range(1, 9))
def test_counters_keep_to_their_hex(number):
    counter = Counter("monster", "64", True, "unit:63")
    shapes, moving = stack_shapes([counter] * number, 0, 0, SIZE)
    for op in shapes:
        inner = op.points if isinstance(op, Polygon | Line) else ((op.x, op.y),)
        assert all(hypot(x, y) <= 0.83 * SIZE for x, y in inner)
    texts = [op.text for op in shapes if isinstance(op, Text)]
    assert texts == (["64"] * number if number < 5 else [*["64"] * 3, f"+{number - 3}"])
    # All of a unit moves, and nothing else.
    assert [key for key, _, _ in moving] == ["unit:63"] * texts.count("64")
    for _, start, end in moving:
        assert end - start == 4 and sum(isinstance(op, Text) for op in shapes[start:end]) == 1


def test_kinds_of_counters_differ_in_shape():
    kinds: tuple[Kind, ...] = ("hero", "monster", "prize")
    shapes = [counter_shapes(Counter(kind, "7"), 0, 0, 10)[0] for kind in kinds]
    assert len({shape.points for shape in shapes if isinstance(shape, Polygon)}) == 3


@pytest.mark.parametrize("language", ["en", "pl"])
def test_initials_tell_all_prizes_and_helpers_apart(language):
    pack = standard_pack()
    texts = [initials(piece.name(language)) for piece in (*pack.prize, *pack.helper)]
    assert len({*texts}) == len(texts)


def test_pieces_are_where_the_position_has_them(rules, start):
    scene = picture(rules, start)
    shown = {group.space: group for group in pieces(scene)}
    for unit, hex_ in enumerate(start.units):
        assert f" {unit + 1} {rules.pack.units[unit].en}" in shown[hex_].title
    for prize, hex_ in enumerate(start.prizes):
        assert f"Prize {rules.pack.prize[prize].en}" in shown[hex_].title
    assert len(shown) == len({*start.units, *start.prizes})
    gone = replace(start, units=(OFF, *start.units[1:]))
    assert "Achilles" not in str(picture(rules, gone).pieces)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_names_alone_are_larger_and_no_name_is_pale(rules, start, language):
    named = [
        [shape for shape in piece.ops if isinstance(shape, Text) and shape.zoom > 1]
        for piece in pieces(picture(rules, start, language))
    ]
    sizes = [name.size for names in named for name in names]
    # Canvas and SVG fade small letters out, so a long name would be pale.
    assert len(sizes) > 40 and min(sizes) == 0.2 * SIZE
    alone = [names[0] for names in named if len(names) == 1]
    assert {name.size for name in alone if len(name.text) <= 12} == {0.24 * SIZE}


def test_names_of_two_units_are_between_their_counters_and_the_ring_of_a_fight():
    rules, space = rules_for(), "2913"
    at = position(rules, {HERCULES: space, HYDRA: space})
    at = replace(at, entered=1 << HERCULES, battlefields=(rules.world.index[space],))
    (group,) = (piece for piece in pieces(picture(rules, at)) if piece.id == f"on-{space}")
    first, second = (shape for shape in group.ops if isinstance(shape, Text) and shape.zoom > 1)
    assert [first.text, second.text] == ["Hercules", "Hydra"]
    ring = next(shape for shape in group.ops if isinstance(shape, Line))
    counters = [shape for shape in group.ops if isinstance(shape, Polygon)]
    # Capitals are 0.7 of the size of their font, and other letters have tails below the line.
    assert max(y for shape in counters for _, y in shape.points) < first.y - 0.35 * first.size
    assert second.y - first.y > first.size
    edge = max(y for _, y in ring.points) - ring.width / 2
    assert second.y + 0.35 * second.size < edge


def test_a_god_is_at_the_name_of_its_area_and_its_units_are_marked(rules, placed):
    scene = picture(rules, placed)
    area = placed.areas[placed.turn]
    god = rules.pack.god[placed.gods[placed.turn]].en
    (plate,) = [piece for piece in pieces(scene) if piece.title.startswith(f"{god} is in ")]
    assert plate.space == base_map(rules.pack).labels[area].lower
    assert any(isinstance(op, Text) and op.text == god for op in plate.ops)
    (line,) = [piece for piece in pieces(scene) if piece.id == "god-area"]
    assert all(isinstance(op, Line) for op in line.ops)
    marked = sum(piece.title.count("(can move)") for piece in pieces(scene))
    assert marked == placed.movable.bit_count() > 0


def test_a_line_surrounds_the_area_of_each_god_last_that_of_the_turn(rules, placed):
    areas = tuple(rules.world.area[placed.units[unit]] for unit in (0, 33))
    start = replace(placed, areas=(*areas, *placed.areas[2:]), turn=0)
    lines = [piece for piece in pieces(picture(rules, start)) if piece.id.startswith("god-area")]
    # On a whole map nothing else shows where gods are.
    assert [line.id for line in lines] == ["god-area-1", "god-area"]
    widths = [max(op.width for op in line.ops if isinstance(op, Line)) for line in lines]
    assert widths[0] < widths[1]


def test_numbers_are_in_the_same_place_of_every_hex(rules):
    for language in ("en", "pl"):
        hexes = base_map(rules.pack, language).scene.spaces
        texts = [(hex_, op) for hex_ in hexes for op in hex_.ops if isinstance(op, Text)]
        assert len({round(op.y - text.y, 3) for text, op in texts}) == 1


def test_plates_leave_the_number_of_an_empty_hex_visible(rules, placed):
    lower = base_map(rules.pack).labels[placed.areas[placed.turn]].lower
    for unit in (OFF, lower):
        start = replace(placed, units=(unit, *(OFF for _ in placed.units[1:])))
        (plate,) = [
            piece for piece in pieces(picture(rules, start)) if piece.id.startswith("gods-")
        ]
        texts = [op.text for op in plate.ops if isinstance(op, Text)]
        assert (rules.world.names[lower] in texts) is (unit == OFF)


def test_a_step_changes_only_a_few_hexes_of_the_picture(rules, placed):
    action = next(
        candidate for candidate in rules.legal_actions(placed) if candidate.verb is Verb.STEP
    )
    after = rules.apply(placed, action, SeededChance(1)).position
    old, new = picture(rules, placed), picture(rules, after)
    assert old.base is new.base
    changed = {op.space for op in {*old.pieces} ^ {*new.pieces} if isinstance(op, Group)}
    assert {placed.units[action.unit], action.target} <= changed
    assert len(changed) <= 8


def test_every_backend_draws_it(rules, start):
    scene = picture(rules, start)
    for theme in THEMES:
        assert to_svg(scene, theme).count("data-space") == 602 + len(pieces(scene))
    # The page draws all of it at any size, so names of hexes come along.
    assert len(BoardCanvas(scene).view.state()[3].data) < 185_000
    text = to_text(scene)
    above, below = next(pair for pair in pairwise(text.splitlines()) if " 3111 " in pair[0])
    assert below[above.index("3111") :].startswith("Th")
    assert any(line.split() == ["Ae", "Aethiopia"] for line in text.splitlines())
    # A terminal paints land in the tint of its Area, although hexes are bare outlines.
    ground = ";".join(map(str, rgb(scene.spaces[200].tone)))
    assert f";48;2;{ground}m" in to_text(scene, color=True)


def test_every_shore_has_a_line(rules):
    shores = ShoreMaker(rules.world, 0, 0).make()
    drawn = {frozenset(pair) for line in shores.coasts for pair in pairwise(line)}
    borders = {frozenset(pair) for line in shores.borders for pair in pairwise(line)}
    edges = [
        frozenset((corner, other))
        for _, shape in shores.lands
        for corner, other in zip(shape, (*shape[1:], shape[0]), strict=True)
    ]
    bare = [edge for edge in edges if edge not in drawn | borders]
    assert bare == []


def test_a_map_that_stands_in_says_so(rules, start):
    assert "Stand-in for the printed map" in to_svg(picture(rules, start))
    own = replace(rules.pack, id="own", stand_in=False)
    assert "Stand-in" not in to_svg(base_map(own).scene)


def test_a_small_map_of_ones_own_is_drawn(rules):
    grid = """
   28  29  30  31
11 Grw Gr- Gr- Th-
12 ..w Grt Gr- ..s
"""
    areas = tuple(area for area in rules.pack.area if area.sign in ("Gr", "Th", "w", "t", "s"))
    own = replace(rules.pack, id="small", map=MapData(grid), area=areas)
    scene = base_map(own).scene
    assert [group.name for group in scene.spaces] == [
        f"{column}{row}" for column in range(28, 32) for row in (11, 12)
    ]
    # The lake has only the water of a coast, and most rivers and straits aren't on this map.
    assert "Lake" in to_svg(scene)


def test_swords_are_drawn_where_enemies_are_left(rules, placed):
    """The loser of a fight leaves the map; what entered that hex has nothing more to do there."""
    hero, monster = placed.units[0], 32
    units = [OFF] * len(placed.units)
    units[0] = units[monster] = hero
    fighting = replace(placed, units=tuple(units), battlefields=(hero,), entered=1)

    def swords(position):
        return [
            shape
            for group in pieces(picture(rules, position))
            for shape in group.ops
            if isinstance(shape, Line) and shape.stroke == "refuse" and shape.width == 2.0
        ]

    assert swords(fighting)
    units[monster] = OFF
    assert not swords(replace(fighting, units=tuple(units)))


def test_only_units_that_can_move_on_are_marked():
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", JASON: "2811", HYDRA: "2912"})
    entered = replace(at, entered=1 << HERCULES, battlefields=(at.units[HERCULES],))
    for case, named in (
        (at, ["Jason", "Hercules"]),
        (entered, ["Jason"]),
        (replace(entered, power=(1, *at.power[1:])), []),
    ):
        titles = " ".join(x.title for x in picture(rules, case).pieces if isinstance(x, Group))
        assert re.findall(r"(\w+) \(can move\)", titles) == named
