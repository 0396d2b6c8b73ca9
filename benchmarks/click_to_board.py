"""From a click to the board, in a real browser on this machine; the first board; what is sent.

Two people sit at one screen, so that no bot acts. The clock is that of the page: it runs from the
pressing of the mouse to the frame that shows the first change of the board, to the first change of
the explanation, and to the last change of the board or of what stands beside it. Another checkout
can be measured in the same run, click by click in turn, and both with a delayed connection.
"""

import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from benchmarks.clock import Spread, share
from benchmarks.figures import Chapter, Figure, exact
from benchmarks.progress import over
from benchmarks.server_memory import WAIT, server
from benchmarks.slow_connection import delayed
from oracle_nb.web.runtime.server.handlers import COMPRESSION

RENDERERS: Final = ("canvas", "svg")
CALM: Final = 700
"""Milliseconds without a change, after which what a click began counts as done.

A delayed connection needs more: a page may draw at once, and the server answer later.
"""
REST: Final = 0.25
"""Seconds after a click or move in which the page is not asked whether it is done.

Asking keeps the page and this process busy, on the processors that the server needs as well.
"""
SEED: Final = 5
_FRAME: Final = 20.0
"""Goal for the first frame that shows a choice, in milliseconds, for 95 of 100 clicks."""


class Click(NamedTuple):
    """The effects of a click: milliseconds since the mouse was pressed, 0 for never; bytes."""

    done: float
    """The last change of the page."""
    received: int
    packed: int
    """The bytes received, compressed."""
    sent: int
    drawn: float
    """The last change of the board."""
    framed: float
    """The end of the first frame that shows a change of the board, since the mouse did it."""
    told: float
    """The first change of the explanation."""
    frames: int
    """The number of the frame that shows a change of the board, 1 for the first after the mouse."""
    script: float
    """From the mouse until the page has changed the board; the rest is waiting for the frame."""


WATCH: Final = """
(() => {
  window.clock = {pressed: 0, changed: 0, drawn: 0, first: 0, framed: 0, took: 0, told: 0,
    frames: 0, script: 0};
  const clock = window.clock;
  let waits = false;
  let input = 0;
  // A canvas reads one of them, and a button the other.
  addEventListener('click', (event) => {
    input = event.timeStamp;
    clock.frames = 1;
  }, true);
  const count = () => {
    if (!waits) return;
    clock.frames += 1;
    requestAnimationFrame(count);
  };
  addEventListener('mousedown', (event) => {
    clock.pressed = input = event.timeStamp;
    waits = true;
    clock.frames = 1;
    requestAnimationFrame(count);
  }, true);
  // A message is read once the frame is painted, but after the release of the mouse, if both wait.
  const painted = new MessageChannel();
  let since = 0;
  let paints = false;
  const framed = () => {
    if (!paints) return;
    paints = false;
    clock.framed = performance.now();
    clock.took = clock.framed - since;
  };
  painted.port1.onmessage = framed;
  addEventListener('mouseup', framed, true);
  const drawn = () => {
    clock.drawn = performance.now();
    if (!waits) return;
    waits = false;
    since = input;
    clock.script = clock.drawn - input;
    requestAnimationFrame(() => {
      paints = true;
      painted.port2.postMessage(0);
    });
  };
  addEventListener('mousemove', (event) => { clock.moved = performance.now(); }, true);
  // The visible canvas is the one that stands in the page; the layers are drawn beside it.
  const prototype = CanvasRenderingContext2D.prototype;
  const draw = prototype.drawImage;
  prototype.drawImage = function (...given) {
    const done = draw.apply(this, given);
    if (this.canvas.isConnected && this.canvas.width > 300) {
      drawn();
      clock.changed = clock.drawn;
      clock.first ||= clock.drawn;
    }
    return done;
  };
  const watch = new MutationObserver((changes) => {
    clock.changed = performance.now();
    for (const {target, addedNodes} of changes) {
      const svg = target.closest?.('svg');
      if ([svg, svg?.previousSibling].some((one) => one?.matches?.('[role=application]'))) drawn();
      const added = [...addedNodes].some((node) =>
        node.matches?.('.explain') || node.querySelector?.('.explain'));
      const told = added || target.closest?.('.explain');
      if (told && clock.told < clock.pressed) clock.told = clock.changed;
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


class Wire:
    """Bytes over the websockets of a page; received bytes also compressed."""

    def __init__(self, page: Any) -> None:
        self.received = self.sent = self.packed = 0
        # As the server does it, with what went before in mind.
        self.packer = zlib.compressobj(COMPRESSION, wbits=-15)
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
        """Return the bytes received, those on the wire, and those sent, since the last call."""
        bytes_so_far = (self.received, self.packed, self.sent)
        self.received = self.packed = self.sent = 0
        return bytes_so_far


class Table:
    """A page with a table, and what is clicked there.

    Parameters
    ----------
    page
        A page of a new browser profile.
    address
        The address of the table.
    name
        The name of the checkout whose app it is; "" where there is only one.
    delay
        Milliseconds by which the connection is delayed in each direction.
    """

    def __init__(self, page: Any, address: str, name: str = "", delay: int = 0) -> None:
        self._calm = CALM + 2 * delay
        self.page = page
        self.name = name
        self.wire = Wire(page)
        self.fetched = 0
        """Bytes received over HTTP, compressed where the server does so."""
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        network.on("Network.loadingFinished", self._loaded)
        page.add_init_script(WATCH)
        page.goto(address, timeout=WAIT)
        self.until("window.clock?.first > 0")
        self.calm()
        self.first = page.evaluate("window.clock.first") / 1000
        self.loaded = self.wire.take()

    def _loaded(self, event: dict[str, Any]) -> None:
        self.fetched += int(event["encodedDataLength"])

    def calm(self) -> None:
        """Wait until nothing has changed for a while, and no choice waits for its answer."""
        while self.page.locator("svg.ahead").count():
            self.page.wait_for_timeout(25)
        self.until(f"performance.now() - Math.max(clock.changed, clock.pressed) > {self._calm}")

    def until(self, holds: str) -> None:
        """Wait until an expression holds; the page itself may not evaluate any."""
        end = time.monotonic() + WAIT / 1000
        while not self.page.evaluate(holds):
            if time.monotonic() > end:
                raise RuntimeError(f"it never came to this: {holds}")
            self.page.wait_for_timeout(25)

    def click(self, x: float, y: float) -> Click | None:
        """Click, and wait until all is done; None where nothing changed."""
        page = self.page
        page.mouse.move(x, y)
        # Hovering comes first, as for a person.
        time.sleep(REST)
        self.calm()
        self.wire.take()
        page.mouse.down()
        page.mouse.up()
        time.sleep(REST)
        self.calm()
        names = ("pressed", "changed", "drawn", "told", "framed", "took", "frames", "script")
        texts = f"[{', '.join(f'clock.{name}' for name in names)}]"
        pressed, changed, drawn, explained, framed, took, frames, script = page.evaluate(texts)
        if changed <= pressed:
            return None
        return Click(
            changed - pressed,
            *self.wire.take(),
            max(0.0, drawn - pressed),
            took if framed > pressed else 0.0,
            max(0.0, explained - pressed),
            frames if framed > pressed else 0,
            script,
        )

    def point(self, x: float, y: float) -> float | None:
        """Point at a place; milliseconds until all is shown, None where nothing changed."""
        page = self.page
        self.calm()
        page.mouse.move(x, y)
        time.sleep(REST)
        self.calm()
        moved, changed = page.evaluate("[clock.moved, clock.changed]")
        return changed - moved if changed > moved else None

    def middle(self, selector: str) -> tuple[float, float] | None:
        """Return the middle of the first element of a kind, scrolled into view.

        None without one.
        """
        element = self.page.locator(selector)
        if not element.count():
            return None
        element.first.scroll_into_view_if_needed()
        box = element.first.bounding_box()
        return None if box is None else (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def places(self, number: int) -> Iterator[tuple[float, float]]:
        """Places all over the board, far from each other one after another."""
        box = self.page.locator("canvas, svg[role=application]").first.bounding_box()
        for n in range(number):
            x, y = 0.2 + 0.6 * (n * 0.618 % 1), 0.25 + 0.5 * (n * 0.414 % 1)
            yield box["x"] + x * box["width"], box["y"] + y * box["height"]


class Found:
    """The measurements at the tables of one checkout."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.opened: list[Table] = []
        self.acted: list[Click] = []
        self.chosen: list[Click] = []
        self.seen: list[Click] = []
        self.hovered: list[float] = []

    def figures(self) -> Iterator[Figure]:
        """Yield all figures, with the name of the checkout where there are two."""
        whose = f"{self.name}: " if self.name else ""
        first = Spread.of(table.first for table in self.opened)
        yield Figure(f"{whose}first board after opening", first, "s", 2, most=True)
        loaded = Spread.of(table.loaded[0] / 1000 for table in self.opened)
        yield Figure(f"{whose}received until then", loaded, "kB", 500, most=True)
        packed = Spread.of(table.loaded[1] / 1000 for table in self.opened)
        yield Figure(f"{whose}received until then, compressed", packed, "kB")
        fetched = Spread.of(table.fetched / 1000 for table in self.opened)
        yield Figure(f"{whose}loaded by HTTP and cached by browsers", fetched, "kB")
        yield from _of_clicks(f"{whose}a space selected", self.seen, 25)
        yield from _of_clicks(f"{whose}an action chosen", self.chosen, 25)
        yield from _of_clicks(f"{whose}an action", self.acted, 50, 25, 6)
        yield from _times(f"{whose}pointing at a space", self.hovered, 50)


def boards(
    clicks: int, openings: int, other: Path | None = None, delays: Sequence[int] = (0,)
) -> Iterator[Chapter]:
    """Yield a chapter for each renderer and delay. Raises RuntimeError where there is no Chromium.

    Parameters
    ----------
    clicks
        How many actions, highlights and spaces pointed at.
    openings
        How often the page is opened.
    other
        The folder of another checkout that is measured in turn with this one.
    delays
        Milliseconds by which the connection is delayed in each direction.
    """
    from playwright.sync_api import sync_playwright

    from oracle_nb.games.registry import package_of
    from scripts.chromium import find

    program = find()
    if program is None:
        raise RuntimeError("no Chromium: run `make chromium`")
    code = package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), SEED, {}).share()
    with ExitStack() as stack, sync_playwright() as playwright:
        addresses = {"": stack.enter_context(server())[1]}
        if other is not None:
            addresses = {"here": addresses[""], "there": stack.enter_context(server(other))[1]}
        for delay in delays:
            with ExitStack() as distance:
                rules = [
                    f"MAP {urlsplit(address).netloc} 127.0.0.1:{distance.enter_context(far)}"
                    for address in addresses.values()
                    for far in [delayed(urlsplit(address).port or 80, delay / 1000)]
                    if delay
                ]
                # The browser still names the address of the server: it knows no other.
                mapped = [f"--host-resolver-rules={','.join(rules)}"] if rules else []
                browser = playwright.chromium.launch(
                    executable_path=program, args=["--no-sandbox", *mapped]
                )
                for renderer in RENDERERS:
                    asked = f"?code={code}&renderer={renderer}"
                    tables = {name: f"{address}{asked}" for name, address in addresses.items()}
                    results = measured(browser, tables, clicks, openings, delay)
                    yield _chapter(results, renderer, delay)
                browser.close()


def measured(
    browser: Any, addresses: dict[str, str], clicks: int, openings: int, delay: int = 0
) -> tuple[Found, ...]:
    """Open the tables in turn, and then do the same at each of them in turn."""
    results = {name: Found(name) for name in addresses}
    for _ in over(range(openings), "openings"):
        for name, address in addresses.items():
            _open(browser, address, results[name], delay)
    tables = [result.opened[-1] for result in results.values()]
    for places in over(_places(tables, clicks), "clicks", clicks):
        for table, at in zip(tables, places, strict=True):
            noted = results[table.name]
            for clicks_of, click in zip((noted.chosen, noted.acted), _act(table), strict=True):
                if click is not None:
                    clicks_of.append(click)
            if seen := table.click(*at):
                noted.seen.append(seen)
            table.page.keyboard.press("Escape")
    for places in over(_places(tables, clicks), "hovers", clicks):
        for table, at in zip(tables, places, strict=True):
            if (late := table.point(*at)) is not None:
                results[table.name].hovered.append(late)
    for table in tables:
        table.page.context.close()
    return tuple(results.values())


def _open(browser: Any, address: str, result: Found, delay: int) -> None:
    """Open a table in a new profile, and leave the one before."""
    if result.opened:
        result.opened[-1].page.context.close()
    context = browser.new_context(viewport={"width": 1400, "height": 950})
    result.opened.append(Table(context.new_page(), address, result.name, delay))


def _places(tables: Sequence[Table], number: int) -> Iterator[tuple[tuple[float, float], ...]]:
    """Return the same places of all boards."""
    return zip(*(table.places(number) for table in tables), strict=True)


def _chapter(results: Sequence[Found], renderer: str, delay: int) -> Chapter:
    figures = [figure for result in results for figure in result.figures()]
    far = f", {delay} ms away in each direction" if delay else ""
    note = (
        "from the mouse to the last change of the board and of all that stands beside it; "
        "bytes of the websocket"
    )
    return Chapter(f"The board, drawn by {renderer}{far}", tuple(figures), note)


def _of_clicks(
    what: str,
    clicks: list[Click],
    goal: float,
    most: float | None = None,
    packed: float | None = None,
) -> Iterator[Figure]:
    """Return the times of clicks, and what was sent for them."""
    if not clicks:
        return
    if framed := [click.framed for click in clicks if click.framed]:
        yield from _times(f"{what}, first frame", framed, _FRAME)
        drawn = [click for click in clicks if click.framed]
        script = Spread.of(click.script for click in drawn)
        yield Figure(f"{what}, until the page has drawn it", script, "ms")
        first = sum(click.frames == 1 for click in drawn)
        yield Figure(f"{what}, in the next frame", exact(100 * first / len(drawn)), "%", 95)
    if explained := [click.told for click in clicks if click.told]:
        yield from _times(f"{what}, explained", explained, goal)
    yield from _times(f"{what}, all done", [click.done for click in clicks], goal)
    kinds = {"received": most, "received, compressed": packed, "sent": None}
    for place, (kind, size) in enumerate(kinds.items(), start=1):
        spread = Spread.of(click[place] / 1000 for click in clicks)
        yield Figure(f"{what}, {kind}", spread, "kB", size, most=True)


def _times(what: str, times: list[float], goal: float) -> Iterator[Figure]:
    if not times:
        return
    late = share(sorted(times), 0.95)
    most = goal if goal == _FRAME else 2 * goal
    yield Figure(f"{what}, {len(times)} times", Spread.of(times), "ms", goal, most=True)
    yield Figure(f"{what}, 95th percentile", exact(late), "ms", most, most=True)


def _act(table: Table) -> tuple[Click | None, Click | None]:
    """Choose the first action there is, and do it."""
    place = table.middle(".actions [data-action]")
    if place is None:
        return None, None
    chosen = table.click(*place)
    do = table.middle("[data-do=do]")
    return chosen, None if do is None else table.click(*do)
