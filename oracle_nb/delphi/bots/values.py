"""Values of tokens, gods, injuries and cards for the greedy bot, in oracle dice.

The numbers are estimates, tuned by playing, not rules of the game.
"""

from typing import Final

from oracle_nb.delphi.bots.errands import TOKEN
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.powers import Powers, powers_of
from oracle_nb.delphi.pieces import TOP_ROW, Equipment, Kind, ShipTile

_PURSE: Final = tuple(
    TOKEN * (min(n, 6) + 0.6 * max(0, min(n, 10) - 6) + 0.25 * max(0, n - 10)) for n in range(200)
)
_HAND: Final = tuple(0.75 * min(n, 3) + 0.45 * max(0, min(n, 6) - 3) for n in range(60))
_ROWS: Final = (0.0, 0.17, 0.32, 0.48, 0.67, 0.87, 1.0)
TOPS: Final = (1.9, 1.9, 1.6, 1.9, 1.2, 2.2)
"""Values of gods in the top row: Hermes, Poseidon, Apollon, Artemis, Aphrodite, Ares."""


def purse(tokens: int) -> float:
    """Return the value of a number of favor tokens."""
    return _PURSE[min(tokens, 199)]


def hand(cards: int) -> float:
    """Return the value of a number of oracle cards."""
    return _HAND[min(cards, 59)]


def god_worth(god: int, row: int) -> float:
    """Return the value of a god in a row."""
    return TOPS[god] * _ROWS[row]


def step_worth(view: Position, seat: int, god: int) -> float:
    """Return the value of the next step of a god for a player (god.first-step)."""
    row = view.players[seat].gods[god]
    if row >= TOP_ROW:
        return 0.0
    following = row + 1 if row else 5 - len(view.players)
    return god_worth(god, following) - god_worth(god, row)


def relief_worth(view: Position, seat: int, color: int, number: int) -> float:
    """Return the value of discarding a number of injuries of a color."""
    injuries = view.players[seat].injuries
    left = tuple(count - number * (c == color) for c, count in enumerate(injuries))
    powers = powers_of(view, seat)
    return pain(injuries, powers) - pain(left, powers)


def pain(injuries: tuple[int, ...], powers: Powers) -> float:
    """Return the cost of injuries: the turn they may take, and the lost reward."""
    total = sum(injuries)
    if not total:
        return -0.5
    most = max(injuries)
    cost = 0.3 * total
    if most >= powers.recover_same or total >= powers.recover_all:
        return cost + 2.2
    if most == powers.recover_same - 1:
        cost += 0.35
    return cost + 0.4 * max(0, total - (powers.recover_all - 3))


EQUIPMENT: Final[dict[int, float]] = {
    Equipment.STATUES_PINK_BLUE_BLACK: 1.9,
    Equipment.STATUES_RED_GREEN_YELLOW: 1.9,
    Equipment.OFFERINGS_PINK_BLUE_BLACK: 1.9,
    Equipment.OFFERINGS_RED_GREEN_YELLOW: 1.9,
    Equipment.CONSULT_YELLOW: 1.6,
    Equipment.CONSULT_RED: 1.6,
    Equipment.CONSULT_BLACK: 1.6,
    Equipment.BONUS_PINK: 1.6,
    Equipment.BONUS_GREEN: 1.6,
    Equipment.BONUS_BLUE: 1.6,
    Equipment.GOD_TO_TOP: 1.8,
    Equipment.RANGE: 2.4,
    Equipment.SHALLOWS: 2.0,
    Equipment.REWARD_GOD: 1.3,
    Equipment.STORAGE: 1.2,
    Equipment.REACH_ISLAND: 2.0,
    Equipment.REACH_STATUE: 1.4,
    Equipment.REACH_OFFERING: 1.4,
    Equipment.RECOVER: 1.5,
    Equipment.EXTRA_ACTION: 2.2,
    Equipment.LOOK: 1.0,
    Equipment.GIFT: 2.2,
}
SHIP_TILES: Final[dict[int, float]] = {
    ShipTile.SHIELD: 2.5,
    ShipTile.RANGE: 4.0,
    ShipTile.GODS: 3.5,
    ShipTile.FAVOR: 3.0,
    ShipTile.TASK: 2.8,
    ShipTile.EQUIPMENT: 2.6,
    ShipTile.BOTH_WAYS: 3.6,
    ShipTile.RECOLOR: 3.2,
}
COMPANIONS: Final[dict[int, float]] = {Kind.HERO: 1.2, Kind.DEMIGOD: 2.0, Kind.CREATURE: 1.8}
