"""Messages for files and databases that can't be used."""

import logging
import time
from typing import Final

from oracle_nb.storage.database import DATABASE, PLACE, StorageError
from oracle_nb.web.text import words

_log = logging.getLogger(__name__)

PAUSE: Final = 60.0
"""Seconds for which the same fault isn't logged again."""
_MOST: Final = 100
"""Maximum number of faults that are remembered."""


class StorageTexts:
    """The messages of one process.

    Only the person who runs the app can do something about a path or the name of a database. On a
    server for others they go to the log.
    """

    def __init__(self) -> None:
        self.for_visitors = False
        self._logged: dict[str, float] = {}

    def text(self, error: OSError, language: str) -> str:
        """Return the fault of a file or database, and a remedy."""
        say = words(language).say
        if self.for_visitors:
            self._note(str(error))
            return say("storage-elsewhere")
        if not isinstance(error, StorageError):
            return str(error)
        facts = {"place": error.place, "reason": error.reason[:200]}
        if error.server:
            return say(f"server-{error.kind}", **facts, name=DATABASE)
        return say(f"storage-{error.kind}", **facts, name=PLACE)

    def _note(self, fault: str) -> None:
        """Log a fault, unless it has just been logged: open pages meet it again and again."""
        now = time.monotonic()
        if now < self._logged.get(fault, -PAUSE) + PAUSE:
            return
        if len(self._logged) >= _MOST:
            self._logged.clear()
        self._logged[fault] = now
        _log.warning("%s", fault)


TEXTS: Final = StorageTexts()
storage_text = TEXTS.text
