"""Review: a generated lesson about rules that were missed and are due for review."""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from oracle_nb.core.arguments import meant, nearest, whole
from oracle_nb.core.errors import invalid
from oracle_nb.games.registry import DEFAULT_GAME, lessons_of_game
from oracle_nb.lessons.catalog import former_lesson, lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.lesson import LANGUAGES, Lesson, Practice, read_lesson
from oracle_nb.lessons.text import words

REVIEW: Final = "review"
EXERCISE: Final = "exercise"
CHECKUP: Final = "checkup"
PLACEMENT: Final = "placement"
"""The names of generated lessons: review, exercises, check-up, placement."""
IN_PUZZLE: Final = "puzzle"
"""The place of a learner who solves puzzles."""
MOST: Final = 6
"""Maximum number of exercises in a review."""


def running_numbers(lessons: Iterable[Lesson]) -> Mapping[str, int]:
    """Return the place of each lesson among others by name, from 1.

    For the lessons of a game these are the numbers in their files and in the names of tutorials;
    lessons of your own may have any number there.
    """
    return {lesson.name: number for number, lesson in enumerate(lessons, 1)}


def course_of(
    name: str | int | Path, language: str = "en", seed: int = 0, game: str = DEFAULT_GAME
) -> Course:
    """Return a course through a lesson, given its name, its number or the path of its file.

    Raises ValueError if there is no such lesson, and LessonError for a faulty file.
    """
    seed = whole("seed", seed)
    if isinstance(name, Path) or str(name).endswith(".toml"):
        return Course(lessons_of_game(game), read_lesson(Path(str(name))), language, seed)
    lessons = lessons_of(game)
    wanted = meant(str(name), [lesson.name for lesson in lessons]) or str(name).strip()
    if former := former_lesson(game, wanted):
        wanted = former.lesson.name
    for lesson in lessons:
        if wanted in (lesson.name, str(lesson.number)):
            return Course(lessons_of_game(game), lesson, language, seed)
    known = ", ".join(f"{lesson.number} {lesson.name}" for lesson in lessons)
    near = nearest(str(name), [lesson.name for lesson in lessons], f", only {known}")
    raise invalid(f"name: there is no lesson {name!r}{near}")


@cache
def rests_on(game: str) -> Mapping[str, tuple[str, ...]]:
    """Return the ids of the rules that the exercises of each template need."""
    school = lessons_of_game(game)
    templates = (exercise.template for lesson in lessons_of(game) for exercise in lesson.exercises)
    return {name: school.exercise(name, 1).rests_on for name in dict.fromkeys(templates)}


def lesson_about(game: str, rules: Iterable[str]) -> Lesson | None:
    """Return the lesson to repeat for some rules; None if no lesson teaches any of them."""
    return main_lesson(lessons_of(game), rests_on(game), frozenset(rules))


def main_lesson(
    lessons: Iterable[Lesson], needs: Mapping[str, Collection[str]], rules: Collection[str]
) -> Lesson | None:
    """Return the lesson on some rules; None if no lesson teaches any of them.

    It is the first of those that teach them with more than half as many exercises on them as any
    other: a step may mention a rule long before its lesson. ``needs`` has the rules that the
    exercises of each template need.
    """
    wanted = set(rules)
    teaching = [lesson for lesson in lessons if wanted & {*lesson.rules}]
    asked = [
        sum(exercise.times for exercise in lesson.exercises if wanted & {*needs[exercise.template]})
        for lesson in teaching
    ]
    most = max(asked, default=0)
    # Lessons without such exercises are equally good if there are none at all.
    best = (
        lesson
        for lesson, count in zip(teaching, asked, strict=True)
        if 2 * count > most or not most
    )
    return next(best, None)


def reviewed(
    game: str, due: Iterable[str], gains: Mapping[str, float] | None = None
) -> tuple[str, ...]:
    """Return at most MOST templates that need the rules that are due; see `reviewed_templates`."""
    return reviewed_templates(rests_on(game), due, gains or {})


def reviewed_templates(
    needs: Mapping[str, tuple[str, ...]], due: Iterable[str], gains: Mapping[str, float]
) -> tuple[str, ...]:
    """Choose at most MOST templates that need rules that are due, by which most is gained.

    Among equals, the one that needs most of these rules, then the fewest others. If possible, it
    needs no rule that was never asked about: that may not have been taught yet.

    Parameters
    ----------
    needs
        The ids of the rules that each template needs.
    due
        The ids of the rules that are due.
    gains
        The gain by asking about each rule that was ever asked about.
    """
    waiting, chosen = set(due), list[str]()
    familiar = waiting.union(gains)
    left = {name: rules for name, rules in needs.items() if not waiting.isdisjoint(rules)}
    taught = {name for name, rules in left.items() if familiar.issuperset(rules)}
    rest = dict(gains)

    def worth(name: str) -> tuple[float, int, int]:
        rules = left[name]
        # Gains are rounded, since the order of adding them mustn't matter.
        gained = round(sum(rest.get(rule, 0.0) for rule in rules), 9)
        return gained, len(waiting.intersection(rules)), -len(rules)

    while left and len(chosen) < MOST:
        best = max([name for name in left if name in taught] or left, key=worth)
        for rule in left.pop(best):
            waiting.discard(rule)
            rest.pop(rule, None)
        left = {name: rules for name, rules in left.items() if not waiting.isdisjoint(rules)}
        chosen.append(best)
    return tuple(chosen)


def exercises_lesson(name: str, templates: Iterable[str], seed: int | None = None) -> Lesson:
    """Return a generated lesson with exercises; with a seed they are always the same."""

    def texts(part: str) -> dict[str, str]:
        return {language: words(language).say(f"school-{name}-{part}") for language in LANGUAGES}

    practices = tuple(Practice(template, seed=seed) for template in templates)
    return Lesson(
        name, 99, texts("title"), texts("goal"), texts("summary"), steps=(), exercises=practices
    )
