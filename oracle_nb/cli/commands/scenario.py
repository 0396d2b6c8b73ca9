"""`oracle-nb scenario`: run positions written by hand and check the expected results."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, GameOption, console
from oracle_nb.terminal.text import words


def scenario(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Scenario files; see docs/scenarios.md.")
    ],
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="Show only failures and the count.")
    ] = False,
    game: GameOption = DEFAULT_GAME,
) -> None:
    """Run scenarios and print a line for each, with the difference where one fails.

    The exit code is 0 if all pass, 1 if one fails, 2 if a file isn't a scenario file.
    """
    from oracle_nb.games.registry import MissingPart, package_of
    from oracle_nb.games.scenarios import ScenarioError

    run_file = package_of(game).scenarios()
    if run_file is None:
        raise CommandError(str(MissingPart(game, "scenarios")))
    screen = console()
    faults, passed, failed = [], 0, 0
    for file in files:
        try:
            if not file.exists():
                faults.append(words().say("file-missing", file=str(file)))
                continue
            reports = run_file(file)
        except ScenarioError as error:
            faults.append(f"{error}{_elsewhere(file, game)}")
            continue
        for report in reports:
            passed += report.passed
            failed += not report.passed
            if report.passed and quiet:
                continue
            place = f"{report.file or file}:{report.line}" if report.line else str(file)
            mark = "ok  " if report.passed else "FAIL"
            screen.print(f"{mark}  {report.name}  ({place})", soft_wrap=True, highlight=False)
            for line in report.lines:
                screen.print(f"      {line}", soft_wrap=True, highlight=False)
    if passed or failed:
        screen.print(f"{passed} as expected, {failed} not", highlight=False)
    if faults:
        raise CommandError("\noracle-nb: ".join(faults))
    if failed:
        raise typer.Exit(1)


def _elsewhere(file: Path, game: str) -> str:
    """Return which other game has the scenarios of a faulty file, as the end of an error."""
    from oracle_nb.games.registry import GameImportError, game_names, package_of
    from oracle_nb.games.scenarios import ScenarioError

    for other in game_names():
        with suppress(GameImportError, ScenarioError):
            run_file = None if other == game else package_of(other).scenarios()
            if run_file is not None and run_file(file):
                return f"; these are scenarios of another game: --game {other}"
    return ""
