"""Messages of a page that wait to be handled, one after the other."""

import asyncio
import select
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final, NamedTuple

from oracle_nb.web.runtime.server.messages import Incoming
from oracle_nb.web.runtime.server.page_protocol import Lease

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
