"""Exercises that are made once for all tests of a process."""

from functools import cache
from typing import Any, Final, cast

from oracle_nb.delphi.lessons.lesson_data import DelphiLessons
from oracle_nb.games.exercises import Exercise
from oracle_nb.games.lesson_data import LessonData


class Remembering(DelphiLessons):
    """Lesson data that keeps every exercise that it has made."""

    def __init__(self) -> None:
        self._made = cache(super().exercise)

    def exercise(self, template: str, seed: int) -> Exercise[Any, Any]:
        """Return the exercise of a template and a seed."""
        return self._made(template, seed)


SCHOOL: Final = Remembering()
ANY_GAME: Final = cast("LessonData", SCHOOL)
"""The same, as code for any game sees it."""
