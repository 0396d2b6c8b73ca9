"""Whether games can be saved, for monitors that ask often."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from oracle_nb.storage.database import StorageError, default_database

FRESH: Final = 5.0
"""Seconds for which a result is given again: anybody may ask, as often as they like."""
SAVED: Final = "ok"
UNSAVED: Final = "games can't be saved"
UNREADABLE: Final = "games can't be read or saved"


class StorageHealth:
    """Checks the storage in a thread of its own, once for all who ask at the same time."""

    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="health")
        self._check: asyncio.Future[str] | None = None
        self._begun = 0.0

    async def state(self) -> str:
        """Return `SAVED`, `UNSAVED` or `UNREADABLE`."""
        check, now = self._check, time.monotonic()
        if check is None or (check.done() and now - self._begun > FRESH):
            loop = asyncio.get_running_loop()
            check = self._check = loop.run_in_executor(self._thread, storage_state)
            self._begun = now
        # One request may end while others wait for the same check.
        return await asyncio.shield(check)


def storage_state() -> str:
    """Return whether games can be saved now: `SAVED`, `UNSAVED` or `UNREADABLE`."""
    database = default_database()
    try:
        with database.writing():
            pass
        # Even a full disk takes a transaction without changes.
        if database.fault is None:
            return SAVED
    except StorageError:
        pass
    try:
        with database.reading():
            return UNSAVED
    except StorageError:
        return UNREADABLE
