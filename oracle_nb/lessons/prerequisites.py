"""Prerequisites: which lesson teaches a rule, and which lessons need it.

Lessons and rules form an acyclic graph: from a lesson to the rules that it is the first to teach,
from a rule to the lessons that need it, from a lesson to its successors. A rule that is needed
before it is taught is a gap.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.lesson import Lesson

SEEDS: Final = range(3)
"""The seeds for which each template's exercises are checked for the rules that they need."""


class RuleNeed(NamedTuple):
    """The ids of the rules that a place of a lesson ("steps.3", "exercises.2") needs."""

    place: str
    rules: tuple[str, ...]


class TeachingGap(NamedTuple):
    """A rule that a place of a lesson needs before it is taught.

    ``later`` names the lesson that teaches it, "" where none does.
    """

    lesson: str
    place: str
    rule: str
    later: str


def needs(school: LessonData, lesson: Lesson) -> Iterator[RuleNeed]:
    """Return the rules that every step and every exercise of a lesson needs.

    A step needs the rules that allow its action. Steps from the first impossible one on are left
    out, and so are exercises of unknown templates.
    """
    course = Course(school, lesson)
    for number, step in enumerate(lesson.steps, 1):
        rules: dict[str, None] = {}
        for text in step.do or ():
            assert course.rules is not None
            action = course.rules.notation.read(course.written(text))
            rules |= dict.fromkeys(course.rules.check(course.position, action).rules)
        yield RuleNeed(f"steps.{number}", tuple(rules))
        if step.do is not None and not course.carry_out(course.written(step.do[0])).right:
            break
        if course.asks_prediction:
            course.predict(0)
        course.go_on()
    for number, practice in enumerate(lesson.exercises, 1):
        if practice.template in school.templates():
            made = (school.exercise(practice.template, seed) for seed in SEEDS)
            needed = dict.fromkeys(rule for exercise in made for rule in exercise.rests_on)
            yield RuleNeed(f"exercises.{number}", tuple(needed))


def before(lessons: Iterable[Lesson], name: str) -> tuple[Lesson, ...]:
    """Return the lessons before one, the earliest first, and that lesson itself."""
    by_name = {lesson.name: lesson for lesson in lessons}
    names: dict[str, None] = {}

    def walk(name: str) -> None:
        if name in names or name not in by_name:
            return
        names[name] = None
        for other in by_name[name].after:
            walk(other)

    walk(name)
    return tuple(lesson for lesson in by_name.values() if lesson.name in names)


def known(lessons: Iterable[Lesson], name: str) -> tuple[str, ...]:
    """Return the ids of all rules in a lesson and all lessons before it."""
    rules = (rule for lesson in before(lessons, name) for rule in lesson.rules)
    return tuple(dict.fromkeys(rules))


def teachers(lessons: Iterable[Lesson]) -> Mapping[str, str]:
    """Return the name of the first lesson that teaches each rule."""
    lesson_of: dict[str, str] = {}
    for lesson in lessons:
        for rule in lesson.rules:
            lesson_of.setdefault(rule, lesson.name)
    return lesson_of


def gaps(school: LessonData, lessons: Sequence[Lesson]) -> Iterator[TeachingGap]:
    """Yield every rule that a lesson needs before it is taught."""
    first = teachers(lessons)
    for lesson in lessons:
        taught = known(lessons, lesson.name)
        for place, rules in needs(school, lesson):
            for rule in rules:
                if rule not in taught:
                    yield TeachingGap(lesson.name, place, rule, first.get(rule, ""))
