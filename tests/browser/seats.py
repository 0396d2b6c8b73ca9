"""People at the table, for tests: they click where a bot tells them to."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import Error, Locator, Page

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from tests.app_server import Served
from tests.browser.waiting import PATIENCE, expect

SOON = 500
"""Milliseconds within which an unfolded list comes, unless it is folded again."""


def address_of_new_game(served: Served, seats: Sequence[str], seed: int) -> str:
    """Return the address of a new game, which belongs to its first visitor."""
    game = package_of("delphi").presentation().setup.new_game(seats, seed, {})
    return f"{served.url}?game={Store(served.data).add(game)}"


def open_table(visit: Any, served: Served, seats: Sequence[str], seed: int, *size: int) -> Page:
    """Open the table of a new game; the page has a size, or the usual one."""
    page: Page = visit(address_of_new_game(served, seats, seed), *size)
    expect(page.locator("canvas, svg[role=application]").first).to_be_visible()
    return page


def first_game(page: Page) -> None:
    """From the home page into a first game."""
    page.locator('[data-do="first"][data-value="greedy"]').click()
    expect(page.locator("canvas, svg[role=application]").first).to_be_visible()
    expect(page.locator(".now")).to_be_visible()


def unfold_form(page: Page) -> None:
    """Show the form for a new game on the home page."""
    if not page.locator(".customize > [aria-expanded=true]").count():
        page.locator(".customize > button").click()


def new_game(page: Page, kinds: list[str], seed: int, names: list[str] | None = None) -> None:
    """A new game with chosen seats: "person", "bot:greedy", "" for nobody."""
    unfold_form(page)
    for seat in range(4):
        kind = kinds[seat] if seat < len(kinds) else ""
        page.locator(f'select[name="kind-{seat}"]').select_option(kind)
        if names and seat < len(names):
            page.locator(f'input[name="name-{seat}"]').fill(names[seat])
    page.get_by_text("More options").click()
    page.locator('input[name="seed"]').fill(str(seed))
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("canvas")).to_be_visible()


def game_id(page: Page) -> str:
    """The id of the game that a page shows."""
    return parse_qs(urlparse(page.url).query)["game"][0]


HOLD = """(() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (window.held) window.held.push([data, () => send.call(this, data)]);
    else send.call(this, data);
  };
  // Messages have three frames; a lost one is not sent at all.
  window.release = (lost = () => false) => {
    const held = window.held;
    window.held = null;
    for (let at = 0; at < held.length; at += 3) {
      if (!lost(held[at + 2][0])) for (const [, go] of held.slice(at, at + 3)) go();
    }
  };
})()"""
"""A script: once ``held`` is a list, a page's messages wait there until they are released."""


def choice(game: Game) -> str:
    """Return what the greedy bot would do for the player to move, as text."""
    seat = game.to_move
    assert seat is not None
    bot = make_bot("greedy", 1, game.rules)
    return game.write(bot.decide(game.view(seat), game.legal_actions()))


class Person:
    """Somebody who does at the table what the greedy bot would do in their place."""

    def __init__(self, page: Page, data: Path) -> None:
        self.page = page
        self.store = Store(data)

    def game(self) -> Game:
        """The game as it is saved."""
        return self.store.load(game_id(self.page))[0]

    def wish(self, game: Game) -> str:
        """The bot's choice, as text."""
        return choice(game)

    def take_action(self) -> bool:
        """Do one action, or let the bots act; False when the game is over."""
        page = self.page
        now = page.locator(".now")
        # A page that is still loading doesn't show whose turn it is.
        expect(page.locator(".now, [data-result]").first).to_be_visible()
        if page.locator("[data-result]").count():
            return False
        skip = page.locator('[data-do="skip"]')
        game = self.game()
        if skip.count() or game.to_move is None or game.is_bot(game.to_move):
            # The bots may be through before the mouse is there, or not be shown yet.
            skip.evaluate_all("found => found[0]?.click()")
            expect(now.locator(".bots")).to_have_count(0)
            return True
        text = self.wish(game)
        count = len(game.history)
        expect(now).to_have_attribute("data-at", str(count))
        self.do(text)
        expect(page.locator(f'.now[data-at="{count}"]')).to_have_count(0)
        return True

    def press(self, button: Locator) -> None:
        """Press a button."""
        button.click()

    def do(self, text: str) -> None:
        """Find an action among the buttons, read what it does, and do it."""
        page = self.page
        button = page.locator(f'.actions [data-action][data-value="{text}"]')
        if not button.count():
            self.choose_source(text)
        unfold(button)
        if button.get_attribute("aria-pressed") != "true":
            self.press(button)
        expect(page.locator(".explain .details")).to_be_visible()
        # It says "Confirm", or "Do it anyway" where something is left unused.
        self.press(page.locator(".explain [data-go]"))

    def choose_source(self, text: str) -> None:
        """Press the die, card or god with which an action is done."""
        words = text.split()
        source = next((word for word in words if word.startswith(("die:", "card:"))), "")
        if source:
            key = source.partition(">")[0]
        elif any(word.startswith("extra") for word in words):
            key = "extra"
        else:
            key = {"end": "end", "trade": "trade"}.get(words[0], f"god:{words[0]}")
        self.press(self.page.locator(f'[data-group="{key}"]'))
        expect(self.page.locator(f'[data-group="{key}"]')).to_have_class("source on")


def unfold(button):
    """Open the list in which an action is folded, which is only then sent; return its button."""
    folded = button.page.locator(".actions details:not([open]) > summary")
    expect(button.or_(folded).first).to_be_attached()
    for _ in range(PATIENCE // SOON):
        if button.count():
            break
        # A list may be replaced by a folded one while the mouse is on its way, or later.
        folded.evaluate_all("found => found[0]?.click()")
        with suppress(Error):
            button.wait_for(state="attached", timeout=SOON)
    button.wait_for(state="attached")
    around = button.locator("xpath=ancestor::details[not(@open)]")
    if around.count():
        around.locator("summary").click()
    return button


def acting(page, person):
    """Play on by buttons until the person is to act with dice, and can sail."""
    # A page that is still loading lists no actions.
    expect(page.locator(".now")).to_be_visible()
    while page.locator('.actions [data-action][data-value^="move "]').count() == 0:
        assert person.take_action()


def on_canvas(page, scene, space, do="click"):
    """Click on a space of the board, or point at it."""
    box = page.locator("canvas").bounding_box()
    group = scene.group(space)
    scale = box["width"] / scene.width
    getattr(page.locator("canvas"), do)(position={"x": group.x * scale, "y": group.y * scale})
