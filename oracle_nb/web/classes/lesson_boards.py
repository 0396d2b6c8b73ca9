"""Connects lessons with the boards of classes: learners see them, and teachers move them on."""

import logging
from collections.abc import Sequence
from typing import Final

from oracle_nb.storage.database import Database, StorageError
from oracle_nb.web.classes.store import ClassStore
from oracle_nb.web.lessons.class_boards import ClassBoard

_log = logging.getLogger(__name__)


class MemberBoards:
    """The boards that a learner's classes are shown for a game.

    Parameters
    ----------
    database
        The database with the classes.
    learner
        The key of the learner.
    game
        The game whose lessons are shown.
    """

    def __init__(self, database: Database, learner: str, game: str) -> None:
        self._classes: Final = ClassStore(database)
        self._learner: Final = learner
        self._game: Final = game

    def read(self) -> Sequence[ClassBoard] | None:
        """Return the boards; None for a learner without classes. Raises StorageError."""
        found = self._classes.memberships(self._learner)
        mine = [ClassBoard(one.id, one.shown) for one in found if one.game == self._game]
        return mine or None


class TeacherBoards:
    """The boards that a teacher shows, as the teacher's large view goes on.

    Parameters
    ----------
    database
        The database with the classes.
    owner
        The owner of the classes.
    game
        The game whose lessons are shown.
    """

    def __init__(self, database: Database, owner: str, game: str) -> None:
        self._classes: Final = ClassStore(database)
        self._owner: Final = owner
        self._game: Final = game

    def move(self, before: str, after: str) -> None:
        """Show another address wherever one is shown; without a database, nothing moves."""
        try:
            self._classes.move_board(self._owner, self._game, before, after)
        except StorageError as error:
            _log.warning("the board of a class: %s", error)
