"""Work in the background: in a thread of its own, or between messages where there are no threads.

Python in a browser has a single thread. There, work waits until the runtime calls `run_next`
between two messages of the page, or until somebody waits for it.
"""

import sys
from collections import deque
from collections.abc import Callable
from threading import Thread
from typing import Final, Protocol

THREADS = sys.platform != "emscripten"
"""Whether there are threads."""
Step = Callable[[], object]
"""Called again and again until its result is false."""


class Job(Protocol):
    """Some work in the background."""

    def join(self, timeout: float | None = None) -> bool:
        """Wait until it is done, at most for some seconds; return whether it is."""


class _ThreadJob:
    """Work in a thread of its own."""

    def __init__(self, step: Step, name: str) -> None:
        self._step: Final = step
        self._thread: Final = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while self._step():
            pass

    def join(self, timeout: float | None = None) -> bool:
        self._thread.join(timeout)
        return not self._thread.is_alive()


class _WaitingJob:
    """Work that is done between messages."""

    def __init__(self, step: Step) -> None:
        self._step: Final = step
        self._done = False
        _waiting.append(self)

    def run(self) -> None:
        """Do a step, and wait for the next turn if there is more to do."""
        if not self._done:
            self._done = not self._step()
        if not self._done:
            _waiting.append(self)

    def join(self, timeout: float | None = None) -> bool:
        # With a limit the page is shown first, and asks again.
        while timeout is None and not self._done:
            self._done = not self._step()
        return self._done


_waiting: Final[deque[_WaitingJob]] = deque()


def start(step: Step, name: str) -> Job:
    """Call a function in the background until its result is false; ``name`` is for threads."""
    return _ThreadJob(step, name) if THREADS else _WaitingJob(step)


def run_next() -> bool:
    """Do the next step of the work that waits; return whether more of it waits."""
    if _waiting:
        _waiting.popleft().run()
    return bool(_waiting)
