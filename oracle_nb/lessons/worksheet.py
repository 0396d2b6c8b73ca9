"""Worksheets: exercises of a lesson on paper."""

from itertools import count
from typing import Final

from oracle_nb.core.arguments import whole
from oracle_nb.core.chance import scatter
from oracle_nb.games.exercises import Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.lesson import Lesson

USUAL: Final = 8
"""Default number of exercises on a worksheet."""
MOST: Final = 40
ROUND: Final = 100
"""Number of seeds reserved for each entry of a lesson."""


def exercises(
    school: LessonData, lesson: Lesson, seed: int = 0, number: int = USUAL
) -> tuple[Exercise, ...]:
    """Return exercises of a lesson: its own with this seed, then similar ones.

    Raises ValueError for a number outside 1 to MOST, and for a lesson without exercises.
    """
    seed, number = whole("seed", seed), whole("exercises", number)
    if not 1 <= number <= MOST:
        raise ValueError(f"exercises: 1 to {MOST} fit on a worksheet, not {number}")
    if not lesson.exercises:
        raise ValueError(f"lesson: {lesson.name} has no exercises")
    chosen = _asked(Course(school, lesson, seed=seed))
    for turn in count(1):
        if len(chosen) >= number:
            return tuple(chosen[:number])
        for place, practice in enumerate(lesson.exercises):
            similar = scatter(seed, ROUND * place + practice.times + turn - 1) >> 16
            chosen.append(school.exercise(practice.template, similar))
    raise AssertionError


def _asked(course: Course) -> list[Exercise]:
    """Return the exercises of a course in their order, before any is answered."""
    asked = []
    for number in range(len(course.lesson.steps), course.stops):
        course.go_to(number)
        assert isinstance(course.stop, Exercise)
        asked.append(course.stop)
    return asked
