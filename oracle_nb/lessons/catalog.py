"""The lessons of a game, and the names that lessons had before they were merged."""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from oracle_nb.core.errors import OracleError
from oracle_nb.games.registry import DEFAULT_GAME, game_names, lessons_of_game
from oracle_nb.lessons.lesson import Lesson, LessonError, read_lesson

OWN_LESSONS: Final = "ORACLE_NB_LESSONS"
"""The environment variable with further lesson files, separated as in PATH: PATH or GAME=PATH."""


class LessonProgress(NamedTuple):
    """The progress in a lesson: the number of completed stops."""

    lesson: str
    done: int
    stops: int

    @property
    def is_done(self) -> bool:
        """Whether all stops are completed."""
        return 0 < self.stops <= self.done


class FormerLesson(NamedTuple):
    """A lesson that is part of another one now.

    ``first`` is the number of its first step there, from 0, and ``steps`` the number of its steps.
    """

    lesson: Lesson
    first: int
    steps: int

    def stop(self, number: int) -> int:
        """Return where a stop of the former lesson is now: its exercises are among the others."""
        return self.first + number if number < self.steps else len(self.lesson.steps)


def lesson_files(game: str) -> tuple[Path, ...]:
    """Return the files of a game's lessons: its own in their order, then those in OWN_LESSONS."""
    paths = list(lessons_of_game(game).lessons())
    for entry in filter(None, os.environ.get(OWN_LESSONS, "").split(os.pathsep)):
        named, equals, path = entry.partition("=")
        known = bool(equals) and named in game_names()
        if (named if known else DEFAULT_GAME) == game:
            paths.append(Path(path if known else entry))
    return tuple(dict.fromkeys(path.resolve() for path in paths))


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; raises LessonError."""
    by_name: dict[str, Lesson] = {}
    for path in lesson_files(game):
        lesson = read_lesson(path)
        if lesson.name in by_name:
            raise LessonError(f"{path.name}: name: there is a lesson {lesson.name!r} already")
        by_name[lesson.name] = lesson
    lessons = sorted(by_name.values(), key=lambda lesson: lesson.number)
    return tuple(renewed(lesson, lessons) for lesson in lessons)


def former_lessons(lessons: Iterable[Lesson]) -> Mapping[str, FormerLesson]:
    """Return the lessons that were merged into others, by their former names."""
    now = tuple(lessons)
    former = {}
    for lesson in now:
        first = 0
        for name, steps in lesson.merges.items():
            former[name] = FormerLesson(lesson, first, steps)
            first += steps
    for lesson in now:
        former.pop(lesson.name, None)
    return former


def renewed(lesson: Lesson, lessons: Iterable[Lesson]) -> Lesson:
    """Return a lesson that comes after the lessons of today, where it names former ones."""
    former = former_lessons(lessons)
    if former.keys().isdisjoint(lesson.after):
        return lesson
    after = (former[name].lesson.name if name in former else name for name in lesson.after)
    return msgspec.structs.replace(lesson, after=tuple(dict.fromkeys(after)))


@cache
def _former(game: str) -> Mapping[str, FormerLesson]:
    return former_lessons(lessons_of(game))


def former_lesson(game: str, name: str) -> FormerLesson | None:
    """Return the place of a lesson that was merged into another one; None for other names."""
    return _former(game).get(name)


def carried_over(game: str, rows: Iterable[LessonProgress]) -> tuple[LessonProgress, ...]:
    """Return progress in which lessons that were merged count for the lessons of today.

    A lesson is done if all that were merged into it are done. Otherwise its steps are done as far
    as those lessons were done one after the other.
    """
    progress = {row.lesson: row for row in rows}
    try:
        merged = _former(game) if progress else {}
    except OracleError:
        # A damaged file, or a game that isn't installed any more: reported where it is shown.
        merged = {}
    if merged.keys().isdisjoint(progress):
        return tuple(progress.values())
    for lesson in (lesson for lesson in lessons_of(game) if lesson.merges):
        parts = {name: progress.pop(name, None) for name, steps in lesson.merges.items() if steps}
        progress = {name: row for name, row in progress.items() if lesson.merges.get(name) != 0}
        if not any(parts.values()):
            continue
        here = progress.get(lesson.name, LessonProgress(lesson.name, 0, lesson.length))
        if all(part is not None and part.is_done for part in parts.values()):
            done = lesson.length
        else:
            done = _steps_done(lesson, parts)
        if not here.is_done and (done > here.done or here.stops != lesson.length):
            progress[lesson.name] = LessonProgress(lesson.name, done, lesson.length)
    return tuple(progress[name] for name in sorted(progress))


def _steps_done(lesson: Lesson, parts: Mapping[str, LessonProgress | None]) -> int:
    """Return how many steps were done one after the other in the lessons that were merged."""
    total = 0
    for name, part in parts.items():
        steps = lesson.merges[name]
        done = min(part.done, steps) if part is not None else 0
        total += done
        if done < steps:
            break
    return total
