"""Stored games: each change is applied completely or not at all, in one database.

A table keeps the *revision* it last saw. Saving over a newer one is refused, so that two windows
on one game cannot overwrite each other. The state of a shared table (bots that play for absent
players, requests, the clock) has a revision of its own, and holds nothing of the game itself.
"""

import secrets
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from oracle_nb.core.chance import GameChance, SecretChance, SeededChance
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive
from oracle_nb.games.opening import UnavailableGame, from_json
from oracle_nb.storage.database import Connection, Database, SQLite, StorageError, default_database
from oracle_nb.storage.database.locations import FILE
from oracle_nb.storage.saves import SaveError
from oracle_nb.text.names import readable_seats
from oracle_nb.web.saved_games.errors import MissingGame, SavedGameNotFound, StaleGame
from oracle_nb.web.saved_games.results import ResultStore
from oracle_nb.web.saved_games.seat_links import GivenSeat, SeatLinks
from oracle_nb.web.saved_games.summary import search_text, summarized
from oracle_nb.web.saved_games.unplayed import erase, note_begun, note_used


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


_BY_SEED: Final = "seed"
"""Stored instead of a secret for a game whose seed decides the draws."""
UNDO_TIME: Final = 86_400.0
"""Number of seconds for which a deleted game can be restored; afterwards it is removed."""


class Store:
    """The games in one database: that of the environment, if none is given.

    Several threads and processes can use it. Every method raises StorageError where the database
    can't be used.
    """

    def __init__(self, place: Database | Path | None = None) -> None:
        if place is None:
            place = default_database()
        self.database: Final = SQLite(place / FILE) if isinstance(place, Path) else place
        self._read: Final = self.database.reading
        self._write: Final = self.database.writing
        self.tables: Final = TableStates(self.database)
        """The state of the tables at which the games are played."""
        self.links: Final = SeatLinks(self.database)
        """The secrets that lead to their seats."""
        self.results: Final = ResultStore(self.database)
        """How the games ended."""

    @property
    def fault(self) -> StorageError | None:
        """Why games can't be saved now, as far as that is known without trying."""
        return self.database.fault

    def probe(self) -> None:
        """Raise StorageError at once where nothing can be saved."""
        self.database.probe()

    @staticmethod
    def new_id() -> str:
        """Return an id for a game, which nobody can guess."""
        return secrets.token_urlsafe(9)

    def add(self, game: Game, owner: str = "", name: str = "", origin: str = "") -> str:
        """Store a new game of an owner, "" for anybody's; return its id, which may be made before.

        ``origin`` is where it comes from if it doesn't begin here: the `fingerprint` of an import,
        "copy", "continued", or that of a guided game.
        """
        name = name or self.new_id()
        with self._write() as base:
            _insert(base, name, game, owner, origin)
            if owner and not game.history:
                note_begun(base, name, time.time())
        return name

    def put_back(
        self,
        name: str,
        game: Game,
        owner: str,
        revision: int,
        *,
        links: Mapping[int, GivenSeat],
        state: tuple[str, int],
    ) -> None:
        """Store a game that the database has lost or has an older state of.

        Its links and the state of its table are replaced as well.
        """
        with self._write() as base:
            (there,) = base.execute("SELECT COUNT(*) FROM games WHERE id = ?", (name,)).fetchone()
            if there:
                _update(base, name, game, revision)
            else:
                _insert(base, name, game, owner, "", revision)
            self.links.put_back(base, name, links)
            self.tables.put_back(base, name, *state)

    def imported(self, owner: str, origin: str) -> str:
        """Return the id of the game that an owner has imported from something; "" if none."""
        with self._read() as base:
            # The plus keeps SQLite from going through all games of the owner in this order.
            row = base.execute(
                "SELECT id FROM games WHERE owner = ? AND origin = ? AND deleted = 0"
                " ORDER BY +changed DESC LIMIT 1",
                (owner, origin),
            ).fetchone()
        return row[0] if row else ""

    def of_players(self, owner: str, game: Game) -> list[str]:
        """Return the ids of an owner's games with the same players as a game, newest first."""
        with self._read() as base:
            rows = base.execute(
                "SELECT id FROM games WHERE owner = ? AND title = ? AND deleted = 0"
                " ORDER BY changed DESC",
                (owner, _title(game)),
            ).fetchall()
        return [row[0] for row in rows]

    def save(self, name: str, game: Game, revision: int, motive: Motive | None = None) -> int:
        """Save a game over the revision last seen; return the new revision.

        ``motive`` is why its last action was done, if somebody has stated it. It is no part of the
        game: a code or a file of it doesn't hold it.
        Raises StaleGame if another revision is stored, SavedGameNotFound if the game was deleted,
        MissingGame if there is no trace of it.
        """
        with self._write() as base:
            stored = _revision(base, name)
            if stored != revision:
                raise StaleGame(name, stored)
            _update(base, name, game, revision + 1)
            note_used(base, name)
            if motive is not None:
                number = len(game.history) - 1
                action = game.write(game.history[number].action)
                base.execute(
                    "INSERT INTO motives (game, number, action, motive) VALUES (?, ?, ?, ?)"
                    " ON CONFLICT (game, number) DO UPDATE SET action = excluded.action,"
                    " motive = excluded.motive",
                    (name, number, action, msgspec.json.encode(motive).decode()),
                )
        return revision + 1

    def load(self, name: str) -> tuple[Game, int]:
        """Return a game and its revision.

        Raises SavedGameNotFound, SaveError if it is damaged, or UnavailableGame.
        """
        with self._read() as base:
            row = base.execute(
                "SELECT game, seed, revision, given, secret FROM games"
                " WHERE id = ? AND deleted = 0",
                (name,),
            ).fetchone()
        if row is None:
            raise SavedGameNotFound(name)
        data, seed, revision, given, secret = row
        try:
            game = _restored(data, seed, given)
            game.chance = _read_chance(secret, game.seed)
        except UnavailableGame:
            # It can be opened again once its package is back.
            raise
        except SaveError:
            with suppress(StorageError), self._write() as base:
                base.execute("UPDATE games SET damaged = 1 WHERE id = ?", (name,))
            raise
        return game, int(revision)

    def motives(self, name: str) -> dict[int, tuple[str, Motive]]:
        """Return the reasons for actions of a game, by their number from 0: action and reason."""
        with self._read() as base:
            rows = base.execute(
                "SELECT number, action, motive FROM motives WHERE game = ?", (name,)
            ).fetchall()
        motives = {}
        for number, action, motive in rows:
            # A damaged reason is no reason to keep the game from anybody.
            with suppress(msgspec.DecodeError):
                motives[number] = action, msgspec.json.decode(motive, type=Motive)
        return motives

    def revision(self, name: str) -> int:
        """Return the revision of a game. Raises SavedGameNotFound, MissingGame."""
        with self._read() as base:
            return _revision(base, name)

    def owner(self, name: str) -> str:
        """Return the owner of a game; "" where it is nobody's, or there is none."""
        with self._read() as base:
            row = base.execute("SELECT owner FROM games WHERE id = ?", (name,)).fetchone()
        return str(row[0]) if row else ""

    def over(self, name: str) -> bool:
        """Return whether a game is over."""
        with self._read() as base:
            row = base.execute("SELECT over FROM games WHERE id = ?", (name,)).fetchone()
        return row is not None and bool(row[0])

    def owned(self, owner: str, names: Iterable[str]) -> tuple[str, ...]:
        """Return the ids of some games that belong to an owner, deleted or not."""
        with self._read() as base:
            rows = [
                base.execute("SELECT id FROM games WHERE id = ? AND owner = ?", (name, owner))
                for name in names
            ]
            return tuple(row[0] for cursor in rows if (row := cursor.fetchone()))

    def rename(self, name: str, called: str) -> None:
        """Call a game something, or with "" by its players again; nothing where there is none."""
        with self._write() as base:
            base.execute("UPDATE games SET name = ? WHERE id = ?", (called, name))
            note_used(base, name)
            _index(base, name)

    def delete(self, *names: str) -> None:
        """Delete games, which can be restored for a day; it doesn't matter if there are none."""
        now = time.time()
        with self._write() as base:
            base.executemany(
                "UPDATE games SET deleted = ? WHERE id = ? AND deleted = 0",
                [(now, name) for name in names],
            )
            old = "SELECT id FROM games WHERE deleted > 0 AND deleted < ?"
            for (name,) in base.execute(old, (now - UNDO_TIME,)).fetchall():
                erase(base, name)

    def restore(self, *names: str) -> None:
        """Restore deleted games, with the links that lead to them."""
        with self._write() as base:
            base.executemany(
                "UPDATE games SET deleted = 0 WHERE id = ?", [(name,) for name in names]
            )

    # --- owners ----------------------------------------------------------------------------------

    def claim(self, name: str, owner: str) -> None:
        """Make sure that a game is an owner's: one without an owner gets this one.

        Raises SavedGameNotFound where it is another's, as where there is none.
        """
        # An owner can open a game where nothing can be written.
        if self.owns(owner, name):
            return
        with self._write() as base:
            taken = "UPDATE games SET owner = ? WHERE id = ? AND owner IN ('', ?) AND deleted = 0"
            if base.execute(taken, (owner, name, owner)).rowcount == 0:
                raise SavedGameNotFound(name)

    def owns(self, owner: str, name: str) -> bool:
        """Return whether a game is an owner's."""
        with self._read() as base:
            mine = "SELECT 1 FROM games WHERE id = ? AND owner = ? AND deleted = 0"
            return base.execute(mine, (name, owner)).fetchone() is not None


def fingerprint(game: Game) -> str:
    """Return the fingerprint of an imported game: equal for the same code or file."""
    return sha256(game.to_json()).hexdigest()


def _insert(
    base: Connection,
    name: str,
    game: Game,
    owner: str,
    origin: str,
    revision: int = 1,
) -> None:
    """Store a new game."""
    title, summary = _title(game), summarized(game)
    searched = search_text("", title, summary)
    given = msgspec.json.encode(game.given).decode() if game.given else ""
    base.execute(
        "INSERT INTO games (id, game, seed, revision, changed, title, over, given, secret,"
        " owner, summary, search, origin, kind)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(name, _json(game), str(game.seed), revision, time.time(), title, _over(game)),
            *(given, _written(game.chance), owner, summary, searched, origin),
            game.rules.name,
        ),
    )


def _update(base: Connection, name: str, game: Game, revision: int) -> None:
    """Store another state of a game."""
    title, summary = _title(game), summarized(game)
    (called,) = base.execute("SELECT name FROM games WHERE id = ?", (name,)).fetchone()
    searched = search_text(called, title, summary)
    base.execute(
        "UPDATE games SET game = ?, changed = ?, title = ?, over = ?, summary = ?,"
        " search = ?, damaged = 0, revision = ? WHERE id = ?",
        (_json(game), time.time(), title, _over(game), summary, searched, revision, name),
    )


def _revision(base: Connection, name: str) -> int:
    """Return the revision of a game. Raises SavedGameNotFound, MissingGame."""
    query = "SELECT revision, deleted FROM games WHERE id = ?"
    row = base.execute(query, (name,)).fetchone()
    if row is None:
        raise MissingGame(name)
    if row[1]:
        raise SavedGameNotFound(name)
    return int(row[0])


def _index(base: Connection, name: str) -> None:
    """Store the text in which a game is searched for."""
    row = base.execute("SELECT name, title, summary FROM games WHERE id = ?", (name,)).fetchone()
    if row is not None:
        base.execute("UPDATE games SET search = ? WHERE id = ?", (search_text(*row), name))


def _restored(data: str, seed: str, given: str) -> Game:
    """Return the game of a row. Raises SaveError."""
    try:
        game = from_json(data, int(seed), readable_seats)
        if given:
            game.given = msgspec.json.decode(given, type=dict[str, tuple[int, ...]])
    except SaveError:
        raise
    except (ValueError, TypeError) as error:
        raise SaveError(f"stored with the game: {error}") from None
    return game


def _written(chance: GameChance) -> str:
    """Return the chance of a game as text for the database, which nobody else may get."""
    return chance.secret.hex() if isinstance(chance, SecretChance) else _BY_SEED


def _read_chance(text: str, seed: int) -> GameChance:
    """Return the chance of a text. Raises SaveError, which doesn't show it."""
    if text == _BY_SEED:
        return SeededChance(seed)
    try:
        return SecretChance(bytes.fromhex(text))
    except ValueError:
        raise SaveError("stored with the game: its chance can't be read") from None


def _json(game: Game) -> str:
    return game.to_json().decode()


def _title(game: Game) -> str:
    return ", ".join(game.seats)


def _over(game: Game) -> int:
    return int(game.to_move is None)
