"""Offers: the ways to pay for the moves of a ship."""

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

from oracle_nb.delphi.bots.fares import Fare, fares
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
        self._tariffs = [
            (source, *_tariff(source.row, source.idle, creatures, favor)) for source in sources
        ]
        self.prices = self._tariffs[0][1] if len(sources) == 1 else self._lowest()
        self._payments: dict[tuple[int, int], list[Payment]] = {}

    def _lowest(self) -> Prices:
        tables = [prices for _, prices, _ in self._tariffs]
        return [tuple(map(min, *rows)) for rows in zip(*tables, strict=True)]

    def payments(self, far: int, color: int) -> list[Payment]:
        """Return the sources that cost little more than the best one, with their payments."""
        known = self._payments.get((far, color))
        if known is None:
            limit = self.prices[far][color] + DEARER
            known = self._payments[far, color] = [
                (source, *by_color[far][color])
                for source, prices, by_color in self._tariffs
                if prices[far][color] < limit
            ]
        return known


@lru_cache(maxsize=1024)
def _tariff(
    row: tuple[int, ...], idle: float, creatures: int, favor: int
) -> tuple[Prices, Sequence[Sequence[Fare]]]:
    """Return the prices with a source that costs ``row`` as each color, and the fares."""
    before = purse(favor)
    by_cost = [before - purse(favor - cost) + idle for cost in range(favor + 1)]
    longest = favor + (CREATURE_RANGE if creatures else 0)
    by_color = tuple([fares(row, creatures, far) for far in range(longest + 1)])
    prices = tuple(
        [
            tuple([by_cost[cost] if cost <= favor else inf for cost, _ in one_length])
            for one_length in by_color
        ]
    )
    return prices, by_color
