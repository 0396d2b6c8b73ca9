"""Reports where a learner is to the learner's classes."""

import logging
from typing import Final

from oracle_nb.storage.database import Database, StorageError
from oracle_nb.web.classes.store import ClassStore

_log = logging.getLogger(__name__)


class Visits:
    """One learner's reports.

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

    def report(self, lesson: str, stop: int) -> None:
        """Report a place in the lessons; without a database, learners go on learning."""
        try:
            self._classes.visit(self._learner, self._game, lesson, stop)
        except StorageError as error:
            _log.warning("the place of a learner: %s", error)
