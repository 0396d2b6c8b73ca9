"""A process that serves the app: ``python -m oracle_nb.web.runtime.server.worker [NUMBER]``.

It reads its task from the file of this number, or from its standard input.
`oracle_nb.web.runtime.server.processes` starts several of them, and
`oracle_nb.web.runtime.server.renewal` replaces one that has grown.
"""

import gc
import signal
import socket
import sys
from contextlib import suppress

import msgspec
from tornado.ioloop import IOLoop

from oracle_nb.web.classes.page import attempts_count
from oracle_nb.web.runtime.server.deployment import Deployment
from oracle_nb.web.runtime.server.limits import raise_file_limit
from oracle_nb.web.runtime.server.memory import limit_heap
from oracle_nb.web.runtime.server.preload import import_modules, start_warming
from oracle_nb.web.runtime.server.processes import WorkerTask, read_task
from oracle_nb.web.runtime.server.renewal import Renewal, duplicates, start_anew
from oracle_nb.web.runtime.server.server import AppServer, make_server
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.shared.game_updates import GameUpdates
from oracle_nb.web.table.shared.open_games import OPEN_GAMES
from oracle_nb.web.text.storage_errors import TEXTS


def main(arguments: list[str]) -> None:
    """Read the task, and serve until a signal arrives or the supervisor has ended."""
    number = int(arguments[0]) if arguments else sys.stdin.fileno()
    # The end of the standard input is watched later on.
    with open(number, "rb", closefd=bool(arguments)) as file:
        task = read_task(file.readline())
    sockets = [socket.socket(fileno=number) for number in task.sockets]
    for sock in sockets:
        # A process that takes its place gets duplicates, and no more than these.
        sock.set_inheritable(False)
    serve(task, sockets)


def serve(task: WorkerTask, sockets: list[socket.socket]) -> None:
    """Serve the app at sockets; start anew where the server has grown and nobody uses it."""
    loop, store = IOLoop.current(), Store()
    watch = GameUpdates(store, alone=task.alone)
    server = make_server(
        sockets, task.deployment, secret=task.secret, language=task.language, limits=task.limits
    )
    anew: list[int] = []
    ended: list[bool] = []

    async def stop() -> None:
        await watch.stop()
        loop.stop()

    async def end() -> None:
        # Also where it was about to start anew.
        ended.append(True)
        await stop()

    def renew() -> None:
        if not anew:
            anew.extend(duplicates(sockets))
            loop.spawn_callback(stop)

    def idle() -> bool:
        # Open games may wait for a database that is away; attempts count for some minutes.
        return server.is_idle() and not OPEN_GAMES.open(store) and not attempts_count()

    def supervisor_ended(number: int, _events: int) -> None:
        # Its end stays readable: the handler would be called again until the loop stops.
        loop.remove_handler(number)
        loop.spawn_callback(end)

    if not task.alone:
        # The supervisor holds the other end, which closes however that process ends.
        loop.add_handler(sys.stdin.fileno(), supervisor_ended, loop.READ)
    for number in (signal.SIGTERM, signal.SIGINT):
        # Windows has no such handlers: there, run() ends by KeyboardInterrupt.
        with suppress(NotImplementedError):
            loop.asyncio_loop.add_signal_handler(number, loop.spawn_callback, end)  # type: ignore[attr-defined]
    run(task.deployment, server, watch, Renewal(idle, renew))
    if anew and not ended:
        start_anew(msgspec.structs.replace(task, sockets=anew))


def run(
    deployment: Deployment,
    server: AppServer,
    updates: GameUpdates,
    renewal: Renewal | None = None,
) -> None:
    """Run a server, with updates of its games, until it is stopped (Ctrl+C).

    With a renewal, it also stops where it is to start anew.
    """
    TEXTS.for_visitors = not deployment.is_private
    limit_heap()
    raise_file_limit()
    import_modules()
    # Modules loaded so far stay: searching them for garbage would delay a click each time.
    gc.freeze()
    server.start()
    server.io_loop.add_callback(updates.start)
    if renewal is None:
        start_warming()
    else:
        server.io_loop.add_callback(renewal.start)
        start_warming(then=renewal.settle)
    try:
        server.io_loop.start()
    except KeyboardInterrupt:
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
