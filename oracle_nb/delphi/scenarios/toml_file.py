"""Scenario files of Delphi: their scenarios, and the boards that they name."""

from pathlib import Path
from typing import Any

from oracle_nb.delphi.scenarios.forms import SHIPS, BoardForm, ScenarioForm
from oracle_nb.games.scenarios.toml_file import TomlFile, text_of


class ScenarioFile(TomlFile[ScenarioForm]):
    """The content of a scenario file.

    ``scenarios`` are its scenarios, ``boards`` the boards that it names. Raises ScenarioError,
    which names line, scenario and field, for everything that is not in the format.
    """

    form = ScenarioForm
    tables = ("defaults", "boards")
    merged = SHIPS

    def read_tables(self, data: dict[str, Any]) -> None:
        """Read the boards."""
        boards = data.get("boards", {})
        self.boards = {
            name: self.read_table(("boards", name), board, BoardForm)
            for name, board in (boards.items() if isinstance(boards, dict) else ())
        }


def read(path: str | Path) -> ScenarioFile:
    """Return the scenario file at a path. Raises ScenarioError."""
    return ScenarioFile(text_of(path), str(path))
