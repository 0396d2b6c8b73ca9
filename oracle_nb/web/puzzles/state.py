"""A puzzle as a screen shows it: a value."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from oracle_nb.core.errors import OracleError
from oracle_nb.games.coach import CoachLine, line_text
from oracle_nb.games.motives import Motive, motive_text
from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.review import lesson_about
from oracle_nb.render.scene import Scene
from oracle_nb.web.puzzles.solution import Solution, missed_rules
from oracle_nb.web.table.control.snapshot import GameSnapshot, TableSnapshot


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
    solution
        The best turn once it is shown: a lost attempt can be repeated without having seen it.
    step
        The number of its actions that are played on the board.
    hint
        A hint at the best turn, once the attempt has failed.
    """

    puzzle: Puzzle
    table: TableSnapshot
    best: CoachLine
    loss: float
    solved: bool
    over: bool
    given_up: bool
    solution: Solution | None = None
    step: int = 0
    hint: Motive | None = None

    @property
    def answered(self) -> bool:
        """Whether the best turn is shown."""
        return self.solution is not None

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
    def page(self) -> GameSnapshot:
        """The game beside the board: where the learner is, or at a step of the best turn."""
        page, solution = self.table.page, self.solution
        if solution is None:
            return page
        return replace(page, shown=solution.shown(page.shown.look, self.step))

    @cached_property
    def scene(self) -> Scene:
        """The board of the best turn at a step. Raises ValueError before it is shown."""
        if self.solution is None:
            raise ValueError("the best turn isn't shown yet")
        return self.solution.scene(self.table.shown.look, self.step)

    @property
    def focus(self) -> int | None:
        """The space that matters: that of the learner's piece at a step of the best turn, too."""
        return self.page.shown.piece_space(self.seat) if self.answered else self.table.focus

    @property
    def from_review(self) -> bool:
        """Whether this is a mistake in a game, whose margin is the estimate of a review."""
        return not self.puzzle.margin.pairs

    @cached_property
    def own(self) -> Solution:
        """The turn of the learner so far."""
        game = self.table.page.game
        positions = (game.opening.position, *(entry.position for entry in game.history))
        views = tuple(game.rules.view(position, self.seat) for position in positions)
        return Solution(self.seat, tuple(entry.action for entry in game.history), views)

    @property
    def repeated(self) -> bool:
        """Whether the learner has made the mistake of the game again."""
        write = self.table.page.game.write
        played = tuple(map(write, self.own.actions))
        return self.from_review and played == self.puzzle.alternative

    @property
    def differs(self) -> bool:
        """Whether the learner has played another turn than the one that is shown as the best."""
        own, solution = self.own.actions, self.solution
        return solution is None or own != solution.actions[: len(own)]

    @cached_property
    def lesson(self) -> Lesson | None:
        """The lesson on the rules of the best turn that were missed in the game."""
        try:
            return lesson_about(self.puzzle.game, missed_rules(self.puzzle))
        except OracleError:
            return None

    @cached_property
    def topic(self) -> str:
        """The first topic on which there are puzzles; "" if there is none."""
        offered = package_of(self.puzzle.game).puzzles()
        tags = () if offered is None else offered.tags
        return next((name for name in tags[::-1] if name in self.puzzle.tags), "")

    # --- texts -----------------------------------------------------------------------------------

    def line(self, actions: tuple[str, ...]) -> str:
        """Return actions from the position of the puzzle in one phrase."""
        read = self.table.shown.rules.notation.read
        return line_text(self.table.shown.texts, self._first_view, [read(text) for text in actions])

    @property
    def reasons(self) -> list[str]:
        """Why the best turn is good; nothing where the coach would begin it with another action."""
        write = self.table.shown.rules.notation.write
        if write(self.best.actions[0]) != self.puzzle.line[0]:
            return []
        return [motive_text(self.table.shown.texts, motive) for motive in self.best.reasons]

    @cached_property
    def comparison(self) -> str:
        """That only the best turn ends the race, where that is so; else ""."""
        motive = package_of(self.puzzle.game).compare_puzzle(self.puzzle)
        return "" if motive is None else motive_text(self.table.shown.texts, motive)

    @property
    def margin(self) -> tuple[float, float, float]:
        """The rounds by which the best turn is better in play-outs: their mean, and its interval.

        Where the other turn doesn't end the race, it takes another round at least.
        """
        margin = self.puzzle.margin
        least = 1.0 if self.comparison and not self.from_review else 0.0
        return margin.played, max(margin.low, least), margin.high

    def tag(self, name: str) -> str:
        """Return what a tag means."""
        return str(self.table.shown.texts.rulebook.say(f"puzzle-tag-{name}"))
