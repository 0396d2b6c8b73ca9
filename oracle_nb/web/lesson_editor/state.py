"""The state of the lesson editor: a draft with what is wrong with it, and what is shown of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from oracle_nb.core.edit_history import EditHistory
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import lessons_of_game, package_of
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.draft import LessonDraft
from oracle_nb.lessons.draft_check import DraftFault, StepScene, draft_faults, step_scenes
from oracle_nb.lessons.lesson import Lesson

MOST_UNDONE: Final = 30
"""Maximum number of changes that can be undone: drafts may be large, and servers are shared."""
MOST_FOUND: Final = 8
"""Maximum number of rules that a search lists."""


@dataclass(frozen=True, eq=False)
class CheckedDraft:
    """A draft of a lesson of a game, with its faults and positions, computed when first needed."""

    game: str
    draft: LessonDraft

    @cached_property
    def faults(self) -> tuple[DraftFault, ...]:
        """Everything that is wrong with the draft."""
        return draft_faults(self.draft, lessons_of_game(self.game), lessons_of(self.game))

    @cached_property
    def scenes(self) -> tuple[StepScene | None, ...]:
        """The position of each step."""
        return tuple(step_scenes(self.draft, lessons_of_game(self.game)))


@dataclass(frozen=True, eq=False)
class LessonEditorState:
    """A lesson being written."""

    game: str
    history: EditHistory[LessonDraft]
    checked: CheckedDraft
    """The current draft."""
    topic: str
    """The lesson whose kinds of exercises are offered."""
    current: int = 1
    """The step that is shown in full, from 1."""
    entered: bool = False
    """Whether the current step has just been opened, so that its text gets the focus."""
    searching: tuple[int, str] = (0, "")
    """The step (from 1) for which rules are searched, and the words; (0, "") for none."""
    samples: Mapping[int, int] = field(default_factory=dict)
    """The number of the sample shown of each kind of exercise, from 0."""
    epoch: int = 0
    """Grows whenever fields get other contents than those that were entered."""

    @property
    def draft(self) -> LessonDraft:
        """The lesson as it is now."""
        return self.history.now

    @property
    def school(self) -> LessonData:
        """The lesson data of the game."""
        return lessons_of_game(self.game)

    @property
    def others(self) -> tuple[Lesson, ...]:
        """The lessons of the game."""
        return lessons_of(self.game)

    @property
    def faults(self) -> tuple[DraftFault, ...]:
        """Everything that is wrong with the draft."""
        return self.checked.faults

    @property
    def scenes(self) -> tuple[StepScene | None, ...]:
        """The position of each step."""
        return self.checked.scenes

    @property
    def sound(self) -> bool:
        """Whether the lesson can be taken."""
        return all(fault.note for fault in self.faults)

    @cached_property
    def built_in_scenes(self) -> dict[str, tuple[Lesson, int]]:
        """The scenes of the game's lessons: by their keys the lesson and step, from 1."""
        return {
            f"{lesson.name}:{number}": (lesson, number)
            for lesson in self.others
            for number, step in enumerate(lesson.steps, 1)
            if step.scene is not None
        }

    def rules_found(self, language: str) -> list[str]:
        """Return the ids of the rules that were searched for."""
        step, text = self.searching
        if not step or not text.strip():
            return []
        book = package_of(self.game).rulebook(language).rulebook
        return [rule.id for rule in book.search(text[:100])][:MOST_FOUND]


def opened_draft(game: str, draft: LessonDraft) -> LessonEditorState:
    """Return the editor of a draft, as it begins."""
    names = [lesson.name for lesson in lessons_of(game)]
    known = [name for name in draft.after if name in names]
    return LessonEditorState(
        game,
        EditHistory((draft,), most=MOST_UNDONE),
        CheckedDraft(game, draft),
        topic=(known or [*names[:1], ""][:1])[-1],
    )
