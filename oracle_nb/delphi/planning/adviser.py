"""The adviser of the guided game: a planner that does what the list proposes where it can."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.advice.task_steps import COMPLETING, TaskStep, task_steps, unlikely_fight
from oracle_nb.delphi.bots import motives
from oracle_nb.delphi.model.actions import CARD, END_TURN, NONE, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.planning.evaluator import STEADY, Effort, deepened, rolls
from oracle_nb.delphi.planning.planner import PlannerBot
from oracle_nb.delphi.planning.playouts import Playouts
from oracle_nb.delphi.planning.turn_node import TurnLine
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.motives import ONLY, Decision, Motive, Thinking

NEAR: Final = 0.2
"""Turns by which a line with a task may be behind the best line: they are within the error."""
PAIRS: Final = 24
"""Number of play-outs of both lines, with the same luck, where it is farther behind."""


class Adviser(PlannerBot):
    """A planner that looks at all that the list of choices proposes, and prefers tasks.

    The narrow search of the quick planner misses some turns that begin with a move, and counts with
    the average result of a fight. That makes a fight that is likely to be lost look better than it
    is, so that the adviser begins none that the list leaves out.
    """

    name = "adviser"
    effort: Effort = STEADY
    cautious = True

    def decide(self, view: Position, options: Sequence[Action]) -> Action:
        """Return the same option as with a reason."""
        return self.think(view, options, Thinking()).action

    def think(
        self, view: Position, options: Sequence[Action], thinking: Thinking
    ) -> Decision[Action]:
        """Return the best option, or one for a task that is about as good, with the reason."""
        if len(options) == 1:
            return Decision(options[0], ONLY)
        search = self._evaluator.search(view, view.turn)
        lines = [] if view.pending else self._lines(search, options)
        if not lines:
            return super().think(view, options, thinking)
        best = lines[0]
        served = next(filter(_serves, lines), None) or self._prepared(search, options, best)
        if served is not best and self._behind(view, served, best) > NEAR:
            return Decision(_actions(best)[0], self._postponed(view, served))
        fight = unlikely_fight(self._evaluator.rules, view, view.turn, options)
        if fight and not search.me.dice and _spends_poseidon(served):
            # Other than dice, he is there next turn as well, and the ship is in position.
            waits = next((line for line in lines if not line.path), served)
            served = waits if waits.value - served.value <= NEAR else served
        return Decision(_actions(served)[0], self._motive(search, served, fight))

    def _prepared(self, search: TurnSearch, options: Sequence[Action], best: TurnLine) -> TurnLine:
        """Return the line that takes the ship to where a later die completes the last task.

        The best one where that is not about as good. With more tasks, what looks as good costs
        about a fifth of a round; and a card, other than a die, may be worth more later.
        """
        rules, view = self._evaluator.rules, search.view
        steps = task_steps(rules, view, view.turn, options) if len(search.me.tasks) == 1 else ()
        for step in steps:
            completes = step.later and step.then in COMPLETING and step.action.source < CARD
            line = step_line(rules, search, step) if completes else None
            if line is not None:
                known = deepened(search, [line], rolls(view.round, self.effort.rolls))
                if known[0].value - best.value <= NEAR:
                    return known[0]
        return best

    def _motive(
        self, search: TurnSearch, line: TurnLine, fight: tuple[Action, float] | None
    ) -> Motive:
        """Return the reason for a line, or for waiting with an unlikely fight or a card."""
        rules, view, first = self._evaluator.rules, search.view, _actions(line)[0]
        waits = first.verb in (Verb.END, Verb.FAVOR) and not _serves(line)
        if fight and waits:
            return motives.unlikely(fight[0], rules.tokens(view, fight[0]), fight[1])
        if line.path:
            return motives.of_line(search, line)
        cards = sum(search.me.cards) if view.played < 0 else 0
        return Motive("keep-card", {"count": cards}) if cards else Motive("end")

    def _lines(self, search: TurnSearch, options: Sequence[Action]) -> list[TurnLine]:
        """Return the best lines that begin with options, and those that the list proposes.

        The best one comes first; of equals, what the list proposes.
        """
        rules, view = self._evaluator.rules, search.view
        steps = task_steps(rules, view, view.turn, options)
        listed = (step_line(rules, search, step) for step in steps if not step.later)
        lines = [line for line in listed if line is not None]
        lines += search.openings(self.effort.lines)
        waits = None if search.me.dice else search.beginning(END_TURN)
        lines += [waits] if waits else []
        lines = [line for line in lines if _actions(line)[0] in options]
        return deepened(search, lines, rolls(view.round, self.effort.rolls))

    def _behind(self, view: Position, line: TurnLine, best: TurnLine) -> float:
        """Return the turns by which a line is behind the best one; by play-outs if they are many.

        Values count with the average result of a fight, after which little may be possible.
        """
        behind = line.value - best.value
        if behind <= NEAR or any(player.home for player in view.players):
            return behind
        play = Playouts(self._evaluator.rules)
        pairs = [
            play.end(view, _actions(line), seed) - play.end(view, _actions(best), seed)
            for seed in range(PAIRS)
        ]
        return sum(pairs) / len(pairs)

    def _postponed(self, view: Position, line: TurnLine) -> Motive:
        """Return what a line would do for a task, and at what price."""
        rules, tokens, used = self._evaluator.rules, 0, 0
        deed = next(number for number, action in enumerate(line.path) if motives.serves(action))
        for action in line.path[: deed + 1]:
            tokens += rules.tokens(view, action)
            used += action.source != NONE
            if rules.check(view, action) and action != line.path[deed]:
                view = rules.apply(view, action, SeededChance(0)).position
        return motives.postponed(line.path[deed], used, tokens)


def step_line(rules: Delphi, search: TurnSearch, step: TaskStep) -> TurnLine | None:
    """Return the best line that begins with a step for a task; None if the search knows none."""
    move, _, verb, color, place, later = step
    if verb == NONE or later or move.verb == Verb.FAVOR:
        return search.beginning(move)
    tokens = rules.tokens(search.view, move)
    return search.sailing(move, tokens, (verb, color, place))


def _spends_poseidon(line: TurnLine) -> bool:
    """Return whether a line begins with Poseidon, and brings no task forward."""
    return bool(line.path) and line.path[0].verb == Verb.POSEIDON and not _serves(line)


def _serves(line: TurnLine) -> bool:
    """Return whether a line brings a task forward."""
    return any(map(motives.serves, line.path))


def _actions(line: TurnLine) -> tuple[Action, ...]:
    return (*line.path, END_TURN)
