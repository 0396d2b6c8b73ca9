"""The state of shared tables in the database: one text per game, with a revision of its own.

A state holds nothing of the game itself, only of the table at which it is played: bots that play
for absent players, requests, phrases, the clock. A change names the revision that it is based on,
and is refused if that isn't the current one any more: processes never overwrite each other.
"""

from typing import Final

from oracle_nb.storage.database import Connection, Database


class TableStates:
    """The states of the tables in one database."""

    def __init__(self, database: Database) -> None:
        self._read: Final = database.reading
        self._write: Final = database.writing

    def read(self, game: str) -> tuple[str, int]:
        """Return the state of a table and its revision; ``("", 0)`` where there is none yet."""
        with self._read() as base:
            row = base.execute(
                "SELECT state, revision FROM tables WHERE game = ?", (game,)
            ).fetchone()
        return ("", 0) if row is None else (str(row[0]), int(row[1]))

    def revision(self, game: str) -> int:
        """Return the revision of the state of a table, 0 where there is none yet."""
        with self._read() as base:
            row = base.execute("SELECT revision FROM tables WHERE game = ?", (game,)).fetchone()
        return 0 if row is None else int(row[0])

    def attended(self, game: str) -> dict[int, float]:
        """Return when somebody was last seen at each place of a table, as processes have noted."""
        with self._read() as base:
            rows = base.execute(
                "SELECT place, MAX(seen) FROM attendance WHERE game = ? GROUP BY place", (game,)
            ).fetchall()
        return {int(place): float(seen) for place, seen in rows}

    @staticmethod
    def put_back(base: Connection, game: str, state: str, revision: int) -> None:
        """Store a state in a database that has lost it, or has an older one."""
        base.execute(
            "INSERT INTO tables (game, revision, state) VALUES (?, ?, ?) ON CONFLICT (game)"
            " DO UPDATE SET revision = excluded.revision, state = excluded.state",
            (game, revision, state),
        )

    def swap(self, game: str, state: str, revision: int) -> bool:
        """Replace the state of a revision; return False where it has changed since."""
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
