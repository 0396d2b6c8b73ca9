"""The figures of the diagnosis, learner by learner, with slips and without."""

from statistics import mean

import pytest

from oracle_nb.lessons.diagnosis import SLIP, SOUND, UNKNOWN
from oracle_nb.lessons.review import lessons_of, rests_on
from scripts.diagnosis_figures import accusations, by_lessons, interval
from scripts.schedule_figures import compared
from scripts.simulated_learners import CachedLessons
from tests.lessons import buggy_learners
from tests.lessons.exercises import ANY_GAME

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


def test_beliefs_are_named_by_the_exercises_of_their_lesson() -> None:
    found = list(by_lessons(CachedLessons(ANY_GAME), lessons_of("delphi"), LESSON_RUNS))
    for one in found:
        print(f"{one.lesson:12} {one.belief:28} {one.share:7.1%}")
    assert mean(one.share for one in found) >= 0.85 and min(one.share for one in found) >= 0.5


@pytest.mark.parametrize("slips", [0.0, SLIP])
def test_a_perfect_learner_is_never_accused(slips: float) -> None:
    found = list(accusations(CachedLessons(ANY_GAME), lessons_of("delphi"), LESSON_RUNS * 4, slips))
    accused = sum(one.accused for one in found)
    assert interval(accused, sum(one.runs for one in found)).high < 0.005


def test_reviews_need_fewer_questions_than_leitner_boxes_for_as_many_rules() -> None:
    needs = rests_on("delphi")
    lessons = [[needs[one.template] for one in each.exercises] for each in lessons_of("delphi")]
    for one in compared(needs, lessons, 40):
        print(one)
        assert one.saved is None or one.saved[0] > one.saved[1]


@pytest.mark.parametrize(("slips", "bar"), [(0.0, 0.95), (SLIP, 0.85)])
def test_each_belief_is_named(slips: float, bar: float) -> None:
    found = shares("belief", slips, RUNS)
    assert len(found) >= 25 and min(found.values()) >= bar


def test_a_perfect_learner_gets_no_diagnosis() -> None:
    assert shares(SOUND, SLIP, SOUND_RUNS)[SOUND] >= 0.99


def test_an_unforeseen_misconception_is_called_unknown() -> None:
    found = shares(UNKNOWN, SLIP, RUNS)
    assert len(found) == 10 and min(found.values()) >= 0.8
