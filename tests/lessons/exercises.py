"""Exercises that are made once for all tests of a process."""

from typing import Final, cast

import pytest

from oracle_nb.delphi.lessons.lesson_data import DelphiLessons
from oracle_nb.games.lesson_data import LessonData
from tests.samples import parts

SCHOOL: Final = DelphiLessons()
ANY_GAME: Final = cast("LessonData", SCHOOL)
"""The same, as code for any game sees it."""


def topic(template: str) -> str:
    """Return the topic of a template, which is the first part of its name."""
    return template.partition(".")[0]


each_topic: Final = pytest.mark.parametrize("templates", parts(SCHOOL.templates(), topic))
"""Runs a test with the templates of each topic."""
