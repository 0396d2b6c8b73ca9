"""Prayers and sacrifices, an optional rule (prayer.note)."""

from typing import Final

import msgspec

from oracle_nb.mythology.advanced.model.numbers import (
    HELPER_OFFERED,
    LEAST_SACRIFICE,
    PRIZE_OFFERED,
)
from oracle_nb.mythology.pieces import PRIZES, UNITS


class Vow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A prayer or sacrifice for a Hero."""

    seat: int
    what: str
    """"pray" or "sacrifice"."""
    unit: int
    points: int
    """The glory points spent on it."""
    goods: int = 0
    """The glory points that its Prizes and Helpers count (prayer.goods)."""

    @property
    def bonus(self) -> int:
        """The number that is added to its roll (prayer.prayer, prayer.sacrifice)."""
        points = self.points + self.goods
        return points if self.what == "pray" else 2 * (points - LEAST_SACRIFICE + 1)


class Rites(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The prayers and sacrifices of a game, as far as it has them."""

    offered: tuple[tuple[int, int], ...] = ()
    """How many prayers and sacrifices each seat has made."""
    vows: tuple[Vow, ...] = ()
    """The prayers and sacrifices of this game turn, in order."""
    spared: int = 0
    """Bit set of the Heroes whom no occurrence touches in this game turn."""
    safe: int = 0
    """Bit set of the Heroes whom no unit may attack in this game turn."""


PROTECTIONS: Final = ("none", "spared", "safe", "both")
"""The answers to a prayer or sacrifice (prayer.result)."""
NO_RITES: Final = Rites()
"""The prayers and sacrifices of a game without them."""


def worth_of(thing: int) -> int:
    """Return the glory points that a Prize or Helper counts in a sacrifice (prayer.goods).

    Examples
    --------
    >>> worth_of(UNITS), worth_of(UNITS + PRIZES)
    (10, 5)
    """
    return PRIZE_OFFERED if thing < UNITS + PRIZES else HELPER_OFFERED
