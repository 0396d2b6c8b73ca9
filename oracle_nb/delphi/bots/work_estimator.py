"""Work estimator: the dice that a player needs for all remaining work, from every space.

The total distance is estimated by repeatedly doing the nearest errand.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.bots.errands import (
    Errand,
    Part,
    Work,
    explored,
    loaded,
    plain_colors,
    plain_shrines,
    served,
    wanted,
)
from oracle_nb.delphi.bots.sea_ways import WAY, dice_for, sea_ways
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS_OF

BEST: Final = 3
"""Number of errands that are considered as the next one."""
MOST_STATES: Final = 100_000
"""Number of states of work after which an estimator is replaced."""
_LOADS: Final = frozenset({Verb.LOAD_STATUE, Verb.LOAD_OFFERING})
_BITS: Final = 20
"""Bits for the number of a family's state in the number of a whole state."""
_MASK: Final = (1 << _BITS) - 1


class Sailing(NamedTuple):
    """The abilities of a player that an estimate depends on."""

    crossing: bool
    range: int
    storage: int


class FamilyState:
    """The remaining work of one family as far as its estimate depends on it.

    ``code`` is its number, shifted to the bits of the family. ``open`` is the mask of the errands
    that can be done with room for cargo, ``full`` of those without. ``after`` holds the state after
    an errand.
    """

    __slots__ = ("after", "cargo", "code", "full", "open", "part")

    def __init__(self, part: Part, code: int, cargo: int, open_: int, full: int) -> None:
        self.part = part
        self.code = code
        self.cargo = cargo
        self.open = open_
        self.full = full
        self.after: dict[int, FamilyState] = {}


class Stage:
    """The remaining work of a player, and what an estimator has found out about it.

    An estimator has one stage for each work, so that stages can be compared by identity.
    ``errands`` are all that advance it, ``idle`` those to explore tiles only for their letter, and
    ``near`` those within reach by the space of the ship. ``best`` holds the estimated dice by the
    space of the ship, ``after`` the stages after an errand, ``state`` the number of its state.
    """

    __slots__ = ("after", "best", "errands", "idle", "near", "state", "work")

    def __init__(
        self, work: Work, state: int, errands: tuple[Errand, ...], idle: tuple[Errand, ...]
    ) -> None:
        self.work = work
        self.state = state
        self.errands = errands
        self.idle = idle
        self.near: dict[int, tuple[Errand, ...]] = {}
        self.best: dict[int, float] = {}
        self.after: dict[Errand, Stage] = {}


class ErrandMasks:
    """The errands by the tiles and colors that they serve, as masks of their numbers."""

    def __init__(self, board: Board, errands: Sequence[Errand]) -> None:
        self._slots = [0] * len(board.islands)
        self._colors = [[0] * 6 for _ in Family]
        self._loads = [[0] * 6 for _ in Family]
        for number, errand in enumerate(errands):
            if errand.family == Family.SHRINE:
                self._slots[board.islands.index(errand.space)] |= 1 << number
            else:
                masks = self._loads if errand.verb in _LOADS else self._colors
                masks[errand.family][errand.color] |= 1 << number

    def tiles(self, slots: int) -> int:
        """Return the errands to the islands with some slots."""
        return sum([mask for slot, mask in enumerate(self._slots) if slots >> slot & 1])

    def colored(self, family: int, colors: int) -> int:
        """Return the errands of a family with some colors, other than loading."""
        masks = self._colors[family]
        return sum([masks[color] for color in COLORS_OF[colors]])

    def loads(self, family: int, colors: int) -> int:
        """Return the errands of a family that load some colors."""
        masks = self._loads[family]
        return sum([masks[color] for color in COLORS_OF[colors]])


class WorkEstimator:
    """The dice for all work that a player can be left with.

    It stays valid while the possible errands for the remaining work and the player's sailing are
    unchanged.

    Parameters
    ----------
    board
        The board.
    errands
        Everything that advances the work or can do so later.
    sailing
        The abilities of the player.
    """

    def __init__(self, board: Board, errands: Sequence[Errand], sailing: Sailing) -> None:
        self.board = board
        self.sailing = sailing
        self._errands = tuple(errands)
        crossing, longer = sailing.crossing, (sailing.range - 3) * 0.12
        ways = sea_ways(board, crossing)
        self._home = ways.rows
        self._dice = tuple([dice_for(spaces, longer) for spaces in range(len(WAY))])
        self._paths = [(one.cost, *ways.approach(one.space, one.reach)) for one in errands]
        self._eager = [one.eager for one in errands]
        self._masks = ErrandMasks(board, errands)
        self._orders: dict[int, list[int]] = {}
        self._stages: dict[Work, Stage] = {}
        self._states: list[dict[Part, FamilyState]] = [{} for _ in Family]
        self._numbered: list[list[FamilyState]] = [[] for _ in Family]
        self._possible: dict[int, int] = {}
        self._after: list[dict[int, int]] = [{} for _ in errands]
        self._known: list[dict[int, float]] = [{} for _ in board.spaces]

    def fits(self, work: Work, errands: Sequence[Errand], sailing: Sailing) -> bool:
        """Return whether the estimates are right for some work and the errands for it."""
        if sailing != self.sailing or len(self._possible) > MOST_STATES:
            return False
        known = [errand for errand in self._errands if self._advances(work, errand)]
        return known == list(errands)

    def _advances(self, work: Work, errand: Errand) -> bool:
        """Return whether an errand advances some work, now or later."""
        part = work[errand.family]
        if errand.family == Family.SHRINE:
            return bool((part[1] | part[2]) >> self.board.islands.index(errand.space) & 1)
        colors = wanted(part)
        if errand.verb in (Verb.RAISE_STATUE, Verb.MAKE_OFFERING):
            colors |= part[3] & ~part[2]
        return bool(colors >> errand.color & 1)

    # --- stages -------------------------------------------------------------------------------

    def stage(self, work: Work) -> Stage:
        """Return the stage with some work."""
        stage = self._stages.get(work)
        if stage is None:
            states = [self._state(family, part) for family, part in enumerate(work)]
            code = sum([state.code for state in states])
            errands = self._listed(self._possible_in(code))
            idle = self._listed(self._idle(work))
            stage = self._stages[work] = Stage(work, code, errands, idle)
        return stage

    def after(self, stage: Stage, errand: Errand) -> Stage:
        """Return the remaining work after an errand."""
        known = stage.after.get(errand)
        if known is None:
            parts = list(stage.work)
            parts[errand.family] = self._advanced(parts[errand.family], errand)
            shrine, statue, offering, monster = parts
            known = stage.after[errand] = self.stage((shrine, statue, offering, monster))
        return known

    def within_reach(self, stage: Stage, ship: int) -> tuple[Errand, ...]:
        """Return the errands that can be done from a space."""
        known = stage.near.get(ship)
        if known is None:
            near = sum([1 << n for n, (_, steps, _) in enumerate(self._paths) if not steps[ship]])
            now = self._possible[stage.state] & near
            idle = self._idle(stage.work) & near
            known = stage.near[ship] = (*self._listed(now), *self._listed(idle))
        return known

    def _advanced(self, part: Part, errand: Errand) -> Part:
        if errand.family == Family.SHRINE:
            return explored(part, self.board.islands.index(errand.space))
        return (loaded if errand.verb in _LOADS else served)(part, errand.color)

    def _idle(self, work: Work) -> int:
        """Return the mask of the tiles that are worth exploring only for their letter."""
        _, _, unseen, tries = work[Family.SHRINE]
        return 0 if tries else self._masks.tiles(unseen)

    def _listed(self, mask: int) -> tuple[Errand, ...]:
        return tuple([one for number, one in enumerate(self._errands) if mask >> number & 1])

    # --- states -------------------------------------------------------------------------------

    def _state(self, family: int, part: Part) -> FamilyState:
        """Return the state of a family; all parts with the same estimates have the same one."""
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
        numbered, masks = self._numbered[family], self._masks
        code = len(numbered) << _BITS * family
        cargo = 0
        if family == Family.SHRINE:
            open_ = full = masks.tiles(part[1] | part[2])
        elif family == Family.MONSTER:
            open_ = full = masks.colored(family, wanted(part))
        else:
            cargo = part[3].bit_count()
            full = masks.colored(family, part[3] & ~part[2])
            open_ = full | masks.loads(family, wanted(part))
        state = FamilyState(part, code, cargo, open_, full)
        numbered.append(state)
        return state

    def _possible_in(self, code: int) -> int:
        """Return the mask of the possible errands in a state."""
        shrine, statue, offering, monster = [
            states[code >> _BITS * family & _MASK] for family, states in enumerate(self._numbered)
        ]
        if statue.cargo + offering.cargo < self.sailing.storage:
            carried = statue.open | offering.open
        else:
            carried = statue.full | offering.full
        possible = self._possible[code] = shrine.open | carried | monster.open
        return possible

    def _state_after(self, code: int, number: int) -> int:
        """Return the state after an errand."""
        errand = self._errands[number]
        family = errand.family
        before = self._numbered[family][code >> _BITS * family & _MASK]
        state = before.after.get(number)
        if state is None:
            part = self._advanced(before.part, errand)
            state = before.after[number] = self._state(family, part)
        after = self._after[number][code] = code - before.code + state.code
        return after

    # --- distances ----------------------------------------------------------------------------

    def _order(self, ship: int) -> list[int]:
        """Return the numbers of the errands by their attraction from a space."""
        ranks = [
            WAY[steps[ship]] - eager
            for (_, steps, _), eager in zip(self._paths, self._eager, strict=True)
        ]
        order = self._orders[ship] = sorted(range(len(ranks)), key=ranks.__getitem__)
        return order

    def _from(self, code: int, ship: int) -> float:
        """Return the dice for all the work of a state and the way home."""
        known, possible, orders, after = self._known, self._possible, self._orders, self._after
        passed = []
        value = known[ship].get(code)
        while value is None:
            errands = possible.get(code) or self._possible_in(code)
            if not errands:
                zeus = self.board.zeus
                value = self._dice[self._home[ship][zeus]] if zeus >= 0 else 0.0
                known[ship][code] = value
                break
            for number in orders.get(ship) or self._order(ship):
                if errands >> number & 1:
                    break
            cost, steps, docks = self._paths[number]
            passed.append((known[ship], code, cost + self._dice[steps[ship]]))
            following = after[number].get(code)
            code = self._state_after(code, number) if following is None else following
            ship = docks[ship]
            value = known[ship].get(code)
        for memo, state, dice in reversed(passed):
            memo[state] = value = dice + value
        return value

    def near_best(self, stage: Stage, ship: int) -> float:
        """Return the dice for all the work of a stage, with several first errands tried."""
        known = stage.best.get(ship)
        if known is None:
            state = stage.state
            firsts = [self._with(state, ship, number) for number in self._first(state, ship)]
            known = stage.best[ship] = min(firsts) if firsts else self._from(state, ship)
        return known

    def next_errand(self, stage: Stage, ship: int) -> Errand | None:
        """Return the first errand that ``near_best`` counts on; None where all tasks are done."""
        state = stage.state
        firsts = self._first(state, ship)
        if not firsts:
            return None
        return self._errands[min(firsts, key=lambda number: self._with(state, ship, number))]

    def _first(self, code: int, ship: int) -> list[int]:
        """Return the numbers of the most attractive errands."""
        errands = self._possible[code]
        order = self._orders.get(ship) or self._order(ship)
        return list(islice((number for number in order if errands >> number & 1), BEST))

    def _with(self, code: int, ship: int, number: int) -> float:
        """Return the dice for one errand followed by the rest."""
        cost, steps, docks = self._paths[number]
        after = self._after[number].get(code)
        if after is None:
            after = self._state_after(code, number)
        dock = docks[ship]
        left = self._known[dock].get(after)
        if left is None:
            left = self._from(after, dock)
        return cost + self._dice[steps[ship]] + left
