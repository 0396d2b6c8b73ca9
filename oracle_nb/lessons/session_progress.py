"""Progress that is kept in memory while its database can't be used."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import date
from typing import Final, TypeVar

from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.lessons.activity import CoursePlan, PlayCounts, StopAnswers
from oracle_nb.lessons.catalog import LessonProgress
from oracle_nb.lessons.knowledge import Evidence, Knowledge
from oracle_nb.lessons.progress import AnswerCounts, LearnerProgress, NextReview
from oracle_nb.lessons.spacing import RuleKnowledge
from oracle_nb.storage.database import Connection, Database, StorageError
from oracle_nb.storage.database.sqlite import in_memory

RETRY: Final = 15.0
"""Number of seconds until the next attempt to use a failed database."""
T = TypeVar("T")


class SessionProgress(LearnerProgress):
    """The progress of one learner in one game, in one session.

    While the database can't be used, changes are kept in memory; afterwards they are stored in
    order.

    Parameters
    ----------
    database, learner, clock, game
        As those of `LearnerProgress`.
    changed
        Called after each change.
    """

    def __init__(
        self,
        database: Database,
        learner: str,
        clock: Callable[[], float] = time.time,
        *,
        game: str = DEFAULT_GAME,
        changed: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(database, learner, clock, game=game)
        self._changed: Final = changed
        self._stored: Final = LearnerProgress(database, learner, clock, game=game)
        self._aside: LearnerProgress | None = None
        self._waiting: Final[list[Callable[[LearnerProgress], None]]] = []
        self._fault: StorageError | None = None
        self._retry_at = 0.0

    @property
    def fault(self) -> StorageError | None:
        """The reason why progress can't be stored now, as far as known; else None."""
        return self._fault or self._database.fault

    # --- reading ---------------------------------------------------------------------------------

    @property
    def known(self) -> Mapping[str, RuleKnowledge]:
        """Every rule that was ever needed, with its knowledge."""
        return self._ask(lambda memory: memory.known)

    @property
    def next_review(self) -> NextReview | None:
        """The next review, if one is due in the days to come; None if none is."""
        return self._ask(lambda memory: memory.next_review)

    @property
    def puzzles(self) -> Mapping[str, RuleKnowledge]:
        """Every puzzle that was ever tried, by its id, with what is known about it."""
        return self._ask(lambda memory: memory.puzzles)

    @property
    def lessons(self) -> Mapping[str, LessonProgress]:
        """The progress in each lesson, by its name."""
        return self._ask(lambda memory: memory.lessons)

    @property
    def retention(self) -> float:
        """The learner's factor of the stability of rules; 1 is average."""
        return self._ask(lambda memory: memory.retention)

    @property
    def counts(self) -> AnswerCounts:
        """The number of answers, and of wrong ones."""
        return self._ask(lambda memory: memory.counts)

    @property
    def play(self) -> PlayCounts:
        """The learner's refusals and mistakes in play."""
        return self._ask(lambda memory: memory.play)

    @property
    def practice(self) -> Mapping[date, frozenset[str]]:
        """The parts of the practice of each day."""
        return self._ask(lambda memory: memory.practice)

    def predictions(self, lesson: str) -> Mapping[int, int]:
        """Return the answers to prediction questions of a lesson, by the number of the step."""
        return self._ask(lambda memory: memory.predictions(lesson))

    def plan(self, lesson: str) -> CoursePlan | None:
        """Return the exercises of a lesson as they were kept last; None for none."""
        return self._ask(lambda memory: memory.plan(lesson))

    def answers(self, lesson: str) -> StopAnswers | None:
        """Return the answers at the open stop of a lesson; None for none."""
        return self._ask(lambda memory: memory.answers(lesson))

    @property
    def own_puzzles(self) -> Mapping[str, Puzzle]:
        """The puzzles from own games by their ids, the latest first."""
        return self._ask(lambda memory: memory.own_puzzles)

    @property
    def knowledge(self) -> Knowledge:
        """The model of the learner, by all answers so far."""
        return self._ask(lambda memory: memory.knowledge)

    @property
    def name(self) -> str:
        """The learner's name in an export; "" without one. Raises InvalidName."""
        return self._ask(lambda memory: memory.name)

    @name.setter
    def name(self, name: str) -> None:
        self._change(lambda memory: setattr(memory, "name", name))

    # --- writing ---------------------------------------------------------------------------------

    def note(self, rules: Iterable[str], right: bool) -> None:
        """Record answers: the rules that were needed, and those that were missed."""
        noted = tuple(rules)
        self._change(lambda memory: memory.note(noted, right))

    def answered(self, right: bool, evidence: Evidence | None = None) -> None:
        """Record an answer, and what it says about the learner's knowledge."""
        self._change(lambda memory: memory.answered(right, evidence))

    def learn(self, evidence: Evidence) -> None:
        """Update the knowledge with an answer that was recorded before."""
        self._change(lambda memory: memory.learn(evidence))

    def placed(self, knowledge: Knowledge, lessons: Mapping[str, int]) -> None:
        """Record the verdict of a placement: the knowledge, and lessons done with their lengths."""
        self._change(lambda memory: memory.placed(knowledge, lessons))

    def reached(self, lesson: str, done: int, stops: int) -> None:
        """Record the progress in a lesson, which never decreases."""
        self._change(lambda memory: memory.reached(lesson, done, stops))

    def count(self, kind: str, name: str, item: str = "") -> None:
        """Count something that a learner has done; with an ``item`` only once for each."""
        self._change(lambda memory: memory.count(kind, name, item))

    def keep_plan(self, lesson: str, plan: CoursePlan) -> None:
        """Keep the exercises of a lesson instead of those that were kept before."""
        self._change(lambda memory: memory.keep_plan(lesson, plan))

    def keep_answers(self, lesson: str, answers: StopAnswers | None) -> None:
        """Keep the answers at the open stop of a lesson instead of those before; None for none."""
        self._change(lambda memory: memory.keep_answers(lesson, answers))

    def keep_puzzles(self, puzzles: Iterable[Puzzle]) -> None:
        """Keep puzzles from own games; beyond the limit, those kept first are given up."""
        kept = tuple(puzzles)
        self._change(lambda memory: memory.keep_puzzles(kept))

    def reset(self) -> None:
        """Delete all progress in this game, but not the learner's name."""
        self._change(lambda memory: memory.reset())

    def take(self, data: bytes) -> None:
        """Replace the progress with an export. Raises ValueError without any change."""
        self._change(lambda memory: memory.take(data))

    # --- where it is kept ------------------------------------------------------------------------

    def _ask(self, use: Callable[[LearnerProgress], T]) -> T:
        self._retry()
        if self._aside is None:
            try:
                return use(self._stored)
            except StorageError as error:
                self._aside = self._begin_aside(error)
        return use(self._aside)

    def _change(self, use: Callable[[LearnerProgress], None]) -> None:
        self._ask(use)
        if self._aside is not None:
            self._waiting.append(use)
        self._changed()

    def _begin_aside(self, error: StorageError) -> LearnerProgress:
        self._note_fault(error)
        aside = _TransientProgress(self._database, self._learner, self._clock, self.game)
        # Show what can still be read, and the new changes.
        with suppress(StorageError):
            aside.take(self._stored.to_json())
        return aside

    def _retry(self) -> None:
        """Store pending changes if it is time to try again."""
        if self._aside is None or time.monotonic() < self._retry_at:
            return
        try:
            self._database.probe()
            while self._waiting:
                self._waiting[0](self._stored)
                del self._waiting[0]
            self._stored.lessons  # noqa: B018 - with nothing to store, it may still be unreadable
        except StorageError as error:
            self._note_fault(error)
        else:
            self._aside = self._fault = None

    def _note_fault(self, error: StorageError) -> None:
        self._fault, self._retry_at = error, time.monotonic() + RETRY


class _TransientProgress(LearnerProgress):
    """The progress of a learner in a temporary database."""

    def __init__(
        self, database: Database, learner: str, clock: Callable[[], float], game: str
    ) -> None:
        super().__init__(database, learner, clock, game=game)
        self._base: Final = in_memory()

    def _read(self) -> AbstractContextManager[Connection]:
        return self._opened()

    def _write(self) -> AbstractContextManager[Connection]:
        return self._opened()

    @contextmanager
    def _opened(self) -> Iterator[Connection]:
        with self._base:
            yield self._base
