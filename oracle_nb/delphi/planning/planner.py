"""The planner: a bot that searches its turn and values what it leads to."""

from collections.abc import Sequence

from oracle_nb.delphi.model.actions import END_TURN, Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.planning.evaluator import Evaluator
from oracle_nb.delphi.planning.value import Weights
from oracle_nb.delphi.rules.engine import Delphi


class PlannerBot:
    """A bot that searches its turn for the end with the fewest expected rounds left."""

    name = "planner"

    def __init__(
        self, rules: Delphi, seed: int = 0, fitted: Weights | None = None, width: int = 10
    ) -> None:
        self.evaluator = Evaluator(rules, fitted, width)

    def search(self, view: Position, seat: int):
        return self.evaluator.search(view, seat)

    def decide(self, view: Position, options: Sequence[Action]) -> Action:
        """Return the best of the options."""
        if len(options) == 1:
            return options[0]
        if view.pending:
            return min(self.evaluator.answers(view, options), key=lambda found: found[0])[1]
        for line in self.evaluator.lines(view, view.turn, 8):
            if not line.path:
                return END_TURN
            if line.path[0] in options:
                return line.path[0]
        return END_TURN
