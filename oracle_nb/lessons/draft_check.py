"""Checking drafts, and their steps as far as they can be played."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, cast

from oracle_nb.games.exercises import Exercise
from oracle_nb.games.lesson_data import LessonData, StagedScene
from oracle_nb.lessons.draft import LessonDraft, draft_data
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.lesson_check import data_faults

NOTES: Final = ("gap",)
"""Kinds of faults that don't keep a lesson from being taken."""


class DraftFault(NamedTuple):
    """A fault of a draft: its field, counted from 1, what is wrong, and whether it is a note."""

    field: str
    what: Any
    note: bool


class StepScene(NamedTuple):
    """The position in which a step begins; None where it can't be known."""

    staged: StagedScene
    position: Any


class _Remembering:
    """Lesson data that keeps the last exercises: each change of a draft asks for the same ones."""

    def __init__(self, school: LessonData) -> None:
        self._school = school

    def __getattr__(self, name: str) -> Any:
        return getattr(self._school, name)

    def exercise(self, template: str, seed: int) -> Exercise:
        """Return the exercise that a template makes from a seed. Raises ValueError."""
        return _exercise(self._school, template, seed)


@lru_cache(maxsize=64)
def _exercise(school: LessonData, template: str, seed: int) -> Exercise:
    return school.exercise(template, seed)


def draft_faults(
    draft: LessonDraft, school: LessonData, others: Sequence[Lesson]
) -> tuple[DraftFault, ...]:
    """Return everything that is wrong with a draft among other lessons of the game."""
    # A draft is found by its code: its number and place among other lessons don't matter.
    remembering = cast("LessonData", _Remembering(school))
    faults = data_faults(draft_data(draft), remembering, others)
    kinds = ((field, what, getattr(what, "kind", "")) for field, what in faults)
    return tuple(
        DraftFault(field, what, kind in NOTES) for field, what, kind in kinds if kind != "number"
    )


def step_scenes(draft: LessonDraft, school: LessonData) -> Iterator[StepScene | None]:
    """Yield the position of each step, after the first action of each step before it."""
    staged, position = None, None
    for step in draft.steps:
        if step.scene is not None:
            try:
                staged = school.stage(step.scene)
                position = staged.position
            except ValueError:
                staged = None
        yield None if staged is None else StepScene(staged, position)
        if staged is not None and step.do:
            try:
                action = staged.read(step.do[0])
                chance = staged.chance(step.chance, 0)
                position = staged.rules.apply(position, action, chance).position
            except ValueError:
                staged = None
