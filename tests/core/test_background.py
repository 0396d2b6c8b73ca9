"""Work in the background, with threads and without."""

import pytest

from oracle_nb.core import background

PATIENCE = 60.0


@pytest.mark.parametrize("threads", [True, False])
def test_steps_are_done_until_there_is_nothing_more(monkeypatch, threads):
    monkeypatch.setattr(background, "THREADS", threads)
    left = [1, 2, 3]
    job = background.start(lambda: left.pop() and left, "work")
    while background.run_next():
        pass
    assert job.join(PATIENCE) and not left


def test_without_threads_work_waits_for_its_turn(monkeypatch):
    monkeypatch.setattr(background, "THREADS", False)
    done = []
    first = background.start(lambda: done.append("a"), "a")
    second = background.start(lambda: done.append("b"), "b")
    assert not first.join(0.0) and not done
    assert background.run_next() and done == ["a"] and first.join(0.0)
    # Waiting for the result does the work now.
    assert second.join() and done == ["a", "b"]
    assert not background.run_next() and done == ["a", "b"]
