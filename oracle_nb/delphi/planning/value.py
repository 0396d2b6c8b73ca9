"""The value of a position for a player: the own turns until the end of the race."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from oracle_nb.delphi.bots.reach_chart import ReachChart, Stage
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.planning.features import (
    BODY_NAMES,
    CARD_NAMES,
    CARDS_PER_DIE,
    FAVOR_NAMES,
    FAVOR_PER_DIE,
    GOD_NAMES,
    LASTING_NAMES,
    NAMES,
    WORK_NAMES,
    Tasks,
    body_features,
    card_features,
    favor_features,
    god_rows,
    god_uses,
    healing,
    lasting_features,
    work_features,
)

from oracle_nb.delphi.pieces import God

if TYPE_CHECKING:
    import numpy as np

HOME: Final = 0.0
"""The value of having reached Zeus's space with all tasks completed."""
MOST: Final = 60
"""Number of tokens or cards from which on more are worth nothing."""
LEAST: Final = 1.0
"""The least value of a race that needs at least one more turn."""


class Weights(msgspec.Struct, frozen=True):
    """The fitted weights of all features, and how they were made."""

    weights: dict[str, float]
    seed: int = 0
    curve: tuple[tuple[float, float], ...] = ()

    def part(self, names: Sequence[str]) -> tuple[float, ...]:
        """Return the weights of some features."""
        return tuple(self.weights[name] for name in names)


@cache
def weights() -> Weights:
    """Return the weights that come with the package."""
    source = files("oracle_nb.delphi.planning") / "weights.json"
    return msgspec.json.decode(source.read_bytes(), type=Weights)


def dot(left: Sequence[float], right: Sequence[float]) -> float:
    """Return the sum of the products."""
    return sum([a * b for a, b in zip(left, right, strict=True)])


class Ahead(NamedTuple):
    """The remaining work from a space: its value, its dice and tasks, and what gods can do."""

    value: float
    dice: float
    tasks: Tasks
    uses: tuple[float, ...]


class Value:
    """The value of everything that a player can reach in one turn.

    It computes the same as `values` for the features of a player, but part by part, because most
    parts stay the same from one node of a search to the next.

    Parameters
    ----------
    chart
        The chart of the player, whose stages and distances the value reads.
    view
        The position as the player may know it.
    seat
        The seat of the player.
    fitted
        The weights.
    """

    def __init__(self, chart: ReachChart, view: Position, seat: int, fitted: Weights) -> None:
        me = view.players[seat]
        self.chart = chart
        self._players = len(view.players)
        self._work = fitted.part(WORK_NAMES)
        *favor, self._favor_used = fitted.part(FAVOR_NAMES)
        self._favor = [dot(favor, favor_features(n, 0.0)[:-1]) for n in range(MOST)]
        *cards, self._cards_used = fitted.part(CARD_NAMES)
        self._cards = [dot(cards, card_features(n, 0.0)[:-1]) for n in range(MOST)]
        self._rows = god_rows(fitted.part(GOD_NAMES))
        self._body = fitted.part(BODY_NAMES)
        self.lasting = fitted.part(LASTING_NAMES)
        held = lasting_features(me.tile, me.companions, me.equipment, 1.0)
        self._per_die = dot(self.lasting, held)
        self._ahead: dict[tuple[Stage, int], Ahead] = {}
        self._bodies: dict[tuple[tuple[int, ...], int, int], float] = {}

    def ahead(self, stage: Stage, ship: int) -> Ahead:
        """Return what the remaining work from a space is worth."""
        key = stage, ship
        known = self._ahead.get(key)
        if known is None:
            dice = self.chart.near_best(stage, ship)
            tasks = Tasks.of(stage.work)
            value = dot(self._work, work_features(tasks, dice, self._players))
            known = Ahead(value + self._per_die * dice, dice, tasks, god_uses(tasks, dice))
            self._ahead[key] = known
        return known

    def body(self, injuries: tuple[int, ...], shield: int, monsters: int) -> float:
        """Return the value of injuries and shield."""
        key = injuries, shield, monsters
        known = self._bodies.get(key)
        if known is None:
            parts = body_features(injuries, shield, monsters, self.chart.powers)
            known = self._bodies[key] = dot(self._body, parts)
        return known

    def of(
        self,
        stage: Stage,
        ship: int,
        favor: int,
        cards: int,
        gods: tuple[int, ...],
        injuries: tuple[int, ...],
        shield: int,
    ) -> float:
        """Return the own turns that are left after this one."""
        value, dice, tasks, uses = self._ahead.get((stage, ship)) or self.ahead(stage, ship)
        if dice == 0.0 and ship == self.chart.board.zeus and not any(tasks):
            return HOME - 0.01 * cards - 0.001 * favor
        favor, cards = min(favor, MOST - 1), min(cards, MOST - 1)
        value += self._favor[favor] + self._favor_used * min(favor, FAVOR_PER_DIE * dice)
        value += self._cards[cards] + self._cards_used * min(cards, CARDS_PER_DIE * dice)
        for rows, row, use in zip(self._rows, gods, uses, strict=True):
            value += rows[row] * use
        value += self._rows[God.APHRODITE][gods[God.APHRODITE]] * healing(injuries)
        value += self.body(injuries, shield, tasks.monsters)
        return max(value, LEAST)


def values(rows: "np.ndarray", fitted: Weights | None = None) -> "np.ndarray":
    """Return the values of many rows of features at once, as a numpy array.

    Parameters
    ----------
    rows : array of shape (positions, features)
        The features, in the order of ``NAMES``.
    """
    import numpy as np

    found = fitted or weights()
    return np.maximum(rows @ np.array(found.part(NAMES)), LEAST)
