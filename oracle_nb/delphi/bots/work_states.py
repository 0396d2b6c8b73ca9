"""Work states: the remaining work as numbers, with the possible errands as bit sets."""

from collections.abc import Mapping
from typing import Final

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.bots.errands import Errand, Part, Work
from oracle_nb.delphi.bots.family_states import MASK, WIDTH, Advance, FamilyStates
from oracle_nb.delphi.model.tasks import Family

_MOST_STATES: Final = 1 << WIDTH - 2
"""Number of states of a family after which they are numbered anew."""


class WorkStates:
    """All work that a player can be left with; works with equal estimates are the same state.

    A state is a number with some bits for each family. Each errand has one bit, and sets of errands
    are masks of these bits.

    ``before``: earlier states with the same bits; the families whose errands are unchanged are
    kept.
    """

    def __init__(
        self,
        board: Board,
        errands: Mapping[int, Errand],
        storage: int,
        before: "WorkStates | None" = None,
    ) -> None:
        self._storage = storage
        """How many pieces of cargo the ship can carry."""
        self.errands = errands
        """Everything that advances the work or can do so later, by its bit."""
        self.possible: dict[int, int] = {}
        """The possible errands in some states."""
        self._families: list[FamilyStates] = []
        self.advances: dict[int, tuple[int, dict[int, Advance]]] = {}
        """For the bit of each errand, the mask of the bits of its family, and how the errand
        advances the states of the family found so far."""
        by_family: list[dict[int, Errand]] = [{} for _ in Family]
        for bit, errand in errands.items():
            by_family[errand.family][bit] = errand
        for family, own in enumerate(by_family):
            kept = None if before is None else before.kept(family, own)
            states = kept or FamilyStates(board, family, own)
            self._families.append(states)
            self.advances |= states.advances
        self._numbered = [states.states for states in self._families]

    def kept(self, family: int, errands: Mapping[int, Errand]) -> FamilyStates | None:
        """Return the states of a family if they are right for some errands, too."""
        states = self._families[family]
        same = states.advances.keys() == errands.keys()
        return states if same and len(states.states) < _MOST_STATES else None

    def state_of(self, work: Work) -> int:
        """Return the state with some work."""
        pairs = zip(self._families, work, strict=True)
        return sum([states.state(part).code for states, part in pairs])

    def relevant(self, work: Work) -> int:
        """Return the errands that advance some work, now or later."""
        pairs = zip(self._families, work, strict=True)
        return sum([states.relevant(part) for states, part in pairs])

    def tiles(self, slots: int) -> int:
        """Return the errands to the islands with some slots."""
        return self._families[Family.SHRINE].tiles(slots)

    def advanced(self, part: Part, errand: Errand) -> Part:
        """Return the remaining work of a family after an errand."""
        return self._families[errand.family].advanced(part, errand)

    def find_possible(self, code: int) -> int:
        """Return the possible errands in a state."""
        shrines, statues, offerings, monsters = self._numbered
        shrine = shrines[code & MASK]
        statue = statues[code >> WIDTH & MASK]
        offering = offerings[code >> 2 * WIDTH & MASK]
        monster = monsters[code >> 3 * WIDTH]
        if statue.cargo + offering.cargo < self._storage:
            carried = statue.open | offering.open
        else:
            carried = statue.full | offering.full
        possible = self.possible[code] = shrine.open | carried | monster.open
        return possible

    def find_advance(self, code: int, bit: int) -> Advance:
        """Return how an errand that is possible in a state advances it."""
        errand = self.errands[bit]
        return self._families[errand.family].find_advance(code, bit, errand)
