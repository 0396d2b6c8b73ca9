"""The state of pages about classes: values from the store, and somebody's next step."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.progress import ProgressExport
from oracle_nb.lessons.results import LearnerResult
from oracle_nb.web.classes.codes import class_code
from oracle_nb.web.classes.store import ClassMember, SchoolClass


class JoinState(NamedTuple):
    """The next step of a learner: to join the class of a code, or to leave one."""

    code: str = ""
    school_class: SchoolClass | None = None
    """The class with the code."""
    form: Mapping[str, str] = {}
    """The entries of the last form."""
    leaving: str = ""
    """The id of the class that the learner is asked about."""


class ClassroomState(NamedTuple):
    """The next step of a teacher on the page of a class."""

    edited: str = ""
    """The id of the member whose name is being edited."""
    asking: str = ""
    """The subject of the question on the page: "code", "end" or "link"."""
    form: Mapping[str, str] = {}
    """The board that was chosen last."""


@dataclass(frozen=True, eq=False)
class ClassSnapshot:
    """A class at one moment, as its teacher sees it."""

    game: str
    school_class: SchoolClass
    secret: str
    """The teacher's secret, which has led to the class."""
    members: Sequence[ClassMember]
    progress: Mapping[str, ProgressExport]
    """The progress of each member by the learner's hashed key."""
    now: float
    language: str
    """The language of the game's texts."""
    say: Callable[..., str]
    """A function that returns messages of the app."""
    state: ClassroomState

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons of the game."""
        return lessons_of(self.game)

    @property
    def code(self) -> str:
        """The code with which learners join."""
        return class_code(self.secret, self.school_class.code_salt)

    @cached_property
    def results(self) -> list[LearnerResult]:
        """The progress of everybody, as in tables of results."""
        return [
            LearnerResult(member.name, "", self.progress[member.learner]) for member in self.members
        ]
