"""The commands of a puzzle."""

from typing import Final

from oracle_nb.core.commands import Commands, choice
from oracle_nb.web.puzzles.controller import PuzzleController
from oracle_nb.web.table.commands import BOARD
from oracle_nb.web.table.control.controller import TableController

KEYS: Final = {"ArrowLeft": -1, "ArrowRight": 1}
"""The keys that lead back and forward through the best turn."""


def _board(puzzle: PuzzleController) -> TableController | None:
    """Return the board of an attempt that isn't over."""
    return None if puzzle.over else puzzle.controller


def _answered(puzzle: PuzzleController) -> bool:
    return puzzle.snapshot.answered


PUZZLE: Final = Commands[PuzzleController, object]()
"""The commands of a puzzle that don't lead to another one."""
PUZZLE.include(BOARD, _board)
PUZZLE.declare("again", once=True)(PuzzleController.begin)
PUZZLE.declare("show", once=True)(PuzzleController.show_answer)
PUZZLE.declare("step", choice("-1", "1"), allowed=_answered)(
    lambda puzzle, by: puzzle.step(int(by))
)
PUZZLE.declare("key", choice(*KEYS), allowed=_answered)(lambda puzzle, key: puzzle.step(KEYS[key]))
