"""Imports and exports of the layout editor."""

import re
from urllib.parse import unquote

import networkx as nx
import pytest

from oracle_nb.delphi.board import (
    GENERATORS,
    Layout,
    board_of,
    compact_layout,
    free_layout,
    layout_code,
    read_layout,
    tiles,
    to_graphml,
)
from oracle_nb.delphi.ui.layout_editor.table import fitting
from tests.delphi.layout_editing import GOOD, click, editor, held, take


@pytest.mark.parametrize("kind", GENERATORS)
def test_any_kind_can_be_made_from_a_seed(kind):
    made = editor()
    made.handle("make", "", {"board": kind, "seed": "12"})
    assert made.layout == GENERATORS[kind](12)
    assert made.state.sound
    assert f'value="{kind}" selected' in made.below("light")


def test_a_free_sea_is_as_loose_as_wanted():
    made = editor()
    made.handle("make", "", {"board": "free", "seed": "12", "looseness": "85"})
    assert made.layout == free_layout(12, 0.85)
    assert 'value="85"' in made.below("light")


@pytest.mark.parametrize(
    ("form", "says"),
    [
        ({"seed": "1.5"}, "whole number"),
        ({"board": "free", "looseness": "x"}, "0 to 100"),
        ({"board": "tight", "seed": "1"}, "the kind must be one of compact"),
    ],
)
def test_an_impossible_layout_changes_nothing(form, says):
    made = editor()
    made.handle("make", "", form)
    assert says in made.notice
    assert made.layout == GOOD


def test_it_begins_with_whatever_holds_a_layout():
    board = board_of(GOOD)
    for start in (GOOD, board, GOOD.to_json(), layout_code(GOOD), f"?layout={layout_code(GOOD)}"):
        assert editor(start).layout == GOOD
    by_tile = {p.tile: p for p in editor(to_graphml(board)).layout.tiles}
    assert by_tile == {p.tile: p for p in GOOD.tiles}
    assert editor(7).layout == compact_layout(7)
    assert editor(None).state.sound
    assert editor("").state.sound


@pytest.mark.parametrize(
    ("start", "says"),
    [
        ("nonsense!", "a layout code, or a kind and a seed"),
        (Layout(hexes=((0, 0, "w:red"),)), "single spaces"),
        ('{"tiles":[{"tile":"X9"},{"tile":"R0","turns":9}]}', "(?s)X9.*turns are 0 to 5"),
        (7.5, "a layout is needed, not float"),
        ("<graphml/>", "GraphML of a layout|needs nodes"),
    ],
)
def test_an_unreadable_layout_explains_why(start, says):
    with pytest.raises(ValueError, match=says):
        editor(start)
    made = editor()
    if isinstance(start, str):
        made.handle("read", "", {"text": start})
        assert re.search(says, made.notice)
        assert made.layout == GOOD


def test_a_layout_is_saved_as_json_and_graphml():
    made = editor()
    made.handle("save", "json")
    assert made.state.download is not None
    name, data = made.state.download
    assert name == "layout.json"
    assert read_layout(unquote(data.partition(",")[2])) == GOOD
    assert name in made.below("light")
    made.handle("save", "graphml")
    assert made.state.download is not None
    graph = nx.parse_graphml(unquote(made.state.download[1].partition(",")[2]))
    assert len(graph) == len(board_of(GOOD).spaces)
    take(made, "S1")
    assert made.state.download is None
    made.handle("aside")
    made.handle("save", "graphml")
    assert made.state.download is None
    made.handle("save", "json")
    assert made.state.download is not None


def test_a_set_up_sheet_of_the_sea_is_made():
    made = editor()
    made.handle("sheet", "", {"players": "4", "seed": "7"})
    assert made.state.download is not None
    name, data = made.state.download
    html = unquote(data.partition(",")[2])
    assert name == "setup.html"
    assert layout_code(GOOD) in html
    assert "Seed 7" in html
    made.handle("sheet", "", {"players": "9"})
    assert "2 to 4" in made.notice
    made.handle("sheet", "", {"players": "3", "seed": "x"})
    assert "whole number" in made.notice


def test_the_code_is_that_of_the_table_ready_or_not():
    made = editor()
    take(made, "S1")
    made.handle("aside")
    assert editor(made.code()).layout == made.layout
    assert len(made.layout.tiles) == 17


def test_a_legal_sea_is_played_on_at_once():
    made = editor()
    game = made.game({"kind-0": "person", "kind-1": "bot:greedy", "length": "9", "tiles": "first"})
    assert game.rules.setting.layout == GOOD
    assert game.seats == ("Player 1", "bot:greedy")
    assert game.rules.setting.rules.returned == 3
    with pytest.raises(ValueError, match="no player 'bot:x'"):
        made.game({"kind-0": "bot:x", "kind-1": "person"})
    with pytest.raises(ValueError, match="players"):
        made.game({"kind-0": "person"})
    take(made, "S1")
    made.handle("aside")
    assert "once it has no problems" in made.below("light")
    with pytest.raises(ValueError, match="S1 is missing"):
        made.game({"kind-0": "person", "kind-1": "person"})


def test_a_whole_sea_is_laid_from_nothing_by_following_the_dots():
    """Dots mark valid places: tiles placed on them leave no fault but missing tiles."""
    made = editor()
    made.handle("clear")
    assert [f.facts["problem"] for f in made.faults] == ["empty"]
    assert len(made.state.table.aside) == 18
    for tile in [name for name in tiles() if not name.startswith("C-")]:
        made.handle("take", tile)
        dots = list(fitting(made.state.table))
        click(made, dots[len(dots) // 2] if dots else (0, 0))
    assert {f.facts["problem"] for f in made.faults} == {"city-missing"}


def test_languages_change_and_everything_stays():
    made = editor()
    take(made, "S1", 2)
    made.handle("turn", "1")
    before = made.layout
    made.set_language("pl")
    assert made.layout == before
    assert held(made).grip == 2
    assert "W ręce: kafel S1" in made.side("light")
    assert "Udostępnij" in made.below("light")


def test_the_mirror_image_is_as_legal():
    made = editor()
    made.handle("mirror")
    assert made.layout == GOOD.mirrored()
    assert made.state.sound
