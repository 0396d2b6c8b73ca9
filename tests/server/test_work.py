"""Work that one visitor causes: it costs that visitor, not everybody, and ends with the page."""

import asyncio
import gzip
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import panel as pn
import pytest
from panel.io.resources import LOCAL_DIST
from panel.io.state import set_curdoc, state
from tornado.httpclient import AsyncHTTPClient
from tornado.netutil import bind_sockets
from tornado.websocket import WebSocketClosedError

from oracle_nb.core.work import checkpoint
from oracle_nb.render.html import tag
from oracle_nb.web.runtime.panel_parts import panel_view
from oracle_nb.web.runtime.server import page_session
from oracle_nb.web.runtime.server import server as server_module
from oracle_nb.web.runtime.server.accounts import BrowserAccount
from oracle_nb.web.runtime.server.deployment import published
from oracle_nb.web.runtime.server.limits import USUAL
from oracle_nb.web.runtime.server.messages import EVENTS
from oracle_nb.web.runtime.server.pictures import EACH_WAITING, MOST_WAITING
from oracle_nb.web.runtime.server.server import make_server
from oracle_nb.web.runtime.server.socket_handler import MESSAGES
from oracle_nb.web.runtime.server.workers import EACH, THREADS
from oracle_nb.web.session.browser import KEY
from oracle_nb.web.widgets.html_view import HtmlView, Message
from tests.browser.session_group import Client
from tests.server.test_messages import component

PATIENCE = 250
"""Maximum number of seconds to wait for something."""


class App:
    """A server whose pages have one view, and do what a test says."""

    def __init__(self) -> None:
        self.handle: Callable[[Message], object] = lambda _message: None
        self.handled: list[str] = []
        self.html = tag("p", "ready")
        self.url = ""
        self.server: Any = None

    def build(self, document: Any, _language: str) -> None:
        """Build the page of a session."""
        document.template_variables["dist_url"] = LOCAL_DIST

        def handle(message: Message) -> None:
            shown = self.handle(message)
            self.handled.append(message.do)
            view.html = tag("p", message.do if shown is None else str(shown))

        with set_curdoc(document):
            view = HtmlView(handle)
            view.html = self.html
            context = document.session_context
            context.hooks = (
                page_session.Hooks().guard,
                lambda message: view.show_notice(message, message),
            )
            pn.Column(panel_view(view)).server_doc(document, location=False)

    def run(self, visit: Callable[[], Any]) -> None:
        """Serve pages while something visits them."""

        async def served() -> None:
            sockets = bind_sockets(0, "127.0.0.1")
            self.url = f"http://127.0.0.1:{sockets[0].getsockname()[1]}/"
            self.server = make_server(sockets, published(self.url))
            self.server.start()
            try:
                await asyncio.wait_for(visit(), 2 * PATIENCE)
            finally:
                self.server.stop()

        asyncio.run(served())

    @property
    def account(self) -> BrowserAccount:
        """The account of the only browser that has been here."""
        (account,) = self.server._tornado.settings["served"].accounts._known.values()
        assert isinstance(account, BrowserAccount)
        return account

    async def visitor(self, browser: Client | None = None) -> Client:
        """Open a page, in the browser of another client if given."""
        client = Client(self.url)
        if browser is not None:
            client.cookies.update(browser.cookies)
        await client.open()
        return client


@pytest.fixture
def app(monkeypatch):
    app = App()
    monkeypatch.setattr(server_module, "build", app.build)
    return app


async def send(client: Client, *names: str, **more: Any) -> None:
    """Send events in one message."""
    view = client.html_view("<p")
    assert view is not None
    entries = [["model", {"id": view.model}]]
    events = [
        component(
            "data_event",
            [*entries, ["data", {"type": "map", "entries": [["do", name], *more.items()]}]],
        )
        for name in names
    ]
    await client._say("PATCH-DOC", {"events": events})


async def until(wanted: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.01)


async def shown(client: Client, text: str) -> None:
    """Wait until a page shows a text."""
    await asyncio.wait_for(client.until(lambda: client.html_view(text) is not None), PATIENCE)


def test_a_browser_gets_two_workers_and_others_the_rest(app):
    waiting, go = threading.Semaphore(0), threading.Event()

    def handle(message):
        if message.do == "block":
            waiting.release()
            assert go.wait(PATIENCE)

    app.handle = handle

    async def visit():
        pages = [await app.visitor()]
        pages += [await app.visitor(pages[0]) for _ in range(THREADS + 1)]
        for page in pages:
            await send(page, "block", "again")
        for _ in range(EACH):
            assert await asyncio.to_thread(waiting.acquire, timeout=PATIENCE)
        # While every page of that browser waits, another one opens a page and is answered.
        other = await app.visitor()
        await send(other, "quick")
        await shown(other, "quick")
        assert app.handled == ["quick"] and not waiting.acquire(blocking=False)
        go.set()
        for page in pages:
            await shown(page, "again")
        for page in (*pages, other):
            await page.close()

    app.run(visit)


def test_results_are_sent_one_by_one(app):
    seen = threading.Event()

    def handle(message):
        if message.do == "second":
            assert seen.wait(PATIENCE), "the result of the first event wasn't sent"

    app.handle = handle

    async def visit():
        page = await app.visitor()
        await send(page, "first", "second")
        await shown(page, "first")
        seen.set()
        await shown(page, "second")
        await page.close()

    app.run(visit)


def endless(app: App) -> tuple[threading.Event, threading.Event]:
    """Let every event of the app go on until it is stopped; return when one begins and ends."""
    begun, ended = threading.Event(), threading.Event()

    def handle(_message: Message) -> None:
        begun.set()
        try:
            while True:
                checkpoint()
        finally:
            ended.set()

    app.handle = handle
    return begun, ended


def test_the_work_of_a_closed_page_ends(app):
    begun, ended = endless(app)

    async def visit():
        page = await app.visitor()
        await send(page, *["long"] * EVENTS)
        await send(page, "later")
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        await page.close()
        assert await asyncio.to_thread(ended.wait, PATIENCE)
        ended.clear()
        (session,) = app.server.get_sessions("/")
        await until(lambda: not session.expiration_blocked)
        # Neither the other events of the message nor those of later ones were begun.
        assert not ended.is_set() and app.handled == []

    app.run(visit)


def test_a_page_that_is_cut_off_is_noticed_while_its_messages_wait(app):
    begun, ended = endless(app)

    async def visit():
        page = await app.visitor()
        for _ in range(3 * MESSAGES):
            await send(page, "long")
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        # Without a farewell, and after more than the server has read.
        page._hearing.cancel()
        page._socket.protocol.stream.close()
        assert await asyncio.to_thread(ended.wait, PATIENCE)
        assert app.handled == []

    app.run(visit)


def test_a_browser_without_a_budget_waits_and_says_so(app):
    async def visit():
        page = await app.visitor()
        await send(page, "first")
        await shown(page, "first")
        app.handled.clear()
        account = app.account
        account.charge(1e9)
        await send(page, "wait")
        await shown(page, "work-waits")
        other = await app.visitor()
        await send(other, "quick")
        await shown(other, "quick")
        assert app.handled == ["quick"]
        # Nobody gets a new budget with a new page.
        assert (
            app.server._tornado.settings["served"].accounts.account_of(account.browser) is account
        )
        account.charge(-1e9 - 5)
        again = await app.visitor(page)
        await send(again, "more")
        await shown(again, "more")
        await shown(page, "wait")
        for client in (page, other, again):
            await client.close()

    app.run(visit)


def test_pictures_are_paid_by_the_browser_that_asks_for_them(app, monkeypatch):
    # A slow machine would refill the budget as fast as it is used.
    monkeypatch.setattr(BrowserAccount, "_refill", lambda _account: None)

    async def status(query: str, browser: Client | None = None) -> int:
        headers = {} if browser is None else browser._headers()
        url = f"{app.url}picture?{query}"
        answer = await AsyncHTTPClient().fetch(url, headers=headers, raise_error=False)
        return answer.code

    async def visit():
        page = await app.visitor()
        account = app.account
        before = account._seconds
        assert await status("board=delphi&rule=move.range", page) == 200
        assert account._seconds < before
        account.charge(1e9)
        assert await status("board=delphi", page) == 429
        assert await status("board=delphi") == 200
        await page.close()

    app.run(visit)


def test_changing_keys_keep_nobody_with_a_page_from_pictures(app, monkeypatch):
    drawn = threading.Event()

    def draw(name, _theme):
        if name == "slow":
            drawn.wait(PATIENCE)
        return gzip.compress(b"<svg/>")

    monkeypatch.setattr("oracle_nb.web.session.pictures.draw_board", draw)
    browsers = AsyncHTTPClient(force_instance=True, max_clients=2 * MOST_WAITING)

    async def status(board: str, key: str) -> int:
        headers = {"Cookie": f"{KEY}={key}"}
        url = f"{app.url}picture?board={board}"
        answer = await browsers.fetch(
            url, headers=headers, raise_error=False, request_timeout=PATIENCE
        )
        return answer.code

    async def visit():
        page = await app.visitor()
        strangers = app.server._tornado.settings["drawers"][False]
        asked = [
            asyncio.ensure_future(status("slow", f"{number // EACH_WAITING:24}"))
            for number in range(EACH_WAITING + 1)
        ]
        await until(lambda: strangers._waiting.total() == EACH_WAITING + 1)
        assert await status("slow", f"{0:24}") == 503
        asked += [
            asyncio.ensure_future(status("slow", f"{number:24}"))
            for number in range(2, MOST_WAITING - EACH_WAITING + 1)
        ]
        await until(lambda: strangers._waiting.total() == MOST_WAITING)
        assert await status("delphi", "x" * 24) == 503
        assert await status("delphi", page.cookies[KEY]) == 200
        drawn.set()
        assert {*await asyncio.gather(*asked)} == {200}
        assert not strangers._waiting
        await page.close()

    app.run(visit)


def test_bytes_that_are_sent_use_up_the_budget(app, monkeypatch):
    # A slow machine would refill the budget as fast as it sends.
    monkeypatch.setattr(BrowserAccount, "_refill", lambda _account: None)
    size = int(USUAL.budget.size)

    def handle(message):
        return f"{len(app.handled)}" * (size * 3 // 10) if message.do == "large" else None

    def handled(number):
        return len(app.handled) > number

    app.handle = handle

    async def visit():
        page = await app.visitor()
        for number in range(5):
            await send(page, "large")
            if number < 4:
                await until(partial(handled, number))
        await send(page, "small")
        await shown(page, "work-waits")
        assert len(app.handled) <= 5
        await page.close()

    app.run(visit)


def test_an_event_that_takes_too_long_is_stopped(app, monkeypatch):
    monkeypatch.setattr(page_session, "LONGEST", 0.05)

    def handle(message):
        while message.do == "endless":
            checkpoint()

    app.handle = handle

    async def visit():
        page = await app.visitor()
        await send(page, "endless")
        await shown(page, "work-stopped")
        await send(page, "quick")
        await shown(page, "quick")
        await page.close()

    app.run(visit)


def test_a_page_that_does_not_read_is_cut_off(app, monkeypatch):
    monkeypatch.setattr(page_session, "_UNREAD", 0.2)
    # More than all buffers on the way hold.
    app.handle = lambda _message: f"{len(app.handled)}" * 12_000_000

    async def visit():
        page = await app.visitor()
        page._hearing.cancel()
        with suppress(WebSocketClosedError):
            await send(page, *["large"] * 3)
        (session,) = app.server.get_sessions("/")
        await until(lambda: session.connection_count == 0)

    app.run(visit)


@pytest.mark.parametrize("files", [False, True])
def test_only_pages_that_take_files_may_send_large_messages(app, files):
    app.html = tag("p", tag("input", type="file") if files else "none")
    app.handle = lambda message: len(message.value)
    size = USUAL.page_message + 1 if not files else USUAL.file_message - 1_000

    async def visit():
        page = await app.visitor()
        if not files:
            await send(page, "most", value="x" * (USUAL.message - 1_000))
            await shown(page, str(USUAL.message - 1_000))
        await send(page, "large", value="x" * size)
        if files:
            await shown(page, str(size))
            await page.close()
        else:
            await asyncio.wait([page._hearing], timeout=PATIENCE)
            page._hearing.exception()
            assert page._socket.close_code in (1006, 1009)

    app.run(visit)


def test_a_fast_typist_loses_nothing(app):
    # More messages than may wait on the server at once, and more than a second of a held key.
    number = 3 * MESSAGES

    async def visit():
        page = await app.visitor()
        for at in range(number):
            await send(page, f"key-{at}")
        await shown(page, f"key-{number - 1}")
        assert app.handled == [f"key-{at}" for at in range(number)]
        await page.close()

    app.run(visit)


def test_a_page_that_goes_while_it_is_built_leaves_nothing_behind(app, monkeypatch):
    begun = threading.Event()
    built, closed = [], []

    def build(document, language):
        app.build(document, language)
        built.append(1)
        document.on_session_destroyed(lambda _context: closed.append(1))
        if len(built) > 1:
            begun.set()
            while True:
                checkpoint()

    monkeypatch.setattr(server_module, "build", build)

    async def visit():
        page = await app.visitor()
        opening = asyncio.ensure_future(app.visitor(page))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        sessions = app.server._tornado.settings["sessions"]
        (building,) = sessions._builds
        opening.cancel()
        sessions.abandon(building)
        await until(lambda: closed == [1])
        await page.close()

    known = len(state._views)
    app.run(visit)
    # The first page would be discarded later.
    assert len(state._views) == known + 1


def test_a_page_that_goes_before_its_turn_is_not_built(app, monkeypatch):
    built = []

    def build(document, language):
        built.append(1)
        app.build(document, language)

    monkeypatch.setattr(server_module, "build", build)

    async def visit():
        page = await app.visitor()
        app.account.charge(1e9)
        opening = asyncio.ensure_future(app.visitor(page))
        sessions = app.server._tornado.settings["sessions"]
        await until(lambda: sessions._builds)
        opening.cancel()
        for handler in [*sessions._builds]:
            sessions.abandon(handler)
        await until(lambda: not sessions._builds)
        assert built == [1]
        await page.close()

    app.run(visit)
