"""`oracle-nb show`: a board as SVG, PNG or text."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from oracle_nb.games.game import Game
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, GameOption, Language, players_in


class PictureFormat(StrEnum):
    """File formats of a board."""

    SVG = "svg"
    PNG = "png"
    TEXT = "text"


class Theme(StrEnum):
    """Backgrounds."""

    LIGHT = "light"
    DARK = "dark"


def show(
    file: Annotated[
        Path | None, typer.Argument(help="A saved game; if not given, a new one is set up.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same game.")] = 1,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    game_name: GameOption = DEFAULT_GAME,
    format: Annotated[  # noqa: A002  (the name of the option)
        PictureFormat | None,
        typer.Option(help="The format; if not given, taken from the name of OUTPUT, else text."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The file to write; standard output if not given."),
    ] = None,
    theme: Annotated[Theme, typer.Option(help="The colors of SVG and PNG.")] = Theme.LIGHT,
    json: Annotated[
        bool,
        typer.Option(
            "--json",
            help="Print what the player to move knows as JSON instead, with the legal actions.",
        ),
    ] = False,
    lang: Language = "en",
) -> None:
    """Show a board with everything on it.

    oracle-nb show --seed 7 -o board.svg
    """
    from oracle_nb.terminal.files import loaded, written

    if file is not None:
        game = loaded(file, language=lang)
    else:
        from oracle_nb.games.registry import package_of

        game = package_of(game_name).new_game(players_in(game_name, players), seed)
    if json:
        written(_as_json(game, lang), output, lang)
        return
    kind = format or _ending(output)
    if kind is PictureFormat.PNG and output is None and sys.stdout.isatty():
        raise CommandError("a PNG can't be shown in a terminal: name a file with -o FILE")
    scene = game.scene(language=lang)
    if kind is PictureFormat.SVG:
        from oracle_nb.render.svg import to_svg

        data = to_svg(scene, theme.value).encode()
    elif kind is PictureFormat.PNG:
        from oracle_nb.render.png import to_png

        data = to_png(scene, theme=theme.value)
    else:
        from oracle_nb.render.text_map import to_text

        data = to_text(scene, color=output is None and _in_color()).encode()
    written(data, output, lang)


def _as_json(game: Game, language: str) -> bytes:
    """Return what the player to move knows, or after the end what everybody does."""
    seat, words = game.to_move, game.texts(language)
    position = game.rules.view(game.position, 0 if seat is None else seat)
    legal = [
        {"action": game.write(action), "text": words.action(game.position, action)}
        for action in game.legal_actions()
    ]
    known = {
        "game": game.rules.name,
        "seats": game.seats,
        "to_move": seat,
        "position": position,
        "legal_actions": legal,
        "result": game.rules.result(game.position),
    }
    return msgspec.json.encode(known) + b"\n"


def _ending(output: Path | None) -> PictureFormat:
    if output is None:
        return PictureFormat.TEXT
    ending = output.suffix.lower().lstrip(".")
    known = {
        "svg": PictureFormat.SVG,
        "png": PictureFormat.PNG,
        "txt": PictureFormat.TEXT,
        "": PictureFormat.TEXT,
    }
    if ending not in known:
        raise CommandError(f"{output}: say which --format; {ending!r} is not one (svg, png, text)")
    return known[ending]


def _in_color() -> bool:
    from oracle_nb.terminal.console import console

    return console().color_system is not None
