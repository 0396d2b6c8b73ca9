"""Bots, coaches and reviews compute for somebody: that browser pays, and takes turns."""

from collections.abc import Callable, Sequence
from threading import Event, Semaphore
from typing import Any

import pytest

from oracle_nb.core.work import Work, checkpoint
from oracle_nb.web.replay import review_job
from oracle_nb.web.replay.review_job import ReviewJob
from oracle_nb.web.table.control.bots import BotThread
from oracle_nb.web.table.control.coaching import CoachJob

PATIENCE = 250
"""Maximum number of seconds to wait for something."""


class Payer:
    """An account that a test fills and empties."""

    def __init__(self, name: str) -> None:
        self.browser = name
        self.paid = Semaphore(0)
        self.delay = 0.0
        self.background_delay = 0.0

    def charge(self, seconds: float) -> None:
        """Note that it has paid."""
        assert seconds >= 0
        self.paid.release()

    def give_way(self) -> None:
        """Wait for nothing."""


class Steps:
    """A reviewer with one step, which a test holds up."""

    def __init__(self) -> None:
        self.done, self.total = 0, 1
        self.result: Any = None
        self.begun, self.go_on = Event(), Event()

    def run(self, *, stopped: Callable[[], bool]) -> bool:
        """Do the step."""
        if stopped():
            return False
        self.begun.set()
        while not self.go_on.wait(0.001):
            checkpoint()
        self.done, self.result = 1, "found"
        return True


class Slow:
    """A bot that decides when a test lets it."""

    name = "slow"

    def __init__(self) -> None:
        self.begun, self.go_on = Event(), Event()

    def decide(self, view: object, options: Sequence[str]) -> str:
        """Return the first option."""
        self.begun.set()
        assert self.go_on.wait(PATIENCE)
        return options[0]


def coached(compute, payer, wanted=lambda: True):
    """A coach's job for an account."""
    with Work(payer, wanted=wanted).charged():
        job: CoachJob[Any] = CoachJob(object(), compute, lambda _result: None, lambda: True)
    assert payer.paid.acquire(timeout=PATIENCE)
    return job


def reviewed(steps, payer, viewer, wanted=lambda: True):
    """A review that somebody has begun."""
    job = ReviewJob(steps)
    with Work(payer, wanted=wanted).charged():
        job.start(viewer)
    assert payer.paid.acquire(timeout=PATIENCE)
    return job


class Viewer:
    """A page that waits for a review."""


def test_a_bot_is_paid_for_and_each_browser_has_one_that_thinks():
    ann, bob, bots = Payer("ann"), Payer("bob"), [Slow() for _ in range(3)]
    threads = []
    for payer, bot in zip((ann, ann, bob), bots, strict=True):
        with Work(payer).charged():
            threads.append(BotThread(bot, None, ["end"], None, ()))
        assert payer.paid.acquire(timeout=PATIENCE)
    assert bots[2].begun.wait(PATIENCE)
    bots[2].go_on.set()
    assert bob.paid.acquire(timeout=PATIENCE)
    # Of those of one browser, the second waits for the first.
    assert bots[0].begun.is_set() + bots[1].begun.is_set() == 1
    for bot in bots:
        bot.go_on.set()
    for _ in range(2):
        assert ann.paid.acquire(timeout=PATIENCE)
    for thread in threads:
        decision = thread.decision(PATIENCE)
        assert decision is not None and decision.action == "end"


def test_the_coach_is_paid_for_and_skips_browsers_without_a_budget():
    poor, rich = Payer("poor"), Payer("rich")
    poor.background_delay = 1e9
    gone = Event()
    waiting = coached(lambda: "never", poor, lambda: not gone.is_set())
    job = coached(lambda: "found", rich)
    assert job.finished(PATIENCE) and job._result == "found"
    assert rich.paid.acquire(timeout=PATIENCE)
    assert not waiting.finished()
    # Its page goes, and nobody waits any more.
    gone.set()
    assert waiting.finished(PATIENCE) and waiting._result is None
    assert not poor.paid.acquire(blocking=False)


def test_a_coach_whose_page_has_gone_stops():
    payer, begun, gone = Payer("ann"), Event(), Event()

    def endless():
        begun.set()
        while True:
            checkpoint()

    job = coached(endless, payer, lambda: not gone.is_set())
    assert begun.wait(PATIENCE)
    gone.set()
    assert job.finished(PATIENCE) and job._result is None
    assert payer.paid.acquire(timeout=PATIENCE)


def test_a_review_is_paid_for_and_lets_others_before_who_have_a_budget():
    poor, rich, steps = Payer("poor"), Payer("rich"), [Steps(), Steps()]
    viewers = [Viewer(), Viewer()]
    poor.background_delay = 1e9
    waiting = reviewed(steps[0], poor, viewers[0])
    job = reviewed(steps[1], rich, viewers[1])
    steps[1].go_on.set()
    job.wait(PATIENCE)
    assert job.reviewer.result == "found" and rich.paid.acquire(timeout=PATIENCE)
    assert not steps[0].begun.is_set()
    poor.background_delay = 0.0
    steps[0].go_on.set()
    waiting.wait(PATIENCE)
    assert waiting.reviewer.result == "found" and poor.paid.acquire(timeout=PATIENCE)


def test_a_review_pauses_when_its_browser_has_no_budget_for_it(monkeypatch):
    monkeypatch.setattr(review_job, "TURN", -1.0)
    payer, steps, viewer = Payer("ann"), Steps(), Viewer()
    stops: list[bool] = []

    def run(*, stopped: Callable[[], bool]) -> None:
        payer.background_delay = 0.0 if steps.done else 1e9
        steps.done += 1
        stops.append(stopped())
        if steps.done == 2:
            steps.result = "found"
        steps.begun.set()

    monkeypatch.setattr(steps, "run", run)
    job = reviewed(steps, payer, viewer)
    assert steps.begun.wait(PATIENCE) and stops == [True] and not job.idle
    payer.background_delay = 0.0
    job.wait(PATIENCE)
    assert stops == [True, False] and job.idle


@pytest.mark.parametrize("begun", [True, False])
def test_a_review_whose_page_has_gone_stops(begun):
    payer, steps, viewer, gone = Payer("ann"), Steps(), Viewer(), Event()
    payer.background_delay = 0.0 if begun else 1e9
    job = reviewed(steps, payer, viewer, lambda: not gone.is_set())
    if begun:
        assert steps.begun.wait(PATIENCE)
    gone.set()
    job.wait(PATIENCE)
    assert job.idle and job.reviewer.result is None
