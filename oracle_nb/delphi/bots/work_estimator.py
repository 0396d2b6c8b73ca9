"""Work estimator: the dice that a player needs for all remaining work, from every space.

The total distance is estimated by repeatedly doing the nearest errand.
"""

from collections.abc import Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.bots.errands import Errand, Part, Work, explored, loaded, served, wanted
from oracle_nb.delphi.bots.sea_ways import dice_for, ways
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.tasks import Family

BEST: Final = 3
"""Number of errands that are considered as the next one."""
MOST_STAGES: Final = 50_000
"""Number of stages after which an estimator is replaced."""
_LOADS: Final = frozenset({Verb.LOAD_STATUE, Verb.LOAD_OFFERING})


class Sailing(NamedTuple):
    """The abilities of a player that an estimate depends on."""

    crossing: bool
    range: int
    storage: int


class FamilyWork:
    """The remaining work of one family, and the errands for it as masks of their numbers.

    ``open`` are those that can be done with room for cargo, ``full`` those without. ``idle`` are
    tiles that are worth exploring only for their letter. ``after`` holds the work after an errand.
    """

    __slots__ = ("after", "full", "idle", "open", "part")

    def __init__(self, part: Part, open_: int, full: int, idle: int) -> None:
        self.part = part
        self.open = open_
        self.full = full
        self.idle = idle
        self.after: dict[int, FamilyWork] = {}


Families = tuple[FamilyWork, FamilyWork, FamilyWork, FamilyWork]


class Stage:
    """The remaining work of a player, and what an estimator has found out about it.

    An estimator has one stage for each work, so that stages can be compared by identity.
    ``errands`` is the mask of the possible errands, ``after`` holds the stages after them.
    ``nearest`` and ``best`` hold the estimated dice by the space of the ship.
    """

    __slots__ = ("after", "best", "errands", "families", "nearest")

    def __init__(self, families: Families, errands: int) -> None:
        self.families = families
        self.errands = errands
        self.after: dict[int, Stage] = {}
        self.nearest: dict[int, float] = {}
        self.best: dict[int, float] = {}

    @property
    def work(self) -> Work:
        """The remaining work by family."""
        shrine, statue, offering, monster = self.families
        return shrine.part, statue.part, offering.part, monster.part


Leg = tuple[float, int, int, float, int]
"""A path to an errand: its rank, its bit, its number, the dice with the errand, and the last water
space."""


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
        self._numbers = {errand: number for number, errand in enumerate(errands)}
        self._to = ways(board, sailing.crossing)
        self._rows = board.distance(sailing.crossing)
        self._longer = (sailing.range - 3) * 0.12
        self._legs: dict[int, list[Leg]] = {}
        self._families: dict[tuple[int, Part], FamilyWork] = {}
        self._stages: dict[Families, Stage] = {}

    def fits(self, work: Work, errands: Sequence[Errand], sailing: Sailing) -> bool:
        """Return whether the estimates are right for some work and the errands for it."""
        if sailing != self.sailing or len(self._stages) > MOST_STAGES:
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
        shrine, statue, offering, monster = work
        return self._stage(
            (
                self._family(Family.SHRINE, shrine),
                self._family(Family.STATUE, statue),
                self._family(Family.OFFERING, offering),
                self._family(Family.MONSTER, monster),
            )
        )

    def _stage(self, families: Families) -> Stage:
        stage = self._stages.get(families)
        if stage is None:
            shrine, statue, offering, monster = families
            cargo = statue.part[3].bit_count() + offering.part[3].bit_count()
            if cargo < self.sailing.storage:
                carried = statue.open | offering.open
            else:
                carried = statue.full | offering.full
            errands = shrine.open | carried | monster.open
            stage = self._stages[families] = Stage(families, errands)
        return stage

    def _family(self, family: int, part: Part) -> FamilyWork:
        known = self._families.get((family, part))
        if known is None:
            make = self._shrines if family == Family.SHRINE else self._colored
            known = self._families[family, part] = make(family, part)
        return known

    def _shrines(self, family: int, part: Part) -> FamilyWork:
        _, sure, unseen, tries = part
        built = tiles = 0
        for number, errand in enumerate(self._errands):
            if errand.family == family:
                slot = self.board.islands.index(errand.space)
                built |= (sure >> slot & 1) << number
                tiles |= (unseen >> slot & 1) << number
        possible = built | tiles if tries else built
        return FamilyWork(part, possible, possible, 0 if tries else tiles)

    def _colored(self, family: int, part: Part) -> FamilyWork:
        taken = wanted(part)
        delivered = part[3] & ~part[2]
        loads = others = 0
        for number, errand in enumerate(self._errands):
            if errand.family != family:
                continue
            if errand.verb in _LOADS:
                loads |= (taken >> errand.color & 1) << number
            else:
                colors = taken if family == Family.MONSTER else delivered
                others |= (colors >> errand.color & 1) << number
        return FamilyWork(part, loads | others, others, 0)

    def _family_after(self, before: FamilyWork, number: int) -> FamilyWork:
        errand = self._errands[number]
        if errand.family == Family.SHRINE:
            part = explored(before.part, self.board.islands.index(errand.space))
        else:
            part = (loaded if errand.verb in _LOADS else served)(before.part, errand.color)
        known = before.after[number] = self._family(errand.family, part)
        return known

    def after(self, stage: Stage, errand: Errand) -> Stage:
        """Return the remaining work after an errand."""
        number = self._numbers[errand]
        return stage.after.get(number) or self._after(stage, number)

    def _after(self, stage: Stage, number: int) -> Stage:
        families, place = list(stage.families), self._errands[number].family
        before = families[place]
        families[place] = before.after.get(number) or self._family_after(before, number)
        known = stage.after[number] = self._stage(tuple(families))
        return known

    # --- errands ------------------------------------------------------------------------------

    def errands(self, stage: Stage) -> tuple[Errand, ...]:
        """Return everything that advances the work, wherever it is."""
        return self._listed(stage.errands)

    def idle_errands(self, stage: Stage) -> tuple[Errand, ...]:
        """Return errands to explore tiles only for their letter."""
        return self._listed(stage.families[Family.SHRINE].idle)

    def _listed(self, mask: int) -> tuple[Errand, ...]:
        return tuple(
            [errand for number, errand in enumerate(self._errands) if mask >> number & 1]
        )

    # --- distances ----------------------------------------------------------------------------

    def _legs_from(self, ship: int) -> list[Leg]:
        """Return the legs from a space to all errands, the most attractive first."""
        rows = self._to[0][ship], self._to[1][ship]
        legs = []
        for number, errand in enumerate(self._errands):
            spaces, dock, way = rows[errand.reach][errand.space]
            dice = errand.cost + dice_for(spaces, self._longer)
            legs.append((way - errand.eager, 1 << number, number, dice, dock))
        legs.sort(key=_rank)
        self._legs[ship] = legs
        return legs

    def dice(self, stage: Stage, ship: int) -> float:
        """Return the approximate number of dice for all the work and the way home."""
        known = stage.nearest.get(ship)
        if known is not None:
            return known
        value = None
        errands = stage.errands
        for _, bit, number, dice, dock in self._legs.get(ship) or self._legs_from(ship):
            if bit & errands:
                after = stage.after.get(number) or self._after(stage, number)
                value = dice + self.dice(after, dock)
                break
        if value is None:
            zeus = self.board.zeus
            value = dice_for(self._rows[ship][zeus], self._longer) if zeus >= 0 else 0.0
        stage.nearest[ship] = value
        return value

    def near_best(self, stage: Stage, ship: int) -> float:
        """Like ``dice``, but with several first errands tried."""
        known = stage.best.get(ship)
        if known is not None:
            return known
        legs = self._first(stage, ship)
        value = min([self._with(stage, leg) for leg in legs]) if legs else self.dice(stage, ship)
        stage.best[ship] = value
        return value

    def next_errand(self, stage: Stage, ship: int) -> Errand | None:
        """Return the first errand that ``near_best`` counts on; None where all tasks are done."""
        legs = self._first(stage, ship)
        if not legs:
            return None
        return self._errands[min(legs, key=lambda leg: self._with(stage, leg))[2]]

    def _first(self, stage: Stage, ship: int) -> list[Leg]:
        """Return the legs to the most attractive errands."""
        errands = stage.errands
        found = []
        for leg in self._legs.get(ship) or self._legs_from(ship):
            if leg[1] & errands:
                found.append(leg)
                if len(found) == BEST:
                    break
        return found

    def _with(self, stage: Stage, leg: Leg) -> float:
        """Return the approximate number of dice for one errand followed by the rest."""
        _, _, number, dice, dock = leg
        after = stage.after.get(number) or self._after(stage, number)
        return dice + self.dice(after, dock)


_rank: Final = itemgetter(0)
