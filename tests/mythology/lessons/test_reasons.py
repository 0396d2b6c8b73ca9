"""Reasons of answers are read back, and compared with the rules and the map in both languages."""

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

import pytest
from fluent.syntax import ast

from oracle_nb.games.exercises import Exercise, NumberInput
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.feedback import first_steps, hint_text
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.mythology.model.position import Position, Setting
from oracle_nb.mythology.package import MYTHOLOGY
from oracle_nb.mythology.pieces import Side, side_of
from oracle_nb.mythology.rules.engine import Mythology
from tests.statements.catalog import PACKAGE, parsed
from tests.statements.reading import Reader, Slot
from tests.statements.statement import Statement

DATA: Final = MYTHOLOGY.lessons()
SEEDS: Final = range(12)
FILES: Final = "mythology/lessons"
POWER, HEX, ATTACK, ENOUGH = 15, 2, 2, 11
"""Numbers of the rules, as the rulebook has them."""


class ReasonReader(Reader):
    """The reasons of the lessons of Mythology in one language: all facts are read as texts."""

    def _parsed(self) -> dict[str, ast.Message]:
        return parsed(sorted((PACKAGE / FILES / self.language).glob("*.ftl")))

    def _sayable(self) -> Iterator[tuple[str, ast.Pattern]]:
        patterns = super()._sayable()
        return ((name, pattern) for name, pattern in patterns if name.startswith("why-"))

    def _slot(self, node: object) -> Slot:
        return Slot(super()._slot(node).fact, "words")

    def _item(self, slot: Slot) -> str:
        return ".+?"

    def _single(self, slot: Slot, text: str) -> Iterator[object]:
        yield int(text) if text.isdecimal() else text


@lru_cache
def reader(language: str) -> ReasonReader:
    return ReasonReader(language)


class Read:
    """A reason as it was read, and the exercise that it is about."""

    def __init__(self, exercise: Exercise, statement: Statement, language: str) -> None:
        self.exercise = exercise
        self.at: Position = exercise.position
        assert isinstance(exercise.rules, Mythology)
        self.world = exercise.rules.world
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

    def steps(self, unit: int, hex_: int) -> int:
        return int(self.world.distances(hex_)[self.at.units[unit]])

    def god_area(self) -> bool:
        area = self.world.pack.area[self.at.areas[0]]
        return self.said["area"] == area.name(self.language)

    def own(self) -> list[int]:
        return [unit for unit, hex_ in enumerate(self.at.units) if hex_ >= 0 and self.mine(unit)]

    def foes(self) -> list[int]:
        return [
            unit for unit, hex_ in enumerate(self.at.units) if hex_ >= 0 and not self.mine(unit)
        ]

    def mine(self, unit: int) -> bool:
        return int(side_of(unit)) == self.at.sides[0]

    def inside(self, unit: int) -> bool:
        return self.world.area[self.at.units[unit]] == self.at.areas[0]

    def rolled(self, fact: str, aid: str) -> int:
        facts = self.exercise.facts
        return int(sum(facts[fact]) + facts[aid])

    def cost(self) -> int:
        """The price of the way in a question on power."""
        start, target = self.exercise.look
        attacks = any(self.at.units[unit] == target for unit in self.foes())
        return HEX * int(self.world.distances(target)[start]) + ATTACK * attacks


Check = Callable[[Read], Any]
CHECKS: Final[dict[str, Check]] = {}


def states(*messages: str) -> Callable[[Check], Check]:
    """Register a check for messages."""

    def register(check: Check) -> Check:
        CHECKS.update(dict.fromkeys(messages, check))
        return check

    return register


def mixed(text: object) -> Fraction:
    """Return points such as "6 1/2"."""
    return sum((Fraction(part) for part in str(text).split()), Fraction(0))


@states(
    "why-fighting-used",
    "why-fighting-attack",
    "why-rolled-again",
    "why-point-you",
    "why-point-none",
    "why-power-lost",
)
def general(read: Read) -> bool:
    return not read.said


@states("why-units-movable")
def movable(read: Read) -> bool:
    return read.god_area()


@states("why-units-movable-count")
def movable_count(read: Read) -> bool:
    return (
        len({read.at.units[unit] for unit in read.own() if read.inside(unit)}) == read.said["count"]
    )


@states("why-units-attack", "why-prizes-hero")
def began(read: Read) -> bool:
    return read.god_area() and any(map(read.inside, read.own()))


@states("why-units-attack-cost")
def attack_cost(read: Read) -> bool:
    unit, (foe,) = read.counter("unit"), read.foes()
    steps = read.steps(unit, read.at.units[foe])
    paid = HEX * steps + ATTACK
    return read.inside(unit) and (read.said["steps"], read.said["points"]) == (steps, paid)


@states("why-power-steps")
def steps(read: Read) -> bool:
    start, target = read.exercise.look
    attacks = any(read.at.units[unit] == target for unit in read.foes())
    said = read.said["attacks"] != 0
    return bool(read.said["steps"] == read.world.distances(target)[start] and attacks == said)


@states("why-power-cost")
def cost(read: Read) -> bool:
    return read.cost() == read.said["needed"] == int(read.answer)


@states("why-power-left")
def left(read: Read) -> bool:
    said = (read.said["points"], read.said["needed"], read.said["left"])
    return said == (POWER, read.cost(), int(read.answer)) and POWER - read.cost() == said[-1]


@states("why-power-renewed")
def renewed(read: Read) -> bool:
    return (read.said["next"], read.said["renewed"]) == (read.at.round + 1, POWER)


@states("why-fighting-totals")
def totals(read: Read) -> bool:
    said = (read.said["total"], read.said["against"])
    return said == (read.rolled("roll", "aid"), read.rolled("rolled", "aided"))


@states("why-foe-leaves")
def foe_leaves(read: Read) -> bool:
    higher = read.rolled("roll", "aid") > read.rolled("rolled", "aided")
    return higher and read.counter("foe") in read.foes()


@states("why-unit-leaves")
def unit_leaves(read: Read) -> bool:
    lower = read.rolled("roll", "aid") < read.rolled("rolled", "aided")
    return lower and read.counter("unit") in read.own()


@states("why-point-foe")
def point_foe(read: Read) -> bool:
    god = read.world.pack.god[read.at.gods[1]].name(read.language)
    lower = read.rolled("roll", "aid") < read.rolled("rolled", "aided")
    return lower and str(read.said["player"]).startswith(f"{god} (")


@states("why-fighting-second")
def second(read: Read) -> bool:
    dice = tuple(map(int, str(read.said["roll"]).split("\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}")))
    total = sum(dice) + int(str(read.said["aid"]))
    return dice == read.exercise.facts["roll"] and total == read.said["total"] == int(read.answer)


@states("why-fighting-picks")
def picks(read: Read) -> bool:
    foe = read.counter("foe")
    hexes = [read.at.units[unit] for unit in read.foes()]
    return (
        foe in read.foes()
        and [read.world.names[hex_] for hex_ in hexes] == [str(read.said["hex"])] * 2
    )


@states("why-prizes-total", "why-prize-taken", "why-prize-stays")
def prize(read: Read) -> bool:
    total = read.rolled("roll", "aid")
    taken = read.answer == "prize-taken"
    return total == read.said["total"] and taken == (total >= ENOUGH)


@states("why-prizes-own")
def own_points(read: Read) -> bool:
    at = read.at
    points = Fraction(len(at.trophies[0]))
    if at.sides[0] == Side.HEROES:
        points += 3 * len(at.captured[0])
    else:
        prizes = sum(hex_ >= 0 for hex_ in at.prizes)
        points += Fraction(2 * prizes, at.sides.count(Side.MONSTERS))
    return mixed(read.said["own"]) == points


@states("why-prizes-count")
def points(read: Read) -> bool:
    return str(read.said["points"]) == read.answer


@states("why-prizes-seize")
def seize(read: Read) -> bool:
    (hex_,) = [place for place in read.at.prizes if place >= 0]
    unit = read.counter("unit")
    return read.inside(unit) and read.world.names[hex_] == str(read.said["hex"])


def statements(exercise: Exercise, language: str) -> Iterator[Statement]:
    for reason in exercise.reasons:
        text = DATA.say(language, reason.message, **reason.facts)
        read = reader(language).read(text, (reason.message,))
        read = tuple(given for given in read if given.message == reason.message)
        assert len(read) == 1, (text, read)
        yield read[0]


@pytest.mark.parametrize("template", DATA.templates())
def test_reasons_are_true(template: str) -> None:
    for seed in SEEDS:
        exercise = DATA.exercise(template, seed)
        for language in LANGUAGES:
            for statement in statements(exercise, language):
                assert CHECKS[statement.message](Read(exercise, statement, language)), (
                    seed,
                    statement,
                )


def test_a_number_that_is_wrong_is_noticed() -> None:
    exercise = DATA.exercise("power.cost", 1)
    for language in LANGUAGES:
        for statement in statements(exercise, language):
            wrong = {
                fact: value + 1 if isinstance(value, int) else value
                for fact, value in statement.facts.items()
            }
            altered = Statement(statement.message, wrong)
            assert not CHECKS[statement.message](Read(exercise, altered, language))


def test_steps_name_units_by_the_numbers_of_their_counters() -> None:
    units = Mythology(Setting()).pack.units
    for lesson in lessons_of("mythology"):
        for step in lesson.steps:
            named = re.findall(r"(\w+) \((\d+)\)", step.say["en"])
            assert all(units[int(number) - 1].name("en") == name for name, number in named)
            numbers = re.findall(r"\((\d+)\)", step.say["pl"])
            assert sorted(numbers) == sorted(number for _, number in named)


@pytest.mark.parametrize("template", DATA.templates())
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_first_steps_keep_the_answer_secret(template: str, language: str) -> None:
    for seed in SEEDS:
        exercise = DATA.exercise(template, seed)
        assert hint_text(DATA, exercise, language).endswith((".", "?"))
        if isinstance(exercise.form, NumberInput):
            ends = (f"= {exercise.solution[0]}.", f" {exercise.solution[0]}.")
            assert not any(text.endswith(ends) for text in first_steps(DATA, exercise, language))
