"""Connections to PostgreSQL that don't wait for a server that has stopped answering.

The server's own time limits and those of TCP don't help where a server hangs: its kernel still
acknowledges everything. So the client itself limits how long it waits.
"""

import time
from collections.abc import Callable, Generator
from typing import Any

import psycopg


class NoAnswer(psycopg.OperationalError):
    """A server doesn't answer."""


class LimitedConnection(psycopg.Connection[Any]):
    """A connection that is closed, with NoAnswer, when the server is silent for too long."""

    limit: float
    """Maximum number of seconds between two signs of life while a query runs."""
    given_up: Callable[[], bool]
    """Called to learn whether another connection has waited for the same server in vain."""

    def wait(self, gen: Generator[Any, Any, Any], *args: Any, **options: Any) -> Any:
        """Wait until a query is done. Raises NoAnswer."""
        # A connection that is still being opened has psycopg's own limit.
        limited = self._limited(gen) if hasattr(self, "limit") else gen
        return super().wait(limited, *args, **options)

    def _limited(self, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        try:
            wanted, end = next(gen), time.monotonic() + self.limit
            while True:
                ready = yield wanted
                if ready:
                    end = time.monotonic() + self.limit
                elif time.monotonic() >= end or self.given_up():
                    self.close()
                    raise NoAnswer("the server doesn't answer")
                wanted = gen.send(ready)
        except StopIteration as done:
            return done.value
