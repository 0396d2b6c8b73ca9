"""Work states: the remaining work as numbers, with the possible errands as bit sets."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.bots.errands import (
    Errand,
    Part,
    Work,
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

_LOADS: Final = frozenset({Verb.LOAD_STATUE, Verb.LOAD_OFFERING})
_WITHOUT_CARGO: Final = frozenset({Family.SHRINE, Family.MONSTER})
_WIDTH: Final = 15
"""Bits for the number of a family's state in the number of a whole state."""
_MASK: Final = (1 << _WIDTH) - 1


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


class WorkStates:
    """All work that a player can be left with; works with equal estimates are the same state.

    A state is a number with some bits for each family. Each errand has one bit, and sets of errands
    are masks of these bits.

    Parameters
    ----------
    board
        The board.
    errands
        Everything that advances the work or can do so later, by its bit.
    storage
        How many pieces of cargo the ship can carry.

    Attributes
    ----------
    possible : dict of int to int
        The possible errands in some states.
    advances : dict of int to (int, dict)
        For the bit of each errand, the mask of the bits of its family, and how the errand advances
        the states of the family found so far.
    """

    def __init__(self, board: Board, errands: Mapping[int, Errand], storage: int) -> None:
        self._board = board
        self._storage = storage
        self.errands = errands
        self.possible: dict[int, int] = {}
        self.advances: dict[int, tuple[int, dict[int, Advance]]] = {
            bit: (_MASK << _WIDTH * errand.family, {}) for bit, errand in self.errands.items()
        }
        self._states: list[dict[Part, FamilyState]] = [{} for _ in Family]
        self._numbered: list[list[FamilyState]] = [[] for _ in Family]
        self._slots = [0] * len(board.islands)
        self._loads = [[0] * 6 for _ in Family]
        self._others = [[0] * 6 for _ in Family]
        for bit, errand in self.errands.items():
            if errand.family == Family.SHRINE:
                self._slots[board.islands.index(errand.space)] |= bit
            else:
                masks = self._loads if errand.verb in _LOADS else self._others
                masks[errand.family][errand.color] |= bit

    def of(self, work: Work) -> int:
        """Return the state with some work."""
        states = [self._state(family, part) for family, part in enumerate(work)]
        return sum([state.code for state in states])

    def relevant(self, work: Work) -> int:
        """Return the errands that advance some work, now or later."""
        shrine, *others = work
        found = self.tiles(shrine[1] | shrine[2])
        for family, part in enumerate(others, 1):
            loads = wanted(part)
            found |= _colored(self._loads[family], loads)
            found |= _colored(self._others[family], loads | delivered(part))
        return found

    def tiles(self, slots: int) -> int:
        """Return the errands to the islands with some slots."""
        return sum([mask for slot, mask in enumerate(self._slots) if slots >> slot & 1])

    def advanced(self, part: Part, errand: Errand) -> Part:
        """Return the remaining work of a family after an errand."""
        if errand.family == Family.SHRINE:
            return explored(part, self._board.islands.index(errand.space))
        return (loaded if errand.verb in _LOADS else served)(part, errand.color)

    def find_possible(self, code: int) -> int:
        """Return the possible errands in a state."""
        shrines, statues, offerings, monsters = self._numbered
        shrine = shrines[code & _MASK]
        statue = statues[code >> _WIDTH & _MASK]
        offering = offerings[code >> 2 * _WIDTH & _MASK]
        monster = monsters[code >> 3 * _WIDTH]
        if statue.cargo + offering.cargo < self._storage:
            carried = statue.open | offering.open
        else:
            carried = statue.full | offering.full
        possible = self.possible[code] = shrine.open | carried | monster.open
        return possible

    def find_advance(self, code: int, bit: int) -> Advance:
        """Return how an errand that is possible in a state advances it."""
        errand = self.errands[bit]
        family = errand.family
        mask, advances = self.advances[bit]
        before = self._numbered[family][code >> _WIDTH * family & _MASK]
        after = self._state(family, self.advanced(before.part, errand))
        change = before.open ^ after.open if family in _WITHOUT_CARGO else None
        advance = advances[code & mask] = after.code - before.code, change
        return advance

    def _state(self, family: int, part: Part) -> FamilyState:
        states = self._states[family]
        known = states.get(part)
        if known is None:
            plain = plain_shrines(part) if family == Family.SHRINE else plain_colors(part)
            known = states.get(plain)
            if known is None:
                known = states[plain] = self._new_state(family, plain)
            states[part] = known
        return known

    def _new_state(self, family: int, part: Part) -> FamilyState:
        numbered = self._numbered[family]
        code = len(numbered) << _WIDTH * family
        cargo = 0
        if family == Family.SHRINE:
            open_ = full = self.tiles(part[1] | part[2])
        elif family == Family.MONSTER:
            open_ = full = _colored(self._others[family], wanted(part))
        else:
            cargo = part[3].bit_count()
            full = _colored(self._others[family], delivered(part))
            open_ = full | _colored(self._loads[family], wanted(part))
        state = FamilyState(part, code, cargo, open_, full)
        numbered.append(state)
        return state


def _colored(masks: Sequence[int], colors: int) -> int:
    """Return the union of the masks of some colors."""
    return sum([masks[color] for color in COLORS_OF[colors]])
