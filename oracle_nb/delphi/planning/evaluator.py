"""The evaluator: what positions, answers and lines are worth to a player, in own turns."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.bots.choices import rate
from oracle_nb.delphi.bots.errands import Errand
from oracle_nb.delphi.bots.reach_chart import ReachCharts
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    ChooseShipTile,
    Decision,
    FightOn,
    LookAt,
    Position,
    Uncover,
)
from oracle_nb.delphi.planning.turn_node import Line, TurnNode
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.delphi.planning.value import Weights, weights
from oracle_nb.delphi.rules.engine import Delphi

DEPTH: Final = 2
"""Number of decisions in a row of which all answers are tried."""
BY_RULE_OF_THUMB: Final = (ChooseShipTile, LookAt, Uncover)
"""Decisions whose answers change what is known, which the search doesn't value."""


class Evaluator:
    """Values for one player at one table.

    Parameters
    ----------
    rules
        The rules of the game.
    fitted
        The weights of the value; those of the package if not given.
    width
        Number of lines that a search follows.
    """

    def __init__(self, rules: Delphi, fitted: Weights | None = None, width: int = 10) -> None:
        self.rules = rules
        self.charts = ReachCharts(rules.board, rules.setting)
        self.fitted = fitted or weights()
        self.width = width

    def search(self, view: Position, seat: int, width: int = 0) -> TurnSearch:
        """Return the search through a player's turn, or the next one."""
        chart = self.charts.of(view, seat)
        return TurnSearch(chart, view, seat, self.fitted, width or self.width)

    def lines(self, view: Position, seat: int, keep: int = 3) -> list[Line]:
        """Return the best lines of the turn."""
        return self.search(view, seat).search(keep)

    def value(self, view: Position, seat: int, depth: int = DEPTH) -> float:
        """Return the value of a position after the best decisions of the player."""
        step = view.pending[0] if view.pending else None
        if step is not None and depth and step.player == seat and isinstance(step, Decision):
            answers = self.rules.legal_actions(view)
            if not isinstance(step, BY_RULE_OF_THUMB):
                return min(value for value, _ in self.answers(view, answers, depth))
        return self.search(view, seat, 4).search()[0].value

    def answers(
        self, view: Position, options: Sequence[Action], depth: int = DEPTH
    ) -> list[tuple[float, Action]]:
        """Return the answers to a decision with their values, in the order of the options."""
        step = view.pending[0]
        seat = step.player
        if isinstance(step, BY_RULE_OF_THUMB):
            return [(-rate(self.charts, view, option), option) for option in options]
        if isinstance(step, FightOn):
            return self._fight_on(view, step, options)
        chance = SeededChance(view.round)
        found = []
        for option in options:
            after = self.rules.apply(view, option, chance).position
            found.append((self.value(self.rules.view(after, seat), seat, depth - 1), option))
        return found

    def _fight_on(
        self, view: Position, step: FightOn, options: Sequence[Action]
    ) -> list[tuple[float, Action]]:
        search = self.search(view, step.player, 4)
        root = search.root
        stop = search.search()[0].value
        won = self._won(search, step)
        if won is None:
            return [(float(option.verb == Verb.FIGHT), option) for option in options]

        def fight(node: TurnNode, strength: int, favor: int) -> float:
            """Return the value of paying for another round against a strength."""
            chance = min(1.0, max(0.0, (10 - strength) / 10))
            win = search.of(replace(node, favor=favor - 1))
            if chance == 1.0:
                return win
            lose = stop + 0.05
            if favor > 1:
                lose = min(lose, fight(node, strength - 1, favor - 1))
            return chance * win + (1 - chance) * lose

        going = fight(won, step.strength - 1, root.favor) if root.favor else stop + 1
        return [(going if option.verb == Verb.FIGHT else stop, option) for option in options]

    @staticmethod
    def _won(search: TurnSearch, step: FightOn) -> TurnNode | None:
        """Return the state after winning a fight."""
        for errand in search.chart.errands(search.root.work):
            if (errand.verb, errand.space, errand.color) == (Verb.FIGHT, step.space, step.color):
                return replace(search.root, work=search.chart.after(search.root.work, errand))
        return None
