"""The websocket protocol of a page: how much of a message is read, and when.

A page that takes files may send larger messages than others. At most two large messages
of a browser are in memory at once; the rest waits in the network, whether compressed or not.
Texts stay encoded: a single emoji would make every character of a decoded text take four bytes.
"""

import asyncio
from typing import Any, Final, Protocol

from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketProtocol13

from oracle_nb.web.runtime.server.accounts import BrowserAccount

_TEXT: Final = 1
_BINARY: Final = 2
"""Opcodes of frames (RFC 6455, section 5.2)."""
_RATIO: Final = 1_032
"""The most that deflate can make of a byte."""
_PATIENCE: Final = 60.0
"""Seconds in which a large message must arrive."""


class Lease:
    """The right to hold a large message in memory; given back once it has been handled.

    Parameters
    ----------
    leases
        The leases of a browser.
    """

    def __init__(self, leases: asyncio.Semaphore) -> None:
        self._leases: Final = leases
        self._held = False

    async def take(self) -> None:
        """Wait for the lease, unless it is held."""
        if not self._held:
            await self._leases.acquire()
            self._held = True

    def release(self) -> None:
        """Give it back, if it is held."""
        if self._held:
            self._held = False
            self._leases.release()


class Receiver(Protocol):
    """The handler of a page's websocket, as far as the protocol needs it."""

    account: BrowserAccount
    lease: Lease
    """The lease for the message that is being received; the handler replaces it afterwards."""

    @property
    def longest(self) -> int:
        """Maximum number of bytes of a message of the page, as it is now."""

    @property
    def small(self) -> int:
        """Maximum number of bytes of messages that need no lease."""

    def refuse_binary(self) -> None:
        """Close the connection of a page that has sent binary data."""


class PageParameters:
    """Parameters of the protocol, whose maximum size follows the page."""

    ping_interval: Final = None
    ping_timeout: Final = None

    def __init__(self, receiver: Receiver, compression_options: dict[str, Any] | None) -> None:
        self._receiver: Final = receiver
        self.compression_options: Final = compression_options

    @property
    def max_message_size(self) -> int:
        """Maximum number of bytes of a message."""
        return self._receiver.longest


class PageProtocol(WebSocketProtocol13):
    """Tornado's protocol, which waits for a lease before it reads or unpacks a large message."""

    def __init__(self, receiver: Any, compression_options: dict[str, Any] | None) -> None:
        self._receiver: Final[Receiver] = receiver
        parameters: Any = PageParameters(receiver, compression_options)
        super().__init__(receiver, False, parameters)

    async def _read_bytes(self, n: int) -> bytes:
        fragments = self._fragmented_message_buffer
        if n + len(fragments or b"") <= self._receiver.small:
            return await super()._read_bytes(n)
        await self._receiver.lease.take()
        try:
            return await asyncio.wait_for(super()._read_bytes(n), _PATIENCE)
        except TimeoutError:
            raise StreamClosedError from None

    def _handle_message(self, opcode: int, data: bytes) -> Any:
        receiver, decompressor = self._receiver, self._decompressor
        if decompressor is not None and self._frame_compressed:
            decompressor._max_message_size = receiver.longest  # noqa: SLF001
            if receiver.small < min(receiver.longest, _RATIO * len(data)):
                return asyncio.ensure_future(self._unpack(opcode, data))
        return self._pass_on(opcode, data)

    async def _unpack(self, opcode: int, data: bytes) -> None:
        await self._receiver.lease.take()
        handling = self._pass_on(opcode, data)
        if handling is not None:
            await handling

    def _pass_on(self, opcode: int, data: bytes) -> Any:
        if opcode == _BINARY:
            return self._receiver.refuse_binary()
        return super()._handle_message(_BINARY if opcode == _TEXT else opcode, data)
