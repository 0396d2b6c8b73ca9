"""SQLite files: transactions that are applied as a whole or not at all, and typed errors.

Nothing is shared between calls, so that any thread can use a file at any time.
"""

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, TypeAlias

TIMEOUT: Final = 2.0
"""Maximum number of seconds to wait for another program that has locked a file."""
PROBE_TIMEOUT: Final = 0.05
"""The same where a file is only tried."""
SPARE: Final = 256 * 1024
"""Number of free bytes below which a disk counts as full."""

Prepare: TypeAlias = Callable[[sqlite3.Connection], object]
"""Creates the tables that are missing; called before each use of a file."""

_KINDS: Final = {
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_AUTH: "readonly",
    sqlite3.SQLITE_FULL: "full",
}
_ERRNO: Final = {
    errno.EACCES: "readonly",
    errno.EPERM: "readonly",
    errno.EROFS: "readonly",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


class StorageError(OSError):
    """A file of stored data that can't be used.

    Parameters
    ----------
    kind
        "corrupt", "locked", "readonly", "full", or "unavailable" for anything else.
    path
        The file.
    reason
        What the system says.
    """

    def __init__(self, kind: str, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.kind: Final = kind
        self.path: Final = path
        self.reason: Final = reason


@contextmanager
def writing(path: Path, prepare: Prepare) -> Iterator[sqlite3.Connection]:
    """Open a file, created if it isn't there, for one transaction; an error undoes all of it.

    Raises StorageError.
    """
    with _translated(path), closing(_connected(path, TIMEOUT)) as base:
        _set_up(base, prepare)
        base.execute("BEGIN IMMEDIATE")
        try:
            yield base
        except BaseException:
            with suppress(sqlite3.Error):
                base.execute("ROLLBACK")
            raise
        base.execute("COMMIT")


@contextmanager
def reading(path: Path, prepare: Prepare) -> Iterator[sqlite3.Connection]:
    """Open a file for queries; one on a disk that can't be written is read as it is.

    Raises StorageError.
    """
    with _translated(path), closing(_readable(path, prepare)) as base:
        yield base


def probe(path: Path) -> None:
    """Raise StorageError where a file can't be written at once."""
    with _translated(path), closing(_connected(path, PROBE_TIMEOUT)) as base:
        base.execute("BEGIN IMMEDIATE")
        base.execute("ROLLBACK")


def write_fault(path: Path) -> StorageError | None:
    """Return why a file can't be written, as far as that is known without trying; else None."""
    there = next((one for one in (path, *path.parents) if one.exists()), path)
    places = (there, there.parent) if there.is_file() else (there,)
    if not all(os.access(one, os.W_OK) for one in places):
        return StorageError("readonly", path, os.strerror(errno.EACCES))
    with suppress(OSError):
        if shutil.disk_usage(places[-1]).free < SPARE:
            return StorageError("full", path, os.strerror(errno.ENOSPC))
    return None


def _connected(path: Path, timeout: float) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    return sqlite3.connect(path, timeout=timeout, isolation_level=None)


def _set_up(base: sqlite3.Connection, prepare: Prepare) -> None:
    if base.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        base.execute("PRAGMA journal_mode=WAL")
    base.execute("PRAGMA synchronous=NORMAL")
    prepare(base)


def _readable(path: Path, prepare: Prepare) -> sqlite3.Connection:
    base = None
    try:
        base = _connected(path, TIMEOUT)
        _set_up(base, prepare)
    except (OSError, sqlite3.Error) as error:
        if base is not None:
            base.close()
        if _kind(error, path) in ("corrupt", "locked") or not path.is_file():
            raise
    else:
        return base
    # Without a place for its log a database can only be read as a file that nobody changes.
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    return sqlite3.connect(address, uri=True, timeout=TIMEOUT, isolation_level=None)


@contextmanager
def _translated(path: Path) -> Iterator[None]:
    try:
        yield
    except StorageError:
        raise
    except (sqlite3.Error, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise StorageError(_kind(error, path), path, reason or str(error)) from error


def _kind(error: sqlite3.Error | OSError, path: Path) -> str:
    if isinstance(error, OSError):
        return _ERRNO.get(error.errno or 0, "unavailable")
    kind = _KINDS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    if kind is None and (fault := write_fault(path)) is not None:
        # Such as a log that can't be created beside the file.
        return fault.kind
    return kind or "unavailable"
