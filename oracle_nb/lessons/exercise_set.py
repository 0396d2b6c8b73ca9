"""Sets of exercises in an address: templates, and how often each is asked."""

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.lesson import Lesson, Practice
from oracle_nb.lessons.review import EXERCISE, exercises_lesson
from oracle_nb.lessons.text import words

MOST_KINDS: Final = 20
"""Maximum number of templates in a set."""
MOST_TIMES: Final = 10
LONGEST_SET: Final = 1_000
"""Maximum number of characters of a set in an address."""
_ENTRY: Final = re.compile(r"(?P<template>[a-z][a-z0-9.-]{0,59})(?:~(?P<times>[0-9]{1,2}))?")


def write_set(practices: Sequence[Practice]) -> str:
    """Return a set of exercises as in an address.

    Examples
    --------
    >>> write_set([Practice("sailing.reach", 2), Practice("sailing.cost")])
    'sailing.reach~2,sailing.cost'
    """
    return ",".join(
        practice.template if practice.times == 1 else f"{practice.template}~{practice.times}"
        for practice in practices
    )


def read_set(text: str, game: str) -> tuple[Practice, ...]:
    """Return the set of exercises in an address. Raises ValueError that names the fault."""
    entries = text.split(",")
    if len(text) > LONGEST_SET or len(entries) > MOST_KINDS:
        raise ValueError(f"set: at most {MOST_KINDS} kinds of exercises, not {len(entries)}")
    known, practices = lessons_of_game(game).templates(), []
    for entry in entries:
        match = _ENTRY.fullmatch(entry)
        if match is None or match["template"] not in known:
            raise ValueError(f"set: there is no exercise {entry[:60]!r}")
        times = int(match["times"] or 1)
        if not 1 <= times <= MOST_TIMES:
            raise ValueError(f"set: {entry[:60]}: from 1 to {MOST_TIMES} exercises, not {times}")
        practices.append(Practice(match["template"], times))
    return tuple(practices)


def set_lesson(practices: tuple[Practice, ...]) -> Lesson:
    """Return the lesson that asks a set of exercises."""
    lesson = replace(exercises_lesson(EXERCISE, ()), exercises=practices)
    if sum(practice.times for practice in practices) == 1:
        return lesson
    title = {language: words(language).say("school-exercises-title") for language in lesson.title}
    return replace(lesson, title=title)
