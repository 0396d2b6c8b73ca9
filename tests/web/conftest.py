"""Games for the tests of the app."""

import os
import shutil
from contextlib import suppress
from inspect import signature
from threading import get_ident
from typing import Any, Final
from unittest.mock import patch

import pytest

from oracle_nb.core.files import create_private_file
from oracle_nb.games import registry
from oracle_nb.games.registry import package_of
from oracle_nb.storage.database import sqlite
from oracle_nb.storage.database.sqlite import SQLite
from oracle_nb.web.explorer import details_view
from oracle_nb.web.explorer import page as explorer_page
from oracle_nb.web.runtime.fake import FakeBrowser
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.control import coaching
from tests import toy
from tests.kept_exercises import every_exercise_is_kept, rules_under_beliefs_are_kept
from tests.toy.package import TOY
from tests.web.replaying import play
from tests.web.shared_screens import Party
from tests.web.stub_coach import StubCoach
from tests.web.worker_browser import WatchedPage, WorkerBrowser

RUNTIMES: Final = (
    pytest.param(FakeBrowser, id="server"),
    pytest.param(WorkerBrowser, id="site", marks=pytest.mark.long),
)
"""The runtimes of tests of pages: a server's, and that of the static site in the long suite."""

__all__ = ["every_exercise_is_kept", "rules_under_beliefs_are_kept"]


@pytest.fixture
def game():
    """A first game: one person and two greedy bots, nothing done yet."""
    return package_of("delphi").presentation().setup.first_game("You", 4)


@pytest.fixture
def pair():
    """Two people at one screen, on the compact board."""
    return (
        package_of("delphi")
        .presentation()
        .setup.new_game(("Ann", "Bob"), 8, {"length": "8", "tiles": "random"})
    )


@pytest.fixture(scope="session", autouse=True)
def new_databases_are_copied(tmp_path_factory):
    """Begin a new file as a copy of one without games: creating tables takes 3 ms each time."""
    folder = tmp_path_factory.mktemp("empty")
    made = SQLite(folder / "games.sqlite")
    with made.writing():
        pass
    made.close()

    def copy(path):
        if not path.exists():
            new = path.with_name(f"{path.name}-{get_ident()}")
            shutil.copy(made.path, new)
            # Another thread may have made the file meanwhile.
            with suppress(FileExistsError):
                os.link(new, path)
            new.unlink()
        create_private_file(path)

    with patch.object(sqlite, "create_private_file", copy):
        yield


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path)


@pytest.fixture(scope="module")
def whole():
    """A finished game of one person and two bots."""
    return play(package_of("delphi").presentation().setup.first_game("You", 5))


@pytest.fixture(scope="module")
def running():
    """Two people at one screen and a bot, in the middle of a game in which both have peeked."""
    seats = ("Ann", "Bob", "bot:greedy")
    game = package_of("delphi").presentation().setup.new_game(seats, 7, {"length": "8"})
    play(game, 60)
    while not all(game.position.players[seat].seen for seat in (0, 1)):
        looks = [action for action in game.legal_actions() if game.write(action).startswith("look")]
        game.play(looks[0] if looks else game.legal_actions()[0])
        assert game.to_move is not None
    return game


@pytest.fixture
def race(monkeypatch):
    """A race of the toy game, which tells no turns and no rounds."""
    monkeypatch.setitem(registry._registered, "toy", TOY)
    game = toy.new_game(seed=3)
    while game.to_move is not None:
        game.play(game.legal_actions()[0])
    return game


SERVED: Final = frozenset(("store", "bob"))
"""Fixtures of tests of browsers whose games must be on a server."""
SCREENS: Final = frozenset(("on_server", "party", "three"))
"""Fixtures of tests of what only a server has, such as several screens at one game."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let a test of pages or of "ann" run on both runtimes, unless it is about a server."""
    used = {*metafunc.fixturenames}
    if "ann" in used:
        asked = signature(metafunc.function).parameters
        served = SERVED & asked.keys() or "on_server" in used
        metafunc.parametrize("ann", RUNTIMES[: 1 if served else None], indirect=True)
    elif "store" in used and ("page" in used or "SessionPage" in vars(metafunc.module)):
        metafunc.parametrize("runtime", RUNTIMES[: 1 if SCREENS & used else None], indirect=True)


@pytest.fixture(autouse=True)
def runtime(request, monkeypatch):
    """Watch the pages of a test, where it runs on the second runtime.

    At its end, or when they are closed, a browser would show the same from messages.
    """
    if getattr(request, "param", FakeBrowser) is FakeBrowser:
        yield
        return
    watched = {}
    init, close = SessionPage.__init__, SessionPage.close

    def opened(page, store, search="", cookies=None, *rest, **others):
        # Canvases are drawn by bytes, which only a server sends.
        init(page, store, search, {"oracle_renderer": "svg", **(cookies or {})}, *rest, **others)
        watched[page] = WatchedPage(page.view)

    def closed(page):
        if page in watched:
            watched.pop(page).check()
        close(page)

    for module in (explorer_page, details_view):
        monkeypatch.setattr(module, "installed", lambda *_modules: False)
    monkeypatch.setattr(SessionPage, "__init__", opened)
    monkeypatch.setattr(SessionPage, "close", closed)
    yield
    for page in watched.values():
        page.check()


@pytest.fixture
def on_server():
    """Mark a test of what only a server has."""


@pytest.fixture
def ann(request, store):
    """The browser of a person, of a server or of the static site."""
    with request.param(store) as browser:
        yield browser


@pytest.fixture
def bob(store):
    """The browser of another person."""
    with FakeBrowser(store) as browser:
        yield browser


@pytest.fixture
def page(store):
    """A page of the app."""
    made = SessionPage(store)
    yield made
    made.close()


@pytest.fixture
def party(store, pair):
    made = Party(store, pair)
    yield made
    made.close()


@pytest.fixture
def three(store):
    """Three people, and a bot."""
    seats = ("Ann", "Bob", "Cid", "bot:greedy")
    made = Party(
        store, package_of("delphi").presentation().setup.new_game(seats, 3, {"length": "8"})
    )
    yield made
    made.close()


@pytest.fixture
def coaches(monkeypatch):
    """The coaches that tables have made; to be asked for before any table."""
    made: list[StubCoach] = []

    def coach_of(rules: Any) -> StubCoach:
        made.append(StubCoach(rules))
        return made[-1]

    monkeypatch.setattr(coaching, "coach_of", coach_of)
    return made
