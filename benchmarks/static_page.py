"""The static site in a real browser on this machine: its first board, actions, and moves of bots.

The site is on a host that compresses nothing, such as ``python -m http.server``. The clocks are
those of the page: a first board counts from the beginning of the navigation, an action from the
pressing of the mouse to the last change of the page. Bots play at the pace "fast", at which the
page asks for the next move as soon as it has shown the last one.
"""

import functools
import http.server
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from benchmarks.click_to_board import SEED, Found, Table, measured
from benchmarks.clock import Spread
from benchmarks.figures import Chapter, Figure, exact
from benchmarks.progress import over
from benchmarks.server_memory import WAIT
from benchmarks.two_tables import GAMES, browser
from oracle_nb.games.registry import package_of

FIRST: Final = "?guided"
"""The address whose first board is timed."""
STEPS: Final = ("python", "packages", "imports", "first-page")
"""The marks of the page: what is ready at that time."""
MOVES: Final = 30
"""Minimum number of moves of bots that are timed in each game."""
LONGEST: Final = 60
"""Maximum number of seconds for them."""
KEPT: Final = """async () => {
  const text = await (await fetch('offline.js')).text();
  const {version, files} = JSON.parse(/SITE = (\\{.*?\\});/s.exec(text)[1]);
  return (await (await caches.open(`oracle-nb-${version}`)).keys()).length === files.length;
}"""
MARKS: Final = "performance.getEntriesByType('mark').map((mark) => [mark.name, mark.startTime])"


class _Files(http.server.SimpleHTTPRequestHandler):
    """A static host that prints nothing."""

    def log_message(self, *_parts: object) -> None:
        pass


def visits(folder: Path, number: int, clicks: int) -> Iterator[Chapter]:
    """Yield a chapter for the first board, one for actions, and one for moves of bots.

    Parameters
    ----------
    folder
        The built site.
    number
        How many new visitors come, each of them twice.
    clicks
        How many actions at the table of each game.

    Raises
    ------
    RuntimeError
        If there is no Chromium, or no site in the folder.
    """
    if not (folder / "offline.js").is_file():
        raise RuntimeError(f"no site in {folder}: run `make site`")
    with _host(folder) as address, browser() as chromium:
        yield _boards(chromium, address, number)
        codes = {
            name: package_of(name).presentation().setup.new_game(("Ann", "Bob"), SEED, {}).share()
            for name in GAMES
        }
        pages = {name: f"{address}?code={code}" for name, code in codes.items()}
        yield _actions(measured(chromium, pages, clicks, 1))
        yield _moves(chromium, address)


@contextmanager
def _host(folder: Path) -> Iterator[str]:
    """Serve a folder; its address."""
    handler = functools.partial(_Files, directory=str(folder))
    host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/"
    host.shutdown()


def _boards(chromium: Any, address: str, number: int) -> Chapter:
    """Return the seconds until the first board, on the first and on the second visit of some."""
    visited: dict[str, list[dict[str, float]]] = {"first": [], "second": []}
    for _ in over(range(number), "visitors"):
        context = chromium.new_context(viewport={"width": 1280, "height": 720})
        for noted in visited.values():
            page = context.new_page()
            table = Table(page, address + FIRST)
            noted.append({**dict(page.evaluate(MARKS)), "board": table.first * 1000})
            # Until the service worker has everything, the next visit isn't a second one.
            while not page.evaluate(f"({KEPT})()"):
                page.wait_for_timeout(25)
            page.close()
        context.close()
    figures = [
        Figure(
            f"{visit} visit, {'first board' if step == 'board' else step}",
            Spread.of(marks[step] / 1000 for marks in visited[visit]),
            "s",
            goal if step == "board" else None,
            most=True,
        )
        for visit, goal in (("first", 6), ("second", 2.5))
        for step in (*STEPS, "board")
    ]
    load = os.getloadavg()[0]
    note = f"{number} new visitors at {FIRST}; load of the machine in the last minute: {load:.1f}"
    return Chapter("The static site: the first board", tuple(figures), note)


def _actions(results: tuple[Found, ...]) -> Chapter:
    figures = [
        Figure(f"{result.name}, {what}, {len(times)} times", Spread.of(times), "ms", 100, most=True)
        for result in results
        for what, clicks in (
            ("an action chosen", result.chosen),
            ("an action", result.acted),
            ("a space selected", result.seen),
        )
        if (times := [click.done for click in clicks])
    ]
    load = os.getloadavg()[0]
    note = f"from the mouse to the last change of the page; load: {load:.1f}"
    return Chapter("The static site: actions", tuple(figures), note)


def _moves(chromium: Any, address: str) -> Chapter:
    figures = []
    for name in GAMES:
        package = package_of(name)
        bot = next(iter(package.bots))
        seats = (f"bot:{bot}", f"bot:{bot}")
        code = package.presentation().setup.new_game(seats, SEED, {}).share()
        page = chromium.new_context(viewport={"width": 1280, "height": 900}).new_page()
        page.set_default_timeout(WAIT)
        page.goto(f"{address}?code={code}")
        page.locator("[data-do=pace][data-value=fast]").click()
        number = page.locator("[data-at]").first
        times: list[float] = []
        before, last = 0, time.monotonic()
        end = last + LONGEST
        for _ in over(range(MOVES), f"moves of bots: {name}"):
            while (at := int(number.get_attribute("data-at") or 0)) == before:
                if time.monotonic() > end:
                    break
                page.wait_for_timeout(10)
            now = time.monotonic()
            if at == before:
                break
            times += [(now - last) * 1000 / (at - before)] * (at - before)
            before, last = at, now
        page.context.close()
        what = f"{name}, a move of the bot {bot}, {len(times)} times"
        figures.append(Figure(what, Spread.of(times), "ms", 1_000, most=True))
        figures.append(Figure(f"{name}, the longest", exact(max(times)), "ms"))
    load = os.getloadavg()[0]
    note = f"from one move on the page to the next, at the pace fast; load: {load:.1f}"
    return Chapter("The static site: bots", tuple(figures), note)
