"""Offers: the ways to pay for the moves of a ship."""

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

from oracle_nb.delphi.bots.fares import fares
from oracle_nb.delphi.bots.values import purse
from oracle_nb.delphi.model.powers import CREATURE_RANGE


DEARER: Final = 0.5
"""Dice that a source may cost more for a move than the best one."""


class Source(NamedTuple):
    """A die, a card or the extra action, and what is left without it.

    ``row`` is the tokens that it costs as each color, ``idle`` its value if it isn't used;
    ``dice``, ``cards`` and ``may_play`` are what is left after it is used.
    """

    number: int
    row: tuple[int, ...]
    idle: float
    dice: tuple[int, ...]
    cards: tuple[int, ...]
    may_play: bool


Payment = tuple[Source, int, int]
"""A source for a move, the tokens that it costs, and the color that it is used as."""


class Offers:
    """The sources that a player can use with some favor tokens.

    ``most`` is the greatest number of spaces that a ship can go beyond its range.
    """

    def __init__(self, sources: Sequence[Source], favor: int, creatures: int) -> None:
        self.sources = sources
        self.most = favor + (CREATURE_RANGE if creatures else 0)
        self._favor = favor
        self._creatures = creatures
        self._prices: list[Sequence[float]] = []
        self._payments: dict[tuple[int, int], list[Payment]] = {}

    def prices(self, ways: int) -> Sequence[Sequence[float]]:
        """Return the lowest prices of moves, in dice, by the length and the color of the end.

        ``ways`` is how many lengths are needed: from none to ``ways - 1`` spaces beyond the range.
        A price is infinite if there are too few tokens. The last one of each length is for an end
        that any color may enter.
        """
        for far in range(len(self._prices), ways):
            rows = [self._priced(source, far) for source in self.sources]
            self._prices.append(rows[0] if len(rows) == 1 else list(map(min, *rows)))
        return self._prices

    def payments(self, far: int, color: int) -> list[Payment]:
        """Return the sources that cost little more than the best one, with their payments."""
        known = self._payments.get((far, color))
        if known is None:
            limit = self._prices[far][color] + DEARER
            known = self._payments[far, color] = [
                (source, *fares(source.row, self._creatures, far)[color])
                for source in self.sources
                if self._priced(source, far)[color] < limit
            ]
        return known

    def _priced(self, source: Source, far: int) -> Sequence[float]:
        return _prices(source.row, source.idle, self._creatures, self._favor, far)


@lru_cache(maxsize=4096)
def _prices(
    row: tuple[int, ...], idle: float, creatures: int, favor: int, far: int
) -> Sequence[float]:
    """Return the price of a move by the color of its end; infinite if there are too few tokens."""
    before = purse(favor)
    return [
        before - purse(favor - cost) + idle if cost <= favor else inf
        for cost, _ in fares(row, creatures, far)
    ]
