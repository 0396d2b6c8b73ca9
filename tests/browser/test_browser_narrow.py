"""No page scrolls sideways on a narrow screen (WCAG 1.4.10), in a real browser."""

import pytest
from playwright.sync_api import Page

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import Browser
from oracle_nb.web.text import languages
from tests.browser.waiting import expect, until
from tests.samples import sampled

pytestmark = pytest.mark.browser

NAMES = ("W" * 30, "Wilhelmina-von-und-zu-Hohenste")
PAGES = (
    *("?stats", "?rules", "?rule=sail", "?learn", "?lesson=water", "?lesson=fighting"),
    *("?teach", "?puzzles", "?puzzles=next", "?explore=", "?position=", "?layout=", "?classes"),
    *("?class", "?exercise=", "?checkup", "?guided", "?of=mythology", "?guided&of=mythology"),
)
WIDTHS = (320, 360, 390)


def long_names(name: str = "delphi") -> Game:
    """A game of two people with long names."""
    package = package_of(name)
    return package.presentation().setup.new_game(NAMES, 8, {})


def finished() -> Game:
    """A game that is over."""
    game = long_names()
    bot = make_bot("greedy", 1, game.rules)
    while game.to_move is not None:
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    return game


def fits(page: Page, address: str) -> None:
    """Open a page, and check that it isn't wider than the window at any width."""
    page.goto(address)
    expect(page.locator("h1").first).to_be_attached()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 700})
        until(page, "() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", sampled(languages(), 2))
def test_pages_with_long_names_do_not_scroll_sideways(visit, served, language):
    page = visit(f"{served.url}?language={language}", width=320, height=700)
    cookies = {one["name"]: one["value"] for one in page.context.cookies()}
    store, owner = Store(served.data), Browser(cookies).owner
    saved = [store.add(game, owner) for game in (long_names(), finished(), long_names("mythology"))]
    store.rename(store.add(long_names(), owner), "n" * 60)
    tables = [f"?game={name}" for name in saved] + [f"?replay={saved[1]}"]
    for search in ("?", "?games", *tables):
        fits(page, f"{served.url}{search}&language={language}")


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_no_page_scrolls_sideways(visit, served, language):
    page = visit(served.url, width=320, height=700)
    for search in PAGES:
        fits(page, f"{served.url}{search}&language={language}")
