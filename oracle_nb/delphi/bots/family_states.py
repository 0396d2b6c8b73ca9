"""Family states: the remaining work of one family as numbers."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.bots.errands import (
    Errand,
    Part,
    delivered,
    explored,
    loaded,
    plain_colors,
    plain_shrines,
    served,
    wanted,
)
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS_OF

WIDTH: Final = 15
"""Bits for the number of a family's state in the number of a whole state."""
MASK: Final = (1 << WIDTH) - 1
_LOADS: Final = frozenset({Verb.LOAD_STATUE, Verb.LOAD_OFFERING})
_WITHOUT_CARGO: Final = frozenset({Family.SHRINE, Family.MONSTER})
_SHRINE: Final = int(Family.SHRINE)

Advance = tuple[int, int | None]
"""The change of a state's number by an errand, and the errands that become possible or impossible;
None if that depends on the cargo."""


class FamilyState(NamedTuple):
    """The remaining work of one family as far as estimates depend on it.

    ``code`` is its number, shifted to the bits of the family, ``cargo`` the number of pieces
    aboard. ``open`` are the errands that can be done with room for cargo, ``full`` those without.
    """

    part: Part
    code: int
    cargo: int
    open: int
    full: int


class FamilyStates:
    """All work of one family that a player can be left with.

    Works with equal estimates are the same state. The states don't depend on what errands cost.

    ``errands``: everything that advances the work of the family or can do so later, by its bit.
    """

    def __init__(self, board: Board, family: int, errands: Mapping[int, Errand]) -> None:
        self.states: list[FamilyState] = []
        """The states found so far, by their number."""
        self.advances: dict[int, tuple[int, dict[int, Advance]]] = {
            bit: (MASK << WIDTH * family, {}) for bit in errands
        }
        """For the bit of each errand, the mask of the bits of the family, and how the errand
        advances the states found so far."""
        self._board = board
        self._family = family
        self._by_part: dict[Part, FamilyState] = {}
        self._slots = [0] * len(board.islands)
        self._loads = [0] * 6
        self._others = [0] * 6
        for bit, errand in errands.items():
            if family == _SHRINE:
                self._slots[board.islands.index(errand.space)] |= bit
            else:
                masks = self._loads if errand.verb in _LOADS else self._others
                masks[errand.color] |= bit

    def state(self, part: Part) -> FamilyState:
        """Return the state with some work of the family."""
        known = self._by_part.get(part)
        if known is None:
            plain = plain_shrines(part) if self._family == _SHRINE else plain_colors(part)
            known = self._by_part.get(plain)
            if known is None:
                known = self._by_part[plain] = self._new_state(plain)
            self._by_part[part] = known
        return known

    def relevant(self, part: Part) -> int:
        """Return the errands that advance some work of the family, now or later."""
        if self._family == _SHRINE:
            return self.tiles(part[1] | part[2])
        loads = wanted(part)
        return _colored(self._loads, loads) | _colored(self._others, loads | delivered(part))

    def tiles(self, slots: int) -> int:
        """Return the errands to the islands with some slots."""
        return sum([mask for slot, mask in enumerate(self._slots) if slots >> slot & 1])

    def advanced(self, part: Part, errand: Errand) -> Part:
        """Return the remaining work after an errand."""
        if self._family == _SHRINE:
            return explored(part, self._board.islands.index(errand.space))
        return (loaded if errand.verb in _LOADS else served)(part, errand.color)

    def find_advance(self, code: int, bit: int, errand: Errand) -> Advance:
        """Return how an errand that is possible in a state advances it."""
        mask, advances = self.advances[bit]
        before = self.states[code >> WIDTH * self._family & MASK]
        after = self.state(self.advanced(before.part, errand))
        change = before.open ^ after.open if self._family in _WITHOUT_CARGO else None
        advance = advances[code & mask] = after.code - before.code, change
        return advance

    def _new_state(self, part: Part) -> FamilyState:
        code = len(self.states) << WIDTH * self._family
        cargo = 0
        if self._family == _SHRINE:
            open_ = full = self.tiles(part[1] | part[2])
        elif self._family == Family.MONSTER:
            open_ = full = _colored(self._others, wanted(part))
        else:
            cargo = part[3].bit_count()
            full = _colored(self._others, delivered(part))
            open_ = full | _colored(self._loads, wanted(part))
        state = FamilyState(part, code, cargo, open_, full)
        self.states.append(state)
        return state


def _colored(masks: Sequence[int], colors: int) -> int:
    """Return the union of the masks of some colors."""
    return sum([masks[color] for color in COLORS_OF[colors]])
