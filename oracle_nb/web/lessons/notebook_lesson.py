"""Lessons in notebook cells."""

from pathlib import Path
from typing import Any

from oracle_nb.core.arguments import whole
from oracle_nb.games.registry import DEFAULT_GAME, lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.placement import PlacementExamination
from oracle_nb.lessons.review import PLACEMENT, course_of
from oracle_nb.web.lessons.lesson_page import LessonPage


def lesson(
    name: str | int | Path, language: str = "en", seed: int = 0, game: str = DEFAULT_GAME
) -> Any:
    """Open a lesson in a notebook cell.

    Parameters
    ----------
    name : str or int or Path
        Name or number of a lesson, such as "sailing" or 5, "placement" for the questions that find
        your place, or the path of a lesson file (.toml).
    language : str
        "en" or "pl".
    seed : int
        The same seed makes the same exercises.
    game : str
        Name of the game that the lesson teaches.

    Returns
    -------
    LessonPage
        The page.

    Raises
    ------
    ValueError
        If there is no such lesson; the message lists the lessons.
    LessonError
        If the file has mistakes; the message names their lines.

    Examples
    --------
    >>> import oracle_nb
    >>> page = oracle_nb.lesson("sailing", seed=5)
    >>> type(page).__name__
    'LessonPage'
    """
    if name == PLACEMENT:
        lessons = lessons_of(game)
        return LessonPage(
            PlacementExamination(lessons_of_game(game), lessons, language, whole("seed", seed))
        )
    return LessonPage(course_of(name, language, seed, game))
