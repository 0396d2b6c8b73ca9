"""The overview of lessons as a value: how far a learner has come, and what is due."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from oracle_nb.games.addresses import address
from oracle_nb.lessons.activity import days_in_a_row
from oracle_nb.lessons.catalog import LessonProgress
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.progress import LearnerProgress, NextReview
from oracle_nb.lessons.spacing import RuleKnowledge
from oracle_nb.render.html import Html
from oracle_nb.rulebooks import Book
from oracle_nb.web.text import words


@dataclass(frozen=True)
class OverviewSnapshot:
    """The content of the page of one learner.

    Attributes
    ----------
    game, book
        The name of the game, and its rulebook in the language of the page.
    lessons
        The lessons of the game.
    known, progress
        What the learner knows of each rule, and how far they have come in each lesson.
    due, next_review, beliefs
        The rules due for review, the next review where none is, and the false beliefs that the
        answers suggest.
    name, saved
        The learner's name, and the progress as JSON.
    theme
        "light" or "dark".
    notice
        A message on top.
    asking
        Whether the learner must confirm that all progress be forgotten.
    above
        What comes before the lessons, such as the board of a class.
    practised
        The parts of today's practice that are done.
    days
        The number of days of practice in a row; None where they aren't counted.
    code
        The code of the results for a teacher, "" unless it was asked for.
    handed_out
        Whether the learner comes from a set of exercises, whose results a teacher may wait for.
    guided_over
        Whether the learner has played the guided game to its end.
    guided_begun
        Whether a guided game goes on where the learner left it.
    """

    game: str
    book: Book
    lessons: Sequence[Lesson]
    known: Mapping[str, RuleKnowledge]
    progress: Mapping[str, LessonProgress]
    due: Sequence[str]
    next_review: NextReview | None
    beliefs: Sequence[str]
    name: str
    saved: str
    theme: str = "light"
    notice: str = ""
    asking: bool = False
    above: Html | None = None
    practised: frozenset[str] = frozenset()
    days: int | None = None
    code: str = ""
    handed_out: bool = False
    guided_over: bool = False
    guided_begun: bool = False

    @property
    def language(self) -> str:
        """The language of the page."""
        return self.book.language

    @cached_property
    def say(self) -> Callable[..., str]:
        """The messages of the app, in the language."""
        return words(self.language).say

    @cached_property
    def done(self) -> frozenset[str]:
        """The names of the lessons that are done."""
        names = {lesson.name for lesson in self.lessons}
        return frozenset(
            name for name, progress in self.progress.items() if name in names and progress.is_done
        )

    @property
    def next(self) -> str:
        """The name of the first open lesson, of those begun if there are any; "" for none."""
        names = [lesson.name for lesson in self.lessons if lesson.name not in self.done]
        begun = [name for name in names if name in self.progress and self.progress[name].done]
        return next(iter(begun or names), "")

    def address(self, field: str) -> str:
        """Return the address of another page of the game."""
        return address({field: None}, self.game)


def overview_of(
    game: str, book: Book, lessons: Sequence[Lesson], memory: LearnerProgress
) -> OverviewSnapshot:
    """Return what the page of a learner shows of their progress."""
    beliefs = [misconception.belief for misconception in memory.misconceptions]
    progress, saved = memory.lessons, memory.to_json().decode()
    practice, today = memory.practice, memory.today
    return OverviewSnapshot(
        game,
        book,
        lessons,
        memory.known,
        progress,
        memory.due,
        memory.next_review,
        beliefs,
        memory.name,
        saved,
        practised=practice.get(today, frozenset()),
        days=days_in_a_row(practice, today),
    )
