"""Take the pictures of the README again, from the app itself: docs/images/*.png.

.venv/bin/python -m scripts.pictures           # all of them
.venv/bin/python -m scripts.pictures table     # one
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.games.registry import package_of
from scripts.chromium import find

if TYPE_CHECKING:
    from oracle_nb.games.game import Game

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
SEED: Final = 11
SEATS: Final = ("You", "bot:greedy", "bot:greedy")
expect.set_options(timeout=60_000)


def played(actions: int) -> str:
    """Return the code of a game after some actions, continued until the person can sail again."""
    game: Game = oracle_nb.new_game(seats=SEATS, seed=SEED)
    bots = [make_bot("greedy", SEED + seat, game.rules) for seat in range(len(SEATS))]
    while (seat := game.to_move) is not None:
        options = game.legal_actions()
        sails = any(game.write(option).startswith("move ") for option in options)
        if len(game.history) >= actions and seat == 0 and sails:
            break
        view = game.rules.view(game.position, seat)
        game.play(bots[seat].decide(view, options), player=seat)
    return game.share()


@contextmanager
def served() -> Iterator[str]:
    """Run the app with games of its own; yield its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "oracle_nb", "play", "--port", "0", "--no-browser"]
        environment = {**os.environ, "ORACLE_NB_DATA": data, "PYTHONUNBUFFERED": "1"}
        app = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert app.stdout is not None
            match = re.search(r"http://\S+", app.stdout.readline())
            assert match is not None, "the app did not start"
            yield match[0]
        finally:
            app.terminate()
            app.wait()


def table(page: Page, url: str) -> None:
    """Show a turn with a selected die, a selected space, and the explanation of the move."""
    page.goto(f"{url}?code={played(40)}")
    page.locator("[data-do=pick][data-value^=move]").last.click()
    expect(page.locator("[data-go]")).to_be_visible()


def look_back(page: Page) -> None:
    """Go from a table to its replay; in a narrow window, a menu holds the button."""
    button = page.locator("[data-do=replay]").first
    button.wait_for(state="attached")
    button.evaluate("button => button.click()")


def replay(page: Page, url: str) -> None:
    """Show the replay of the same game at an action in its middle."""
    page.goto(f"{url}?code={played(120)}")
    look_back(page)
    more = page.locator(".replay .unfold")
    more.click()
    page.locator("input[type=number]").fill("63")
    page.keyboard.press("Enter")
    more.click()
    expect(page.locator("canvas")).to_be_visible()


def ending(page: Page, url: str) -> None:
    """Show the end of a game in pictures."""
    page.goto(f"{url}?code={played(10_000)}")
    look_back(page)
    heading = page.get_by_role("heading", name="Charts of the game")
    expect(heading).to_be_visible()
    heading.evaluate("node => node.scrollIntoView()")


def explorer(page: Page, url: str) -> None:
    """Show a free board with its chokepoints and percentiles."""
    page.goto(f"{url}?explore=free.7")
    expect(page.locator("canvas").first).to_be_visible()


def lesson(page: Page, url: str) -> None:
    """Show a step of a lesson."""
    page.goto(f"{url}?lesson=longer-trips&stop=3")
    page.locator('[data-do=predict][data-value="0"]').click()
    expect(page.locator(".l-predicted")).to_be_visible()
    expect(page.locator("canvas").first).to_be_visible()


def mythology(page: Page, url: str) -> None:
    """Show a turn of Mythology in which units can move."""
    seats = ("You", *["bot:tactician"] * 3)
    game = package_of("mythology").new_game(seats=seats, seed=SEED)
    bots = [make_bot("tactician", SEED + seat, game.rules) for seat in range(len(seats))]
    while game.to_move != 0 or game.position.part != "movement" or game.position.round < 3:
        bot = bots[game.to_move or 0]
        game.play(bot.decide(game.position, game.legal_actions()), player=game.to_move)
    page.goto(f"{url}?code={game.share()}")
    page.locator("[data-do=pick]").first.click()
    expect(page.locator("[data-go]")).to_be_visible()


PICTURES: Final[dict[str, tuple[Callable[[Page, str], None], int]]] = {
    "table": (table, 1400),
    "replay": (replay, 860),
    "ending": (ending, 860),
    "explorer": (explorer, 900),
    "lesson": (lesson, 860),
    "mythology": (mythology, 1000),
}
"""The function that prepares each picture, and its height in pixels."""


def take(browser: Browser, url: str, name: str) -> None:
    """Take one picture once nothing in it moves any more."""
    show, height = PICTURES[name]
    page = browser.new_page(viewport={"width": 1280, "height": height})
    show(page, url)
    # The board is painted after the page: there is no sign of that to be awaited from outside.
    page.wait_for_timeout(3_000)
    page.screenshot(path=FOLDER / f"{name}.png")
    page.close()


def main(wanted: list[str]) -> None:
    """Take the pictures that are named, or all."""
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for name in wanted or PICTURES:
            take(browser, url, name)
            print(FOLDER / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
