"""The websocket of a page: who may open it, and what is done with its messages."""

import asyncio
import logging
import select
import socket
import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final, NamedTuple

from bokeh.protocol.messages.patch_doc import patch_doc
from bokeh.protocol.messages.pull_doc_req import pull_doc_req
from bokeh.server.views.ws import WSHandler
from tornado.iostream import IOStream
from tornado.web import HTTPError

from oracle_nb.web.runtime.server.handlers import COMPRESSION, Secured
from oracle_nb.web.runtime.server.messages import (
    Incoming,
    MalformedMessage,
    PageEvent,
    Reader,
    read_events,
)
from oracle_nb.web.runtime.server.page_protocol import Lease, PageProtocol
from oracle_nb.web.runtime.server.sessions import SessionAbandoned
from oracle_nb.web.runtime.server.tokens import TokenError
from oracle_nb.web.session.browser import KEY

MESSAGES: Final = 32
"""Maximum number of messages of a page that wait; further ones stay in the network."""
_LOOK: Final = 0.25
"""Seconds between two looks at whether the page has gone whose messages stay in the network."""


class Waiting(NamedTuple):
    """A message that waits, with the lease that it holds if it is large."""

    message: Incoming
    lease: Lease


class Inbox:
    """The messages of one page that wait to be handled."""

    def __init__(self) -> None:
        self._queue: Final[asyncio.Queue[Waiting | None]] = asyncio.Queue(MESSAGES)
        self._room: Final = asyncio.Event()
        self._closed = False

    @property
    def closed(self) -> bool:
        """Whether it takes no more messages."""
        return self._closed

    async def put(self, waiting: Waiting, stream: Any) -> bool:
        """Add a message as soon as there is room; return False if the page goes away before."""
        while self._queue.full() and not (stream.closed() or hung_up(stream.socket)):
            self._room.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._room.wait(), _LOOK)
        if self._closed or self._queue.full():
            return False
        self._queue.put_nowait(waiting)
        return True

    async def messages(self) -> AsyncIterator[Incoming]:
        """Yield the messages until the end; the lease of each is given back after that."""
        while (waiting := await self._queue.get()) is not None:
            self._room.set()
            try:
                yield waiting.message
            finally:
                waiting.lease.release()

    def close(self) -> None:
        """Forget the messages, and take no more of them."""
        if self._closed:
            return
        self._closed = True
        while not self._queue.empty():
            waiting = self._queue.get_nowait()
            if waiting is not None:
                waiting.lease.release()
        self._queue.put_nowait(None)
        self._room.set()


def hung_up(connection: socket.socket | None) -> bool:
    """Return whether the other side has closed a connection, also while data of it is unread.

    Only Linux can tell; elsewhere it shows once the data has been read.
    """
    if connection is None or not hasattr(select, "POLLRDHUP"):
        return connection is None
    poll = select.poll()
    poll.register(connection, select.POLLRDHUP)
    return bool(poll.poll(0))


_log = logging.getLogger(__name__)

_BY_HTTP: Final = (
    ": its page came by http, but --public-url begins with https, so browsers don't keep its "
    "cookies (if they do use https, the proxy must set X-Forwarded-Proto)"
)
_MESSAGE: Final = 0.0005
"""Seconds of processor time that a message costs its browser besides the work for its events."""


class SocketHandler(Secured, WSHandler):
    """The websocket of a page: admits it to its session, or refuses the handshake."""

    def get_compression_options(self) -> dict[str, Any]:
        """Return the settings of the compression of messages."""
        return {"compression_level": COMPRESSION}

    def check_origin(self, origin: str) -> bool:
        """Return whether a page of this origin may connect."""
        return self.served.deployment.admits_origin(self.request)

    async def prepare(self) -> None:
        """Refuse connections without a valid token that was issued to this browser."""
        waiting = super().prepare()
        if waiting is not None:
            await waiting
        if self._finished:
            return
        # Tornado asks `check_origin` only where the origin names another host, whatever its scheme.
        if not self.served.deployment.admits_origin(self.request):
            raise HTTPError(403, f"a page of another origin{self._by_http}")
        self._reader, self._inbox = Reader(), Inbox()
        cookie = self.request.cookies.get(KEY)
        protocols = self.request.headers.get("Sec-WebSocket-Protocol", "").split(",")
        if cookie is None:
            raise HTTPError(403, f"the browser has no key{self._by_http}")
        try:
            self._claims = self.served.tokens.claims(protocols[-1].strip(), cookie.value)
        except TokenError as error:
            raise HTTPError(403, "%s", error) from None
        self.account = self.served.accounts.account_of(self._claims.browser)
        self.lease = Lease(self.account.uploads)

    @property
    def _by_http(self) -> str:
        http = self.request.protocol == "http" and self.served.deployment.secure
        return _BY_HTTP if http else ""

    @property
    def small(self) -> int:
        """Maximum number of bytes of messages of which many may be in memory at once."""
        return self.served.limits.message

    @property
    def longest(self) -> int:
        """Maximum number of bytes of a message of the page, as it is now."""
        session: Any = None if self.connection is None else self.connection._session  # noqa: SLF001
        limits = self.served.limits
        return limits.file_message if session and session.takes_files else limits.page_message

    def get_websocket_protocol(self) -> PageProtocol:
        """Return the protocol; its version was checked by Tornado."""
        return PageProtocol(self, self.get_compression_options())

    async def get(self, *args: Any, **kwargs: Any) -> None:
        """Connect the page for as long as it is open, if the limits allow it."""
        if not self.served.admit(self._claims, self.application_context.ids):
            raise HTTPError(429, "too many sessions")
        try:
            await super().get(*args, **kwargs)
        except zlib.error as error:
            # Tornado would neither close the connection nor let its session end.
            _log.warning("a message of a page can't be unpacked: %s", error)
            self.on_connection_close()
        finally:
            self.lease.release()
            self.served.release(self._claims.session)

    def open(self, *args: Any, **kwargs: Any) -> None:
        """Open the connection to the session that the token names."""
        # Bokeh writes a message in small parts. The network would hold back the second until the
        # browser has acknowledged the first, which it puts off for 40 ms.
        self.set_nodelay(True)
        super().open(*args, **kwargs)
        self._handling = asyncio.ensure_future(self._handle_messages())

    @property
    def _stream(self) -> IOStream | None:
        return None if self.ws_connection is None else self.ws_connection.stream

    def drop(self) -> None:
        """Close the connection at once: its page has gone, or doesn't read."""
        stream = self._stream
        if stream is not None:
            stream.close()

    def on_close(self) -> None:
        """Let go of the session, and stop the work for the page."""
        try:
            super().on_close()
        finally:
            self._inbox.close()
            if self.served.is_last(self._claims.session):
                self.application_context.abandon(self._claims.session)

    async def _async_open(self, token: str) -> None:
        """Connect the page to its session, which begins with the first connection."""
        try:
            await super()._async_open(token)
        except SessionAbandoned as error:
            _log.info("a session didn't begin: %s", error)
            self.close(1011)
            return
        except Exception:  # noqa: BLE001 - whatever it is, the page must not wait for an answer
            _log.error("a session could not begin", exc_info=True)
            self.close(1011)
            return
        if self.ws_connection is None and self.connection is not None:
            # It was closed before Bokeh knew the connection, which would keep the session alive.
            application: Any = self.application
            application.client_lost(self.connection)

    async def on_message(self, fragment: Any) -> None:
        """Read a frame of a message, in UTF-8; keep the message for its turn once it is complete.

        Frames are read while messages wait, so that a page that says that it leaves is heard. If
        too many wait, further ones stay in the network.
        """
        try:
            message = self._reader.take(fragment)
        except MalformedMessage as error:
            self._refuse(error)
            return
        if message is None:
            return
        lease = self.lease
        if len(message.content) > self.small:
            self.lease = Lease(self.account.uploads)
        else:
            lease.release()
        stream = self._stream
        if stream is None or not await self._inbox.put(Waiting(message, lease), stream):
            lease.release()
            if not self._inbox.closed:
                self.drop()

    async def _handle_messages(self) -> None:
        """Handle the messages of the page, one after the other, until it has gone.

        Bokeh would log a complete message that it can't read, send tracebacks to the page, and
        close the connection with a code that doesn't exist.
        """
        async for message in self._inbox.messages():
            # Messages without effect cost something, too.
            self.account.charge(_MESSAGE)
            try:
                await self._answer(message)
            except MalformedMessage as error:
                self._refuse(error)
            except Exception:  # noqa: BLE001 - whatever it is, the page must not wait for an answer
                _log.error("a connection of a page failed", exc_info=True)
                self.drop()

    def refuse_binary(self) -> None:
        """Close the connection of a page that has sent binary data."""
        self._refuse(MalformedMessage("a page sends no binary data", 1003))

    def _refuse(self, error: MalformedMessage) -> None:
        _log.warning("a message of a page was refused: %.200s", error)
        self.close(error.code, str(error)[:40])
        self._inbox.close()

    async def _answer(self, message: Incoming) -> None:
        """Handle a message and confirm it. Raises MalformedMessage."""
        if self.connection is None:
            raise MalformedMessage("a page speaks once its session has begun", 1002)
        # Its own property fails where the session has ended.
        session: Any = self.connection._session  # noqa: SLF001
        if session is None:
            return
        header: Any = {"msgid": message.header.msgid, "msgtype": message.header.msgtype}
        try:
            if message.header.msgtype == "PULL-DOC-REQ":
                asked: Any = pull_doc_req(header, {}, {})
                reply = await session._handle_pull(asked, self.connection)  # noqa: SLF001
            else:
                content: Any = {"events": await self._events(message.content)}
                patch: Any = patch_doc(header, {}, content)
                reply = await session._handle_patch(patch, self.connection)  # noqa: SLF001
        except MalformedMessage:
            raise
        except Exception:  # noqa: BLE001 - whatever it is, the page hears no more of it
            _log.error("a message of a page could not be handled", exc_info=True)
            reply = self.connection.protocol.create("ERROR", header["msgid"], "it failed")
            reply.content["traceback"] = None
        # A session that has just ended says nothing.
        if reply is not None:
            await self.send_message(reply)

    async def _events(self, content: bytes) -> list[PageEvent]:
        if len(content) <= self.small:
            return read_events(content)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.served.decoder, read_events, content)
