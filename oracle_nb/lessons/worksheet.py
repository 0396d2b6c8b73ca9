"""Worksheets: exercises of a lesson on paper."""

from itertools import count
from typing import Any, Final

from oracle_nb.core.chance import scatter
from oracle_nb.games.exercises import Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.lesson import Lesson

USUAL: Final = 8
"""Default number of exercises on a worksheet."""
MOST: Final = 40
ROUND: Final = 100
"""Number of seeds reserved for each entry of a lesson."""


def exercises(
    school: LessonData, lesson: Lesson, seed: int = 0, number: int = USUAL
) -> tuple[Exercise[Any, Any], ...]:
    """Return exercises of a lesson: its own with this seed, then similar ones.

    Raises ValueError for a number outside 1 to MOST, and for a lesson without exercises.
    """
    if not 1 <= number <= MOST:
        raise ValueError(f"exercises: 1 to {MOST} fit on a worksheet, not {number}")
    if not lesson.exercises:
        raise ValueError(f"lesson: {lesson.name} has no exercises")
    chosen: list[tuple[str, int]] = []
    for turn in count():
        for place, practice in enumerate(lesson.exercises):
            times = range(practice.times) if turn == 0 else (practice.times + turn - 1,)
            for time in times:
                seed_of = scatter(seed, ROUND * place + time) >> 16
                if turn == 0 and practice.seed is not None:
                    seed_of = practice.seed
                chosen.append((practice.template, seed_of))
        if len(chosen) >= number:
            return tuple(school.exercise(*one) for one in chosen[:number])
    raise AssertionError
