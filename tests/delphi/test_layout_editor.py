"""The layout editor: tiles taken, turned, flipped, moved; faults marked."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle_nb.core.hexgrid import Hex, neighbors
from oracle_nb.delphi.board import Layout, tiles
from oracle_nb.delphi.board.faults import PROBLEMS, LayoutFault
from oracle_nb.delphi.ui.layout_editor.editor import LayoutEditor
from oracle_nb.delphi.ui.layout_editor.table import fitting, hex_of, number_of
from oracle_nb.delphi.ui.layout_editor.view import sentence
from oracle_nb.render.scene import Group
from tests.delphi.layout_editing import GOOD, click, editor, held, placed, take

# --- one tile ------------------------------------------------------------------------------------


@given(
    st.sampled_from(list(tiles())), st.integers(0, 2), st.lists(st.sampled_from("rRf"), max_size=9)
)
@settings(max_examples=40, deadline=None)
def test_a_tile_turns_and_flips_about_the_hex_in_hand(tile, at, keys):
    made = editor()
    there = take(made, tile, at)
    for key in keys:
        made.handle("key", key)
        assert held(made).hex == there
        assert placed(made, tile) == held(made).placement
    back = {"r": "R", "R": "r", "f": "f"}
    for key in reversed(keys):
        made.handle("key", back[key])
    assert made.layout == GOOD


def test_a_flipped_tile_is_a_mirror_image():
    made = editor()
    take(made, "L2", 4)
    seen = placed(made, "L2")
    made.handle("flip")
    assert placed(made, "L2").flipped != seen.flipped
    # Mirrored left to right: what was to the east is to the west.
    q0, r0 = held(made).hex
    for (q, r), (nq, nr) in zip(seen.hexes(), placed(made, "L2").hexes(), strict=True):
        dq, dr = q - q0, r - r0
        assert (nq - q0, nr - r0) == (-dq - dr, dr)


def test_six_turns_lead_back_and_one_turn_is_clockwise():
    made = editor()
    there = take(made, "S1", 0)
    east = (there[0] + 1, there[1])
    hexes = placed(made, "S1").hexes()
    for _ in range(6):
        made.handle("turn", "1")
    assert made.layout == GOOD
    if east in hexes:
        made.handle("turn", "1")
        assert (there[0], there[1] + 1) in placed(made, "S1").hexes()


def test_a_tile_goes_where_one_clicks_and_keeps_in_hand():
    made = editor()
    take(made, "R1", 3)
    goal = (25, -30)
    click(made, goal)
    assert placed(made, "R1").hexes()[3] == goal
    assert held(made).hex == goal
    for way, step in enumerate(neighbors((0, 0))):
        q, r = held(made).hex
        made.handle("nudge", str(way))
        assert held(made).hex == (q + step[0], r + step[1])


def test_a_held_tile_is_released_by_the_same_click_or_escape():
    made = editor()
    there = take(made, "M1", 2)
    click(made, there)
    assert made.state.table.hold is None
    take(made, "M1", 2)
    made.handle("cancel")
    assert made.state.table.hold is None
    take(made, "M1")
    take(made, "M2")
    click(made, (90, 0))
    assert placed(made, "M2").hexes()[0] == (90, 0)


def named(made: LayoutEditor, text: str) -> set[int | None]:
    """Return the places on the table whose names have a text."""
    groups = [shape for shape in made.scene().base if isinstance(shape, Group)]
    return {group.space for group in groups if text in group.title}


@pytest.mark.parametrize(("language", "mark"), [("en", "in hand"), ("pl", "w ręce")])
def test_the_held_tile_is_marked_in_words_on_the_table_and_beside_it(language: str, mark: str):
    made = editor(language=language)
    there = {number_of(hex_) for hex_ in placed(made, "M1").hexes()}
    assert not named(made, mark)
    take(made, "M1")
    assert named(made, mark) == there
    made.handle("key", "Delete")
    made.handle("take", "L3")
    made.handle("key", "Delete")
    assert set(made.state.table.aside) == {"L3", "M1"}
    assert 'aria-pressed="true"' not in made.side("light")
    made.handle("take", "M1")
    buttons = re.findall(r'<button[^>]*data-value="(?:M1|L3)".*?</button>', made.side("light"))
    other, pressed = sorted(buttons, key=lambda button: 'data-value="M1"' in button)
    assert 'aria-pressed="true"' in pressed and mark in pressed.casefold()
    assert 'aria-pressed="false"' in other and mark not in other.casefold()


def test_a_tile_is_laid_aside_and_put_back():
    made = editor()
    take(made, "L3", 5)
    made.handle("key", "Delete")
    assert made.state.table.aside == ("L3",)
    assert [f.facts["problem"] for f in made.faults][:1] == ["tile-missing"]
    made.handle("take", "L3")
    made.handle("turn", "2")
    made.handle("flip")
    goal = next(iter(fitting(made.state.table)))
    click(made, goal)
    assert not made.state.table.aside
    assert placed(made, "L3").hexes()[0] == goal
    assert (placed(made, "L3").turns, placed(made, "L3").flipped) == (4, True)


@pytest.mark.parametrize("tile", ["S1", "R0", "C-red"])
def test_dots_are_the_places_that_fit(tile):
    made = editor()
    take(made, tile, 1)
    rest = Layout(tuple(p for p in GOOD.tiles if p.tile != tile))
    taken = {h for p in rest.tiles for h in p.hexes()}
    wet = {
        h
        for p in rest.tiles
        for h, cell in zip(p.hexes(), tiles()[p.tile].cells, strict=True)
        if str(cell.kind.terrain) == "water"
    }
    dots = set(fitting(made.state.table))
    assert dots
    own = set(placed(made, tile).hexes())
    for hex_ in {n for h in taken for n in neighbors(h)} - own - taken:
        there = held(made).put(hex_).placement
        cells = zip(there.hexes(), tiles()[tile].cells, strict=True)
        water = {h for h, cell in cells if str(cell.kind.terrain) == "water"}
        fits = not taken.intersection(there.hexes()) and any(
            n in wet for h in water for n in neighbors(h)
        )
        assert (hex_ in dots) == fits


def test_undo_and_redo_go_through_every_edit():
    made = editor()
    seen = [made.layout]
    for key in ("r", "f", "r", "Delete"):
        if made.state.table.hold is None:
            take(made, "S2", 1)
        made.handle("key", key)
        seen.append(made.layout)
    made.handle("make", "", {"board": "contact", "seed": "5"})
    seen.append(made.layout)
    for layout in reversed(seen[:-1]):
        made.handle("undo")
        assert made.layout == layout
    assert not made.can_undo
    for layout in seen[1:]:
        made.handle("redo")
        assert made.layout == layout
    assert not made.can_redo


def test_a_tile_too_far_out_changes_nothing():
    made = editor()
    take(made, "S3")
    click(made, (127, 0))
    assert "too far" in made.notice
    assert made.layout == GOOD
    for bad in ("-1", "99999999", "x", ""):
        made.handle("space", bad)
        assert made.layout == GOOD
    for command, value in (
        ("turn", "x"),
        ("nudge", "9"),
        ("take", "X9"),
        ("point", "77"),
        ("no", "1"),
    ):
        made.handle(command, value)
        assert made.layout == GOOD


# --- faults --------------------------------------------------------------------------------------


def crosses(made: LayoutEditor) -> set[Hex]:
    """Return the hexes that are marked as wrong on the table."""
    return {
        hex_of(op.space)
        for op in made.scene().overlay
        if isinstance(op, Group) and op.id.startswith("refused-")
    }


def test_faults_are_marked_where_they_are_and_can_be_seen_alone():
    made = editor()
    assert crosses(made) == set()
    assert "breaks no rule" in made.side("light")
    take(made, "R1", 3)
    click(made, (30, -30))
    made.handle("cancel")
    faults = made.faults
    assert faults
    assert crosses(made) == {h for f in faults for h in f.hexes}
    made.handle("point", "1")
    assert crosses(made) == set(faults[1].hexes)
    chips = re.findall(r'data-do="point" data-value="(\d+)" class="([^"]*)"', made.side("light"))
    assert len(chips) > 1 and [number for number, css in chips if "on" in css.split()] == ["1"]
    made.handle("point", "1")
    assert crosses(made) == {h for f in faults for h in f.hexes}


def test_overlapping_tiles_are_shown_and_reported():
    made = editor()
    take(made, "M1", 0)
    # Onto a neighbor, hex by hex, until it covers something.
    for _ in range(20):
        if any(f.facts["problem"] == "tiles-overlap" for f in made.faults):
            break
        made.handle("nudge", "3")
    made.handle("nudge", "5")
    side = made.side("light")
    if any(f.facts["problem"] == "tiles-overlap" for f in made.faults):
        assert "overlap: tile" in side or "overlap: the" in side
        assert "While tiles overlap" in side


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_fault_of_tiles_has_a_sentence(language):
    """Those of data that can't be drawn, and of boards of hexes, are never seen here."""
    facts = {
        "tile": "C-red", "first": "R0", "second": "C-pink", "count": 3, "most": 18, "least": 40,
        "degrees": 33.3, "stage": "tiles", "parts": 2, "kind": "monster",
    }  # fmt: skip
    unseen = {
        *("field-type", "entry-type", "placement-type", "mixed", "far", "kind", "hex-twice"),
        *("unknown-tile", "turns", "color-again", "zeus-again"),
    }
    state = editor(language=language).state
    for problem, (rule, _) in PROBLEMS.items():
        if problem in unseen:
            continue
        tile = "M1" if problem.startswith("tile-") else "C-red"
        for stage in ("tiles", "cities"):
            fault = LayoutFault(
                rule, (), {"problem": problem, **facts, "stage": stage, "tile": tile}
            )
            texts = sentence(state, fault)
            assert texts != str(fault), problem
            assert not re.search(r"[{}$]|None", texts)
