"""Memory that sessions have freed is returned, but not with every session that ends."""

from unittest.mock import Mock

import pytest

from oracle_nb.web.runtime.server import memory
from oracle_nb.web.runtime.server.memory import Trimmer


class Loop:
    """An event loop whose time is set."""

    def __init__(self):
        self.now = 0.0
        self.due = []
        self.trimmed = []

    def time(self):
        return self.now

    def call_at(self, when, callback, *arguments):
        self.due.append((when, callback, arguments))

    def run_in_executor(self, _executor, function, pad):
        library = memory._library()
        assert library is not None and (function, pad) == (library.malloc_trim, 0)
        self.trimmed.append(self.now)

    def run(self, until):
        """Call what is due until a time."""
        for when, callback, arguments in [call for call in self.due if call[0] <= until]:
            self.now = when
            callback(*arguments)
        self.due = [call for call in self.due if call[0] > until]
        self.now = until


@pytest.fixture
def loop(monkeypatch):
    monkeypatch.setattr(memory, "_library", Mock(return_value=Mock()))
    return Loop()


def test_memory_is_returned_after_the_first_and_the_last_of_many_sessions(loop):
    trimmer = Trimmer()
    loop.now = 100
    for second in (100, 101, 105, 119):
        loop.run(second)
        trimmer.trim_soon(loop)
    loop.run(200)
    assert loop.trimmed == [100, 120]


def test_sessions_that_end_now_and_then_are_followed_by_it_at_once(loop):
    trimmer = Trimmer()
    for second in (50, 80, 150):
        loop.run(second)
        trimmer.trim_soon(loop)
        loop.run(second)
    assert loop.trimmed == [50, 80, 150]


def test_nothing_is_done_without_glibc(loop, monkeypatch):
    monkeypatch.setattr(memory, "_library", Mock(return_value=None))
    Trimmer().trim_soon(loop)
    assert loop.due == []
