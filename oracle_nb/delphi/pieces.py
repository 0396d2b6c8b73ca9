"""The pieces of The Oracle of Delphi: colors, gods, tasks, cards, tiles. Facts only, no rules.

Colors are the integers 0 to 5 in the order of the oracle wheel, clockwise, so that a step on the
wheel is an addition modulo 6. A set of colors is a 6-bit mask, bit ``1 << color``.
"""

from enum import IntEnum
from typing import Final


class Color(IntEnum):
    """One of the six colors, numbered clockwise on the oracle wheel (rule oracle.wheel).

    Examples
    --------
    >>> from oracle_nb import Color
    >>> Color.PINK + 1 == Color.BLUE
    True
    >>> [color.name for color in Color]
    ['PINK', 'BLUE', 'YELLOW', 'GREEN', 'RED', 'BLACK']
    """

    PINK = 0
    BLUE = 1
    YELLOW = 2
    GREEN = 3
    RED = 4
    BLACK = 5

    def __str__(self) -> str:
        return self.name.lower()


COLORS: Final = tuple(Color)
ALL_COLORS: Final = 0b111111
"""The mask of all six colors."""
WHITE: Final = 6
"""The color of tasks for "a color of your choice"."""

COLORS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(c for c in range(6) if mask >> c & 1) for mask in range(64)
)
"""The colors of every mask, in wheel order."""

SHIP_COLORS: Final = (Color.RED, Color.YELLOW, Color.GREEN, Color.BLUE)
"""The colors a player's ship can have (rule setup.players)."""


class God(IntEnum):
    """A god, numbered by color."""

    HERMES = 0
    POSEIDON = 1
    APOLLON = 2
    ARTEMIS = 3
    APHRODITE = 4
    ARES = 5

    def __str__(self) -> str:
        return self.name.capitalize()


TOP_ROW: Final = 6


class Letter(IntEnum):
    """The letter on an island tile; it names the reward for uncovering it (rule explore.letter)."""

    PSI = 0
    PHI = 1
    SIGMA = 2
    OMEGA = 3

    def __str__(self) -> str:
        return self.name.lower()


class IslandTile(IntEnum):
    """One of the 12 island tiles: a ship color and a letter."""

    RED_PHI = 0
    RED_PSI = 1
    RED_OMEGA = 2
    YELLOW_SIGMA = 3
    YELLOW_PSI = 4
    YELLOW_OMEGA = 5
    GREEN_SIGMA = 6
    GREEN_PHI = 7
    GREEN_PSI = 8
    BLUE_SIGMA = 9
    BLUE_PHI = 10
    BLUE_OMEGA = 11

    @property
    def color(self) -> Color:
        """The ship color whose shrine is built on it."""
        return SHIP_COLORS[self // 3]

    @property
    def letter(self) -> Letter:
        """The letter of its reward."""
        return Letter[self.name.split("_")[1]]

    def __str__(self) -> str:
        return f"{self.color} {self.letter}"


TILE_COLOR: Final = tuple(int(tile.color) for tile in IslandTile)
TILE_LETTER: Final = tuple(int(tile.letter) for tile in IslandTile)


class ShipTile(IntEnum):
    """One of the 8 ship tiles; each has a rule ``ship.*`` of its own name."""

    SHIELD = 0
    RANGE = 1
    GODS = 2
    FAVOR = 3
    TASK = 4
    EQUIPMENT = 5
    BOTH_WAYS = 6
    RECOLOR = 7

    def __str__(self) -> str:
        return self.name.lower().replace("_", "-")


FIRST_GAME_SHIP_TILES: Final = (
    ShipTile.SHIELD,
    ShipTile.GODS,
    ShipTile.RANGE,
    ShipTile.BOTH_WAYS,
)


class Kind(IntEnum):
    """The three kinds of companion card."""

    HERO = 0
    DEMIGOD = 1
    CREATURE = 2

    def __str__(self) -> str:
        return self.name.lower()


COMPANION_NAMES: Final = (
    ("Aias", "Helena", "Pan"),
    ("Achilles", "Herakles", "Nereide"),
    ("Bellerophon", "Minos", "Gryphos"),
    ("Hektor", "Perseus", "Pegasus"),
    ("Odysseus", "Penthesilea", "Phoenix"),
    ("Theseus", "Kirke", "Cheiron"),
)


def companion_parts(companion: int) -> tuple[int, int]:
    """Return the color and the kind of a companion card, as numbers."""
    return divmod(companion, 3)


class Companion(int):
    """One of the 18 companion cards: a number that packs its color and kind."""

    @property
    def color(self) -> Color:
        """The color of the statue that earns it."""
        return Color(companion_parts(self)[0])

    @property
    def kind(self) -> Kind:
        """Hero, demigod or creature."""
        return Kind(companion_parts(self)[1])

    @property
    def title(self) -> str:
        """Its name."""
        return COMPANION_NAMES[self.color][self.kind]

    def __str__(self) -> str:
        return self.title


COMPANIONS: Final = tuple(Companion(n) for n in range(18))
COMPANIONS_OF_COLOR: Final = tuple(
    sum(1 << card for card in COMPANIONS if card.color == color) for color in COLORS
)
"""The mask of the three companions of each color."""


class Equipment(IntEnum):
    """One of the 22 equipment cards, by a short descriptive name of ours."""

    STATUES_PINK_BLUE_BLACK = 0
    STATUES_RED_GREEN_YELLOW = 1
    OFFERINGS_PINK_BLUE_BLACK = 2
    OFFERINGS_RED_GREEN_YELLOW = 3
    CONSULT_YELLOW = 4
    CONSULT_RED = 5
    CONSULT_BLACK = 6
    BONUS_PINK = 7
    BONUS_GREEN = 8
    BONUS_BLUE = 9
    GOD_TO_TOP = 10
    RANGE = 11
    SHALLOWS = 12
    REWARD_GOD = 13
    STORAGE = 14
    REACH_ISLAND = 15
    REACH_STATUE = 16
    REACH_OFFERING = 17
    RECOVER = 18
    EXTRA_ACTION = 19
    LOOK = 20
    GIFT = 21

    def __str__(self) -> str:
        return self.name.lower().replace("_", "-")


DEPICTED: Final = {
    Equipment.STATUES_PINK_BLUE_BLACK: 0b100011,
    Equipment.STATUES_RED_GREEN_YELLOW: 0b011100,
    Equipment.OFFERINGS_PINK_BLUE_BLACK: 0b100011,
    Equipment.OFFERINGS_RED_GREEN_YELLOW: 0b011100,
    Equipment.CONSULT_YELLOW: 1 << Color.YELLOW,
    Equipment.CONSULT_RED: 1 << Color.RED,
    Equipment.CONSULT_BLACK: 1 << Color.BLACK,
    Equipment.BONUS_PINK: 1 << Color.PINK,
    Equipment.BONUS_GREEN: 1 << Color.GREEN,
    Equipment.BONUS_BLUE: 1 << Color.BLUE,
    Equipment.GOD_TO_TOP: 1 << God.POSEIDON
    | 1 << God.HERMES
    | 1 << God.ARTEMIS
    | 1 << God.APHRODITE,
}
"""The colors printed on a card, as a mask (the gods of GOD_TO_TOP by their colors)."""

ONE_TIME: Final = frozenset(
    {
        Equipment.STATUES_PINK_BLUE_BLACK,
        Equipment.STATUES_RED_GREEN_YELLOW,
        Equipment.OFFERINGS_PINK_BLUE_BLACK,
        Equipment.OFFERINGS_RED_GREEN_YELLOW,
        Equipment.GOD_TO_TOP,
        Equipment.LOOK,
        Equipment.GIFT,
    }
)
"""Cards that have a single effect when they are taken (rule equipment.one-time)."""

EQUIPMENT_RULES: Final = {
    Equipment.STATUES_PINK_BLUE_BLACK: "equipment.statues",
    Equipment.STATUES_RED_GREEN_YELLOW: "equipment.statues",
    Equipment.OFFERINGS_PINK_BLUE_BLACK: "equipment.offerings",
    Equipment.OFFERINGS_RED_GREEN_YELLOW: "equipment.offerings",
    Equipment.CONSULT_YELLOW: "equipment.consult",
    Equipment.CONSULT_RED: "equipment.consult",
    Equipment.CONSULT_BLACK: "equipment.consult",
    Equipment.BONUS_PINK: "equipment.die-bonus",
    Equipment.BONUS_GREEN: "equipment.die-bonus",
    Equipment.BONUS_BLUE: "equipment.die-bonus",
    Equipment.GOD_TO_TOP: "equipment.god-to-top",
    Equipment.RANGE: "equipment.range",
    Equipment.SHALLOWS: "equipment.shallows",
    Equipment.REWARD_GOD: "equipment.reward-god",
    Equipment.STORAGE: "equipment.storage",
    Equipment.REACH_ISLAND: "equipment.reach-island",
    Equipment.REACH_STATUE: "equipment.reach-statue",
    Equipment.REACH_OFFERING: "equipment.reach-offering",
    Equipment.RECOVER: "equipment.recover",
    Equipment.EXTRA_ACTION: "equipment.extra-action",
    Equipment.LOOK: "equipment.look",
    Equipment.GIFT: "equipment.gift",
}
"""The rule each equipment card brings into play."""
