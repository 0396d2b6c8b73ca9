"""Reviews that are made in the background, for all sessions that look at the same game.

They take turns in one thread of the process, so that each of them goes on, and tables stay fast.
"""

from collections import deque
from collections.abc import Callable
from threading import Event, Lock, Thread
from time import monotonic
from typing import Final
from weakref import WeakSet, WeakValueDictionary

from oracle_nb.games.reviews.reviewer import Reviewer

TURN: Final = 2.0
"""Seconds after which a review gives way to others that wait."""


class ReviewJob:
    """The work of a reviewer, which goes on as long as somebody waits for it.

    Parameters
    ----------
    reviewer
        The reviewer.
    """

    def __init__(self, reviewer: Reviewer) -> None:
        self.reviewer: Final = reviewer
        self.error: Exception | None = None
        """The error that ended the work."""
        # A page that is gone without having said so waits no more.
        self._viewers: Final[WeakSet[object]] = WeakSet()
        self._idle: Final = Event()
        self._idle.set()

    @property
    def wanted(self) -> bool:
        """Whether anybody waits for the result."""
        return bool(self._viewers) and self.reviewer.result is None

    def awaited_by(self, viewer: object) -> bool:
        """Return whether a page waits for the result."""
        return viewer in self._viewers and self.reviewer.result is None

    @property
    def percent(self) -> int:
        """The share of the work that is done."""
        return 100 * self.reviewer.done // max(1, self.reviewer.total)

    def start(self, viewer: object) -> None:
        """Begin, or go on, for a page."""
        if self.reviewer.result is None:
            self.error = None
            self._viewers.add(viewer)
            self._idle.clear()
            _queue.add(self)

    def stop(self, viewer: object) -> None:
        """Let a page wait no more; after the last one the work stops, and what is done is kept."""
        self._viewers.discard(viewer)

    def wait(self, seconds: float | None = None) -> None:
        """Wait until the work is done or stopped, at most for some seconds."""
        self._idle.wait(seconds)

    def work(self, others_wait: Callable[[], bool]) -> None:
        """Go on until it is done, unwanted, or the turn of another one."""
        until, done = monotonic() + TURN, self.reviewer.done

        def stopped() -> bool:
            used = self.reviewer.done > done and monotonic() > until
            return not self.wanted or (used and others_wait())

        try:
            self.reviewer.run(stopped=stopped)
        except Exception as error:  # noqa: BLE001 - it is raised where the review is shown
            self.error = error
            self._viewers.clear()

    def finish(self) -> None:
        """Let everybody go on who waits for the work."""
        self._idle.set()


class ReviewQueue:
    """The jobs that wait for their turn in a thread, which ends when none are left."""

    def __init__(self) -> None:
        self._waiting: Final[deque[ReviewJob]] = deque()
        self._lock: Final = Lock()
        self._works = False

    def add(self, job: ReviewJob) -> None:
        """Let a job wait for its turn; once only."""
        with self._lock:
            if job not in self._waiting:
                self._waiting.append(job)
            if not self._works:
                self._works = True
                Thread(target=self._work, name="reviews", daemon=True).start()

    def _work(self) -> None:
        while (job := self._next()) is not None:
            job.work(lambda: bool(self._waiting))
            if job.wanted:
                self.add(job)
            else:
                job.finish()

    def _next(self) -> ReviewJob | None:
        with self._lock:
            self._works = bool(self._waiting)
            return self._waiting.popleft() if self._waiting else None


_queue: Final = ReviewQueue()
_jobs: "Final[WeakValueDictionary[Reviewer, ReviewJob]]" = WeakValueDictionary()
_lock: Final = Lock()


def job_of(reviewer: Reviewer) -> ReviewJob:
    """Return the job of a reviewer, which all sessions share."""
    with _lock:
        found = _jobs.get(reviewer)
        if found is None:
            found = _jobs[reviewer] = ReviewJob(reviewer)
        return found
