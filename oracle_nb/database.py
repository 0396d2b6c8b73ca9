"""SQLite files: what is done in one at a time is there wholly or not at all."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path


@contextmanager
def opened(
    path: Path, prepare: Callable[[sqlite3.Connection], object]
) -> Iterator[sqlite3.Connection]:
    """A file, made if it isn't there, for what is done in it at a time; an error undoes all of it.

    ``prepare`` makes the tables that are missing. Several processes can use the file, one after
    the other. Raises OSError that names it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with closing(sqlite3.connect(path, timeout=10, isolation_level=None)) as base:
            base.execute("PRAGMA journal_mode=WAL")
            base.execute("PRAGMA synchronous=NORMAL")
            prepare(base)
            base.execute("BEGIN IMMEDIATE")
            try:
                yield base
            except BaseException:
                base.execute("ROLLBACK")
                raise
            base.execute("COMMIT")
    except sqlite3.Error as error:
        raise OSError(f"{path}: {error}") from error
