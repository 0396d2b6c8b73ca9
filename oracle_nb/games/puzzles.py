"""Puzzles: how a turn that somebody plays compares with the best one.

Pages, notebooks and the terminal work with this and `oracle_nb.games.puzzle_set`, for any game.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.generics import A, P
from oracle_nb.games.coach import SAME, Coach, CoachLine
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive
from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.games.registry import DEFAULT_GAME, package_of, presentation_of, puzzles_of

TOLERANCE: Final = 0.1
"""Rounds by the coach that a turn may lose and still solve a puzzle."""


class PuzzleAttempt:
    """A turn that somebody plays in a puzzle, compared with the coach's best line.

    Each action is judged before chance decides, so that bad luck costs nothing.

    Parameters
    ----------
    game : Game
        A game that begins with the puzzle, as `Puzzle.start` returns it. Its player calls
        `follow` after each action.
    coach : Coach
        The coach of the game.

    Attributes
    ----------
    loss : float
        The rounds that the actions so far lose.
    over : bool
        Whether the turn is over, or lost too much.
    """

    def __init__(self, game: Game, coach: Coach) -> None:
        self.game: Final = game
        self._coach: Final = coach
        self._seat: Final = game.to_move
        self._start: Final = game.position
        self._judged = 0
        self._rest: tuple[Any, ...] = ()
        self.best: Final[CoachLine] = self._line(game.position)
        self.loss = 0.0
        self.over = False

    @property
    def solved(self) -> bool:
        """Whether the turn is over and about as good as the best one."""
        return self.over and self.loss < TOLERANCE

    @cached_property
    def hint(self) -> Motive:
        """The coach's hint at the best turn, which names no action."""
        view = self.game.rules.view(self._start, self._seat or 0)
        return self._coach.hint(view, self.best.actions)

    def follow(self) -> None:
        """Judge the actions that have been played since the last call."""
        history = self.game.history
        while self._judged < len(history) and not self.over:
            number = self._judged
            before = history[number - 1].position if number else self.game.opening.position
            entry = history[number]
            self._judged += 1
            self.loss += self._loss(before, entry.action)
            planned = self._rest and self.game.rules.check(entry.position, self._rest[0])
            if entry.outcome or not planned:
                # After chance or before a decision, the plan may change.
                self._rest = ()
            self.over = self.loss >= TOLERANCE or self._finished(entry.position)

    def _loss(self, position: P, action: A) -> float:
        """Return what an action loses; the coach's own line loses nothing."""
        rest = self._rest or self._line(position).actions
        if action == rest[0]:
            self._rest = rest[1:]
            return 0.0
        self._rest = ()
        rules = self.game.rules
        return self._coach.judge(rules.view(position, rules.to_move(position) or 0), action).loss

    def _finished(self, position: P) -> bool:
        """Return whether the turn has ended, or nothing that is left is worth doing."""
        if self._ended(position):
            return True
        rules = self.game.rules
        view, chance = rules.view(position, self._seat or 0), SeededChance(self._judged)
        return any(
            self._ended(rules.apply(position, action, chance).position)
            and self._coach.judge(view, action).loss < SAME
            for action in rules.legal_actions(position)
        )

    def _ended(self, position: P) -> bool:
        """Return whether the turn has ended: another player or phase follows, or nobody acts."""
        rules = self.game.rules
        mover = rules.to_move(position)
        if mover is None:
            return True
        progress = presentation_of(rules).progress
        seat = progress.turn_seat(rules, position)
        # A phase after the actions, in which only decisions are left, isn't part of the puzzle.
        phases = {progress.phase_title(rules, end) for end in (self._start, position)}
        return (mover if seat is None else seat) != self._seat or len(phases) > 1

    def _line(self, position: P) -> CoachLine:
        rules = self.game.rules
        return self._coach.best(rules.view(position, rules.to_move(position) or 0))


def puzzle_coach(game: Game) -> Coach | None:
    """Return the coach for a puzzle, which asks for the earliest finish; None without a coach.

    A coach that values last turns otherwise has a method ``racing`` that returns such a coach.
    """
    coach: Coach | None = game.package.coach(game.rules)
    racing = getattr(coach, "racing", None)
    return coach if racing is None else racing()


def assess(puzzle: Puzzle, actions: Iterable[str]) -> PuzzleAttempt:
    """Return how a turn compares with the best one of a puzzle.

    Parameters
    ----------
    puzzle : Puzzle
        The puzzle.
    actions : iterable of str
        The actions of the turn; the last one may end it. Decisions that come between them are
        answered as the coach would.

    Returns
    -------
    PuzzleAttempt
        The turn, with what it loses. Actions after its end aren't played.

    Raises
    ------
    IllegalAction, MalformedAction
        If an action can't be played.

    Examples
    --------
    >>> import oracle_nb
    >>> puzzle = oracle_nb.puzzles(grade=1)[0]
    >>> assess(puzzle, puzzle.line).loss < 0.1
    True
    """
    game = puzzle.start()
    coach = puzzle_coach(game)
    assert coach is not None
    attempt = PuzzleAttempt(game, coach)
    for text in actions:
        action = game.action(text)
        while not game.check(action).allowed:
            # The coach's line for a decision is its answer alone.
            answer = coach.best(game.view(game.to_move or 0)).actions
            if len(answer) > 1 or attempt.over:
                break
            game.play(answer[0])
            attempt.follow()
        game.play(action)
        attempt.follow()
        if attempt.over:
            break
    return attempt


def puzzles(
    grade: int | None = None, tag: str | None = None, game: str = DEFAULT_GAME
) -> tuple[Puzzle, ...]:
    """Return puzzles: positions with one clearly best turn.

    Parameters
    ----------
    grade : int, optional
        From 1, the easiest, to 5; all grades if not given.
    tag : str, optional
        A topic that they teach, such as "gods"; with any tags if not given.
    game : str
        The name of the game.

    Returns
    -------
    tuple of Puzzle
        The puzzles, easy ones first.

    Raises
    ------
    UnknownPuzzle
        If there is no such grade or tag.
    UnknownGame
        If no game of that name is installed.
    MissingPart
        If the game has no puzzles.

    Examples
    --------
    >>> import oracle_nb
    >>> puzzle = oracle_nb.puzzles(grade=3, tag="monsters")[0]
    >>> puzzle.margin.low >= 0.2
    True
    """
    package_of(game)
    return puzzles_of(game).select(grade, tag)
