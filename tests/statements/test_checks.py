"""The checks know nothing of the code that writes sentences, and check messages that exist."""

import ast
from pathlib import Path

import pytest

from tests.statements.cases import CHECKS
from tests.statements.checks import load
from tests.statements.panels_reading import panel_reader
from tests.statements.reading import reader
from tests.statements.terminal_texts import cli_reader

HERE = Path(__file__).parent
SPEAKING = (
    *("reading", "cases", "game_texts", "games", "tally", "checks", "recipes", "forms", "coaching"),
    *("panels_reading", "panel_texts", "terminal_texts", "catalog", "piece_tries"),
)
"""Modules that let the game speak and read what it says; all others are checks."""
KNOWN = ("board", "model.actions", "model.position", "model.tasks", "pieces")
"""Modules of the game that checks may import."""


def imported(path: Path) -> list[str]:
    """Everything of ours that a module imports."""
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in names if name.startswith(("oracle_nb", "tests"))]


CHECKING = [
    path
    for path in sorted(HERE.glob("*.py"))
    if path.stem not in SPEAKING and not path.stem.startswith(("test_", "__"))
]


@pytest.mark.parametrize("path", CHECKING, ids=lambda path: path.stem)
def test_checks_know_nothing_of_the_code_that_writes(path: Path):
    known = tuple(f"oracle_nb.delphi.{name}." for name in KNOWN)
    known += (
        "oracle_nb.core.chance.",
        "oracle_nb.core.events.",
        "oracle_nb.games.motives.",
        "oracle_nb.core.verdicts.",
        "tests.statements.",
    )
    assert [name for name in imported(path) if not name.startswith(known)] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_check_is_of_a_message_that_exists(language: str):
    load()
    every = (
        *reader(language).messages,
        *panel_reader(language).messages,
        *cli_reader(language).messages,
    )
    messages = {name.removesuffix(".you") for name in every}
    assert sorted(set(CHECKS) - messages) == []
