"""Errand finder: where a player can do the next steps of each family of tasks."""

from typing import Final

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.bots.errand_table import Ways
from oracle_nb.delphi.bots.errands import (
    LASTING,
    LETTER,
    TOKEN,
    Errand,
    Part,
    loaded,
    served,
    wanted,
)
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
        to: tuple[Ways, Ways],
        chance: float,
    ) -> None:
        self.board = board
        self.view = view
        self.powers = powers
        self.to = to
        self.fight = TOKEN * _PAYMENTS[min(5, shield)] + 0.1
        self.chance = chance
        self._onwards: dict[tuple[int, int], float] = {}

    def find(self, family: int, part: Part, room: bool) -> list[Errand]:
        """Return everything that advances a family's remaining work, wherever it is."""
        if family == Family.SHRINE:
            return self._shrines(part)
        if family == Family.MONSTER:
            return self._monsters(part)
        return (self._statues if family == Family.STATUE else self._offerings)(part, room)

    def world(self, family: int) -> tuple[object, ...]:
        """Return everything that the errands of a family depend on, besides the remaining work."""
        view, powers = self.view, self.powers
        ways = powers.crossing, powers.range
        if family == Family.SHRINE:
            return *ways, powers.reach_island, view.face_up, self.chance
        if family == Family.MONSTER:
            return *ways, powers.reach_island, view.monsters, self.fight
        if family == Family.STATUE:
            return *ways, powers.reach_statue, view.statues, view.sites
        return *ways, powers.reach_offering, view.offerings, view.temples

    def reach(self, family: int) -> int:
        """Return 1 if equipment extends the reach for a family's errands, otherwise 0."""
        powers = self.powers
        if family == Family.STATUE:
            return int(powers.reach_statue)
        return int(powers.reach_offering if family == Family.OFFERING else powers.reach_island)

    def _shrines(self, part: Part) -> list[Errand]:
        shrines, sure, unseen, tries = part
        far = int(self.powers.reach_island)
        found = []
        for slot, space in enumerate(self.board.islands):
            if shrines and sure >> slot & 1:
                left = (shrines - 1, sure & ~(1 << slot), unseen, tries)
                if shrines == 1:
                    left = (0, 0, unseen, 0)
                verb = Verb.BUILD if self.view.face_up >> slot & 1 else Verb.EXPLORE
                color = self.board.spaces[space].color
                cost = 1.0 - LASTING[Verb.BUILD]
                found.append(Errand(verb, space, color, 0.2, cost, Family.SHRINE, left, far))
        return found + (self.tiles(part, LETTER * (1 - self.chance)) if tries else [])

    def tiles(self, part: Part, eager: float) -> list[Errand]:
        """Return errands to explore the unknown tiles."""
        shrines, sure, unseen, tries = part
        far = int(self.powers.reach_island)
        found = []
        for slot, space in enumerate(self.board.islands):
            if unseen >> slot & 1:
                left = (shrines, sure, unseen & ~(1 << slot), max(0, tries - 1))
                color = self.board.spaces[space].color
                cost = 1.0 - LASTING[Verb.EXPLORE]
                found.append(
                    Errand(Verb.EXPLORE, space, color, eager, cost, Family.SHRINE, left, far)
                )
        return found

    def _monsters(self, part: Part) -> list[Errand]:
        mask = wanted(part)
        far = int(self.powers.reach_island)
        eager = 1.0 - self.fight
        cost = 1.0 + self.fight - LASTING[Verb.FIGHT]
        return [
            Errand(Verb.FIGHT, space, c, eager, cost, Family.MONSTER, served(part, c), far)
            for space, there in zip(self.board.monsters, self.view.monsters, strict=True)
            for c in COLORS_OF[mask & there]
        ]

    def _statues(self, part: Part, room: bool) -> list[Errand]:
        view, board, far = self.view, self.board, int(self.powers.reach_statue)
        cost = 1.0 - LASTING[Verb.RAISE_STATUE]
        found = [
            Errand(Verb.RAISE_STATUE, space, c, 1.0, cost, Family.STATUE, served(part, c), far)
            for space, filled in zip(board.statues, view.sites, strict=True)
            for c in COLORS_OF[board.spaces[space].sites & ~filled & part[3] & ~part[2]]
        ]
        for color in COLORS_OF[wanted(part) if room else 0]:
            space = board.cities[color]
            if space >= 0 and view.statues[color]:
                ends = self.ends(Verb.LOAD_STATUE, color)
                eager = -_ONWARD * self._onward(space, color, ends, far)
                left = loaded(part, color)
                found.append(
                    Errand(Verb.LOAD_STATUE, space, color, eager, 1.0, Family.STATUE, left, far)
                )
        return found

    def _offerings(self, part: Part, room: bool) -> list[Errand]:
        view, board, far = self.view, self.board, int(self.powers.reach_offering)
        cost = 1.0 - LASTING[Verb.MAKE_OFFERING]
        temples = {color: board.temples[n] for n, color in enumerate(view.temples)}
        eager = 1.0 + 3 * TOKEN
        found = [
            Errand(
                Verb.MAKE_OFFERING,
                temples[c],
                c,
                eager,
                cost,
                Family.OFFERING,
                served(part, c),
                far,
            )
            for c in COLORS_OF[part[3] & ~part[2]]
            if c in temples
        ]
        mask = wanted(part) if room else 0
        for space, there in zip(board.offerings, view.offerings, strict=True):
            for color in COLORS_OF[mask & there]:
                ends = self.ends(Verb.LOAD_OFFERING, color)
                eager = -_ONWARD * self._onward(space, color, ends, far)
                left = loaded(part, color)
                found.append(
                    Errand(Verb.LOAD_OFFERING, space, color, eager, 1.0, Family.OFFERING, left, far)
                )
        return found

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

    def _onward(self, land: int, color: int, ends: list[int], far: int) -> float:
        """Return the distance from one island to the nearest of others."""
        key = land, color
        known = self._onwards.get(key)
        if known is None:
            table = self.to[far]
            docks = [water for water in self.board.water if not table[water][land][0]]
            spaces = min((table[water][end][0] for water in docks for end in ends), default=6)
            known = self._onwards[key] = spaces / 3
        return known
