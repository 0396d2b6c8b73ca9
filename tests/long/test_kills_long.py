"""Two hundred kills at random moments: no game is damaged, no saved action lost."""

import os
from random import Random

import pytest

from tests.crash_writer import kill_many

KILLS = int(os.environ.get("KILLS", "200"))


@pytest.mark.long
def test_a_killed_process_loses_nothing_that_was_saved(tmp_path):
    seed = Random().randrange(1 << 32)
    print(f"kills, seed {seed}")
    assert kill_many(tmp_path, KILLS, Random(seed)) == 0
    print(f"{KILLS} kills, no game damaged, no saved action lost")
