"""The threads in which sessions work, shared fairly between browsers."""

import asyncio
import inspect
import sys
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Any, Final, TypeVar

import bokeh.io.doc
from panel.io.state import state
from tornado.ioloop import IOLoop

from oracle_nb.core.work import Work
from oracle_nb.web.runtime.server.accounts import BrowserAccount
from oracle_nb.web.runtime.server.fair_turns import FairTurns

T = TypeVar("T")

THREADS: Final = 8
"""Maximum number of sessions at work at once. Python runs one thread at a time; others may wait."""
EACH: Final = 2
"""Maximum number of sessions of one browser at work at once."""
LONGEST: Final = 20.0
"""Maximum number of seconds of processor time that one event of a page may take."""
_SWITCH: Final = 0.001
"""Seconds after which a thread that computes lets another one go on, such as the event loop."""


class _PerThread(threading.local):
    """A list of which every thread has its own: Bokeh's current documents, the innermost last.

    Bokeh has one list for all threads. A widget could then send its drawing to the document of
    another session.
    """

    def __init__(self) -> None:
        self._items: list[Any] = []

    def append(self, item: Any) -> None:
        self._items.append(item)

    def pop(self) -> Any:
        return self._items.pop()

    def __len__(self) -> int:
        return len(self._items)

    def __getitem__(self, at: int) -> Any:
        return self._items[at]


def _uncounted(_event: str) -> None:
    """Count nothing."""


class Unpaid:
    """Asks for turns that a browser gets without a budget, such as to close its sessions.

    They are another browser's turns to the rotation, so that they don't wait for its other work.

    Parameters
    ----------
    account
        The account of the browser.
    """

    delay: Final = 0.0

    def __init__(self, account: BrowserAccount) -> None:
        self.browser: Final = f"unpaid {account.browser}"
        self.account: Final = account


class Workers:
    """The threads in which sessions work."""

    def __init__(self) -> None:
        bokeh.io.doc._PATCHED_CURDOCS = _PerThread()  # type: ignore[assignment] # noqa: SLF001
        # Panel counts busy sessions in one place for all threads, which two can't change at once.
        # Nothing here shows it.
        for count in ("_add_busy_event", "_remove_busy_event"):
            setattr(state, count, _uncounted)
        sys.setswitchinterval(_SWITCH)
        self._local: Final = threading.local()
        self._turns: Final = FairTurns(THREADS, EACH)
        self._pool: Final = ThreadPoolExecutor(
            THREADS, thread_name_prefix="session", initializer=self._begin
        )

    def _begin(self) -> None:
        """Make the loop on which a thread runs coroutines, before it knows of any session.

        A loop that is made later keeps the session that it was made in, for as long as it lives.
        """
        self._local.loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self._local.loop)
        IOLoop.current()

    async def run(
        self,
        payer: BrowserAccount | Unpaid,
        work: Work,
        func: Callable[[], Any],
    ) -> Any:
        """Call a function in a thread, once it is the payer's turn.

        A coroutine that it returns is run to its end there. Raises WorkStopped.
        """
        loop = asyncio.get_running_loop()
        async with self._turns.turn(payer, work):
            return await loop.run_in_executor(
                self._pool, copy_context().run, partial(self._finish, work, func)
            )

    def stop(self, work: Work) -> None:
        """Cancel some work: it ends at once if it still waits, else at its next checkpoint."""
        self._turns.stop(work)

    def _finish(self, work: Work, func: Callable[[], Any]) -> Any:
        with work.charged():
            value = func()
            return self.finish(value) if inspect.iscoroutine(value) else value

    def finish(self, coroutine: Coroutine[object, None, T]) -> T:
        """Run a coroutine to its end in this thread, which is one of the workers."""
        result: T = self._local.loop.run_until_complete(coroutine)
        return result
