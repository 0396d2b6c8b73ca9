"""Measures of each seat of a setup: how far its tasks are, and how many turns they need.

All players have the same tasks, so seats differ only in what their ship tile gives: its range, and
what `par` counts. Each task counts by itself, from Zeus's space, as if its player had nothing else
to do: to the nearest place where it can be completed, and for statues and offerings by way of the
nearest place that has the cargo. Real players combine tasks, so these numbers compare setups and
seats; they don't say how long a game takes. Shrines don't count: the island tiles lie face down, so
each is as likely on any island.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import ceil, inf
from typing import TYPE_CHECKING, TypeAlias

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import Family, family_of, value_of
from oracle_nb.delphi.pieces import COLORS, WHITE, Color

if TYPE_CHECKING:
    from oracle_nb.delphi.measures.study import BoardStudy

Route: TypeAlias = tuple[int, ...]
"""Islands and cities to visit, in order."""


def seat_measures(study: "BoardStudy", start: Position) -> list[dict[str, float]]:
    """Return the measures of each seat of a setup, by name.

    "turns" are the expected turns of the seat's tasks, added up (the model of ``turns.zeus``, with
    the range of its ship tile), "steps" the spaces entered for them, and "dice" the fewest oracle
    dice: one for each action, and one for every few spaces of a leg, as its range allows.
    "turns_behind" is "turns" less the mean of all seats, a measure of fairness.

    Returns
    -------
    list of dict
        The measures by seat; infinite where no route leads to a task.

    Examples
    --------
    >>> import oracle_nb
    >>> from oracle_nb.delphi.measures.study import BoardStudy
    >>> game = oracle_nb.new_game(players=2, seed=3)
    >>> study = BoardStudy(game.rules.board)
    >>> [seat["dice"] for seat in seat_measures(study, game.position)]
    [60, 58]
    """
    rows = []
    for seat, player in enumerate(start.players):
        ways = _ways(study, powers_of(start, seat).range)
        counted = (task for task in player.tasks if family_of(task) is not Family.SHRINE)
        tasks = [places_of(study.board, start, task) for task in counted]
        rows.append(
            {
                "turns": sum(min(map(ways.turns, routes), default=inf) for routes in tasks),
                "steps": sum(min(map(ways.steps, routes), default=inf) for routes in tasks),
                "dice": sum(min(map(ways.dice, routes), default=inf) for routes in tasks),
            }
        )
    mean = sum(row["turns"] for row in rows) / len(rows)
    return [{**row, "turns_behind": row["turns"] - mean} for row in rows]


def places_of(board: Board, start: Position, task: int) -> list[Route]:
    """Return all ways to complete a task: the islands and cities to visit, in order."""
    family, value = family_of(task), value_of(task)
    colors = COLORS if value == WHITE else (Color(value),)
    if family is Family.MONSTER:
        masks = zip(board.monsters, start.monsters, strict=True)
        return [(i,) for i, mask in masks if any(mask >> color & 1 for color in colors)]
    if family is Family.STATUE:
        sites = [(i, board.spaces[i].sites) for i in board.statues]
        return [
            (board.cities[color], i)
            for color in colors
            for i, mask in sites
            if board.cities[color] >= 0 and mask >> color & 1
        ]
    sources = [*zip(board.offerings, start.offerings, strict=True)]
    temples = dict(zip(start.temples, board.temples, strict=True))
    return [
        (i, temples[color])
        for color in colors
        for i, mask in sources
        if color in temples and mask >> color & 1
    ]


@lru_cache(maxsize=8)
def _ways(study: "BoardStudy", reach: int) -> "_Ways":
    return _Ways(study, reach)


class _Ways:
    """The ways of a ship from Zeus's space along some islands and cities."""

    def __init__(self, study: "BoardStudy", reach: int) -> None:
        self._study = study
        self._reach = reach
        self._expected = study.turns(reach)
        self._known: dict[int, dict[int, float]] = {}

    def turns(self, route: Route) -> float:
        """Return the expected turns, added up over the legs."""
        return sum(self._nearest(self._turns_to(goal), begin) for begin, goal in self._legs(route))

    def steps(self, route: Route) -> float:
        """Return the number of spaces entered."""
        return sum(self._steps(begin, goal) for begin, goal in self._legs(route))

    def dice(self, route: Route) -> float:
        """Return the least number of dice: an action at the end of each leg, and its moves."""
        steps = [self._steps(begin, goal) for begin, goal in self._legs(route)]
        return inf if inf in steps else sum(1 + ceil(number / self._reach) for number in steps)

    def _legs(self, route: Route) -> Iterator[tuple[int, int]]:
        return zip((self._study.board.zeus, *route), route, strict=False)

    def _turns_to(self, goal: int) -> dict[int, float]:
        if goal not in self._known:
            self._known[goal] = self._expected.to([goal])
        return self._known[goal]

    def _steps(self, begin: int, goal: int) -> float:
        board, rows = self._study.board, self._study.steps_to(goal)
        if begin != board.zeus:
            return float(
                min((rows[self._study.row[i]] - 1 for i in self._beside(begin)), default=inf)
            )
        return float(min((rows[self._study.row[i]] for i in board.sailing[begin]), default=inf))

    def _nearest(self, values: Mapping[int, float], begin: int) -> float:
        if begin == self._study.board.zeus:
            return values[begin]
        return min((values[i] for i in self._beside(begin)), default=inf)

    def _beside(self, place: int) -> list[int]:
        """Return the water spaces from which a ship acts on an island or city."""
        return [i for i in self._study.board.adjacent[place] if i in self._study.row]
