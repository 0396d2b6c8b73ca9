"""A race of lines that are played out with the same luck, to find the best one."""

from collections.abc import Mapping, Sequence
from typing import Final

from oracle_nb.games.coach import SAME

LOOK: Final = 3
"""Number of pairs after which lines that are clearly behind are left out, again and again."""
WEIGHT: Final = 4.0
"""Number of pairs that count as much as everything that is known without them."""
VALUED: Final = 0.5
"""Share of a difference of values that counts without any pair."""
LEAST_VALUED: Final = 0.25
"""The least share, which is left after many pairs."""
FADING: Final = 1 / 48
"""How much each pair takes from this share."""
GUESS: Final = 0.35
"""Standard deviation of a difference of two lines from the one that their values let expect."""
SCATTER: Final = 0.8
"""Standard deviation of the difference of two lines in a pair."""
CLEAR: Final = 1.4
"""Number of standard deviations from which on a line is clearly behind."""


class Race:
    """Lines that are played out with the same luck, as long as they may be the best one.

    Two lines are compared by the pairs that were played of both. The fewer these are, the more the
    values of the lines count.

    ``values``: the expected ends of at least two lines, by value.
    """

    def __init__(self, values: Sequence[float]) -> None:
        self._values: Final = values
        self._ends: Final[list[list[float]]] = [[] for _ in values]
        self.left: list[int] = [*range(len(values))]
        """The lines that are still played out."""

    def add(self, ends: Mapping[int, float]) -> None:
        """Note the results of the lines that are left, all with the same luck."""
        for place, end in ends.items():
            self._ends[place].append(end)
        pairs = len(self._ends[self.left[0]])
        if pairs % LOOK == 0:
            best = self._best
            limit = CLEAR * _spread(pairs)
            self.left = [
                place for place in self.left if place == best or self._behind(place, best) <= limit
            ]

    def behind(self) -> list[float]:
        """Return by how much each line is behind the best one, from the pairs played of both."""
        best = self._best
        return [
            self._behind(place, best)
            if place in self.left
            else max(SAME, self._behind(place, best))
            for place in range(len(self._ends))
        ]

    def spread(self, place: int) -> float:
        """Return the standard deviation of by how much a line is behind the best one."""
        return _spread(min(len(self._ends[place]), len(self._ends[self._best])))

    @property
    def _best(self) -> int:
        return min(self.left, key=lambda place: self._behind(place, self.left[0]))

    def _behind(self, place: int, other: int) -> float:
        """Return by how much a line is behind another one."""
        mine, theirs = self._ends[place], self._ends[other]
        pairs = min(len(mine), len(theirs))
        played = (sum(mine[:pairs]) - sum(theirs[:pairs])) / pairs
        valued = self._values[place] - self._values[other]
        share = max(LEAST_VALUED, VALUED - FADING * pairs)
        return pairs / (pairs + WEIGHT) * played + share * valued


def _spread(pairs: int) -> float:
    """Return the standard deviation of the difference of two lines after some pairs."""
    return float((GUESS**-2 + pairs * SCATTER**-2) ** -0.5)
