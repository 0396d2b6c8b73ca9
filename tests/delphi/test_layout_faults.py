"""Every fault of a layout is found, and named with where it is."""

import math
import time
from itertools import product
from typing import Any

import msgspec
import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.core.hexgrid import neighbors
from oracle_nb.delphi.board import (
    Layout,
    LayoutFault,
    Placement,
    Terrain,
    board_of,
    compact_layout,
    free_layout,
    read_kind,
    tiles,
)
from oracle_nb.delphi.board.faults import (
    FARTHEST,
    MOST_SPACES,
    PROBLEMS,
    _sea_faults,
    city_gaps,
    find_layout_faults,
)
from tests.delphi.legality import GOOD, legal_by_networkx
from tests.samples import examples

replace = msgspec.structs.replace


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
    by_problem = {f.facts["problem"]: f for f in Layout(**fields).faults()}
    fault = by_problem[problem]
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
    start = time.thread_time()
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
    assert time.thread_time() - start < 2


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


@examples(3)
@given(
    JUNK | st.lists(PLACEMENTS | JUNK, max_size=20).map(tuple),
    JUNK | st.just(()),
)
def test_faults_never_raises(placements, entries):
    faults = find_layout_faults(placements, entries)
    assert {type(f) for f in faults} <= {LayoutFault}
    assert all(f.facts["problem"] in PROBLEMS for f in faults)
    assert all(str(f) for f in faults)
    assert msgspec.json.encode(faults)
    if not faults:
        board_of(Layout(placements, entries))


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
