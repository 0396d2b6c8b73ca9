"""A review that is made in the background, for all sessions that look at the same game."""

from threading import Lock, Semaphore, Thread
from typing import Final
from weakref import WeakKeyDictionary

from oracle_nb.games.reviews.reviewer import Reviewer

AT_ONCE: Final = 1
"""Maximum number of reviews that are made at the same time in a process."""
LOOK: Final = 0.2
"""Seconds after which a review that waits for others checks whether it was stopped."""
_turns: Final = Semaphore(AT_ONCE)
_jobs: "Final[WeakKeyDictionary[Reviewer, ReviewJob]]" = WeakKeyDictionary()
_lock: Final = Lock()


class ReviewJob:
    """The work of a reviewer in a thread of its own; it can be stopped, and resumed.

    Parameters
    ----------
    reviewer
        The reviewer.
    """

    def __init__(self, reviewer: Reviewer) -> None:
        self.reviewer: Final = reviewer
        self.error: Exception | None = None
        """The error that ended the work."""
        self._stopped = False
        self._thread: Thread | None = None

    @property
    def running(self) -> bool:
        """Whether the work goes on, or waits for that of others."""
        return self._thread is not None and self._thread.is_alive() and not self._stopped

    @property
    def percent(self) -> int:
        """The share of the work that is done."""
        return 100 * self.reviewer.done // max(1, self.reviewer.total)

    def start(self) -> None:
        """Begin, or go on."""
        with _lock:
            if self.running or self.reviewer.result is not None:
                return
            previous, self._stopped, self.error = self._thread, False, None
            self._thread = Thread(target=self._run, args=(previous,), daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop after the current step; what is done is kept."""
        self._stopped = True

    def wait(self, seconds: float | None = None) -> None:
        """Wait until the work is done or stopped, at most for some seconds."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _run(self, previous: Thread | None) -> None:
        if previous is not None:
            previous.join()
        while not self._stopped:
            if _turns.acquire(timeout=LOOK):
                try:
                    self.reviewer.run(stopped=lambda: self._stopped)
                except Exception as error:  # noqa: BLE001 - it is raised where the review is shown
                    self.error = error
                finally:
                    _turns.release()
                return


def job_of(reviewer: Reviewer) -> ReviewJob:
    """Return the job of a reviewer, which all sessions share."""
    with _lock:
        found = _jobs.get(reviewer)
        if found is None:
            found = _jobs[reviewer] = ReviewJob(reviewer)
        return found
