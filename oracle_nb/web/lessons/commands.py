"""The commands of a stop of a lesson."""

from collections.abc import Mapping
from typing import Final

from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.table.commands import BOARD
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.widgets.commands import Command, command, read_form, read_text, taking, within


def _board(lesson: ExerciseController) -> TableController | None:
    """Return the board of a stop that isn't done."""
    return None if lesson.course.done else lesson.controller


LESSON: Final[Mapping[str, Command[ExerciseController]]] = {
    **within(BOARD, _board),
    "check": command(ExerciseController.check, once=True),
    "toggle": taking(read_text, ExerciseController.toggle),
    "choose": taking(read_text, ExerciseController.choose, once=True),
    "number": taking(
        read_form, lambda lesson, form: lesson.enter_number(form.get("number", "")), once=True
    ),
    "up": taking(read_text, lambda lesson, part: lesson.shift(part, -1)),
    "down": taking(read_text, lambda lesson, part: lesson.shift(part, 1)),
    "line-undo": command(ExerciseController.undo),
    "hint": command(ExerciseController.hint),
    "show": command(ExerciseController.give_up),
    "counterexample": command(ExerciseController.show_counterexample),
}
"""The commands of a stop that don't lead to another one."""
