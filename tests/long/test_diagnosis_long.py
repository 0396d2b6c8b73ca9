"""The figures of the diagnosis, learner by learner, with slips and without."""

import pytest

from oracle_nb.learn.diagnosis import SLIP, SOUND, UNKNOWN
from tests.learn import buggy

pytestmark = pytest.mark.long
RUNS = 120
SOUND_RUNS = 3000
LEARNERS = buggy.learners()


@pytest.fixture(autouse=True)
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buggy, "CHECKUPS", 24)


def shares(right: str, slips: float, runs: int) -> dict[str, float]:
    """How often each learner is named rightly; printed too."""
    print()
    found = {}
    for name, (wanted, _) in LEARNERS.items():
        kind = wanted if wanted in (SOUND, UNKNOWN) else "belief"
        if kind == right:
            count = buggy.named(name, runs, slips)
            found[name] = count[wanted] / runs
            others = ", ".join(f"{said} {n}" for said, n in count.items() if said != wanted)
            print(f"{slips:4.0%} {name:28} {found[name]:7.1%}  {others}")
    return found


@pytest.mark.parametrize(("slips", "bar"), [(0.0, 0.95), (SLIP, 0.85)])
def test_each_belief_is_named(slips: float, bar: float) -> None:
    found = shares("belief", slips, RUNS)
    assert len(found) >= 25 and min(found.values()) >= bar


def test_who_knows_everything_is_accused_of_nothing() -> None:
    assert shares(SOUND, SLIP, SOUND_RUNS)[SOUND] >= 0.99


def test_what_nobody_has_thought_of_is_called_unknown() -> None:
    found = shares(UNKNOWN, SLIP, RUNS)
    assert len(found) == 10 and sum(found.values()) / len(found) >= 0.8
