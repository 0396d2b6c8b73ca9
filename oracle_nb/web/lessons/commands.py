"""The commands of a stop of a lesson."""

from typing import Final

from oracle_nb.core.commands import Commands, field, text
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.table.commands import BOARD
from oracle_nb.web.table.control.controller import TableController


def _board(lesson: ExerciseController) -> TableController | None:
    """Return the board of a stop that isn't done."""
    return None if lesson.course.done else lesson.controller


LESSON: Final = Commands[ExerciseController, object]()
"""The commands of a stop that don't lead to another one."""
LESSON.include(BOARD, _board)
LESSON.declare("check", once=True)(ExerciseController.check)
LESSON.declare("toggle", text)(ExerciseController.toggle)
LESSON.declare("choose", text, once=True)(ExerciseController.choose)
LESSON.declare("number", field("number"), once=True)(ExerciseController.enter_number)
LESSON.declare("up", text)(lambda lesson, part: lesson.shift(part, -1))
LESSON.declare("down", text)(lambda lesson, part: lesson.shift(part, 1))
LESSON.declare("line-undo")(ExerciseController.undo)
LESSON.declare("unknown", once=True)(ExerciseController.pass_over)
LESSON.declare("hint")(ExerciseController.hint)
LESSON.declare("show")(ExerciseController.give_up)
LESSON.declare("counterexample")(ExerciseController.show_counterexample)
