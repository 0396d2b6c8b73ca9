"""Preconditions and action schemas, which read the state of the turn.

A precondition returns the colors that it permits for a target (a 6-bit mask), or the spaces that it
permits for a color (a bit set). Legal actions are the AND of all preconditions; a refusal lists
those whose bit is 0. No other code decides legality.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from oracle_nb.core.verdicts import NO_TARGET, Cost, Violation
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.verbs import SIGNATURES
from oracle_nb.delphi.pieces import ALL_COLORS
from oracle_nb.delphi.rules.turn_state import (
    BOUGHT,
    EXTRA_COST,
    TurnState,
    below_top,
    mask_of,
    present,
    under_way,
)

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.transaction import Transaction

__all__ = [
    "BONUS_FAVOR",
    "BOUGHT",
    "EXTRA_COST",
    "FAVOR_TAKEN",
    "OFFERING_FAVOR",
    "ActionSchema",
    "Facts",
    "Precondition",
    "SourcePrecondition",
    "SpacePrecondition",
    "TurnState",
    "adjacent",
    "always",
    "below_top",
    "mask_of",
    "no_facts",
    "no_targets",
    "permits_spaces",
    "present",
    "spaces_of",
    "under_way",
    "waived",
]

FAVOR_TAKEN: Final = 2
"""Number of favor tokens of a colorless action, and for having no injuries."""
OFFERING_FAVOR: Final = 3
"""Number of favor tokens for a delivered offering."""
BONUS_FAVOR: Final = 1
"""Number of favor tokens of a die bonus."""

Facts = dict[str, Any]
Spaces = Callable[[TurnState], int]
"""A function for a bit set of spaces."""
_SPACES: Final[dict[Callable[[TurnState, int], int], Spaces]] = {}
"""The bit sets behind functions that permit all colors for some targets.

They are found by the function, so that a variant with another one has none.
"""


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


class SourcePrecondition(msgspec.Struct, frozen=True):
    """A precondition of sources: ``holds(state, source, color)``."""

    rule: str
    holds: Callable[[TurnState, int, int], bool]
    facts: Callable[[TurnState, int, int], Facts]


def no_targets(state: TurnState) -> tuple[int, ...]:
    """Return the only target of an action schema that has none."""
    return (-1,)


class ActionSchema(msgspec.Struct, frozen=True):
    """A kind of action with its preconditions and effect.

    ``targets(state)`` lists its possible targets. ``terrains``, if not empty, are those of its
    targets. ``rules`` are the ids that allow it, ``effect`` carries it out; ``cost`` is its price
    besides its source. ``colored``, whether the color matters, follows from the verb
    (``verbs.SIGNATURES``). ``gate`` and ``each`` are the preconditions split into those that are
    independent of the target, and the others.
    """

    verb: Verb
    rules: tuple[str, ...]
    conditions: tuple[Precondition, ...]
    effect: "Callable[[Transaction, Action], None]"
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


def permits_spaces(
    rule: str,
    spaces: Spaces,
    facts: Callable[[TurnState, int, int], Facts] = no_facts,
) -> Precondition:
    """Return a precondition that permits all colors for the targets of a bit set."""

    def permits(state: TurnState, target: int) -> int:
        return ALL_COLORS if spaces(state) >> target & 1 else 0

    _SPACES[permits] = spaces
    return Precondition(rule, permits, facts)


def spaces_of(condition: Precondition) -> Spaces | None:
    """Return the bit set of the targets that a precondition permits; None without a bit set."""
    return _SPACES.get(condition.permits)


# --- preconditions of several families ------------------------------------------------------


def _adjacent_facts(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "ship": state.me.ship}


def adjacent(reach: Callable[[TurnState], tuple[int, ...]]) -> Precondition:
    """Return the precondition action.adjacent, with the reach of the family's equipment."""

    def permits(state: TurnState, target: int) -> int:
        return ALL_COLORS if target in reach(state) else 0

    return Precondition("action.adjacent", permits, _adjacent_facts, reach)
