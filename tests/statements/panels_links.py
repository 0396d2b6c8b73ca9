"""Checks of where the board says that the piece for a task comes from and belongs."""

from collections.abc import Iterator

from oracle_nb.delphi.model.tasks import Family, Task
from oracle_nb.delphi.pieces import WHITE
from tests.statements.panels_needs import Strip

Spaces = tuple[int, ...]


def link_faults(strip: Strip, number: int, ends: tuple[Spaces, Spaces]) -> Iterator[str]:
    """Compare what a task points to with what the rules allow; nothing where cargo is aboard.

    Cargo speaks for a task already, so that no more can be loaded for it.
    """
    me, family = strip.case.me, Task(number).family
    color = number % 8
    if family is Family.SHRINE or (family is not Family.MONSTER and (me.statues or me.offerings)):
        return
    fixed = {task % 8 for task in me.tasks if Task(task).family is family and task % 8 != WHITE}
    colors = {color} if color != WHITE else set(range(6)) - fixed
    if family is Family.MONSTER:
        starts: set[int] = set()
        goals = {space for space, own in strip.monsters if own in colors}
    else:
        starts = {space for space, own in strip.sources[str(family)] if own in colors}
        goals = {space for own in colors for space, _ in strip.goals(str(family), own)}
    for end, expected in zip(ends, (starts, goals), strict=True):
        if set(end) != expected:
            yield f"{Task(number)}: told {sorted(end)}, true {sorted(expected)}"
