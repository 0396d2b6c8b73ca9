"""A learner at a puzzle: the board, the turn so far, and how it compares. It knows no browser."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

from oracle_nb.games.coach import line_text
from oracle_nb.games.motives import Motive, motive_text
from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.games.puzzles import Attempt
from oracle_nb.games.registry import coach_of, package_of, scene_of
from oracle_nb.render.highlights import route_line
from oracle_nb.render.previews import preview_marks
from oracle_nb.render.scene import Op, Scene
from oracle_nb.web.lessons.learner_seats import LearnerSeats
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.text import words


class PuzzleController:
    """The state of a puzzle for one learner.

    Parameters
    ----------
    puzzle
        The puzzle.
    language
        The language of all texts.
    tried
        Called once with whether the first attempt solves it.
    """

    def __init__(
        self, puzzle: Puzzle, language: str, tried: Callable[[bool], object] = lambda _solved: None
    ) -> None:
        self.puzzle: Final = puzzle
        self._language = language
        self._tried: Final = tried
        self._noted = False
        self._theme = "light"
        self.given_up = False
        self._answer_asked = False
        self.seat = 0
        """The learner's seat."""
        self.controller: TableController
        self.attempt: Attempt
        self.begin()

    @property
    def language(self) -> str:
        """The language of all texts."""
        return self._language

    def set_language(self, language: str) -> None:
        """Switch to another language; everything else stays as it is."""
        self._language = language
        self.controller.set_language(language)

    def set_theme(self, theme: str) -> None:
        """Show pictures in another theme."""
        self._theme = self.controller.theme = theme

    def begin(self) -> None:
        """Begin with the position of the puzzle."""
        self.given_up = self._answer_asked = False
        game = self.puzzle.start()
        say = words(self._language).say
        seats = [say("seat-label", seat=number + 1) for number in range(game.rules.players)]
        seat = game.to_move or 0
        seats[seat] = say("you")
        game = self.puzzle.start(seats)
        coach = coach_of(game.rules)
        assert coach is not None
        self.attempt = Attempt(game, coach)
        self.seat = seat
        self.controller = TableController(
            game, language=self._language, seats=LearnerSeats(seat), changed=self._went
        )
        self.controller.theme = self._theme

    def _went(self) -> None:
        """Judge the last action."""
        self.attempt.follow()
        if self.attempt.over:
            self._note(self.attempt.solved)

    def show_answer(self) -> None:
        """Show the best turn; before the end of the attempt this gives up."""
        self._answer_asked = True
        if not self.over:
            self.given_up = True
            self._note(solved=False)

    def _note(self, solved: bool) -> None:
        if not self._noted:
            self._noted = True
            self._tried(solved)

    # --- state -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the attempt is over: solved, lost or given up."""
        return self.attempt.over or self.given_up

    @property
    def answered(self) -> bool:
        """Whether the best turn is shown: a lost attempt can be repeated without having seen it."""
        return self.over and (self.attempt.solved or self._answer_asked)

    @property
    def at(self) -> str:
        """The version of the state that a button belongs to: late clicks are ignored."""
        stage = int(self.over) + int(self.answered)
        return f"{self.puzzle.id}-{len(self.controller.game.history)}-{stage}"

    def click(self, space: int) -> None:
        """Handle a click on a space, as at the table."""
        if not self.over:
            self.controller.click(space)

    def scene(self) -> Scene:
        """Return the board with the marks, or with the best turn once it is shown."""
        return self._answer_scene if self.answered else self.controller.scene()

    @property
    def _answer_scene(self) -> Scene:
        """The board of the puzzle with the routes and places of the best turn.

        The coach makes the decisions in between. The turn is drawn up to the first action that
        chance doesn't permit.
        """
        game, seat = self.puzzle.start(), self.seat
        rules, actions = game.rules, self.controller.presentation.actions
        coach = coach_of(rules)
        drawn = scene_of(rules, self._first_view, seat=seat, language=self.language)
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
        game = self.attempt.game
        view = self._first_view
        return line_text(
            self.controller.words, view, [game.rules.notation.read(text) for text in actions]
        )

    @property
    def reasons(self) -> list[str]:
        """Why the best turn is good."""
        return [motive_text(self.controller.words, one) for one in self.attempt.best.reasons]

    @property
    def comparison(self) -> str:
        """Why the best turn is better than the next one, where the game explains it; else ""."""
        motive = self._comparison
        return "" if motive is None else motive_text(self.controller.words, motive)

    @cached_property
    def _comparison(self) -> Motive | None:
        return package_of(self.puzzle.game).compare_puzzle(self.puzzle)

    def tag(self, name: str) -> str:
        """Return what a tag means."""
        return str(self.controller.words.rulebook.say(f"puzzle-tag-{name}"))

    @property
    def _first_view(self) -> Any:
        game = self.attempt.game
        return game.rules.view(game.opening.position, self.seat)
