"""Keeps the games that are open in this process up to date with the database.

Other processes may change them, and the database may be away: then every page of a game says so,
also those of people who wait.
"""

import asyncio
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from oracle_nb.storage.database import StorageError
from oracle_nb.web.saved_games.change_feed import ChangeFeed
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.shared.open_games import OPEN_GAMES, SharedGame

_log = logging.getLogger(__name__)

PERIOD: Final = 0.25
"""Seconds between two polls of the database, which other processes change."""
ALONE: Final = 1.0
"""The same where no other process serves the games: it may only be away."""
LONGEST: Final = 2.0
"""The same where the last ones have failed, each of which doubles the time."""
PATIENCE: Final = 4
"""Number of polls in a row that must find the database locked before it counts as away."""


class GameUpdates:
    """Polls the database in a separate thread, and updates the open games.

    Parameters
    ----------
    alone
        Whether no other process serves them.
    """

    def __init__(self, store: Store, *, alone: bool = False) -> None:
        self._store: Final = store
        self._period: Final = ALONE if alone else PERIOD
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="watch")
        self._task: asyncio.Task[None] | None = None
        self._changes: Final = ChangeFeed(store.database, alone=alone)
        self._failing = False
        self._failures = 0
        self._away: StorageError | None = None

    def start(self) -> None:
        """Start polling; must be called on the event loop of the sessions."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop polling, and report that nobody is here."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        with suppress(StorageError):
            await asyncio.get_running_loop().run_in_executor(self._thread, self._changes.close)
        self._thread.shutdown(wait=False)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(self._period * 2**self._failures, LONGEST))
            try:
                await loop.run_in_executor(self._thread, self._look)
            except Exception:  # noqa: BLE001 - whatever it is, nobody else looks
                if not self._failing:
                    _log.exception("looking for changes of other processes")
                self._failing = True
            else:
                self._failing = False

    def _look(self) -> None:
        database, games = self._store.database, OPEN_GAMES.open(self._store)
        try:
            seen = self._changes.look({name: game.attendance.here for name, game in games.items()})
            if database.failed is not None:
                database.probe()
        except StorageError as error:
            self._failures = min(self._failures + 1, PATIENCE)
            if error.kind != "locked" or self._failures == PATIENCE:
                self._tell(error, games.values())
            return
        self._failures = 0
        self._tell(None, games.values())
        for name, revision in seen.items():
            try:
                with games[name].lock:
                    games[name].catch_up(revision)
            except Exception:  # noqa: BLE001 - one game must not hide the changes of the others
                _log.exception("taking in what was changed of %s", name)

    def _tell(self, error: StorageError | None, games: Iterable[SharedGame]) -> None:
        """Log whether the database can be used, and show it at the games, where that is new."""
        if error is not None and self._away is None:
            _log.warning("the games can't be saved: %s", error)
        elif error is None and self._away is not None:
            _log.warning("the games can be saved again: %s", self._store.database.name)
        self._away = error
        for game in games:
            if (game.storage_away is None) != (error is None):
                with game.lock:
                    game.set_away(error)
