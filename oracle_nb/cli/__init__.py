"""The command line: `oracle-nb`.

Each command is a module, which imports what it needs when it runs. Games add commands of their own.
"""

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Annotated, Final

import typer

from oracle_nb.cli.commands.arena import arena
from oracle_nb.cli.commands.atlas import atlas
from oracle_nb.cli.commands.database import app as database
from oracle_nb.cli.commands.explore import explore
from oracle_nb.cli.commands.lesson import app as lesson
from oracle_nb.cli.commands.par import par
from oracle_nb.cli.commands.play import play
from oracle_nb.cli.commands.replay import replay
from oracle_nb.cli.commands.review import review
from oracle_nb.cli.commands.rules import rules
from oracle_nb.cli.commands.scenario import scenario
from oracle_nb.cli.commands.share import share
from oracle_nb.cli.commands.show import show
from oracle_nb.cli.commands.simulate import simulate
from oracle_nb.cli.failures import (
    drop_output,
    failure,
    open_missing_streams,
    replace_unknown_characters,
)
from oracle_nb.cli.usage_errors import language_of
from oracle_nb.games.registry import game_names, package_of

__all__ = ["command_line", "main"]

COMMANDS: Final = (
    play,
    simulate,
    show,
    explore,
    rules,
    replay,
    review,
    share,
    scenario,
    atlas,
    arena,
    par,
)


def command_line() -> typer.Typer:
    """Return the command line: the commands for all games, and those that games add.

    A game that can't be loaded adds none; the commands that need it report why. A game can't
    replace a command that exists already.
    """
    app = typer.Typer(
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["-h", "--help"]},
        epilog="`oracle-nb COMMAND --help` says more about a command. Exit codes: 0 done, "
        "1 something failed, 2 asked for wrongly, 130 stopped with Ctrl+C.",
    )
    app.callback()(common)
    for command in COMMANDS:
        app.command()(command)
    app.add_typer(lesson, name="lesson")
    app.add_typer(database, name="database")
    known = {"lesson", "database", *(command.__name__ for command in COMMANDS)}
    for game in game_names():
        # Commands of a game may be unfinished; that must not stop those for other games.
        with suppress(ImportError, AttributeError):
            for name, place in package_of(game).commands.items():
                if name not in known:
                    module, _, function = place.partition(":")
                    app.command(name)(getattr(import_module(module), function))
                    known.add(name)
    return app


def _version(wanted: bool) -> None:
    if wanted:
        from oracle_nb.core.compiled import is_compiled
        from oracle_nb.core.version import __version__

        print(f"oracle-nb {__version__} ({'compiled' if is_compiled() else 'plain Python'})")
        raise typer.Exit


def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Play, learn, simulate and analyze board games, such as The Oracle of Delphi."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code: 0 done, 1 something failed, 2 asked for wrongly, 130 stopped.

    ``arguments`` are those of the process if not given.
    """
    open_missing_streams()
    replace_unknown_characters()
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = command_line()(given, prog_name="oracle-nb", standalone_mode=False)
        sys.stdout.flush()
    except (Exception, KeyboardInterrupt, SystemExit) as error:  # noqa: BLE001 - raised again
        code = failure(error, language_of(given))
    drop_output()
    return code if isinstance(code, int) else 0
