"""Features: the numbers that describe how far a player is from the end of the race.

They describe a player at the end of a turn, before the oracle dice for the next one are rolled.
Each has a name, so that everybody can read what the planner counts with, and how much.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from oracle_nb.delphi.bots.errands import Work
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.powers import Powers, fold
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import (
    TOP_ROW,
    Equipment,
    God,
    Kind,
    ShipTile,
    companion_parts,
)

LASTING: Final = (
    Equipment.RANGE,
    Equipment.SHALLOWS,
    Equipment.EXTRA_ACTION,
    Equipment.REACH_ISLAND,
    Equipment.REACH_STATUE,
    Equipment.REACH_OFFERING,
    Equipment.STORAGE,
    Equipment.RECOVER,
    Equipment.REWARD_GOD,
)
"""Equipment cards with an effect of their own until the end of the game."""
BONUS: Final = (Equipment.BONUS_PINK, Equipment.BONUS_GREEN, Equipment.BONUS_BLUE)
CONSULT: Final = (Equipment.CONSULT_YELLOW, Equipment.CONSULT_RED, Equipment.CONSULT_BLACK)
TILES: Final = (
    ShipTile.RANGE,
    ShipTile.GODS,
    ShipTile.FAVOR,
    ShipTile.BOTH_WAYS,
    ShipTile.RECOLOR,
)
"""Ship tiles with an effect until the end of the game."""
SHARE: Final = 10.0
"""Lasting advantages count in proportion to the remaining dice; this many dice are a whole one."""

FAVOR_PER_DIE: Final = 0.8
CARDS_PER_DIE: Final = 0.25
"""Numbers of tokens and cards that can be used on the way, for each remaining die."""

WORK_NAMES: Final = (
    "always",
    "dice",
    "dice.last-4",
    "shrines",
    "statues",
    "offerings",
    "monsters",
    "aboard",
    "players.dice",
)
FAVOR_NAMES: Final = ("favor.2", "favor.5", "favor.9", "favor", "favor.used")
CARD_NAMES: Final = ("cards.1", "cards.3", "cards", "cards.used")
GOD_NAMES: Final = (
    *[f"{name}.{str(god).lower()}" for god in God for name in ("top", "row")],
    "tops.rivals",
    "rows.rivals",
)
BODY_NAMES: Final = (
    "unhurt",
    "injuries",
    "injuries.two-alike",
    "injuries.many",
    "injuries.recover",
    "shield",
    "shield.monsters",
)
LASTING_NAMES: Final = (
    "creatures",
    "demigods",
    "heroes",
    *(f"equipment.{card}" for card in LASTING),
    "equipment.bonus",
    "equipment.consult",
    *(f"tile.{tile}" for tile in TILES),
)
NAMES: Final = (
    *WORK_NAMES,
    *FAVOR_NAMES,
    *CARD_NAMES,
    *GOD_NAMES,
    *BODY_NAMES,
    *LASTING_NAMES,
)
"""The names of all features, in their order."""


class Tasks(NamedTuple):
    """How many tasks of each family are open, and how much cargo for them is aboard."""

    shrines: int
    statues: int
    offerings: int
    monsters: int
    aboard: int

    @classmethod
    def from_work(cls, work: Work) -> "Tasks":
        """Return the tasks of some remaining work."""
        statues, offerings, monsters = [part[0].bit_count() + part[1] for part in work[1:]]
        aboard = work[Family.STATUE][3].bit_count() + work[Family.OFFERING][3].bit_count()
        return cls(work[Family.SHRINE][0], statues, offerings, monsters, aboard)


def work_features(tasks: Tasks, dice: float, players: int) -> tuple[float, ...]:
    """Return the features of the remaining work, which needs about ``dice`` dice."""
    return (
        1.0,
        dice,
        min(dice, 4.0),
        *map(float, tasks),
        (players - 2) * dice / SHARE,
    )


def favor_features(favor: int, dice: float) -> tuple[float, ...]:
    """Return the features of favor tokens."""
    return (
        min(favor, 2.0),
        min(favor, 5.0),
        min(favor, 9.0),
        float(favor),
        min(float(favor), FAVOR_PER_DIE * dice),
    )


def card_features(cards: int, dice: float) -> tuple[float, ...]:
    """Return the features of oracle cards, of which each turn uses one at most."""
    return min(cards, 1.0), min(cards, 3.0), float(cards), min(float(cards), CARDS_PER_DIE * dice)


def god_uses(tasks: Tasks, dice: float) -> tuple[float, ...]:
    """Return how much there is left to do for the special action of each god, from 0 to 1.

    What Aphrodite can do depends on the injuries alone (`healing`).
    """
    far = min(dice, SHARE) / SHARE
    return (
        min(tasks.statues, 2) / 2,
        far,
        far,
        min(tasks.shrines, 2) / 2,
        0.0,
        min(tasks.monsters, 2) / 2,
    )


def healing(injuries: Sequence[int]) -> float:
    """Return how much Aphrodite can do, from 0.3 to 1."""
    return 0.3 + 0.7 * min(sum(injuries), 6) / 6


def god_features(
    gods: Sequence[int], tasks: Tasks, injuries: Sequence[int], dice: float, players: int
) -> tuple[float, ...]:
    """Return the features of the gods: whether each is on top, or how high it is.

    A god whose special action has nothing left to do counts less or nothing. With more rivals, gods
    rise faster, as the rolls of all others advance them.
    """
    uses = list(god_uses(tasks, dice))
    uses[God.APHRODITE] = healing(injuries)
    result: list[float] = []
    for row, use in zip(gods, uses, strict=True):
        top = row == TOP_ROW
        result += (use * top, 0.0 if top else use * row / TOP_ROW)
    return *result, (players - 2) * sum(result[::2]), (players - 2) * sum(result[1::2])


def god_rows(weights: Sequence[float], players: int) -> tuple[tuple[float, ...], ...]:
    """Return what each row of each god is worth, from the weights of `god_features`."""
    *own, tops, rows = weights
    return tuple(
        (
            *[(step + (players - 2) * rows) * row / TOP_ROW for row in range(TOP_ROW)],
            top + (players - 2) * tops,
        )
        for top, step in zip(own[::2], own[1::2], strict=True)
    )


def body_features(
    injuries: Sequence[int], shield: int, monsters: int, powers: Powers
) -> tuple[float, ...]:
    """Return the features of injuries and shield."""
    total, most = sum(injuries), max(injuries)
    recover = most >= powers.recover_same or total >= powers.recover_all
    return (
        float(total == 0),
        float(total),
        float(most == powers.recover_same - 1),
        max(0.0, total - (powers.recover_all - 3.0)),
        float(recover),
        float(shield),
        float(shield * monsters),
    )


def lasting_features(
    tile: int, companions: Sequence[int], equipment: Sequence[int], dice: float
) -> tuple[float, ...]:
    """Return the features of companions, equipment and ship tile."""
    share = dice / SHARE
    kinds = [companion_parts(card)[1] for card in companions]
    return (
        kinds.count(Kind.CREATURE) * share,
        kinds.count(Kind.DEMIGOD) * share,
        kinds.count(Kind.HERO) * share,
        *[share * (card in equipment) for card in LASTING],
        share * sum(card in equipment for card in BONUS),
        share * sum(card in equipment for card in CONSULT),
        *[share * (tile == other) for other in TILES],
    )


def features(view: Position, seat: int, work: Work, dice: float) -> tuple[float, ...]:
    """Return the features of a player, in the order of ``NAMES``."""
    me = view.players[seat]
    tasks = Tasks.from_work(work)
    powers = fold(me.tile, me.companions, me.equipment, False)
    return (
        *work_features(tasks, dice, len(view.players)),
        *favor_features(me.favor, dice),
        *card_features(sum(me.cards), dice),
        *god_features(me.gods, tasks, me.injuries, dice, len(view.players)),
        *body_features(me.injuries, me.shield, tasks.monsters, powers),
        *lasting_features(me.tile, me.companions, me.equipment, dice),
    )
