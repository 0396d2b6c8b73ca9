"""The exercises of a lesson: each shows false beliefs, and some follow the learner's mistakes."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.games.exercises import Exercise
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import HINTS, Course
from oracle_nb.lessons.lesson import Practice
from oracle_nb.lessons.practice import PracticeQueue
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import SQLite
from scripts.simulated_learners import CachedLessons, Learner
from tests.lessons.exercises import ANY_GAME
from tests.lessons.perfect_learner import take_perfectly

LESSON_DATA = CachedLessons(ANY_GAME)
LESSONS = {lesson.name: lesson for lesson in lessons_of("delphi")}


def course_of(lesson: str, seed: int = 0) -> Any:
    """Return a course at its first exercise."""
    course: Any = Course(ANY_GAME, LESSONS[lesson], seed=seed)
    course.go_to(len(course.lesson.steps))
    return course


def believed(exercise: Exercise, belief: str) -> Any:
    """Return the answers of somebody with a belief."""
    return exercise.solve(ANY_GAME.rules_under(exercise.rules, belief))


def take(course: Any, belief: str) -> list[Exercise]:
    """Let somebody with a belief take a course; return its exercises."""
    asked, learner = [], Learner(LESSON_DATA, (belief,), slips=0)
    while not course.over:
        stop = course.stop
        asked.append(stop)
        if not course.answer(learner.answer(stop)).right:
            course.answer(min(stop.answers))
        course.go_on()
    return asked


@pytest.mark.parametrize(("lesson", "belief"), [("lost-rounds", "zero-ends"), ("map", "zeus-sea")])
def test_a_rare_belief_shows_in_the_planned_exercises(lesson: str, belief: str) -> None:
    for seed in range(2):
        course = course_of(lesson, seed)
        made = []
        for number in range(course.number, course.stops):
            course.go_to(number)
            made.append(course.stop)
        assert any(believed(exercise, belief) != exercise.answers for exercise in made)


def test_a_fixed_exercise_stays() -> None:
    practices = (Practice("injuries.check", seed=5), Practice("injuries.check", seed=6))
    course = course_of("injuries")
    fixed: Any = Course(ANY_GAME, replace(course.lesson, exercises=practices))
    fixed.go_to(len(fixed.lesson.steps))
    assert fixed.stop.seed == 5 and fixed.stop.seed != course.stop.seed
    fixed.go_to(fixed.number + 1)
    assert fixed.stop.seed == 6


def test_planned_exercises_are_the_same_whatever_is_answered() -> None:
    course, other = course_of("lost-rounds"), course_of("lost-rounds")
    planned = []
    for number in range(course.number, course.stops):
        course.go_to(number)
        planned.append((course.stop.template, course.stop.seed))
    asked = [(exercise.template, exercise.seed) for exercise in take(other, "zero-ends")]
    # Some are left out, or asked later after a mistake, but the others are the same.
    same = [exercise for exercise in asked if exercise in planned]
    assert same[0] == planned[0] and len({*same}) == len(same) > 4
    assert len(asked) > len(same)


def test_the_belief_behind_the_mistakes_is_named() -> None:
    course = course_of("lost-rounds", 1)
    take(course, "tokens-mid-fight")
    assert course.knowledge.named == ("tokens-mid-fight",)


def test_a_kind_of_exercise_does_not_end_while_it_tests_a_suspected_belief() -> None:
    practice = PracticeQueue(ANY_GAME, [("titan.drawn", 1), ("titan.drawn", 2)])
    coming = [("titan.drawn", 3), ("titan.drawn", 4)]
    practice.answered(("titan.drawn", 1), coming, right=True, quick=True)
    left = practice.answered(
        ("titan.drawn", 2),
        coming,
        right=True,
        quick=True,
        tests=lambda asked_exercise: asked_exercise[1] == 4,
    )
    assert left == [("titan.drawn", 4)]


def test_only_first_answers_count_as_evidence() -> None:
    course = course_of("injuries")
    while not (wrong := believed(course.stop, "recover-one") - course.stop.answers):
        course.answer(min(course.stop.answers))
        course.go_on()
    course.answer(min(wrong))
    after = course.knowledge
    assert "recover-one" in course.knowledge.suspects
    course.answer(min(wrong))
    course.answer(min(course.stop.answers))
    assert course.knowledge == after


def test_a_copied_answer_is_no_evidence() -> None:
    course = course_of("injuries")
    before = course.knowledge
    for _ in range(HINTS):
        course.hint()
    course.answer(min(course.stop.answers))
    assert course.knowledge == before


def test_a_perfect_learner_gets_no_further_exercises() -> None:
    course: Any = Course(ANY_GAME, LESSONS["lost-rounds"], seed=2)
    stops = course.stops
    take_perfectly(course)
    assert course.stops <= stops and not course.knowledge.named


@pytest.mark.parametrize("seed", range(3))
def test_a_first_lesson_on_islands_asks_about_several_kinds_of_them(
    tmp_path: Path, seed: int
) -> None:
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "me")
    take_perfectly(Course(ANY_GAME, LESSONS["map"], seed=seed, memory=memory))
    course = Course(ANY_GAME, LESSONS["islands"], seed=seed, memory=memory)
    asked: dict[str, Exercise] = {}
    while not course.over:
        stop = course.stop
        if isinstance(stop, Exercise):
            asked[stop.template] = stop
            course.answer(stop.solution)
        elif stop.do:
            course.carry_out(course.written(stop.do[0]))
        course.go_on()
    kind, find = asked["map.kind"], asked["map.find"]
    own = {*LESSONS["islands"].rules}
    assert {kind.rests_on[0], find.rests_on[0]} <= own and kind.rests_on[0] != find.rests_on[0]
    # The other options say nothing about the rules of their kinds.
    assert own & {*course.knowledge.rules} & {*kind.rests_on} == {
        kind.rests_on[0],
        find.rests_on[0],
    }


@pytest.mark.long
def test_a_named_belief_brings_no_further_exercises() -> None:
    course = course_of("wheel", 5)
    asked = take(course, "counterclockwise")
    assert course.knowledge.named == ("counterclockwise",)
    assert len(asked) <= 10


def test_a_mistake_with_a_named_belief_brings_an_exercise_only_at_the_end() -> None:
    places = [("wheel.price", 1), ("wheel.becomes", 2)]
    coming = [("wheel.becomes", 2)]

    def following(named: bool, coming: list[tuple[str, int]]) -> list[tuple[str, int]]:
        practice = PracticeQueue(ANY_GAME, places)
        return practice.answered(places[0], coming, right=False, quick=True, named=named)

    assert following(True, coming) == coming and len(following(False, coming)) > 1
    ((template, seed),) = following(True, [])
    assert template == "wheel.price" and seed != 1
