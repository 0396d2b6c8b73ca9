"""`oracle-nb explore`: the board explorer in the browser."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from oracle_nb.core.files import expanded, read_text, unreadable
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.storage.saves import FORMAT
from oracle_nb.terminal.console import CommandError, GameOption, PageLanguage

if TYPE_CHECKING:
    from oracle_nb.games.game import Game
    from oracle_nb.web.explorer.state import ExplorerState

_HEAD: Final = 200
"""Number of characters in which the format of a saved game is named."""


def explore(
    context: typer.Context,
    layout: Annotated[
        str,
        typer.Argument(
            metavar="[LAYOUT]",
            help="A kind and a seed such as free.7, a kind such as free:looseness=0.8, a layout "
            "code, a layout file, a function of the seed as module:function, or a saved game.",
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

    A layout or a saved game of another game is recognized, even without --game.

    oracle-nb explore free.7
    """
    from oracle_nb.cli.commands.play import served
    from oracle_nb.games.addresses import address
    from oracle_nb.games.registry import game_titles

    state = _explored(_given(layout, lang or "en"), game, lang or "en")
    source = context.get_parameter_source("game")
    if state.game != game and source is not None and source.name == "COMMANDLINE":
        titles = game_titles()
        typer.echo(f"This board is of {titles[state.game]}, not of {titles[game]}.", err=True)
    if not state.code:
        raise CommandError(
            f"{layout}: a board of single spaces has no address; explore it in a notebook"
        )
    served(port, not no_browser, lang, address({"explore": state.code}, state.game))


def _explored(given: "str | Game", game: str, language: str) -> "ExplorerState":
    """Return the explorer of a layout, of whichever installed game has it."""
    from oracle_nb.cli.bot_names import names_in
    from oracle_nb.games.registry import GameImportError, MissingPart, game_names
    from oracle_nb.web.explorer.state import explored

    own = isinstance(given, str) and ":" in given and "\n" not in given
    if isinstance(given, str):
        names_in(given if own else "")
    else:
        game = given.rules.name
    try:
        return explored(given, game, language, trusted=own)
    except ValueError as error:
        reason = str(error)
    for other in game_names() if isinstance(given, str) else ():
        with suppress(ValueError, MissingPart, GameImportError):
            return explored(given, other, language)
    raise CommandError(reason)


def _given(layout: str, language: str) -> "str | Game":
    """Return the game or the text in the file with this name, a shared game, or the text itself."""
    from oracle_nb.storage.codes import found_code
    from oracle_nb.terminal.files import loaded

    if found_code(layout):
        return loaded(Path(layout), language=language)
    path = expanded(layout)
    if not layout or not path.is_file():
        return layout
    try:
        text = read_text(path)
    except (OSError, UnicodeError) as error:
        raise CommandError(f"{layout}: can't be read: {unreadable(error)}") from None
    is_game = FORMAT in text[:_HEAD] or bool(found_code(text))
    return loaded(path, language=language) if is_game else text
