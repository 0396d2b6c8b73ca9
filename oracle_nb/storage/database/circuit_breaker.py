"""A circuit breaker: while a server can't be reached, only one thread at a time tries it again."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

from oracle_nb.storage.database.base import StorageError

PAUSE: Final = 1.0
"""Seconds before a server that couldn't be reached is tried again."""


class CircuitBreaker:
    """Knows whether a server can be reached, for all threads of a process.

    Every attempt to reach a server that doesn't answer would wait for a timeout. Here the first one
    does, and those that follow fail at once.
    """

    def __init__(self) -> None:
        self._lock: Final = Lock()
        self._fault: StorageError | None = None
        self._tripped = 0.0
        self._trying = False
        self._trips = 0

    @property
    def fault(self) -> StorageError | None:
        """The reason why the server could not be reached a moment ago; None where it could."""
        return None if time.monotonic() >= self._tripped + PAUSE else self._fault

    def check(self) -> None:
        """Raise StorageError where the server can't be reached."""
        if (fault := self._fault) is not None:
            raise _again(fault)

    @contextmanager
    def admitted(self) -> Iterator[bool]:
        """Let a thread use the server; yields whether it is the one that tries it again.

        Raises StorageError where the server can't be reached, and it isn't time to try, or another
        thread does.
        """
        with self._lock:
            fault, trial = self._fault, False
            if fault is not None:
                if self._trying or self.fault is not None:
                    raise _again(fault)
                trial = self._trying = True
        try:
            yield trial
        finally:
            if trial:
                self._trying = False

    def trip(self, fault: StorageError) -> None:
        """Record that the server can't be reached."""
        with self._lock:
            self._fault, self._tripped = fault, time.monotonic()
            self._trips += 1

    def reset(self) -> None:
        """Record that the server answers."""
        self._fault = None

    def watch(self) -> Callable[[], bool]:
        """Return a function that tells whether any thread has failed to reach it from now on."""
        trips = self._trips
        return lambda: self._trips != trips


def _again(fault: StorageError) -> StorageError:
    """Return a new error for a known reason: the traceback of one that is raised twice grows."""
    return StorageError(fault.kind, fault.place, fault.reason, server=fault.server)
