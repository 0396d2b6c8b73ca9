"""A puzzle as a screen shows it: a value."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from oracle_nb.games.coach import CoachLine, line_text
from oracle_nb.games.motives import motive_text
from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.games.registry import coach_of, package_of, scene_of
from oracle_nb.render.highlights import route_line
from oracle_nb.render.previews import preview_marks
from oracle_nb.render.scene import Op, Scene
from oracle_nb.web.table.control.snapshot import TableSnapshot


@dataclass(frozen=True)
class PuzzleSnapshot:
    """A learner's attempt at a puzzle.

    Attributes
    ----------
    puzzle
        The puzzle.
    table
        The board, with the turn so far.
    best
        The best line by the coach.
    loss, solved
        The rounds that the turn loses so far, and whether it has solved the puzzle.
    over
        Whether the attempt is over: solved, lost or given up.
    given_up
        Whether the learner has asked for the best turn before the end.
    answered
        Whether the best turn is shown: a lost attempt can be repeated without having seen it.
    """

    puzzle: Puzzle
    table: TableSnapshot
    best: CoachLine
    loss: float
    solved: bool
    over: bool
    given_up: bool
    answered: bool

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.table.seats.viewer

    @property
    def at(self) -> str:
        """The version of the state that a button belongs to: late clicks are ignored."""
        stage = int(self.over) + int(self.answered)
        return f"{self.puzzle.id}-{self.table.page.actions}-{stage}"

    @cached_property
    def _first_view(self) -> Any:
        """The position of the puzzle as the learner may know it."""
        game = self.table.page.game
        return game.rules.view(game.opening.position, self.seat)

    @cached_property
    def answer_scene(self) -> Scene:
        """The board of the puzzle with the routes and places of the best turn.

        The coach makes the decisions in between. The turn is drawn up to the first action that
        chance doesn't permit.
        """
        game, seat, shown = self.puzzle.start(), self.seat, self.table.shown
        rules, actions = game.rules, shown.presentation.actions
        coach = coach_of(rules)
        drawn = scene_of(rules, self._first_view, seat=seat, language=shown.language)
        ops: list[Op] = []
        for text in self.puzzle.line:
            action = game.action(text)
            while coach is not None and not game.check(action).allowed and game.to_move == seat:
                game.play(coach.best(game.view(seat)).actions[0])
            if not game.check(action).allowed:
                break
            view = game.view(seat)
            if len(route := actions.route(rules, view, action)) > 1:
                ops.append(route_line(drawn, route))
            ops += preview_marks(drawn, actions.previews(rules, view, action))
            game.play(action)
        return drawn.with_overlay(*ops)

    # --- texts -----------------------------------------------------------------------------------

    def line(self, actions: tuple[str, ...]) -> str:
        """Return actions from the position of the puzzle in one phrase."""
        read = self.table.shown.rules.notation.read
        return line_text(self.table.shown.texts, self._first_view, [read(text) for text in actions])

    @property
    def reasons(self) -> list[str]:
        """Why the best turn is good."""
        return [motive_text(self.table.shown.texts, motive) for motive in self.best.reasons]

    @cached_property
    def comparison(self) -> str:
        """Why the best turn is better than the next one, where the game explains it; else ""."""
        motive = package_of(self.puzzle.game).compare_puzzle(self.puzzle)
        return "" if motive is None else motive_text(self.table.shown.texts, motive)

    def tag(self, name: str) -> str:
        """Return what a tag means."""
        return str(self.table.shown.texts.rulebook.say(f"puzzle-tag-{name}"))
