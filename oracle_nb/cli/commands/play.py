"""`oracle-nb play`: the app in the browser, or a game in the terminal."""

import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer
from rich.console import Console

from oracle_nb.cli.game_options import Options, chosen_options, new_game_options
from oracle_nb.core.extras import need_app
from oracle_nb.games.game import Game
from oracle_nb.games.registry import DEFAULT_GAME, package_of
from oracle_nb.terminal.console import CommandError, GameOption, PageLanguage, console, players_in


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


InTerminal: TypeAlias = Annotated[
    bool, typer.Option("--text", help="Play in the terminal instead of the browser.")
]
Port: TypeAlias = Annotated[
    int | None,
    typer.Option(min=0, max=65535, help="Port of the app (8612, or the next free one); 0: any."),
]
NoBrowser: TypeAlias = Annotated[
    bool, typer.Option("--no-browser", help="Print the app's address without opening it.")
]
Share: TypeAlias = Annotated[
    bool,
    typer.Option("--share", help="Let others on your network play along; prints the address."),
]
PublicURL: TypeAlias = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="The address at a reverse proxy, such as https://example.org/oracle.",
    ),
]
Processes: TypeAlias = Annotated[
    int | None,
    typer.Option(min=1, max=64, help="Number of server processes (1), for many people."),
]
DatabaseURL: TypeAlias = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="A PostgreSQL database for the games, such as postgresql://user@host/name, which "
        "several machines can share; put a URL with a password into ORACLE_NB_DATABASE.",
    ),
]
Players: TypeAlias = Annotated[int | None, typer.Option(help="--text: number of players.")]
Bots: TypeAlias = Annotated[
    str | None,
    typer.Option(
        help="--text: the bots on the last seats, such as greedy,random; "
        "none for people only. If not given, the game's own bot on all seats but the first: "
        "greedy in delphi, tactician in mythology."
    ),
]
Seed: TypeAlias = Annotated[
    int | None,
    typer.Option(
        help="--text: the same seed gives the same game; with --load, it decides what happens next."
    ),
]
FirstGame: TypeAlias = Annotated[
    bool,
    typer.Option("--first-game", help="--text: the game's options for beginners."),
]
Load: TypeAlias = Annotated[Path | None, typer.Option(help="--text: continue a saved game.")]


def play(
    text: InTerminal = False,
    port: Port = None,
    no_browser: NoBrowser = False,
    share: Share = False,
    public_url: PublicURL = "",
    processes: Processes = None,
    database: DatabaseURL = "",
    players: Players = None,
    bots: Bots = None,
    seed: Seed = None,
    first_game: FirstGame = False,
    option: Options = None,
    load: Load = None,
    game_name: GameOption = DEFAULT_GAME,
    lang: PageLanguage = None,
) -> None:
    """Play in the browser, or with --text in the terminal.

    Games are saved in your user's data folder, or in the one that ORACLE_NB_DATA names.

    oracle-nb play
    oracle-nb play --share
    oracle-nb play --text --players 3 --bots greedy,random --first-game
    oracle-nb play --text --game mythology --option pack=my-map
    """
    chosen = {
        "--players": players,
        "--bots": bots,
        "--seed": seed,
        "--load": load,
        "--first-game": first_game or None,
        "--option": option or None,
    }
    if not text:
        _refuse(chosen, "needs --text; in the app, choose it on the home page")
        _check_address(public_url, share)
        _use_database(database)
        served(port, not no_browser, lang, share=share, public=public_url, processes=processes or 1)
        return
    if port is not None or no_browser or share or public_url or processes or database:
        raise CommandError(
            "--port, --no-browser, --share, --public-url, --processes and --database "
            "don't work with --text"
        )
    language = lang or "en"
    if load is not None:
        for name in ("--seed", "--load"):
            del chosen[name]
        _refuse(chosen, "can't be changed in a saved game; leave it out with --load")
        from oracle_nb.terminal.files import loaded

        game = loaded(load, seed, language)
    else:
        seats = players_in(game_name, players)
        arguments = _arguments(game_name, seats, option, first_game, language)
        game = _new(game_name, seats, bots, seed, arguments, language)
    _terminal(game, language)


def _use_database(url: str) -> None:
    if url:
        from oracle_nb.storage.database import DATABASE

        # Whatever opens the games reads it there, and so do the processes that serve them.
        os.environ[DATABASE] = url


def _check_address(url: str, share: bool) -> None:
    if not url:
        return
    need_app()
    from oracle_nb.web.runtime.server.deployment import published

    if share:
        raise CommandError("--share opens the app to your network; with --public-url a proxy does")
    try:
        published(url)
    except ValueError as error:
        raise CommandError(f"--public-url: {error}") from None


def _refuse(options: Mapping[str, object], reason: str) -> None:
    """Raise CommandError for the first option that was given."""
    for name, value in options.items():
        if value is not None:
            raise CommandError(f"{name} {reason}")


_ADVICE = "; without --port it finds one that is free"


def served(
    port: int | None,
    browser: bool,
    language: str | None,
    search: str = "",
    *,
    share: bool = False,
    public: str = "",
    processes: int = 1,
) -> None:
    """Serve the app until it is stopped; ``search`` is the query of the first page's address.

    ``language``: of the pages and of the output; without one each browser gets its own.
    ``share``: to everybody in the network of this machine. ``public``: the address at which a
    reverse proxy publishes it.
    """
    if sys.platform == "win32" and processes > 1:
        raise CommandError("--processes needs Linux or macOS; use a single one on Windows")
    need_app()
    from oracle_nb.web.runtime.server.launch import EVERYWHERE, listen, serve

    printed = language or "en"
    secret = _token_secret(printed)
    place = EVERYWHERE if share else "localhost"
    try:
        listening = listen(port=port, address=place, public=public, language=printed, search=search)
    except OSError as error:
        where = f"port {port}" if port else "a free port"
        reason = f"the app can't listen on {where}: {error.strerror or error}"
        raise CommandError(f"{reason}{_ADVICE if port else ''}", 1) from None
    serve(listening, secret, open_browser=browser, processes=processes, language=language or "")


def _token_secret(language: str) -> bytes:
    """Return the secret that signs session tokens, and check that the database can be used."""
    from oracle_nb.storage.database import (
        DATABASE,
        DatabaseURLError,
        DataFolderError,
        StorageError,
        default_database,
    )
    from oracle_nb.web.runtime.server.launch import check_storage, token_secret
    from oracle_nb.web.text.storage_errors import storage_text

    try:
        database = default_database()
        secret = token_secret(database)
        check_storage(database)
    except DatabaseURLError as error:
        raise CommandError(f"--database or {DATABASE}: {error}") from None
    except DataFolderError as error:
        raise CommandError(str(error), 1) from None
    except StorageError as error:
        raise CommandError(storage_text(error, language), 1) from None
    # The processes that serve the app have connections of their own.
    database.close()
    return secret


def _arguments(
    game: str, seats: int, option: list[str] | None, first_game: bool, language: str
) -> Mapping[str, Any]:
    """Return the arguments of `new_game` for the options that were given."""
    if first_game:
        if option:
            raise CommandError("--first-game chooses the options; leave out --option")
        package = package_of(game)
        if not (options := package.beginner_options()):
            name = package.title(language)
            raise CommandError(f"--first-game: {name} has no options for beginners; leave it out")
        return options
    return new_game_options(game, chosen_options(game, option, seats, language))


def _new(
    name: str,
    players: int,
    bots: str | None,
    seed: int | None,
    arguments: Mapping[str, Any],
    language: str,
) -> Game:
    from oracle_nb.bots import default_bot
    from oracle_nb.cli.bot_names import names_in
    from oracle_nb.terminal.text import words

    names = [default_bot(name)] * (players - 1) if bots is None else names_in(bots)
    if len(names) > players:
        raise CommandError(f"--bots: {len(names)} bots are too many for {players} players")
    people = players - len(names)
    return package_of(name).new_game(
        players,
        seed,
        [
            *(words(language).say("player", number=seat + 1) for seat in range(people)),
            *(f"bot:{bot}" for bot in names),
        ],
        **arguments,
    )


def _terminal(game: Game, language: str) -> None:
    from oracle_nb.cli.bot_names import seated
    from oracle_nb.cli.text_game import TextGame
    from oracle_nb.storage.database import folder
    from oracle_nb.storage.database.locations import UNFINISHED, make_private

    screen = console(game.texts(language).rulebook)
    make_private()
    keep = folder() / UNFINISHED
    TextGame(game, seated(game), screen, typed(screen), keep, language).run()
