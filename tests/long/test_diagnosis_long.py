"""The figures of the diagnosis: every learner, with slips and without."""

import pytest

from oracle_nb.learn.diagnosis import SLIP, SOUND
from tests.learn import buggy

RUNS = 120
LEARNERS = buggy.learners()


@pytest.mark.parametrize(("slips", "bar"), [(0.0, 0.95), (SLIP, 0.85)])
def test_beliefs_are_named(slips: float, bar: float) -> None:
    shares = {
        name: buggy.named(name, RUNS, slips)[name] / RUNS
        for name, (right, _) in LEARNERS.items()
        if name == right != SOUND
    }
    print({name: f"{share:.0%}" for name, share in shares.items()})
    assert sum(shares.values()) / len(shares) >= bar


def test_who_knows_everything_is_accused_of_nothing() -> None:
    count = buggy.named(SOUND, 3000, SLIP)
    assert count[SOUND] / count.total() >= 0.99


def test_what_nobody_has_thought_of_is_called_unknown() -> None:
    shares = [buggy.named(f"? {name}", RUNS, SLIP)["unknown"] / RUNS for name in buggy.STRANGE]
    assert sum(shares) / len(shares) >= 0.8
