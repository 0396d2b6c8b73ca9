"""Turns of threads that work in the background, shared fairly between accounts."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Condition
from typing import Final

from oracle_nb.core.work import Account, Work

_LOOK: Final = 0.5
"""Maximum number of seconds between two looks at whether some work is still wanted."""


class WorkTurns:
    """A limited number of turns at once, of which each account has a few at most.

    The account whose last turn is longest ago comes first. Work that nobody pays for is limited
    only by the number of turns.

    Parameters
    ----------
    most
        Maximum number of turns at once.
    each
        Maximum number of turns of one account at once.
    delay
        Returns the seconds until an account may have a turn.
    """

    def __init__(self, most: int, each: int, delay: Callable[[Account], float]) -> None:
        self._most: Final = most
        self._each: Final = each
        self._delay: Final = delay
        self._changed: Final = Condition()
        self._waiting: Final[list[Work]] = []
        self._running: Final[Counter[Account | None]] = Counter()
        self._number = 0
        self._last: dict[Account | None, int] = {}
        """The numbers of the last turns of the accounts that have or want one."""

    @contextmanager
    def turn(self, work: Work) -> Iterator[None]:
        """Wait for a turn, and do the work in it. Raises WorkStopped."""
        self._begin(work)
        try:
            with work.charged():
                work.check()
                yield
        finally:
            with self._changed:
                self._running[work.account] -= 1
                if not self._running[work.account]:
                    del self._running[work.account]
                self._forget()
                self._changed.notify_all()

    def _begin(self, work: Work) -> None:
        with self._changed:
            self._waiting.append(work)
            try:
                while (delay := self._wait(work)) > 0:
                    self._changed.wait(min(delay, _LOOK))
                    work.check()
                self._running[work.account] += 1
                self._number += 1
                self._last[work.account] = self._number
            finally:
                self._waiting.remove(work)
                self._changed.notify_all()

    def _wait(self, work: Work) -> float:
        """Return the seconds that some work must wait at least; 0 if it is its turn."""
        if self._running.total() >= self._most or not self._allowed(work):
            return _LOOK
        if (delay := self._delay_of(work)) > 0:
            return delay
        able = (
            other for other in self._waiting if self._allowed(other) and not self._delay_of(other)
        )
        first = min(able, key=lambda one: self._last.get(one.account, 0))
        return 0 if first is work else _LOOK

    def _allowed(self, work: Work) -> bool:
        return work.account is None or self._running[work.account] < self._each

    def _delay_of(self, work: Work) -> float:
        return 0.0 if work.account is None else self._delay(work.account)

    def _forget(self) -> None:
        """Forget the accounts that neither have nor want a turn."""
        wanted = {work.account for work in self._waiting}
        self._last = {one: at for one, at in self._last.items() if one in wanted}
