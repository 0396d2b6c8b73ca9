"""The command line: `oracle-nb`.

Each command is a module, which imports what it needs when it runs. Games add commands of their own.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Annotated, Final

import typer

from oracle_nb.cli.commands.atlas import atlas
from oracle_nb.cli.commands.database import app as database
from oracle_nb.cli.commands.explore import explore
from oracle_nb.cli.commands.lesson import app as lesson
from oracle_nb.cli.commands.play import play
from oracle_nb.cli.commands.replay import replay
from oracle_nb.cli.commands.rules import rules
from oracle_nb.cli.commands.scenario import scenario
from oracle_nb.cli.commands.share import share
from oracle_nb.cli.commands.show import show
from oracle_nb.cli.commands.simulate import simulate
from oracle_nb.cli.plain_output import replace_unknown_characters
from oracle_nb.games.package import package_of
from oracle_nb.games.registry import GameImportError, game_names
from oracle_nb.terminal.console import CommandError

__all__ = ["command_line", "main"]

COMMANDS: Final = (play, simulate, show, explore, rules, replay, share, scenario, atlas)


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
        epilog="`oracle-nb COMMAND --help` says more about a command.",
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
        from oracle_nb.core.version import __version__

        print(f"oracle-nb {__version__}")
        raise typer.Exit


def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Play, learn, simulate and analyze board games, such as The Oracle of Delphi."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code: 0 done, 1 something failed, 2 asked for wrongly.

    ``arguments`` are those of the process if not given.
    """
    replace_unknown_characters()
    try:
        code = command_line()(
            None if arguments is None else list(arguments),
            prog_name="oracle-nb",
            standalone_mode=False,
        )
        sys.stdout.flush()
    except CommandError as fault:
        return _complain(str(fault), fault.code)
    except GameImportError as fault:
        return _complain(str(fault), 1)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of the output, such as `head`, is gone: Python would report that at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        # Typer's errors about arguments have no common public class in all versions allowed.
        if not hasattr(error, "format_message"):
            raise
        from oracle_nb.cli.usage_errors import language_of, misuse

        given = sys.argv[1:] if arguments is None else arguments
        text = misuse(error, language_of(given)) if error.format_message() else ""
        return _complain(text, getattr(error, "exit_code", 2)) if text else 2
    return code if isinstance(code, int) else 0


def _complain(text: str, code: int) -> int:
    print(f"oracle-nb: {text}", file=sys.stderr)
    return code
