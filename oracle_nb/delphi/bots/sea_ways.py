"""Sea ways: the distances that ships sail to islands and to other spaces."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.core.caching import owner_cache
from oracle_nb.delphi.board import UNREACHABLE, Board
from oracle_nb.delphi.model.powers import RANGE

WAY: Final = tuple(
    0.0 if n == 0 else 1.0 + 0.02 * n if n <= 3 else 1.06 + 0.36 * (n - 3)
    for n in range(UNREACHABLE + 1)
)
"""Average number of dice for a distance of n spaces, with the basic range."""
LONGER: Final = 0.12
"""Dice that each further space of range saves on a long way."""

Approach = tuple[Sequence[int], Sequence[int]]
"""The distance to an island and the water space at the end, by the space of the ship."""

Legs = tuple[Sequence[float], Sequence[int]]
"""The dice for an errand and the way there, and the water space at the end, by the space of the
ship."""

Voyages = Sequence[Sequence[tuple[int, Sequence[int]]]]
"""Spaces that a ship can sail to: by the number of spaces beyond its range, groups of the same
color (-1 for any)."""


class SeaWays:
    """The ways of ships on a board, each computed when it is first needed.

    ``rows`` are the distances between two spaces. There are thousands of ways; they are tuples of
    numbers, which the garbage collector skips.
    """

    def __init__(self, board: Board, crossing: bool) -> None:
        self.rows = board.distance(crossing)
        self._zeus = board.zeus
        self._water = board.water
        self._starts = (*board.water, board.zeus) if board.zeus >= 0 else board.water
        self._colors = tuple([space.color for space in board.spaces])
        self._shores = board.shore, board.shore2
        self._approaches: dict[tuple[int, int], Approach] = {}
        self._dice: dict[tuple[int, int], Sequence[float]] = {}
        self._legs: dict[tuple[int, int, int, float], Legs] = {}
        self._between: dict[tuple[int, tuple[int, ...], int], int] = {}
        self._sailed: dict[tuple[int, int, int], Sequence[float]] = {}
        self._homes: dict[int, Sequence[float]] = {}
        self._voyages: dict[tuple[int, int], Voyages] = {}

    def approach(self, land: int, reach: int) -> Approach:
        """Return the ways to an island or city; ``reach`` is 1 for the extended reach.

        Without adjacent water it is UNREACHABLE.
        """
        known = self._approaches.get((land, reach))
        if known is None:
            shores = self._shores[reach]
            docks = [water for water, lands in enumerate(shores) if land in lands]
            ends = [self._water[0]] * len(self.rows)
            steps = [UNREACHABLE] * len(self.rows)
            for ship in self._starts if docks else ():
                row = self.rows[ship]
                ends[ship] = end = min(docks, key=row.__getitem__)
                steps[ship] = row[end]
            known = self._approaches[land, reach] = tuple(steps), tuple(ends)
        return known

    def dice(self, land: int, reach: int) -> Sequence[float]:
        """Return the average number of dice to an island or city with the basic range, by space."""
        known = self._dice.get((land, reach))
        if known is None:
            steps, _ = self.approach(land, reach)
            known = self._dice[land, reach] = tuple([WAY[distance] for distance in steps])
        return known

    def between(self, land: int, ends: tuple[int, ...], reach: int) -> int:
        """Return the distance from one island to the nearest of others; 6 if there is none."""
        key = land, ends, reach
        known = self._between.get(key)
        if known is None:
            steps, _ = self.approach(land, reach)
            docks = [water for water in self._water if not steps[water]]
            there = [self.approach(end, reach)[0] for end in ends]
            distances = [to_end[water] for water in docks for to_end in there]
            known = self._between[key] = min(distances, default=6)
        return known

    def home(self, sailed: int) -> Sequence[float]:
        """Return the dice to Zeus's space with a range; none where the board has no such space."""
        zeus = self._zeus
        known = self._homes.get(sailed)
        if known is None:
            steps = [row[zeus] if zeus >= 0 else 0 for row in self.rows]
            known = self._homes[sailed] = dice_for(steps, sailed)
        return known

    def legs(self, land: int, reach: int, sailed: int, cost: float) -> Legs:
        """Return the ways to an errand that costs some dice, with a range."""
        key = land, reach, sailed, cost
        known = self._legs.get(key)
        if known is None:
            ways = land, reach, sailed
            dice = self._sailed.get(ways)
            steps, docks = self.approach(land, reach)
            if dice is None:
                dice = self._sailed[ways] = dice_for(steps, sailed)
            known = self._legs[key] = tuple([cost + way for way in dice]), docks
        return known

    def voyages(self, ship: int, reach: int) -> Voyages:
        """Return where a ship with some range can sail."""
        known = self._voyages.get((ship, reach))
        if known is None:
            row, colors = self.rows[ship], self._colors
            groups: list[dict[int, list[int]]] = []
            for steps, end in sorted([(row[end], end) for end in self._water if end != ship]):
                if steps == UNREACHABLE:
                    break
                far = max(0, steps - reach)
                while len(groups) <= far:
                    groups.append({})
                groups[far].setdefault(colors[end], []).append(end)
            known = self._voyages[ship, reach] = tuple(
                [tuple([(color, tuple(ends)) for color, ends in group.items()]) for group in groups]
            )
        return known


@owner_cache
def sea_ways(board: Board, crossing: bool) -> SeaWays:
    """Return the ways of ships on a board; ``crossing`` is for those that cross shallows."""
    return SeaWays(board, crossing)


def dice_for(steps: Sequence[int], sailed: int) -> Sequence[float]:
    """Return the approximate number of dice for some distances with a range."""
    saved = (sailed - RANGE) * LONGER
    ways = [way - saved if way > WAY[RANGE] else way for way in WAY]
    return tuple([ways[distance] for distance in steps])
