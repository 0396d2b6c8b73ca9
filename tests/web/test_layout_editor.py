"""The layout editor in the app: its address, its keys, playing from it, and in a notebook."""

import pytest

import oracle_nb
from oracle_nb.delphi.board import compact_layout, free_layout, layout_code
from oracle_nb.web.editor.page import EditorPage
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.html_view import HtmlView, Message

GOOD = free_layout(3)
ADDRESS = f"?layout={layout_code(GOOD)}"


@pytest.fixture
def page(store):
    made = SessionPage(store, ADDRESS)
    yield made
    made.close()


def test_the_address_follows_the_edits_and_opens_them(page, store):
    assert page.editor.address == ADDRESS
    page.editor._handle(Message("mirror"))
    assert page.editor.head.address != ADDRESS
    other = SessionPage(store, page.editor.head.address)
    assert other.editor is not None
    assert other.editor.editor.code() == page.editor.editor.code()
    assert "Layout editor" in other.editor.head.html
    other.close()
    page.go(ADDRESS)
    assert page.editor.address == ADDRESS


def test_keys_on_the_board_rotate_the_held_tile(page):
    page.editor.handle("take", "S1")
    page.editor.board.press("r")
    assert page.editor.address != ADDRESS
    page.editor.board.press("R")
    assert page.editor.address == ADDRESS
    page.editor.board.press("Escape")
    assert page.editor.editor.state.table.hold is None
    page.editor.board.press("q")
    assert page.editor.address == ADDRESS


def test_the_keyboard_alone_takes_and_lays(page):
    board = page.editor.board
    start = next(iter(page.editor.editor.layout.tiles[0].hexes()))
    from oracle_nb.delphi.ui.layout_editor.table import number_of

    board.cursor = number_of(start)
    board.press("Enter")
    assert page.editor.editor.state.table.hold is not None
    # Far from it a place of the table is gone when another, smaller sea is opened.
    board.cursor = board.scene.spaces[-1].space
    board.press("Enter")
    assert page.editor.address != ADDRESS
    page.editor.handle("make", "", {"board": "contact", "seed": "1"})
    assert board.cursor is None or board.scene.group(board.cursor)


def test_a_damaged_address_is_reported(page):
    page.go("?layout=<b>oops</b>")
    assert page.editor is not None
    assert page.editor.editor.state.sound
    assert "The layout can&#x27;t be opened" in page.editor.head.html
    assert "<b>oops" not in page.editor.head.html


def test_a_legal_sea_is_played_at_once(page, store):
    page.editor._handle(Message("play", form={"kind-0": "person", "kind-1": "bot:greedy"}))
    assert page.editor is None
    assert page.table is not None
    assert page.table.controller.game.rules.setting.layout == GOOD
    assert "?game=" in page.table.head.address


def test_a_faulty_sea_is_not_played(page):
    page.editor.handle("take", "S1")
    page.editor.handle("aside")
    page.editor._handle(Message("play", form={"kind-0": "person", "kind-1": "bot:greedy"}))
    assert page.editor is not None
    assert "S1 is missing" in page.editor.head.html


def test_a_file_is_opened_and_an_invalid_file_is_reported(page):
    page.editor._handle(Message("read", compact_layout(5).to_json()))
    assert page.editor.editor.layout == compact_layout(5)
    page.editor._handle(Message("read", "<i>no</i>"))
    assert page.editor.editor.layout == compact_layout(5)
    assert "the GraphML of a layout is needed" in page.editor.head.html
    assert "<i>" not in page.editor.head.html


def test_home_leads_to_it_and_it_leads_home(page):
    page.editor._handle(Message("address"))
    html_view = next(iter(page.view.select(HtmlView)))
    assert "?layout=" in html_view.html
    html_view.receive({"do": "address", "value": "?layout="})
    assert page.editor is not None
    assert page.editor.editor.state.sound
    html_view = page.editor.head
    html_view.receive({"do": "address", "value": "?position="})
    assert page.editor.address.startswith("?position=")


def test_in_a_notebook_it_begins_where_one_wants():
    made = oracle_nb.layout_editor(GOOD)
    assert isinstance(made, EditorPage)
    assert made.address == ADDRESS
    assert "href" not in made._side.html
    assert oracle_nb.layout_editor(oracle_nb.Board(GOOD)).address == ADDRESS
    polish = oracle_nb.layout_editor(language="pl")
    assert "Edytor układów" in polish.head.html
    made.handle("play", form={"kind-0": "person", "kind-1": "person"})
    assert isinstance(made.instead, TablePage)
    with pytest.raises(ValueError, match="a layout is needed"):
        oracle_nb.layout_editor(7.5)


# --- the setup sheet ----------------------------------------------------------------------------


def shown(page: SessionPage) -> str:
    return str(next(iter(page.view.select(HtmlView))).html)


def test_a_sheet_has_a_printable_page(store):
    page = SessionPage(store, f"?sheet={layout_code(GOOD)}&players=4&seed=9")
    html = shown(page)
    assert "Seed 9 " in html
    assert layout_code(GOOD) in html
    assert "4 players" in html
    assert "data-print" in html
    html_view = next(iter(page.view.select(HtmlView)))
    assert (html_view.theme, html_view.address) == (
        "light",
        f"?sheet={layout_code(GOOD)}&players=4&seed=9",
    )
    html_view.receive({"do": "theme-seen", "value": "dark"})
    assert "Seed 9 " in shown(page)
    html_view.receive({"do": "address", "value": ""})
    assert "?layout=" in shown(page)
    page.go("?sheet=free.7")
    assert "board: free" in shown(page)
    assert "3 players" in shown(page)
    # As everywhere in addresses, the first of several values counts.
    page.go("?sheet=free.7&players=2&players=4&seed=5&seed=x")
    assert "2 players" in shown(page) and "Seed 5 " in shown(page)
    page.close()


@pytest.mark.parametrize(
    ("search", "says"),
    [
        ("?sheet=<b>", "a layout code"),
        ("?sheet=tight.7", "the kind must be one of"),
        ("?sheet=free.x", "seed: a whole number is needed"),
        ("?sheet=free.7&players=9", "2 to 4 can play"),
        ("?sheet=free.7&players=x", "x"),
        ("?sheet=free.7&seed=" + "9" * 400 + "x", "99"),
        ("?sheet=", "a layout code"),
        ("?sheet=" + "1" * 5000, "a layout code"),
    ],
)
def test_an_address_without_a_sheet_is_reported(store, search, says):
    page = SessionPage(store, search)
    assert "The layout can&#x27;t be opened" in shown(page)
    assert says in shown(page)
    assert "<b>" not in shown(page).partition("</p>")[0]
    page.close()


def test_the_editor_leads_to_the_sheet_of_its_sea(page):
    page.editor.handle("sheet", "", {"players": "2", "seed": "5"})
    address = f"?sheet={layout_code(GOOD)}&amp;players=2&amp;seed=5"
    assert address in page.editor._below.html
