"""Exercises on moving: which units move, where they can go, and where they must stop."""

from functools import partial
from random import Random
from typing import Any, Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.exercises import (
    ActionSequence,
    AnswerReason,
    Answers,
    MultipleChoice,
    SpaceSelection,
)
from oracle_nb.mythology.lessons.exercises.scenes import (
    E,
    asked,
    counters,
    hex_names,
    line,
    made,
    picked,
    place,
    position,
    rules_for,
)
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.pieces import ATTACK_COST, HEX_COST, Side
from oracle_nb.mythology.rules.engine import Mythology

_MOVING: Final = ("basic.favor-moves", "basic.in-area")


def movable(random: Random, seed: int) -> E | None:
    """Ask for the spaces of all units that the learner can move."""
    here, side = place(random), Side(seed % 2)
    own, foes = picked(random, side, 4), picked(random, side.other, 3)
    inside, outside = random.sample(here.inside, 4), random.sample(here.outside, 3)
    spots = dict(zip((*own[:2], *foes[:2], *own[2:], foes[2]), (*inside, *outside), strict=True))
    at = position(random, spots, here.area, side)

    def solve(rules: Mythology) -> Answers:
        units = {one.unit for one in rules.legal_actions(at) if one.verb is Verb.STEP}
        return frozenset({hex_names(at.units[unit] for unit in units)})

    count = len(min(solve(rules_for())))
    facts = {"area": here.area, "side": int(side), "count": count}
    return asked(
        "units.movable",
        seed,
        at,
        SpaceSelection(hex_names(counters(at))),
        solve,
        _MOVING,
        facts=facts,
        look=counters(at),
        explain=lambda: (
            AnswerReason("why-units-movable", facts),
            AnswerReason("why-units-movable-count", facts),
        ),
    )


def reached(rules: Mythology, at: Position, unit: int) -> set[int]:
    """Return the spaces that a unit can reach by steps from a position, without its own."""
    chance, seen, waiting = SeededChance(1), {(at.units[unit], at.power[0])}, [at]
    while waiting:
        now = waiting.pop()
        for near in rules.world.neighbors[now.units[unit]]:
            action = Action(Verb.STEP, unit, near)
            if not rules.check(now, action):
                continue
            after = rules.apply(now, action, chance).position
            if (near, after.power[0]) not in seen:
                seen.add((near, after.power[0]))
                waiting.append(after)
    return {hex_ for hex_, _ in seen} - {at.units[unit]}


def reach(random: Random, seed: int) -> E | None:
    """Ask for all spaces that one unit can reach with a few power points."""
    here, side, world = place(random), Side(seed % 2), rules_for().world
    (unit, other), (foe, second) = picked(random, side, 2), picked(random, side.other, 2)
    edge = [hex_ for hex_ in here.inside if set(world.neighbors[hex_]) & set(here.outside)]
    start = random.choice(edge)
    away = world.distances(start)
    near = [hex_ for hex_, steps in enumerate(away) if steps == 1]
    far = [hex_ for hex_, steps in enumerate(away) if steps == 2]
    if len(near) < 6 or len(far) < 12:
        return None
    spots = {unit: start, foe: random.choice(near), second: random.choice(far)}
    spots[other] = random.choice([hex_ for hex_ in near if hex_ != spots[foe]])
    points = 2 * HEX_COST + seed % 2
    at = position(random, spots, here.area, side, power=points)

    def solve(rules: Mythology) -> Answers:
        return frozenset({hex_names(reached(rules, at, unit))})

    facts = {
        "area": here.area,
        "unit": unit,
        "points": points,
        "steps": points // HEX_COST,
        "needed": HEX_COST + ATTACK_COST,
        "count": len(min(solve(rules_for()))),
    }
    return asked(
        "units.reach",
        seed,
        at,
        SpaceSelection(hex_names((*near, *far))),
        solve,
        ("basic.leave-area", "basic.hex-cost", "basic.attack-cost", "basic.no-through"),
        facts=facts,
        look=(start,),
        explain=lambda: (
            AnswerReason("why-units-reach", facts),
            AnswerReason("why-units-reach-count", facts),
        ),
    )


def may(random: Random, seed: int) -> E | None:
    """Ask which of some steps are legal: each shows another rule."""
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
    options = tuple(map(rules.notation.write, actions))

    def solve(rules: Mythology) -> Answers:
        legal = (one for one in options if rules.check(at, rules.notation.read(one)))
        return frozenset({tuple(sorted(legal))})

    facts = {"area": here.area, "side": int(side), "points": points}
    facts |= {"unit": own[1], "hex": entered}
    return asked(
        "units.may",
        seed,
        at,
        MultipleChoice(options),
        solve,
        (*_MOVING, "basic.leave-area", "basic.no-through", "basic.attack-cost"),
        facts=facts,
        action=rules.notation.read,
        look=counters(at),
    )


def _free(random: Random, near: tuple[int, ...], among: set[int]) -> int | None:
    """Return a random one of some neighbors; None if there is none."""
    found = sorted(set(near) & among)
    return random.choice(found) if found else None


def attack(random: Random, seed: int) -> E | None:
    """Ask for a line that attacks an enemy: only a unit of the god's Area can."""
    here, side, rules = place(random), Side(seed % 2), rules_for()
    world = rules.world
    target = random.choice(here.outside)
    away = world.distances(target)
    starts = [hex_ for hex_ in here.inside if away[hex_] in (2, 3)]
    others = [hex_ for hex_ in world.neighbors[target] if hex_ not in here.inside]
    if not starts or not others:
        return None
    (unit, idle), foe = picked(random, side, 2), picked(random, side.other, 1)[0]
    start = random.choice(starts)
    points = HEX_COST * away[start] + ATTACK_COST
    spots = {unit: start, idle: random.choice(others), foe: target}
    at = position(random, spots, here.area, side, power=points)

    def goal(now: Position) -> bool:
        return target in now.battlefields

    def solve(rules: Mythology) -> Answers:
        return line(rules, at, target, goal)

    facts = {"area": here.area, "points": points, "foe": foe, "hex": target, "side": int(side)}
    why: dict[str, Any] = facts | {"unit": unit, "steps": away[start]}
    return asked(
        "units.attack",
        seed,
        at,
        ActionSequence(away[start] + 1),
        solve,
        ("basic.in-area", "basic.leave-area", "basic.hex-cost", "basic.attack-cost"),
        facts=facts,
        action=rules.notation.read,
        goal=goal,
        look=counters(at),
        explain=lambda: (
            AnswerReason("why-units-attack", why),
            AnswerReason("why-units-attack-cost", why),
        ),
    )


TEMPLATES: Final = {
    "units.movable": lambda seed: made("units.movable", seed, partial(movable, seed=seed)),
    "units.reach": lambda seed: made("units.reach", seed, partial(reach, seed=seed)),
    "units.may": lambda seed: made("units.may", seed, partial(may, seed=seed)),
    "units.attack": lambda seed: made("units.attack", seed, partial(attack, seed=seed)),
}
