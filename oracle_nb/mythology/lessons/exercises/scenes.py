"""Positions of exercises: a few counters around the Area of a god, and lines of actions."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Answers,
    Exercise,
    Form,
    NumberInput,
    Picture,
    SingleChoice,
    Solver,
)
from oracle_nb.games.packaged_lessons import Template
from oracle_nb.mythology.map.world_map import bits_of, members
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Part, Position, Setting
from oracle_nb.mythology.pieces import (
    GODS,
    HEROES,
    KIND_BITS,
    OFF,
    POWER,
    PRIZES,
    UNITS,
    Side,
    side_of,
)
from oracle_nb.mythology.rules.engine import Mythology

Question: TypeAlias = partial[Exercise[Any, Any]]
"""An exercise without its template, seed and prompt; ``rests_on`` only has what seeds add."""
Maker: TypeAlias = Callable[[Random, int], Question | None]
"""A function that makes a question from random numbers and the seed; None if it isn't suitable."""
Register: TypeAlias = Callable[[Maker], Maker]
TEMPLATES: Final[dict[str, Template]] = {}
"""Every registered template by its name."""
_LEAST: Final = 5
"""Minimum number of spaces of an Area in which an exercise takes place."""
_TRIES: Final = 10_000
"""Maximum number of attempts at an exercise; of each template, at least one in 12 is suitable."""
PLURALS: Final = ("harpies", "laestrygonians", "sirens")
"""Units with plural names, which the sentences of exercises don't fit."""
_NARROW: Final = (SingleChoice, NumberInput, ActionSequence)
"""Forms of answers that need no more of the map than the spaces of the question."""
_FOLLOWING: Final = (Verb.END_MOVES, Verb.FIGHT, Verb.SEIZE)
"""The verbs after movement in a line, in order."""


class Place(NamedTuple):
    """The surroundings of an exercise: an Area, its spaces, and those next to it."""

    area: int
    inside: tuple[int, ...]
    outside: tuple[int, ...]


@cache
def rules_for(players: int = 2) -> Mythology:
    """Return the rules for a number of players and the standard map."""
    return Mythology(Setting(players=players))


def register_template(templates: dict[str, Template], name: str, *rests_on: str) -> Register:
    """Register a function as the template with a name, which rests on some rules.

    The template takes the first suitable question that the function makes. It raises ValueError if
    none of many attempts is suitable.
    """

    def exercise(make: Maker, seed: int) -> Exercise[Any, Any]:
        random = Random(scatter(seed, sum(map(ord, name))))
        for _ in range(_TRIES):
            if question := make(random, seed):
                rules = (*question.keywords.get("rests_on", ()), *rests_on)
                return question(name, seed, prompt=f"ask-{name.replace('.', '-')}", rests_on=rules)
        raise ValueError(f"{name}: seed {seed} makes no exercise")

    def register(make: Maker) -> Maker:
        templates[name] = partial(exercise, make)
        return make

    return register


template = partial(register_template, TEMPLATES)
"""Register a function as a template of the Basic Game."""


def place(random: Random) -> Place:
    """Return a random inner land Area and what is next to it."""
    world = rules_for().world
    areas = [
        area
        for area in world.inner
        if world.pack.area[area].kind == "land" and len(world.hexes_of(area)) >= _LEAST
    ]
    area = random.choice(areas)
    inside = world.hexes_of(area)
    beside = {near for hex_ in inside for near in world.neighbors[hex_]} - set(inside)
    return Place(area, inside, tuple(sorted(beside)))


def picked(random: Random, side: Side, count: int) -> list[int]:
    """Return random units of a side."""
    units = range(HEROES * side, HEROES * side + HEROES)
    slugs = [unit.slug for unit in rules_for().pack.units]
    return random.sample([unit for unit in units if slugs[unit] not in PLURALS], count)


def position(
    random: Random,
    units: Mapping[int, int],
    area: int,
    side: Side = Side.HEROES,
    *,
    players: int = 2,
    power: int = POWER,
    prizes: Mapping[int, int] | None = None,
    **fields: Any,
) -> Position:
    """Return a position in the turn of seat 0, whose god is in an Area. Sides alternate."""
    where, lies = [OFF] * UNITS, [OFF] * PRIZES
    for unit, hex_ in units.items():
        where[unit] = hex_
    for prize, hex_ in (prizes or {}).items():
        lies[prize] = hex_
    inside = set(rules_for().world.hexes_of(area)) if area != OFF else set()
    values: dict[str, Any] = {
        "units": tuple(where),
        "prizes": tuple(lies),
        "gods": tuple(random.sample(range(GODS), players)),
        "sides": tuple((side + seat) % 2 for seat in range(players)),
        "areas": (area,) + (OFF,) * (players - 1),
        "power": (power,) + (POWER,) * (players - 1),
        "trophies": ((),) * players,
        "captured": ((),) * players,
        "alliances": (0,) * players,
        "round": random.randint(2, 8),
        "waiting": (1 << players) - 2,
        "turn": 0,
        "part": Part.MOVEMENT,
        "movable": bits_of(
            unit for unit, hex_ in units.items() if side_of(unit) == side and hex_ in inside
        ),
    }
    return Position(**(values | fields))


def asked(at: Position, form: Form, answers: Solver, **more: Any) -> Question:
    """Return a question that shows the relevant part of the map.

    If no spaces have to be selected, the part is small, so that a phone can show it large.
    """
    rules = rules_for(len(at.sides))
    part = Picture.CLOSE if isinstance(form, _NARROW) else Picture.NEAR
    more = {"picture": part if more.get("look") else Picture.BOARD, **more}
    return partial(Exercise, rules=rules, position=at, form=form, solve=answers, **more)


def unmarked(at: Position) -> Position:
    """Return a position whose picture doesn't mark the units that may move."""
    return replace(at, movable=0)


def hex_names(hexes: Iterable[int]) -> Answer:
    """Return the answer that selects some spaces."""
    names = rules_for().world.names
    return tuple(sorted(names[hex_] for hex_ in hexes))


def counters(at: Position) -> tuple[int, ...]:
    """Return the spaces with units or Prizes."""
    return tuple(sorted({hex_ for hex_ in (*at.units, *at.prizes) if hex_ != OFF}))


def asked_line(
    at: Position, target: int, most: int, goal: Callable[[Position], bool], **more: Any
) -> Question:
    """Return a question in which a unit goes to a space and reaches a goal."""
    own = rules_for(len(at.sides))

    def answers(rules: Mythology) -> Answers:
        return frozenset(
            tuple(map(own.notation.write, _as_played(own, at, line)))
            for line in _line(rules, at, target, goal)
        )

    read = own.notation.read
    more |= {"action": read, "goal": goal, "look": counters(at)}
    return asked(at, ActionSequence(most), answers, **more)


def _as_played(rules: Mythology, at: Position, line: tuple[Action, ...]) -> Iterator[Action]:
    """Yield the actions of a line as the page offers them.

    Somebody may believe that a unit could still move, but movement ends by itself by the rules.
    """
    chance = SeededChance(1)
    for action in line:
        legal = bool(rules.check(at, action))
        if legal or action.verb is not Verb.END_MOVES:
            yield action
        if legal:
            at = rules.apply(at, action, chance).position


def _line(
    rules: Mythology, at: Position, target: int, goal: Callable[[Position], bool]
) -> tuple[tuple[Action, ...], ...]:
    """Return the shortest line in which a unit goes straight to a space and reaches a goal.

    Empty if there is none.
    """
    chance = SeededChance(1)
    best: tuple[Action, ...] | None = None
    distances = rules.world.distances(target)
    own = KIND_BITS[at.sides[at.turn]]
    for unit in members(own):
        start = at.units[unit]
        if start == OFF or (best is not None and distances[start] >= len(best)):
            continue
        approach = _approach(rules, at, unit, distances, chance)
        if approach is None:
            continue
        now, actions = approach
        while not goal(now) and (following := _following(rules, now, unit)):
            now = rules.apply(now, following, chance).position
            actions = (*actions, following)
        if goal(now) and (best is None or len(actions) < len(best)):
            best = actions
    return () if best is None else (best,)


def _approach(
    rules: Mythology, at: Position, unit: int, distances: tuple[int, ...], chance: SeededChance
) -> tuple[Position, tuple[Action, ...]] | None:
    """Return the position after steps that each come nearer, and the steps; None without any."""
    now = at.units[unit]
    if not distances[now]:
        return at, ()
    for near in rules.world.neighbors[now]:
        action = Action(Verb.STEP, unit, near)
        if distances[near] < distances[now] and rules.check(at, action):
            after = rules.apply(at, action, chance).position
            way = _approach(rules, after, unit, distances, chance)
            if way is not None:
                return way[0], (action, *way[1])
    return None


def _following(rules: Mythology, at: Position, unit: int) -> Action | None:
    """Return the action after movement that leads on with a unit."""
    legal = rules.legal_actions(at)
    return next(
        (
            action
            for verb in _FOLLOWING
            for action in legal
            if action.verb is verb and action.unit in (unit, -1)
        ),
        None,
    )
