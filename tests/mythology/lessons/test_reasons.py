"""Reasons of answers are read back, and compared with the rules and the map in both languages."""

import re
from fractions import Fraction
from typing import Final

import pytest

from oracle_nb.games.exercises import NumberInput
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.feedback import first_steps, hint_text
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.mythology.model.position import Setting
from oracle_nb.mythology.package import MYTHOLOGY
from oracle_nb.mythology.pieces import Side, side_of
from oracle_nb.mythology.rules.engine import Mythology
from tests.mythology.lessons.reasons import Checks, Read, all_singular, altered, statements

DATA: Final = MYTHOLOGY.lessons()
SEEDS: Final = range(12)
LEVEL: Final = "mythology"
POWER, HEX, ATTACK, ENOUGH = 15, 2, 2, 11
"""Numbers of the rules, as the rulebook has them."""


class BasicRead(Read):
    """A reason of the Basic Game."""

    def steps(self, unit: int, hex_: int) -> int:
        return int(self.world.distances(hex_)[self.at.units[unit]])

    def god_area(self) -> bool:
        area = self.world.pack.area[self.at.areas[0]]
        return bool(self.said["area"] == area.name(self.language))

    def own(self) -> list[int]:
        return [unit for unit in self.units if self.mine(unit)]

    def foes(self) -> list[int]:
        return [unit for unit in self.units if not self.mine(unit)]

    def mine(self, unit: int) -> bool:
        return bool(int(side_of(unit)) == self.at.sides[0])

    def inside(self, unit: int) -> bool:
        return bool(self.world.area[self.at.units[unit]] == self.at.areas[0])

    def rolled(self, fact: str, aid: str) -> int:
        facts = self.exercise.facts
        return int(sum(facts[fact]) + facts[aid])

    def cost(self) -> int:
        """The price of the way in a question on power."""
        start, target = self.exercise.look
        attacks = any(self.at.units[unit] == target for unit in self.foes())
        return HEX * int(self.world.distances(target)[start]) + ATTACK * attacks


CHECKS: Final = Checks()
states = CHECKS.states


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
def general(read: BasicRead) -> bool:
    return not read.said


@states("why-units-movable")
def movable(read: BasicRead) -> bool:
    return read.god_area()


@states("why-units-movable-count")
def movable_count(read: BasicRead) -> bool:
    return (
        len({read.at.units[unit] for unit in read.own() if read.inside(unit)}) == read.said["count"]
    )


@states("why-units-attack", "why-prizes-hero")
def began(read: BasicRead) -> bool:
    return read.god_area() and any(map(read.inside, read.own()))


@states("why-units-attack-cost")
def attack_cost(read: BasicRead) -> bool:
    unit, (foe,) = read.counter("unit"), read.foes()
    steps = read.steps(unit, read.at.units[foe])
    paid = HEX * steps + ATTACK
    return read.inside(unit) and (read.said["steps"], read.said["points"]) == (steps, paid)


@states("why-power-steps")
def steps(read: BasicRead) -> bool:
    start, target = read.exercise.look
    attacks = any(read.at.units[unit] == target for unit in read.foes())
    said = read.said["attacks"] != 0
    return bool(read.said["steps"] == read.world.distances(target)[start] and attacks == said)


@states("why-power-cost")
def cost(read: BasicRead) -> bool:
    return read.cost() == read.said["needed"] == int(read.answer)


@states("why-power-left")
def left(read: BasicRead) -> bool:
    said = (read.said["points"], read.said["needed"], read.said["left"])
    return said == (POWER, read.cost(), int(read.answer)) and POWER - read.cost() == said[-1]


@states("why-power-renewed")
def renewed(read: BasicRead) -> bool:
    return (read.said["next"], read.said["renewed"]) == (read.at.round + 1, POWER)


@states("why-fighting-totals")
def totals(read: BasicRead) -> bool:
    said = (read.said["total"], read.said["against"])
    return said == (read.rolled("roll", "aid"), read.rolled("rolled", "aided"))


@states("why-foe-leaves")
def foe_leaves(read: BasicRead) -> bool:
    higher = read.rolled("roll", "aid") > read.rolled("rolled", "aided")
    return higher and read.counter("foe") in read.foes()


@states("why-unit-leaves")
def unit_leaves(read: BasicRead) -> bool:
    lower = read.rolled("roll", "aid") < read.rolled("rolled", "aided")
    return lower and read.counter("unit") in read.own()


@states("why-point-foe")
def point_foe(read: BasicRead) -> bool:
    lower = read.rolled("roll", "aid") < read.rolled("rolled", "aided")
    return lower and str(read.said["player"]).startswith(f"{read.rival} (")


@states("why-fighting-second")
def second(read: BasicRead) -> bool:
    dice = tuple(map(int, str(read.said["roll"]).split("\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}")))
    total = sum(dice) + int(str(read.said["aid"]))
    return dice == read.exercise.facts["roll"] and total == read.said["total"] == int(read.answer)


@states("why-fighting-picks")
def picks(read: BasicRead) -> bool:
    foe = read.counter("foe")
    hexes = [read.at.units[unit] for unit in read.foes()]
    return (
        foe in read.foes()
        and [read.world.names[hex_] for hex_ in hexes] == [str(read.said["hex"])] * 2
    )


@states("why-prizes-total", "why-prize-taken", "why-prize-stays")
def prize(read: BasicRead) -> bool:
    total = read.rolled("roll", "aid")
    taken = read.answer == "prize-taken"
    return total == read.said["total"] and taken == (total >= ENOUGH)


@states("why-prizes-own")
def own_points(read: BasicRead) -> bool:
    at = read.at
    points = Fraction(len(at.trophies[0]))
    if at.sides[0] == Side.HEROES:
        points += 3 * len(at.captured[0])
    else:
        prizes = sum(hex_ >= 0 for hex_ in at.prizes)
        points += Fraction(2 * prizes, at.sides.count(Side.MONSTERS))
    return mixed(read.said["own"]) == points


@states("why-prizes-count")
def points(read: BasicRead) -> bool:
    return str(read.said["points"]) == read.answer


@states("why-prizes-seize")
def seize(read: BasicRead) -> bool:
    (hex_,) = [place for place in read.at.prizes if place >= 0]
    unit = read.counter("unit")
    return read.inside(unit) and read.world.names[hex_] == str(read.said["hex"])


@pytest.mark.parametrize("template", DATA.templates())
def test_reasons_are_true(template: str) -> None:
    for seed in SEEDS:
        exercise = DATA.exercise(template, seed)
        assert all_singular(exercise)
        for language in LANGUAGES:
            for statement in statements(LEVEL, DATA, exercise, language):
                read = BasicRead(exercise, statement, language)
                assert CHECKS[statement.message](read), (seed, statement)


def test_a_number_that_is_wrong_is_noticed() -> None:
    exercise = DATA.exercise("power.cost", 1)
    for language in LANGUAGES:
        for statement in statements(LEVEL, DATA, exercise, language):
            read = BasicRead(exercise, altered(statement), language)
            assert not CHECKS[statement.message](read)


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
