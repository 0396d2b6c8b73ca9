"""Plans: what the action generator reads of the action schemas, prepared once per rule set."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import NONE, Action
from oracle_nb.delphi.pieces import ALL_COLORS
from oracle_nb.delphi.rules.action_keys import SOURCE_KEYS, verb_key
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.schema import ActionSchema, Precondition, TurnState, no_targets

Narrowing = Callable[[TurnState], tuple[int, ...]]
Permits = Callable[[TurnState, int], int]


Path = tuple[int, Callable[[int], Action]]
SourceUse = tuple[int, int, tuple[Path, ...]]
"""A source as it can be used: its number, its mask of colors, and a path for each of them.

A path is the key of its color and of the tokens left, with the moves in that color by space.
"""
LocalOption = tuple[int, tuple[Permits, ...], tuple[Permits, ...]]
"""An action schema done at islands or cities: the key of its verb, what only the board decides, and
the rest."""
Landing = tuple[int, int, int, tuple[Permits, ...]]
"""What could be done at an island or city: its key but for source and mask, the target, the colors
that the board permits, and the other conditions.
"""


class TargetPlan(NamedTuple):
    """A deed without a source as it is listed: what is the same for every target, and the rest.

    ``paint`` is the mask of colors, 0 where they don't matter; ``targets`` is None for a deed that
    has none.
    """

    key: int
    paint: int
    gate: tuple[Permits, ...]
    targets: Narrowing | None
    terrains: tuple[int, ...]
    each: tuple[Permits, ...]


class ShipContext(NamedTuple):
    """Where a ship lies, and what follows from that and from the player's powers.

    ``bits`` are the spaces that what is the same for every color leaves open, ``spaces`` where the
    ways lead, as far as that was asked for, and ``shore`` what could be done at the islands and
    cities in reach.
    """

    bits: int
    spaces: dict[int, tuple[int, ...]]
    shore: tuple[Landing, ...]


def all_spaces(standing: TurnState) -> tuple[int, ...]:
    """Return every space of the board."""
    return tuple(range(len(standing.tables.terrain)))


def permits_of(conditions: Iterable[Precondition]) -> tuple[Permits, ...]:
    """Return what each condition asks."""
    return tuple(condition.permits for condition in conditions)


def _plan(deed: ActionSchema) -> TargetPlan:
    alone = deed.targets is no_targets and not deed.terrains
    return TargetPlan(
        verb_key(deed.verb) | SOURCE_KEYS[NONE],
        ALL_COLORS if deed.colored else 0,
        permits_of(deed.conditions if alone else deed.gate),
        None if alone else deed.targets,
        deed.terrains if len(deed.terrains) < len(Terrain) else (),
        permits_of(one for one in deed.each if one.narrows is not deed.targets),
    )


class GenerationPlans:
    """How deeds are listed; it is the same on every board."""

    __slots__ = (
        "answers",
        "anywhere",
        "colorless",
        "gods",
        "local",
        "once",
        "ships",
        "varying",
    )

    def __init__(self, deeds: ActionSchemas) -> None:
        # Local deeds by the reach that narrows them, then by terrain.
        self.local: dict[Narrowing, dict[int, list[LocalOption]]] = {}
        for deed in deeds.local:
            narrows = deed.conditions[0].narrows or all_spaces
            by_terrain = self.local.setdefault(narrows, {int(one): [] for one in Terrain})
            others = [one for one in deed.conditions if one.narrows is not narrows]
            fixed = permits_of(one for one in others if one.fixed)
            rest = permits_of(one for one in others if not one.fixed)
            for terrain in deed.terrains:
                by_terrain[terrain].append((verb_key(deed.verb), fixed, rest))
        self.anywhere = tuple(
            (verb_key(deed.verb), permits_of(deed.conditions)) for deed in deeds.anywhere
        )
        self.colorless = tuple(
            (1 << place, permits_of(deed.conditions)) for place, deed in enumerate(deeds.colorless)
        )
        self.gods = tuple(
            (_plan(deed), one.permits)
            for deed in deeds.gods
            for one in deed.conditions
            if one.rule == "god.use"
        )
        self.answers = {step: tuple(map(_plan, group)) for step, group in deeds.answers.items()}
        self.once = tuple(one for one in deeds.move if one.once)
        self.varying = tuple(one.permits for one in deeds.move if not one.once)
        self.ships = any(one.ships for one in deeds.move)
