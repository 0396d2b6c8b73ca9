"""Failures of a command, each as one line and an exit code, and output in any console.

The exit codes of `oracle-nb`: 0 done (also if the reader of the output goes away), 1 something
failed, 2 asked for wrongly, 130 stopped with Ctrl+C.
"""

import codecs
import errno
import os
import re
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final
from unicodedata import normalize

import typer

from oracle_nb.cli.usage_errors import misuse
from oracle_nb.core.errors import OracleError
from oracle_nb.terminal.console import CommandError
from oracle_nb.terminal.text import words

DONE: Final = 0
FAILED: Final = 1
MISUSED: Final = 2
STOPPED: Final = 130

_PASSWORD: Final = re.compile(r"(?<=://)\S*:\S*@|(?<=password=)\S+")
"""A possible password in a repeated argument, such as the URL of a database at a wrong place."""
_OUTPUT: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
"""The errors of an output that can't be written, such as one on a full disk."""


def failure(error: BaseException, language: str) -> int:
    """Report why a command failed, in one line, and return its exit code.

    An error that nobody expected is raised again: its traceback shows where it comes from.
    """
    if isinstance(error, KeyboardInterrupt | typer.Abort):
        return STOPPED
    if isinstance(error, BrokenPipeError) or isinstance(error.__context__, BrokenPipeError):
        # The reader of the output, such as `head`, is gone. Typer makes a SystemExit of it.
        return DONE
    if isinstance(error, CommandError):
        return complain(str(error), error.code)
    if isinstance(error, OracleError):
        return complain(str(error), FAILED)
    if isinstance(error, MemoryError):
        return complain(words(language).say("no-memory"), FAILED)
    if isinstance(error, OSError):
        return complain(_unwritten(error, language), FAILED)
    # Typer's errors about arguments have no common public class in all versions allowed.
    if not hasattr(error, "format_message"):
        raise error
    text = misuse(error, language) if error.format_message() else ""
    return complain(text, getattr(error, "exit_code", MISUSED)) if text else MISUSED


def _unwritten(error: OSError, language: str) -> str:
    reason = error.strerror or str(error)
    if error.filename is not None:
        return f"{str(error.filename)[:200]}: {reason}"
    if error.errno in _OUTPUT:
        return words(language).say("output-failed", reason=reason)
    return reason


def complain(text: str, code: int) -> int:
    """Print what is wrong, and return the exit code."""
    # Only the exit code remains if this can't be written either.
    with suppress(OSError):
        print(f"oracle-nb: {_PASSWORD.sub('***@', text)}", file=sys.stderr)
    return code


def open_missing_streams() -> None:
    """Replace standard streams that the caller has closed, which Python leaves as None."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def drop_output() -> None:
    """Drop the output that couldn't be written: Python would try again at exit, and complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            # Streams that tests put here have no file descriptor.
            with suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


HANDLER: Final = "oracle-nb-plain"
"""The name of the error handler that replaces characters."""
_SIGNS: Final = {
    "\N{RIGHTWARDS ARROW}": "->",
    "\N{LEFTWARDS ARROW}": "<-",
    "\N{MINUS SIGN}": "-",
    **dict.fromkeys("\N{EN DASH}\N{EM DASH}\N{MIDDLE DOT}\N{NON-BREAKING HYPHEN}", "-"),
    **dict.fromkeys("\u201c\u201d\u201e", '"'),
    **dict.fromkeys("\u2018\u2019\u201a", "'"),
    "\N{GREATER-THAN OR EQUAL TO}": ">=",
    "\N{LESS-THAN OR EQUAL TO}": "<=",
    "\N{HORIZONTAL ELLIPSIS}": "...",
    "\N{BULLET}": "*",
    "\N{MULTIPLICATION SIGN}": "x",
    "\u0142": "l",
    "\u0141": "L",
}
"""The replacements of signs that have no simpler form in Unicode."""


def replace_unknown_characters() -> None:
    """Have standard output and error replace what their encoding lacks, instead of failing."""
    codecs.register_error(HANDLER, _replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=HANDLER)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(character: str) -> str:
    """Return a character in ASCII; "?" if there is nothing similar.

    Examples
    --------
    >>> plain("\N{LATIN SMALL LETTER Z WITH DOT ABOVE}"), plain("\N{SNOWMAN}")
    ('z', '?')
    """
    if character in _SIGNS:
        return _SIGNS[character]
    similar = normalize("NFKD", character).encode("ascii", "ignore").decode()
    return similar or "?"
