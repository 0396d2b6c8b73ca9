"""A visitor whose pages send whatever is most expensive, while another one opens the home page."""

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from tornado.httpclient import HTTPClientError
from tornado.websocket import WebSocketError

from tests.browser.session_group import Client
from tests.long.expensive_events import Event
from tests.server.test_messages import component

PAGES: Final = 30
"""Number of pages of the attacker: as many as a browser may have."""
REST: Final = 90.0
"""Seconds after an attack in which nobody uses the server."""
REFUSED: Final = (AssertionError, OSError, TimeoutError, HTTPClientError, WebSocketError)
"""Errors of a client whose connection is refused or closed."""


class Figures(NamedTuple):
    """The effect of an attack on others.

    ``homes`` are the seconds in which the other visitor's home opened; memory is in MB.
    """

    homes: tuple[float, ...]
    before: float
    peak: float
    after: float

    def __str__(self) -> str:
        usual, slow = self.percentile(0.5), self.percentile(0.95)
        homes = f"home {usual:.2f} s, at the 95th percentile {slow:.2f} s"
        return f"{homes}; {self.before:.0f} MB, at most {self.peak:.0f}, then {self.after:.0f}"

    def percentile(self, part: float) -> float:
        """Return the time in which this part of the homes opened."""
        return sorted(self.homes)[min(len(self.homes) - 1, int(part * len(self.homes)))]


def memory(process: int) -> float:
    """Return the memory that a process and its threads use now, in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


class Attack:
    """A visitor with many pages.

    Parameters
    ----------
    url
        The address of the app.
    events
        The addresses of its pages, and what each sends.
    together
        Number of events in a message.
    """

    def __init__(self, url: str, events: Sequence[tuple[str, Event]], together: int) -> None:
        self._url: Final = url
        self._events: Final = events
        self._together: Final = together
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, pages: int) -> None:
        """Open the pages, in one browser."""
        first = Client(self._url)
        await first.open()
        for number in range(pages - 1):
            event = self._events[number % len(self._events)]
            self._tasks.append(asyncio.create_task(self._page(first, *event)))
        self._first = first

    async def _page(self, browser: Client, address: str, event: Event) -> None:
        """Send an event over and over again, in full messages, reading what comes back."""
        while True:
            client = Client(f"{self._url}{address}")
            client.cookies.update(browser.cookies)
            try:
                await client.open()
                if messages := _messages(client, event, self._together):
                    while not client._hearing.done():
                        await client._say("PATCH-DOC", {"events": messages})
            except REFUSED:
                pass
            finally:
                # Pages of a cancelled task would stay open.
                await client.close()
            await asyncio.sleep(0.1)

    async def stop(self) -> None:
        """Leave all pages."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._first.close()


def _messages(client: Client, event: Event, number: int) -> list[dict[str, Any]]:
    """Return the messages of an event for the page of a client, as many; none if it takes none."""
    views = [*client._html_views.values()]
    boards = [view for view in views if "target" in view.state]
    messages = json.loads(event.messages)
    if not messages or (event.board and not boards):
        return []
    view = boards[0] if event.board else event.view_of(views[::-1], lambda part: part.html)
    written = [_written(message) for message in messages]
    return [
        component("data_event", [["model", {"id": view.model}], ["data", data]])
        for data in islice(cycle(written), number)
    ]


def _written(message: Any) -> Any:
    """Return a message as BokehJS writes it."""
    if isinstance(message, dict):
        return {"type": "map", "entries": [[name, message[name]] for name in message]}
    return message


async def open_home(url: str, seconds: float) -> float:
    """Return the seconds in which a new visitor sees the home page; at most some."""
    begun = time.monotonic()
    client = Client(url)

    async def visit() -> None:
        await client.open()
        await client.until(lambda: client.whole is not None)

    with suppress(*REFUSED):
        await asyncio.wait_for(visit(), seconds)
    spent = time.monotonic() - begun
    await client.close()
    return spent


async def warmed(url: str, events: Sequence[tuple[str, Event]]) -> None:
    """Open the pages of an attack, one after the other, and send each event once.

    Code, texts and pictures that others use as well are loaded then, and stay. Each page is a
    visitor with time: an event that is cut off would load only a part.
    """
    for address, event in events:
        client = Client(f"{url}{address}")
        await client.open()
        number = len(json.loads(event.messages))
        for message in _messages(client, event, number):
            heard = client.replies
            await client._say("PATCH-DOC", {"events": [message]})
            await client.until(lambda client=client, heard=heard: client.replies > heard)  # type: ignore[misc]
        await client.close()


async def attacked(
    url: str, process: int, attack: Attack, pages: int, visits: int, most: float = 60
) -> Figures:
    """Return the effect of an attack on a visitor, who opens the home page several times."""
    before = memory(process)
    seen = [before]
    await attack.start(pages)
    await asyncio.sleep(3)
    homes = []
    for _ in range(visits):
        homes.append(await open_home(url, most))
        seen.append(memory(process))
        await asyncio.sleep(0.5)
    await attack.stop()
    peak = max(seen)
    # Sessions are discarded some seconds after their pages have gone; a server that nobody uses
    # then starts anew, and needs some more for that.
    await asyncio.sleep(REST)
    return Figures(tuple(homes), before, peak, memory(process))
