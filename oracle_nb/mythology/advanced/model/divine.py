"""Divine occurrences and Fates as data: kinds, what is noted, and the chart of secret conditions.

What is noted on a log sheet is one number, as in the notation "earthquake-4": the kind and its
power points. A Fate is numbered as its Hero, from 0; players know it by the number printed on it.
"""

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Final, NamedTuple

import msgspec

from oracle_nb.mythology.advanced.model.numbers import LAST_BOX, PER_BOX, POWER
from oracle_nb.mythology.pieces import HEROES


class Kind(StrEnum):
    """The kinds of occurrences (divine.any)."""

    EARTHQUAKE = "earthquake"
    TEMPEST = "tempest"
    VOLCANO = "volcano"
    PLAGUE = "plague"
    PESTILENCE = "pestilence"
    FAMINE = "famine"


KINDS: Final = tuple(Kind)
PER_POINT: Final[Mapping[Kind, int]] = {
    Kind.EARTHQUAKE: 10,
    Kind.TEMPEST: 10,
    Kind.VOLCANO: 20,
    Kind.PLAGUE: 20,
    Kind.PESTILENCE: 20,
    Kind.FAMINE: 10,
}
"""The number that each power point adds to the roll."""
INCLUSIVE: Final = frozenset({Kind.PESTILENCE, Kind.FAMINE})
"""Kinds for which an equal Defense Number is enough (ruling 46)."""


class Plot(NamedTuple):
    """An occurrence on a log sheet (sheet.occurrence).

    Examples
    --------
    >>> Plot(Kind.EARTHQUAKE, 4).target, plot_of(3), OCCURRENCES[3]
    (3, Plot(kind=<Kind.EARTHQUAKE: 'earthquake'>, points=4), 'earthquake-4')
    """

    kind: Kind
    points: int

    @property
    def target(self) -> int:
        """The number by which actions name it."""
        return KINDS.index(self.kind) * POWER + self.points - 1

    @property
    def bonus(self) -> int:
        """The number that its points add to the roll."""
        return PER_POINT[self.kind] * self.points


def plot_of(target: int) -> Plot:
    """Return the occurrence with a number."""
    kind, points = divmod(target, POWER)
    return Plot(KINDS[kind], points + 1)


OCCURRENCES: Final = tuple(f"{kind}-{points}" for kind in KINDS for points in range(1, POWER + 1))
"""Everything that can be noted, as actions name it."""


class Occurrence(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An occurrence that was set off in this game turn (counter.occurrences)."""

    seat: int
    """The seat that has set it off."""
    target: int
    """Its kind and points, as on the log sheet."""
    area: int
    """The Area where it happens."""
    hex: int = -1
    """The hex of a volcano; -1 for others."""
    power: int = 0
    """Addition to the roll by the power of a god."""

    @property
    def bonus(self) -> int:
        """The number that is added to the roll."""
        return plot_of(self.target).bonus + self.power


# --- Fates -----------------------------------------------------------------------------------


class Count(StrEnum):
    """The number that a secret victory condition counts at the end (victory.fate)."""

    HEROES = "heroes"
    SLAIN = "slain"
    MONSTERS = "monsters"
    KILLED = "killed"
    STRUCK = "struck"
    USED = "used"
    PRIZES = "prizes"
    PRIZES_OFF = "prizes-off"
    HELPERS = "helpers"
    HELPERS_OFF = "helpers-off"
    VOLCANOES = "volcanoes"
    OWN_PRIZES = "own-prizes"
    OWN_HELPERS = "own-helpers"
    EARTHQUAKES = "earthquakes"
    CALM = "calm"
    TEMPESTS = "tempests"
    CAUSED = "caused"
    PRAYERS = "prayers"
    SACRIFICES = "sacrifices"


class Condition(NamedTuple):
    """A secret victory condition: what is counted, and the glory points for each."""

    counting: Count
    points: Fraction


def _condition(count: Count, points: int | Fraction) -> Condition:
    return Condition(count, Fraction(points))


_CHART: Final[Mapping[int, Condition]] = {
    1: _condition(Count.HEROES, 2),
    4: _condition(Count.SLAIN, 2),
    5: _condition(Count.MONSTERS, 1),
    6: _condition(Count.KILLED, 1),
    7: _condition(Count.STRUCK, 1),
    8: _condition(Count.USED, Fraction(1, 2)),
    13: _condition(Count.PRIZES, 3),
    14: _condition(Count.PRIZES_OFF, 2),
    15: _condition(Count.HELPERS, 1),
    16: _condition(Count.HELPERS_OFF, 1),
    17: _condition(Count.VOLCANOES, 3),
    18: _condition(Count.OWN_PRIZES, 5),
    19: _condition(Count.OWN_HELPERS, 3),
    20: _condition(Count.EARTHQUAKES, 2),
    21: _condition(Count.CALM, 1),
    22: _condition(Count.TEMPESTS, 2),
    23: _condition(Count.PRAYERS, 1),
    24: _condition(Count.SACRIFICES, 2),
    25: _condition(Count.HEROES, 2),
    26: _condition(Count.SLAIN, 2),
    27: _condition(Count.MONSTERS, 1),
    28: _condition(Count.KILLED, 1),
    29: _condition(Count.STRUCK, 1),
    30: _condition(Count.PRIZES, 3),
    31: _condition(Count.HELPERS, 1),
    32: _condition(Count.CAUSED, 1),
}
"""The conditions by the printed numbers of the Fates. 2, 3 and 9 to 12 are drawn again, and so
are 23 and 24 in a game without prayer and sacrifice (ruling 55)."""
CHART: Final[Mapping[int, Condition]] = {
    number - 1: condition for number, condition in _CHART.items()
}
"""The conditions by Fates."""
_OF_PRAYER: Final = (Count.PRAYERS, Count.SACRIFICES)


def can_be_drawn(fate: int, *, prayer: bool) -> bool:
    """Return whether a player keeps a secret Fate, in a game with or without prayer (ruling 55)."""
    condition = CHART.get(fate)
    return condition is not None and (prayer or condition.counting not in _OF_PRAYER)


OF_OTHERS: Final[Mapping[Count, Kind]] = {
    Count.VOLCANOES: Kind.VOLCANO,
    Count.EARTHQUAKES: Kind.EARTHQUAKE,
    Count.TEMPESTS: Kind.TEMPEST,
}
"""Counts of one kind of occurrence that others have set off."""


def fates_in(box: int, players: int) -> int:
    """Return how many Fates lie in a box of the turn track (ready.fates).

    Two in each from box 14 down to box 1, as far as those that players haven't drawn go.

    Examples
    --------
    >>> [fates_in(box, 5) for box in (15, 14, 2, 1)], [fates_in(box, 8) for box in (3, 2)]
    ([0, 2, 2, 1], [2, 0])
    """
    if not 1 <= box <= LAST_BOX:
        return 0
    left = HEROES - players - PER_BOX * (LAST_BOX - box)
    return max(0, min(PER_BOX, left))
