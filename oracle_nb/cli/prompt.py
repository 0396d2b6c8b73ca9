"""Lines typed in the terminal, or piped into it."""

import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper

from rich.console import Console


def typed(screen: Console) -> Callable[[str], str | None]:
    """Return a reader of standard input, which prints the lines if no terminal is connected."""
    if isinstance(sys.stdin, TextIOWrapper):
        # A byte that the encoding doesn't know must not end the game.
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        # Gives input() its history and editing, where there is one.
        with suppress(ImportError):
            import readline  # noqa: F401

    def read(prompt: str) -> str | None:
        try:
            line = input(prompt)
        except EOFError:
            return None
        if not sys.stdin.isatty():
            screen.out(line, highlight=False)
        return line

    return read
