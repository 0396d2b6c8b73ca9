"""Several games in one app: addresses, the home page, saved games and progress know the game."""

import re
from collections.abc import Iterator
from html import unescape
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import oracle_nb
from oracle_nb.delphi import new_game
from oracle_nb.games import addresses, registry
from oracle_nb.games.addresses import read_address
from oracle_nb.games.package import GamePackage
from oracle_nb.games.registry import MissingPart, package_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import Message
from tests import toy
from tests.toy.package import TOY, ToyPackage
from tests.web.browser_session import everything, html_view

TITLE = "The toy game"
DELPHI = "The Oracle of Delphi"
PAGES = ("", "?learn", "?lesson=race", "?rules", "?rule=toy.roll", "?teach", "?stats", "?games")
"""Addresses of pages that the toy game has, without the game."""


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "BUILT_IN", {"delphi": registry.BUILT_IN["delphi"]})
    monkeypatch.setitem(registry._registered, "toy", TOY)


def of_toy(search: str) -> str:
    """The address of the same page of the toy game."""
    return f"{search}&of=toy" if search else "?of=toy"


def links(page: SessionPage) -> Iterator[str]:
    """All links of a page within the app."""
    for href in re.findall(r'href="([^"]*)"', everything(page)):
        if href.startswith("?"):
            yield unescape(href)


@pytest.mark.parametrize("search", PAGES)
def test_all_links_of_a_page_stay_with_its_game(store: Store, search: str):
    page = SessionPage(store, of_toy(search))
    assert html_view(page).address == of_toy(search)
    # Except those to the home page of the other game.
    wrong = {link for link in links(page) if read_address(link).game != "toy"} - {"?of=delphi"}
    assert not wrong
    assert search in {"", "?"} or "?" not in set(links(page))


@pytest.mark.parametrize("search", ["?learn", "?rules", "?stats", "?explore=", "?position="])
def test_pages_of_the_default_game_name_no_game(store: Store, search: str):
    page = SessionPage(store, search)
    assert all("of=" not in link for link in links(page))


@pytest.mark.parametrize(
    ("kind", "start", "edits", "pages"),
    [
        (
            "position",
            new_game(players=2, seed=3),
            # In the end, more statues than any ship carries.
            [(f"edit player.0.statues.{color}", str(n)) for color, n in ((0, 1), (0, 3), (1, 3))],
            {"position", "lesson-editor", "worksheet", "teach", "rule"},
        ),
        (
            "layout",
            None,
            [("sheet", ""), ("take", "S1"), ("aside", "")],
            {"layout", "explore", "sheet", "rule"},
        ),
    ],
)
def test_links_of_an_editor_name_its_game_where_it_is_not_the_default(
    kind: str,
    start: object,
    edits: list[tuple[str, str]],
    pages: set[str],
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(addresses, "DEFAULT_GAME", "toy")
    editor: Any = getattr(package_of("delphi").presentation(), f"{kind}_editor")(start)
    editor.linked = True
    text = editor.below("light")
    for command, value in edits:
        editor.handle(command, value, {})
        text += editor.side("light") + editor.below("light")
    links = [read_address(unescape(match)) for match in re.findall(r'"(\?[^"]*)"', text)]
    assert {address.game for address in links} == {"delphi"}
    assert {next(iter(address.fields)) for address in links} == pages


@pytest.mark.parametrize("kind", ["position", "layout"])
def test_an_editor_opens_links_that_name_its_game(kind: str):
    begin: Any = getattr(package_of("delphi").presentation(), f"{kind}_editor")
    code = begin(None).code()
    assert begin(f"http://localhost:8612/?{kind}={code}&of=delphi").code() == code


def test_a_cell_opens_any_game_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path))
    assert oracle_nb.table("toy").game.rules.name == "toy"
    assert oracle_nb.table().game.rules.name == "delphi"
    assert oracle_nb.editor(game="delphi").address.startswith("?position=")
    for open_editor, part in (
        (oracle_nb.editor, "position editor"),
        (oracle_nb.layout_editor, "layout editor"),
    ):
        with pytest.raises(MissingPart, match=f"^the game 'toy' has no {part}$"):
            open_editor(game="toy")


def test_the_home_page_offers_a_choice_of_games(store: Store):
    page = SessionPage(store)
    assert f'aria-current="page">{DELPHI}</a>' in html_view(page).html
    assert "Position editor" in html_view(page).html
    page.handle(Message("address", "?of=toy"))
    assert html_view(page).address == "?of=toy"
    assert f'aria-current="page">{TITLE}</a>' in html_view(page).html
    assert f'aria-current="page">{DELPHI}</a>' not in html_view(page).html
    page.handle(Message("address", ""))
    assert f'aria-current="page">{DELPHI}</a>' in html_view(page).html
    # Of the other game, too.
    assert "2\N{EN DASH}4 players" in html_view(page).html
    assert "complete the tasks that Zeus has given you" in html_view(page).html


def test_one_game_is_no_choice(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(registry._registered, "toy")
    store.add(new_game(2, 1), SessionPage(store).browser.owner)
    assert "choice-of-games" not in html_view(SessionPage(store)).html


class Bare(ToyPackage):
    """The toy game with nothing but what every game must have."""

    name = "bare"

    def title(self, language: str = "en") -> str:
        return "The bare game"

    def lessons(self) -> Any:
        return None

    board_data = GamePackage.board_data  # type: ignore[assignment]


def test_only_features_of_a_game_are_offered(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(registry._registered, "bare", Bare())
    home = html_view(SessionPage(store, "?of=bare")).html
    for missing in ("?learn", "?explore", "?position", "?layout"):
        assert missing not in home
    assert "?rules&amp;of=bare" in home
    for field in ("learn", "lesson=x", "teach", "explore", "position", "layout", "try=x"):
        page = SessionPage(store, f"?{field}&of=bare")
        assert "The bare game doesn't have that page." in unescape(everything(page)), field
        assert html_view(page).address == "?of=bare"


@pytest.mark.parametrize(
    "search", ["?of=toy", "?rules&of=toy", "?lesson=race&of=toy", "?learn&of=toy"]
)
def test_a_game_without_the_chosen_language_is_shown_in_english(store: Store, search: str):
    page = SessionPage(store, search, language="pl")
    assert html_view(page).address == search
    assert "Something went wrong" not in everything(page)
    assert page.language == "pl"


@pytest.mark.parametrize(
    "search",
    [
        *("?of=chess", "?learn&of=Toyota", "?rule=toy.roll&of=../x", "?game=1&of=%00"),
        *("?of=%3Cscript%3Ealert(1)%3C/script%3E", f"?of={'x' * 9000}", "?of=%E2%80%AE&of=toy"),
    ],
)
def test_an_unknown_game_is_reported_on_the_home_page(store: Store, search: str):
    page = SessionPage(store, search)
    text = everything(page)
    assert text.count('class="notice"') == 1
    assert "There is no game called" in text
    assert "<script>" not in text
    assert "x" * 41 not in text
    assert (page.game, html_view(page).address) == ("delphi", "")


def test_a_game_that_fails_to_load_is_reported_and_not_offered(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    odd = EntryPoint("odd", "no_such_module:GAME", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "_installed", lambda: {"odd": odd})
    text = everything(SessionPage(store, "?of=odd"))
    assert "be loaded" in text and "?of=odd" not in text
    assert "odd" in caplog.text


def test_language_and_theme_keep_the_game(store: Store):
    page = SessionPage(store, "?of=toy")
    page.handle(Message("theme", "dark"))
    assert (page.game, html_view(page).address) == ("toy", "?of=toy")
    page.go("?rules&of=toy")
    page.handle(Message("theme", "light"))
    assert (page.game, html_view(page).address) == ("toy", "?rules&of=toy")


def test_a_table_knows_its_game(store: Store):
    page = SessionPage(store)
    game = toy.new_game(seed=3, seats=["Ann", "bot:random"])
    page.language = "pl"
    page.add(game)
    assert page.game == "toy" and page.table is not None
    assert not read_address(html_view(page).address).fields.get("of")
    assert "?rules&amp;of=toy" in everything(page)
    page.table.handle("home")
    assert html_view(page).address == "?of=toy"
    saved = html_view(page).html
    assert f"<p><b>{TITLE}</b> · " in saved
    page.add(new_game(2, 1))
    page.go("?games&of=toy")
    assert "<small>Wyrocznia Delficka</small>" in html_view(page).html
    assert f"<small>{TITLE}</small>" in html_view(page).html


def test_statistics_count_the_plays_of_one_game(store: Store):
    page = SessionPage(store)
    owner = page.browser.owner
    game = toy.new_game(seed=3, seats=["Ann", "bot:random"])
    while game.to_move is not None:
        game.play(game.legal_actions()[0])
    store.add(game, owner)
    for search, plays in (("?stats", 0), ("?stats&of=toy", 1)):
        page.go(search)
        page.shown.add_missing()
        assert store.results.total(owner, page.game)[0].games == plays


def test_progress_is_kept_by_game(store: Store):
    page = SessionPage(store, "?learn&of=toy", {"oracle_learner": "ann"})
    assert page.school is not None
    page.school.memory.note(["toy.roll"], True)
    page.school.memory.reached("race", 2, 3)
    assert b'"game":"toy"' in page.school.memory.to_json()
    page.go("?learn")
    assert page.school is not None
    assert page.school.memory.known == {} == page.school.memory.lessons
    assert b"game" not in page.school.memory.to_json()
