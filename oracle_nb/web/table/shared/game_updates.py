"""Keeps the games that are open in this process up to date with changes of other processes."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from oracle_nb.storage.database import StorageError
from oracle_nb.web.saved_games.change_feed import ChangeFeed
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.shared.open_games import OPEN_GAMES

_log = logging.getLogger(__name__)

PERIOD: Final = 0.25
"""Seconds between two polls of the database."""


class GameUpdates:
    """Polls the database in a separate thread, and updates the open games.

    Parameters
    ----------
    store
        The games that several processes serve.
    """

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="watch")
        self._task: asyncio.Task[None] | None = None
        self._changes: Final = ChangeFeed(store.database)
        self._failing = False

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
            await asyncio.sleep(PERIOD)
            try:
                await loop.run_in_executor(self._thread, self._look)
            except OSError as error:
                # The pages say by themselves that nothing can be saved; the next look may succeed.
                if not self._failing:
                    _log.warning("looking for changes of other processes: %s", error)
                self._failing = True
            except Exception:  # noqa: BLE001 - whatever it is, nobody else looks
                if not self._failing:
                    _log.exception("looking for changes of other processes")
                self._failing = True
            else:
                self._failing = False

    def _look(self) -> None:
        games = OPEN_GAMES.open(self._store)
        seen = self._changes.look({name: one.attendance.here for name, one in games.items()})
        for name, found in seen.items():
            try:
                with games[name].lock:
                    games[name].catch_up(found)
            except Exception:  # noqa: BLE001 - one game must not hide the changes of the others
                _log.exception("taking in what was changed of %s", name)
