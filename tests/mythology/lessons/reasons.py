"""Read the reasons of a level's lessons back, to compare them with rules, map and counters."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, TypeAlias

from fluent.syntax import ast

from oracle_nb.games.exercises import Exercise
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.mythology.lessons.exercises.scenes import PLURALS
from tests.statements.catalog import PACKAGE, parsed
from tests.statements.reading import Reader, Slot
from tests.statements.statement import Statement


class ReasonReader(Reader):
    """The reasons of the lessons of a level in one language: all facts are read as texts."""

    def __init__(self, level: str, language: str) -> None:
        self.folder = PACKAGE / level / "lessons" / language
        super().__init__(language)

    def _parsed(self) -> dict[str, ast.Message]:
        return parsed(sorted(self.folder.glob("*.ftl")))

    def _sayable(self) -> Iterator[tuple[str, ast.Pattern]]:
        patterns = super()._sayable()
        return ((name, pattern) for name, pattern in patterns if name.startswith("why-"))

    def _slot(self, node: object) -> Slot:
        return Slot(super()._slot(node).fact, "words")

    def _item(self, slot: Slot) -> str:
        return ".+?"

    def _single(self, slot: Slot, text: str) -> Iterator[object]:
        yield int(text) if text.isdecimal() else text


reader = lru_cache(ReasonReader)
"""Return the reader of a level, such as "mythology/advanced", and a language."""


class Read:
    """A reason as it was read, and the exercise that it is about."""

    def __init__(self, exercise: Exercise, statement: Statement, language: str) -> None:
        self.exercise = exercise
        self.at: Any = exercise.position
        rules: Any = exercise.rules
        self.world = rules.world
        self.said = statement.facts
        self.language = language

    @property
    def answer(self) -> str:
        ((text,),) = self.exercise.answers
        return text

    def counter(self, fact: str) -> int:
        """The unit that a fact names, with its name and the number of its counter."""
        name, number = re.fullmatch(r"(.+) \((\d+)\)", str(self.said[fact])).groups()  # type: ignore[union-attr]
        unit = int(number) - 1
        assert name == self.world.pack.units[unit].name(self.language)
        return unit

    @property
    def units(self) -> list[int]:
        """The units on the map."""
        return [unit for unit, hex_ in enumerate(self.at.units) if hex_ >= 0]

    @property
    def rival(self) -> str:
        return str(self.world.pack.god[self.at.gods[1]].name(self.language))


Check: TypeAlias = Callable[[Any], Any]


class Checks(dict[str, Check]):
    """The checks of a level, by the message that each is about."""

    def states(self, *messages: str) -> Callable[[Check], Check]:
        """Register a check for messages."""

        def register(check: Check) -> Check:
            self.update(dict.fromkeys(messages, check))
            return check

        return register


def all_singular(exercise: Exercise) -> bool:
    """Whether no unit of an exercise has a plural name, which its sentences wouldn't suit."""
    rules: Any = exercise.rules
    units = [value for key, value in exercise.facts.items() if re.match("unit|foe|other_unit", key)]
    return not any(rules.pack.units[unit].slug in PLURALS for unit in units)


def statements(
    level: str, data: LessonData, exercise: Exercise, language: str
) -> Iterator[Statement]:
    """Yield the reasons of an exercise as they are read."""
    for reason in exercise.reasons:
        yield read_back(level, data, reason.message, reason.facts, language)


def read_back(level: str, data: LessonData, message: str, facts: Any, language: str) -> Statement:
    """Return a reason as it is read."""
    text = data.say(language, message, **facts)
    readings = reader(level, language).read(text, (message,))
    readings = tuple(given for given in readings if given.message == message)
    assert len(readings) == 1, (text, readings)
    return readings[0]


def altered(statement: Statement) -> Statement:
    """Return a statement in which each number is another one."""
    facts = statement.facts.items()
    wrong = {fact: value + 1 if isinstance(value, int) else value for fact, value in facts}
    return Statement(statement.message, wrong)
