"""Sessions that can't begin: pages that are left, refused, or can't be built."""

import asyncio
import logging
import re
import threading
import time

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.netutil import bind_sockets
from tornado.websocket import websocket_connect

from oracle_nb.web.runtime.server import server as server_module
from oracle_nb.web.runtime.server.deployment import published
from oracle_nb.web.runtime.server.handlers import PageHandler
from oracle_nb.web.runtime.server.server import make_server

PATIENCE = 250
"""Maximum number of seconds to wait for something."""


@pytest.fixture
def building(monkeypatch):
    """Replace what builds a page by a function that the test sets."""

    class Building:
        def work(self, document):
            raise NotImplementedError

    made = Building()
    monkeypatch.setattr(server_module, "build", lambda document, _language: made.work(document))
    return made


async def until(wanted):
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.01)


async def connect(url):
    """Open the websocket of a new session."""
    page = await AsyncHTTPClient().fetch(url)
    cookies = "; ".join(cookie.partition(";")[0] for cookie in page.headers.get_list("Set-Cookie"))
    match = re.search(r'"token":"([^"]+)"', page.body.decode())
    assert match
    request = HTTPRequest(f"{url.replace('http', 'ws')}ws", headers={"Cookie": cookies})
    return await websocket_connect(request, subprotocols=["bokeh", match[1]])


def run(visit):
    async def served():
        sockets = bind_sockets(0, "127.0.0.1")
        url = f"http://127.0.0.1:{sockets[0].getsockname()[1]}/"
        server = make_server(sockets, published(url))
        server.start()
        try:
            await visit(server, url)
        finally:
            server.stop()

    asyncio.run(served())


def test_a_page_that_is_closed_while_it_is_built_leaves_no_connection(building):
    begun, done = threading.Event(), threading.Event()

    def work(_document):
        begun.set()
        done.wait(PATIENCE)

    building.work = work

    async def visit(server, url):
        socket = await connect(url)
        await until(begun.is_set)
        socket.close()
        await until(lambda: not server._tornado.settings["served"]._connections)
        done.set()
        await until(lambda: server.get_sessions("/"))
        (session,) = server.get_sessions("/")
        # The page is connected in the same step in which its session is no longer pending.
        await until(lambda: not server._tornado.settings["sessions"]._pending_sessions)
        await until(lambda: session.connection_count == 0)

    run(visit)


def test_a_session_that_cannot_begin_closes_its_websocket(building):
    def work(_document):
        raise RuntimeError("no page")

    building.work = work

    async def visit(server, url):
        socket = await connect(url)
        assert await asyncio.wait_for(socket.read_message(), PATIENCE) is None
        assert not server.get_sessions("/")

    run(visit)


def test_a_request_that_is_refused_or_fails_is_logged_without_its_query(caplog, monkeypatch):
    def fail(*_arguments, **_options):
        raise RuntimeError("not foreseen")

    async def visit(_server, url):
        for headers in ({"Host": "evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {}):
            if not headers:
                monkeypatch.setattr(PageHandler, "set_cookie", fail)
            answer = await AsyncHTTPClient().fetch(
                f"{url}?join=secret-of-a-seat", headers=headers, raise_error=False
            )
            assert answer.code in (403, 500)

    with caplog.at_level(logging.DEBUG):
        run(visit)
    assert "evil.example" in caplog.text and "not foreseen" in caplog.text
    assert "secret-of-a-seat" not in caplog.text
