"""Tasks in words and pictures."""

from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.advice.task_steps import HOME
from oracle_nb.delphi.model.tasks import Family, Task, family_of, value_of
from oracle_nb.delphi.ui.icons import icons

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording

_SIZE: Final = 24
"""The width of a picture, in CSS pixels."""


def title(task: int, words: "Wording", *, letters: bool, count: int = 1) -> str:
    """Return the name of a task, given by its number or as HOME.

    Shrine tasks have no ``letters`` where any own tile serves them: a letter would send readers
    after the wrong tile. ``count`` is how many such tasks are named at once.
    """
    if task == HOME:
        return words.say("need-home")
    if not letters and family_of(task) is Family.SHRINE:
        return words.say("task-shrine", count=count)
    return words.say("task", task=Task(task), done=False)


def sign(task: int, ship: int, theme: str) -> str:
    """Return the picture of a task; ``ship`` is the color of the player's ship."""
    if task == HOME:
        return icons.symbol_sign("bolt", "yellow", theme, _SIZE, ink="ink")
    drawn = icons.task(family_of(task), value_of(task), 12, 12, 10, ship=ship)
    return icons.small(drawn, theme, _SIZE)


def figure(task: int, ship: int, theme: str) -> str:
    """Return a picture of a task for where it is named as well."""
    if task == HOME:
        return sign(task, ship, theme)
    family = family_of(task)
    return icons.figure(family, ship if family is Family.SHRINE else value_of(task), theme, _SIZE)
