"""The planner: a bot that searches its turn and values what it leads to."""

from collections.abc import Sequence

from oracle_nb.delphi.bots import motives
from oracle_nb.delphi.model.actions import END_TURN, Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.planning.evaluator import QUICK, STEADY, STRONG, Effort, Evaluator
from oracle_nb.delphi.planning.turn_node import TurnLine
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.delphi.planning.value import Weights
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.motives import ONLY, Decision, Motive, Thinking

CANDIDATES = 8
"""Number of lines whose first action is tried."""


class PlannerBot:
    """A bot that plays the turn after which it expects to need the fewest further turns.

    Its choice is a function of the view alone, without randomness.

    ``rules``: the rules of the table.
    ``seed``: not used.
    ``fitted``: the weights of the value; those of the package if not given.
    """

    name = "planner"
    effort: Effort = STEADY
    cautious: bool = False
    """Whether it begins no fight that it would most likely lose."""

    def __init__(self, rules: Delphi, seed: int = 0, fitted: Weights | None = None) -> None:
        self._evaluator = Evaluator(rules, self.effort, fitted, cautious=self.cautious)

    def decide(self, view: Position, options: Sequence[Action]) -> Action:
        """Return the best of the options, the first of equals."""
        if len(options) == 1:
            return options[0]
        if view.pending:
            return self._answer(view, options)
        search = self._evaluator.search(view, view.turn)
        return self._chosen(search, options, None)[0]

    def think(
        self, view: Position, options: Sequence[Action], thinking: Thinking
    ) -> Decision[Action]:
        """Return the same option unless it is stopped, with the reason."""
        if len(options) == 1:
            return Decision(options[0], ONLY)
        if view.pending:
            return Decision(self._answer(view, options), motives.of_answer(view))
        search = self._evaluator.search(view, view.turn)
        action, line = self._chosen(search, options, thinking)
        motive = Motive("end") if line is None else motives.of_line(search, line)
        charts = self._evaluator.charts
        return Decision(action, motives.with_change(charts, view, action, motive, thinking.said))

    def _answer(self, view: Position, options: Sequence[Action]) -> Action:
        """Return the best answer to a decision."""
        return min(self._evaluator.answers(view, options), key=lambda scored: scored[0])[1]

    def _chosen(
        self, search: TurnSearch, options: Sequence[Action], thinking: Thinking | None
    ) -> tuple[Action, TurnLine | None]:
        """Return the first action of the best line, and the line."""
        for line in self._evaluator.lines(search, CANDIDATES, thinking):
            if not line.path:
                break
            if line.path[0] in options:
                return line.path[0], line
        return END_TURN, None


class QuickPlannerBot(PlannerBot):
    """A planner that judges the end of its turn by its value alone."""

    name = "planner-quick"
    effort = QUICK


class StrongPlannerBot(PlannerBot):
    """A planner that looks at more lines, and at more rolls for the next turn."""

    name = "planner-strong"
    effort = STRONG
