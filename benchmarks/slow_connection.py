"""A connection that is slower than this machine: a TCP proxy that delays what passes through it."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

_CHUNK: Final = 65_536
"""Maximum number of bytes that are read at a time."""


@contextmanager
def delayed(port: int, seconds: float) -> Iterator[int]:
    """Forward a port of this machine, with everything delayed in both directions; its new port."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("localhost", port)
        await asyncio.gather(
            _forward(reader, far_writer, seconds), _forward(far_reader, writer, seconds)
        )

    started = asyncio.run_coroutine_threadsafe(asyncio.start_server(accept, "127.0.0.1"), loop)
    server = started.result()
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


async def _forward(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seconds: float
) -> None:
    """Write what is read, each piece as much later, in the same order."""
    loop = asyncio.get_running_loop()
    waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def write() -> None:
        with suppress(ConnectionError):
            while True:
                due, piece = await waiting.get()
                await asyncio.sleep(max(0.0, due - loop.time()))
                if not piece:
                    writer.close()
                    return
                writer.write(piece)
                await writer.drain()

    writing = asyncio.create_task(write())
    piece = b"-"
    while piece:
        try:
            piece = await reader.read(_CHUNK)
        except ConnectionError:
            piece = b""
        waiting.put_nowait((loop.time() + seconds, piece))
    await writing
