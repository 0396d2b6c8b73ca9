"""Greedy: plans its turn as well as it can and looks no further."""

from collections.abc import Sequence

from oracle_nb.delphi.actions import END_TURN, Action
from oracle_nb.delphi.bots.chart import Charts
from oracle_nb.delphi.bots.choices import judge
from oracle_nb.delphi.bots.turnplan import TurnPlan
from oracle_nb.delphi.engine import Delphi
from oracle_nb.delphi.position import Position


class GreedyBot:
    """Values every option by what it does for its own tasks, and takes the best.

    It leaves nothing to chance: its choice is a function of the view alone.
    """

    name = "greedy"
    __slots__ = ("_charts",)

    def __init__(self, rules: Delphi, seed: int = 0) -> None:
        self._charts = Charts(rules.board, rules.setting)

    def decide(self, view: Position, options: Sequence[Action]) -> Action:
        """The best of the options, the first of equals."""
        if len(options) == 1:
            return options[0]
        if view.pending:
            return max(options, key=lambda option: judge(self._charts, view, option))
        plan = TurnPlan(self._charts.of(view, view.turn), view)
        allowed = set(options)
        action = plan.search()
        if action is not None and action in allowed:
            return action
        idle = [use for die in dict.fromkeys(plan.me.dice) for use in plan.idle_uses(die)]
        idle.sort(key=_value, reverse=True)
        return next((use for _, use in idle if use in allowed), END_TURN)


def _value(use: tuple[float, Action]) -> float:
    return use[0]
