"""No page scrolls sideways or cuts off a text on a narrow screen or with large text, in a browser.

WCAG 1.4.10 asks for a width of 320 pixels, 1.4.4 for text of twice the size.
"""

import pytest
from playwright.sync_api import Page

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import Browser
from oracle_nb.web.text import languages
from tests.browser.main_pages import DEEP, MAIN, open_page
from tests.browser.waiting import expect, until
from tests.samples import sampled

pytestmark = pytest.mark.browser

NAMES = ("W" * 30, "Wilhelmina-von-und-zu-Hohenste")
PAGES = (
    *("?stats", "?rules", "?rule=sail", "?learn", "?lesson=water", "?lesson=fighting"),
    *("?teach", "?puzzles", "?puzzles=next", "?explore=", "?position=", "?layout=", "?classes"),
    *("?class", "?exercise=", "?placement", "?guided", "?of=mythology", "?guided&of=mythology"),
)
SIZES = ((320, 700), (360, 700), (390, 700), (640, 360))
"""The last is a window of 1280 by 720 pixels at 200 %."""
CUT = f"""() => {{
  {DEEP}
  const wide = document.documentElement.scrollWidth - innerWidth;
  const cut = (node) => {{
    const style = getComputedStyle(node);
    const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
    const wider = node.scrollWidth > node.clientWidth + 1;
    const more = wider || node.scrollHeight > node.clientHeight + 1;
    // Long names of people end in an ellipsis, and a button shows all tasks.
    // The line of a player opens to all that the player has, and a chapter to all its rules.
    const meant = node.closest('.who, bdi, .players .line, .b-chapters summary > [aria-hidden]')
      || node.closest('.aims')?.querySelector('.unfold');
    if (hides) return more && style.clipPath === 'none' && !meant;
    return node.matches('button, a.l-button, .chip') && wider;
  }};
  return [
    ...(wide > 0 ? [`${{wide}} pixels too wide`] : []),
    ...all('.view-root, .view-root *')
      .filter((node) => node.innerText?.trim() && cut(node)).map(called),
  ];
}}"""
"""How much wider the page is than the window, and the texts that are cut off."""
LARGE = f"""(factor) => {{
  {DEEP}
  const sizes = {{small: 13, list: 14, text: 15, lead: 17, title: 21, display: 28}};
  for (const view of all('.view-root')) {{
    for (const [name, size] of Object.entries(sizes)) {{
      view.style.setProperty(`--${{name}}`, `${{size * factor}}px`);
    }}
  }}
}}"""
"""Make all texts larger, as a browser does that zooms only text."""


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
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"() => !({CUT})().length")


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", sampled(languages(), 2))
def test_pages_with_long_names_do_not_scroll_sideways(visit, served, language, *, whole):
    page = visit(f"{served.url}?language={language}", width=320, height=700)
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    store, owner = Store(served.data), Browser(cookies).owner
    saved = [store.add(game, owner) for game in (long_names(), finished(), long_names("mythology"))]
    store.rename(store.add(long_names(), owner), "n" * 60)
    tables = [f"?game={name}" for name in saved] + [f"?replay={saved[1]}"]
    for search in ("?", "?games", *tables) if whole else ("?games", tables[0], tables[-1]):
        fits(page, f"{served.url}{search}&language={language}")


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_no_page_scrolls_sideways(visit, served, language):
    page = visit(served.url, width=320, height=700)
    for search in PAGES:
        fits(page, f"{served.url}{search}&language={language}")


@pytest.mark.parametrize("name", sampled(MAIN, len(MAIN)))
def test_pages_cut_off_nothing_at_200_percent(visit, served, name):
    page = visit("about:blank", *SIZES[-1])
    open_page(page, served, name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"() => !({CUT})().length")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate(LARGE, 2)
    until(page, f"() => !({CUT})().length")


def test_waiting_for_a_player_fits_a_small_phone(visit, served):
    seats = ("Ann", "Bob", "bot:greedy")
    game = package_of("delphi").presentation().setup.new_game(seats, 5, {})
    page = visit(f"{served.url}?game={Store(served.data).add(game)}", 320, 640)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play together").click()
    page.get_by_role("button", name="Invite someone to this seat: Ann").click()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Let a bot play: Ann")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
