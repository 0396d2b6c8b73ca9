"""The classes of a browser as its lessons use them."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from oracle_nb.storage.database import Database, StorageError
from oracle_nb.web.classes.store import ClassStore
from oracle_nb.web.lessons.class_boards import ClassBoard

_log = logging.getLogger(__name__)


class BrowserClasses:
    """The classes for a game that a browser's learner is in, and those that it has created.

    ``learner`` is the key of the learner, ``owner`` the owner of the created classes.
    """

    def __init__(self, database: Database, learner: str, owner: str, game: str) -> None:
        self._classes: Final = ClassStore(database)
        self._learner: Final = learner
        self._owner: Final = owner
        self._game: Final = game

    def boards(self) -> Sequence[ClassBoard] | None:
        """Return the boards shown to the learner; None without classes. Raises StorageError."""
        return [
            ClassBoard(membership.id, membership.shown)
            for membership in self._classes.memberships(self._learner)
            if membership.game == self._game
        ] or None

    def report(self, lesson: str, stop: int) -> None:
        """Report the learner's place in the lessons, if the database can be used."""
        with _faults_logged():
            self._classes.visit(self._learner, self._game, lesson, stop)

    def move_boards(self, before: str, after: str) -> None:
        """Show another address wherever one is shown, if the database can be used."""
        with _faults_logged():
            self._classes.move_boards(self._owner, self._game, before, after)


@contextmanager
def _faults_logged() -> Iterator[None]:
    """Go on without the database: lessons don't need it."""
    try:
        yield
    except StorageError as error:
        _log.warning("the classes of a browser: %s", error)
