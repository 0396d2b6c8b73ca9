"""Errand finder: everything that a player can do for the remaining work, and where."""

from collections.abc import Iterator
from typing import Final

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.bots.errands import (
    LASTING,
    LETTER,
    TOKEN,
    Errand,
    Part,
    Work,
    delivered,
    wanted,
)
from oracle_nb.delphi.bots.sea_ways import SeaWays
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.powers import Powers
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import COLORS_OF

_ONWARD: Final = 0.3
"""Weight of the distance from loading to delivering when choosing what to load."""
_PAYMENTS: Final = (2.66, 1.95, 1.44, 1.06, 0.77, 0.55)
"""Average number of tokens for a fight, by shield."""


class ErrandFinder:
    """The errands of a player in the current state of the board.

    ``chance`` is the probability that an unknown tile can take one of the player's shrines.
    """

    def __init__(
        self,
        board: Board,
        view: Position,
        shield: int,
        powers: Powers,
        ways: SeaWays,
        chance: float,
    ) -> None:
        self.board = board
        self.ways = ways
        self.view = view
        self.powers = powers
        self.fight = TOKEN * _PAYMENTS[min(5, shield)] + 0.1
        self.chance = chance

    def find(self, work: Work) -> tuple[Errand, ...]:
        """Return everything that advances the work now or after other errands, in a fixed order."""
        shrine, statue, offering, monster = work
        return (
            *self._shrines(shrine),
            *self._statues(statue),
            *self._offerings(offering),
            *self._monsters(monster),
        )

    def _shrines(self, part: Part) -> Iterator[Errand]:
        """Yield the errands to the player's own tiles, then those to the unknown tiles."""
        _, sure, unseen, tries = part
        for slot in _slots(sure):
            verb = Verb.BUILD if self.view.face_up >> slot & 1 else Verb.EXPLORE
            yield self._shrine(verb, slot, 0.2, 1.0 - LASTING[Verb.BUILD])
        eager = LETTER * (1 - self.chance) if tries else LETTER
        for slot in _slots(unseen):
            yield self._shrine(Verb.EXPLORE, slot, eager, 1.0 - LASTING[Verb.EXPLORE])

    def _shrine(self, verb: Verb, slot: int, eager: float, cost: float) -> Errand:
        space, far = self.board.islands[slot], int(self.powers.reach_island)
        color = self.board.spaces[space].color
        return Errand(verb, space, color, eager, cost, Family.SHRINE, far)

    def _statues(self, part: Part) -> Iterator[Errand]:
        view, board, far = self.view, self.board, int(self.powers.reach_statue)
        cost = 1.0 - LASTING[Verb.RAISE_STATUE]
        loads, raised = wanted(part), wanted(part) | delivered(part)
        for space, filled in zip(board.statues, view.sites, strict=True):
            for color in COLORS_OF[board.spaces[space].sites & ~filled & raised]:
                yield Errand(Verb.RAISE_STATUE, space, color, 1.0, cost, Family.STATUE, far)
        for color in COLORS_OF[loads]:
            space = board.cities[color]
            if space >= 0 and view.statues[color]:
                eager = self._onward(Verb.LOAD_STATUE, space, color, far)
                yield Errand(Verb.LOAD_STATUE, space, color, eager, 1.0, Family.STATUE, far)

    def _offerings(self, part: Part) -> Iterator[Errand]:
        view, board, far = self.view, self.board, int(self.powers.reach_offering)
        cost = 1.0 - LASTING[Verb.MAKE_OFFERING]
        loads, made = wanted(part), wanted(part) | delivered(part)
        temples = {color: board.temples[n] for n, color in enumerate(view.temples)}
        eager = 1.0 + 3 * TOKEN
        for color in COLORS_OF[made]:
            if color in temples:
                space = temples[color]
                yield Errand(Verb.MAKE_OFFERING, space, color, eager, cost, Family.OFFERING, far)
        for space, there in zip(board.offerings, view.offerings, strict=True):
            for color in COLORS_OF[loads & there]:
                onward = self._onward(Verb.LOAD_OFFERING, space, color, far)
                yield Errand(Verb.LOAD_OFFERING, space, color, onward, 1.0, Family.OFFERING, far)

    def _monsters(self, part: Part) -> Iterator[Errand]:
        fought, far = wanted(part), int(self.powers.reach_island)
        eager = 1.0 - self.fight
        cost = 1.0 + self.fight - LASTING[Verb.FIGHT]
        for space, there in zip(self.board.monsters, self.view.monsters, strict=True):
            for color in COLORS_OF[fought & there]:
                yield Errand(Verb.FIGHT, space, color, eager, cost, Family.MONSTER, far)

    def ends(self, verb: int, color: int) -> list[int]:
        """Return where an offering or a statue that is loaded can be delivered."""
        board, view = self.board, self.view
        if verb == Verb.LOAD_OFFERING:
            return [board.temples[n] for n, there in enumerate(view.temples) if there == color]
        return [
            site
            for site, filled in zip(board.statues, view.sites, strict=True)
            if board.spaces[site].sites & ~filled & 1 << color
        ]

    def _onward(self, verb: int, space: int, color: int, far: int) -> float:
        """Return how much the way to the delivery makes loading less attractive (negative)."""
        spaces = self.ways.between(space, tuple(self.ends(verb, color)), far)
        return -_ONWARD * (spaces / 3)


def _slots(mask: int) -> list[int]:
    return [slot for slot in range(mask.bit_length()) if mask >> slot & 1]
