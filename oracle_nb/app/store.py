"""Saved games in one SQLite file: each change is there wholly or not at all.

A table keeps the *revision* it last saw. Who saves over a newer one is refused, so that two windows
on one game cannot overwrite each other.
"""

import os
import secrets
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from oracle_nb.game import Game
from oracle_nb.games import from_json

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
    name TEXT NOT NULL DEFAULT ''
)
"""
_ADDED: Final = ("given", "name")
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

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            base = sqlite3.connect(self.path, timeout=10, isolation_level=None)
        except sqlite3.Error as error:
            raise OSError(f"{self.path}: {error}") from error
        try:
            base.execute("PRAGMA journal_mode=WAL")
            base.execute("PRAGMA synchronous=NORMAL")
            base.execute(_SCHEMA)
            there = {row[1] for row in base.execute("PRAGMA table_info(games)")}
            for column in (one for one in _ADDED if one not in there):
                base.execute(f"ALTER TABLE games ADD COLUMN {column} TEXT NOT NULL DEFAULT ''")
            base.execute("BEGIN IMMEDIATE")
            try:
                yield base
            except BaseException:
                base.execute("ROLLBACK")
                raise
            base.execute("COMMIT")
        except sqlite3.Error as error:
            raise OSError(f"{self.path}: {error}") from error
        finally:
            base.close()

    def add(self, game: Game[Any, Any]) -> str:
        """Keep a new game; its id, which nobody can guess."""
        name = secrets.token_urlsafe(9)
        told = (name, game.to_json(), str(game.seed), time.time(), _title(game), _over(game))
        given = msgspec.json.encode(game.given).decode() if game.given else ""
        with self._open() as base:
            base.execute(
                "INSERT INTO games (id, game, seed, revision, changed, title, over, given)"
                " VALUES (?, ?, ?, 1, ?, ?, ?, ?)",
                (*told, given),
            )
        return name

    def save(self, name: str, game: Game[Any, Any], revision: int) -> int:
        """Keep a game as it is now, over the revision last seen; the new revision.

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
        game = from_json(data, int(seed))
        if given:
            game.given = msgspec.json.decode(given, type=dict[str, tuple[int, ...]])
        return game, int(revision)

    def list(self, names: Iterable[str]) -> tuple[Saved, ...]:
        """Those of the named games that there are, last changed first."""
        wanted = tuple(dict.fromkeys(names))[:50]
        marks = ", ".join("?" * len(wanted))
        with self._open() as base:
            rows = base.execute(
                f"SELECT id, title, changed, over, name FROM games WHERE id IN ({marks})"  # noqa: S608 - only question marks
                " ORDER BY changed DESC",
                wanted,
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


def _title(game: Game[Any, Any]) -> str:
    return ", ".join(game.seats)


def _over(game: Game[Any, Any]) -> bool:
    return game.to_move is None
