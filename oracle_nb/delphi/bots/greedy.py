"""The greedy bot: plans its turn as well as it can and looks no further."""

from collections.abc import Callable, Sequence

from oracle_nb.delphi.bots import motives
from oracle_nb.delphi.bots.choices import rate
from oracle_nb.delphi.bots.reach_chart import ReachCharts
from oracle_nb.delphi.bots.turn_planner import TurnPlanner
from oracle_nb.delphi.model.actions import END_TURN, Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.motives import ONLY, Decision, Motive, Thinking


class GreedyBot:
    """A bot that scores every option by its value for its own tasks and chooses the best.

    Its choice is a function of the view alone, without randomness.
    """

    name = "greedy"
    __slots__ = ("_charts",)

    def __init__(self, rules: Delphi, seed: int = 0) -> None:
        self._charts = ReachCharts(rules.board, rules.setting)

    def decide(self, view: Position, options: Sequence[Action]) -> Action:
        """Return the best of the options, the first of equals."""
        return self._decided(view, options)[0]

    def think(
        self, view: Position, options: Sequence[Action], thinking: Thinking
    ) -> Decision[Action]:
        """Return the same option, with the reason."""
        action, why = self._decided(view, options)
        motive = why()
        if not view.pending:
            motive = motives.with_change(self._charts, view, action, motive, thinking.said)
        return Decision(action, motive)

    def _decided(
        self, view: Position, options: Sequence[Action]
    ) -> tuple[Action, Callable[[], Motive]]:
        if len(options) == 1:
            return options[0], lambda: ONLY
        if view.pending:
            best = max(options, key=lambda option: rate(self._charts, view, option))
            return best, lambda: motives.of_answer(view)
        plan = TurnPlanner(self._charts.chart_of(view, view.turn), view)
        line = plan.search()
        if line.path and line.path[0] in options:
            return line.path[0], lambda: motives.of_line(plan, line)
        idle = [use for die in dict.fromkeys(plan.me.dice) for use in plan.idle_uses(die)]
        idle.sort(key=_value, reverse=True)
        for _, use in idle:
            if use in options:
                return use, lambda: Motive("idle")
        return END_TURN, lambda: Motive("end")


def _value(use: tuple[float, Action]) -> float:
    return use[0]
