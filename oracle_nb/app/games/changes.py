"""What other processes have changed of the games that are open in this one.

Processes that serve the same games share nothing but the database. Each looks into it a few times
a second: at the revisions of its open games and tables, at their links, and at who sits at their
screens elsewhere. One look takes a fraction of a millisecond, and reads nothing where the file has
not changed.
"""

import sqlite3
import time
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final, NamedTuple
from uuid import uuid4

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS attendance (
    game TEXT NOT NULL,
    place INTEGER NOT NULL,
    process TEXT NOT NULL,
    seen REAL NOT NULL,
    PRIMARY KEY (game, place, process)
)
"""
BEAT: Final = 1.0
"""Seconds after which a process says again who is at its screens."""
GRACE: Final = 3.0
"""Seconds after which a process that has said nothing counts as gone."""


class Seen(NamedTuple):
    """What the database says of one game.

    Parameters
    ----------
    revision
        The revision of the game; 0 if it is no longer there.
    state
        The revision of its table's state.
    links
        The places that links lead to, with their salts.
    elsewhere
        The places at whose screens in other processes somebody is now.
    """

    revision: int
    state: int
    links: dict[int, str]
    elsewhere: frozenset[int]


class Changes:
    """Looks for changes, from one thread.

    Parameters
    ----------
    path
        The database. Raises sqlite3.Error where it can't be opened.
    """

    def __init__(self, path: Path) -> None:
        self._process: Final = uuid4().hex
        self._base: Final = sqlite3.connect(path, timeout=1, isolation_level=None)
        self._base.execute(SCHEMA)
        self._version = -1
        self._told = 0.0

    def look(self, games: Mapping[str, Collection[int]]) -> dict[str, Seen]:
        """Return what the database says of these games; {} where it has not changed.

        Parameters
        ----------
        games
            The places at which somebody is in this process, by the id of the game.

        Raises
        ------
        sqlite3.Error
            If the database can't be read or written now.
        """
        now = time.time()
        if now - self._told >= BEAT:
            self._tell(games, now)
            self._told = now
        (version,) = self._base.execute("PRAGMA data_version").fetchone()
        # Those who have gone say nothing: with every beat it is looked after them.
        if version == self._version and now != self._told:
            return {}
        self._version = version
        return {game: self._seen(game, now) for game in games}

    def _tell(self, games: Mapping[str, Collection[int]], now: float) -> None:
        rows = [(game, place, self._process, now) for game in games for place in games[game]]
        self._base.execute("BEGIN IMMEDIATE")
        try:
            self._base.execute(
                "DELETE FROM attendance WHERE process = ? OR seen < ?",
                (self._process, now - 10 * GRACE),
            )
            self._base.executemany("INSERT INTO attendance VALUES (?, ?, ?, ?)", rows)
        finally:
            self._base.execute("COMMIT")

    def _seen(self, game: str, now: float) -> Seen:
        ask = self._base.execute
        revision = ask(
            "SELECT revision FROM games WHERE id = ? AND deleted = 0", (game,)
        ).fetchone()
        state = ask("SELECT revision FROM tables WHERE game = ?", (game,)).fetchone()
        links = ask("SELECT seat, salt FROM links WHERE game = ?", (game,)).fetchall()
        places = ask(
            "SELECT DISTINCT place FROM attendance WHERE game = ? AND process <> ? AND seen > ?",
            (game, self._process, now - GRACE),
        ).fetchall()
        return Seen(
            revision[0] if revision else 0,
            state[0] if state else 0,
            dict(links),
            frozenset(place for (place,) in places),
        )

    def close(self) -> None:
        """Say that nobody is here any more, and close the database."""
        self._base.execute("DELETE FROM attendance WHERE process = ?", (self._process,))
        self._base.close()
