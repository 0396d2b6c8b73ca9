"""Limits of messages: how large they may become, how long they may take, what events may hold."""

import asyncio
import json
import tracemalloc
from functools import partial
from typing import Any

import pytest
from bokeh.document import Document
from tornado.websocket import websocket_connect

from oracle_nb.render.html import tag
from oracle_nb.web.runtime.panel_parts import panel_view
from oracle_nb.web.runtime.server import messages, page_protocol, page_session
from oracle_nb.web.runtime.server import server as server_module
from oracle_nb.web.runtime.server.limits import USUAL
from oracle_nb.web.runtime.server.messages import EVENTS, accepted, read_events
from oracle_nb.web.widgets.html_view import HtmlView
from tests.browser.session_group import Client
from tests.server.test_hostile_pages import HEADER, socket_of
from tests.server.test_messages import component
from tests.server.test_work import PATIENCE, App, send, shown, until

SPACES = 100_000_000
"""Number of spaces that a small message would be unpacked to."""


@pytest.fixture
def app(monkeypatch):
    app = App()
    monkeypatch.setattr(server_module, "build", app.build)
    return app


class Packing(Client):
    """A client that compresses what it sends."""

    async def open(self) -> None:
        """Open the page, and its websocket a second time, with compression."""
        connect = partial(websocket_connect, compression_options={"compression_level": 9})
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tests.browser.session_group.websocket_connect", connect)
            await super().open()


def stream_of(client: Client) -> Any:
    """Return the stream of a client's connection."""
    protocol: Any = socket_of(client).protocol
    return protocol.stream


async def ended(client: Client) -> int | None:
    """Wait until a connection is closed; return the code."""
    await asyncio.wait([client._hearing], timeout=PATIENCE)
    assert client._hearing.done(), "it was never closed"
    client._hearing.exception()
    return socket_of(client).close_code


@pytest.mark.parametrize("files", [False, True])
def test_a_small_message_is_not_unpacked_to_a_large_one(app, files, monkeypatch):
    app.html = tag("p", tag("input", type="file") if files else "none")
    content = b'{"events": []' + b" " * SPACES + b"}"

    async def visit():
        page = Packing(app.url)
        await page.open()
        stream = stream_of(page)
        write, sizes = stream.write, []

        def counted(data):
            sizes.append(len(data))
            return write(data)

        monkeypatch.setattr(stream, "write", counted)
        for frame in (HEADER, "{}", content):
            await socket_of(page).write_message(frame)
        await ended(page)
        # It was a bomb: a hundredth of what may be sent.
        assert sum(sizes) < USUAL.page_message / 5

    tracemalloc.start()
    try:
        app.run(visit)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 4 * USUAL.file_message
    assert app.handled == []


def test_one_emoji_does_not_make_a_large_message_four_times_larger(app):
    app.html = tag("p", tag("input", type="file"))
    content = b'{"x": "%s\xf0\x9f\x98\x80", "events": []}' % (b"a" * (USUAL.file_message - 100))

    async def visit():
        page = Packing(app.url)
        await page.open()
        heard = page.bytes
        for frame in (HEADER, "{}", content):
            await socket_of(page).write_message(frame)
        # It is answered although it asks for nothing.
        await page.until(lambda: page.bytes > heard)
        await page.close()

    tracemalloc.start()
    try:
        app.run(visit)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 6 * USUAL.file_message


def test_of_many_small_messages_that_unpack_to_large_ones_two_are_held_at_once(app, monkeypatch):
    app.html = tag("p", tag("input", type="file"))
    held = most = 0

    class Counted(page_protocol.Lease):
        async def take(self):
            nonlocal held, most
            before = self._held
            await super().take()
            held += self._held - before
            most = max(most, held)

        def release(self):
            nonlocal held
            held -= self._held
            super().release()

    monkeypatch.setattr("oracle_nb.web.runtime.server.socket_handler.Lease", Counted)

    async def visit():
        pages = [Packing(app.url)]
        await pages[0].open()
        for _ in range(4):
            page = Packing(app.url)
            page.cookies.update(pages[0].cookies)
            await page.open()
            pages.append(page)
        for page in pages:
            await send(page, "large", value=" " * 5_000_000)
        await until(lambda: len(app.handled) == len(pages))
        assert most == 2
        await until(lambda: held == 0)
        for page in pages:
            await page.close()

    app.run(visit)


def test_a_large_message_that_comes_slowly_ends_its_connection(app, monkeypatch):
    monkeypatch.setattr(page_protocol, "_PATIENCE", 0.2)

    async def visit():
        page = await app.visitor()
        # The head of a frame of 1 MB, and nothing of it.
        head = bytes((0x81, 0xFF)) + (1_000_000).to_bytes(8, "big") + bytes(4)
        for _ in range(2):
            slow = await app.visitor(page)
            await stream_of(slow).write(head)
            await ended(slow)
        # It keeps no lease.
        assert app.account.uploads._value == 2
        await send(page, "quick")
        await shown(page, "quick")
        await page.close()

    app.run(visit)


class Early(Client):
    """A client that sends events before it says that it is ready."""

    events = 0
    size = 1

    async def _event(self, name, values):
        if name == "document_ready":
            (view,) = self._html_views.values()
            data = {"type": "map", "entries": [["do", "early"], ["value", "x" * self.size]]}
            event = component("data_event", [["model", {"id": view.model}], ["data", data]])
            left = self.events
            while left:
                together = min(EVENTS, left)
                await self._say("PATCH-DOC", {"events": [event] * together})
                left -= together
        await super()._event(name, values)


@pytest.mark.parametrize(
    ("events", "size", "allowed"),
    [
        (EVENTS, 1, True),
        (EVENTS + 1, 1, False),
        (1, page_session._EARLY - 1_000, True),
        (1, page_session._EARLY, False),
    ],
)
def test_events_before_a_page_is_ready_are_few(app, events, size, allowed):
    async def visit():
        page = Early(app.url)
        page.events, page.size = events, size
        await page.open()
        if allowed:
            await until(lambda: len(app.handled) == events)
            await page.close()
        else:
            assert await ended(page) == 1008
            assert app.handled == []

    app.run(visit)


# --- the data of an event ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def document():
    document = Document()
    document.add_root(panel_view(HtmlView(lambda _message: None)).get_root(document))
    return document


def nested(levels):
    """A value with this number of levels."""
    value: Any = 1
    for _ in range(levels - 1):
        value = [value]
    return value


def filled(values):
    """A value that is made of this number of values, in lists of few."""
    lists, rest = divmod(values - 1, 101)
    return [[1] * 100 for _ in range(lists)] + [1] * rest


@pytest.mark.parametrize(
    ("data", "known"),
    [
        (nested(messages._DEPTH), True),
        (nested(messages._DEPTH + 1), False),
        ([1] * messages._ITEMS, True),
        ([1] * (messages._ITEMS + 1), False),
        ({"type": "map", "entries": [[f"{at}", 1] for at in range(messages._ITEMS)]}, True),
        ({"type": "map", "entries": [[f"{at}", 1] for at in range(messages._ITEMS + 1)]}, False),
        (filled(messages._VALUES), True),
        (filled(messages._VALUES + 1), False),
    ],
    ids=["deep", "too deep", "list", "long list", "map", "large map", "values", "many values"],
)
def test_the_data_of_an_event_are_few_values(document, data, known):
    event = component("data_event", [["model", {"id": document.roots[0].id}], ["data", data]])
    events = [*accepted(read_events(json.dumps({"events": [event]}).encode()), document)]
    assert events == ([event] if known else [])
