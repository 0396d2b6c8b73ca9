"""Parts that all commands share: output, errors and options."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import typer
from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

from oracle_nb.core.errors import OracleError
from oracle_nb.render.palette import palette

if TYPE_CHECKING:
    from oracle_nb.text.rulebook import Rulebook

COLOR_NAMES: Final = ("pink", "blue", "yellow", "green", "red", "black")


class CommandError(OracleError):
    """An error that the user can correct: one line, and an exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


def _known(language: str | None) -> str | None:
    from oracle_nb.terminal.text import languages

    if language is not None and language not in (known := languages()):
        raise CommandError(f"--lang {language}: choose {' or '.join(known)}")
    return language


Language: TypeAlias = Annotated[
    str, typer.Option("--lang", metavar="LANGUAGE", callback=_known, help="en or pl.")
]
"""The option for the language of the output; commands are the same in all languages."""
PageLanguage: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        callback=_known,
        help="en or pl; if not given, each browser uses its own, and the terminal English.",
    ),
]
"""The same option of commands that serve the app."""


def _installed(game: str) -> str:
    """Return the name of an installed game. Raises CommandError for any other."""
    from oracle_nb.games.registry import UnknownGame, game_names

    if game not in game_names():
        raise CommandError(f"--game: {UnknownGame(game)}")
    return game


GameOption: TypeAlias = Annotated[
    str,
    typer.Option("--game", metavar="NAME", callback=_installed, help="Name of the game."),
]
"""The option for the game that a command is about."""
Workers: TypeAlias = Annotated[
    int | None,
    typer.Option(min=1, max=256, help="Number of processes; all cores if not given."),
]
DaskCluster: TypeAlias = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Use a Dask cluster, such as tcp://host:8786.")
]
GameFile: TypeAlias = Annotated[
    Path,
    typer.Argument(help="A saved game, a file with its code, the code, or - for standard input."),
]
"""The game that a command reads."""


def players_in(game: str, players: int | None) -> int:
    """Return the number of players of a game. Raises CommandError if it is out of range."""
    from oracle_nb.games.registry import package_of

    package = package_of(game)
    if players is None:
        return package.default_players
    if players not in package.players:
        least, most = package.players[0], package.players[-1]
        raise CommandError(f"--players: {least} to {most} can play this game, not {players}")
    return players


class Colors(RegexHighlighter):
    """Shows the names of the six colors in their color, and titles of rules less loud."""

    base_style = "piece."

    def __init__(self, book: "Rulebook | None") -> None:
        names = {color: "|".join(map(re.escape, _names(color, book))) for color in COLOR_NAMES}
        self.highlights = [  # type: ignore[misc]  # rich has them on the class
            *(rf"(?i)\b(?P<{color}>{words})\b" for color, words in names.items()),
            r"(?P<rule>\[[A-ZĆŁŚŻ][^\[\]]*\])$",
        ]


def _names(color: str, book: "Rulebook | None") -> list[str]:
    """Return the names of a color, in all forms that the rulebook of the game has."""
    message = f"name-color-{color}"
    if book is None or message not in book.wording:
        return [color]
    forms = (None, *book.wording.attributes(message))
    return [book.say(message, form) for form in forms]


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Leave it to `main`: a reader that has gone, such as `head`, is no failure."""
        raise BrokenPipeError


def console(book: "Rulebook | None" = None, *, stderr: bool = False) -> Console:
    """Return a console on this program's output: colors on a terminal, plain text elsewhere.

    ``book`` has the names of the colors unless it's English.
    """
    colors = palette("dark")
    styles = {f"piece.{name}": f"bold {colors[name]}" for name in COLOR_NAMES}
    # Black letters can't be read on most terminals.
    styles["piece.black"] = "bold white on black"
    styles["piece.rule"] = "dim"
    return _Console(
        file=sys.stderr if stderr else sys.stdout,
        theme=Theme(styles),
        highlighter=Colors(book),
        emoji=False,
        markup=False,
    )
