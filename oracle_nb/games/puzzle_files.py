"""Files of puzzles, which learners export and import: what comes from outside is checked here."""

import re
from collections.abc import Iterable, Mapping
from math import isfinite
from typing import Final

import msgspec

from oracle_nb.core.errors import OracleError
from oracle_nb.games.opening import position_from_json
from oracle_nb.games.puzzle_set import GRADES, Puzzle
from oracle_nb.games.registry import package_of
from oracle_nb.storage.saves import POSITION_FORMAT, VERSION, Export, read_exported

FORMAT: Final = "oracle_nb puzzles"
LARGEST: Final = 200_000
"""Maximum number of bytes in a file of puzzles."""
MOST: Final = 24
"""Maximum number of puzzles in a file."""
_LONGEST: Final = 40
"""Maximum number of actions in a turn of a puzzle, and of signs in each of them."""
_MOST_ROUNDS: Final = 100.0
"""Maximum of the rounds that a turn loses."""
_MOST_PAIRS: Final = 1_000_000
_MOST_SEED: Final = 2**63 - 1
_ID: Final = re.compile("[0-9a-f]{6}")


class PuzzleFileError(OracleError, ValueError):
    """A file that has no puzzles of the game, or faulty ones; it names the field and the fault."""


class _PuzzleFile(Export, frozen=True, forbid_unknown_fields=True):
    puzzles: tuple[Puzzle, ...]


def write_puzzles(puzzles: Iterable[Puzzle]) -> bytes:
    """Return puzzles as JSON."""
    return msgspec.json.encode(_PuzzleFile(FORMAT, tuple(puzzles)))


def read_puzzles(data: bytes, game: str) -> Mapping[str, Puzzle]:
    """Return the puzzles of a game in a file by their ids.

    Each of them can be played: its position is legal, and so are the first actions of its turns.

    Raises
    ------
    PuzzleFileError
        If anything else is in it.
    """
    try:
        kept = read_exported(data, _PuzzleFile, FORMAT, "a file of puzzles", LARGEST)
    except ValueError as error:
        raise PuzzleFileError(str(error)) from None
    if len(kept.puzzles) > MOST:
        raise PuzzleFileError(f"puzzles: {len(kept.puzzles)} are too many, {MOST} at most")
    for number, puzzle in enumerate(kept.puzzles):
        try:
            _check(puzzle, game)
        except ValueError as error:
            raise PuzzleFileError(f"puzzles[{number}].{error}") from None
    return {puzzle.id: puzzle for puzzle in kept.puzzles}


def _check(puzzle: Puzzle, game: str) -> None:
    """Raise ValueError, beginning with a field, for a puzzle that isn't one of the game."""
    if puzzle.game != game:
        raise ValueError(f"game: this is a puzzle in {puzzle.game[:40]!r}, not in {game!r}")
    offered = package_of(game).puzzles()
    margin = puzzle.margin
    rounds = puzzle.loss, margin.mean, margin.low, margin.high
    for field, fits in {
        "id": _ID.fullmatch(puzzle.id),
        "grade": puzzle.grade in GRADES,
        "tags": offered is not None and {*puzzle.tags} <= {*offered.tags},
        "seed": 0 <= puzzle.seed <= _MOST_SEED,
        "margin": 0 < margin.pairs <= _MOST_PAIRS
        and all(isfinite(each) and abs(each) <= _MOST_ROUNDS for each in rounds),
    }.items():
        if not fits:
            raise ValueError(f"{field}: no puzzle has this value")
    record = {"format": POSITION_FORMAT, "version": VERSION, "game": game}
    record |= {"setting": puzzle.setting, "position": puzzle.position}
    rules, position = position_from_json(msgspec.json.encode(record))
    for field, line in {"line": puzzle.line, "alternative": puzzle.alternative}.items():
        if not 0 < len(line) <= _LONGEST or any(len(text) > _LONGEST for text in line):
            raise ValueError(
                f"{field}: 1 to {_LONGEST} actions of at most {_LONGEST} characters are needed"
            )
        try:
            actions = [rules.notation.read(text) for text in line]
        except ValueError as error:
            raise ValueError(f"{field}: {error}") from None
        if rules.to_move(position) is None or not rules.check(position, actions[0]).allowed:
            raise ValueError(f"{field}: {line[0]!r} isn't legal")
