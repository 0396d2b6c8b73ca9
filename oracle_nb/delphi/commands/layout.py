"""`oracle-nb layout`: a layout checked, made from a seed, or written as another kind of file."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oracle_nb.core.files import expanded, read_text, unreadable
from oracle_nb.terminal.console import CommandError, Language

if TYPE_CHECKING:
    from oracle_nb.delphi.board import Board, Layout


class LayoutFormat(StrEnum):
    """File formats of a layout."""

    JSON = "json"
    GRAPHML = "graphml"
    SVG = "svg"
    CODE = "code"


def layout(
    file: Annotated[
        Path | None,
        typer.Argument(help="A layout to check, JSON or GraphML; if not given, one is generated."),
    ] = None,
    board: Annotated[
        str, typer.Option(help="The kind to generate: compact, contact, free or loose.")
    ] = "compact",
    seed: Annotated[int, typer.Option(help="The same seed gives the same layout.")] = 1,
    looseness: Annotated[
        float | None,
        typer.Option(help="Free layouts only: from 0 (snug) to 1 (long arms and open bays)."),
    ] = None,
    format: Annotated[  # noqa: A002  (the name of the option)
        LayoutFormat | None,
        typer.Option(help="The format; if not given, taken from the name of OUTPUT, else JSON."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The file to write; standard output if not given."),
    ] = None,
) -> None:
    """Check or generate a layout, and write it as JSON, GraphML, SVG or a link code.

    If the layout has problems, they are listed and nothing is written.

    oracle-nb layout sea.json -o sea.graphml
    """
    from oracle_nb.delphi.board import LayoutError, board_of, free_layout, make_layout
    from oracle_nb.terminal.files import written

    if looseness is not None and (board != "free" or file is not None):
        raise CommandError("--looseness works only with --board free")
    try:
        if file is not None:
            chosen = read(file)
        elif looseness is not None:
            chosen = free_layout(seed, looseness)
        else:
            chosen = make_layout(board, seed)
        laid_out = board_of(chosen)
    except LayoutError as error:
        raise CommandError(f"{file}: {error}") from None
    except ValueError as error:
        raise CommandError(str(error)) from None
    try:
        text = _written(laid_out, format or _ending(output))
    except ValueError as error:
        raise CommandError(str(error)) from None
    written(f"{text.rstrip()}\n".encode(), output)


def _ending(output: Path | None) -> LayoutFormat:
    if output is None:
        return LayoutFormat.JSON
    ending = output.suffix.lower().lstrip(".")
    if ending not in list(LayoutFormat):
        raise CommandError(
            f"{output}: say which --format; {ending!r} is not one ({', '.join(LayoutFormat)})"
        )
    return LayoutFormat(ending)


def _written(board: "Board", form: LayoutFormat) -> str:
    if form is LayoutFormat.GRAPHML:
        from oracle_nb.delphi.board import to_graphml

        return to_graphml(board)
    if form is LayoutFormat.CODE:
        from oracle_nb.delphi.board import layout_code

        return layout_code(board.layout)
    if form is LayoutFormat.SVG:
        from oracle_nb.delphi.ui.board_scene import draw_board
        from oracle_nb.render.svg import to_svg

        return to_svg(draw_board(board))
    return board.layout.to_json()


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
