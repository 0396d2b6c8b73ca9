"""Check a lesson file and find everything that is wrong with it, with its place.

The format is checked first. Only a file of the right format is checked further: its names, and
every step, which is played as a learner will play it.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from oracle_nb.core.arguments import nearest
from oracle_nb.core.chance import Chance
from oracle_nb.core.files import read_text, unreadable
from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.games.lesson_data import LessonData, StagedScene
from oracle_nb.games.registry import texts_of
from oracle_nb.lessons.lesson import (
    Flaw,
    Lesson,
    LessonStep,
    Practice,
    completed,
    placed,
    text_faults,
)
from oracle_nb.lessons.prerequisites import known, needs, teachers
from oracle_nb.lessons.review import EXERCISE, REVIEW
from oracle_nb.text.rulebook import Rulebook

SEEDS: Final = 5
"""Number of exercises that are made and answered for each template."""
BRANCHES: Final = 16
"""Maximum number of ways through the steps that are checked where there is a choice."""

Found = Iterator[tuple[str, str]]
"""Faults: the field, counted from 1, and what is wrong."""


class LessonFault(msgspec.Struct, frozen=True):
    """A fault of a lesson file: its line (0 for none), the field, and the description."""

    file: str
    line: int
    field: str
    text: str

    def __str__(self) -> str:
        """Return the fault as text, such as "9-titan.toml:12: steps.2.do.1: ..."."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.field}: {self.text}" if self.field else f"{place}: {self.text}"


def faults(path: Path, school: LessonData, others: Sequence[Lesson]) -> tuple[LessonFault, ...]:
    """Everything that is wrong with a lesson file.

    ``others`` are the other lessons of the course.
    """
    try:
        text = read_text(path)
        data = tomllib.loads(text)
    except (OSError, UnicodeError) as error:
        return (LessonFault(str(path), 0, "", f"it can't be read: {unreadable(error)}"),)
    except tomllib.TOMLDecodeError as error:
        return (LessonFault(str(path), 0, "", f"this is not TOML: {error}"),)
    lines = text.splitlines()
    return tuple(
        LessonFault(str(path), line_of(lines, where), where, what)
        for where, what in data_faults(data, school, others)
    )


def data_faults(
    data: dict[str, Any], school: LessonData, others: Sequence[Lesson]
) -> list[tuple[str, str]]:
    """Return everything that is wrong with the content of a lesson file, with its fields.

    Faults that somebody can make who writes a lesson on a page are instances of `Flaw`.
    """
    faults = list(_misfits(data))
    # A lesson without steps or exercises can still be read: its texts are checked, too.
    if all(isinstance(what, Flaw) for _, what in faults):
        lesson = msgspec.convert(data, Lesson)
        faults += [*_name_faults(lesson, school, others), *text_faults(lesson)]
        faults += _Walk(school).faults(lesson)
        if not faults:
            # Prerequisites can be computed only for a complete lesson.
            faults = list(_gaps(completed(lesson), school, others))
    return faults


# --- what can't be read as a lesson --------------------------------------------------------------


def _misfits(data: dict[str, Any]) -> Found:
    """Yield the first misfit of each step, of each exercise, and of the rest."""
    whole = dict(data)
    parts: list[tuple[str, object, type[msgspec.Struct]]] = [("", whole, Lesson)]
    for name, kind in (("steps", LessonStep), ("exercises", Practice)):
        listed = data.get(name, [])
        if isinstance(listed, list):
            parts += [(f"{name}.{number}", part, kind) for number, part in enumerate(listed, 1)]
            whole[name] = []
            if not listed:
                yield name, Flaw(name, f"there is no [[{name}]]")
    for where, part, form in parts:
        try:
            msgspec.convert(part, form)
        except msgspec.ValidationError as error:
            field, what = placed(error)
            if what.endswith(" is missing") and (lacking := _lacking(part, form)):
                yield from ((where, f"the field `{name}` is missing") for name in lacking)
            else:
                yield ".".join(filter(None, (where, field))), what


def _lacking(data: object, kind: type[msgspec.Struct]) -> list[str]:
    """Yield the required fields that are missing."""
    if not isinstance(data, dict):
        return []
    needed = (field.encode_name for field in msgspec.structs.fields(kind) if field.required)
    return [name for name in needed if name not in data]


# --- names ---------------------------------------------------------------------------------------


def _name_faults(lesson: Lesson, school: LessonData, others: Sequence[Lesson]) -> Found:
    names = [other.name for other in others]
    if lesson.name in (*names, REVIEW, EXERCISE):
        what = f"there is a lesson {lesson.name!r} already"
        yield "name", Flaw("name", what, name=lesson.name)
    for other in others:
        if other.number == lesson.number:
            what = f"{lesson.number} is the number of lesson {other.name!r}"
            yield "number", Flaw("number", what, number=lesson.number)
    for place, name in enumerate(lesson.after, 1):
        if name not in names:
            what = f"there is no lesson {name!r}{nearest(name, names)}"
            yield f"after.{place}", Flaw("unknown", what, name=name)
    templates = school.templates()
    for number, practice in enumerate(lesson.exercises, 1):
        if practice.template not in templates:
            what = f"there is no {practice.template!r}{nearest(practice.template, templates)}"
            yield f"exercises.{number}.template", Flaw("unknown", what, name=practice.template)
    book = _book(school)
    named = [("teaches", lesson.teaches)]
    named += [(f"steps.{number}.rules", step.rules) for number, step in enumerate(lesson.steps, 1)]
    for where, rules in named:
        for place, rule in enumerate(rules, 1):
            if rule not in book:
                what = f"there is no rule {rule!r}{nearest(rule, book.ids)}"
                yield f"{where}.{place}", Flaw("unknown", what, name=rule)


def _book(school: LessonData) -> Rulebook:
    return texts_of(school.exercise(school.templates()[0], 1).rules).rulebook


# --- playing it ----------------------------------------------------------------------------------


class _Walk:
    """A path through a lesson, step by step, with all its choices."""

    def __init__(self, school: LessonData) -> None:
        self._school = school
        self._staged: StagedScene | None = None
        self._positions: list[Any] = []

    def faults(self, lesson: Lesson) -> list[tuple[str, str]]:
        """Yield the faults of scenes, actions, chance and exercises."""
        flaws = []
        for number, step in enumerate(lesson.steps, 1):
            flaws += [(f"steps.{number}.{where}", what) for where, what in self._step(step)]
            if number == 1 and step.scene is None:
                flaws.append(("steps.1.scene", Flaw("scene", "the first step needs one")))
        for number, practice in enumerate(lesson.exercises, 1):
            if practice.template in self._school.templates():
                flaws += [(f"exercises.{number}.{w}", what) for w, what in self._practice(practice)]
        return flaws

    def _step(self, step: LessonStep) -> Found:
        if step.scene is not None:
            self._staged, self._positions = None, []
            try:
                self._staged = self._school.stage(step.scene)
            except ValueError as error:
                where, _, what = str(error).partition(": ")
                yield (where, what) if where.startswith("scene") and what else ("scene", str(error))
                return
            self._positions = [self._staged.position]
        staged = self._staged
        if staged is None:
            return
        for place, name in enumerate(step.point, 1):
            try:
                staged.space(name)
            except ValueError as error:
                yield f"point.{place}", Flaw("unknown", str(error), name=name)
        if step.do is not None:
            yield from self._check_actions(staged, step, step.do)
        elif step.chance:
            what = "nothing is done here that chance could decide"
            yield "chance", Flaw("idle", what)

    def _check_actions(self, staged: StagedScene, step: LessonStep, wanted: Sequence[str]) -> Found:
        rules, after = staged.rules, []
        drawn: Counter[str] = Counter()
        for place, text in enumerate(wanted, 1):
            where = f"do.{place}"
            try:
                action = staged.read(text)
            except MalformedAction as error:
                yield where, Flaw("malformed", str(error), rules=rules, error=error)
                continue
            for position in self._positions:
                if rules.check(position, action).broken_rules:
                    reasons = texts_of(rules).explain(position, action).refusals
                    refusals = " ".join(f"{reason.text} [{reason.rule}]" for reason in reasons)
                    what = f"{text!r} is refused: {refusals}"
                    yield where, Flaw("refused", what, refused=(rules, position, action))
                    continue
                try:
                    chance = _Counted(staged.chance(step.chance, 0))
                    after.append(rules.apply(position, action, chance).position)
                except ValueError as error:
                    yield "chance", str(error).removeprefix("chance.")
                    continue
                drawn |= chance.drawn
        for kind, given in step.chance.items():
            if after and (left := len(given) - drawn[kind]) > 0:
                what = f"{left} more given than is asked for"
                yield f"chance.{kind}", Flaw("chance", what, count=left)
        self._positions = after[:BRANCHES]
        if not wanted:
            yield "do", Flaw("action", "no action is named")

    def _practice(self, practice: Practice) -> Found:
        seeds = range(1, SEEDS + 1) if practice.seed is None else (practice.seed,)
        for seed in seeds:
            try:
                exercise = self._school.exercise(practice.template, seed)
            except ValueError as error:
                yield "template", str(error)
                return
            if not exercise.answers or not exercise.judge(exercise.solution).right:
                yield "template", f"seed {seed}: there is no right answer"


class _Counted:
    """Chance that counts its draws."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.drawn: Counter[str] = Counter()

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the result of the wrapped chance."""
        self.drawn[what] += 1
        return self._chance.draw(number, what, weights)


# --- the lesson as a whole
# -----------------------------------------------------------------------------


def _gaps(lesson: Lesson, school: LessonData, others: Sequence[Lesson]) -> Found:
    """Yield rules that are needed before they are taught by this lesson or an earlier one."""
    lessons = sorted((*others, lesson), key=lambda other: other.number)
    taught, teacher = known(lessons, lesson.name), teachers(lessons)
    places: dict[str, list[str]] = {}
    for place, rules in needs(school, lesson):
        for rule in rules:
            if rule not in taught:
                places.setdefault(rule, []).append(place)
    for rule, (first, *others_too) in places.items():
        what = f"this needs the rule {rule}, which was not taught before"
        if rule in teacher:
            what += f"; {teacher[rule]!r} teaches it, but this is not `after` it"
        if others_too:
            what += f" ({len(others_too)} places more)"
        yield first, Flaw("gap", what, rule=rule, teacher=teacher.get(rule, ""))


def line_of(lines: Sequence[str], field: str) -> int:
    """Return the line (from 1) of a field such as "steps.2.say.en" or of its nearest parent; or 0.

    Lists of tables are counted by their [[headers]]; inside one, names are searched in order.
    """
    parts = field.split(".") if field else []
    start, end, line_number = 0, len(lines), 0
    if len(parts) > 1 and parts[1].isdigit():
        header = re.compile(rf"\s*\[\[\s*{re.escape(parts[0])}\s*\]\]")
        heads = [number for number, line in enumerate(lines) if header.match(line)]
        place = int(parts[1]) - 1
        if heads and place >= len(heads):
            return 0
        if heads:
            start = heads[place]
            line_number = start + 1
            end = next((n for n in range(start + 1, end) if lines[n].startswith("[[")), end)
            parts = parts[2:]
    for part in parts:
        if part.isdigit():
            continue
        named = re.compile(rf"(?:^|[\[.{{,\s]){re.escape(part)}\s*(?:=|\])")
        line = next((n for n in range(start, end) if named.search(lines[n])), None)
        if line is None:
            break
        start, line_number = line, line + 1
    return line_number
