"""Copying everything from one database to another, such as from a file to a PostgreSQL server."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from typing import Any, Final, NamedTuple

from oracle_nb.core.errors import OracleError
from oracle_nb.storage.database.base import Connection, Database
from oracle_nb.storage.database.sqlite import SQLite, in_memory

BATCH: Final = 100
"""Maximum number of rows that are held in memory."""
_PRESENT: Final = "attendance"
"""The table of who is at which screen now, which is never copied."""
_SECRETS: Final = "secrets"
"""The table that a server fills when it starts, before anybody has used it."""


class CopyError(OracleError, ValueError):
    """A copy that would lose or mix data."""

    def __init__(self, kind: str, place: str) -> None:
        super().__init__(f"{place}: {kind}")
        self.kind: Final = kind
        """"same" for a database onto itself, "occupied" for a target that holds data."""
        self.place: Final = place
        """The target."""


class _Table(NamedTuple):
    """A table: its columns, those of the primary key first, and the number of these."""

    name: str
    columns: tuple[str, ...]
    keys: int


def copy_database(
    source: Database, target: Database, progress: Callable[[int, int], object]
) -> dict[str, int]:
    """Copy everything to an empty database, in one transaction; return the rows of each table.

    A copy that fails leaves nothing behind: neither rows nor a new file.

    Parameters
    ----------
    source
        The database that is copied; nothing is written to it or beside it.
    target
        The empty database.
    progress
        Is called with the number of rows that are copied, and of all.

    Raises
    ------
    CopyError
        If the target holds data, or is the source.
    StorageError
        If one of them can't be used; the target is empty then.
    """
    if source.name == target.name:
        raise CopyError("same", target.name)
    tables = [other for other in _tables() if other.name != _PRESENT]
    with source.snapshot() as old, _whole(target), target.writing() as new:
        if any(_count(new, other) for other in tables if other.name != _SECRETS):
            raise CopyError("occupied", target.name)
        counts = {other.name: _count(old, other) for other in tables}
        done, total = 0, sum(counts.values())
        for table in tables:
            marks = ", ".join("?" * len(table.columns))
            insert = (
                f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({marks})"  # noqa: S608 - fixed
                # The target may have secrets of its own already.
                " ON CONFLICT DO NOTHING"
            )
            for rows in _batches(old, table):
                new.executemany(insert, rows)
                done += len(rows)
                progress(done, total)
    return counts


@contextmanager
def _whole(target: Database) -> Iterator[None]:
    """Remove the target's file, with its folders, if it is new and isn't completed."""
    path = target.path if isinstance(target, SQLite) and not target.path.exists() else None
    new = [] if path is None else [other for other in path.parents if not other.exists()]
    try:
        yield
    except BaseException:
        target.close()
        if path is not None:
            for end in ("", "-wal", "-shm", "-journal"):
                path.with_name(path.name + end).unlink(missing_ok=True)
            for folder in new:
                with suppress(OSError):
                    folder.rmdir()
        raise


def _tables() -> list[_Table]:
    """Return all tables of the app, as a new database has them."""
    with closing(in_memory()) as base:
        names = base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        tables = []
        for (name,) in names:
            columns = base.execute(f"PRAGMA table_info({name})").fetchall()
            # The last field is the place in the primary key, from 1; 0 for any other column.
            columns.sort(key=lambda column: column[-1] or len(columns) + 1)
            keys = sum(column[-1] > 0 for column in columns)
            tables.append(_Table(name, tuple(column[1] for column in columns), keys))
    return tables


def _count(base: Connection, table: _Table) -> int:
    return int(base.execute(f"SELECT COUNT(*) FROM {table.name}").fetchone()[0])  # noqa: S608 - fixed


def _batches(base: Connection, table: _Table) -> Iterator[list[tuple[Any, ...]]]:
    """Yield the rows of a table, by its primary key."""
    keys = ", ".join(table.columns[: table.keys])
    after = f" WHERE ({keys}) > ({', '.join('?' * table.keys)})"
    start = f"SELECT {', '.join(table.columns)} FROM {table.name}"  # noqa: S608 - fixed
    end = f" ORDER BY {keys} LIMIT {BATCH}"
    rows = base.execute(start + end).fetchall()
    while rows:
        yield rows
        rows = base.execute(start + after + end, rows[-1][: table.keys]).fetchall()
