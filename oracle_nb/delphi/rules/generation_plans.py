"""Generation plans: action schemas as the action generator reads them, for each rule set.

The key of actions packs a verb, a source, a target and a mask of colors; its parts are put together
with ``|``. A path packs the color of a move and the favor tokens left to pay for its length. Both
are looked up for every listing, which is why they are numbers and not tuples.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from oracle_nb.delphi.board import UNREACHABLE, Terrain
from oracle_nb.delphi.model.actions import NONE, SOURCES, Action
from oracle_nb.delphi.pieces import ALL_COLORS
from oracle_nb.delphi.rules.action_schema import (
    ActionSchema,
    Precondition,
    Spaces,
    TurnState,
    no_targets,
    spaces_of,
)
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.lookup_tables import Choice, target_row

_SOURCE: Final = 6
_VERB: Final = 10
_TARGET: Final = 15
"""The lowest bits of the parts; the colors have the bits below."""
_NO_SOURCE: Final = 15
_COLOR_BITS: Final = 3

SOURCE_KEYS: Final = (*(source << _SOURCE for source in SOURCES), _NO_SOURCE << _SOURCE)
"""The part of each source, with that of NONE as the last."""
TARGET_KEYS: Final = (*(target + 1 << _TARGET for target in range(UNREACHABLE)), 0)
"""The part of each target, with that of NONE as the last."""


def verb_key(verb: int) -> int:
    """Return the part of a verb."""
    return verb << _VERB


def read_key(key: int) -> tuple[int, int, int, int]:
    """Return the verb, the source, the target and the mask of colors of a key."""
    source = key >> _SOURCE & 15
    return (
        key >> _VERB & 31,
        NONE if source == _NO_SOURCE else source,
        (key >> _TARGET) - 1,
        key & ALL_COLORS,
    )


def path_key(color: int, tokens: int) -> int:
    """Return the path of moves in a color with a number of tokens left."""
    return tokens << _COLOR_BITS | color


def read_path(path: int) -> tuple[int, int]:
    """Return the color of a path and the tokens left."""
    return path & (1 << _COLOR_BITS) - 1, path >> _COLOR_BITS


Narrowing = Callable[[TurnState], tuple[int, ...]]
Permits = Callable[[TurnState, int], int]


Path = tuple[int, tuple[Action, ...]]
SourceUse = tuple[int, int, tuple[Path, ...]]
Uses = tuple[int, list[SourceUse]]
"""The mask of the colors of all sources, and their uses."""

"""A use of a source: its number, its mask of colors, and a path for each of them.

A path is the key of its color and of the tokens left, with the moves in that color by space.
"""
LocalOption = tuple[int, tuple[Permits, ...], tuple[Permits, ...]]
"""A local action schema: its verb, the preconditions of the board, and the others."""
ColorRows = tuple[tuple[Action, ...], ...]
"""The actions of a verb at a target by source and color."""
Landing = tuple[ColorRows, int, int, tuple[Permits, ...]]
"""An option at an island or city: its actions, the target, the colors, the preconditions."""


class TargetPlan(NamedTuple):
    """A schema without a source: preconditions that are equal for every target, and others.

    ``paint`` is the mask of colors, 0 where they don't matter; ``targets`` is None for a schema
    that has none. ``spaces``, if not empty, are bit sets of targets instead of ``each``.
    """

    key: int
    paint: int
    gate: tuple[Permits, ...]
    targets: Narrowing | None
    terrains: tuple[int, ...]
    each: tuple[Permits, ...]
    spaces: tuple[Spaces, ...] = ()


class ShipContext(NamedTuple):
    """The context of a ship: its space, and what follows from that and the player's powers.

    ``bits`` are the spaces that the color-independent preconditions permit, ``ends`` chooses the
    targets of the paths used so far, and ``shore`` are the options at the islands and cities within
    reach.
    """

    bits: int
    ends: dict[int, Choice]
    shore: tuple[Landing, ...]


@lru_cache(maxsize=4096)
def color_rows(verb: int, target: int) -> ColorRows:
    """Return the actions of a verb at a target by source and color."""
    return tuple(
        tuple([Action(verb, source, color, target) for color in range(6)]) for source in SOURCES
    )


def all_spaces(state: TurnState) -> tuple[int, ...]:
    """Return every space of the board."""
    return tuple(range(len(state.tables.terrain)))


def permits_of(conditions: Iterable[Precondition]) -> tuple[Permits, ...]:
    """Return the functions of preconditions."""
    return tuple(condition.permits for condition in conditions)


def _plan(schema: ActionSchema) -> TargetPlan:
    alone = schema.targets is no_targets and not schema.terrains
    each = tuple(
        precondition for precondition in schema.each if precondition.narrows is not schema.targets
    )
    terrains = schema.terrains if len(schema.terrains) < len(Terrain) else ()
    spaces = tuple(narrowed for precondition in each if (narrowed := spaces_of(precondition)))
    if schema.colored or terrains or len(spaces) < len(each):
        spaces = ()
    return TargetPlan(
        verb_key(schema.verb) | SOURCE_KEYS[NONE],
        ALL_COLORS if schema.colored else 0,
        permits_of(schema.conditions if alone else schema.gate),
        None if alone else schema.targets,
        terrains,
        permits_of(each),
        spaces,
    )


class GenerationPlans:
    """The plans of all action schemas, the same on every board."""

    __slots__ = (
        "_local_verbs",
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
            by_terrain = self.local.setdefault(narrows, {int(other): [] for other in Terrain})
            others = [
                precondition
                for precondition in schema.conditions
                if precondition.narrows is not narrows
            ]
            fixed = permits_of(precondition for precondition in others if precondition.fixed)
            rest = permits_of(precondition for precondition in others if not precondition.fixed)
            for terrain in schema.terrains:
                by_terrain[terrain].append((int(schema.verb), fixed, rest))
        self.anywhere = tuple(
            (color_rows(schema.verb, NONE), permits_of(schema.conditions))
            for schema in schemas.anywhere
        )
        self.colorless = tuple(
            (1 << place, permits_of(schema.conditions))
            for place, schema in enumerate(schemas.colorless)
        )
        self.gods = tuple(
            (_plan(schema), precondition.permits)
            for schema in schemas.gods
            for precondition in schema.conditions
            if precondition.rule == "god.use"
        )
        self.answers = {step: tuple(map(_plan, group)) for step, group in schemas.answers.items()}
        self._local_verbs = {
            terrain: {verb for group in self.local.values() for verb, _, _ in group[terrain]}
            for terrain in map(int, Terrain)
        }
        self.once = tuple(precondition for precondition in schemas.move if precondition.once)
        self.varying = tuple(
            precondition.permits for precondition in schemas.move if not precondition.once
        )
        self.ships = any(precondition.ships for precondition in schemas.move)

    def rows(self, terrain: tuple[int, ...]) -> dict[tuple[int, int], ColorRows]:
        """Return the actions of all local schemas by verb and target, for a board's terrain."""
        return {
            (verb, target): color_rows(verb, target)
            for target, kind in enumerate(terrain)
            for verb in self._local_verbs[kind]
        }

    def target_rows(self, spaces: int) -> dict[int, tuple[Action, ...]]:
        """Return the actions by space of the schemas whose targets are bit sets, by their keys."""
        answers = (plan for group in self.answers.values() for plan in group)
        plans = (*(plan for plan, _ in self.gods), *answers)
        return {
            plan.key: target_row(read_key(plan.key)[0], spaces) for plan in plans if plan.spaces
        }
