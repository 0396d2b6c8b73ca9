"""Generation plans: action schemas as the action generator reads them, for each rule set."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import NONE, Action
from oracle_nb.delphi.pieces import ALL_COLORS
from oracle_nb.delphi.rules.action_keys import SOURCE_KEYS, verb_key
from oracle_nb.delphi.rules.action_schema import ActionSchema, Precondition, TurnState, no_targets
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.lookup_tables import Choice

Narrowing = Callable[[TurnState], tuple[int, ...]]
Permits = Callable[[TurnState, int], int]


Path = tuple[int, tuple[Action, ...]]
SourceUse = tuple[int, int, tuple[Path, ...]]
"""A use of a source: its number, its mask of colors, and a path for each of them.

A path is the key of its color and of the tokens left, with the moves in that color by space.
"""
LocalOption = tuple[int, tuple[Permits, ...], tuple[Permits, ...]]
"""A local action schema: the key of its verb, the preconditions of the board, and the others."""
Landing = tuple[int, int, int, tuple[Permits, ...]]
"""An option at an island or city: its partial key, the target, the colors, the preconditions."""


class TargetPlan(NamedTuple):
    """A schema without a source: preconditions that are equal for every target, and others.

    ``paint`` is the mask of colors, 0 where they don't matter; ``targets`` is None for a schema
    that has none.
    """

    key: int
    paint: int
    gate: tuple[Permits, ...]
    targets: Narrowing | None
    terrains: tuple[int, ...]
    each: tuple[Permits, ...]


class ShipContext(NamedTuple):
    """The context of a ship: its space, and what follows from that and the player's powers.

    ``bits`` are the spaces that the color-independent preconditions permit, ``ends`` chooses the
    targets of the paths used so far, and ``shore`` are the options at the islands and cities within
    reach.
    """

    bits: int
    ends: dict[int, Choice]
    shore: tuple[Landing, ...]


def all_spaces(state: TurnState) -> tuple[int, ...]:
    """Return every space of the board."""
    return tuple(range(len(state.tables.terrain)))


def permits_of(conditions: Iterable[Precondition]) -> tuple[Permits, ...]:
    """Return the functions of preconditions."""
    return tuple(condition.permits for condition in conditions)


def _plan(schema: ActionSchema) -> TargetPlan:
    alone = schema.targets is no_targets and not schema.terrains
    return TargetPlan(
        verb_key(schema.verb) | SOURCE_KEYS[NONE],
        ALL_COLORS if schema.colored else 0,
        permits_of(schema.conditions if alone else schema.gate),
        None if alone else schema.targets,
        schema.terrains if len(schema.terrains) < len(Terrain) else (),
        permits_of(one for one in schema.each if one.narrows is not schema.targets),
    )


class GenerationPlans:
    """The plans of all action schemas, the same on every board."""

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

    def __init__(self, schemas: ActionSchemas) -> None:
        # Local schemas by the reach that narrows them, then by terrain.
        self.local: dict[Narrowing, dict[int, list[LocalOption]]] = {}
        for schema in schemas.local:
            narrows = schema.conditions[0].narrows or all_spaces
            by_terrain = self.local.setdefault(narrows, {int(one): [] for one in Terrain})
            others = [one for one in schema.conditions if one.narrows is not narrows]
            fixed = permits_of(one for one in others if one.fixed)
            rest = permits_of(one for one in others if not one.fixed)
            for terrain in schema.terrains:
                by_terrain[terrain].append((verb_key(schema.verb), fixed, rest))
        self.anywhere = tuple(
            (verb_key(schema.verb), permits_of(schema.conditions)) for schema in schemas.anywhere
        )
        self.colorless = tuple(
            (1 << place, permits_of(schema.conditions))
            for place, schema in enumerate(schemas.colorless)
        )
        self.gods = tuple(
            (_plan(schema), one.permits)
            for schema in schemas.gods
            for one in schema.conditions
            if one.rule == "god.use"
        )
        self.answers = {step: tuple(map(_plan, group)) for step, group in schemas.answers.items()}
        self.once = tuple(one for one in schemas.move if one.once)
        self.varying = tuple(one.permits for one in schemas.move if not one.once)
        self.ships = any(one.ships for one in schemas.move)
