"""One of several processes that serve the app: ``python -m oracle_nb.web.runtime.server.worker``.

`oracle_nb.web.runtime.server.processes` starts it and writes its task to its standard input.
"""

import signal
import socket
import sys

from tornado.ioloop import IOLoop

from oracle_nb.web.runtime.server.launch import run
from oracle_nb.web.runtime.server.processes import read_task
from oracle_nb.web.runtime.server.server import make_server
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.shared.game_updates import GameUpdates


def main() -> None:
    """Serve until a signal arrives, or until the supervisor has ended."""
    task, secret = read_task(sys.stdin.buffer.readline())
    sockets = [socket.socket(fileno=number) for number in task.sockets]
    server = make_server(
        sockets, task.deployment, secret=secret, language=task.language, limits=task.limits
    )
    loop, watch = IOLoop.current(), GameUpdates(Store())

    async def stop() -> None:
        await watch.stop()
        loop.stop()

    def supervisor_ended(number: int, _events: int) -> None:
        # Its end stays readable: the handler would be called again until the loop stops.
        loop.remove_handler(number)
        loop.spawn_callback(stop)

    # The supervisor holds the other end, which closes however that process ends.
    loop.add_handler(sys.stdin.fileno(), supervisor_ended, loop.READ)
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.asyncio_loop.add_signal_handler(number, loop.spawn_callback, stop)  # type: ignore[attr-defined]
    run(task.deployment, server, watch)


if __name__ == "__main__":
    main()
