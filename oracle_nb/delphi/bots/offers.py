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


Prices = Sequence[Sequence[float]]
"""The prices of moves in dice, by the number of spaces beyond the range and by the color of the end
(the last one for any color). They are infinite if there are too few tokens."""


class Offers:
    """The sources that a player can use with some favor tokens.

    ``prices`` are the lowest ones with any source.
    """

    def __init__(self, sources: Sequence[Source], favor: int, creatures: int) -> None:
        self.sources = sources
        self._creatures = creatures
        self._each = [_prices(one.row, one.idle, creatures, favor) for one in sources]
        self.prices: Prices = self._each[0] if len(sources) == 1 else _lowest(self._each)
        self._payments: dict[tuple[int, int], list[Payment]] = {}

    def payments(self, far: int, color: int) -> list[Payment]:
        """Return the sources that cost little more than the best one, with their payments."""
        known = self._payments.get((far, color))
        if known is None:
            limit = self.prices[far][color] + DEARER
            known = self._payments[far, color] = [
                (source, *fares(source.row, self._creatures, far)[color])
                for source, prices in zip(self.sources, self._each, strict=True)
                if prices[far][color] < limit
            ]
        return known


@lru_cache(maxsize=1024)
def _prices(row: tuple[int, ...], idle: float, creatures: int, favor: int) -> Prices:
    """Return the prices with a source that costs ``row`` as each color."""
    before = purse(favor)
    by_cost = [before - purse(favor - cost) + idle for cost in range(favor + 1)]
    longest = favor + (CREATURE_RANGE if creatures else 0)
    return [
        [by_cost[cost] if cost <= favor else inf for cost, _ in fares(row, creatures, far)]
        for far in range(longest + 1)
    ]


def _lowest(tables: Sequence[Prices]) -> Prices:
    return [list(map(min, *rows)) for rows in zip(*tables, strict=True)]
