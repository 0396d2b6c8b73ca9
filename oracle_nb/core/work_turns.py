"""Turns of threads that work in the background, shared fairly between accounts."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Condition
from typing import Final

from oracle_nb.core.rotation import Rotation
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
        self.rotation: Final = Rotation[Account | None](most, each)
        self._delay: Final = delay
        self._changed: Final = Condition()
        self._waiting: Final[list[Work]] = []

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
                self.rotation.end(work.account)
                self._leave(work)
                self._changed.notify_all()

    def _begin(self, work: Work) -> None:
        with self._changed:
            self._waiting.append(work)
            try:
                while (delay := self._wait(work)) > 0:
                    self._changed.wait(min(delay, _LOOK))
                    work.check()
                self.rotation.begin(work.account)
            finally:
                self._waiting.remove(work)
                self._leave(work)
                self._changed.notify_all()

    def _wait(self, work: Work) -> float:
        """Return the seconds that some work must wait at least; 0 if it is its turn."""
        rotation = self.rotation
        if rotation.full or not rotation.allows(work.account):
            return _LOOK
        if (delay := self._delay_of(work)) > 0:
            return delay
        able = (
            waiting
            for waiting in self._waiting
            if rotation.allows(waiting.account) and not self._delay_of(waiting)
        )
        first = min(able, key=lambda waiting: rotation.last(waiting.account))
        return 0 if first is work else _LOOK

    def _delay_of(self, work: Work) -> float:
        return 0.0 if work.account is None else self._delay(work.account)

    def _leave(self, work: Work) -> None:
        """Forget the account of some work if it neither has nor wants a turn."""
        if all(waiting.account is not work.account for waiting in self._waiting):
            self.rotation.forget(work.account)
