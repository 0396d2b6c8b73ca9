"""The counters of the game: how many there are, the two sides, and the points."""

from enum import IntEnum
from typing import Final

HEROES: Final = 32
"""Number of Heroes; they are units 0 to 31."""
MONSTERS: Final = 32
"""Number of Monsters; they are units 32 to 63."""
UNITS: Final = HEROES + MONSTERS
PRIZES: Final = 10
HELPERS: Final = 12
"""Number of Helpers (Advanced Game)."""
THINGS: Final = PRIZES + HELPERS
"""Number of counters that a Hero can carry; they are numbered after the units, Prizes first."""
EVILS: Final = 12
"""Number of Lesser Evils (an optional rule of the Advanced Game)."""
FIRST_EVIL: Final = UNITS + THINGS
"""The number of the first Lesser Evil: they are numbered after Prizes and Helpers."""
COUNTERS: Final = FIRST_EVIL + EVILS
GODS: Final = 10
CARDS: Final = 54
"""Number of playing cards (Advanced Game)."""
OFF: Final = -1
"""The hex of a counter that has left the map, and the Area of a god that isn't on it."""
POWER: Final = 15
"""Power points of each player in each round (basic.power-allowance)."""
ROUNDS: Final = 10
"""Number of rounds (basic.length)."""
HEX_COST: Final = 2
"""Power points for each hex a unit is moved (basic.hex-cost)."""
ATTACK_COST: Final = 2
"""Extra power points for a hex with enemies (basic.attack-cost)."""
PRIZE_TOTAL: Final = 11
"""The lowest total that takes a Prize: more than ten (basic.prize-roll)."""
UNIT_POINTS: Final = 1
"""Victory points for an enemy unit removed (basic.vp-unit)."""
PRIZE_POINTS: Final = 3
"""Victory points for a Prize taken (basic.vp-prize)."""
LEFT_POINTS: Final = 2
"""Victory points shared by those who favor Monsters for each Prize left (basic.vp-left)."""


class Side(IntEnum):
    """A side: the Heroes or the Monsters."""

    HEROES = 0
    MONSTERS = 1

    def __str__(self) -> str:
        return self.name.lower()

    @property
    def other(self) -> "Side":
        """The opposing side."""
        return Side(1 - self)


HERO_BITS: Final = (1 << HEROES) - 1
"""Bit set of all Heroes."""
MONSTER_BITS: Final = HERO_BITS << HEROES
"""Bit set of all Monsters."""
EVIL_BITS: Final = (1 << COUNTERS) - (1 << FIRST_EVIL)
"""Bit set of all Lesser Evils."""
KIND_BITS: Final = (HERO_BITS, MONSTER_BITS)
"""Bit sets of the units of each side."""


def side_of(unit: int) -> Side:
    """Return the side of a unit."""
    return Side.HEROES if unit < HEROES else Side.MONSTERS
