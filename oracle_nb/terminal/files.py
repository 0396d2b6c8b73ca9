"""Reading and writing files for commands; errors are one clear line."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from oracle_nb.core.files import creator, expanded
from oracle_nb.games.game import Game
from oracle_nb.games.opening import SeatError, from_contents, open_game
from oracle_nb.storage.codes import found_code
from oracle_nb.storage.saves import LARGEST, SaveError
from oracle_nb.terminal.console import CommandError
from oracle_nb.terminal.text import words

STANDARD_INPUT: Final = "-"
"""The name that stands for standard input where a file is expected."""


def loaded(path: Path, seed: int | None = None, language: str = "en") -> Game:
    """Return the game of a file or a code; "-" stands for standard input, which can be either.

    Raises CommandError that says what is wrong with it.
    """
    say = words(language).say
    if str(path) == STANDARD_INPUT:
        text = _typed()
        return _opened(lambda: from_contents(text, seed), say("file-standard-input"), language)
    place = expanded(path)
    code = found_code(str(path))
    if not code and place.is_dir():
        raise CommandError(say("file-folder", file=str(path)))
    if not code and not place.exists():
        raise CommandError(say("file-missing", file=str(path)))
    return _opened(lambda: open_game(path, seed), str(path), language)


def _typed() -> bytes | str:
    """Return standard input, at most a little more than any saved game has."""
    data = sys.stdin.buffer.read(LARGEST + 1) if hasattr(sys.stdin, "buffer") else b""
    return data or sys.stdin.read(LARGEST + 1)


def _opened(read: Callable[[], Game], name: str, language: str) -> Game:
    """Return the game that is read; ``name`` says where, if it can't be."""
    say = words(language).say
    try:
        return read()
    except SaveError as error:
        reason = str(error)
        for place in {str(expanded(name)), name}:
            reason = reason.removeprefix(f"{place}: ")
        if isinstance(error, SeatError):
            reason = f"seats[{error.seat}]: {error.fault.message(language)}"
        raise CommandError(say("file-unread", file=name[:200], reason=reason)) from None


def written(data: bytes, path: Path | None, language: str = "en", *, mode: int = 0o666) -> None:
    """Write to a file and say so, or to standard output without one.

    A new file gets those permissions of ``mode`` that the umask allows.

    Raises CommandError if it can't be written.
    """
    if path is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    try:
        with open(expanded(path), "wb", opener=creator(mode)) as file:
            file.write(data)
    except OSError as error:
        raise CommandError(f"{path}: can't be written: {error.strerror or error}") from None
    tell_written(path, language)


def tell_written(path: Path, language: str = "en") -> None:
    """Report a written file: not in standard output, which may be that very file."""
    print(words(language).say("file-written", file=str(path)), file=sys.stderr)
