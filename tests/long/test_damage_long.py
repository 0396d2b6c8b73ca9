"""Saves and positions damaged a hundred thousand times each."""

import os
from random import Random

import pytest

from tests.delphi.positions import play
from tests.delphi.test_damaged_positions import spoiled, survives
from tests.storage.test_damaged_saves import damage_many

TIMES = int(os.environ.get("DAMAGE_TIMES", "100000"))


@pytest.mark.long
def test_fuzz_damaged_saves():
    seed = Random().randrange(1 << 32)
    print(f"damage to saves, seed {seed}")
    played = sum(damage_many(Random(f"{seed}-{part}"), TIMES // 100) for part in range(100))
    print(f"{TIMES} damaged saves, {played} could still be played")


@pytest.mark.long
def test_fuzz_damaged_positions():
    seed = Random().randrange(1 << 32)
    print(f"damage to positions, seed {seed}")
    sound = 0
    for number in range(TIMES // 100):
        random = Random(f"{seed}-{number}")
        rules, positions = play(number % 24)
        for _ in range(100):
            start = spoiled(rules, random.choice(positions), random, 8)
            if start is not None:
                sound += 1
                survives(rules, start, random, 12)
    print(f"{TIMES} damaged positions, {sound} of them sound")
