"""Saved games in one SQLite file: each change is there wholly or not at all.

A table keeps the *revision* it last saw. Who saves over a newer one is refused, so that two windows
on one game cannot overwrite each other.
"""

import os
import secrets
import sqlite3
import time
from collections.abc import Iterable
from contextlib import AbstractContextManager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from oracle_nb.app.games.tables import SCHEMA as TABLES
from oracle_nb.app.games.tables import Tables
from oracle_nb.database import opened
from oracle_nb.game import Game
from oracle_nb.games import from_json
from oracle_nb.motive import Motive
from oracle_nb.names import readable_seats

PLACE: Final = "ORACLE_NB_DATA"
"""The environment variable that names the folder of the saves."""

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seed TEXT NOT NULL,
    revision INTEGER NOT NULL,
    changed REAL NOT NULL,
    title TEXT NOT NULL,
    over INTEGER NOT NULL,
    given TEXT NOT NULL DEFAULT '',
    name TEXT NOT NULL DEFAULT '',
    owner TEXT NOT NULL DEFAULT ''
)
"""
_LINKS: Final = """
CREATE TABLE IF NOT EXISTS links (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    salt TEXT NOT NULL,
    UNIQUE (game, seat)
)
"""
_MOTIVES: Final = """
CREATE TABLE IF NOT EXISTS motives (
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    action TEXT NOT NULL,
    motive TEXT NOT NULL,
    PRIMARY KEY (game, number)
)
"""
_ADDED: Final = ("given", "name", "owner")
"""Texts that files of before don't have."""


class Saved(NamedTuple):
    """A saved game as a list shows it; ``changed`` in seconds since 1970.

    ``name`` is what somebody called it, "" if nobody did.
    """

    id: str
    title: str
    changed: float
    over: bool
    name: str = ""


class UnknownGame(LookupError):
    """There is no game with that id."""


class Stale(RuntimeError):
    """The game was changed elsewhere since this table last saw it."""


def folder() -> Path:
    """Where saves are kept: the folder that ORACLE_NB_DATA names, or the user's data folder."""
    if named := os.environ.get(PLACE):
        return Path(named).expanduser()
    from platformdirs import user_data_path

    return user_data_path("oracle_nb", appauthor=False)


class Store:
    """The saves in one folder; made if it isn't there. Can be used from several processes."""

    def __init__(self, place: Path | None = None) -> None:
        self.path: Final = (folder() if place is None else place) / "games.sqlite"
        self.tables: Final = Tables(self._open)
        """The state of the tables at which the games are played."""

    def _open(self) -> AbstractContextManager[sqlite3.Connection]:
        return opened(self.path, _prepare)

    @staticmethod
    def new_id() -> str:
        """An id for a game, which nobody can guess."""
        return secrets.token_urlsafe(9)

    def add(self, game: Game[Any, Any], owner: str = "", name: str = "") -> str:
        """Keep a new game of an owner, "" for anybody's; its id, which may be made before."""
        name = name or self.new_id()
        told = (name, game.to_json(), str(game.seed), time.time(), _title(game), _over(game))
        given = msgspec.json.encode(game.given).decode() if game.given else ""
        with self._open() as base:
            base.execute(
                "INSERT INTO games (id, game, seed, revision, changed, title, over, given, owner)"
                " VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?)",
                (*told, given, owner),
            )
        return name

    def save(
        self, name: str, game: Game[Any, Any], revision: int, motive: Motive | None = None
    ) -> int:
        """Keep a game as it is now, over the revision last seen; the new revision.

        ``motive`` is why its last action was done, where somebody has said. It is no part of the
        game: a code or a file of it doesn't hold it.
        Raises Stale where another one was saved in between, UnknownGame where the game is gone.
        """
        with self._open() as base:
            done = base.execute(
                "UPDATE games SET game = ?, changed = ?, title = ?, over = ?,"
                " revision = revision + 1 WHERE id = ? AND revision = ?",
                (game.to_json(), time.time(), _title(game), _over(game), name, revision),
            )
            if done.rowcount == 0:
                found = base.execute("SELECT 1 FROM games WHERE id = ?", (name,)).fetchone()
                raise Stale(name) if found else UnknownGame(name)
            if motive is not None:
                number = len(game.history) - 1
                action = game.write(game.history[number].action)
                base.execute(
                    "INSERT OR REPLACE INTO motives VALUES (?, ?, ?, ?)",
                    (name, number, action, msgspec.json.encode(motive).decode()),
                )
        return revision + 1

    def load(self, name: str) -> tuple[Game[Any, Any], int]:
        """A game and its revision. Raises UnknownGame, or SaveError where it is damaged."""
        with self._open() as base:
            found = base.execute(
                "SELECT game, seed, revision, given FROM games WHERE id = ?", (name,)
            ).fetchone()
        if found is None:
            raise UnknownGame(name)
        data, seed, revision, given = found
        game = from_json(data, int(seed), readable_seats)
        if given:
            game.given = msgspec.json.decode(given, type=dict[str, tuple[int, ...]])
        return game, int(revision)

    def motives(self, name: str) -> dict[int, tuple[str, Motive]]:
        """Why actions of a game were done, by their number from 0: the action, and its motive."""
        with self._open() as base:
            rows = base.execute(
                "SELECT number, action, motive FROM motives WHERE game = ?", (name,)
            ).fetchall()
        found = {}
        for number, action, motive in rows:
            # A damaged reason is no reason to keep the game from anybody.
            with suppress(msgspec.DecodeError):
                found[number] = action, msgspec.json.decode(motive, type=Motive)
        return found

    def revision(self, name: str) -> int:
        """The revision of a game. Raises UnknownGame."""
        with self._open() as base:
            found = base.execute("SELECT revision FROM games WHERE id = ?", (name,)).fetchone()
        if found is None:
            raise UnknownGame(name)
        return int(found[0])

    def over(self, name: str) -> bool:
        """Whether a game is over."""
        with self._open() as base:
            found = base.execute("SELECT over FROM games WHERE id = ?", (name,)).fetchone()
        return found is not None and bool(found[0])

    def list(self, owner: str, most: int = 50) -> tuple[Saved, ...]:
        """So many games of an owner, last changed first."""
        with self._open() as base:
            rows = base.execute(
                "SELECT id, title, changed, over, name FROM games WHERE owner = ?"
                " ORDER BY changed DESC LIMIT ?",
                (owner, most),
            ).fetchall()
        return tuple(Saved(row[0], row[1], row[2], bool(row[3]), row[4]) for row in rows)

    def rename(self, name: str, called: str) -> None:
        """Call a game something, or with "" by its players again; nothing where there is none."""
        with self._open() as base:
            base.execute("UPDATE games SET name = ? WHERE id = ?", (called, name))

    def delete(self, name: str) -> None:
        """Forget a game; it doesn't matter if there is none."""
        with self._open() as base:
            base.execute("DELETE FROM games WHERE id = ?", (name,))
            base.execute("DELETE FROM links WHERE game = ?", (name,))
            base.execute("DELETE FROM motives WHERE game = ?", (name,))
            base.execute("DELETE FROM tables WHERE game = ?", (name,))

    # --- whose they are --------------------------------------------------------------------------

    def claim(self, name: str, owner: str) -> None:
        """Make sure that a game is an owner's: one that was nobody's is from now on.

        Raises UnknownGame where it is another's, as where there is none.
        """
        with self._open() as base:
            taken = "UPDATE games SET owner = ? WHERE id = ? AND owner IN ('', ?)"
            if base.execute(taken, (owner, name, owner)).rowcount == 0:
                raise UnknownGame(name)

    def adopt(self, names: Iterable[str], owner: str) -> None:
        """Give an owner those of the named games that are nobody's."""
        with self._open() as base:
            taken = "UPDATE games SET owner = ? WHERE id = ? AND owner = ''"
            base.executemany(taken, [(owner, name) for name in names])

    def give(self, name: str, seat: int, secret: str, salt: str) -> None:
        """Let a secret lead to a seat of a game, instead of any other; only its hash is kept."""
        with self._open() as base:
            base.execute(
                "INSERT OR REPLACE INTO links (hash, game, seat, salt) VALUES (?, ?, ?, ?)",
                (hashed(secret), name, seat, salt),
            )

    def take_back(self, name: str, seat: int) -> None:
        """Let no secret lead to a seat of a game."""
        with self._open() as base:
            base.execute("DELETE FROM links WHERE game = ? AND seat = ?", (name, seat))

    def given(self, name: str) -> dict[int, str]:
        """The seats of a game to which secrets lead, and what these are salted with."""
        with self._open() as base:
            rows = base.execute(
                "SELECT seat, salt FROM links WHERE game = ? ORDER BY seat", (name,)
            ).fetchall()
        return dict(rows)

    def behind(self, secret: str) -> tuple[str, int]:
        """The game and the seat to which a secret leads. Raises UnknownGame where to none."""
        with self._open() as base:
            found = base.execute(
                "SELECT game, seat FROM links WHERE hash = ?", (hashed(secret),)
            ).fetchone()
        if found is None:
            raise UnknownGame
        return str(found[0]), int(found[1])


def _prepare(base: sqlite3.Connection) -> None:
    """Make the tables and columns that a new file, or one of before, doesn't have."""
    base.execute(_SCHEMA)
    base.execute(_LINKS)
    base.execute(_MOTIVES)
    base.execute(TABLES)
    there = {row[1] for row in base.execute("PRAGMA table_info(games)")}
    for column in (one for one in _ADDED if one not in there):
        base.execute(f"ALTER TABLE games ADD COLUMN {column} TEXT NOT NULL DEFAULT ''")


def hashed(secret: str) -> str:
    """What is kept of a secret that is told from another, and can't be guessed from it."""
    return sha256(secret.encode()).hexdigest()


def _title(game: Game[Any, Any]) -> str:
    return ", ".join(game.seats)


def _over(game: Game[Any, Any]) -> bool:
    return game.to_move is None
