"""The board that a teacher shows to a class: a part of a lesson, an exercise, or a position."""

import secrets
from collections.abc import Mapping
from typing import Final
from urllib.parse import parse_qs

from oracle_nb.games.addresses import read_address
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.exercise_set import read_set
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.web.lessons.addresses import END, LessonAddress, OwnLesson, lesson_address_of
from oracle_nb.web.lessons.handout import FIELD, handed_out, handout, is_handout

_SEEDS: Final = 1_000
"""Number of different seeds: the class gets the exercise that the teacher projects."""
_LONGEST: Final = 4_000
"""Maximum number of characters of a link."""
_EXCERPT: Final = 60


def chosen_board(form: Mapping[str, str], game: str, own: OwnLesson) -> str:
    """Return the address of the board chosen in a form; only known fields are kept.

    ``own`` returns a lesson that somebody has written.

    Raises ValueError for a board that doesn't exist.
    """
    if text := form.get("link", "").strip():
        return _linked(text, game, own)
    part = form.get("part", "").strip() or "1"
    if not (part.isascii() and part.isdecimal() and len(part) < len(str(_LONGEST))):
        raise ValueError(f"{part[:_EXCERPT]!r} is not a number")
    visit = LessonAddress(form.get("lesson", ""), stop=max(0, int(part) - 1), game=game)
    return _checked(visit, own)


def _linked(text: str, game: str, own: OwnLesson) -> str:
    """Return the address in a link to a lesson, an exercise or a position. Raises ValueError."""
    if len(text) > _LONGEST:
        raise ValueError(f"a link has at most {_LONGEST} characters")
    search = f"?{text.partition('?')[2]}"
    asked = {name: values[0] for name, values in parse_qs(search[1:]).items()}
    if is_handout(search):
        handed_out(search, game, "en")
        known = lessons_of_game(game).chances
        return handout(
            asked[FIELD], {name: result for name, result in asked.items() if name in known}, game
        )
    place = lesson_address_of(search)
    if place is None:
        return handout(text, {}, game)
    if read_address(search).game != game:
        raise ValueError("this link belongs to another game")
    return _checked(place._replace(draft=False), own)


def _checked(visit: LessonAddress, own: OwnLesson) -> str:
    """Return the address of a place in the lessons, with a seed. Raises ValueError."""
    if visit.fault:
        raise ValueError(visit.fault)
    if visit.template:
        if visit.template not in lessons_of_game(visit.game).templates():
            raise ValueError(f"there is no exercise {visit.template[:_EXCERPT]!r}")
    elif visit.chosen:
        read_set(visit.chosen, visit.game)
    else:
        lesson = own(visit) if visit.own else _lesson(visit)
        if lesson is None or visit.errand:
            raise ValueError(f"there is no lesson {visit.lesson[:_EXCERPT]!r}")
        parts = len(lesson.steps) + sum(practice.times for practice in lesson.exercises)
        if visit.stop >= parts and visit.stop != END:
            raise ValueError(f"this lesson has {parts} parts, not {visit.stop + 1}")
    seed = secrets.randbelow(_SEEDS) if visit.seed is None else visit.seed
    return visit._replace(seed=seed, projector=False, back="").address


def _lesson(visit: LessonAddress) -> Lesson | None:
    return next((lesson for lesson in lessons_of(visit.game) if lesson.name == visit.lesson), None)


def large_address(address: str) -> str:
    """Return the address of a shown board in the view for a projector."""
    visit = lesson_address_of(address)
    return address if visit is None else visit._replace(projector=True).address
