"""The tables of stored games, and how files of earlier versions get them."""

import sqlite3
from typing import Final

from oracle_nb.app.games.results import INDEXES as RESULT_INDEXES
from oracle_nb.app.games.results import SCHEMA as RESULTS
from oracle_nb.app.games.tables import SCHEMA as TABLES

VERSION: Final = 3
"""Version of the tables, kept in the file; files of version 0.1.0 have none."""

_TABLES: Final = (
    """
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
        owner TEXT NOT NULL DEFAULT '',
        summary TEXT NOT NULL DEFAULT '',
        search TEXT NOT NULL DEFAULT '',
        origin TEXT NOT NULL DEFAULT '',
        damaged INTEGER NOT NULL DEFAULT 0,
        deleted REAL NOT NULL DEFAULT 0
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS links (
        hash TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        seat INTEGER NOT NULL,
        salt TEXT NOT NULL,
        UNIQUE (game, seat)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS motives (
        game TEXT NOT NULL,
        number INTEGER NOT NULL,
        action TEXT NOT NULL,
        motive TEXT NOT NULL,
        PRIMARY KEY (game, number)
    )
    """,
    TABLES,
    *RESULTS,
)
_ADDED: Final = {
    **dict.fromkeys(("given", "name", "owner", "summary", "search", "origin"), "TEXT"),
    "damaged": "INTEGER",
    "deleted": "REAL",
}
"""Columns of games that files of earlier versions may lack, with their types."""
_EMPTY: Final = {"TEXT": "''", "INTEGER": "0", "REAL": "0"}
_INDEXES: Final = (
    # Everything that a list of games needs, so that it never reads the games themselves.
    """
    CREATE INDEX IF NOT EXISTS games_listed ON games
    (owner, deleted, changed, over, damaged, search, id, name, title, summary)
    """,
    "CREATE INDEX IF NOT EXISTS games_imported ON games (owner, origin)",
    *RESULT_INDEXES,
)


def prepare(base: sqlite3.Connection) -> None:
    """Create the tables, columns and indexes that a file doesn't have yet."""
    if _version(base) >= VERSION:
        return
    base.execute("BEGIN IMMEDIATE")
    try:
        if _version(base) < VERSION:
            _migrate(base)
    except BaseException:
        base.execute("ROLLBACK")
        raise
    base.execute("COMMIT")


def _version(base: sqlite3.Connection) -> int:
    return int(base.execute("PRAGMA user_version").fetchone()[0])


def _migrate(base: sqlite3.Connection) -> None:
    for table in _TABLES:
        base.execute(table)
    there = {row[1] for row in base.execute("PRAGMA table_info(games)")}
    for column, kind in _ADDED.items():
        if column not in there:
            default = f"{kind} NOT NULL DEFAULT {_EMPTY[kind]}"
            base.execute(f"ALTER TABLE games ADD COLUMN {column} {default}")
    # Until a game is described (see `Store.search`), it is found by its name and its players.
    base.execute("UPDATE games SET search = lower(name || ' ' || title) WHERE search = ''")
    for index in _INDEXES:
        base.execute(index)
    base.execute(f"PRAGMA user_version = {VERSION}")
