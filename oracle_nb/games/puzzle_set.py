"""Puzzles as data: positions with one clearly best turn, and the file that holds them.

A file has a line of JSON for each puzzle, and is packed with gzip.
"""

import gzip
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol

import msgspec

from oracle_nb.core.arguments import meant, nearest, whole
from oracle_nb.core.errors import OracleError
from oracle_nb.games.game import Game

GRADES: Final = range(1, 6)
"""The grades, from the easiest to the hardest."""


class Margin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rounds by which the best turn is better than the next one, by play-outs.

    Parameters
    ----------
    mean : float
        The mean of the differences in rounds, with one pair without a difference counted besides.
    low, high : float
        Its interval of 95 %.
    pairs : int
        The number of pairs of play-outs, each with the same luck for both turns; 0 for the estimate
        of a review.
    """

    mean: float
    low: float
    high: float
    pairs: int

    @property
    def played(self) -> float:
        """The mean of the pairs that were really played, whose differences are whole rounds."""
        if not self.pairs:
            return self.mean
        return round(self.mean * (self.pairs + 1)) / self.pairs


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
        The topics; the game has a message ``puzzle-tag-<tag>`` for each.
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

    def __repr__(self) -> str:
        return f"<Puzzle {self.id}: grade {self.grade}, {', '.join(self.tags)}>"

    def start(self, seats: Sequence[str] = ()) -> Game:
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
        from oracle_nb.games.registry import package_of

        package = package_of(self.game)
        rules = package.rules(self.setting)
        position = msgspec.convert(self.position, rules.position_type)
        return Game(rules, self.seed, seats, position, package=package)


class PuzzleMaker(Protocol):
    """It makes puzzles of the positions of one table."""

    def known(self, position: Any) -> Any | None:
        """Return a position as its player knows it, as a position of its own.

        None where nothing can be made of it.
        """

    def again(self, known: Any, best: Sequence[Any], played: Any, margin: Margin) -> Puzzle | None:
        """Return a position to try again.

        Parameters
        ----------
        known : position
            The position, as ``known`` returns it.
        best : sequence of action
            The best line.
        played : action
            The action that was played instead.
        margin : Margin
            The estimate of what it cost.

        Returns
        -------
        Puzzle or None
            None where an attempt wouldn't be judged as the review has judged.
        """

    def proved(self, known: Any, seed: int) -> Puzzle | None:
        """Return a position as a puzzle, if play-outs prove that one turn is clearly best.

        The proof is that of the puzzles that come with the game; ``seed`` is that of its first pair
        of play-outs.
        """


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
        if grade is not None:
            grade = whole("grade", grade)
            if grade not in GRADES:
                raise UnknownPuzzle(f"grade: 1 to 5 is needed, got {grade!r}")
        if tag is not None:
            given, tag = tag, meant(tag, self.tags)
            if tag is None:
                known = ", ".join(self.tags)
                near = nearest(given, self.tags)
                raise UnknownPuzzle(f"tag: {known} are known, got {given!r:.40}{near}")
        puzzles = [
            puzzle
            for puzzle in self.values()
            if grade in (None, puzzle.grade) and (tag is None or tag in puzzle.tags)
        ]
        return tuple(sorted(puzzles, key=lambda puzzle: puzzle.grade))


def _read(source: Traversable) -> Mapping[str, Puzzle]:
    """Return the puzzles of a file. Raises msgspec.ValidationError where it is faulty."""
    lines = gzip.decompress(source.read_bytes()).splitlines()
    decoder = msgspec.json.Decoder(Puzzle)
    puzzles = [decoder.decode(line) for line in lines]
    return {puzzle.id: puzzle for puzzle in puzzles}


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """Return the content of a file of puzzles."""
    lines = [msgspec.json.encode(puzzle) for puzzle in puzzles]
    return gzip.compress(b"\n".join(lines), 9, mtime=0)
