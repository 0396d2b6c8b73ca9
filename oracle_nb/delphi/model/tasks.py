"""Tasks: which are open, and which colors complete them.

A task is a number that packs its family and a value: for shrines the value is the letter, else the
color, or WHITE for "a color of your choice". Only this module knows the packing; other modules use
``task`` to pack, and ``family_of``, ``value_of``, ``in_family``, ``tasks_of`` and ``values_of`` to
unpack.
"""

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from typing import Final

import msgspec

from oracle_nb.delphi.pieces import ALL_COLORS, COLORS, WHITE, Color, Letter


class Family(IntEnum):
    """The four families of tasks, three of each."""

    SHRINE = 0
    STATUE = 1
    OFFERING = 2
    MONSTER = 3

    def __str__(self) -> str:
        return self.name.lower()


_VALUE_BITS: Final = 3
_VALUES: Final = (1 << _VALUE_BITS) - 1


def task(family: Family, value: int) -> int:
    """Return the number of a task."""
    return family << _VALUE_BITS | value


def family_of(number: int) -> Family:
    """Return the family of a task."""
    return _FAMILIES[number >> _VALUE_BITS & _FAMILY_MASK]


def value_of(number: int) -> int:
    """Return the letter of a shrine task; the color of another task, or WHITE."""
    return number & _VALUES


def in_family(number: int, family: int) -> bool:
    """Return whether a number is that of a task of the family; any number can be asked for."""
    return number >> _VALUE_BITS == family


def tasks_of(numbers: Iterable[int], family: int) -> tuple[int, ...]:
    """Return the tasks that belong to a family, in their order."""
    return tuple([number for number in numbers if number >> _VALUE_BITS == family])


def values_of(numbers: Iterable[int], family: int) -> tuple[int, ...]:
    """Return the letters or colors of the tasks that belong to a family, in their order."""
    return tuple([number & _VALUES for number in numbers if number >> _VALUE_BITS == family])


_FAMILIES: Final = tuple(Family)
_FAMILY_MASK: Final = len(_FAMILIES) - 1
_SHRINE: Final = Family.SHRINE
SHRINE_TASKS: Final = tuple(task(Family.SHRINE, letter) for letter in Letter)
"""All tasks that shrines complete."""
COLORED_TASKS: Final = tuple(
    task(family, color)
    for family in (Family.STATUE, Family.OFFERING, Family.MONSTER)
    for color in (*COLORS, WHITE)
)
"""All tasks of the other families."""
ALL_TASKS: Final = SHRINE_TASKS + COLORED_TASKS
"""The numbers of all tasks that exist."""


class Task(int):
    """A task as a readable value."""

    @property
    def family(self) -> Family:
        """The family of the task."""
        return Family(self >> _VALUE_BITS)

    @property
    def color(self) -> Color | None:
        """The required color; None for white tasks and shrines."""
        value = value_of(self)
        return None if self.family is Family.SHRINE or value == WHITE else Color(value)

    @property
    def letter(self) -> Letter | None:
        """A shrine task's letter; None for the others, and for any shrine task."""
        value = value_of(self)
        return Letter(value) if self.family is Family.SHRINE and value != WHITE else None

    def __str__(self) -> str:
        value = self.letter if self.letter is not None else self.color
        return f"{self.family}:{'any' if value is None else value}"


ANY_SHRINE: Final = task(Family.SHRINE, WHITE)
"""A shrine task whose letter doesn't matter, in texts; no player has it."""
WHITE_STATUE: Final = task(Family.STATUE, WHITE)
WHITE_OFFERING: Final = task(Family.OFFERING, WHITE)
WHITE_MONSTER: Final = task(Family.MONSTER, WHITE)
_STARTS: Final = tuple(
    (task(family, 0), task(family, WHITE))
    for family in (Family.STATUE, Family.OFFERING, Family.MONSTER)
)
"""The lowest number of each family except shrines, and that of its white tasks."""


class FamilyNeeds(msgspec.Struct, frozen=True, gc=False):
    """The needs of one family: open fixed colors, number of open white tasks, colors done."""

    fixed: int
    white: int
    done: int

    def wanted(self, aboard: int) -> int:
        """Return the mask of colors that some open task can take (task.needed).

        ``aboard`` is the mask of colors that cargo has already claimed (ruling 11).
        """
        spoken = (aboard & ~self.fixed).bit_count()
        return ALL_COLORS if self.white > spoken else self.fixed & ~aboard

    def fresh(self, aboard: int) -> int:
        """Return the mask of colors not yet used in this family (task.color-once).

        A task that was returned unfinished doesn't count as done (task.returned-color).
        """
        return ALL_COLORS & ~(self.done | aboard)

    def takes(self, aboard: int) -> int:
        """Return the mask of colors that may be loaded or fought (task.needed, task.color-once)."""
        return self.wanted(aboard) & self.fresh(aboard)

    def completed(self, color: int) -> "FamilyNeeds":
        """Return the needs after a color has completed a task (task.fixed-first)."""
        bit = 1 << color
        if self.fixed & bit:
            return FamilyNeeds(self.fixed & ~bit, self.white, self.done | bit)
        return FamilyNeeds(self.fixed, self.white - 1, self.done | bit)


class TaskLedger(msgspec.Struct, frozen=True, gc=False):
    """A player's open and completed tasks by family."""

    letters: tuple[int, ...]
    statue: FamilyNeeds
    offering: FamilyNeeds
    monster: FamilyNeeds

    def needs(self, family: int) -> FamilyNeeds:
        """Return the needs of a family other than shrines."""
        return (self.statue, self.offering, self.monster)[family - 1]


@lru_cache(maxsize=4096)
def ledger(tasks: tuple[int, ...], done: tuple[int, ...]) -> TaskLedger:
    """Return open and completed tasks by family (both as sorted tuples of task numbers)."""
    opened = had = 0
    for number in tasks:
        opened |= 1 << number
    for number in done:
        had |= 1 << number
    needs = [
        FamilyNeeds(opened >> start & ALL_COLORS, tasks.count(white), had >> start & ALL_COLORS)
        for start, white in _STARTS
    ]
    return TaskLedger(values_of(tasks, _SHRINE), *needs)


def serve(tasks: tuple[int, ...], family: Family, value: int) -> int:
    """Return the open task that a color (for shrines: a letter) completes.

    The fixed color comes before the white task (task.fixed-first). For shrines it is the task of
    that letter if it is open, else the first. Raises LookupError if none is open.
    """
    exact = task(family, value)
    if exact in tasks:
        return exact
    if family == _SHRINE:
        for number in tasks:
            if in_family(number, _SHRINE):
                return number
    elif task(family, WHITE) in tasks:
        return task(family, WHITE)
    raise LookupError(f"no open {family} task takes {value}")
