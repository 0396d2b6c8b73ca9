"""The best turn of a puzzle, or that of the learner, action by action."""

from dataclasses import dataclass
from typing import Any

from oracle_nb.games.coach import line_text
from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.games.puzzles import puzzle_coach
from oracle_nb.render.highlights import route_line
from oracle_nb.render.previews import preview_marks
from oracle_nb.render.scene import Op, Scene
from oracle_nb.web.table.control.shown import Look, Shown


@dataclass(frozen=True)
class Solution:
    """A turn as it is played with the luck of the puzzle.

    Attributes
    ----------
    seat
        The learner's seat.
    actions
        The actions, with the coach's answers to decisions in between, up to the first one that
        chance doesn't permit.
    views
        The positions before each action and after the last one, as the learner may know them.
    """

    seat: int
    actions: tuple[Any, ...]
    views: tuple[Any, ...]

    def shown(self, look: Look, step: int) -> Shown:
        """Return the position after a number of actions."""
        return Shown(look, self.views[step], self.seat)

    def title(self, look: Look, number: int) -> str:
        """Return an action in words, with the die or card that it uses."""
        return line_text(look.texts, self.views[number], self.actions[number : number + 1])

    def powers(self, look: Look, number: int) -> str:
        """Return the powers that an action rests on, such as those of cards, in sentences."""
        return look.texts.explain(self.views[number], self.actions[number]).powers

    def scene(self, look: Look, step: int) -> Scene:
        """Return the board after a number of actions, with the routes and places of the others."""
        drawn = self.shown(look, step).picture
        ops: list[Op] = []
        for number in range(step, len(self.actions)):
            before, action = self.shown(look, number), self.actions[number]
            if len(route := before.route(action)) > 1:
                ops.append(route_line(drawn, route))
            ops += preview_marks(drawn, before.previews(action))
        return drawn.with_overlay(*ops)


def solution_of(puzzle: Puzzle) -> Solution:
    """Play the best turn of a puzzle."""
    game = puzzle.start()
    coach, seat = puzzle_coach(game), game.to_move or 0
    actions: list[Any] = []
    views = [game.view(seat)]

    def play(action: Any) -> None:
        game.play(action)
        actions.append(action)
        views.append(game.view(seat))

    for text in puzzle.line:
        action = game.action(text)
        while coach is not None and not game.check(action).allowed and game.to_move == seat:
            play(coach.best(game.view(seat)).actions[0])
        if not game.check(action).allowed:
            break
        play(action)
    return Solution(seat, tuple(actions), tuple(views))


def needed_rules(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the rules that allow the actions of the best turn."""
    game = puzzle.start()
    rules: dict[str, None] = {}
    for action in solution_of(puzzle).actions:
        rules |= dict.fromkeys(game.check(action).rules)
        game.play(action)
    return tuple(rules)


def missed_rules(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the rules of the first action of the best turn that the other one doesn't need."""
    game = puzzle.start()
    best, other = game.check(puzzle.line[0]), game.check(puzzle.alternative[0])
    return tuple(rule for rule in best.rules if rule not in other.rules) or best.rules
