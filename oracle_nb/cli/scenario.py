"""`oracle-nb scenario`: run positions written by hand, with what is expected of them."""

from pathlib import Path
from typing import Annotated

import typer

from oracle_nb.cli.console import Fault


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files.")],
) -> None:
    """Run scenarios: a line for each, and the difference where one fails.

    Exit code 0 if all are as expected, 1 if one is not, 2 if a file can't be read as scenarios.
    """
    from oracle_nb.delphi.scenario import run_file

    raise Fault(str(run_file))
