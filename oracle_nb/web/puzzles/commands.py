"""The commands of a puzzle."""

from collections.abc import Mapping
from typing import Final

from oracle_nb.web.puzzles.controller import PuzzleController
from oracle_nb.web.table.commands import BOARD
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.widgets.commands import Command, command, read_choice, taking, within

KEYS: Final = {"ArrowLeft": -1, "ArrowRight": 1}
"""The keys that lead back and forward through the best turn."""


def _board(puzzle: PuzzleController) -> TableController | None:
    """Return the board of an attempt that isn't over."""
    return None if puzzle.over else puzzle.controller


def _answered(puzzle: PuzzleController) -> bool:
    return puzzle.snapshot.answered


PUZZLE: Final[Mapping[str, Command[PuzzleController]]] = {
    **within(BOARD, _board),
    "again": command(PuzzleController.begin, once=True),
    "show": command(PuzzleController.show_answer, once=True),
    "step": taking(
        read_choice(("-1", "1")), lambda puzzle, by: puzzle.step(int(by)), allowed=_answered
    ),
    "key": taking(read_choice(KEYS), lambda puzzle, key: puzzle.step(KEYS[key]), allowed=_answered),
}
"""The commands of a puzzle that don't lead to another one."""
