"""The main pages of the app, and what is measured on each of them."""

from functools import cache
from typing import Final

from playwright.sync_api import Page

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from tests.app_server import Served
from tests.browser.waiting import expect

MAIN: Final = {
    "table": "?game=delphi",
    "home": "",
    "mythology": "?game=mythology",
    "lesson": "?lesson=sailing&seed=5",
    "prediction": "?lesson=wheel&seed=5&stop=3",
    "exercise": "?lesson=fighting&seed=5&stop=4",
    "puzzle": "?puzzles=next",
    "guided": "?guided",
    "rules": "?rules",
    "explorer": "?explore=",
    "look back": "?replay=delphi",
}
"""The addresses of the main pages by their names; a saved game has the name of its kind there."""
ACTING: Final = ("table", "mythology", "lesson", "puzzle", "guided")
"""The pages on which an action can be chosen."""
DEEP: Final = """const all = (selector) => {
    const found = [], roots = [document];
    for (const root of roots) {
      for (const node of root.querySelectorAll('*')) {
        if (node.shadowRoot) roots.push(node.shadowRoot);
        if (node.matches(selector) && node.checkVisibility()) found.push(node);
      }
    }
    return found;
  };
  const called = (node) => `${node.localName}.${node.className} `
    + (node.ariaLabel || node.innerText || '').slice(0, 40);"""
"""JavaScript: ``all`` finds the visible elements of a page, ``called`` describes one of them."""


MOST_CHOICES: Final = 12
"""Maximum number of choices that a page shows at once."""
_CHOICES: Final = f"""() => {{
  {DEEP}
  return all('button, a[href], select, input, textarea, summary').filter((node) => {{
    const box = node.getBoundingClientRect();
    return node.checkVisibility({{checkOpacity: true, checkVisibilityCSS: true}})
      && !node.closest('.bar') && node.ariaDisabled !== 'true' && !node.disabled
      && box.width > 1 && box.top >= 0 && box.bottom <= innerHeight + 1;
  }}).map(called);
}}"""


def choices(page: Page) -> list[str]:
    """Return what can be pressed in the first screen of a small window, besides the bar."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate("() => new Promise(requestAnimationFrame)")
    names: list[str] = page.evaluate(_CHOICES)
    page.set_viewport_size(before)
    return names


ACTION = '.actions [data-action]:not([data-value="end"])'
"""A listed action that doesn't end a turn, before which a long warning comes."""


def chooses(game: Game) -> bool:
    """Return whether somebody has a choice between spaces to move to."""
    texts = map(game.write, game.legal_actions())
    return sum(text.startswith(("move", "step")) for text in texts) > 1


@cache
def played(kind: str) -> Game:
    """Return a game in which Ann has much, and is to act."""
    least, bot = (90, "greedy") if kind == "delphi" else (46, "random")
    setup = package_of(kind).presentation().setup
    game: Game = setup.new_game(("Ann", *[f"bot:{bot}"] * 3), 7, {})
    player = make_bot(bot, 1, game.rules)
    while len(game.history) < least or game.to_move != 0 or not chooses(game):
        seat = game.to_move
        assert seat is not None
        game.play(player.decide(game.view(seat), game.legal_actions()))
    return game


def address_of(name: str, served: Served) -> str:
    """Return the address of a main page, from its ``?`` on."""
    search, _, kind = MAIN[name].partition("=")
    if kind in ("delphi", "mythology"):
        # The first visitor owns it.
        return f"{search}={Store(served.data).add(played(kind))}"
    return MAIN[name]


def open_page(page: Page, served: Served, name: str, language: str = "en") -> None:
    """Open a main page, with an action chosen where one can be."""
    address = address_of(name, served)
    page.goto(f"{served.url}{address}{'&' if address else '?'}language={language}")
    expect(page.locator("h1").first).to_be_attached()
    if name not in ("home", "rules"):
        expect(page.get_by_role("application")).to_be_visible()
    if name in ACTING:
        choose_action(page)


def open_list(page: Page) -> None:
    """List the actions of a lesson; elsewhere they are listed already."""
    every = page.locator("button.l-every")
    expect(page.locator(ACTION).or_(every).last).to_be_attached()
    if every.count():
        every.click()
    expect(page.locator(ACTION).last).to_be_attached()


def choose_action(page: Page) -> None:
    """Choose the last action of those that are listed, whose answer is long."""
    open_list(page)
    folded = page.locator(".actions details:not([open]) > summary")
    while not page.locator(f"{ACTION}:visible").count():
        folded.first.click()
    page.locator(f"{ACTION}:visible").last.click()
    expect(page.locator(".explain .primary")).to_be_visible()
