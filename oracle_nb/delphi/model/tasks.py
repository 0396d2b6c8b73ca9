"""Tasks: what is still open, and which colors still serve.

A task is the number ``8 * family + value``: for shrines the value is the letter, else the color,
or WHITE for "a color of your choice".
"""

from enum import IntEnum
from functools import lru_cache
from typing import Final

import msgspec

from oracle_nb.delphi.pieces import ALL_COLORS, WHITE, Color, Letter


class Family(IntEnum):
    """The four families of tasks, three of each."""

    SHRINE = 0
    STATUE = 1
    OFFERING = 2
    MONSTER = 3

    def __str__(self) -> str:
        return self.name.lower()


def task(family: Family, value: int) -> int:
    """The number of a task."""
    return 8 * family + value


class Task(int):
    """A task's number, readable."""

    @property
    def family(self) -> Family:
        """What kind of task it is."""
        return Family(self // 8)

    @property
    def color(self) -> Color | None:
        """The color asked for; None for white tasks and shrines."""
        value = self % 8
        return None if self.family is Family.SHRINE or value == WHITE else Color(value)

    @property
    def letter(self) -> Letter | None:
        """A shrine task's letter; None for the others."""
        return Letter(self % 8) if self.family is Family.SHRINE else None

    def __str__(self) -> str:
        value = self.letter if self.letter is not None else self.color
        return f"{self.family}:{'any' if value is None else value}"


WHITE_STATUE: Final = task(Family.STATUE, WHITE)
WHITE_OFFERING: Final = task(Family.OFFERING, WHITE)
WHITE_MONSTER: Final = task(Family.MONSTER, WHITE)


class FamilyNeeds(msgspec.Struct, frozen=True, gc=False):
    """For one family: open fixed colors, number of open white tasks, colors already done."""

    fixed: int
    white: int
    done: int

    def wanted(self, aboard: int) -> int:
        """The mask of colors some open task can still take (task.needed).

        ``aboard`` is the mask of colors that cargo already speaks for (R 11).
        """
        spoken = (aboard & ~self.fixed).bit_count()
        return ALL_COLORS if self.white > spoken else self.fixed & ~aboard

    def fresh(self, aboard: int) -> int:
        """The mask of colors not yet used in this family (task.color-once).

        A task that went back unfinished is not among those done (task.returned-color).
        """
        return ALL_COLORS & ~(self.done | aboard)


class TaskLedger(msgspec.Struct, frozen=True, gc=False):
    """A player's open and completed tasks, sorted out."""

    letters: tuple[int, ...]
    statue: FamilyNeeds
    offering: FamilyNeeds
    monster: FamilyNeeds

    def needs(self, family: int) -> FamilyNeeds:
        """What is open in a family other than shrines."""
        return (self.statue, self.offering, self.monster)[family - 1]


@lru_cache(maxsize=4096)
def ledger(tasks: tuple[int, ...], done: tuple[int, ...]) -> TaskLedger:
    """Sort out open and completed tasks (both as sorted tuples of task numbers)."""
    opened = had = 0
    for number in tasks:
        opened |= 1 << number
    for number in done:
        had |= 1 << number
    needs = [
        FamilyNeeds(opened >> start & ALL_COLORS, tasks.count(start + WHITE), had >> start & 255)
        for start in (8, 16, 24)
    ]
    return TaskLedger(tuple([number for number in tasks if number < 8]), *needs)


def serve(tasks: tuple[int, ...], family: Family, value: int) -> int:
    """The open task that a color (for shrines: a letter) completes.

    The fixed color comes before the white task (task.fixed-first). For shrines the task of that
    letter if it is open, else the first. Raises LookupError if none is open.
    """
    exact = task(family, value)
    if exact in tasks:
        return exact
    if family == Family.SHRINE:
        for number in tasks:
            if number >> 3 == Family.SHRINE:
                return number
    elif task(family, WHITE) in tasks:
        return task(family, WHITE)
    raise LookupError(f"no open {family} task takes {value}")
