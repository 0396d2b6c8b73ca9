"""Saved games whose package is missing or broken: they are kept, and messages say why."""

from html import unescape
from pathlib import Path

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import KEY, Browser
from oracle_nb.web.session.page import SessionPage
from tests.installed_games import HARVEST, installed_here
from tests.web.browser_session import everything

COOKIES = {KEY: "key-of-ann"}
BROKEN = "tests.no_such_module:GAME"


def saved_harvest(store: Store, packages: Path) -> tuple[str, str]:
    """Save a game of Harvest while it is installed; its id and its code."""
    with installed_here(packages, {"harvest": HARVEST}):
        game = package_of("harvest").new_game(2, seed=1, seats=["Ann", "Ben"])
        return store.add(game, Browser(COOKIES).owner), game.share()


def addresses(name: str, code: str) -> tuple[str, ...]:
    return f"?game={name}", f"?replay={name}", f"?code={code}"


@pytest.mark.parametrize("games", [{}, {"harvest": BROKEN}], ids=["uninstalled", "broken"])
def test_a_saved_game_is_not_damaged_by_the_loss_of_its_package(
    store: Store, tmp_path: Path, games: dict[str, str]
):
    name, code = saved_harvest(store, tmp_path / "before")
    with installed_here(tmp_path / "meanwhile", games):
        for search in addresses(name, code):
            text = unescape(everything(SessionPage(store, search, COOKIES)))
            reason = "can't be loaded" if games else "isn't installed"
            assert f"This game can't be opened because the package for harvest {reason}" in text
            assert "Traceback" not in text, search
    with installed_here(tmp_path / "after", {"harvest": HARVEST}):
        assert "Damaged" not in everything(SessionPage(store, "?games", COOKIES))
        page = SessionPage(store, f"?game={name}", COOKIES)
        assert page.table is not None


def test_the_log_says_once_why_a_game_is_not_offered(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    with installed_here(tmp_path, {"lost": BROKEN}):
        for _ in range(3):
            SessionPage(store, "?games")
    assert caplog.text.count("lost is left out") == 1
