"""What all commands share: how they print, and how they say that something is wrong."""

import sys
from typing import Final

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

from oracle_nb.draw.palette import palette

COLOR_NAMES: Final = ("pink", "blue", "yellow", "green", "red", "black")


class Fault(Exception):
    """Something is wrong that the user can put right: one line, and an exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


class _Colors(RegexHighlighter):
    """Shows the names of the six colors in their color, and ids of rules less loud."""

    base_style = "piece."
    highlights = [  # noqa: RUF012  (rich's own)
        *(rf"(?i)\b(?P<{name}>{name})\b" for name in COLOR_NAMES),
        r"(?P<rule>\[[a-z]+\.[a-z-]+\])$",
    ]


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Leave it to `main`: a reader that has gone, such as `head`, is no failure."""
        raise BrokenPipeError


def console(*, stderr: bool = False) -> Console:
    """A console on this program's output: colors on a terminal, plain text elsewhere."""
    colors = palette("dark")
    styles = {f"piece.{name}": f"bold {colors[name]}" for name in COLOR_NAMES}
    # Black letters can't be read on most terminals.
    styles["piece.black"] = "bold white on black"
    styles["piece.rule"] = "dim"
    return _Console(
        file=sys.stderr if stderr else sys.stdout,
        theme=Theme(styles),
        highlighter=_Colors(),
        emoji=False,
        markup=False,
    )
