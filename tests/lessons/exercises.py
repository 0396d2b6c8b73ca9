"""Exercises that are made once for all tests of a process."""

from typing import Final, cast

from oracle_nb.delphi.lessons.lesson_data import DelphiLessons
from oracle_nb.games.lesson_data import LessonData

SCHOOL: Final = DelphiLessons()
ANY_GAME: Final = cast("LessonData", SCHOOL)
"""The same, as code for any game sees it."""
