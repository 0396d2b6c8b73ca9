"""Preconditions, action schemas, and the state of the turn that they read.

A precondition returns the colors that it permits for a target (a 6-bit mask), or the spaces that it
permits for a color (a bit set). Legal actions are the AND of all preconditions; a refusal lists
those whose bit is 0. No other code decides legality.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from oracle_nb.core.verdicts import NO_TARGET, Cost, Violation
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import EXTRA, Action, Verb, source_color
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.model.powers import Powers, powers_of
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import TaskLedger, ledger
from oracle_nb.delphi.model.verbs import SIGNATURES
from oracle_nb.delphi.pieces import ALL_COLORS, TOP_ROW
from oracle_nb.delphi.rules.lookup_tables import LookupTables

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.transaction import Transaction

FAVOR_TAKEN: Final = 2
"""Number of favor tokens of a colorless action, and for having no injuries."""
OFFERING_FAVOR: Final = 3
"""Number of favor tokens for a delivered offering."""
BONUS_FAVOR: Final = 1
"""Number of favor tokens of a die bonus."""
EXTRA_COST: Final = 3
"""Price of the extra action in favor tokens (equipment.extra-action)."""
_FREE: Final = (0,) * 6
BOUGHT: Final = (EXTRA_COST,) * 6
"""Price of the extra action as each color."""


class TurnState:
    """The state of a turn for the player to move, which preconditions read.

    ``answers`` caches the legal actions.
    """

    __slots__ = (
        "answers",
        "me",
        "position",
        "powers",
        "seat",
        "setting",
        "step",
        "tables",
    )

    def __init__(self, tables: LookupTables, setting: Setting, position: Position) -> None:
        self.tables = tables
        self.setting = setting
        self.position = position
        self.answers: list[Action] | None = None
        pending = position.pending
        self.step = pending[0] if pending else None
        self.seat = seat = pending[0].player if pending else position.turn
        self.me = position.players[seat]
        self.powers: Powers = powers_of(position, seat)

    @property
    def rules(self) -> RuleSet:
        """The rule set."""
        return self.setting.rules

    @property
    def ship_color(self) -> int:
        """The color of the player's ship."""
        return self.setting.ships[self.seat]

    @property
    def ledger(self) -> TaskLedger:
        """The player's open and completed tasks by family."""
        return ledger(self.me.tasks, self.me.done)

    @property
    def offerings(self) -> int:
        """The mask of the colors of the offerings aboard."""
        return mask_of(self.me.offerings)

    @property
    def statues(self) -> int:
        """The mask of the colors of the statues aboard."""
        return mask_of(self.me.statues)

    def cost_row(self, source: int) -> tuple[int, ...]:
        """Return what it costs to use a source as each color."""
        if source < 0:
            return _FREE
        if source == EXTRA:
            return BOUGHT
        return self.powers.wheel[source_color(source)]

    def near(self, reach: bool) -> tuple[int, ...]:
        """Return the islands and cities within reach of the ship (ruling 27 with equipment)."""
        tables = self.tables
        return (tables.near2 if reach else tables.near)[self.me.ship]

    def land_in_reach(self) -> tuple[int, ...]:
        """Return where the ship can fight, explore and build (equipment.reach-island)."""
        tables = self.tables
        return (tables.near2 if self.powers.reach_island else tables.near)[self.me.ship]

    def statues_in_reach(self) -> tuple[int, ...]:
        """Return where it can load and raise statues (equipment.reach-statue)."""
        tables = self.tables
        return (tables.near2 if self.powers.reach_statue else tables.near)[self.me.ship]

    def offerings_in_reach(self) -> tuple[int, ...]:
        """Return where it can load and deliver offerings (equipment.reach-offering)."""
        tables = self.tables
        return (tables.near2 if self.powers.reach_offering else tables.near)[self.me.ship]


@lru_cache(maxsize=4096)
def mask_of(colors: tuple[int, ...]) -> int:
    """Return the mask of some colors."""
    mask = 0
    for color in colors:
        mask |= 1 << color
    return mask


@lru_cache(maxsize=4096)
def below_top(rows: tuple[int, ...]) -> int:
    """Return the mask of gods below the top row."""
    mask, bit = 0, 1
    for row in rows:
        if row < TOP_ROW:
            mask |= bit
        bit <<= 1
    return mask


@lru_cache(maxsize=4096)
def under_way(rows: tuple[int, ...]) -> int:
    """Return the mask of gods that have left the lowest row and are below the top row."""
    return present(rows) & below_top(rows)


@lru_cache(maxsize=4096)
def present(counts: tuple[int, ...]) -> int:
    """Return the mask of colors (or gods) whose number is above 0."""
    mask, bit = 0, 1
    for count in counts:
        if count:
            mask |= bit
        bit <<= 1
    return mask


Facts = dict[str, Any]


def no_facts(state: TurnState, target: int, color: int) -> Facts:
    """Return no facts besides the rule."""
    return {}


class Precondition(msgspec.Struct, frozen=True):
    """A precondition that permits colors for a target.

    ``permits(state, target)`` gives the mask of colors; target is -1 for a schema without targets.
    ``facts(state, target, color)`` gives the facts of a refusal. ``narrows``, if given, lists the
    only possible targets, so that the generator can skip the others.
    """

    rule: str
    permits: Callable[[TurnState, int], int]
    facts: Callable[[TurnState, int, int], Facts] = no_facts
    narrows: Callable[[TurnState], tuple[int, ...]] | None = None
    once: bool = False
    fixed: bool = False
    waived: bool = False


class SpacePrecondition(msgspec.Struct, frozen=True):
    """A precondition that permits spaces for a color and the tokens left for the distance.

    ``permits(state, color, tokens)`` gives a bit set of spaces. ``facts(state, target, color,
    tokens)`` gives the facts of a refusal. ``once`` says that it is independent of color and
    tokens, ``ships`` that it depends on other ships.
    """

    rule: str
    permits: Callable[[TurnState, int, int], int]
    facts: Callable[[TurnState, int, int, int], Facts]
    once: bool = False
    ships: bool = False


def no_targets(state: TurnState) -> tuple[int, ...]:
    """Return the only target of an action schema that has none."""
    return (-1,)


class ActionSchema(msgspec.Struct, frozen=True):
    """A kind of action with its preconditions and effect.

    ``targets(state)`` lists its possible targets. ``terrains``, if not empty, are those of its
    targets. ``rules`` are the ids that allow it, ``do`` carries it out; ``cost`` is its price
    besides its source. ``colored``, whether the color matters, follows from the verb
    (``verbs.SIGNATURES``). ``gate`` and ``each`` are the preconditions split into those that are
    independent of the target, and the others.
    """

    verb: Verb
    rules: tuple[str, ...]
    conditions: tuple[Precondition, ...]
    do: "Callable[[Transaction, Action], None]"
    targets: Callable[[TurnState], tuple[int, ...]] = no_targets
    terrains: tuple[int, ...] = ()
    cost: tuple[Cost, ...] = ()
    gate: tuple[Precondition, ...] = ()
    each: tuple[Precondition, ...] = ()
    colored: bool = False

    def __post_init__(self) -> None:
        gate = tuple(condition for condition in self.conditions if condition.once)
        each = tuple(condition for condition in self.conditions if not condition.once)
        msgspec.structs.force_setattr(self, "gate", gate)
        msgspec.structs.force_setattr(self, "each", each)
        msgspec.structs.force_setattr(self, "colored", SIGNATURES[self.verb].colored)

    def permits(self, state: TurnState, target: int) -> int:
        """Return the mask of colors that every condition permits for the target."""
        mask = ALL_COLORS
        for condition in self.conditions:
            mask &= condition.permits(state, target)
            if not mask:
                break
        return mask

    def broken(self, state: TurnState, target: int, color: int) -> list[Violation]:
        """Return every precondition that refuses the target in the color."""
        if self.terrains and not self.is_target(state, target):
            return [Violation(NO_TARGET, self._elsewhere(state, target))]
        bit = 1 << max(color, 0)
        return [
            Violation(condition.rule, condition.facts(state, target, color))
            for condition in self.conditions
            if not condition.permits(state, target) & bit
        ]

    def _elsewhere(self, state: TurnState, target: int) -> Facts:
        terrain = state.tables.terrain
        if not 0 <= target < len(terrain):
            return {"verb": self.verb, "space": -1}
        return {"verb": self.verb, "space": target, "terrain": Terrain(terrain[target])}

    def is_target(self, state: TurnState, target: int) -> bool:
        """Return whether the space is a possible target at all."""
        terrain = state.tables.terrain
        return 0 <= target < len(terrain) and terrain[target] in self.terrains


def always(state: TurnState, target: int) -> int:
    """Permit every color."""
    return ALL_COLORS


def waived(condition: Precondition) -> Precondition:
    """Return a precondition that never refuses, for somebody who doesn't know the rule."""
    return Precondition(condition.rule, always, once=condition.once, waived=True)


# --- preconditions of several families ------------------------------------------------------


def _adjacent_facts(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "ship": state.me.ship}


def adjacent(reach: Callable[[TurnState], tuple[int, ...]]) -> Precondition:
    """Return the precondition action.adjacent, with the reach of the family's equipment."""

    def permits(state: TurnState, target: int) -> int:
        return ALL_COLORS if target in reach(state) else 0

    return Precondition("action.adjacent", permits, _adjacent_facts, reach)
