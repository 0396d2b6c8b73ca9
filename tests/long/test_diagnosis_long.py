"""The figures of the diagnosis, learner by learner, with slips and without."""

import pytest

from oracle_nb.lessons.diagnosis import SLIP, SOUND, UNKNOWN
from tests.lessons import buggy_learners, lesson_diagnosis
from tests.lessons.exercises import SCHOOL

pytestmark = pytest.mark.long
RUNS = 120
SOUND_RUNS = 3000
LESSON_RUNS = 16
LEARNERS = buggy_learners.learners()


@pytest.fixture(autouse=True)
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buggy_learners, "CHECKUPS", 24)


def shares(right: str, slips: float, runs: int) -> dict[str, float]:
    """How often each learner is named rightly; printed too."""
    print()
    found = {}
    for name, (wanted, _) in LEARNERS.items():
        kind = wanted if wanted in (SOUND, UNKNOWN) else "belief"
        if kind == right:
            count = buggy_learners.named(name, runs, slips)
            found[name] = count[wanted] / runs
            others = ", ".join(f"{said} {n}" for said, n in count.items() if said != wanted)
            print(f"{slips:4.0%} {name:28} {found[name]:7.1%}  {others}")
    return found


def test_beliefs_are_named_from_the_exercises_of_a_lesson() -> None:
    right = []
    for belief in SCHOOL.beliefs:
        _, taken = lesson_diagnosis.named(belief, LESSON_RUNS, 0.0)
        right.append(taken[belief] / LESSON_RUNS)
        print(f"{lesson_diagnosis.home(belief).name:12} {belief:28} {right[-1]:7.1%}")
    assert sum(right) / len(right) >= 0.6


@pytest.mark.parametrize(("slips", "bar"), [(0.0, 0.95), (SLIP, 0.85)])
def test_each_belief_is_named(slips: float, bar: float) -> None:
    found = shares("belief", slips, RUNS)
    assert len(found) >= 25 and min(found.values()) >= bar


def test_a_perfect_learner_gets_no_diagnosis() -> None:
    assert shares(SOUND, SLIP, SOUND_RUNS)[SOUND] >= 0.99


def test_an_unforeseen_misconception_is_called_unknown() -> None:
    found = shares(UNKNOWN, SLIP, RUNS)
    assert len(found) == 10 and min(found.values()) >= 0.8
