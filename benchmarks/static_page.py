"""The static site in a real browser on this machine: its first board, actions, and moves of bots.

The site is on a host that compresses nothing, such as ``python -m http.server``. All times are
those of the page's own clock (``performance.now``): a first board counts from the beginning of the
navigation, an action from the input event to the first frame that shows a change, and a move of a
bot from the frame that shows the state before to the one that shows the next. Bots play at the
pace "fast", at which the page asks for the next move as soon as it has shown the last one.
"""

import functools
import http.server
import itertools
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from benchmarks.click_to_board import SEED, Table
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
"""Number of moves of bots that are timed in each game."""
LONGEST: Final = 40_000
"""Maximum number of milliseconds for them."""
CALM: Final = 300
"""Milliseconds without a change of the page before the next click."""
KEPT: Final = """async () => {
  const text = await (await fetch('offline.js')).text();
  const {files} = JSON.parse(/SITE = (\\{.*?\\});/s.exec(text)[1]);
  const addresses = files.map((file) => new URL(file, location.href.split('?')[0]));
  return (await Promise.all(addresses.map((address) => caches.match(address)))).every(Boolean);
}"""
WATCH: Final = """
(() => {
  const clock = window.clock = {pressed: 0, changed: 0, painted: 0, states: []};
  let at = null;
  // A message is read once the frame is painted.
  const painted = new MessageChannel();
  const waiting = [];
  painted.port1.onmessage = () => {
    for (const note of waiting.splice(0)) note(performance.now());
  };
  const paint = (note) => {
    waiting.push(note);
    requestAnimationFrame(() => painted.port2.postMessage(0));
  };
  addEventListener('click', (event) => {
    clock.pressed = event.timeStamp;
    clock.painted = 0;
  }, true);
  const watch = new MutationObserver((changes) => {
    const pressed = clock.pressed;
    if (clock.changed <= pressed) paint((now) => {
      if (clock.pressed === pressed) clock.painted = now;
    });
    clock.changed = performance.now();
    for (const root of new Set(changes.map(({target}) => target.getRootNode()))) {
      const now = root.querySelector?.('.now[data-at]')?.dataset.at ?? at;
      if (now === at) continue;
      at = now;
      paint((when) => clock.states.push([Number(now), when, pressed]));
    }
  });
  const what = {childList: true, subtree: true, attributes: true, characterData: true};
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, options);
    watch.observe(root, what);
    return root;
  };
})();
"""
"""Notes when a click was followed by a painted change, and when each state of a game was."""
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
        How many new visitors come, each of them twice; 0 leaves the first chapter out.
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
        if number:
            yield _boards(chromium, address, number)
        yield _actions(chromium, address, clicks)
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
    note = f"{number} new visitors at {FIRST}; {_load()}"
    return Chapter("The static site: the first board", tuple(figures), note)


class _Game:
    """A game on a page of a new visitor, with the clock of the page."""

    def __init__(self, chromium: Any, address: str, name: str, seats: tuple[str, str]) -> None:
        code = package_of(name).presentation().setup.new_game(seats, SEED, {}).share()
        self.page = chromium.new_context(viewport={"width": 1400, "height": 950}).new_page()
        self.page.set_default_timeout(WAIT)
        self.page.add_init_script(WATCH)
        self.page.goto(f"{address}?code={code}")
        self.page.locator(".now[data-at]").first.wait_for()

    def until(self, holds: str, longest: int = WAIT) -> bool:
        """Wait until an expression holds; return whether it does. Nothing is timed by this."""
        for _ in range(longest // 20):
            if self.page.evaluate(holds):
                return True
            self.page.wait_for_timeout(20)
        return False

    def click(self, selector: str) -> float | None:
        """Click the first visible element of a kind; the time until a change was painted."""
        element = self.page.locator(f"{selector}:visible").first
        element.scroll_into_view_if_needed()
        self.until(f"performance.now() - clock.changed > {CALM}", 5_000)
        element.click()
        if not self.until("clock.painted > 0", 5_000):
            return None
        painted, pressed = self.page.evaluate("[clock.painted, clock.pressed]")
        return float(painted - pressed)

    def states(self) -> list[list[float]]:
        """Return the numbers of all states shown, when each was painted, and the click before."""
        return list(self.page.evaluate("clock.states"))


def _actions(chromium: Any, address: str, clicks: int) -> Chapter:
    """Return the times of actions of two people at one screen, the first ones that are offered."""
    figures = []
    for name in GAMES:
        game = _Game(chromium, address, name, ("Ann", "Bob"))
        chosen: list[float] = []
        acted: list[float] = []
        for _ in over(range(clicks), f"actions: {name}"):
            shown = game.click(".actions [data-action]")
            chosen += [] if shown is None else [shown]
            number = len(game.states())
            game.click("[data-do=do]")
            if game.until(f"clock.states.length > {number}"):
                _, painted, pressed = game.states()[number]
                acted.append(painted - pressed)
        game.page.context.close()
        for what, times in (("an action chosen", chosen), ("an action", acted)):
            text = f"{name}, {what}, {len(times)} times"
            figures.append(Figure(text, Spread.of(times), "ms", 100, most=True))
            figures.append(Figure(f"{text}, the longest", exact(max(times)), "ms"))
    note = "from the click to the first frame with its effect: the choice, or the next state"
    return Chapter("The static site: actions", tuple(figures), f"{note}; {_load()}")


def _moves(chromium: Any, address: str) -> Chapter:
    """Return the times of moves of the first bot of each game, which plays for both players."""
    figures = []
    for name in GAMES:
        bot = next(iter(package_of(name).bots))
        game = _Game(chromium, address, name, (f"bot:{bot}", f"bot:{bot}"))
        game.page.locator("[data-do=pace][data-value=fast]").click()
        number = len(game.states())
        game.until(f"clock.states.length > {number + MOVES}", LONGEST)
        states = game.states()[number:]
        game.page.context.close()
        times = [
            (after[1] - before[1]) / (after[0] - before[0])
            for before, after in itertools.pairwise(states)
        ]
        what = f"{name}, a move of the bot {bot}, {len(times)} times"
        figures.append(Figure(what, Spread.of(times), "ms", 1_000, most=True))
        figures.append(Figure(f"{what}, the longest", exact(max(times)), "ms"))
    note = "from the frame with one state to that with the next, at the pace fast"
    return Chapter("The static site: bots", tuple(figures), f"{note}; {_load()}")


def _load() -> str:
    return f"load of the machine in the last minute: {os.getloadavg()[0]:.1f}"
