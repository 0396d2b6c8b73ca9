"""A session that has ended leaves nothing behind in the server."""

import asyncio
import gc
import logging
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from weakref import ref

import comm
import panel as pn
import pytest
from bokeh.document import Document
from ipywidgets import Widget
from ipywidgets.widgets.widget import _instances
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.netutil import bind_sockets

from oracle_nb.render.boards.board import InteractiveBoard
from oracle_nb.web.runtime.assets import names
from oracle_nb.web.runtime.server.deployment import published
from oracle_nb.web.runtime.server.server import make_server
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.shared.open_games import SharedGame
from oracle_nb.web.widgets.board_page import BoardPage
from oracle_nb.web.widgets.html_view import HtmlView
from tests.browser.session_group import Client
from tests.web.referrers import chains

KINDS = (
    SessionPage,
    BoardPage,
    InteractiveBoard,
    HtmlView,
    Widget,
    TableBots,
    SharedGame,
    Document,
)
"""Objects that belong to a session and must end with it."""
SHOWN = (BoardPage, InteractiveBoard, Widget)
"""Objects that belong to a page and must be freed when its session shows another one."""
PASSED = ("?lesson=sailing", "?position=", "?layout=", "?learn", "", "?explore=")
"""The pages to which one session goes; it ends with the last one."""
PAGES = (
    "",
    "?lesson=sailing",
    "?lesson=sailing&renderer=svg",
    "?learn",
    "?teach",
    "?position=",
    "?layout=",
    "?rules",
    "?games",
    "?game=no-such-game",
    *("?of=mythology", "?explore=players-2.1&of=mythology", "?rules&of=mythology"),
)
"""The pages that the other sessions open."""
PATIENCE = 250
"""Seconds within which everything must be freed: timers and tasks run out first."""
CHAINS = 3
"""Maximum number of objects for which a failure tells what keeps them alive."""


class Server:
    """The app, served on the loop of this thread, so that its objects can be looked at."""

    def __init__(self) -> None:
        sockets = bind_sockets(0, "127.0.0.1")
        self.url = f"http://127.0.0.1:{sockets[0].getsockname()[1]}/"
        self.server = make_server(sockets, published(self.url))
        self.server.start()
        self.clients: list[Client] = []

    async def open(self, address: str = "") -> Client:
        client = Client(self.url + address)
        await client.open()
        self.clients.append(client)
        return client

    async def fetch(self, address: str, headers: dict[str, str] | None = None) -> HTTPResponse:
        """Return what the server answers, errors included, as it was sent."""
        request = HTTPRequest(address, headers=headers, decompress_response=False)
        return await AsyncHTTPClient().fetch(request, raise_error=False)

    async def begin(self, address: str = "") -> Client:
        """Open a table with a first game."""
        client = await self.open(address)
        await client.press('data-do="first"', "first")
        await client.until(lambda: client.at >= 0)
        return client

    async def reload(self, client: Client) -> None:
        """Load the page of a client anew, in a new session."""
        again = Client(self.url + client.address)
        again.cookies.update(client.cookies)
        await again.open()
        await again.until(lambda: again.at == client.at)
        self.clients.append(again)

    async def go(self, client: Client, address: str) -> None:
        """Lead a client to another page in the same session."""
        html_view = client.whole
        assert html_view is not None
        client.forget()
        await client.tell(html_view, {"do": "address", "value": address})
        await client.until(lambda: client.whole is not None)

    async def end(self) -> None:
        """Leave all pages, and have the server discard their sessions."""
        for client in self.clients:
            await client.close()
        self.clients.clear()
        while sessions := self.server.get_sessions("/"):
            for session in sessions:
                session.request_expiration()
            await self.server._tornado._cleanup_sessions()
            await asyncio.sleep(0.01)


def run(visit: Any) -> Any:
    """Run a coroutine with a server, on a loop in a thread of its own."""

    async def served() -> Any:
        server = Server()
        try:
            return await visit(server)
        finally:
            await server.end()
            server.server.stop()

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, served()).result()


def living(*kinds: type) -> list[Any]:
    """Return the objects of some kinds that were made since the server was started."""
    return [object_ for object_ in gc.get_objects() if isinstance(object_, kinds or KINDS)]


async def left(refs: list[Any]) -> list[str]:
    """Return what is still alive once everything else has been freed, and what keeps it alive."""
    end = time.monotonic() + PATIENCE
    while True:
        gc.collect()
        alive = [reference for reference in refs if reference() is not None]
        if not alive:
            return []
        if time.monotonic() > end:
            alive.sort(
                key=lambda reference: next(
                    at for at, kind in enumerate(KINDS) if isinstance(reference(), kind)
                )
            )
            names = Counter(type(reference()).__name__ for reference in alive)
            left_over = [f"{number} x {name}" for name, number in sorted(names.items())]
            return left_over + chains([reference() for reference in alive[:CHAINS]])
        # Each collection takes longer than what is awaited.
        await asyncio.sleep(0.3)


@pytest.fixture(autouse=True)
def saves(tmp_path, monkeypatch):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path))
    # Pytest keeps every log record, and Panel's hold the models of a page.
    logging.disable(logging.INFO)
    yield
    logging.disable(logging.NOTSET)


@pytest.fixture(autouse=True)
def new_objects():
    """Have the collector see new objects only, as in the app, and nothing of other tests."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("step", [2, pytest.param(1, marks=pytest.mark.long)])
def test_ended_sessions_and_pages_that_were_left_are_freed(step):
    async def visit(server):
        code = names()
        registries = (_instances, comm.get_comm_manager().comms, pn.state._views)
        keys = [{*registry} for registry in registries]
        table = await server.begin()
        game = table.address.partition("=")[2]
        await server.reload(table)
        await server.begin("?renderer=svg")
        other = await server.begin("?of=mythology")
        await server.go(other, f"?replay={other.address.partition('=')[2]}")
        await server.go(table, f"?replay={game}")
        # One session goes from page to page, and keeps only the one that it shows.
        others = {id(instance) for instance in living(*SHOWN)}
        walker = await server.begin()
        refs = []
        for address in PASSED:
            refs += [ref(instance) for instance in living(*SHOWN) if id(instance) not in others]
            await server.go(walker, address)
        left_over = await left(refs)
        assert not left_over, "\n".join(left_over)
        for address in PAGES[::step]:
            await server.open(address)
        # A page that never opens its websocket has no session.
        open_sessions = len(server.server.get_sessions("/"))
        await AsyncHTTPClient().fetch(f"{server.url}?explore=")
        assert len(server.server.get_sessions("/")) == open_sessions
        refs = [ref(instance) for instance in living()]
        count = {kind: sum(isinstance(reference(), kind) for reference in refs) for kind in KINDS}
        table = walker = other = None
        await server.end()
        left_over = await left(refs)
        assert not left_over, "\n".join(left_over)
        # Every process has it from the start: a page may ask another one than has made it.
        assert names() == code
        for registry, before in zip(registries, keys, strict=True):
            assert {*registry} <= before
        return count

    count = run(visit)
    assert count[SessionPage] >= len(PAGES[::step])
    assert count[Document] >= len(PAGES[::step])
    assert min(count.values()) > 0
