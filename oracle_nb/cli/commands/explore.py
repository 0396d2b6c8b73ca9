"""`oracle-nb explore`: the board explorer in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, GameOption, PageLanguage


def explore(
    layout: Annotated[
        str,
        typer.Argument(
            metavar="[LAYOUT]",
            help="A kind and a seed such as free.7, a layout code, or a layout file.",
        ),
    ] = "",
    game: GameOption = DEFAULT_GAME,
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="Port of the app (8612, or the next free one); 0: any."
        ),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Print the app's address without opening it.")
    ] = False,
    lang: PageLanguage = None,
) -> None:
    """Explore a board: where it is tight, spread out or fair, and what a change would do.

    oracle-nb explore free.7
    """
    from oracle_nb.cli.commands.play import served
    from oracle_nb.games.addresses import address
    from oracle_nb.web.explorer.controller import ExplorerController

    try:
        controller = ExplorerController(_given(layout), game, lang or "en")
    except ValueError as error:
        raise CommandError(str(error)) from None
    if not controller.code:
        raise CommandError(
            f"{layout}: a board of single spaces has no address; explore it in a notebook"
        )
    served(port, not no_browser, lang, address({"explore": controller.code}, game))


def _given(layout: str) -> str:
    """Return the text of the file with this name, or the argument itself."""
    path = Path(layout).expanduser()
    if not layout or not path.is_file():
        return layout
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise CommandError(f"{layout}: can't be read: {error}") from None
