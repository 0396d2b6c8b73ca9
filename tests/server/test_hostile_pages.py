"""Pages that send by hand what no page of the app sends: only they have to suffer for it."""

import asyncio
import gzip
import socket
from base64 import b64encode
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from tornado.websocket import WebSocketClientConnection, WebSocketClosedError

from tests.browser.session_group import Client
from tests.server.test_attacks import Visitor, ask
from tests.server.test_messages import MODEL, component, widget

SIZE = 100_000_000
"""Bytes that a small message would be unpacked to."""
CODES = {1002, 1003, 1006, 1007, 1008, 1009}
"""Close codes that exist; 1006 is a connection that was cut."""

HEADER = '{"msgid": "1", "msgtype": "PATCH-DOC"}'
GARBLED: tuple[list[str | bytes], ...] = (
    ["not json"],
    ['{"msgid": "1", "msgtype": "PUSH-DOC"}', "{}", '{"doc": {}}'],
    [HEADER, "{}", '{"events": [NaN]}'],
    [HEADER.replace("}", ', "num_buffers": 99999}'), "{}", "{}"],
    [b"\x00\xff" * 100],
    [HEADER, "{}", "[" * 200_000],
)


class Keeper(Client):
    """A client that keeps what it receives, and refuses nothing."""

    def __init__(self, url):
        super().__init__(url)
        self.frames: list[str] = []

    async def _frame(self):
        frame = await super()._frame()
        self.frames.append(str(frame))
        return frame


def socket_of(client) -> WebSocketClientConnection:
    """The connection of a client."""
    connection = client._socket
    assert isinstance(connection, WebSocketClientConnection)
    return connection


async def begin(client):
    """Open a page, and begin a game in it."""
    await client.open()
    await client.press('data-do="first"', "first")
    await client.until(lambda: client.side is not None)


def memory(served) -> int:
    """The most memory the server has ever used, in kB; 0 where the system doesn't tell."""
    status = Path(f"/proc/{served.process.pid}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmHWM")), 0)


def test_a_garbled_message_ends_only_its_own_session(served):
    async def attack():
        ann = Client(f"{served.url}?renderer=svg")
        await begin(ann)
        codes = []
        for frames in GARBLED:
            bob = Client(f"{served.url}?rules")
            await bob.open()
            # The server may have closed the connection before the last frame.
            with suppress(WebSocketClosedError):
                for frame in frames:
                    await socket_of(bob).write_message(frame, binary=isinstance(frame, bytes))
            await asyncio.wait([bob._hearing], timeout=250)
            bob._hearing.exception()
            codes.append(socket_of(bob).close_code)
        await ann.press('class="now"', "together")
        await ann.until(lambda: ann.html_view('data-do="give"') is not None)
        await ann.close()
        return codes

    codes = asyncio.run(attack())
    assert {*codes} <= CODES, codes
    # The log names the fault, and doesn't repeat what may be ten megabytes long.
    assert max(map(len, (served.data / "log").read_text().splitlines())) < 1_000


def test_no_page_reaches_a_kernel_or_fills_the_memory(served):
    bomb = {"type": "bytes", "data": b64encode(gzip.compress(bytes(SIZE))).decode()}
    events = [
        *(widget(f"{name}_request") for name in ("interrupt", "shutdown", "execute")),
        {"kind": "TitleChanged", "title": bomb},
        {"kind": "RootAdded", "model": MODEL},
        {"kind": "ModelChanged", "model": {"id": "p1"}, "attr": "text", "new": MODEL},
        component("data_event", [["model", {"id": "p1"}], ["data", bomb]]),
    ]

    async def attack():
        client = Keeper(served.url)
        await begin(client)
        before = memory(served)
        for event in events:
            await client._say("PATCH-DOC", {"events": [event]})
        client.frames.clear()
        await client.press('class="now"', "together")
        await client.until(lambda: client.html_view('data-do="give"') is not None)
        await client.close()
        return before, "".join(client.frames)

    before, received = asyncio.run(attack())
    assert served.process.poll() is None and ask(served, "/health")[0].status == 200
    assert memory(served) - before < SIZE / 2_000
    assert "Traceback" not in received and "site-packages" not in received


def test_early_messages_of_a_page_delay_nobody(served):
    class Hasty(Client):
        """A client that acts before it says that it is ready."""

        async def _event(self, name, values):
            if name == "document_ready":
                await self.press('data-do="first"', "first")
            await super()._event(name, values)

    async def attack():
        hasty = Hasty(f"{served.url}?renderer=svg")
        await hasty.open()
        await hasty.until(lambda: hasty.side is not None)
        # Its game is locked by nobody: another screen can show it.
        other = Client(served.url + hasty.address)
        other.cookies.update(hasty.cookies)
        await other.open()
        await other.until(lambda: other.side is not None)
        await hasty.close()
        await other.close()

    asyncio.run(attack())


def test_a_damaged_compression_ends_the_connection(served):
    ann = Visitor(served, "/?rules")
    place = urlsplit(served.url)
    lines = (
        "GET /ws HTTP/1.1",
        f"Host: {place.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Extensions: permessage-deflate",
        f"Sec-WebSocket-Protocol: bokeh, {ann.token}",
        f"Cookie: {ann.cookies}",
    )
    with socket.create_connection((place.hostname, place.port), timeout=250) as connection:
        connection.sendall("\r\n".join((*lines, "", "")).encode())
        received = connection.recv(1_000)
        assert received.startswith(b"HTTP/1.1 101")
        # A masked frame of text, said to be compressed.
        connection.sendall(bytes((0xC1, 0x84, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF)))
        while received:
            received = connection.recv(10_000)
    assert ask(served, "/health")[0].status == 200
