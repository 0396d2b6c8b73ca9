"""Memory that sessions have freed is returned, but not with every session that ends."""

import sys

import pytest

from oracle_nb.web.runtime.server.memory import Trimmer


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc returns memory when asked to")
def test_memory_is_returned_at_most_every_twenty_seconds():
    seconds = iter([0, 0, 19, 20, 21, 40])
    trimmer = Trimmer(lambda: next(seconds))
    assert [trimmer.trim() for _ in range(5)] == [True, False, True, False, True]
