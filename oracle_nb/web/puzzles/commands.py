"""The commands of a puzzle."""

from collections.abc import Mapping
from typing import Final

from oracle_nb.web.puzzles.controller import PuzzleController
from oracle_nb.web.table.commands import BOARD
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.widgets.commands import Command, command, within


def _board(puzzle: PuzzleController) -> TableController | None:
    """Return the board of an attempt that isn't over."""
    return None if puzzle.over else puzzle.controller


PUZZLE: Final[Mapping[str, Command[PuzzleController]]] = {
    **within(BOARD, _board),
    "again": command(PuzzleController.begin, once=True),
    "show": command(PuzzleController.show_answer, once=True),
}
"""The commands of a puzzle that don't lead to another one."""
