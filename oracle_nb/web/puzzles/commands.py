"""The commands of a puzzle."""

from typing import Final

from oracle_nb.core.commands import Commands
from oracle_nb.web.puzzles.controller import PuzzleController
from oracle_nb.web.table.commands import BOARD
from oracle_nb.web.table.control.controller import TableController


def _board(puzzle: PuzzleController) -> TableController | None:
    """Return the board of an attempt that isn't over."""
    return None if puzzle.over else puzzle.controller


PUZZLE: Final = Commands[PuzzleController, object]()
"""The commands of a puzzle that don't lead to another one."""
PUZZLE.include(BOARD, _board)
PUZZLE.declare("again", once=True)(PuzzleController.begin)
PUZZLE.declare("show", once=True)(PuzzleController.show_answer)
