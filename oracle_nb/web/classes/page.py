"""All pages about classes: their addresses, limits, style sheet and refusals."""

import time
from collections import deque
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Final

from oracle_nb.core.errors import OracleError
from oracle_nb.text.names import InvalidName
from oracle_nb.web.classes.store import ClassRefusal
from oracle_nb.web.lessons.overview_view import school_css
from oracle_nb.web.text import words

JOIN_CLASS: Final = "class"
"""The field of the address at which learners join; its value is the code of a class."""
CLASSES: Final = "classes"
"""The field of the address at which teachers create classes."""
CLASSROOM: Final = "classroom"
"""The field of the address of one class; its value is the id, or in a link the teacher's secret."""
_MOST_KEYS: Final = 10_000
"""Maximum number of browsers whose attempts are remembered; the oldest are forgotten first."""


class Attempts:
    """Counts attempts in this process, such as wrong codes of classes.

    A key has at most ``most`` attempts in ``period`` seconds of a clock that never goes back.
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

    @property
    def counting(self) -> bool:
        """Whether an attempt of any key still counts."""
        with self._lock:
            return any(self._recent(key) for key in self._times)

    def _recent(self, key: str) -> deque[float]:
        """Return the attempts of a key that still count."""
        times = self._times.get(key) or deque(maxlen=self.most)
        while times and times[0] <= self._clock() - self.period:
            times.popleft()
        return times


WRONG_CODES: Final = Attempts(20, 600.0)
"""The wrong codes that each browser has tried."""
ALL_WRONG_CODES: Final = Attempts(2_000, 600.0)
"""The wrong codes that all browsers together have tried."""
CREATED: Final = Attempts(10, 600.0)
"""The classes that each browser has created a moment ago."""


def attempts_count() -> bool:
    """Return whether this process must remember an attempt of somebody."""
    return any(attempts.counting for attempts in (WRONG_CODES, ALL_WRONG_CODES, CREATED))


@cache
def class_css() -> str:
    """Return the style sheet of all pages about classes."""
    return school_css() + (Path(__file__).parent / "classes.css").read_text("utf-8")


def class_refusal(error: OracleError, language: str) -> str:
    """Return why something is refused. Raises an error that pages don't expect."""
    say = words(language).say
    if isinstance(error, ClassRefusal):
        return say(f"class-refused-{error.kind}", most=error.most)
    if not isinstance(error, InvalidName):
        raise error
    if error.fault.id in ("taken", "alike"):
        return say(f"class-name-{error.fault.id}", name=str(error.fault.facts["name"]))
    return error.fault.message(language)
