"""Action schemas for any level of the game: preconditions as bit sets, and what they permit.

A precondition of the turn permits everything or nothing; one of units permits a bit set of units;
one of targets permits, for a unit, a bit set of hexes, Areas, units, seats or points. Legal actions
are the AND of all preconditions of a schema; a refusal lists those whose bit is 0. No other code
decides legality.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from enum import Enum
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from oracle_nb.core.verdicts import Violation
from oracle_nb.mythology.map.world_map import bits_of, members
from oracle_nb.mythology.model.actions import NONE
from oracle_nb.mythology.pieces import UNITS

ALL: Final = -1
"""The bit set of everything."""
ALL_UNITS: Final = (1 << UNITS) - 1
"""Bit set of all units."""
Facts = dict[str, Any]


class State(Protocol):
    """The state of a turn, as far as every schema needs it."""

    permitted: dict[tuple[Callable[..., int], int], int]


class NamedAction(Protocol):
    """An action with a verb, a unit and a target."""

    @property
    def unit(self) -> int:
        """The number of a unit or Prize; -1 for none."""

    @property
    def target(self) -> int:
        """The number of the target; -1 for none."""


S = TypeVar("S", bound=State)
Act = TypeVar("Act", bound=NamedAction)


class Over(Enum):
    """The meaning of the bits of a precondition."""

    TURN = "turn"
    UNITS = "units"
    TARGETS = "targets"


class LevelPrecondition(msgspec.Struct, Generic[S], frozen=True):
    """A precondition of actions.

    Parameters
    ----------
    rule : str
        The id of the rule.
    over : Over
        What its bits are.
    permits : callable
        ``permits(state, unit)`` returns the bit set of what it permits; ``unit`` is -1 where no
        unit matters.
    facts : callable
        ``facts(state, unit, target)`` returns the facts of a refusal.
    decides : bool
        Whether later preconditions make no sense once this one refuses.
    """

    rule: str
    over: Over
    permits: Callable[[S, int], int]
    facts: Callable[[S, int, int], Facts]
    decides: bool = False


class LevelSchema(Generic[S, Act]):
    """A kind of action.

    Parameters
    ----------
    make : callable
        ``make(unit, target)`` returns the action.
    preconditions : tuple of LevelPrecondition
        What must hold.
    counters : collection of int, optional
        The units and Prizes that can be named; None for a verb without a unit.
    targets : callable, optional
        Returns all targets that can be named, as a bit set; None for a verb without a target.
    """

    def __init__(
        self,
        make: Callable[[int, int], Act],
        preconditions: tuple[LevelPrecondition[S], ...],
        counters: Collection[int] | None = None,
        targets: Callable[[S], int] | None = None,
    ) -> None:
        self.preconditions = preconditions
        self._make = make
        self._counters = counters
        self._targets = targets
        self._of_turn, self._of_units, self._of_targets = (
            tuple(
                precondition.permits for precondition in preconditions if precondition.over is over
            )
            for over in Over
        )
        self._every = ALL_UNITS if counters is None else bits_of(counters)

    def counters(self) -> Iterable[int]:
        """Return all units that can be named, legal or not; -1 for a verb without a unit."""
        return (NONE,) if self._counters is None else self._counters

    def targets(self, state: S) -> int:
        """Return all targets that can be named, as a bit set; 0 for a verb without a target."""
        return 0 if self._targets is None else self._targets(state)

    def names(self, state: S, action: Act) -> bool:
        """Return whether an action has a unit and a target that can be named."""
        if action.unit not in self.counters():
            return False
        if self._targets is None:
            return action.target == NONE
        return action.target >= 0 and bool(self._targets(state) >> action.target & 1)

    def every(self, state: S) -> Iterator[Act]:
        """Yield the actions with every unit and target that can be named."""
        for unit in self.counters():
            if self._targets is None:
                yield self._make(unit, NONE)
            else:
                yield from (self._make(unit, target) for target in members(self._targets(state)))

    def legal(self, state: S) -> Iterator[Act]:
        """Yield the actions that every precondition permits."""
        for permits in self._of_turn:
            if not permits(state, NONE):
                return
        units = self._every
        for permits in self._of_units:
            units &= permits(state, NONE)
            if not units:
                return
        every = self.targets(state)
        for unit in (NONE,) if self._counters is None else members(units):
            if not every:
                yield self._make(unit, NONE)
                continue
            targets = every
            # The last preconditions leave the fewest targets.
            for permits in reversed(self._of_targets):
                targets &= permits(state, unit)
                if not targets:
                    break
            for target in members(targets):
                yield self._make(unit, target)

    def violations(self, state: S, action: Act) -> tuple[Violation, ...]:
        """Return every precondition that refuses an action, with its facts."""
        unit, target = max(action.unit, 0), max(action.target, 0)
        violations: list[Violation] = []
        for precondition in self.preconditions:
            permitted = _permitted(precondition, state, action.unit)
            bit = (
                target
                if precondition.over is Over.TARGETS
                else unit
                if precondition.over is Over.UNITS
                else 0
            )
            if not permitted >> bit & 1:
                facts = precondition.facts(state, action.unit, action.target)
                violations.append(Violation(precondition.rule, facts))
                if precondition.decides:
                    break
        return tuple(violations)


def _permitted(precondition: LevelPrecondition[S], state: S, unit: int) -> int:
    """Return what a precondition permits, computed once for many actions of a position."""
    key = (precondition.permits, unit if precondition.over is Over.TARGETS else NONE)
    known = state.permitted.get(key)
    if known is None:
        known = state.permitted[key] = precondition.permits(state, unit)
    return known
