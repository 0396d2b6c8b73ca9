"""A server that has grown starts anew while nobody uses it, at the same sockets.

Python keeps most of the memory that it needed at its busiest moment: a block goes back to the
system only once nothing in it is used, and a few small objects in each keep them all.
"""

import os
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

from tornado.ioloop import PeriodicCallback

from oracle_nb.web.runtime.server.processes import WORKER, WorkerTask, written

GROWN: Final = 75.0
"""MB by which a server must have grown since its start."""
QUIET: Final = 20.0
"""Seconds for which nobody must have used it."""
_LOOK: Final = 2_000
"""Milliseconds between two checks."""
_STATUS: Final = Path("/proc/self/status")


def resident() -> float:
    """Return the memory of this process, in MB; 0 where the system doesn't say it in a file."""
    try:
        lines = _STATUS.read_text("utf-8").splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


class Renewal:
    """Asks for a new start once the server has grown and nobody uses it.

    Parameters
    ----------
    idle
        Returns whether nobody uses the server now.
    ask
        Asks for the new start.
    memory
        Returns the memory of this process, in MB.
    clock
        Returns the time in seconds.

    Examples
    --------
    >>> sizes, asked = iter([200.0, 290.0]), []
    >>> now = 0.0
    >>> renewal = Renewal(lambda: True, lambda: asked.append(now), sizes.__next__, lambda: now)
    >>> renewal.settle()
    >>> renewal.check()
    >>> now = QUIET
    >>> renewal.check()
    >>> asked
    [20.0]
    """

    def __init__(
        self,
        idle: Callable[[], bool],
        ask: Callable[[], object],
        memory: Callable[[], float] = resident,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._idle: Final = idle
        self._ask: Final = ask
        self._memory: Final = memory
        self._clock: Final = clock
        self._first: float | None = None
        self._idle_since: float | None = None

    def settle(self) -> None:
        """Take the memory of now for that of a server that has just started."""
        self._first = self._memory()

    def check(self) -> None:
        """Ask for a new start if it is time."""
        if self._first is None or not self._idle():
            self._idle_since = None
            return
        now = self._clock()
        if self._idle_since is None:
            self._idle_since = now
        if now - self._idle_since >= QUIET and self._memory() - self._first > GROWN:
            self._ask()

    def start(self) -> None:
        """Check from now on; must be called on the event loop."""
        PeriodicCallback(self.check, _LOOK).start()


def start_anew(task: WorkerTask) -> NoReturn:
    """Replace this process by a new one of the same number, with the same sockets.

    Connections that arrive meanwhile wait at the sockets.
    """
    for number in task.sockets:
        os.set_inheritable(number, True)
    # The task holds a secret: arguments and environment could be read by others.
    reader, writer = os.pipe()
    os.write(writer, written(task))
    os.close(writer)
    os.set_inheritable(reader, True)
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, [sys.executable, "-m", WORKER, str(reader)])  # noqa: S606


def duplicates(sockets: list[socket.socket]) -> list[int]:
    """Return further numbers of sockets, which stay open when a server closes its own."""
    return [os.dup(sock.fileno()) for sock in sockets]
