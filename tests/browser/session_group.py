"""Many sessions of the app at once, without browsers: clients that speak the protocol of the page.

A client holds what its page would show, acts when its page offers something, and lets bots go on as
its page would. It knows Bokeh's messages (a header, metadata, content, and buffers, each a frame).
"""

import asyncio
import itertools
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from html import unescape
from http.cookies import SimpleCookie
from random import Random
from typing import Any, Final

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from oracle_nb.web.widgets.keyed_html import expand, store

_TOKEN: Final = re.compile(r'"token":"([^"]+)"')
_AT: Final = re.compile(r'class="now"[^>]* data-at="(\d+)"|data-at="(\d+)"[^>]* class="now"')
_BEAT: Final = re.compile(r'data-beat="(\d+)"')
_ACTION: Final = re.compile(r'data-value="([^"]+)"[^>]* data-action')
_SOURCE: Final = re.compile(r'data-group="([^"]+)"')
_ERROR_NOTICE: Final = re.compile(r'class="report notice"|class="notice"[^>]*>([^<]+)')
_WAIT: Final = 240
"""Maximum number of seconds to wait: other programs may keep all processors busy."""


TWO_PEOPLE: Final = {
    "kind-0": "person",
    "kind-1": "person",
    "kind-2": "",
    "kind-3": "",
    "seed": "7",
}


class PageView:
    """A part of a client's page: the id by which it is spoken to, and its HTML."""

    def __init__(self, model: str, state: dict[str, Any]) -> None:
        self.model = model
        self.state = state
        self.html = ""
        self._parts: dict[str, str] = {}
        self._number = 0
        if parts := state.get("parts"):
            self.take(parts[0], True, parts[1:])

    def take(self, number: int, afresh: bool, given: list[Any]) -> bool:
        """Take in numbered parts, as the page does; return whether none before them is missing.

        The document may come with changes whose messages follow it: these are passed over.
        """
        if not afresh and number > self._number + 1:
            return False
        if afresh or number > self._number:
            if afresh:
                self._parts.clear()
            self._number = number
            store(self._parts, given)
            self.html = expand(self._parts) if self._parts else ""
        return True


class Client:
    """One session.

    Parameters
    ----------
    url
        The address of the app, with what follows the question mark.
    seen
        Called with the number of actions of the game whenever the page shows another.
    """

    def __init__(self, url: str, seen: Callable[[int], object] = lambda _at: None) -> None:
        self.url: Final = url
        self.cookies: Final[dict[str, str]] = {}
        self.bytes = 0
        """How much was received."""
        self.replies = 0
        """Number of messages that the server has confirmed."""
        self.waits: Final[list[float]] = []
        """Milliseconds from telling of an action to being shown it."""
        self.side: PageView | None = None
        """The place of an action."""
        self.at = -1
        """How many actions of the game the page shows; -1 where it shows none."""
        self.error_report = ""
        """The error that the page shows; "" if none."""
        self._seen = seen
        self._ids = itertools.count(1)
        self._html_views: dict[str, PageView] = {}
        self._changed = asyncio.Event()
        self._socket: WebSocketClientConnection | None = None
        self._hearing: Any = None
        self._asking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Get the page, and begin to hear what is sent to it."""
        request = HTTPRequest(self.url, headers=self._headers(), request_timeout=_WAIT)
        answer = await AsyncHTTPClient().fetch(request)
        for line in answer.headers.get_list("Set-Cookie"):
            self.cookies.update({name: morsel.value for name, morsel in SimpleCookie(line).items()})
        match = _TOKEN.search(answer.body.decode())
        assert match, "the page has no session"
        place = self.url.partition("?")[0].rstrip("/") + "/ws"
        request = HTTPRequest(
            place.replace("http", "ws", 1), headers=self._headers(), connect_timeout=_WAIT
        )
        connecting = asyncio.ensure_future(
            websocket_connect(
                request, subprotocols=["bokeh", match[1]], max_message_size=50_000_000
            )
        )
        try:
            self._socket = await asyncio.shield(connecting)
        except asyncio.CancelledError:
            # Nobody else would close it.
            connecting.add_done_callback(_hang_up)
            raise
        # As browsers do: a message is three frames, the second of which would wait for 40 ms.
        assert self._socket.protocol is not None
        self._socket.protocol.set_nodelay(True)
        # The server says that it hears before it does.
        await self._message()
        self._hearing = asyncio.create_task(self._hear())
        await self._say("PULL-DOC-REQ", {})
        await self.until(lambda: bool(self._html_views))
        await self._event("document_ready", [])
        for html_view in [*self._html_views.values()]:
            if "target" in html_view.state:
                await self.tell(html_view, "ready")

    def _headers(self) -> dict[str, str]:
        """The cookies that a browser would send."""
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    async def close(self) -> None:
        """Leave, as who closes a tab, also one that is still opening."""
        if self._hearing is not None:
            self._hearing.cancel()
        if self._socket is not None:
            self._socket.close()

    # --- messages --------------------------------------------------------------------------------

    async def _say(self, kind: str, content: dict[str, Any]) -> None:
        assert self._socket is not None
        for frame in ({"msgid": str(next(self._ids)), "msgtype": kind}, {}, content):
            await self._socket.write_message(json.dumps(frame))

    async def tell(self, html_view: PageView, data: Any) -> None:
        """Tell Python what was done at a face."""
        entries = data if isinstance(data, str) else {"type": "map", "entries": [*data.items()]}
        await self._event("data_event", [["model", {"id": html_view.model}], ["data", entries]])

    async def _event(self, name: str, values: list[list[Any]]) -> None:
        event = {"type": "event", "name": name, "values": {"type": "map", "entries": values}}
        sent = {"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": event}
        await self._say("PATCH-DOC", {"events": [sent]})

    async def _hear(self) -> None:
        try:
            while True:
                self._take(await self._message())
                self._changed.set()
        finally:
            self._changed.set()

    async def _message(self) -> dict[str, Any]:
        """The content of the next message."""
        frames = [await self._frame() for _ in range(3)]
        for _ in range(2 * json.loads(frames[0]).get("num_buffers", 0)):
            await self._frame()
        content: dict[str, Any] = json.loads(frames[2])
        assert "traceback" not in content, content["traceback"]
        return content

    async def _frame(self) -> str | bytes:
        assert self._socket is not None
        frame = await self._socket.read_message()
        assert frame is not None, "the server has ended the session"
        self.bytes += len(frame)
        return frame

    def _take(self, content: dict[str, Any]) -> None:
        self.replies += not content
        for model in _objects(content):
            state = model["attributes"].get("data")
            if isinstance(state, dict) and "attributes" in state:
                html_view = self._html_views[state["id"]] = PageView(
                    model["id"], state["attributes"]
                )
                self._note(html_view)
                self._keep(html_view)
        for event in content.get("events", ()):
            if event.get("msg_type") == "bokeh_event":
                self._heard(event["msg_data"])
            changed = self._html_views.get(event.get("model", {}).get("id", ""))
            if changed is not None and "attr" in event:
                changed.state[event["attr"]] = event["new"]
                if event["attr"] == "cookie":
                    self._keep(changed)

    def _heard(self, event: dict[str, Any]) -> None:
        """Take in the parts of a face that have changed."""
        if event["name"] != "esm_event":
            return
        values = dict(event["values"]["entries"])
        if values["data"][0] == "file":
            return
        for html_view in self._html_views.values():
            if html_view.model == values["model"]["id"] and "parts" in html_view.state:
                number, afresh, *given = values["data"]
                if html_view.take(number, afresh, given):
                    self._note(html_view)
                else:
                    self._asking = asyncio.create_task(self.tell(html_view, {"do": "all-parts"}))

    def _note(self, html_view: PageView) -> None:
        """Look at what a face shows now."""
        if notice := _ERROR_NOTICE.search(html_view.html):
            self.error_report = notice[1] or "a report"
        if 'class="now"' in html_view.html and (match := _AT.search(html_view.html)):
            self.side = html_view
            at = int(match[1] or match[2])
            if at != self.at:
                self.at = at
                self._seen(at)

    def _keep(self, html_view: PageView) -> None:
        for line in str(html_view.state.get("cookie", "")).split("\n"):
            self.cookies.update({name: kept.value for name, kept in SimpleCookie(line).items()})

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait until the page shows something."""
        while not wanted():
            if self._hearing.done():
                self._hearing.result()
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), _WAIT)

    # --- what the page shows ---------------------------------------------------------------------

    def html_view(self, mark: str) -> PageView | None:
        """The last face whose HTML has this in it."""
        return next(
            (
                candidate
                for candidate in [*self._html_views.values()][::-1]
                if mark in candidate.html
            ),
            None,
        )

    @property
    def whole(self) -> PageView | None:
        """The view that fills the page."""
        shown = [view for view in self._html_views.values() if view.state.get("whole")]
        return shown[-1] if shown else None

    def forget(self) -> None:
        """Forget what the page shows, before it shows another."""
        self._html_views.clear()
        self.side, self.at = None, -1

    @property
    def address(self) -> str:
        """The address that the page shows."""
        shown = (str(view.state.get("address", "")) for view in [*self._html_views.values()][::-1])
        return next((candidate for candidate in shown if candidate), "")

    async def press(self, mark: str, command: str, value: str = "") -> None:
        """Press a button of the face that has something in it."""
        html_view = self.html_view(mark)
        assert html_view is not None, mark
        at = None if self.at < 0 else str(self.at)
        await self.tell(html_view, {"do": command, "value": value, "at": at})

    async def send(self, command: str, form: dict[str, str]) -> None:
        """Send a form."""
        html_view = self.html_view(f'data-do="{command}"')
        assert html_view is not None, command
        entries = {"type": "map", "entries": [*form.items()]}
        await self.tell(html_view, {"do": command, "value": "", "form": entries})

    async def invite(self) -> str:
        """Begin a game of two people and give the second seat away; return its link."""
        await self.send("new", TWO_PEOPLE)
        await self.until(lambda: self.at >= 0)
        await self.press('class="now"', "give", "1")
        await self.press('class="now"', "together")
        await self.until(lambda: self.html_view("?join=") is not None)
        return first(r'value="(\?join=[\w-]+)"', self.html_view("?join="))

    async def play(self, rng: Random, rest: float, over: Callable[[], bool]) -> int:
        """Play, with pauses in seconds, until the game is over; return the number of actions."""
        done = 0
        while not over():
            side = self.side
            assert side is not None
            assert not self.error_report, self.error_report
            beat = _BEAT.search(side.html)
            actions = _ACTION.findall(side.html)
            sources = _SOURCE.findall(side.html)
            if beat:
                await asyncio.sleep(int(beat[1]) / 1000)
                await self.press('class="now"', "beat")
                await self._next(side.html)
            elif sources and rng.random() < 0.5:
                await self.press('class="now"', "source", unescape(rng.choice(sources)))
                await asyncio.sleep(rest / 4)
            elif actions:
                await asyncio.sleep(rest * rng.uniform(0.5, 1.5))
                at, begun = self.at, time.perf_counter()
                await self.press('class="now"', "do", unescape(rng.choice(actions)))
                await self.until(lambda at=at: self.at != at)  # type: ignore[misc]
                self.waits.append(1000 * (time.perf_counter() - begun))
                done += 1
            else:
                await self._next(side.html)
        return done

    async def _next(self, shown: str) -> None:
        """Wait a little for something else to be shown."""
        end = time.monotonic() + 1
        while self.side is not None and self.side.html == shown and time.monotonic() < end:
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), 1)


def first(pattern: str, html_view: PageView | None) -> str:
    """Return the first match of a pattern in the HTML of a view."""
    assert html_view is not None
    match = re.search(pattern, html_view.html)
    assert match is not None, pattern
    return unescape(match[1])


def _hang_up(connecting: asyncio.Future[WebSocketClientConnection]) -> None:
    """Close a connection that nobody waits for any more."""
    if not connecting.cancelled() and connecting.exception() is None:
        connecting.result().close()


def _objects(content: Any) -> Iterator[dict[str, Any]]:
    """All models that a message defines."""
    if isinstance(content, dict):
        if content.get("msg_type"):
            return
        if content.get("type") == "object" and "attributes" in content:
            yield content
        for part in content.values():
            yield from _objects(part)
    elif isinstance(content, list):
        for part in content:
            yield from _objects(part)


class SessionGroup:
    """Sessions at several shared games, and when each was shown what.

    Parameters
    ----------
    url
        The address of the app.
    """

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.clients: Final[list[Client]] = []
        self.games: Final[list[list[Client]]] = []
        """The clients, by the game they are at."""
        self.links: Final[list[str]] = []
        """Those that nobody has opened."""
        self._shown: Final[dict[tuple[int, int], list[float]]] = {}

    async def gather(self, number: int, kinds: list[str], joined: int) -> None:
        """A host begins a game, gives all seats of people but the first away, and lets watch."""

        def seen(at: int) -> None:
            self._shown.setdefault((number, at), []).append(time.perf_counter())

        host = Client(self.url, seen)
        await host.open()
        form = {f"kind-{seat}": kind for seat, kind in enumerate(kinds)}
        chosen = {"seed": str(number), "length": "8", "board": "compact", "tiles": "random"}
        await host.send("new", form | chosen)
        await host.until(lambda: host.at >= 0)
        await host.press('data-do="together"', "together")
        people = [seat for seat, kind in enumerate(kinds) if kind == "person"]
        for place in (*people[1:], -1):
            mark = f"link-to-{place if place >= 0 else 'watch'}"
            await host.press('data-do="together"', "give", str(place))
            await host.until(lambda mark=mark: host.html_view(mark) is not None)  # type: ignore[misc]
        html_view = host.html_view("link-to-watch")
        assert html_view is not None
        # Spectators come first: the remaining links lead to seats.
        links = [unescape(text) for text in re.findall(r'value="(\?join=[^"]+)"', html_view.html)][
            ::-1
        ]
        await host.press('data-do="together"', "together")
        self.clients.append(host)
        for link in links[:joined]:
            client = Client(self.url + link, seen)
            await client.open()
            await client.until(lambda client=client: client.at >= 0)  # type: ignore[misc]
            if client.html_view('data-do="my-name"'):
                await client.send("my-name", {"name": f"Guest {len(self.clients)}"})
            self.clients.append(client)
        self.games.append(self.clients[-1 - joined :])
        self.links.extend(self.url + link for link in links[joined:])

    async def play(self, rest: float, over: Callable[[], bool]) -> int:
        """Let all of them play until it is over; how many actions they have done."""
        self._shown.clear()
        plays = (client.play(Random(at), rest, over) for at, client in enumerate(self.clients))
        done = sum(await asyncio.gather(*plays))
        for game in self.games:
            # The last action arrives everywhere, or a later one of a bot.
            last = max(client.at for client in game)
            for client in game:
                await client.until(lambda client=client, last=last: client.at >= last)  # type: ignore[misc]
        return done

    @property
    def delays(self) -> list[float]:
        """Milliseconds from the first screen that shows a change to each of the others."""
        return sorted(1000 * (at - times[0]) for times in self._shown.values() for at in times[1:])

    @property
    def waits(self) -> list[float]:
        """Milliseconds from telling of an action to being shown it."""
        return sorted(wait for client in self.clients for wait in client.waits)

    async def close(self) -> None:
        """Leave."""
        for client in self.clients:
            await client.close()
