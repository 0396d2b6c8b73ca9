"""Several processes behind one port: a supervisor, and the workers that it starts.

The supervisor passes its sockets to the workers; whichever of them is free takes the next
connection. A worker reads its task from its standard input, which stays open as long as the
supervisor lives: no worker outlives it.
"""

import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Sequence
from types import FrameType
from typing import Final

import msgspec

from oracle_nb.web.runtime.server.deployment import Deployment
from oracle_nb.web.runtime.server.limits import USUAL, Limits

RESTARTS: Final = 20
"""Maximum number of workers that are started again within `SPAN` seconds."""
SPAN: Final = 600
"""Seconds within which restarts are counted."""
PATIENCE: Final = 10
"""Seconds that workers have to end by themselves before they are killed."""
_LOOK: Final = 0.2
"""Seconds between two checks of whether all workers are alive."""


WORKER: Final = "oracle_nb.web.runtime.server.worker"
"""The module that a worker runs."""


class WorkerTask(msgspec.Struct, frozen=True):
    """The task of a process that serves the app, which it reads in one line.

    Parameters
    ----------
    sockets
        The numbers of the sockets it listens on.
    deployment, secret, language, limits
        As for `make_server`.
    alone
        Whether it serves the app alone, without a supervisor.
    """

    sockets: list[int]
    deployment: Deployment
    secret: bytes
    language: str = ""
    limits: Limits = USUAL
    alone: bool = False


def supervise(
    processes: int,
    sockets: Sequence[socket.socket],
    deployment: Deployment,
    secret: bytes,
    *,
    language: str = "",
    limits: Limits = USUAL,
) -> None:
    """Serve the app from several processes until stopped (Ctrl+C, SIGTERM).

    A worker that ends by itself is started again, unless too many do.

    Raises
    ------
    RuntimeError
        If workers keep ending.
    """
    numbers = [sock.fileno() for sock in sockets]
    line = written(WorkerTask(numbers, deployment, secret, language, limits))
    workers = [_worker(line, numbers) for _ in range(processes)]
    signal.signal(signal.SIGTERM, _interrupt)
    restarts: deque[float] = deque(maxlen=RESTARTS)
    try:
        while True:
            time.sleep(_LOOK)
            for at, worker in enumerate(workers):
                if worker.poll() is None:
                    continue
                now = time.monotonic()
                if len(restarts) == RESTARTS and now - restarts[0] < SPAN:
                    raise RuntimeError(f"the app's processes keep ending ({worker.returncode})")
                restarts.append(now)
                workers[at] = _worker(line, numbers)
    except KeyboardInterrupt:
        pass
    finally:
        _end(workers)


def _worker(line: bytes, sockets: Sequence[int]) -> subprocess.Popen[bytes]:
    worker = subprocess.Popen(  # noqa: S603 - it runs a module of this package
        [sys.executable, "-m", WORKER],
        stdin=subprocess.PIPE,
        pass_fds=sockets,
    )
    assert worker.stdin is not None
    worker.stdin.write(line)
    worker.stdin.flush()
    return worker


def _end(workers: Sequence[subprocess.Popen[bytes]]) -> None:
    for worker in workers:
        worker.terminate()
    end = time.monotonic() + PATIENCE
    for worker in workers:
        try:
            worker.wait(max(0.0, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            worker.kill()
            worker.wait()


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def written(task: WorkerTask) -> bytes:
    """Return the line from which a process reads its task."""
    return msgspec.json.encode(task) + b"\n"


def read_task(line: bytes) -> WorkerTask:
    """Return the task that a line holds."""
    return msgspec.json.decode(line, type=WorkerTask)
