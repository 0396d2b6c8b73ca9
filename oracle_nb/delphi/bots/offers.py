"""Offers: the ways to pay for the moves of a ship."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from oracle_nb.delphi.bots.fares import fares
from oracle_nb.delphi.bots.values import purse
from oracle_nb.delphi.model.powers import CREATURE_RANGE


class Source(NamedTuple):
    """A die, a card or the extra action, and what is left without it.

    ``row`` is the tokens that it costs as each color, ``idle`` its value if it isn't used. ``dice``,
    ``cards`` and ``may_play`` are what is left after it is used.
    """

    number: int
    row: tuple[int, ...]
    idle: float
    dice: tuple[int, ...]
    cards: tuple[int, ...]
    may_play: bool


class Offers:
    """The sources that a player can use with some favor tokens.

    ``most`` is the greatest number of spaces that a ship can go beyond its range.
    """

    def __init__(self, sources: Sequence[Source], favor: int, creatures: int) -> None:
        self.sources = sources
        self.most = favor + (CREATURE_RANGE if creatures else 0)
        self._favor = favor
        self._creatures = creatures
        lost = _losses(favor)
        self._values = [[value + source.idle for value in lost] for source in sources]
        self._prices: list[list[float]] = []

    def prices(self, far: int) -> Sequence[float]:
        """Return the lowest price of a move by the color of its end, in dice.

        It is infinite if there are too few tokens. The last one is for an end that any color may
        enter. ``far`` is the number of spaces beyond the range.
        """
        while len(self._prices) <= far:
            rows = [
                [
                    values[cost] if cost <= self._favor else inf
                    for cost, _ in fares(source.row, self._creatures, len(self._prices))
                ]
                for source, values in zip(self.sources, self._values, strict=True)
            ]
            self._prices.append([min(prices) for prices in zip(*rows, strict=True)])
        return self._prices[far]

    def at(self, far: int, color: int, limit: float) -> Iterator[tuple[Source, int, int]]:
        """Yield the sources for a move at prices below a limit, each with its tokens and color."""
        for source, values in zip(self.sources, self._values, strict=True):
            cost, paid = fares(source.row, self._creatures, far)[color]
            if cost <= self._favor and values[cost] < limit:
                yield source, cost, paid


@lru_cache(maxsize=256)
def _losses(favor: int) -> tuple[float, ...]:
    """Return the value that is lost by paying each number of some tokens."""
    before = purse(favor)
    return tuple([before - purse(favor - cost) for cost in range(favor + 1)])
