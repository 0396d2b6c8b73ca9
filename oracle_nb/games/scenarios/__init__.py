"""Scenarios: positions written by hand with their expected results, in a format of the game.

``toml_file`` reads a file and finds the line of each field, ``runner`` plays the steps, ``fields``
and ``planned_chance`` are what games need for the rest.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec

from oracle_nb.core.errors import OracleError


class ScenarioError(OracleError, ValueError):
    """A faulty scenario file; the error names the line and the field."""


class ScenarioReport(msgspec.Struct, frozen=True):
    """The result of a scenario.

    Attributes
    ----------
    name : str
        The name of the scenario.
    passed : bool
        Whether everything came out as expected.
    lines : tuple of str
        The differences, one on each line.
    file : str
        The path of the file.
    line : int
        The line on which the scenario begins, from 1; 0 if unknown.
    """

    name: str
    passed: bool
    lines: tuple[str, ...] = ()
    file: str = ""
    line: int = 0


ScenarioRunner: TypeAlias = Callable[[Path], Sequence[ScenarioReport]]
"""A function that runs every scenario of a file, and raises ScenarioError where it is faulty."""
