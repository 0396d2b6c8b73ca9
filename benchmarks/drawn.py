"""From a click to the board, in a real browser on this machine; the first board; what is sent.

Two people sit at one screen, so that no bot acts. The clock is that of the page: it runs from the
pressing of the mouse to the last change of the board or of what stands beside it.
"""

import zlib
from collections.abc import Iterator
from typing import Any, Final

from benchmarks.clock import Spread, share
from benchmarks.figures import Chapter, Figure, exact
from benchmarks.progress import over
from benchmarks.served import WAIT, server

RENDERERS: Final = ("canvas", "svg")
CALM: Final = 250
"""Milliseconds without a change, after which what a click began counts as done."""
SEED: Final = 5
WATCH: Final = """
(() => {
  window.clock = {pressed: 0, changed: 0, drawn: 0, first: 0};
  const clock = window.clock;
  addEventListener('mousedown', (event) => { clock.pressed = performance.now(); }, true);
  addEventListener('mousemove', (event) => { clock.moved = performance.now(); }, true);
  // The visible canvas is the one that stands in the page; the layers are drawn beside it.
  const prototype = CanvasRenderingContext2D.prototype;
  const draw = prototype.drawImage;
  prototype.drawImage = function (...given) {
    const done = draw.apply(this, given);
    if (this.canvas.isConnected && this.canvas.width > 300) {
      clock.changed = clock.drawn = performance.now();
      clock.first ||= clock.drawn;
    }
    return done;
  };
  const watch = new MutationObserver((changes) => {
    clock.changed = performance.now();
    for (const {target, addedNodes} of changes) {
      if (target.closest?.('svg[role=application]')) clock.drawn = clock.changed;
      for (const node of clock.first ? [] : addedNodes) {
        if (node.querySelector?.('.base [data-space]')) clock.first = clock.changed;
      }
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


class _Wire:
    """What goes over the websockets of a page, in bytes; what is received also compressed."""

    def __init__(self, page: Any) -> None:
        self.received = self.sent = self.packed = 0
        # As the server does it, with what went before in mind.
        self.packer = zlib.compressobj(1, wbits=-15)
        page.on("websocket", self._open)

    def _open(self, socket: Any) -> None:
        socket.on("framereceived", lambda payload: self._count(payload, 0))
        socket.on("framesent", lambda payload: self._count(payload, 1))

    def _count(self, payload: str | bytes, sent: int) -> None:
        data = payload.encode() if isinstance(payload, str) else payload
        if sent:
            self.sent += len(data)
            return
        self.received += len(data)
        self.packed += len(self.packer.compress(data) + self.packer.flush(zlib.Z_SYNC_FLUSH))

    def take(self) -> tuple[int, int, int]:
        """What was received, what of it went over the wire, and what was sent since last time."""
        found = (self.received, self.packed, self.sent)
        self.received = self.packed = self.sent = 0
        return found


class _Table:
    """A page with a table, and what is clicked there."""

    def __init__(self, page: Any, address: str) -> None:
        self.page = page
        self.wire = _Wire(page)
        page.add_init_script(WATCH)
        page.goto(address, timeout=WAIT)
        page.wait_for_function("window.clock.first > 0", timeout=WAIT)
        self.calm()
        self.first = page.evaluate("window.clock.first") / 1000
        self.loaded = self.wire.take()[0]

    def calm(self) -> None:
        """Wait until nothing has changed for a while."""
        self.page.wait_for_function(
            f"performance.now() - Math.max(clock.changed, clock.pressed) > {CALM}", timeout=WAIT
        )

    def click(self, x: float, y: float) -> tuple[float, int, int, int, float] | None:
        """Click, and wait until all is done: milliseconds; bytes received, compressed, sent.

        At last the milliseconds until the board was drawn, 0 where it did not change.

        None where nothing changed.
        """
        page = self.page
        page.mouse.move(x, y)
        self.calm()
        self.wire.take()
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(30)
        self.calm()
        told = "[clock.pressed, clock.changed, clock.drawn]"
        pressed, changed, drawn = page.evaluate(told)
        if changed <= pressed:
            return None
        return (changed - pressed, *self.wire.take(), max(0.0, drawn - pressed))

    def point(self, x: float, y: float) -> float | None:
        """Point at a place; milliseconds until all is shown, None where nothing changed."""
        page = self.page
        self.calm()
        page.mouse.move(x, y)
        page.wait_for_timeout(30)
        self.calm()
        moved, changed = page.evaluate("[clock.moved, clock.changed]")
        return changed - moved if changed > moved else None

    def middle(self, selector: str) -> tuple[float, float] | None:
        """The middle of the first element of a kind, brought into sight; None without one."""
        found = self.page.locator(selector)
        if not found.count():
            return None
        found.first.scroll_into_view_if_needed()
        box = found.first.bounding_box()
        return None if box is None else (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def places(self, number: int) -> Iterator[tuple[float, float]]:
        """Places all over the board, far from each other one after another."""
        box = self.page.locator("canvas, svg[role=application]").first.bounding_box()
        for n in range(number):
            x, y = 0.2 + 0.6 * (n * 0.618 % 1), 0.25 + 0.5 * (n * 0.414 % 1)
            yield box["x"] + x * box["width"], box["y"] + y * box["height"]


def boards(clicks: int, openings: int) -> Iterator[Chapter]:
    """A chapter for each renderer. Raises RuntimeError where there is no Chromium."""
    from playwright.sync_api import sync_playwright

    from oracle_nb.app.panels import panels_of_game
    from scripts.chromium import find

    program = find()
    if program is None:
        raise RuntimeError("no Chromium: run `make chromium`")
    code = panels_of_game("delphi").new_game(("Ann", "Bob"), SEED, {}).share()
    with server() as (_, address), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for renderer in RENDERERS:
            yield _chapter(browser, f"{address}?code={code}&renderer={renderer}", clicks, openings)
        browser.close()


def _chapter(browser: Any, address: str, clicks: int, openings: int) -> Chapter:
    first, loaded = [], []
    for _ in over(range(openings), "openings"):
        context = browser.new_context(viewport={"width": 1400, "height": 950})
        table = _Table(context.new_page(), address)
        first.append(table.first)
        loaded.append(table.loaded / 1000)
        if len(first) < openings:
            context.close()
    acted = [one for one in over((_act(table) for _ in range(clicks)), "actions", clicks) if one]
    seen = [table.click(*at) for at in over(table.places(clicks), "highlights", clicks)]
    table.page.keyboard.press("Escape")
    hovered = [table.point(*at) for at in over(table.places(clicks), "hovers", clicks)]
    context.close()
    figures = [Figure("first board after opening", Spread.of(first), "s", 3, most=True)]
    figures.append(Figure("received until then", Spread.of(loaded), "kB"))
    for what, found in (("a highlight", [one for one in seen if one]), ("an action", acted)):
        figures += _times(what, [one[0] for one in found])
        alone = Spread.of(one[4] for one in found if one[4])
        figures.append(Figure(f"{what}, the board alone", alone, "ms"))
        for place, kind in enumerate(("received", "received, compressed", "sent"), start=1):
            size = Spread.of(one[place] / 1000 for one in found)
            figures.append(Figure(f"{what}, {kind}", size, "kB"))
    figures += _times("pointing at a space", [one for one in hovered if one is not None])
    renderer = address.rpartition("=")[2]
    note = (
        "from the mouse to the last change of the board and of all that stands beside it; "
        "bytes of the websocket"
    )
    return Chapter(f"The board, drawn by {renderer}", tuple(figures), note)


def _times(what: str, found: list[float]) -> list[Figure]:
    late = share(sorted(found), 0.95)
    return [
        Figure(f"{what}, {len(found)} times", Spread.of(found), "ms", 50, most=True),
        Figure(f"{what}, 95th percentile", exact(late), "ms", 100, most=True),
    ]


def _act(table: _Table) -> tuple[float, int, int, int, float] | None:
    """Choose the first action there is, and measure doing it."""
    chosen = table.middle(".actions [data-action]")
    if chosen is None:
        return None
    table.click(*chosen)
    do = table.middle("[data-do=do]")
    return None if do is None else table.click(*do)
