"""Work estimator: the dice that a player needs for all remaining work, from every space.

The total distance is estimated by repeatedly doing the nearest errand.
"""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.bots.errand_routes import ErrandRoutes, Sailing
from oracle_nb.delphi.bots.errands import Errand, Part, Work
from oracle_nb.delphi.bots.family_states import MASK, WIDTH, Advance, FamilyStates
from oracle_nb.delphi.model.actions import Action
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


BEST: Final = 3
"""Number of errands that are considered as the next one."""
MOST_KNOWN: Final = 50_000
"""Number of estimates after which an estimator is replaced."""

Ahead = tuple[int, int | None, Sequence[float], Sequence[int]]
"""The result of an errand: the number of the state, the possible errands (None if that depends on
the cargo), and the dice for the errand and the dock, by the space of the ship."""


class WorkStage:
    """The remaining work of a player, and what an estimator has found out about it.

    An estimator has one stage for each work, so that stages can be compared by identity.
    ``state`` is the number of its state, ``possible`` the mask of the possible errands. ``near``
    holds the errands within reach and ``best`` the estimated dice, by the space of the ship;
    ``after`` holds the stages after an errand, ``ahead`` the results of errands, ``helped`` the
    errands that gods can do, by the space of the ship and the gods in the top row.
    """

    __slots__ = ("after", "ahead", "best", "helped", "near", "possible", "state", "work")

    def __init__(self, work: Work, state: int, possible: int, best: list[float | None]) -> None:
        self.work = work
        self.state = state
        self.possible = possible
        self.best = best
        self.near: dict[int, tuple[Errand, ...]] = {}
        self.after: dict[Errand, WorkStage] = {}
        self.ahead: dict[int, Ahead] = {}
        self.helped: dict[tuple[int, int], list[tuple[int, Action, Errand]]] = {}


class WorkEstimator:
    """The dice for all work that a player can be left with.

    It stays valid while the possible errands for the remaining work and the player's sailing are
    unchanged.

    ``errands``: everything that advances the work or can do so later.
    ``before``: an earlier estimator for the same player.
    """

    def __init__(
        self,
        board: Board,
        errands: Sequence[Errand],
        routes: ErrandRoutes,
        before: "WorkEstimator | None" = None,
    ) -> None:
        self.routes = routes
        """The ways to these errands."""
        self._board = board
        by_bit = {routes.bits[errand]: errand for errand in errands}
        self.states: WorkStates = WorkStates(
            board, by_bit, routes.sailing.storage, None if before is None else before.states
        )
        self._stages: dict[Work, WorkStage] = {}
        self._bests: dict[int, list[float | None]] = {}
        self._known: list[dict[int, float]] = [{} for _ in board.spaces]

    def fits(self, work: Work, errands: tuple[Errand, ...], sailing: Sailing) -> bool:
        """Return whether the estimates are right for some work and the errands for it."""
        if sailing != self.routes.sailing or sum(map(len, self._known)) > MOST_KNOWN:
            return False
        return self._listed(self.states.relevant(work)) == errands

    # --- stages -------------------------------------------------------------------------------

    def stage(self, work: Work) -> WorkStage:
        """Return the stage with some work."""
        stage = self._stages.get(work)
        if stage is None:
            state = self.states.state_of(work)
            possible = self.states.find_possible(state)
            best = self._bests.get(state)
            if best is None:
                best = self._bests[state] = [None] * len(self._known)
            stage = self._stages[work] = WorkStage(work, state, possible, best)
        return stage

    def after(self, stage: WorkStage, errand: Errand) -> WorkStage:
        """Return the remaining work after an errand."""
        known = stage.after.get(errand)
        if known is None:
            parts = list(stage.work)
            parts[errand.family] = self.states.advanced(parts[errand.family], errand)
            shrine, statue, offering, monster = parts
            known = stage.after[errand] = self.stage((shrine, statue, offering, monster))
        return known

    def errands(self, stage: WorkStage) -> tuple[Errand, ...]:
        """Return everything that advances the work, wherever it is."""
        return self._listed(stage.possible)

    def all_errands(self, stage: WorkStage) -> tuple[Errand, ...]:
        """Like ``errands``, followed by tiles to explore only for their letter."""
        return self._listed(stage.possible) + self._listed(self._idle(stage))

    def within_reach(self, stage: WorkStage, ship: int) -> tuple[Errand, ...]:
        """Return all errands that can be done from a space."""
        known = stage.near.get(ship)
        if known is None:
            near = self.routes.within_reach(ship)
            errands = self._listed(stage.possible & near) + self._listed(self._idle(stage) & near)
            known = stage.near[ship] = errands
        return known

    def _idle(self, stage: WorkStage) -> int:
        """Return the mask of the tiles that are worth exploring only for their letter."""
        _, _, unseen, tries = stage.work[Family.SHRINE]
        return 0 if tries else self.states.tiles(unseen)

    def _listed(self, mask: int) -> tuple[Errand, ...]:
        if not mask:
            return ()
        return tuple([errand for bit, errand in self.states.errands.items() if mask & bit])

    # --- distances ----------------------------------------------------------------------------

    def near_best(self, stage: WorkStage, ship: int) -> float:
        """Return the dice for all the work of a stage, with several first errands tried."""
        best = stage.best[ship]
        if best is None:
            best, _ = self._tried(stage, ship)
            stage.best[ship] = best
        return best

    def next_errand(self, stage: WorkStage, ship: int) -> Errand | None:
        """Return the first errand that ``near_best`` counts on; None where all tasks are done."""
        _, bit = self._tried(stage, ship)
        return self.states.errands[bit] if bit else None

    def _tried(self, stage: WorkStage, ship: int) -> tuple[float, int]:
        """Return the dice for all the work with the best of the most attractive errands first.

        The bit of that errand comes second; it is 0 where only the way to Zeus's space is left.
        """
        routes, known, possible, ahead = self.routes, self._known, stage.possible, stage.ahead
        if not possible:
            return routes.home[ship], 0
        least, first, left_to_try = inf, 0, BEST
        for bit in routes.orders[ship] or routes.order(ship):
            if bit & possible:
                state, then, dice, docks = ahead.get(bit) or self._ahead(stage, bit)
                dock = docks[ship]
                left = known[dock].get(state)
                if left is None:
                    left = self._from(state, dock, then)
                left += dice[ship]
                if left < least:
                    least, first = left, bit
                left_to_try -= 1
                if not left_to_try:
                    break
        return least, first

    def _ahead(self, stage: WorkStage, bit: int) -> Ahead:
        """Return what follows an errand of a stage."""
        mask, advances = self.states.advances[bit]
        more, change = advances.get(stage.state & mask) or self.states.find_advance(
            stage.state, bit
        )
        then = None if change is None else stage.possible ^ change
        ahead = stage.ahead[bit] = stage.state + more, then, *self.routes.legs[bit]
        return ahead

    def _from(self, state: int, ship: int, possible: int | None) -> float:
        """Return the dice for all the work of a state, always with the nearest errand first.

        ``possible`` are the possible errands in the state; None if they aren't known.
        """
        known, states, routes = self._known, self.states, self.routes
        orders, legs = routes.orders, routes.legs
        passed = []
        memo = known[ship]
        value = memo.get(state)
        while value is None:
            if possible is None:
                possible = states.possible.get(state)
                if possible is None:
                    possible = states.find_possible(state)
            if not possible:
                value = memo[state] = self.routes.home[ship]
                break
            for bit in orders[ship] or routes.order(ship):
                if bit & possible:
                    break
            dice, docks = legs[bit]
            passed.append((memo, state, dice[ship]))
            mask, advances = states.advances[bit]
            more, change = advances.get(state & mask) or states.find_advance(state, bit)
            possible = None if change is None else possible ^ change
            state += more
            ship = docks[ship]
            memo = known[ship]
            value = memo.get(state)
        for memo, state, dice_there in reversed(passed):
            value = memo[state] = dice_there + value
        return value
