"""The figures of the diagnosis, learner by learner, with slips and without."""

from statistics import mean

import pytest

from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.diagnosis import SLIP, SOUND
from scripts.diagnosis_figures import (
    accusations,
    by_checkup,
    by_lessons,
    interval,
    take_placement,
)
from scripts.knowledge_figures import MOST_WRONG, added, measured, sittings
from scripts.schedule_figures import KINDS, compared, former_plan, plan_of
from scripts.simulated_learners import CachedLessons
from scripts.unlisted_beliefs import UNLISTED
from tests.lessons import buggy_learners
from tests.lessons.exercises import ANY_GAME

pytestmark = pytest.mark.long
RUNS = 40
SOUND_RUNS = 400
LESSON_RUNS = 16


@pytest.fixture(autouse=True)
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buggy_learners, "CHECKUPS", 24)


def test_beliefs_are_named_by_the_exercises_of_their_lesson() -> None:
    figures = list(by_lessons(CachedLessons(ANY_GAME), lessons_of("delphi"), LESSON_RUNS))
    for figure in figures:
        print(f"{figure.lesson:12} {figure.belief:28} {figure.share:7.1%}")
    assert (
        mean(figure.share for figure in figures) >= 0.85
        and min(figure.share for figure in figures) >= 0.5
    )


@pytest.mark.parametrize("slips", [0.0, SLIP])
def test_a_perfect_learner_is_never_accused(slips: float) -> None:
    accusations_ = list(
        accusations(CachedLessons(ANY_GAME), lessons_of("delphi"), LESSON_RUNS * 4, slips)
    )
    accused = sum(figure.accused for figure in accusations_)
    assert interval(accused, sum(figure.runs for figure in accusations_)).high < 0.005


def test_the_course_needs_a_third_fewer_questions_than_the_one_before() -> None:
    own, before = plan_of("delphi"), former_plan()
    for result in compared(own, before, 20, KINDS[1:], days=22):
        print(result)
        assert result.saved is None or result.saved[0] > 1 / 3


def test_check_ups_tell_a_belief_that_lessons_have_raised() -> None:
    figures = list(by_checkup(CachedLessons(ANY_GAME), lessons_of("delphi"), 2))
    for figure in figures:
        print(f"{figure.belief:28} {figure.share:7.1%}")
    assert mean(figure.share for figure in figures) >= 0.8


def test_learners_are_placed_within_one_lesson_of_the_truth() -> None:
    school, lessons = CachedLessons(ANY_GAME, 8192), lessons_of("delphi")
    runs = [
        take_placement(school, lessons, known, seed)
        for known in range(len(lessons) + 1)
        for seed in range(8)
    ]
    assert all(run.asked <= 10 for run in runs)
    assert sum(run.distance <= 1 for run in runs) / len(runs) >= 0.95
    masters = [run for run in runs if run.truth == len(lessons)]
    assert sum(run.place == len(lessons) for run in masters) / len(masters) >= 0.85


def test_probabilities_are_calibrated() -> None:
    school = CachedLessons(ANY_GAME, 8192)
    sums = added([measured(group) for group in sittings(school, lessons_of("delphi"), 24)])
    figures = sums.figures()
    for predicted, observed, count in sums.calibration():
        print(f"{predicted:.3f} {observed:.3f} {count}")
    # At 98 %, and with random questions.
    assert figures.told >= 0.25
    assert all(figures.accused[kind] <= most for kind, most in MOST_WRONG.items())


def test_a_perfect_learner_gets_no_diagnosis() -> None:
    assert buggy_learners.named(SOUND, SOUND_RUNS, SLIP)[SOUND] >= 0.99 * SOUND_RUNS


def test_misconceptions_that_are_not_listed_are_rarely_taken_for_others() -> None:
    for name in UNLISTED:
        figures = buggy_learners.named(f"? {name}", RUNS, SLIP)
        assert figures[SOUND] + figures[buggy_learners.RESEMBLING.get(name, "")] >= 0.8 * RUNS
