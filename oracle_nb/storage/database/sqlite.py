"""SQLite files: transactions that are applied as a whole or not at all, and typed errors.

Any thread can use it at any time, with a connection of its own. Opening one reads the tables'
definitions, which takes longer than most queries, and closing the last one copies SQLite's log into
the file, which takes ten times as long as a save. So one connection stays open for a moment after
its use: the next use borrows it, or else a separate thread closes it.
"""

import errno
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock, Timer
from typing import ClassVar, Final

from oracle_nb.core.files import create_private_file, make_private_folder
from oracle_nb.storage.database.base import (
    PROBE_TIMEOUT,
    TIMEOUT,
    Database,
    DatabaseState,
    StorageError,
)
from oracle_nb.storage.database.tables import (
    APPLICATION,
    VERSION,
    create_in_sqlite,
    upgrade_in_sqlite,
)
from oracle_nb.storage.database.versions import DEVELOPMENT, version_fault

HELD: Final = 1.0
"""Seconds for which a connection stays open."""
_RETRY: Final = 0.005
"""Seconds between two attempts that SQLite doesn't make by itself."""
ATTEMPTS: Final = 5
"""Maximum number of attempts to copy a file that changes meanwhile."""
SPARE: Final = 256 * 1024
"""Number of free bytes below which a disk counts as full."""

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


class SQLite(Database):
    """An SQLite file, created if it isn't there."""

    shared: ClassVar[bool] = False

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        """The file. Its folder must be on a disk of this machine."""
        self.name = str(path)
        self._watched: sqlite3.Connection | None = None
        self._inodes: tuple[int | None, ...] = ()
        self._held: sqlite3.Connection | None = None
        self._seen: object = None
        self._timed = False
        self._lock: Final = Lock()

    @property
    def fault(self) -> StorageError | None:
        """The reason why it can't be written now, as far as known without an attempt; else None."""
        return write_fault(self.path)

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Open the file for queries; one on a disk that can't be written is read as it is."""
        with self._translated(), self._connection(_readable) as base:
            yield base

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Open the file for one transaction, the only one at that time."""
        with (
            self._translated(written=True),
            self._connection(_writable) as base,
            transaction(base),
        ):
            yield base

    @contextmanager
    def snapshot(self) -> Iterator[sqlite3.Connection]:
        """Open a copy of the file for queries."""
        # Even a connection that only reads makes files beside it.
        with TemporaryDirectory(prefix="oracle-nb-") as folder:
            with self._translated():
                copied = _copied(self.path, Path(folder))
            try:
                with SQLite(copied).reading() as base:
                    yield base
            except StorageError as error:
                if error.place != str(copied):
                    raise
                # The temporary file would lead nobody to the faulty one.
                raise StorageError(error.kind, self.path, error.reason) from error

    def probe(self) -> None:
        """Raise StorageError where the file can't be written at once."""
        with (
            self._translated(written=True),
            closing(_connected(self.path, PROBE_TIMEOUT)) as base,
        ):
            base.execute("BEGIN IMMEDIATE")
            base.execute("ROLLBACK")

    @contextmanager
    def _translated(self, *, written: bool = False) -> Iterator[None]:
        with self._remembered(written=written), _translated(self.path):
            yield

    def state(self) -> DatabaseState:
        """Return the current state of the file; must always be called from the same thread."""
        try:
            with self._translated():
                if self._watched is not None and self._inodes != _inodes(self.path):
                    # A file was removed or replaced: the connection would still see the old one,
                    # and with an old log or index all others of this process would fail.
                    self.close()
                if self._watched is None:
                    # The version is that of one connection: it tells what others have committed.
                    self._watched = _connected(self.path, TIMEOUT)
                    self._inodes = ()
                (version,) = self._watched.execute("PRAGMA data_version").fetchone()
                if not self._inodes:
                    # The query has made the log and its index.
                    self._inodes = _inodes(self.path)
        except StorageError:
            self.close()
            raise
        return DatabaseState((self._inodes, version), time.time())

    def close(self) -> None:
        """Close the connections that are kept open, in the thread that calls `state`."""
        if self._watched is not None:
            self._watched.close()
            self._watched = None
        self._release()

    @contextmanager
    def _connection(
        self, opened: Callable[[Path], sqlite3.Connection]
    ) -> Iterator[sqlite3.Connection]:
        """Borrow the connection that is open, or open another one; it stays open for a moment."""
        base = self._borrowed() or opened(self.path)
        try:
            yield base
        except BaseException:
            base.close()
            raise
        self._hold(base)

    def _borrowed(self) -> sqlite3.Connection | None:
        """Return the connection that is open, for one use; None if there is none."""
        with self._lock:
            base, self._held = self._held, None
        if base is not None:
            try:
                if self._seen == _state_of(self.path):
                    _set_up(base, self.path)
                    return base
            except (StorageError, OSError, sqlite3.Error):
                # Opening it anew says what is wrong.
                pass
            base.close()
        return None

    def _hold(self, base: sqlite3.Connection) -> None:
        """Keep a connection open for a moment, so that no other one is the last to be closed."""
        with self._lock, suppress(OSError):
            if self._held is None and not isinstance(base, _Frozen):
                self._seen = _state_of(self.path)
                self._held = base
                if not self._timed:
                    timer = Timer(HELD, self._release)
                    timer.daemon = True
                    timer.start()
                    self._timed = True
                return
        base.close()

    def _release(self) -> None:
        with self._lock:
            held, self._held, self._timed = self._held, None, False
        if held is not None:
            held.close()


class _Frozen(sqlite3.Connection):
    """A connection that takes the file for one that nobody changes."""


def write_fault(path: Path) -> StorageError | None:
    """Return why a file can't be written, as far as known without trying; else None."""
    there = next((other for other in (path, *path.parents) if other.exists()), path)
    places = (there, there.parent) if there.is_file() else (there,)
    if not all(os.access(other, os.W_OK) for other in places):
        return StorageError("readonly", path, os.strerror(errno.EACCES))
    with suppress(OSError):
        if shutil.disk_usage(places[-1]).free < SPARE:
            return StorageError("full", path, os.strerror(errno.ENOSPC))
    return None


def in_memory() -> sqlite3.Connection:
    """Return a database in memory, for one thread at a time; it is gone when it is closed."""
    base = sqlite3.connect(":memory:", check_same_thread=False)
    with base:
        create_in_sqlite(base)
    return base


def _connected(path: Path, timeout: float) -> sqlite3.Connection:
    make_private_folder(path.parent)
    # SQLite gives its log and its index the permissions of the file.
    create_private_file(path)
    return sqlite3.connect(path, timeout=timeout, isolation_level=None, check_same_thread=False)


@contextmanager
def transaction(base: sqlite3.Connection) -> Iterator[None]:
    """Do the block as one transaction, which an error rolls back."""
    base.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        with suppress(sqlite3.Error):
            base.execute("ROLLBACK")
        raise
    base.execute("COMMIT")


def _inodes(path: Path) -> tuple[int | None, ...]:
    """Return the numbers of a file, its log and its index on the disk; None for what is missing."""
    return tuple(_inode(path.with_name(path.name + end)) for end in ("", "-wal", "-shm"))


def _inode(path: Path) -> int | None:
    try:
        return path.stat().st_ino
    except FileNotFoundError:
        return None


def _state_of(path: Path) -> object:
    """Return what changes when another program replaces a file or writes it in place."""
    return _inodes(path), _stamp(path)


def _set_up(base: sqlite3.Connection, path: Path) -> None:
    version = version_of(base)
    if fault := version_fault(version, path):
        raise fault
    if base.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        use_log(base)
    base.execute("PRAGMA synchronous=NORMAL")
    if version != VERSION:
        with transaction(base):
            # Another connection may have done it meanwhile.
            if not version_of(base):
                create_in_sqlite(base)
            elif is_older(base):
                upgrade_in_sqlite(base)


def is_older(base: sqlite3.Connection) -> bool:
    """Return whether a database has tables of an older version."""
    return 0 < version_of(base) < VERSION


def use_log(base: sqlite3.Connection) -> None:
    """Have changes written to a log first, so that readers never wait for them.

    SQLite doesn't wait where another connection does the same at this moment, so this does, for as
    long as the connection may wait. Raises sqlite3.OperationalError.
    """
    (milliseconds,) = base.execute("PRAGMA busy_timeout").fetchone()
    end = time.monotonic() + milliseconds / 1000
    while True:
        try:
            base.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(_RETRY)
        else:
            return


def version_of(base: sqlite3.Connection) -> int:
    """Return the version of the tables; 0 if there are none yet."""
    # Tables, application and version are written in one transaction.
    if base.execute("PRAGMA application_id").fetchone()[0] == APPLICATION:
        return int(base.execute("PRAGMA user_version").fetchone()[0])
    # In one query, because another process may create the tables meanwhile.
    application, made = base.execute(
        "SELECT application_id, EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'games')"
        " FROM pragma_application_id"
    ).fetchone()
    return version_of(base) if application == APPLICATION else DEVELOPMENT if made else 0


def _writable(path: Path) -> sqlite3.Connection:
    base = _connected(path, TIMEOUT)
    try:
        _set_up(base, path)
    except BaseException:
        base.close()
        raise
    return base


def _readable(path: Path) -> sqlite3.Connection:
    try:
        return _writable(path)
    except StorageError:
        raise
    except (OSError, sqlite3.Error) as error:
        if _kind(error, path) in ("corrupt", "locked") or not path.is_file():
            raise
    # Without a place for its log a database can only be read as a file that nobody changes.
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    base = _frozen(address)
    if is_older(base):
        with closing(base):
            copied = _frozen(":memory:")
            base.backup(copied)
        upgrade_in_sqlite(copied)
        return copied
    return base


def _frozen(address: str) -> _Frozen:
    return sqlite3.connect(
        address,
        uri=True,
        timeout=TIMEOUT,
        isolation_level=None,
        check_same_thread=False,
        factory=_Frozen,
    )


def _copied(path: Path, folder: Path) -> Path:
    """Copy a file and its log to a folder, as they are at one moment; return the copy."""
    files = [path.with_name(path.name + end) for end in ("", "-wal", "-journal")]
    for _ in range(ATTEMPTS):
        before = [_stamp(file) for file in files]
        for file, stamp in zip(files, before, strict=True):
            (folder / file.name).unlink(missing_ok=True)
            if stamp is not None:
                shutil.copyfile(file, folder / file.name)
        if [_stamp(file) for file in files] == before:
            return folder / path.name
    raise StorageError("locked", path, "it keeps changing")


def _stamp(file: Path) -> tuple[int, int] | None:
    """Return what changes whenever a file is written; None if there is none."""
    try:
        result = file.stat()
    except FileNotFoundError:
        return None
    return result.st_size, result.st_mtime_ns


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
