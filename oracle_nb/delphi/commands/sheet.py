"""`oracle-nb sheet`: a printable sheet for setting up a game with the physical parts."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oracle_nb.core.files import expanded, read_text, unreadable
from oracle_nb.terminal.console import CommandError, Language

if TYPE_CHECKING:
    from oracle_nb.delphi.board import Layout


def sheet(
    seed: Annotated[int, typer.Option(help="The same seed gives the same game.")] = 1,
    players: Annotated[int, typer.Option(min=2, max=4, help="Number of players.")] = 3,
    board: Annotated[
        str, typer.Option(help="The kind of board: compact, contact, free or loose.")
    ] = "compact",
    layout: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A layout of your own instead, JSON or GraphML."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The file to write; standard output if not given."),
    ] = None,
    lang: Language = "en",
) -> None:
    """Write a setup sheet as an HTML file that any browser can print.

    oracle-nb sheet --seed 7 --players 4 -o sheet.html
    """
    from oracle_nb.delphi import new_game
    from oracle_nb.delphi.board import LayoutError
    from oracle_nb.delphi.ui.new_game.setup_sheet import set_up_sheet
    from oracle_nb.terminal.files import written

    chosen: Layout | str = board if layout is None else read(layout)
    try:
        game = new_game(players=players, seed=seed, layout=chosen)
        text = set_up_sheet(game, lang)
    except LayoutError as error:
        raise CommandError(f"{layout}: {error}") from None
    except ValueError as error:
        raise CommandError(str(error)) from None
    written(text.encode(), output, lang)


def read(path: Path) -> "Layout":
    """Return a layout from a file. Raises CommandError that names the file and its fault."""
    from oracle_nb.delphi.board import LayoutFormatError, read_layout

    try:
        text = read_text(expanded(path))
    except (OSError, UnicodeError) as error:
        raise CommandError(f"{path}: can't be read: {unreadable(error)}") from None
    try:
        return read_layout(text)
    except LayoutFormatError as error:
        raise CommandError(f"{path}: {error}") from None
