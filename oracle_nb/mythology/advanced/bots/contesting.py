"""The value of control of Heroes to bots, against the points that others may have noted."""

from typing import Final

from msgspec import UNSET

from oracle_nb.core.chance import scatter
from oracle_nb.mythology.advanced.bots.guessing import (
    Totals,
    guessed_totals,
    share,
    winning,
    with_bids,
)
from oracle_nb.mythology.advanced.bots.walking import distance, goals_of, has_prize_for
from oracle_nb.mythology.advanced.model.numbers import HERO_WASTED, HEXES, TURNS
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.map.world_map import WorldMap
from oracle_nb.mythology.packs.data_pack import arbitration_of

_CHALLENGED: Final = 0.6
"""Chance that a player challenges for a Hero on which it has points."""
_ANNOUNCED: Final = 0.7
"""Chance that a player announces a Hero on which it has points."""
_BLUFFED: Final = 0.08
"""Chance that a player announces a Hero on which it has none."""
_HOME: Final = 8.0
"""Glory expected from a Hero with a Prize who may be home in this round."""
_LATER: Final = 4
"""Rounds on the way home after which the glory expected is half as much."""
_NEAR: Final = {0: 1.5, 1: 1.5, 2: 1.5, 3: 0.5, 4: 0.5}
"""Glory expected from a Hero by its distance from a Prize."""
_TASTE: Final = 0.5
"""Glory by which players prefer one of two equal Heroes, so that not all want the same."""
_LOSSES: Final = {True: 1.5, False: 0.5}
"""Value of a point that the leading opponent loses, and another; shared by all opponents."""
_MARGIN: Final = 1.6
"""Glory for which a bot challenges if its loss is also the gain of other opponents."""
_MARGIN_WITH_ZEUS: Final = 3.0
"""The same in a game with Zeus, whom nobody challenges."""
_FAVORED: Final = 0.015
"""Chance to win a draw for each point that the own god adds to the roll."""
_MOST: Final = 20
"""Maximum number of points of a god that count for a draw."""
_KILLED: Final = 1.5
"""Glory for a dead Hero of another player, on average."""


class Contest:
    """The value of announcements and challenges to a player in a position.

    Parameters
    ----------
    view : Position
        The position as the player sees it.
    world : WorldMap
        The map.
    seat : int
        The player.
    """

    __slots__ = (
        "_favors",
        "_losses",
        "_margin",
        "_others",
        "_seat",
        "_stakes",
        "_ties",
        "_totals",
        "_view",
        "_world",
    )

    def __init__(self, view: Position, world: WorldMap, seat: int) -> None:
        self._view, self._world, self._seat = view, world, seat
        self._others = [other for other in range(len(view.areas)) if other != seat]
        self._totals: dict[int, Totals] = {}
        self._stakes: dict[tuple[int, int], float] = {}
        self._ties: dict[tuple[int, int], float] = {}
        self._favors = arbitration_of(world.pack) if view.zeus is UNSET else None
        self._margin = _MARGIN if len(self._others) > 1 else 0.0
        if view.zeus is not UNSET:
            self._margin = _MARGIN_WITH_ZEUS
        self._losses = {other: self._loss(leading=self.leads(other)) for other in self._others}

    def announcing(self, hero: int, points: int) -> float:
        """Return what it is worth to announce a Hero with these points on it, or as a bluff."""
        free, value, stake = 1.0, 0.0, self._stake(self._seat, hero)
        for other in self._others:
            if self._view.letting >> other & 1:
                continue
            challenged = self.likely(other, hero) * _CHALLENGED
            wins, loss = self._wins(other, hero, points), self._losses[other]
            value += free * challenged * (wins * (stake + 1 + loss) - (1 - wins) * (1 + loss))
            free *= 1 - challenged
        return value + free * stake

    def defending(self, hero: int, points: int) -> float:
        """Return what these points are worth when others announce the Hero."""
        value = 0.0
        for other in self._others:
            wins, loss = self._wins(other, hero, points), self._losses[other]
            gain = self._challenge(other, hero, wins, loss)
            if gain > self._margin:
                value += _ANNOUNCED * self.likely(other, hero) * gain
        return value

    def is_worth_challenging(
        self, other: int, hero: int, points: int, *, leading: bool = False
    ) -> bool:
        """Return whether to challenge a player who announces a Hero, or if it led the others."""
        real = self.likely(other, hero)
        honest = real / (real + (1 - real) * _BLUFFED)
        unopposed = 1.0 if points else self._tie(other, hero)
        wins = honest * self._wins(other, hero, points) + (1 - honest) * unopposed
        loss = self._loss(leading=True) if leading else self._losses[other]
        return self._challenge(other, hero, wins, loss) > self._margin

    def killing(self, hero: int, points: int) -> float:
        """Return the glory expected for a dead Hero on which one has these points."""
        wasted = 1.0
        for other in self._others:
            wasted *= 1 - self.likely(other, hero) * (1 - self._wins(other, hero, points))
        return (1 - wasted) * _KILLED - wasted * HERO_WASTED

    @property
    def leader(self) -> int:
        """The opponent with the most glory, who may be Zeus."""
        glory = self._view.glory
        return max(
            (seat for seat in range(len(glory)) if seat != self._seat), key=glory.__getitem__
        )

    def leads(self, other: int) -> bool:
        """Return whether no other opponent has more glory."""
        return self._view.glory[other] == self._view.glory[self.leader]

    def likely(self, other: int, hero: int) -> float:
        """Return the chance that an opponent has points on a Hero."""
        return share(self._guessed(other), hero)

    def _guessed(self, other: int) -> Totals:
        if other not in self._totals:
            guessed = guessed_totals(self._view, self._world, other)
            self._totals[other] = with_bids(guessed, self._view, other)
        return self._totals[other]

    def _loss(self, *, leading: bool) -> float:
        """Return what a point lost by an opponent is worth; Zeus is one of them, too."""
        rivals = len(self._view.glory) - 1
        return 1.0 if rivals == 1 else _LOSSES[leading] / rivals

    def _stake(self, seat: int, hero: int) -> float:
        """Return the glory that a move of a Hero is worth to a player, with what it leads to."""
        if (seat, hero) not in self._stakes:
            self._stakes[seat, hero] = 1.0 + self._prospect(seat, hero)
        return self._stakes[seat, hero]

    def _prospect(self, seat: int, hero: int) -> float:
        view, world = self._view, self._world
        if not has_prize_for(view, seat, hero):
            taste = _TASTE * scatter(seat, hero) / 2.0**64 if seat == self._seat else 0.0
            return taste + _NEAR.get(
                distance(view, world, hero, goals_of(view, world, seat, hero)), 0
            )
        rounds = -(-distance(view, world, hero, home_of(world)) // HEXES)
        if rounds > TURNS - view.round + 1:
            return 0.0
        return _HOME if rounds <= 1 else _HOME / (1 + rounds / _LATER)

    def _tie(self, other: int, hero: int) -> float:
        """Return the chance to win a draw."""
        if self._favors is None:
            return 0.5
        if (other, hero) not in self._ties:
            own, theirs = (self._favors[self._view.gods[seat]] for seat in (self._seat, other))
            more = own.get(hero, 0) - theirs.get(hero, 0)
            self._ties[other, hero] = 0.5 + _FAVORED * max(-_MOST, min(_MOST, more))
        return self._ties[other, hero]

    def _wins(self, other: int, hero: int, points: int) -> float:
        """Return the chance to win a challenge against an opponent with points on the Hero."""
        if not points:
            return 0.0
        return winning(self._guessed(other), hero, points, self._tie(other, hero))

    def _challenge(self, other: int, hero: int, wins: float, loss: float) -> float:
        gain = 1 + loss * (1 + self._stake(other, hero))
        return wins * gain - (1 - wins) * (1 + loss)
