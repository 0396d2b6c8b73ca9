"""Layouts: every fault is found, and what the generators make has none."""

import math
import os
import subprocess
import sys
import time
from itertools import permutations, product
from random import Random
from typing import Any

import msgspec
import networkx as nx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from oracle_nb.delphi.board import (
    GENERATORS,
    Fault,
    Layout,
    LayoutFormatError,
    Placement,
    Terrain,
    board_of,
    compact_layout,
    free_layout,
    make_layout,
    read_kind,
    tiles,
)
from oracle_nb.delphi.board.bits import Window
from oracle_nb.delphi.board.compact import arrangement
from oracle_nb.delphi.board.faults import (
    FARTHEST,
    MOST_SPACES,
    PROBLEMS,
    _sea_faults,
    city_gaps,
    find_faults,
)
from oracle_nb.hexgrid import Hex, center, mirror, neighbors

GOOD = compact_layout(0)
ENCLOSED = {(-6, 1), (-2, -3), (0, 6), (1, 6), (3, -3)}
"""The gaps that the cities of the compact arrangement enclose (facts.md)."""

replace = msgspec.structs.replace


def legal_by_networkx(layout):
    """board.tiles, .connected, .access, .cities checked anew, without the code under test."""
    assert sorted(p.tile for p in layout.tiles) == sorted(tiles())
    kind, owner = {}, {}
    for p in layout.tiles:
        for h, cell in zip(p.hexes(), tiles()[p.tile].cells, strict=True):
            assert h not in kind, "overlap"
            kind[h], owner[h] = cell.kind, p.tile
    whole = nx.Graph((h, n) for h in kind for n in neighbors(h) if n in kind)
    water = {h for h in kind if kind[h].terrain == Terrain.WATER}
    sea = {h for h in water if not owner[h].startswith("C-")}
    assert nx.is_connected(whole.subgraph(sea)) and nx.is_connected(whole.subgraph(water))
    for h, k in kind.items():
        if k.terrain not in (Terrain.WATER, Terrain.SHALLOW, Terrain.ZEUS):
            assert water & set(neighbors(h)), "access"
    xs, ys = zip(*map(center, sorted(sea)), strict=True)
    x0, y0 = sum(xs) / len(sea), sum(ys) / len(sea)
    cities = [center(h) for h in kind if kind[h].terrain == Terrain.CITY]
    angles = sorted(math.degrees(math.atan2(y - y0, x - x0)) for x, y in cities)
    for before, after in zip(angles, [*angles[1:], angles[0] + 360], strict=True):
        assert 40 <= after - before <= 85


# --- generators ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [*range(30), -1, 10**30])
def test_compact_layouts_are_legal(seed):
    layout = compact_layout(seed)
    legal_by_networkx(layout)
    assert layout.faults() == ()


@settings(max_examples=30, deadline=None)
@given(st.integers(), st.floats(0, 1))
@example(314, 1.0)  # its first try hems a city in
def test_free_layouts_are_legal(seed, looseness):
    layout = free_layout(seed, looseness)
    legal_by_networkx(layout)
    assert layout.faults() == ()


@pytest.mark.parametrize("kind", GENERATORS)
def test_every_kind_of_layout_is_legal(kind):
    for seed in range(12):
        layout = make_layout(kind, seed)
        legal_by_networkx(layout)
        assert layout.faults() == ()


def test_only_kinds_that_there_are_can_be_made():
    with pytest.raises(ValueError, match=r"'tight' is no kind of layout \(compact, contact, free"):
        make_layout("tight", 1)


def test_kinds_touch_as_their_names_say():
    def touching(kind):
        boards = [board_of(make_layout(kind, s)) for s in range(20)]
        return sum(sum(map(len, b.adjacent)) / len(b.spaces) for b in boards) / 20

    assert touching("contact") > touching("free") + 0.2 > touching("loose") + 0.3


def test_the_compact_arrangement_is_what_is_laid():
    """Rings in the middle, each size class in its own slots, the same outline up to mirroring."""
    outlines, faces = set(), set()
    holders: dict[str, set[frozenset[Hex]]] = {}
    for seed in range(150):
        layout = compact_layout(seed)
        hexes = {h for p in layout.tiles for h in p.hexes()}
        plain = (4, -5) in hexes and (-3, -4) in hexes
        if not plain:
            layout = layout.mirrored()
            hexes = {mirror(h) for h in hexes}
        outlines.add(frozenset(hexes))
        for p in layout.tiles:
            holders.setdefault(p.tile, set()).add(frozenset(p.hexes()))
            faces.add((p.tile, p.flipped))
        shallows = {s.hex for s in board_of(layout).spaces if s.tile == ""}
        assert shallows == ENCLOSED
        rings = {s.hex for s in board_of(layout).spaces if s.tile[:1] == "R" and s.terrain > 7}
        assert rings == {(0, 0), (-3, 1), (-2, 3)}
    assert len(outlines) == 1
    # Each tile gets everywhere, but for the large ones: only two of their six orders ever
    # connect the water before the cities, and L2 has the same slot in both.
    free = {name: 6 if tile.is_city else 3 for name, tile in tiles().items()}
    assert {name: len(slots) for name, slots in holders.items()} == free | {
        "L1": 2,
        "L2": 1,
        "L3": 2,
    }
    both = {name for name, flipped in faces if flipped}
    assert both == {name for name in tiles() if name[0] in "RM"}


def test_both_hands_of_the_compact_arrangement_come_up():
    hands = [next(p.flipped for p in compact_layout(s).tiles if p.tile == "L1") for s in range(100)]
    assert 25 < sum(hands) < 75


def test_tiles_fit_their_slots_as_the_facts_say():
    for slots in arrangement().classes:
        ways = {"R": 12, "S": 1, "M": 2, "L": 1}[slots.tiles[0][0]]
        assert [len(fits[name]) for fits in slots.fits for name in slots.tiles] == [ways] * 9


def test_the_exact_share_of_connected_fillings():
    """22.5 % before the cities, 28.9 % with them, 11.8 % both times (facts.md)."""
    plan = arrangement()
    choices = []
    for slots in plan.classes:
        waters = []
        for names in permutations(slots.tiles):
            ways = [
                [fit.water for fit in fits[name] if not fit.placement.flipped]
                for name, fits in zip(names, slots.fits, strict=True)
            ]
            # The all-water ring looks the same however it is turned.
            ways = [w[:1] if name == "R0" else w for name, w in zip(names, ways, strict=True)]
            waters += [a | b | c for a, b, c in product(*ways)]
        choices.append(waters)
    counts = [0, 0, 0]
    total = 0
    for parts in product(*choices):
        sea = parts[0] | parts[1] | parts[2] | parts[3]
        before = plan.window.is_connected(sea)
        after = plan.window.is_connected(sea | plan.city_water)
        counts[0] += before
        counts[1] += after
        counts[2] += before and after
        total += 1
    assert total == 6**4 * 36
    assert [round(100 * count / total, 1) for count in counts] == [22.5, 28.9, 11.8]


def test_seeds_and_looseness_make_a_difference():
    assert len({compact_layout(s) for s in range(50)}) == 50
    assert len({free_layout(s) for s in range(20)}) == 20
    assert free_layout(1, 0.2) != free_layout(1, 0.9)

    def closeness(looseness):
        boards = [board_of(free_layout(s, looseness)) for s in range(25)]
        return sum(sum(map(len, b.adjacent)) / len(b.spaces) for b in boards) / 25

    assert closeness(0) > closeness(0.5) + 0.1 > closeness(1) + 0.15


DIGEST = """
import hashlib
from oracle_nb.delphi.board import compact_layout, free_layout, make_layout
texts = [compact_layout(s).to_json() for s in range(20)]
texts += [free_layout(s, s / 10).to_json() for s in range(11)]
texts += [make_layout(kind, s).to_json() for kind in ("contact", "loose") for s in range(10)]
print(hashlib.sha256("".join(texts).encode()).hexdigest()[:16])
"""


@pytest.mark.parametrize("hash_seed", ["1", "77"])
def test_a_seed_gives_the_same_layout_in_every_process_and_version(hash_seed):
    """A change of these layouts breaks links and saves that name a seed: change it on purpose."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", DIGEST], capture_output=True, text=True, env=env, check=True
    )
    assert done.stdout.strip() == "5e83cef41cf7ce32"


@pytest.mark.parametrize("seed", ["7", 7.0, None, True, float("nan")])
def test_a_seed_is_an_integer(seed):
    for make in GENERATORS.values():
        with pytest.raises(ValueError, match="a seed is an integer"):
            make(seed)


@pytest.mark.parametrize("looseness", [-0.1, 1.1, math.nan, math.inf, "1", None, True, 10**400])
def test_looseness_goes_from_0_to_1(looseness):
    with pytest.raises(ValueError, match="looseness"):
        free_layout(1, looseness)


def test_the_open_table_is_what_the_rim_leads_to():
    random = Random(3)
    for _ in range(200):
        west, north, east, south = (random.randrange(1, 8) for _ in range(4))
        window = Window((-west, -north), (east, south))
        share = random.choice((0, 0.05, 0.3, 0.7))
        covered = {h for h in window.hexes(window.inside) if random.random() < share}
        every = window.hexes(window.whole)
        table = nx.Graph((h, n) for h in every for n in neighbors(h) if n in set(every))
        table.remove_nodes_from(covered)
        rim = (-west - 1, -north - 1)
        assert set(window.hexes(window.outside(window.mask(covered)))) == (
            nx.node_connected_component(table, rim)
        )


# --- placements ----------------------------------------------------------------------------------


def test_a_mirrored_layout_is_the_mirror_image():
    for p in GOOD.tiles:
        assert p.mirrored().hexes() == tuple(map(mirror, p.hexes()))
        assert p.mirrored().mirrored() == p
    legal_by_networkx(GOOD.mirrored())
    with pytest.raises(ValueError, match="hexes"):
        Layout(hexes=((0, 0, "w:red"),)).mirrored()


def test_a_placement_flips_then_turns_then_shifts():
    assert Placement("C-red", False, 1, 5, 5).hexes() == ((5, 6), (4, 6), (4, 7))
    assert Placement("C-red", True, 1, 5, 5).hexes() == ((5, 4), (4, 5), (4, 4))
    with pytest.raises(ValueError, match=r"no tile 'X1'.*R0"):
        Placement("X1").hexes()


# --- data in and out -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "layout", [GOOD, free_layout(1), Layout(hexes=((0, 0, "w:red"), (1, 0, "statue:red,blue")))]
)
def test_layouts_survive_json(layout):
    assert Layout.from_json(layout.to_json()) == layout
    assert Layout.from_json(layout.to_json().encode()) == layout
    assert msgspec.json.decode(msgspec.json.encode(layout), type=Layout) == layout


def test_layouts_have_a_json_schema():
    assert set(msgspec.json.schema(Layout)["$defs"]) == {"Layout", "Placement"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "truncated"),
        ("[]", "array"),
        ('{"tiles":[{"tile":"R0","turns":"x"}]}', r"\$.tiles\[0\].turns"),
        ('{"tiles":[{"tile":"R0","q":1.5}]}', r"\$.tiles\[0\].q"),
        ('{"tiles":[{"tile":"R0","q":NaN}]}', "no layout"),
        ('{"tiles":[{"q":1}]}', "missing required field `tile`"),
        ('{"hexes":[[1,2]]}', r"\$.hexes\[0\]"),
        ('{"sea":1}', "unknown field `sea`"),
        ('{"tiles":[{"tile":"R0","turns":1' + "0" * 5000 + "}]}", r"\$.tiles\[0\].turns"),
        ("[" * 99_999, "no layout"),
        (" " * 100_001, "longer"),
        ("\ud800", "no layout"),
        (b"\xff", "no layout"),
        (None, "NoneType"),
    ],
)
def test_what_cannot_be_read_says_where(text, says):
    with pytest.raises(LayoutFormatError, match=says):
        Layout.from_json(text)


def test_lists_become_tuples():
    lists: Any = [[0, 0, "w:red"], (1, 0, "w:blue")]
    layout = Layout(hexes=lists)
    assert layout.hexes == ((0, 0, "w:red"), (1, 0, "w:blue"))
    lists = list(GOOD.tiles)
    assert Layout(tiles=lists) == GOOD


# --- faults --------------------------------------------------------------------------------------


def without(*names):
    return tuple(p for p in GOOD.tiles if p.tile not in names)


def changed(name, **fields):
    return tuple(replace(p, **fields) if p.tile == name else p for p in GOOD.tiles)


def moved(name, q, r):
    return tuple(replace(p, q=p.q + q, r=p.r + r) if p.tile == name else p for p in GOOD.tiles)


def hexes(*entries):
    return {"hexes": entries}


RING = tuple((q, r, "w:red") for q in range(-9, 10) for r in range(-9, 10)
             if max(abs(q), abs(r), abs(q + r)) == 9)  # fmt: skip

CASES: dict[str, tuple[Any, Any, Any]] = {
    "field-type": ({"tiles": "R0"}, {"field": "tiles", "given": "str"}, ()),
    "entry-type": (hexes((0, math.nan, "w:red")), {"entry": 0}, ()),
    "placement-type": ({"tiles": changed("R1", turns=1.0)}, None, ()),
    "mixed": ({"tiles": GOOD.tiles, "hexes": ((0, 0, "w:red"),)}, {}, ()),
    "empty": ({}, {}, ()),
    "far": (hexes((0, 0, "w:red"), (0, -FARTHEST - 1, "w:red")), {"entry": 1, "most": 99}, ()),
    "kind": (hexes((3, 4, "w:mauve")), None, ((3, 4),)),
    "hex-twice": (hexes((0, 0, "w:red"), (0, 0, "w:red")), {"entry": 1}, ((0, 0),)),
    "tiles-overlap": ({"tiles": changed("C-red", q=0, r=0)}, None, None),
    "unknown-tile": ({"tiles": changed("R1", tile="R9")}, None, ()),
    "turns": ({"tiles": changed("R1", turns=6)}, None, ()),
    "too-many-spaces": (hexes(*((0, 0, "w:red") for _ in range(MOST_SPACES + 1))), None, ()),
    "too-many-tiles": ({"tiles": GOOD.tiles * 3}, {"count": 54, "most": 18}, ()),
    "tile-missing": ({"tiles": without("M2")}, {"tile": "M2"}, ()),
    "tile-again": ({"tiles": (*GOOD.tiles, Placement("M2", q=30))}, {"tile": "M2", "count": 2}, ()),
    "city-missing": ({"tiles": without("C-red")}, {"tile": "C-red"}, ()),
    "city-again": (
        {"tiles": (*GOOD.tiles, Placement("C-red", q=30))}, {"tile": "C-red", "count": 2}, ()
    ),
    "color-again": (
        hexes((0, 0, "city:red"), (1, 0, "city:red")),
        {"color": "red", "count": 2},
        ((0, 0), (1, 0)),
    ),
    "not-on-rim": (None, None, None),
    "spacing": (None, None, None),
    "zeus-again": (hexes((0, 0, "zeus"), (1, 0, "zeus")), {"count": 2}, ((0, 0), (1, 0))),
    "cut-off": (None, None, None),
    "no-water": (None, None, None),
}  # fmt: skip


def test_every_kind_of_fault_has_a_case_and_every_case_a_kind():
    assert set(CASES) == set(PROBLEMS)
    assert {rule.split(".")[0] for rule, _ in PROBLEMS.values()} == {"board", "layout"}


@pytest.mark.parametrize("problem", [p for p, case in CASES.items() if case[0] is not None])
def test_faults_of_data(problem):
    fields, facts, where = CASES[problem]
    found = {f.facts["problem"]: f for f in Layout(**fields).faults()}
    fault = found[problem]
    assert fault.rule == PROBLEMS[problem][0]
    if facts is not None:
        assert fault.facts == {"problem": problem, **facts}
    if where is not None:
        assert fault.hexes == where
    assert str(fault).startswith(f"{fault.rule}: ") != fault.rule.startswith("layout.")


def faults_of(placements, problem):
    faults = Layout(tuple(placements)).faults()
    return [f for f in faults if f.facts["problem"] == problem]


def test_overlaps_name_both_tiles_and_the_hexes():
    placements = changed("C-red", q=0, r=0)
    under = {p.tile: set(p.hexes()) for p in placements}
    faults = faults_of(placements, "tiles-overlap")
    assert faults
    for fault in faults:
        shared = under[fault.facts["first"]] & under[fault.facts["second"]]
        assert set(fault.hexes) == shared
        assert fault.facts["second"] == "C-red"


def test_water_cut_off_is_named_for_both_stages():
    for tile in tiles():
        placements = moved(tile, 30, 0)
        faults = {f.facts["stage"]: f for f in faults_of(placements, "cut-off")}
        assert set(faults) == ({"cities"} if tile.startswith("C-") else {"tiles", "cities"})
        for stage, fault in faults.items():
            water = {
                h
                for p in placements
                if stage == "cities" or not p.tile.startswith("C-")
                for h, cell in zip(p.hexes(), tiles()[p.tile].cells, strict=True)
                if cell.kind.terrain == Terrain.WATER
            }
            sea = nx.Graph((h, n) for h in water for n in neighbors(h) if n in water)
            parts = list(nx.connected_components(sea))
            assert fault.facts["parts"] == len(parts)
            assert set(fault.hexes) == water - max(parts, key=len)


def test_a_city_too_near_its_neighbor_is_named():
    """Some other legal place of one city is too near another one, and nothing else is wrong."""
    (home,) = [p for p in GOOD.tiles if p.tile == "C-blue"]
    for turns, q, r in product(range(6), range(-3, 4), range(-3, 4)):
        placements = changed("C-blue", turns=turns, q=home.q + q, r=home.r + r)
        faults = Layout(placements).faults()
        if faults and {f.facts["problem"] for f in faults} == {"spacing"}:
            break
    else:
        pytest.fail("no such place")
    city_hexes = {p.hexes()[0] for p in placements if p.tile.startswith("C-")}
    for fault in faults:
        assert fault.rule == "board.cities" and set(fault.hexes) < city_hexes
        assert len(fault.hexes) == 2
        assert not 40 <= fault.facts["degrees"] <= 85


def test_a_city_in_a_lake_is_not_on_the_rim():
    for seed in range(100):
        layout = free_layout(seed, 1.0)
        lake = {s.hex for s in board_of(layout).spaces if s.tile == ""}
        for turns, (q, r) in product(range(6), sorted(lake)):
            dropped = Placement("C-blue", False, turns, q, r)
            if set(dropped.hexes()) <= lake:
                kept = [p for p in layout.tiles if p.tile != "C-blue"]
                (fault, *others) = faults_of([*kept, dropped], "not-on-rim") or (None,)
                if fault:
                    assert fault.rule == "board.cities" and fault.facts["tile"] == "C-blue"
                    assert set(fault.hexes) == set(dropped.hexes()) and not others
                    return
    pytest.fail("no lake is big enough")


def test_spacing_agrees_with_the_angles():
    layout = free_layout(5)
    board = board_of(layout)
    sea = [s.hex for s in board.spaces if s.terrain == Terrain.WATER and s.tile[:2] != "C-"]
    pairs = city_gaps([board.spaces[i].hex for i in board.cities], sea)
    assert math.isclose(sum(angle for _, angle in pairs), 360)
    clockwise = [a for (a, _), _ in pairs]
    assert [b for (_, b), _ in pairs] == clockwise[1:] + clockwise[:1]


def test_a_land_space_without_water_is_named():
    """With the tiles of the box it can't happen (see test_board), so it is asked of other land."""
    kinds = {(0, 0): "w:red", (1, 0): "monster", (2, 0): "temple", (2, 1): "city:red"}
    faults = [
        f
        for f in _sea_faults([], {h: read_kind(code) for h, code in kinds.items()})
        if f.rule == "board.access"
    ]
    assert [(f.hexes, f.facts["kind"]) for f in faults] == [
        (((2, 0),), "temple"),
        (((2, 1),), "city"),
    ]


def test_hexes_are_counted_with_their_gaps():
    assert len(RING) == 54
    ring = Layout(hexes=RING)
    assert {f.facts["count"] for f in ring.faults()} == {271}, "54 hexes enclose 217"
    assert {f.rule for f in ring.faults()} == {"layout.size"}


def test_absurd_layouts_are_judged_at_once():
    many = tuple((q, 0, "w:red") for q in range(100_000))
    start = time.perf_counter()
    for layout in (
        Layout(hexes=many),
        Layout(tiles=GOOD.tiles * 10_000),
        Layout(hexes=((10**400, 0, "w:red"), (0, -(10**18), "x" * 10**7))),
        Layout(tiles=changed("R0", q=10**300, turns=10**300)),
        Layout(tiles=changed("R0", tile="R" * 10**7)),
        Layout(hexes=((-99, -99, "w:red"), (99, 99, "w:red"))),
    ):
        for fault in layout.faults():
            assert len(str(fault)) < 400
    assert Layout(hexes=((-99, -99, "w:red"), (99, 99, "w:red"))).faults() == ()
    assert time.perf_counter() - start < 2


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9)
    | st.binary(max_size=3)
    | st.sampled_from([*sorted(tiles()), "w:red", "monster", "zeus", "statue:red"]),
    lambda inner: st.lists(inner, max_size=4).map(tuple) | st.lists(inner, max_size=3),
    max_leaves=12,
)  # fmt: skip
PLACEMENTS = st.builds(Placement, JUNK, JUNK, JUNK, JUNK, JUNK) | st.builds(
    Placement, st.sampled_from(sorted(tiles())), st.booleans(), st.integers(-1, 6),
    st.integers(-12, 12), st.integers(-12, 12),
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(
    JUNK | st.lists(PLACEMENTS | JUNK, max_size=20).map(tuple),
    JUNK | st.just(()),
)
def test_faults_never_raises(placements, entries):
    faults = find_faults(placements, entries)
    assert {type(f) for f in faults} <= {Fault}
    assert all(f.facts["problem"] in PROBLEMS for f in faults)
    assert all(str(f) for f in faults)
    assert msgspec.json.encode(faults)
    if not faults:
        board_of(Layout(placements, entries))


@settings(max_examples=60, deadline=None)
@given(
    st.integers(0, 50),
    st.lists(
        st.tuples(st.integers(0, 17), st.integers(-1, 1), st.integers(-1, 1), st.integers(0, 5)),
        min_size=1,
        max_size=2,
    ),
)
def test_faults_agree_with_an_independent_check(seed, moves):
    """Legal boards slightly disturbed: some stay legal, most don't, and both checks agree."""
    placements = list(compact_layout(seed).tiles)
    for n, q, r, turns in moves:
        p = placements[n]
        placements[n] = replace(p, q=p.q + q, r=p.r + r, turns=(p.turns + turns) % 6)
    layout = Layout(tuple(placements))
    try:
        legal_by_networkx(layout)
    except AssertionError:
        legal = False
    else:
        legal = True
    faults = [f for f in layout.faults() if f.facts["problem"] != "not-on-rim"]
    assert legal == (not faults), faults
