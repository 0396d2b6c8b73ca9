"""Work that is done for somebody: it can be stopped, and its processor time is charged.

A server starts a `Work` for everything that a page asks for. Long computations call `checkpoint`
in their loops, which raises `WorkStopped` once nobody wants the result, or once it has taken
too much processor time. Elsewhere, such as in notebooks, no work is running, and nothing happens.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from typing import Final, Protocol

_PROCESSOR_TIME: Final = getattr(time, "thread_time", time.process_time)
"""The clock of the current thread's processor time; in a browser there is one thread."""
_OFTEN: Final = 8
"""Number of checks in which the clock is read once: reading it takes longer than the rest."""
_CHARGED: Final = 0.1
"""Seconds of processor time after which work that goes on is charged."""
Clock = Callable[[], float]


class Account(Protocol):
    """An account that pays for work with processor time."""

    def charge(self, seconds: float) -> None:
        """Take seconds of processor time from the budget; any thread may call it."""

    @property
    def delay(self) -> float:
        """Seconds until the account has a budget for more work; 0 if it has one now."""

    @property
    def background_delay(self) -> float:
        """The same for work in the background, which leaves a reserve for what a page asks for."""

    def give_way(self) -> None:
        """Wait, for a moment at most, while events of the account's pages are handled."""


class WorkStopped(BaseException):
    """The current work is stopped: nobody wants its result, or it takes too long.

    It is no `Exception`, so that no handler of program errors mistakes it for one.

    Parameters
    ----------
    too_long
        Whether the work has used up its processor time.
    """

    def __init__(self, *, too_long: bool) -> None:
        super().__init__("the work took too long" if too_long else "nobody wants the result")
        self.too_long: Final = too_long


class Work:
    """A piece of work for an account. `charged` starts it in the current thread.

    Parameters
    ----------
    account
        Pays for it; None if nobody does.
    most
        Maximum number of seconds of processor time.
    wanted
        Returns whether anybody still wants the result; any thread may call it.
    clock
        Returns the processor time of the current thread in seconds.
    gives_way
        Whether it pauses while the account's pages need the processor.
    """

    def __init__(
        self,
        account: Account | None,
        most: float = inf,
        wanted: Callable[[], bool] = lambda: True,
        clock: Clock = _PROCESSOR_TIME,
        *,
        gives_way: bool = False,
    ) -> None:
        self.account: Final = account
        self.wanted: Final = wanted
        self._most: Final = most
        self._clock: Final = clock
        self._gives_way: Final = gives_way
        self._begun = self._charged = 0.0
        self._thread = 0
        self._cancelled = False
        self._checks = 0

    def cancel(self) -> None:
        """Let the work end at its next checkpoint; any thread may call it."""
        self._cancelled = True

    def check(self) -> None:
        """Raise `WorkStopped` if the work has to end."""
        if self._cancelled or not self.wanted():
            raise WorkStopped(too_long=False)
        self._checks += 1
        if self._checks % _OFTEN:
            return
        if threading.get_ident() != self._thread:
            return
        now = self._clock()
        if now - self._begun > self._most:
            raise WorkStopped(too_long=True)
        # Charged only at its end, long work would overdraw the account by all of it at once.
        if now - self._charged > _CHARGED:
            self._charge(now)
        if self._gives_way and self.account is not None:
            self.account.give_way()

    @contextmanager
    def charged(self) -> Iterator[None]:
        """Do the work in this thread: it is the current work, and its account pays."""
        self._begun = self._charged = self._clock()
        self._thread = threading.get_ident()
        before = _current.set(self)
        try:
            yield
        finally:
            _current.reset(before)
            self._charge(self._clock())

    def _charge(self, now: float) -> None:
        """Let the account pay up to now."""
        seconds, self._charged = now - self._charged, now
        if self.account is not None:
            self.account.charge(seconds)


_current: Final[ContextVar[Work | None]] = ContextVar("work", default=None)


def checkpoint() -> None:
    """Raise `WorkStopped` if the current work has to end. Long computations call it in their loops.

    Examples
    --------
    >>> work = Work(None)
    >>> with work.charged():
    ...     checkpoint()
    ...     work.cancel()
    ...     checkpoint()
    Traceback (most recent call last):
        ...
    oracle_nb.core.work.WorkStopped: nobody wants the result
    """
    work = _current.get()
    if work is not None:
        work.check()


def background_work(*, gives_way: bool = False) -> Work:
    """Return work for the same account and page as the current work, for another thread."""
    work = _current.get()
    if work is None:
        return Work(None)
    return Work(work.account, wanted=work.wanted, gives_way=gives_way)
