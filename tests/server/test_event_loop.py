"""Nothing occupies the event loop: sessions compute, and wait for the database, in threads."""

import asyncio
import gc
import re
import sqlite3
import threading
import time
from collections.abc import Iterator
from functools import partial
from html import unescape

import pytest
from tornado.netutil import bind_sockets

from oracle_nb.games.registry import lessons_of_game
from oracle_nb.storage.database.sqlite import SQLite
from oracle_nb.web.runtime.server.deployment import published
from oracle_nb.web.runtime.server.preload import import_modules
from oracle_nb.web.runtime.server.server import make_server
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import HtmlView
from tests.browser.session_group import Client
from tests.samples import sampled

LONGEST = 0.05
"""Seconds of computing for which one callback may occupy the loop."""
PAGES = ("", "?learn", "?lesson=sailing", "?checkup", "?explore=free.7", "?games")
MORE_PAGES = (
    *("?teach", "?review", "?layout=", "?rule=move.range", "?sheet=7", "?position=", "?rules"),
    "?stats",
)
"""Pages that `make long` opens, too."""
TABLES = 2
"""Number of games that are played, one with each renderer."""


class Loop:
    """A server on a loop in a thread of its own, each of whose callbacks is timed."""

    def __init__(self) -> None:
        import_modules()
        self.slow: list[str] = []
        self.intruders: list[str] = []
        self.thread = 0
        self._ready = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        assert self._ready.wait(250)

    async def _serve(self) -> None:
        sockets = bind_sockets(0, "127.0.0.1")
        self.url = f"http://127.0.0.1:{sockets[0].getsockname()[1]}/"
        server = make_server(sockets, published(self.url))
        server.start()
        self._loop = asyncio.get_running_loop()
        self._end = asyncio.Event()
        self.thread = threading.get_ident()
        self._ready.set()
        await self._end.wait()
        server.stop()

    def stop(self) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(250)

    @property
    def here(self) -> bool:
        """Whether this is the thread of the loop."""
        return threading.get_ident() == self.thread


@pytest.fixture
def loop(tmp_path, monkeypatch) -> Iterator[Loop]:
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path))
    # Collecting stops every thread, for as long as the tests before left objects. Panel collects on
    # the loop some seconds after sessions have ended.
    gc.disable()
    monkeypatch.setattr(gc, "collect", lambda: 0)
    # Two topics are enough for a check-up to keep a thread busy.
    topics = ("checkup.die", "checkup.fight")
    monkeypatch.setattr(type(lessons_of_game("delphi")), "checkups", topics)
    loop = Loop()
    run = asyncio.events.Handle._run

    def timed(handle):
        begun = time.thread_time()
        run(handle)
        took = time.thread_time() - begun
        if loop.here and took > LONGEST:
            loop.slow.append(f"{1000 * took:.0f} ms of computing in {handle!r}")

    def barred(owner, name):
        original = getattr(owner, name)

        def called(*args, **kwargs):
            if loop.here:
                loop.intruders.append(f"{owner.__name__}.{name} runs on the event loop")
            return original(*args, **kwargs)

        monkeypatch.setattr(owner, name, called)

    monkeypatch.setattr(asyncio.events.Handle, "_run", timed)
    barred(sqlite3, "connect")
    # An open connection may be borrowed.
    barred(SQLite, "reading")
    barred(SQLite, "writing")
    barred(SessionPage, "__init__")
    barred(SessionPage, "close")
    barred(HtmlView, "receive")
    yield loop
    loop.stop()
    gc.enable()


def reached(client: Client, number: int) -> bool:
    """Return whether this number of actions is shown."""
    return client.at >= number


async def read(loop, address):
    """Open a page, and leave it."""
    client = Client(loop.url + address)
    await client.open()
    await client.close()


async def play(loop, renderer):
    """Begin a game, act in it, and use what a table offers."""
    client = Client(f"{loop.url}?renderer={renderer}")
    await client.open()
    await client.press('data-do="first"', "first")
    await client.until(lambda: client.side is not None)
    for command, value in (("together", ""), ("share", ""), ("language", "pl"), ("theme", "dark")):
        await client.press('class="now"', command, value)
    for number in range(1, 3):
        assert client.side is not None
        match = re.search(r'data-value="([^"]+)"[^>]* data-action', client.side.html)
        assert match
        await client.press('class="now"', "pick", unescape(match[1]))
        await client.press('class="now"', "do", unescape(match[1]))
        await client.until(partial(reached, client, number))
    await client.press('class="now"', "replay")
    await client.until(lambda: "replay" in client.address)
    await client.close()


@pytest.mark.parametrize("pages", sampled(([*PAGES], [*PAGES, *MORE_PAGES]), 2), ids=len)
def test_many_sessions_leave_the_event_loop_free(loop, pages):
    async def crowd():
        tables = (play(loop, ("canvas", "svg")[number % 2]) for number in range(TABLES))
        await asyncio.gather(*tables, *(read(loop, address) for address in pages))

    asyncio.run(crowd())
    assert loop.intruders == []
    assert loop.slow == []
