"""A limit on how often somebody may try something, such as the code of a class."""

import time
from collections import deque
from collections.abc import Callable
from threading import Lock
from typing import Final

_MOST_KEYS: Final = 10_000
"""Maximum number of browsers whose attempts are remembered; the oldest are forgotten first."""


class Attempts:
    """Counts attempts in this process.

    Parameters
    ----------
    most
        Maximum number of attempts of each key within the period.
    period
        Seconds for which an attempt counts.
    clock
        Seconds that never go back.
    """

    def __init__(
        self, most: int, period: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most: Final = most
        self.period: Final = period
        self._clock: Final = clock
        self._times: Final[dict[str, deque[float]]] = {}
        self._lock: Final = Lock()

    def exhausted(self, key: str) -> bool:
        """Return whether a key has no attempts left for now."""
        with self._lock:
            return len(self._recent(key)) >= self.most

    def note(self, key: str) -> None:
        """Count an attempt."""
        with self._lock:
            times = self._recent(key)
            times.append(self._clock())
            # At the end: the first keys are those whose last attempt is longest ago.
            self._times.pop(key, None)
            self._times[key] = times
            while len(self._times) > _MOST_KEYS:
                del self._times[next(iter(self._times))]

    def _recent(self, key: str) -> deque[float]:
        """Return the attempts of a key that still count."""
        times = self._times.get(key) or deque(maxlen=self.most)
        while times and times[0] <= self._clock() - self.period:
            times.popleft()
        return times
