"""Polls the database for changes of other processes in the games that are open here.

Processes that serve the same games, on one machine or on several, share nothing but the database.
Each queries it a few times a second: the revisions of its open games and tables, their links, and
the attendance at their screens in other processes. A poll takes a fraction of a millisecond, or one
round trip to the server, and reads nothing more where nothing has changed.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple
from uuid import uuid4

from oracle_nb.storage.database import Connection, Database

BEAT: Final = 1.0
"""Seconds between two reports of a process on the people at its screens."""
GRACE: Final = 3.0
"""Seconds after its last report when a process counts as gone."""


class SeenRevision(NamedTuple):
    """The state of one game in the database.

    Parameters
    ----------
    revision
        The revision of the game; 0 if it isn't stored.
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


class ChangeFeed:
    """Looks for changes, from one thread.

    Parameters
    ----------
    alone
        Whether no other process serves the games: then nobody has to know who is here.
    """

    def __init__(self, database: Database, *, alone: bool = False) -> None:
        self._database: Final = database
        self._alone: Final = alone
        self._process: Final = uuid4().hex
        self._version: object = None
        self._announced = 0.0
        self._present = False

    def look(self, games: Mapping[str, Collection[int]]) -> dict[str, SeenRevision]:
        """Return the states of these games in the database; {} if nothing has changed.

        Parameters
        ----------
        games
            The places at which somebody is in this process, by the id of the game.

        Raises
        ------
        StorageError
            If the database can't be read or written now.
        """
        if not games and not self._present:
            return {}
        version, now = self._database.state()
        due = not 0 <= now - self._announced < BEAT
        if due:
            if self._alone:
                self._database.probe()
            else:
                self._notify(games, now)
            self._announced = now
        # Processes that have gone report nothing, so every beat checks attendance.
        if version == self._version and not due:
            return {}
        with self._database.reading() as base:
            seen = self._seen(base, list(games), now)
        self._version = version
        return seen

    def _notify(self, games: Mapping[str, Collection[int]], now: float) -> None:
        rows = [(game, place, self._process, now) for game in games for place in games[game]]
        with self._database.writing() as base:
            base.execute(
                "DELETE FROM attendance WHERE process = ? OR seen < ?",
                (self._process, now - 10 * GRACE),
            )
            base.executemany(
                "INSERT INTO attendance (game, place, process, seen) VALUES (?, ?, ?, ?)", rows
            )
        self._present = bool(rows)

    def _seen(self, base: Connection, games: list[str], now: float) -> dict[str, SeenRevision]:
        """Return the states of any number of games, with four queries."""
        marks = ", ".join("?" * len(games))

        def ask(query: str, *values: Any) -> list[Any]:
            return base.execute(f"{query} IN ({marks})", (*values, *games)).fetchall()

        if not games:
            return {}
        revisions = dict(ask("SELECT id, revision FROM games WHERE deleted = 0 AND id"))
        states = dict(ask("SELECT game, revision FROM tables WHERE game"))
        links: dict[str, dict[int, str]] = {game: {} for game in games}
        for game, seat, salt in ask("SELECT game, seat, salt FROM links WHERE game"):
            links[game][seat] = salt
        elsewhere: dict[str, set[int]] = {game: set() for game in games}
        there = "SELECT game, place FROM attendance WHERE process <> ? AND seen > ? AND game"
        for game, place in ask(there, self._process, now - GRACE):
            elsewhere[game].add(place)
        return {
            game: SeenRevision(
                revisions.get(game, 0),
                states.get(game, 0),
                links[game],
                frozenset(elsewhere[game]),
            )
            for game in games
        }

    def close(self) -> None:
        """Report that nobody is here any more."""
        if self._present:
            self._notify({}, self._announced)
        self._database.close()
