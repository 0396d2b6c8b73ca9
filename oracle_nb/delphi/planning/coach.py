"""The coach of The Oracle of Delphi: expected ends, the best lines of a turn, and reasons."""

from typing import Final

from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.delphi.model.actions import END_TURN, Action
from oracle_nb.delphi.model.position import Phase, Position, Recover
from oracle_nb.delphi.planning import reasons
from oracle_nb.delphi.planning.evaluator import RULES_OF_THUMB, Effort, Evaluator
from oracle_nb.delphi.planning.turn_node import Line
from oracle_nb.delphi.planning.value import Weights
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.coach import CoachLine, Judgment
from oracle_nb.games.motives import Motive

WIDTH: Final = 8
"""Number of lines with equal means that the coach's search follows."""
LISTED: Final = 1_000
"""Maximum number of lines among which those with other first actions are looked for."""
SAMPLES: Final = 8
"""Number of results of chance that are averaged for an action that the search doesn't know."""


class DelphiCoach:
    """The coach for one table; see `oracle_nb.games.coach.Coach`."""

    def __init__(self, rules: Delphi, fitted: Weights | None = None) -> None:
        self.rules = rules
        self.evaluator = Evaluator(rules, Effort(width=WIDTH), fitted)

    def end(self, view: Position, seat: int) -> float:
        """Return the round in which a player is expected to reach Zeus's space."""
        if view.players[seat].home:
            return float(view.round)
        return self._end(view, seat, self.evaluator.value(view, seat))

    def lines(self, view: Position, number: int = 3) -> list[CoachLine[Action]]:
        """Return the best lines for the player to move, each with another first action."""
        seat = view.pending[0].player if view.pending else view.turn
        if view.pending:
            options = self.rules.legal_actions(view)
            found = sorted(self.evaluator.answers(view, options), key=lambda one: one[0])
            step = view.pending[0]
            estimated = not isinstance(step, RULES_OF_THUMB)
            answer = (reasons.of_answer(step),)
            return [
                CoachLine((action,), self._end(view, seat, value), answer, estimated)
                for value, action in found[:number]
            ]
        search = self.evaluator.search(view, seat)
        lines: dict[Action, Line] = {}
        for line in search.lines(LISTED):
            lines.setdefault(line.path[0] if line.path else END_TURN, line)
            if len(lines) == number:
                break
        return [
            CoachLine(
                line.path or (END_TURN,),
                self._end(view, seat, line.value),
                reasons.of_line(search, line),
            )
            for line in lines.values()
        ]

    def judge(self, view: Position, action: Action) -> Judgment[Action]:
        """Return what a legal action is worth compared with the best line."""
        seat = view.pending[0].player if view.pending else view.turn
        best = self.lines(view, 1)[0]
        if view.pending:
            options = self.rules.legal_actions(view)
            found = {option: value for value, option in self.evaluator.answers(view, options)}
            return Judgment(best, self._end(view, seat, found[action]))
        end = self._end(view, seat, self._expected(view, seat, action))
        if end < best.end:
            best = CoachLine((action,), end, best.reasons)
        return Judgment(best, end)

    def _end(self, view: Position, seat: int, value: float) -> float:
        """Return the expected round of the end by the turns that are left."""
        return _round_of_turn(view, seat) + self.evaluator.fitted.corrected(value)

    def _expected(self, view: Position, seat: int, action: Action) -> float:
        """Return the value of an action before chance decides."""
        search = self.evaluator.search(view, seat)
        if action == END_TURN:
            return search.value.of(search.root)
        known = (found for found in search.steps(search.root) if found[0] == action)
        if step := next(known, None):
            _, node, gain = step
            estimate = search.best(node).value + gain
            after = self.rules.apply(view, action, SeededChance(view.round))
            if after.outcome:
                return estimate
            # A search from there finds more than one that comes through there.
            seen = self.rules.view(after.position, seat)
            return min(estimate, self.evaluator.value(seen, seat))
        values = []
        for sample in range(SAMPLES):
            after = self.rules.apply(view, action, SeededChance(scatter(view.round, sample)))
            values.append(self.evaluator.value(self.rules.view(after.position, seat), seat))
            if not after.outcome:
                break
        return sum(values) / len(values)

    def hint(self, view: Position) -> Motive:
        """Return where to look, without naming the action."""
        if view.pending:
            return Motive("hint-answer")
        search = self.evaluator.search(view, view.turn)
        return reasons.hint(search, search.best())


def _round_of_turn(view: Position, seat: int) -> int:
    """Return the round of the turn that a player is in, or that comes next (turn.recover)."""
    recovering = bool(view.pending) and isinstance(view.pending[0], Recover)
    acting = view.phase in (Phase.CHECK, Phase.ACT) and not recovering
    over = seat < view.turn or (seat == view.turn and not acting)
    return view.round + (over and view.phase != Phase.SETUP)
