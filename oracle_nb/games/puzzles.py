"""Puzzles: positions with one clearly best turn, and how a turn that somebody plays compares.

A game with a coach can offer puzzles: a file with a line of JSON for each, packed with gzip. The
page, notebooks and the terminal work with what is defined here alone.
"""

import gzip
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.errors import OracleError
from oracle_nb.games.coach import SAME, Coach, CoachLine
from oracle_nb.games.game import Game
from oracle_nb.games.registry import DEFAULT_GAME

GRADES: Final = range(1, 6)
"""The grades, from the easiest to the hardest."""
TOLERANCE: Final = 0.2
"""Rounds by the coach that a turn may lose and still solve a puzzle."""


class Margin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rounds by which the best turn is better than the next one, by play-outs.

    Parameters
    ----------
    mean : float
        The mean of the differences in rounds.
    low, high : float
        Its interval of 95 %.
    pairs : int
        The number of pairs of play-outs, each with the same luck for both turns.
    """

    mean: float
    low: float
    high: float
    pairs: int


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with one clearly best turn.

    Parameters
    ----------
    id : str
        Its name in addresses; it never changes.
    game : str
        The name of the game.
    setting, position : mapping
        The setting and the position, as in JSON. The player to move knows all of it.
    line : tuple of str
        The actions of the best turn, without the one that ends it.
    alternative : tuple of str
        The best turn with another result, with which the best one was compared.
    loss : float
        The rounds that the alternative loses by the coach.
    margin : Margin
        The rounds that it loses by play-outs.
    seed : int
        The seed of the first pair of play-outs.
    grade : int
        How hard it is, from 1 to 5.
    tags : tuple of str
        What it teaches; the game has a message ``puzzle-tag-<tag>`` for each.
    """

    id: str
    game: str
    setting: Mapping[str, Any]
    position: Mapping[str, Any]
    line: tuple[str, ...]
    alternative: tuple[str, ...]
    loss: float
    margin: Margin
    seed: int
    grade: int
    tags: tuple[str, ...]

    def start(self, seats: Sequence[str] = ()) -> Game[Any, Any]:
        """Return a game that begins with the position.

        Parameters
        ----------
        seats : sequence of str
            A name for each seat.

        Returns
        -------
        Game
            The game.
        """
        from oracle_nb.games.package import package_of

        rules = package_of(self.game).rules(self.setting)
        position = msgspec.convert(self.position, rules.position_type)
        return Game(rules, self.seed, seats, position)


class UnknownPuzzle(OracleError, ValueError):
    """A name that no puzzle has, or a grade or tag of none."""


class PuzzleSet(Mapping[str, Puzzle]):
    """The puzzles of a game, by their ids; the file is read when they are first needed.

    Parameters
    ----------
    source : path
        The file: JSON Lines, packed with gzip.
    """

    def __init__(self, source: Traversable) -> None:
        self._source: Final = source

    @cached_property
    def _puzzles(self) -> Mapping[str, Puzzle]:
        return _read(self._source)

    def __getitem__(self, key: str) -> Puzzle:
        return self._puzzles[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._puzzles)

    def __len__(self) -> int:
        return len(self._puzzles)

    @property
    def tags(self) -> tuple[str, ...]:
        """All tags, the most frequent first."""
        counts: dict[str, int] = {}
        for puzzle in self.values():
            for tag in puzzle.tags:
                counts[tag] = counts.get(tag, 0) + 1
        return tuple(sorted(counts, key=lambda tag: (-counts[tag], tag)))

    def select(self, grade: int | None = None, tag: str | None = None) -> tuple[Puzzle, ...]:
        """Return the puzzles of a grade and with a tag, easy ones first.

        Parameters
        ----------
        grade : int, optional
            From 1 to 5; all grades if not given.
        tag : str, optional
            A tag; with any tags if not given.

        Returns
        -------
        tuple of Puzzle
            The puzzles.

        Raises
        ------
        UnknownPuzzle
            If there is no such grade or tag.
        """
        if grade is not None and grade not in GRADES:
            raise UnknownPuzzle(f"grade: 1 to 5 is needed, got {grade!r}")
        if tag is not None and tag not in self.tags:
            raise UnknownPuzzle(f"tag: {', '.join(self.tags)} are known, got {tag!r:.40}")
        found = [
            one
            for one in self.values()
            if grade in (None, one.grade) and (tag is None or tag in one.tags)
        ]
        return tuple(sorted(found, key=lambda one: one.grade))


def _read(source: Traversable) -> Mapping[str, Puzzle]:
    """Return the puzzles of a file. Raises msgspec.ValidationError where it is faulty."""
    lines = gzip.decompress(source.read_bytes()).splitlines()
    decoder = msgspec.json.Decoder(Puzzle)
    found = [decoder.decode(line) for line in lines]
    return {one.id: one for one in found}


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """Return the content of a file of puzzles."""
    lines = [msgspec.json.encode(one) for one in puzzles]
    return gzip.compress(b"\n".join(lines), 9, mtime=0)


class Attempt:
    """A turn that somebody plays in a puzzle, compared with the coach's best line.

    Each action is judged before chance decides, so that bad luck costs nothing.

    Parameters
    ----------
    game : Game
        A game that begins with the puzzle, as `Puzzle.start` returns it. Whoever plays it calls
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

    def __init__(self, game: Game[Any, Any], coach: Coach) -> None:
        self.game: Final = game
        self._coach: Final = coach
        self._seat: Final = game.to_move
        self._start: Final = game.position
        self._judged = 0
        self._rest: tuple[Any, ...] = ()
        self.best: Final[CoachLine[Any]] = self._line(game.position)
        self.loss = 0.0
        self.over = False

    @property
    def solved(self) -> bool:
        """Whether the turn is over and about as good as the best one."""
        return self.over and self.loss < TOLERANCE

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
                # What chance has decided, or must be decided first, may change the plan.
                self._rest = ()
            self.over = self.loss >= TOLERANCE or self._finished(entry.position)

    def _loss(self, position: Any, action: Any) -> float:
        """Return what an action loses; the coach's own line loses nothing."""
        rest = self._rest or self._line(position).actions
        if action == rest[0]:
            self._rest = rest[1:]
            return 0.0
        self._rest = ()
        rules = self.game.rules
        return self._coach.judge(rules.view(position, rules.to_move(position) or 0), action).loss

    def _finished(self, position: Any) -> bool:
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

    def _ended(self, position: Any) -> bool:
        """Return whether the turn has ended: another player or phase follows, or nobody acts."""
        from oracle_nb.games.package import presentation_of

        rules = self.game.rules
        mover = rules.to_move(position)
        if mover is None:
            return True
        progress = presentation_of(rules).progress
        seat = progress.turn_seat(rules, position)
        # A phase after the actions, in which only decisions are left, isn't part of the puzzle.
        phases = {progress.phase_title(rules, one) for one in (self._start, position)}
        return (mover if seat is None else seat) != self._seat or len(phases) > 1

    def _line(self, position: Any) -> CoachLine[Any]:
        rules = self.game.rules
        return self._coach.lines(rules.view(position, rules.to_move(position) or 0), 1)[0]


def assess(puzzle: Puzzle, actions: Iterable[str]) -> Attempt:
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
    Attempt
        The turn, with what it loses. Actions after its end aren't played.

    Raises
    ------
    IllegalAction, MalformedAction
        If an action can't be played.

    Examples
    --------
    >>> import oracle_nb
    >>> puzzle = oracle_nb.puzzles(grade=1)[0]
    >>> assess(puzzle, puzzle.line).loss < 0.2
    True
    """
    from oracle_nb.games.package import coach_of

    game = puzzle.start()
    coach = coach_of(game.rules)
    assert coach is not None
    attempt = Attempt(game, coach)
    for text in actions:
        action = game.action(text)
        while not game.check(action).allowed:
            # The coach's line for a decision is its answer alone.
            answer = coach.lines(game.view(game.to_move or 0), 1)[0].actions
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
        What they teach, such as "gods"; with any tags if not given.
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
    from oracle_nb.games.package import package_of, puzzles_of

    package_of(game)
    return puzzles_of(game).select(grade, tag)
