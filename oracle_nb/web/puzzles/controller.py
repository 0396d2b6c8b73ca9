"""A learner at a puzzle: the board, the turn so far, and how it compares. It knows no browser."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.games.puzzles import PuzzleAttempt, puzzle_coach
from oracle_nb.render.scene import Scene
from oracle_nb.web.lessons.exercise_table import LearnerSeats
from oracle_nb.web.puzzles.solution import Solution, solution_of
from oracle_nb.web.puzzles.state import PuzzleSnapshot
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.text import words


class PuzzleController:
    """The state of a puzzle for one learner.

    ``tried`` is called once with whether the first attempt solves it; ``names`` are those of the
    players by seat, where the position is from a game.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        language: str,
        tried: Callable[[bool], object] = lambda _solved: None,
        names: Sequence[str] = (),
    ) -> None:
        self.puzzle: Final = puzzle
        self._language = language
        self._tried: Final = tried
        self._names: Final = names
        self._noted = False
        self._theme = "light"
        self.given_up = False
        self._answer_asked = False
        self._step = 0
        self._snapshot: PuzzleSnapshot | None = None
        self.forbidden: Callable[[str], object] = lambda rule: None
        """Called with the rule that forbids what the learner has tried; can be set."""
        self.controller: TableController
        self.attempt: PuzzleAttempt
        self.begin()

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
        self._step = 0
        game = self.puzzle.start()
        say = words(self._language).say
        players = range(game.rules.players)
        seats = [*self._names] or [say("seat-label", seat=number + 1) for number in players]
        seat = game.to_move or 0
        seats[seat] = say("you")
        game = self.puzzle.start(seats)
        coach = puzzle_coach(game)
        assert coach is not None
        self.attempt = PuzzleAttempt(game, coach)
        self.controller = TableController(
            game, language=self._language, seats=LearnerSeats(seat), changed=self._went
        )
        self.controller.theme = self._theme
        self.controller.forbidden = self._report_forbidden

    def _report_forbidden(self, rule: str) -> None:
        self.forbidden(rule)

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

    @cached_property
    def solution(self) -> Solution:
        """The best turn, action by action."""
        return solution_of(self.puzzle)

    def step(self, by: int) -> None:
        """Play the next actions of the best turn on the board, or take some back."""
        self._step = min(max(0, self._step + by), len(self.solution.actions))

    def _note(self, solved: bool) -> None:
        if not self._noted:
            self._noted = True
            self._tried(solved)

    @property
    def over(self) -> bool:
        """Whether the attempt is over: solved, lost or given up."""
        return self.attempt.over or self.given_up

    def click(self, space: int) -> None:
        """Handle a click on a space, as at the table."""
        if not self.over:
            self.controller.click(space)

    # --- view ------------------------------------------------------------------------------------

    @property
    def snapshot(self) -> PuzzleSnapshot:
        """The puzzle as it is now: the same object for the same state."""
        attempt, over = self.attempt, self.over
        snapshot = PuzzleSnapshot(
            self.puzzle,
            self.controller.snapshot,
            attempt.best,
            attempt.loss,
            attempt.solved,
            over,
            self.given_up,
            self.solution if over and (attempt.solved or self._answer_asked) else None,
            self._step,
            attempt.hint if attempt.over and not attempt.solved else None,
        )
        if self._snapshot is None or self._snapshot != snapshot:
            self._snapshot = snapshot
        return self._snapshot

    def scene(self) -> Scene:
        """Return the board with the marks, or with the best turn once it is shown."""
        puzzle = self.snapshot
        return puzzle.scene if puzzle.answered else self.controller.scene_of(puzzle.table)
