"""Progress that goes on in memory while its database can't be used."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import Final, TypeVar

from oracle_nb.lessons.progress import LearnerProgress, LessonProgress, RuleKnowledge
from oracle_nb.storage.database import Connection, Database, StorageError
from oracle_nb.storage.database.sqlite import in_memory

RETRY: Final = 15.0
"""Number of seconds after which a database is tried again that could not be used."""
T = TypeVar("T")


class SessionProgress(LearnerProgress):
    """What one learner knows, in one session.

    As long as the database can't be used, everything is kept in memory; then it is stored in the
    order in which it happened.

    Parameters
    ----------
    database, learner, clock
        As those of `LearnerProgress`.
    """

    def __init__(
        self, database: Database, learner: str, clock: Callable[[], float] = time.time
    ) -> None:
        super().__init__(database, learner, clock)
        self._stored: Final = LearnerProgress(database, learner, clock)
        self._aside: LearnerProgress | None = None
        self._waiting: Final[list[Callable[[LearnerProgress], None]]] = []
        self._fault: StorageError | None = None
        self._retry_at = 0.0

    @property
    def fault(self) -> StorageError | None:
        """Why progress can't be stored now, as far as that is known."""
        return self._fault or self._database.fault

    # --- reading ---------------------------------------------------------------------------------

    @property
    def known(self) -> Mapping[str, RuleKnowledge]:
        """Every rule that was ever needed, by its id."""
        return self._ask(lambda memory: memory.known)

    @property
    def lessons(self) -> Mapping[str, LessonProgress]:
        """How far each lesson was taken, by its name."""
        return self._ask(lambda memory: memory.lessons)

    @property
    def name(self) -> str:
        """What the learner is called in an export; "" unless it was said. Raises InvalidName."""
        return self._ask(lambda memory: memory.name)

    @name.setter
    def name(self, name: str) -> None:
        self._change(lambda memory: setattr(memory, "name", name))

    # --- writing ---------------------------------------------------------------------------------

    def note(self, rules: Iterable[str], right: bool) -> None:
        """Remember that rules were needed, and whether they were there."""
        noted = tuple(rules)
        self._change(lambda memory: memory.note(noted, right))

    def reached(self, lesson: str, done: int, stops: int) -> None:
        """Remember how far a lesson was taken; never less far than before."""
        self._change(lambda memory: memory.reached(lesson, done, stops))

    def reset(self) -> None:
        """Forget everything of this learner."""
        self._change(lambda memory: memory.reset())

    def take(self, data: bytes) -> None:
        """Put an export in place of what is known. Raises ValueError and changes nothing then."""
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

    def _begin_aside(self, error: StorageError) -> LearnerProgress:
        self._note_fault(error)
        aside = _TransientProgress(self._database, self._learner, self._clock)
        # What can still be read is shown, with what is new.
        with suppress(StorageError):
            aside.take(self._stored.to_json())
        return aside

    def _retry(self) -> None:
        """Store what is waiting, if it is time to try again."""
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
    """What a learner knows, in a database that is gone with its session."""

    def __init__(self, database: Database, learner: str, clock: Callable[[], float]) -> None:
        super().__init__(database, learner, clock)
        self._base: Final = in_memory()

    def _read(self) -> AbstractContextManager[Connection]:
        return self._opened()

    def _write(self) -> AbstractContextManager[Connection]:
        return self._opened()

    @contextmanager
    def _opened(self) -> Iterator[Connection]:
        with self._base:
            yield self._base
