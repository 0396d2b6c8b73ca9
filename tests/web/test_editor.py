"""The editor in the app: its address, its bar, playing on from it, and in a notebook."""

from typing import Any, cast

import pytest

import oracle_nb
from oracle_nb.games.presentation import PositionEditor
from oracle_nb.web.editor.page import EditorPage
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.html_view import HtmlView, Message


def position(page: EditorPage) -> Any:
    """The position that is edited on a page."""
    return cast("PositionEditor", page.editor).position


@pytest.fixture
def page(store):
    made = SessionPage(store, "?position=")
    yield made
    made.close()


def test_the_address_follows_the_edits_and_opens_them(page, store):
    assert page.editor is not None
    first = page.editor.address
    assert page.editor.head.address == first
    page.editor._handle(Message("edit player.0.favor", "9"))
    second = page.editor.head.address
    assert second != first
    other = SessionPage(store, second)
    assert other.editor is not None
    assert position(other.editor) == position(page.editor)
    page.go(first)
    assert position(page.editor).players[0].favor != 9
    other.close()


@pytest.mark.parametrize("kind", ["position", "layout"])
def test_a_damaged_address_is_reported_in_the_editor(page, kind):
    page.go(f"?{kind}=1<b>oops</b>")
    notice = page.editor.editor.notice
    assert "can't be opened: this " in notice and notice.endswith(". Here is a fresh one.")
    # Nor is it lost where the page turns dark by itself.
    page.editor._handle(Message("theme-seen", "dark"))
    html = "".join(html_view.html for html_view in page.editor.view.select(HtmlView))
    assert "can&#x27;t be opened" in html
    assert "<b>oops" not in html
    page.editor._handle(Message("address"))
    page.go(f"?{kind}=")
    assert page.editor.editor.notice == ""


def test_a_message_on_the_home_page_survives_the_dark_theme(store):
    page = SessionPage(store, "?game=nothing-of-the-kind")
    for message in (Message("theme-seen", "dark"), Message("theme", "light")):
        page.handle(message)
        assert "You have no game at this address" in next(iter(page.view.select(HtmlView))).html
    page.show_home()
    assert "You have no game at this address" not in next(iter(page.view.select(HtmlView))).html
    page.close()


def test_playing_on_is_a_game_like_any_other(page, store):
    before = position(page.editor)
    page.editor._handle(Message("play", form={"kind-1": "bot:greedy", "kind-2": "bot:greedy"}))
    assert page.editor is None
    assert page.table is not None
    assert page.table.controller.game.position == before
    name = page.table.head.address.removeprefix("?game=")
    assert store.load(name)[0].position == before


def test_from_everywhere_to_the_editor_and_back(page):
    page.editor._handle(Message("address"))
    assert page.editor is None
    html_view = next(iter(page.view.select(HtmlView)))
    assert "?position=" in html_view.html
    html_view.receive({"do": "address", "value": "?position="})
    assert page.editor is not None
    page.editor._handle(Message("address", "?rules"))
    assert page.editor is None
    page.go("?position=")
    page.handle(Message("first"))
    assert page.table is not None
    assert page.editor is None


def test_the_table_leads_to_its_position_as_one_may_know_it(store):
    rules = oracle_nb.RuleSet(first_game_tiles=True)
    game = oracle_nb.new_game(2, seed=3, rules=rules, seats=("Ann", "Ben"))
    while not game.position.players[0].seen:
        looks = [action for action in game.legal_actions() if game.write(action).startswith("look")]
        game.play(looks[0] if looks else game.legal_actions()[0])
    page = SessionPage(store, f"?game={store.add(game)}")
    assert page.table is not None
    if page.table.controller.seating.hand_over is not None:
        page.table.handle("take-screen", str(page.table.game.to_move))
    knower = page.table.controller.seating.knower
    assert knower is not None
    assert 'data-do="edit"' in page.table.head.html
    page.table.handle("edit")
    assert page.editor is not None
    there = position(page.editor)
    known = sum(1 << slot for slot, tile in enumerate(there.tiles) if tile >= 0)
    assert known == game.position.players[knower].seen | game.position.face_up
    assert there.players[0].favor == game.position.players[0].favor
    page.editor._handle(Message("write"))
    assert page.editor.editor.notice == ""
    page.close()


def test_theme_and_language_are_kept(page):
    page.editor._handle(Message("edit player.0.favor", "8"))
    page.editor._handle(Message("theme", "dark"))
    page.editor._handle(Message("language", "pl"))
    assert (page.theme, page.language) == ("dark", "pl")
    assert "Edytor" in page.editor.head.html
    assert position(page.editor).players[0].favor == 8
    page.editor._handle(Message("theme", "purple"))
    page.editor._handle(Message("language", "xx"))
    assert (page.theme, page.language) == ("dark", "pl")


def test_an_error_leaves_the_position_as_it_was(page, monkeypatch):
    editor = page.editor.editor
    before = editor.position

    def broken(*_args):
        raise RuntimeError("<i>boom</i>")

    monkeypatch.setattr(editor, "_run", broken)
    page.editor._handle(Message("space", "1"))
    assert editor.position == before
    assert "boom" in page.editor.head.html
    assert "<i>" not in page.editor.head.html


def test_in_a_notebook_the_editor_begins_where_one_wants():
    game = oracle_nb.new_game(players=2, seed=3)
    made = oracle_nb.editor(game)
    assert isinstance(made, EditorPage)
    assert position(made) == game.position
    assert position(oracle_nb.editor(made.address)) == game.position
    fresh = oracle_nb.editor(language="pl")
    assert "Strona" not in fresh.head.html
    made.handle("play", form={})
    assert isinstance(made.instead, TablePage)
    seen = oracle_nb.editor((game.rules, game.view(1)))
    assert position(seen) == game.view(1)
    with pytest.raises(ValueError, match="a game or a position's code"):
        oracle_nb.editor(7)
    with pytest.raises(ValueError, match=r"give \(game.rules, position\)"):
        oracle_nb.editor(game.position)
    with pytest.raises(ValueError, match="scenario"):
        oracle_nb.editor("hello there")
    for page in (made, fresh, seen):
        page.close()
