"""The levels of a game are one game on the page, and packages of their own everywhere else."""

import re
from html import unescape
from typing import Any

import pytest

from oracle_nb.games import registry
from oracle_nb.games.game import Game
from oracle_nb.games.registry import first_levels, game_titles, levels_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.bar import pages_of
from oracle_nb.web.widgets.html_view import Message
from tests.toy import Setting, Toy
from tests.toy.package import TOY, ToyPackage
from tests.web.browser_session import html_view


class LongToy(Toy):
    name = "toy-long"


class LongPackage(ToyPackage):
    name = "toy-long"
    level_of = "toy"

    def level(self, language: str = "en") -> str:
        return "Długa gra" if language == "pl" else "Long Game"

    def rules(self, setting: object) -> LongToy:
        return LongToy(TOY.rules(setting).setting)

    def new_game(self, *args: Any, **options: Any) -> Game:
        game = TOY.new_game(*args, **options)
        return Game(LongToy(Setting(spaces=12)), game.seed, game.seats, package=self)

    def lessons(self) -> None:  # type: ignore[override]
        return None


LONG = LongPackage()


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "BUILT_IN", {"delphi": registry.BUILT_IN["delphi"]})
    monkeypatch.setattr(ToyPackage, "level", lambda _self, _language="en": "Short Game")
    pages_of.cache_clear()
    # The order of registration says nothing.
    for package in (LONG, TOY):
        monkeypatch.setitem(registry._registered, package.name, package)


def level_links(page: SessionPage) -> list[tuple[str, str, bool]]:
    """The choice of levels: address, name, and whether it is the current one."""
    match = re.search(r'class="choice-of-levels".*?</nav>', shown(page))
    whole = match.group() if match else ""
    return [
        (unescape(href), name, "aria-current" in rest)
        for href, rest, name in re.findall(r'<a href="([^"]*)"([^>]*)>([^<]*)</a>', whole)
    ]


def shown(page: SessionPage) -> str:
    return str(html_view(page).html)


def games_offered(page: SessionPage) -> list[str]:
    """The titles in the choice of games."""
    match = re.search(r'class="choice-of-games".*?</nav>', shown(page))
    return re.findall(r"<a [^>]*>([^<]*)</a>", match.group() if match else "")


def test_levels_are_found_from_each_of_them():
    assert levels_of("toy") == levels_of("toy-long") == (TOY, LONG)
    assert [package.name for package in levels_of("delphi")] == ["delphi"]
    assert [package.name for package in first_levels()] == ["delphi", "toy"]
    assert game_titles() == {
        "delphi": "The Oracle of Delphi",
        "toy-long": "The toy game: Long Game",
        "toy": "The toy game: Short Game",
    }


def test_a_level_of_a_game_that_is_missing_is_a_game_of_its_own(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(registry._registered, "toy")
    assert levels_of("toy-long") == (LONG,) and LONG in first_levels()
    assert game_titles()["toy-long"] == "The toy game"


def test_the_home_page_shows_one_game_with_a_choice_of_level(store: Store):
    page = SessionPage(store)
    assert games_offered(page) == ["The Oracle of Delphi", "The toy game"]
    assert level_links(page) == []
    page.handle(Message("address", "?of=toy"))
    assert level_links(page) == [
        ("?of=toy", "Short Game", True),
        ("?of=toy-long", "Long Game", False),
    ]
    page.handle(Message("address", "?of=toy-long"))
    assert games_offered(page) == ["The Oracle of Delphi", "The toy game"]
    assert shown(page).count('aria-current="page">The toy game</a>') == 1
    assert [current for *_, current in level_links(page)] == [False, True]
    page.handle(Message("language", "pl"))
    assert [name for _, name, _ in level_links(page)] == ["Short Game", "Długa gra"]


def test_a_page_that_one_level_lacks_offers_no_choice(store: Store):
    page = SessionPage(store, "?rules&of=toy-long")
    assert [href for href, *_ in level_links(page)] == ["?rules&of=toy", "?rules&of=toy-long"]
    assert "<strong>The toy game</strong>" in shown(page)
    # The choice belongs to the beginning of the book, not to each rule.
    page.handle(Message("address", "?rule=toy.roll&of=toy"))
    assert level_links(page) == []
    page.handle(Message("address", "?learn&of=toy"))
    assert level_links(page) == [], "the long game has no lessons"


def test_lessons_of_both_levels_are_one_page_away(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(LongPackage, "lessons", lambda _self: TOY.lessons())
    pages_of.cache_clear()
    page = SessionPage(store, "?learn&of=toy")
    assert [href for href, *_ in level_links(page)] == ["?learn&of=toy", "?learn&of=toy-long"]


def test_games_of_both_levels_keep_their_names(store: Store):
    page = SessionPage(store, "?of=toy-long")
    page.handle(Message("first", ""))
    assert page.table is not None and page.table.game.record().game == "toy-long"
    page.handle(Message("address", "?of=toy"))
    assert "The toy game: Long Game" in shown(page), "the game to go on with is of either level"
    page.handle(Message("address", "?games"))
    assert page.saved_games_page is not None
    assert "The toy game: Long Game" in page.saved_games_page.head.html


def test_all_levels_of_the_only_game_are_offered(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "BUILT_IN", {})
    page = SessionPage(store, "?of=toy")
    assert games_offered(page) == []
    assert [name for _, name, _ in level_links(page)] == ["Short Game", "Long Game"]
