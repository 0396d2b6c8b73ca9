"""Reviews that are made in the background, for all sessions that look at the same game.

They take turns, one at a time in the process, so that each of them goes on, and tables stay fast.
A review pauses while a page of its browser handles an event: a click comes first.
"""

from collections.abc import Callable
from threading import Event, Lock
from time import monotonic, sleep
from typing import Final
from weakref import WeakKeyDictionary, WeakValueDictionary

from oracle_nb.core import background
from oracle_nb.core.work import Account, Work, WorkStopped, background_work
from oracle_nb.games.reviews.reviewer import Reviewer

TURN: Final = 2.0
"""Seconds after which a review gives way to others that wait."""
_LOOK: Final = 0.5
"""Seconds between two looks at whether a browser has a budget again."""


class ReviewJob:
    """The work of a reviewer, which goes on as long as somebody waits for it."""

    def __init__(self, reviewer: Reviewer) -> None:
        self.reviewer: Final = reviewer
        self.error: Exception | None = None
        """The error that ended the work."""
        # A page that is gone without having said so waits no more.
        self._viewers: Final[WeakKeyDictionary[object, Work]] = WeakKeyDictionary()
        self._idle: Final = Event()
        self._idle.set()

    @property
    def wanted(self) -> bool:
        """Whether anybody waits for the result, on a page that is open."""
        return self.payer is not None and self.reviewer.result is None

    @property
    def payer(self) -> Work | None:
        """The work for the first page that waits and is open, which pays; None if there is none."""
        works = [*self._viewers.values()]
        return next((work for work in works if work.wanted()), None)

    @property
    def account(self) -> Account | None:
        """The account that pays; None if nobody does."""
        return None if self.payer is None else self.payer.account

    @property
    def idle(self) -> bool:
        """Whether the work has stopped."""
        return self._idle.is_set()

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
            self._viewers[viewer] = background_work(gives_way=True)
            self._idle.clear()
            _queue.add(self)

    def stop(self, viewer: object) -> None:
        """Let a page wait no more; after the last one the work stops, and what is done is kept."""
        self._viewers.pop(viewer, None)

    def wait(self, seconds: float | None = None) -> None:
        """Wait until the work is done or stopped, at most for some seconds."""
        self._idle.wait(seconds)

    def work(self, others_wait: Callable[[], bool]) -> None:
        """Go on until it is done, unwanted, or the turn of another one."""
        until, done = monotonic() + TURN, self.reviewer.done

        work = self.payer or Work(None)
        account = work.account

        def stopped() -> bool:
            used = self.reviewer.done > done and monotonic() > until
            poor = account is not None and account.background_delay > 0
            return not self.wanted or (used and (poor or others_wait()))

        try:
            with work.charged():
                self.reviewer.run(stopped=stopped)
        except WorkStopped:
            # The page has gone in the middle of a step.
            pass
        except Exception as error:  # noqa: BLE001 - it is raised where the review is shown
            self.error = error
            self._viewers.clear()

    def finish(self) -> None:
        """Let everybody go on who waits for the work."""
        self._idle.set()


class ReviewQueue:
    """The jobs that wait for their turn in the background, which ends when none are left.

    The browser whose last turn is longest ago comes first; one that has used up its budget waits.
    """

    def __init__(self) -> None:
        self._waiting: Final[list[ReviewJob]] = []
        self._lock: Final = Lock()
        self._works = False
        self._turns = 0
        self._last: dict[Account | None, int] = {}

    def add(self, job: ReviewJob) -> None:
        """Let a job wait for its turn; once only."""
        with self._lock:
            if job not in self._waiting:
                self._waiting.append(job)
            if not self._works:
                self._works = True
                background.start(self._work, "reviews")

    def _work(self) -> bool:
        """Do one turn of a job; return whether there is more to do."""
        if not self._waits():
            return False
        job = self._next()
        if job is None:
            sleep(_LOOK)
            return True
        job.work(lambda: bool(self._waiting) or not background.THREADS)
        if job.wanted:
            self.add(job)
        else:
            job.finish()
        return True

    def _waits(self) -> bool:
        """Return whether jobs wait; the work ends if none does."""
        with self._lock:
            self._works = bool(self._waiting)
            return self._works

    def _next(self) -> ReviewJob | None:
        """Take the next job; None while all of them wait for the budgets of their browsers."""
        with self._lock:
            accounts = {job: job.account for job in self._waiting}
            able = [
                job
                for job, account in accounts.items()
                if account is None or account.background_delay <= 0
            ]
            if not able:
                return None
            job = min(able, key=lambda waiting: self._last.get(accounts[waiting], 0))
            self._waiting.remove(job)
            self._turns += 1
            self._last = {account: self._last.get(account, 0) for account in accounts.values()}
            self._last[accounts[job]] = self._turns
            return job


_queue: Final = ReviewQueue()
_jobs: "Final[WeakValueDictionary[Reviewer, ReviewJob]]" = WeakValueDictionary()
_lock: Final = Lock()


def job_of(reviewer: Reviewer) -> ReviewJob:
    """Return the job of a reviewer, which all sessions share."""
    with _lock:
        job = _jobs.get(reviewer)
        if job is None:
            job = _jobs[reviewer] = ReviewJob(reviewer)
        return job
