"""Layouts as JSON, GraphML and codes: what goes out comes back, what is bad is named at once."""

import json
import math
import time
from typing import Any

import msgspec
import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.delphi.board import (
    GENERATORS,
    Board,
    Layout,
    LayoutError,
    LayoutFormatError,
    Placement,
    board_of,
    compact_layout,
    from_graphml,
    layout_code,
    make_layout,
    read_layout,
    read_layout_code,
    tiles,
    to_graphml,
)

GOOD = compact_layout(0)
HEXES = Layout(
    hexes=((0, 0, "w:red"), (1, 0, "statue:blue,red"), (0, 1, "zeus"), (5, 5, "monster2"))
)


def by_tile(layout: Layout) -> list[Placement]:
    return sorted(layout.tiles, key=lambda placement: placement.tile)


# --- out and back --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", GENERATORS)
@pytest.mark.parametrize("seed", range(3))
def test_exported_layouts_can_be_imported(kind, seed):
    layout = make_layout(kind, seed)
    graphml = to_graphml(board_of(layout))
    assert by_tile(from_graphml(graphml)) == by_tile(layout)
    assert read_layout_code(layout_code(layout)) == layout
    assert read_layout(layout.to_json()) == layout
    assert by_tile(read_layout(graphml)) == by_tile(layout)
    assert read_layout(layout_code(layout)) == layout
    assert read_layout(f"\n http://there:5006/app?layout={layout_code(layout)} ") == layout


def test_a_kind_and_a_seed_name_a_layout():
    assert read_layout(" free.7\n") == make_layout("free", 7)


@pytest.mark.parametrize(
    "text", ["free.", "free.x", "free.-1", "free.²", "free." + "1" * 19, "fre.7"]
)
def test_a_name_with_another_seed_or_kind_is_refused(text):
    with pytest.raises(LayoutFormatError, match=r"a kind and a seed such as free\.7"):
        read_layout(text)


def test_a_board_of_hexes_comes_back_from_graphml():
    board = board_of(HEXES)
    assert set(from_graphml(to_graphml(board)).hexes) == set(HEXES.hexes)


def test_graphml_is_the_board_as_any_program_reads_it():
    board = board_of(GOOD)
    graph = nx.parse_graphml(to_graphml(board))
    assert len(graph) == len(board.spaces)
    for space in board.spaces:
        node = graph.nodes[space.name]
        assert (node["q"], node["r"]) == space.hex
        assert node["kind"] == str(space.terrain)
        assert node.get("tile", "") == space.tile
    assert nx.is_isomorphic(graph, board.graph, edge_match=lambda a, b: a["kind"] == b["kind"])


def test_a_code_is_short_and_only_letters_and_digits():
    assert max(len(layout_code(make_layout(kind, 1))) for kind in GENERATORS) == 80


def test_faulty_layouts_have_codes_too():
    for layout in (Layout(), Layout(GOOD.tiles[:3]), Layout((GOOD.tiles[0],) * 2)):
        assert read_layout_code(layout_code(layout)) == layout


@pytest.mark.parametrize(
    "layout",
    [
        HEXES,
        Layout((Placement("R9"),)),
        Layout((Placement("R0", turns=6),)),
        Layout((Placement("R0", q=128),)),
        Layout((Placement("R0", r=-129),)),
        Layout(GOOD.tiles * 3),
    ],
)
def test_a_layout_without_a_code_is_reported(layout):
    with pytest.raises(ValueError, match=r"code|placement|far"):
        layout_code(layout)


# --- what is damaged -----------------------------------------------------------------------------


@given(st.text(max_size=90))
def test_any_text_is_a_code_or_refused(text):
    try:
        layout = read_layout_code(text)
    except LayoutFormatError:
        return
    assert layout_code(layout) == text


@pytest.mark.parametrize("place", range(1, 80, 5))
def test_a_damaged_code_is_refused(place):
    code = layout_code(GOOD)
    for letter in set("A_9z") - {code[place]}:
        with pytest.raises(LayoutFormatError):
            read_layout_code(code[:place] + letter + code[place + 1 :])
    with pytest.raises(LayoutFormatError):
        read_layout_code(code[:place])


DATA = '<data key="q">{q}</data><data key="r">{r}</data><data key="c">{code}</data>'
NODE = f'<node id="{{id}}">{DATA}</node>'


def graphml(*nodes: dict[str, Any], number: str = "long") -> str:
    keys = f'<key id="q" for="node" attr.name="q" attr.type="{number}"/>'
    keys += f'<key id="r" for="node" attr.name="r" attr.type="{number}"/>'
    keys += '<key id="c" for="node" attr.name="code" attr.type="string"/>'
    body = "".join(
        NODE.format(**{"id": f"n{n}", "q": n, "r": 0, "code": "w:red", **node})
        for n, node in enumerate(nodes)
    )
    head = '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'
    return f'{head}{keys}<graph edgedefault="undirected">{body}</graph></graphml>'


def spoiled(where: str, **facts: object) -> str:
    """Return the GraphML of a board with other facts at the first space of a tile."""
    graph = nx.parse_graphml(to_graphml(board_of(GOOD)))
    node = next(node for node in graph if graph.nodes[node].get("tile") == where)
    graph.nodes[node].update(facts)
    return "\n".join(nx.generate_graphml(graph))


def one_short(tile: str) -> str:
    """Return the GraphML of a board without one space of a tile."""
    graph = nx.parse_graphml(to_graphml(board_of(GOOD)))
    graph.remove_node(next(node for node in graph if graph.nodes[node].get("tile") == tile))
    return "\n".join(nx.generate_graphml(graph))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("<graphml", "GraphML of a layout is needed: ParseError"),
        ("<html></html>", "GraphML of a layout is needed"),
        (graphml(), "needs nodes"),
        (graphml({"q": "NaN"}), "GraphML of a layout is needed.*NaN"),
        (graphml({"q": "NaN"}, number="double"), "node 'n0': q and r are not two integers"),
        (graphml({"q": "1.5"}, {"code": "w:mauve"}, number="double"), "n0.*q and r.*"),
        (graphml({"code": "w:mauve"}, {"code": ""}), "(?s)n0.*mauve.*n1.*not a kind"),
        (graphml({"q": 1}, {"q": 1}), r"node 'n1': \(1, 0\) is taken"),
        (graphml(*({"q": n} for n in range(255))), "255 spaces are too many"),
        (spoiled("S1", tile="X9"), "no tile 'X9'.*spaces of tile S1"),
        (spoiled("S1", code="w:red"), "spaces of tile S1 don't lie as on the tile"),
        (spoiled("S1", tile=""), r"lies on no tile.*tile S1"),
        (one_short("M2"), "tile M2"),
        ('<!DOCTYPE x [<!ENTITY a "b">]><graphml>&a;</graphml>', "entities"),
        ("<" + "x" * 400_000, "at most 400000 characters, got 400001"),
        ("<" + "x" * 399_999, "GraphML of a layout is needed"),
        ("neither", "code"),
        ("1" + "x" * 3_000, "this isn't a layout code"),
        ("", "a layout is needed, got an empty text"),
    ],
)
def test_unreadable_parts_are_named(text, says):
    with pytest.raises(LayoutFormatError, match=says):
        read_layout(text)


def damaged(**more: object) -> str:
    """JSON of a layout that has one fault of every sort at once."""
    placements = json.loads(GOOD.to_json())["tiles"]
    named = {entry["tile"]: entry for entry in placements}
    named["M1"]["q"] = math.nan
    named["S2"]["tile"] = "X9"
    named["C-red"]["q"] = named["C-red"]["r"] = 0
    del placements[placements.index(named["C-blue"])]
    return json.dumps({"tiles": placements, **more})


def test_all_faults_of_a_file_are_named_at_once():
    with pytest.raises(LayoutFormatError) as error:
        read_layout(damaged())
    text = str(error.value)
    for part in (
        "no tile 'X9'",
        "S2 is missing",
        "M1 is missing",
        "C-blue is missing",
        "and C-red overlap",
        "must be the placement of a tile: q is nan, not a whole number",
    ):
        assert part in text
    assert {"unknown-tile", "placement-type"} <= {f.facts["problem"] for f in error.value.faults}


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"q": 1}, "the field tile is missing"),
        ({"tile": "R0", "z": 1}, "it has no field 'z'"),
        ({"tile": 3}, "tile is 3, not a text"),
        ({"tile": "R0", "flipped": 1}, "flipped is 1, neither true nor false"),
        ({"tile": "R0", "turns": 1.5}, "turns is 1.5, not a whole number"),
        ("R0", "it is 'R0'"),
    ],
)
def test_a_fault_in_an_entry_is_named(entry, said):
    placements: list[Any] = json.loads(GOOD.to_json())["tiles"]
    placements[4] = entry
    with pytest.raises(LayoutFormatError, match=f"entry 4 must be the placement of a tile: {said}"):
        read_layout(json.dumps({"tiles": placements}))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "JSON, GraphML, a layout code, or a kind and a seed"),
        ("http://there/app?layout=hello", "this isn't a layout code"),
        ("", "got an empty text"),
        (" \ufeff\n", "got an empty text"),
        ("[]", "must be an object with `tiles` or `hexes`, got a list"),
        ("2AAAA", "a code of version 2"),
    ],
)
def test_a_file_without_a_layout_is_rejected(text, said):
    with pytest.raises(LayoutFormatError, match=said) as error:
        read_layout(text)
    assert said.startswith("a code") or "version" not in str(error.value)
    with pytest.raises(LayoutFormatError, match="isn't a layout code, which begins with 1"):
        read_layout_code("hello")


def test_tiles_that_overlap_hide_no_sea_that_is_cut_off():
    layout = Layout(
        tuple(
            msgspec.structs.replace(p, q=p.q + 30) if p.tile in ("S1", "S2") else p
            for p in GOOD.tiles
        )
    )
    clash = next(p for p in layout.tiles if p.tile == "S1")
    twice = msgspec.structs.replace(
        clash, tile="S2", flipped=clash.flipped, turns=clash.turns, q=clash.q, r=clash.r
    )
    faults = Layout(tuple(twice if p.tile == "S2" else p for p in layout.tiles)).faults()
    by_problem = {fault.facts["problem"]: fault for fault in faults}
    assert set(by_problem) == {"tiles-overlap", "cut-off"}
    assert set(by_problem["cut-off"].hexes) <= {*clash.hexes(), *twice.hexes()}


BAD: dict[str, tuple[Layout | str, str]] = {
    "overlaps": (
        Layout(tuple(msgspec.structs.replace(p, q=0, r=0) for p in GOOD.tiles)),
        "overlap",
    ),
    "unknown tile": (Layout((*GOOD.tiles[:17], Placement("X9"))), "no tile 'X9'"),
    "missing city": (Layout(tuple(p for p in GOOD.tiles if p.tile != "C-red")), "C-red is missing"),
    "disconnected water": (
        Layout(
            tuple(msgspec.structs.replace(p, q=30) if p.tile == "S1" else p for p in GOOD.tiles)
        ),
        "the water is in 2 parts",
    ),
    "NaN": (damaged(), "q is nan, not a whole number"),
    "NaN in a hex": ('{"hexes":[[0,NaN,"w:red"]]}', "entry 0 is not"),
    "100,000 hexes": (
        Layout(hexes=tuple((n, 0, "w:red") for n in range(10**5))),
        "100000 spa",
    ),
    "100,000 tiles": (
        Layout(tiles=(Placement("R0"),) * 10**5),
        "100000 tiles are too many",
    ),
    "100,000 hexes as JSON": (
        json.dumps({"hexes": [[0, 0, "w:red"]] * 10**5}),
        "a layout has at most",
    ),
    "100,000 hexes as GraphML": (
        "<graphml>" + "<node/>" * 10**5,
        "a layout has at most",
    ),
    "half a million hexes far apart": (
        Layout(hexes=((-(10**9), 0, "w:red"), (10**9, 10**9, "w:red"))),
        "lies too far out",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_layouts_are_refused_quickly(case):
    bad, says = BAD[case]
    start = time.thread_time()
    with pytest.raises((LayoutError, LayoutFormatError), match=says):
        Board(read_layout(bad) if isinstance(bad, str) else bad)
    assert time.thread_time() - start < 0.5


def test_every_tile_is_known_by_its_kinds_alone():
    """from_graphml finds how a tile lies: no two ways of a tile look alike."""
    for tile in tiles().values():
        seen = {
            frozenset(zip(placement.hexes(), (cell.kind for cell in tile.cells), strict=True))
            for flipped in (False, True)
            for turns in range(6)
            for placement in [Placement(tile.id, flipped, turns)]
        }
        assert len(seen) == 12
