"""The state of shared tables in the database: one text per game, with a revision of its own.

What is stored says nothing about the game itself, only about the table at which it is played: who
plays for whom, requests, phrases, the clock. Whoever changes it passes the revision that they read;
a change based on an older one is refused, so that processes never overwrite each other.
"""

import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final, TypeAlias

Connect: TypeAlias = Callable[[], AbstractContextManager[sqlite3.Connection]]

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    game TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    state TEXT NOT NULL
)
"""


class Tables:
    """The states of the tables in one database.

    Parameters
    ----------
    read, write
        Open the database for queries, and for one transaction.
    """

    def __init__(self, read: Connect, write: Connect) -> None:
        self._read: Final = read
        self._write: Final = write

    def read(self, game: str) -> tuple[str, int]:
        """Return the state of a table and its revision; ``("", 0)`` where there is none yet."""
        with self._read() as base:
            found = base.execute(
                "SELECT state, revision FROM tables WHERE game = ?", (game,)
            ).fetchone()
        return ("", 0) if found is None else (str(found[0]), int(found[1]))

    def revision(self, game: str) -> int:
        """Return the revision of the state of a table, 0 where there is none yet."""
        with self._read() as base:
            found = base.execute("SELECT revision FROM tables WHERE game = ?", (game,)).fetchone()
        return 0 if found is None else int(found[0])

    def swap(self, game: str, state: str, revision: int) -> bool:
        """Store a state over the revision that was read; False where it has changed since."""
        with self._write() as base:
            if revision == 0:
                done = base.execute(
                    "INSERT INTO tables (game, revision, state) VALUES (?, 1, ?)"
                    " ON CONFLICT (game) DO NOTHING",
                    (game, state),
                )
            else:
                done = base.execute(
                    "UPDATE tables SET state = ?, revision = revision + 1"
                    " WHERE game = ? AND revision = ?",
                    (state, game, revision),
                )
            return done.rowcount == 1
