"""Accounts of browsers: how much processor time and how many bytes each may still use."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Lock
from typing import Final, NamedTuple
from weakref import WeakValueDictionary


class Budget(NamedTuple):
    """Resources that the pages of one browser may use together: an amount, and then a rate.

    Parameters
    ----------
    seconds
        Seconds of processor time at once.
    seconds_rate
        Seconds of processor time for each second afterwards.
    size
        Bytes sent at once.
    size_rate
        Bytes sent for each second afterwards.
    alone_rate
        Seconds of processor time for each second while there is no other browser: nobody waits for
        them, so they aren't limited. More threads than these don't work for one browser.
    """

    seconds: float = 30.0
    seconds_rate: float = 0.5
    size: float = 20_000_000.0
    size_rate: float = 1_000_000.0
    alone_rate: float = 8.0


USUAL_BUDGET: Final = Budget()
UPLOADS: Final = 2
"""Maximum number of large messages of one browser in memory at once."""
_GIVEN_WAY: Final = 0.3
"""Seconds after the beginning of an event from which on work in the background goes on beside it.

The event may wait for something that this work has locked."""


class BrowserAccount:
    """The account of one browser; all of its pages share it.

    Work begins only while both budgets are positive. Its cost is known when it is done, and may
    overdraw them; then further work waits until they have been refilled.

    Parameters
    ----------
    browser
        The digest that identifies the browser.
    budget
        How much it may use.
    clock
        Returns the time in seconds.
    alone
        Returns whether there is no other browser.

    Examples
    --------
    >>> now = 0.0
    >>> account = BrowserAccount("ann", Budget(seconds=10, seconds_rate=0.5), lambda: now)
    >>> account.charge(12)
    >>> account.delay
    4.0
    >>> now = 4.0
    >>> account.delay
    0.0
    """

    def __init__(
        self,
        browser: str,
        budget: Budget,
        clock: Callable[[], float] = time.monotonic,
        alone: Callable[[], bool] = lambda: False,
    ) -> None:
        self.browser: Final = browser
        self._alone: Final = alone
        self._budget: Final = budget
        self._clock: Final = clock
        self._lock: Final = Lock()
        self._seconds, self._size = budget.seconds, budget.size
        self._at = clock()
        self._handled = 0
        """Number of events that are handled now."""
        self._handled_since = 0.0
        self._quiet: Final = Event()
        """Set while no event is handled."""
        self._quiet.set()
        self.uploads: Final = asyncio.Semaphore(UPLOADS)
        """Held by each large message of the browser that is in memory."""

    def charge(self, seconds: float, size: int = 0) -> None:
        """Take processor time, and bytes that were sent, from the budget."""
        with self._lock:
            self._refill()
            self._seconds -= seconds
            self._size -= size

    @property
    def delay(self) -> float:
        """Seconds until the account has a budget for more work; 0 if it has one now."""
        return self._delay(0.0)

    @property
    def background_delay(self) -> float:
        """The same for work in the background, which leaves half of the processor time."""
        return self._delay(self._budget.seconds / 2)

    def _delay(self, reserve: float) -> float:
        with self._lock:
            self._refill()
            budget = self._budget
            seconds = (reserve - self._seconds) / self._rate
            return max(0.0, seconds, -self._size / budget.size_rate)

    @contextmanager
    def handling(self) -> Iterator[None]:
        """Handle an event of a page: work in the background that gives way pauses meanwhile."""
        with self._lock:
            if not self._handled:
                self._handled_since = self._clock()
                self._quiet.clear()
            self._handled += 1
        try:
            yield
        finally:
            with self._lock:
                self._handled -= 1
                if not self._handled:
                    self._quiet.set()

    def give_way(self) -> None:
        """Wait, for a moment at most, while events of the browser's pages are handled."""
        if not self._quiet.is_set():
            self._quiet.wait(max(0.0, self._handled_since + _GIVEN_WAY - self._clock()))

    @property
    def full(self) -> bool:
        """Whether nothing has been used that isn't refilled."""
        with self._lock:
            self._refill()
            return (self._seconds, self._size) == (self._budget.seconds, self._budget.size)

    @property
    def _rate(self) -> float:
        return self._budget.alone_rate if self._alone() else self._budget.seconds_rate

    def _refill(self) -> None:
        now = self._clock()
        passed, self._at = now - self._at, now
        budget = self._budget
        self._seconds = min(budget.seconds, self._seconds + passed * self._rate)
        self._size = min(budget.size, self._size + passed * budget.size_rate)


class Accounts:
    """The accounts of all browsers that have sessions or have used something a moment ago."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.monotonic) -> None:
        self._budget: Final = budget
        self._clock: Final = clock
        self._known: Final[WeakValueDictionary[str, BrowserAccount]] = WeakValueDictionary()
        # Closing all pages doesn't lead to a new budget.
        self._kept: set[BrowserAccount] = set()

    def _alone(self) -> bool:
        return len(self._known) < 2

    def account_of(self, browser: str) -> BrowserAccount:
        """Return the account of a browser."""
        self._kept = {account for account in self._kept if not account.full}
        account = self._known.get(browser)
        if account is None:
            account = BrowserAccount(browser, self._budget, self._clock, self._alone)
            self._known[browser] = account
        self._kept.add(account)
        return account
