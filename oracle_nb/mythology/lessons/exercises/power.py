"""Exercises on power points: what a move costs, and what is left for later."""

from functools import partial
from random import Random
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.exercises import AnswerReason, Answers, NumberInput, Picture
from oracle_nb.mythology.lessons.exercises.scenes import (
    E,
    asked,
    picked,
    place,
    position,
    rules_for,
    templates,
)
from oracle_nb.mythology.model.actions import END, Action, Verb
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.pieces import ATTACK_COST, HEX_COST, POWER, Side
from oracle_nb.mythology.rules.engine import Mythology

_MOST: Final = 40


def _after(rules: Mythology, at: Position, unit: int, target: int) -> int | None:
    """Return the points that are left after a unit has taken the shortest route to a space.

    None if it can't.
    """
    away = rules.world.distances(target)
    while at.units[unit] != target:
        here = at.units[unit]
        near = next(hex_ for hex_ in rules.world.neighbors[here] if away[hex_] < away[here])
        step = Action(Verb.STEP, unit, near)
        if not rules.check(at, step):
            return None
        at = rules.apply(at, step, SeededChance(1)).position
    return at.power[0]


def _going(name: str, random: Random, seed: int) -> E | None:
    """Ask what a move costs, or what it leaves; two times of three it ends in an attack."""
    here, side, rules = place(random), Side(seed % 2), rules_for()
    start = random.choice(here.inside)
    away = rules.world.distances(start)
    target = random.choice([hex_ for hex_, steps in enumerate(away) if 1 <= steps <= 4])
    (unit,), (foe,) = picked(random, side, 1), picked(random, side.other, 1)
    attacks = int(seed % 3 != 2)
    spots = {unit: start} | ({foe: target} if attacks else {})
    at = position(random, spots, here.area, side)

    def answers(rules: Mythology) -> Answers:
        left = _after(rules, at, unit, target)
        if left is None:
            return frozenset()
        return frozenset({(str(POWER - left if name == "power.cost" else left),)})

    steps = away[target]
    facts = {"unit": unit, "hex": target, "points": POWER, "attacks": attacks, "steps": steps}
    facts["needed"] = HEX_COST * steps + attacks * ATTACK_COST
    facts["left"] = POWER - facts["needed"]
    return asked(
        name,
        seed,
        at,
        NumberInput(0, _MOST),
        answers,
        ("basic.hex-cost", "basic.attack-cost", "basic.power-allowance"),
        facts=facts,
        look=(start, target),
        explain=lambda: (
            AnswerReason("why-power-steps", facts),
            AnswerReason(f"why-{name.replace('.', '-')}", facts),
        ),
    )


def renewed(random: Random, seed: int) -> E | None:
    """Ask how many points the next round begins with."""
    here, side = place(random), Side(seed % 2)
    left = random.randint(1, 9)
    units = dict(zip(picked(random, side, 2), random.sample(here.inside, 2), strict=True))
    at = position(random, units, here.area, side, power=left, part=Part.PRIZES, waiting=0)

    def answers(rules: Mythology) -> Answers:
        after = rules.apply(at, END, SeededChance(seed)).position
        return frozenset({(str(after.power[0]),)})

    facts = {"round": at.round, "next": at.round + 1, "points": left, "renewed": POWER}
    return asked(
        "power.renewed",
        seed,
        at,
        NumberInput(0, _MOST),
        answers,
        ("basic.power-renewed", "basic.power-allowance"),
        facts=facts,
        picture=Picture.NONE,
        explain=lambda: (
            AnswerReason("why-power-lost", facts),
            AnswerReason("why-power-renewed", facts),
        ),
    )


TEMPLATES: Final = templates(
    {
        "power.cost": partial(_going, "power.cost"),
        "power.left": partial(_going, "power.left"),
        "power.renewed": renewed,
    }
)
