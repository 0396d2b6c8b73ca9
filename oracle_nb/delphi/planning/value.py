"""The value of a position for a player: the own turns until the end of the race."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import log
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from oracle_nb.delphi.bots.errands import shrine_part
from oracle_nb.delphi.bots.reach_chart import ReachChart
from oracle_nb.delphi.bots.work_estimator import WorkStage
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import Family
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
from oracle_nb.delphi.planning.rivals import Piece
from oracle_nb.delphi.planning.turn_node import TurnNode
from oracle_nb.delphi.rules.families.turn import must_recover

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

HOME: Final = 0.0
"""The value of having reached Zeus's space with all tasks completed."""
LEAST: Final = 1.0
"""The least value of a race that needs at least one more turn."""
LOST: Final = 1.0
"""The turn that too many injuries take."""
DICE_PER_TURN: Final = 5.0
"""Dice of distance that a very good turn covers, with three dice, a card, gods and tokens."""
BELOW: Final = 0.1
"""Weight of what would take a value below the least turns that its distance needs."""
MOST_SAVED: Final = 0.14
"""The most turns that tokens, cards and lasting advantages together save for a die of distance.

Without a limit, players with much of everything would be better off farther away.
"""
SAVING: Final = (*LASTING_NAMES, FAVOR_NAMES[-1], CARD_NAMES[-1])
"""The features of what makes a die of distance cost less."""
MOST: Final = 60
"""Number of tokens or cards from which on more are worth nothing."""
CARD_AT_HOME: Final = 0.01
TOKEN_AT_HOME: Final = 0.001
"""Values of cards and tokens at home, where they decide ties (end.winner)."""
UNSURE: Final = -log(0.7)
TIED: Final = -log(0.5)
BEHIND: Final = -log(0.05)
"""Values of being home in the last turn, where a value is minus the logarithm of the chance to win:
with more than a rival at home will probably have, but not more than that rival can have; with as
much; and with less."""
TOO_LATE: Final = 4.0
"""The least value of not being home then."""
PROGRESS: Final = 6.0
"""The value of a turn that is left, so that taking a chance is worth its price. In a game that
can't be won any more, it is that of an open task."""
NEARER: Final = 1e-5
"""The value of a turn that is left in such a game: it only leads the search."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fitted weights of the features."""

    weights: dict[str, float]
    """The weight of each feature by its name, in own turns."""
    seed: int = 0
    """The seed of the games that they were fitted with."""
    curve: tuple[tuple[float, float], ...] = ()
    """Points (value, turns) that correct a value to the turns that were needed in fresh games, in
    ascending order; between two points the correction is linear."""

    def part(self, names: Sequence[str]) -> tuple[float, ...]:
        """Return the weights of some features."""
        return tuple(self.weights[name] for name in names)

    def corrected(self, value: float) -> float:
        """Return a value as the turns that are needed on average."""
        if len(self.curve) < 2 or value < LEAST:
            return value
        after = min(max(bisect_right(self.curve, (value, 0.0)), 1), len(self.curve) - 1)
        (left, low), (right, high) = self.curve[after - 1 : after + 1]
        return max(LEAST, low + (value - left) * (high - low) / (right - left))


@cache
def weights() -> Weights:
    """Return the weights that come with the package."""
    source = files("oracle_nb.delphi.planning") / "weights.json"
    return msgspec.json.decode(source.read_bytes(), type=Weights)


def dot(left: Sequence[float], right: Sequence[float]) -> float:
    """Return the sum of the products of two rows."""
    return sum([a * b for a, b in zip(left, right, strict=True)])


class Ahead(NamedTuple):
    """The remaining work from a space: its value, its dice and tasks, and what gods can do.

    ``done`` is whether only the way to Zeus's space is left.
    """

    value: float
    dice: float
    tasks: Tasks
    uses: tuple[float, ...]
    done: bool


class Value:
    """The value of everything that a player can reach in one turn.

    It computes the same as `values` for the features of a player, but part by part, because most
    parts stay the same from one node of a search to the next. What rivals may take is added.

    ``view``: the position as the player may know it.
    ``last``: the cards and tokens that the best rival at home will probably have, and can have,
    where this turn is the last one.
    ``lost``: whether the game can't be won in it. Then open tasks count, and after them cards and
    tokens, as in the final standings (end.ranking).
    """

    def __init__(
        self,
        chart: ReachChart,
        view: Position,
        seat: int,
        fitted: Weights,
        rivals: Mapping[Piece, float],
        last: tuple[tuple[int, int], tuple[int, int]] | None = None,
        *,
        lost: bool = False,
    ) -> None:
        me = view.players[seat]
        self.chart = chart
        """The chart of the player, whose stages and distances the value reads."""
        self.die = fitted.weights["dice"]
        self._rivals = rivals
        """The pieces that rivals may take first, and the dice that they cost (`rivals.contested`).
        """
        self.last: Final = last
        """The cards and tokens of the best rival at home; None if this turn isn't the last one."""
        self._lost: Final = lost
        self._players = len(view.players)
        self._hidden = len(chart.own.difference(view.tiles))
        """The number of unknown tiles that can take one of the player's shrines."""
        self._work = fitted.part(WORK_NAMES)
        *favor, self._favor_used = fitted.part(FAVOR_NAMES)
        self._favor = [dot(favor, favor_features(n, 0.0)[:-1]) for n in range(MOST)]
        *cards, self._cards_used = fitted.part(CARD_NAMES)
        self._cards = [dot(cards, card_features(n, 0.0)[:-1]) for n in range(MOST)]
        self._rows = god_rows(fitted.part(GOD_NAMES), self._players)
        self._body = fitted.part(BODY_NAMES)
        self.lasting = fitted.part(LASTING_NAMES)
        held = lasting_features(me.tile, me.companions, me.equipment, 1.0)
        self._per_die = dot(self.lasting, held)
        self._ahead: dict[tuple[WorkStage, int], Ahead] = {}
        self._bodies: dict[tuple[tuple[int, ...], int, int], float] = {}

    def ahead(self, stage: WorkStage, ship: int) -> Ahead:
        """Return what the remaining work from a space is worth."""
        key = stage, ship
        known = self._ahead.get(key)
        if known is None:
            dice = self.chart.estimator.near_best(stage, ship)
            tasks = Tasks.from_work(stage.work)
            value = dot(self._work, work_features(tasks, dice, self._players))
            value += self._risk(stage) * self.die
            done = self._done(stage, tasks)
            known = self._ahead[key] = Ahead(value, dice, tasks, god_uses(tasks, dice), done)
        return known

    def _done(self, stage: WorkStage, tasks: Tasks) -> bool:
        """Return whether all tasks are completed, whatever is on the tiles that were explored.

        Tasks for shrines stay open in the remaining work while nobody has seen these tiles.
        """
        return self._open(stage, tasks) == 0

    def _open(self, stage: WorkStage, tasks: Tasks) -> int:
        _, sure, unseen, _ = stage.work[Family.SHRINE]
        built = 0 if sure else max(0, self._hidden_in(stage) - unseen.bit_count())
        return sum(tasks[1:-1]) + max(0, tasks.shrines - built)

    def open_tasks(self, node: TurnNode) -> int:
        """Return the number of tasks that are open in a node."""
        return self._open(node.work, self.ahead(node.work, node.ship).tasks)

    def _hidden_in(self, stage: WorkStage) -> int:
        """Return the number of own tiles that were unknown, without those found in the search."""
        shrines, sure, _, _ = stage.work[Family.SHRINE]
        all_shrines, all_sure, _, _ = self.chart.stage.work[Family.SHRINE]
        return self._hidden - (all_shrines - shrines) + (all_sure & ~sure).bit_count()

    def draws(self, stage: WorkStage, slot: int) -> tuple[tuple[float, WorkStage], ...]:
        """Return the work after exploring an unknown tile, with a shrine built on it and without.

        Each comes with its chance; there is none where no task depends on the tile.
        """
        shrines, sure, unseen, _ = stage.work[Family.SHRINE]
        hidden, left = self._hidden_in(stage), unseen & ~(1 << slot)
        if not shrines or hidden <= 0:
            return ()
        built = shrine_part(shrines - 1, sure, left, hidden - 1)
        missed = shrine_part(shrines, sure, left, hidden)
        chance, rest = hidden / unseen.bit_count(), stage.work[1:]
        stage_of = self.chart.estimator.stage
        return (chance, stage_of((built, *rest))), (1.0 - chance, stage_of((missed, *rest)))

    def _risk(self, stage: WorkStage) -> float:
        """Return the dice that rivals cost on average."""
        if not self._rivals:
            return 0.0
        wanted = {(errand.verb, errand.color) for errand in self.chart.estimator.errands(stage)}
        return sum(dice for piece, dice in self._rivals.items() if piece in wanted)

    def body(self, injuries: tuple[int, ...], shield: int, monsters: int) -> float:
        """Return the value of injuries and shield."""
        key = injuries, shield, monsters
        known = self._bodies.get(key)
        if known is None:
            parts = body_features(injuries, shield, monsters, self.chart.powers)
            known = self._bodies[key] = dot(self._body, parts)
        return known

    def home(self, node: TurnNode) -> bool:
        """Return whether the race ends in a node: at Zeus, with all tasks completed."""
        return node.ship == self.chart.board.zeus and self.ahead(node.work, node.ship).done

    def _at_home(self, cards: int, favor: int) -> float:
        """Return the value of being home: with more than a rival who is home, too, or with less."""
        value = HOME - CARD_AT_HOME * cards - TOKEN_AT_HOME * favor
        if self.last is None:
            return value
        mine, (likely, most) = (cards, favor), self.last
        if mine > likely:
            return value if mine > most else value + UNSURE
        return value + (TIED if mine == likely else BEHIND)

    def turns_left(self, node: TurnNode) -> float:
        """Return the own turns that are left after a turn that ends in a node."""
        work, ship = node.work, node.ship
        value, dice, tasks, uses, done = self._ahead.get((work, ship)) or self.ahead(work, ship)
        favor = node.favor if node.favor < MOST else MOST - 1
        cards = min(sum(node.cards) + node.drawn, MOST - 1)
        if done and ship == self.chart.board.zeus:
            return self._at_home(cards, favor)
        value += self._favor[favor] + self._cards[cards]
        saved = self._per_die * dice
        saved += self._favor_used * min(favor, FAVOR_PER_DIE * dice)
        saved += self._cards_used * min(cards, CARDS_PER_DIE * dice)
        value += max(saved, -MOST_SAVED * dice)
        # Written out, because a search asks this of more than a thousand nodes.
        rows_a, rows_b, rows_c, rows_d, rows_e, rows_f = self._rows
        row_a, row_b, row_c, row_d, row_e, row_f = node.gods
        use_a, use_b, use_c, use_d, use_e, use_f = uses
        value += rows_a[row_a] * use_a
        value += rows_b[row_b] * use_b
        value += rows_c[row_c] * use_c
        value += rows_d[row_d] * use_d
        value += rows_e[row_e] * use_e
        value += rows_f[row_f] * use_f
        value += rows_e[row_e] * healing(node.injuries)
        value += self.body(node.injuries, node.shield, tasks.monsters)
        if self._lost:
            held = CARD_AT_HOME * cards + TOKEN_AT_HOME * favor
            return TOO_LATE + PROGRESS * self._open(work, tasks) - held + NEARER * value
        if self.last is not None:
            return TOO_LATE + PROGRESS * max(0.0, value)
        least = max(LEAST, dice / DICE_PER_TURN)
        if value <= least + LOST and must_recover(node.injuries, self.chart.powers):
            least += LOST
        return value if value > least else least + BELOW * (value - least)


def values(rows: "NDArray[np.float64]", fitted: Weights | None = None) -> "NDArray[np.float64]":
    """Return the own turns that are left for many players at once.

    Parameters
    ----------
    rows : array of shape (players, features)
        The features of each player at the end of a turn, in the order of ``features.NAMES``.
    fitted : Weights, optional
        The weights; those of the package if not given.

    Returns
    -------
    array of shape (players,)
        The turns: about 1 or more.

    Examples
    --------
    >>> import numpy as np
    >>> from oracle_nb.delphi.planning.features import NAMES
    >>> values(np.zeros((2, len(NAMES)))).shape
    (2,)
    """
    import numpy as np

    parameters = fitted or weights()
    turns: NDArray[np.float64] = rows @ np.array(parameters.part(NAMES))
    dice = rows[:, NAMES.index("dice")]
    saved = rows[:, [NAMES.index(name) for name in SAVING]] @ np.array(parameters.part(SAVING))
    turns += np.maximum(-MOST_SAVED * dice - saved, 0.0)
    least = np.maximum(LEAST, dice / DICE_PER_TURN)
    least += LOST * rows[:, NAMES.index("injuries.recover")]
    turns = np.where(turns > least, turns, least + BELOW * (turns - least))
    if parameters.curve:
        xs, ys = zip(*parameters.curve, strict=True)
        ends = np.interp(turns, xs, ys)
        above = turns > xs[-1]
        slope = (ys[-1] - ys[-2]) / (xs[-1] - xs[-2])
        ends = np.where(above, ys[-1] + (turns - xs[-1]) * slope, ends)
        turns = np.where(turns < LEAST, turns, np.maximum(ends, LEAST))
    return turns
