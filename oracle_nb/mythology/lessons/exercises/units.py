"""Exercises on moving: which units move, where they go and must stop, and what it costs."""

from functools import partial
from random import Random
from typing import Any, Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.exercises import (
    AnswerReason,
    Answers,
    MultipleChoice,
    NumberInput,
    Picture,
    SpaceSelection,
)
from oracle_nb.mythology.lessons.exercises.scenes import (
    Question,
    asked,
    asked_line,
    counters,
    hex_names,
    picked,
    place,
    position,
    rules_for,
    template,
    unmarked,
)
from oracle_nb.mythology.model.actions import END, Action, Verb
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.pieces import ATTACK_COST, HEX_COST, POWER, Side
from oracle_nb.mythology.rules.engine import Mythology

_MOST: Final = 40
"""Most points that an answer can have."""
_MOVING: Final = ("basic.favor-moves", "basic.in-area")


@template("units.movable", *_MOVING)
def movable(random: Random, seed: int) -> Question | None:
    """Ask for the spaces of all units that the learner can move."""
    here, side = place(random), Side(seed % 2)
    own, foes = picked(random, side, 4), picked(random, side.other, 3)
    inside, outside = random.sample(here.inside, 4), random.sample(here.outside, 3)
    spots = dict(zip((*own[:2], *foes[:2], *own[2:], foes[2]), (*inside, *outside), strict=True))
    at = position(random, spots, here.area, side)

    def answers(rules: Mythology) -> Answers:
        units = {action.unit for action in rules.legal_actions(at) if action.verb is Verb.STEP}
        return frozenset({hex_names(at.units[unit] for unit in units)})

    count = len(min(answers(rules_for())))
    facts = {"area": here.area, "side": int(side), "count": count}
    return asked(
        at,
        SpaceSelection(hex_names(counters(at))),
        answers,
        facts=facts,
        look=counters(at),
        drawn_as=unmarked(at),
        explain=lambda: (
            AnswerReason("why-units-movable", facts),
            AnswerReason("why-units-movable-count", facts),
        ),
    )


@template("units.may", *_MOVING, "basic.leave-area", "basic.no-through", "basic.attack-cost")
def may(random: Random, seed: int) -> Question | None:
    """Ask which of several steps are legal; each is about a different rule."""
    here, side, rules = place(random), Side(seed % 2), rules_for()
    world = rules.world
    own, foes = picked(random, side, 4), picked(random, side.other, 2)
    edge = [hex_ for hex_ in here.inside if set(world.neighbors[hex_]) & set(here.outside)]
    if len(edge) < 3:
        return None
    leaving, entered, inner = random.sample(edge, 3)
    abroad = random.choice(here.outside)
    enemy = random.choice([hex_ for hex_ in here.inside if hex_ not in (leaving, entered, inner)])
    spots = {own[0]: leaving, own[1]: entered, own[2]: inner, own[3]: abroad}
    spots |= {foes[0]: entered, foes[1]: enemy}
    points = HEX_COST + seed // 2 % ATTACK_COST
    at = position(
        random,
        spots,
        here.area,
        side,
        power=points,
        entered=1 << own[1],
        battlefields=(entered,),
    )
    taken = set(spots.values())
    steps = [
        _free(random, world.neighbors[leaving], set(here.outside) - taken),
        _free(random, world.neighbors[entered], set(here.inside) - taken),
        _free(random, world.neighbors[inner], {enemy}),
        _free(random, world.neighbors[abroad], set(range(len(world.names))) - taken),
        _free(random, world.neighbors[enemy], set(here.inside) - taken),
    ]
    if None in steps:
        return None
    units = (*own[:4], foes[1])
    actions = [Action(Verb.STEP, unit, to) for unit, to in zip(units, steps, strict=True)]  # type: ignore[arg-type]
    random.shuffle(actions)
    options = {f"move-{number}": action for number, action in enumerate(actions, 1)}

    def answers(rules: Mythology) -> Answers:
        legal = (option for option, action in options.items() if rules.check(at, action))
        return frozenset({tuple(sorted(legal))})

    facts = {"area": here.area, "side": int(side), "points": points}
    facts |= {"unit": own[1], "hex": entered}
    for number, action in enumerate(actions, 1):
        facts |= {f"unit_{number}": action.unit, f"hex_{number}": action.target}
    return asked(
        at,
        MultipleChoice(tuple(options)),
        answers,
        facts=facts,
        action=options.get,
        look=counters(at),
        drawn_as=unmarked(at),
    )


def _free(random: Random, near: tuple[int, ...], among: set[int]) -> int | None:
    """Return a random hex among some neighbors; None if there is none."""
    result = sorted(set(near) & among)
    return random.choice(result) if result else None


@template(
    "units.attack", "basic.in-area", "basic.leave-area", "basic.hex-cost", "basic.attack-cost"
)
def attack(random: Random, seed: int) -> Question | None:
    """Ask for a line of actions that attacks an enemy: only units in the god's Area can."""
    here, side, rules = place(random), Side(seed % 2), rules_for()
    world = rules.world
    target = random.choice(here.outside)
    away = world.distances(target)
    starts = [hex_ for hex_ in here.inside if away[hex_] in (2, 3)]
    others = [hex_ for hex_ in world.neighbors[target] if hex_ not in here.inside]
    if not starts or not others:
        return None
    start = random.choice(starts)
    far = [hex_ for hex_ in here.inside if away[hex_] > away[start]]
    if not far:
        return None
    (unit, idle, late), foe = picked(random, side, 3), picked(random, side.other, 1)[0]
    points = HEX_COST * away[start] + ATTACK_COST
    # Another unit can move as well, but not far enough: it is not the only button.
    spots = {unit: start, idle: random.choice(others), late: random.choice(far), foe: target}
    at = position(random, spots, here.area, side, power=points)

    def goal(now: Position) -> bool:
        return target in now.battlefields

    facts = {"area": here.area, "points": points, "foe": foe, "hex": target, "side": int(side)}
    why: dict[str, Any] = facts | {"unit": unit, "steps": away[start]}
    return asked_line(
        at,
        target,
        away[start] + 1,
        goal,
        facts=facts,
        explain=lambda: (
            AnswerReason("why-units-attack", why),
            AnswerReason("why-units-attack-cost", why),
        ),
    )


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


def _going(name: str, random: Random, seed: int) -> Question | None:
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
        at,
        NumberInput(0, _MOST),
        answers,
        facts=facts,
        look=(start, target),
        explain=lambda: (
            AnswerReason("why-power-steps", facts),
            AnswerReason(f"why-{name.replace('.', '-')}", facts),
        ),
    )


for _name in ("power.cost", "power.left"):
    template(_name, "basic.hex-cost", "basic.attack-cost", "basic.power-allowance")(
        partial(_going, _name)
    )


@template("power.renewed", "basic.power-renewed", "basic.power-allowance")
def renewed(random: Random, seed: int) -> Question | None:
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
        at,
        NumberInput(0, _MOST),
        answers,
        facts=facts,
        picture=Picture.NONE,
        explain=lambda: (
            AnswerReason("why-power-lost", facts),
            AnswerReason("why-power-renewed", facts),
        ),
    )
