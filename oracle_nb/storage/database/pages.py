"""A database in memory whose pages somebody else keeps, such as the storage of a browser."""

import sqlite3
import time
import zlib
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from typing import ClassVar, Final, NamedTuple

from oracle_nb.core.errors import OracleError
from oracle_nb.storage.database.base import Database, DatabaseState, StorageError
from oracle_nb.storage.database.sqlite import is_older, transaction, version_of
from oracle_nb.storage.database.tables import create_in_sqlite, upgrade_in_sqlite
from oracle_nb.storage.database.versions import version_fault

PAGE: Final = 4096
"""The number of bytes of a page."""
LARGEST: Final = 200_000_000
"""Maximum number of bytes of a database in a backup."""
MOST_ROWS: Final = 20_000
"""Maximum number of rows of a table in a backup."""
_MOST_MOTIVES: Final = 500_000
"""The same for the reasons of bots, of which each game has hundreds."""
_SOUND: Final = {
    "TEXT": "typeof({0}) = 'text'",
    "INTEGER": "typeof({0}) = 'integer' AND {0} BETWEEN -1e15 AND 1e15",
    # Most of them are times, in seconds since 1970: more can't be shown as a date.
    "DOUBLE PRECISION": "typeof({0}) = 'real' AND {0} BETWEEN -1e11 AND 1e11",
}
"""Conditions for a value by the type of its column: SQLite itself takes any value in any column."""
_FIRST_LINE: Final = "oracle-nb backup 1"
"""The first line of a backup."""
_KEYS: Final = "CREATE TABLE browser_keys (name TEXT PRIMARY KEY, key TEXT NOT NULL)"
"""The table with the keys of the only browser, to which the games belong."""


class BackupError(OracleError, ValueError):
    """A text that isn't a backup, or not one of this version of the app."""


class Changes(NamedTuple):
    """The changes of a database since the last transaction.

    Parameters
    ----------
    size
        The number of bytes of the whole database.
    pages
        The pages that are new or changed, by their numbers from 0.
    restored
        Whether a backup takes the place of everything.
    """

    size: int
    pages: dict[int, bytes]
    restored: bool


class PagedDatabase(Database):
    """A database in memory, for a single thread; it begins with the pages that were kept.

    Raises StorageError if they are no database of this version of the app.

    Parameters
    ----------
    name
        The name of the place where it is kept, for messages.
    image
        The bytes that were kept, b"" for none.
    keep
        Called with the changes of each transaction. It need not wait until they are kept: an error
        is reported later, as `failed`.
    """

    shared: ClassVar[bool] = False
    local: ClassVar[bool] = True

    def __init__(self, name: str, image: bytes, keep: Callable[[Changes], object]) -> None:
        self.name = name
        self._keep: Final = keep
        self._image = image
        self._number = 0
        self.restored = False
        """Whether a backup has taken the place of everything."""
        self._base: Final = _opened(name, image)
        if not image:
            with self.writing() as base:
                create_in_sqlite(base)
                base.execute(_KEYS)
        elif is_older(self._base):
            with self.writing() as base:
                upgrade_in_sqlite(base)

    @property
    def fault(self) -> StorageError | None:
        """Why the last changes weren't kept; None where they were."""
        return self.failed

    @property
    def keys(self) -> dict[str, str]:
        """The keys of the browser that keeps the database, by their names; can be set."""
        with self.reading() as base:
            return dict(base.execute("SELECT name, key FROM browser_keys").fetchall())

    @keys.setter
    def keys(self, keys: Mapping[str, str]) -> None:
        with self.writing() as base:
            base.executemany("INSERT OR REPLACE INTO browser_keys VALUES (?, ?)", keys.items())

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Open it for queries."""
        with _translated(self.name):
            yield self._base

    snapshot = reading

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Open it for a transaction; afterwards its changes are handed over to be kept."""
        with _translated(self.name):
            with transaction(self._base):
                yield self._base
            self._number += 1
            self.keep()

    def keep(self, *, everything: bool = False) -> None:
        """Hand over all changed pages, or the whole database again."""
        before, self._image = b"" if everything else self._image, self._base.serialize()
        pages = {}
        for number, at in enumerate(range(0, len(self._image), PAGE)):
            page = self._image[at : at + PAGE]
            if before[at : at + PAGE] != page:
                pages[number] = page
        self._keep(Changes(len(self._image), pages, self.restored))

    def probe(self) -> None:
        """Raise StorageError where the last changes weren't kept."""
        if self.failed is not None:
            raise self.failed

    def state(self) -> DatabaseState:
        """Return its current state."""
        return DatabaseState(self._number, time.time())

    def close(self) -> None:
        """Do nothing: it is in memory as long as it is used."""

    # --- backups ---------------------------------------------------------------------------------

    def backup(self) -> str:
        """Return everything in it as a text, for a file."""
        packed = zlib.compress(self._base.serialize(), 9)
        return f"{_FIRST_LINE}\n{b64encode(packed).decode()}\n"

    def restore(
        self, text: str, check: Callable[["PagedDatabase"], object] = lambda _database: None
    ) -> None:
        """Replace everything in it by a backup. Raises BackupError.

        Parameters
        ----------
        text
            The backup.
        check
            Called with the database of the backup; raises ValueError for what nobody could have
            kept.
        """
        with closing(_read_backup(self.name, text)) as other:
            image = other.serialize()
        try:
            check(PagedDatabase(self.name, image, lambda _changes: None))
        except (ValueError, LookupError, ArithmeticError) as error:
            raise BackupError(f"the backup has impossible values: {error}") from None
        self._base.deserialize(image)
        self.restored = True
        self.keep(everything=True)


def _opened(name: str, image: bytes) -> sqlite3.Connection:
    """Return a database in memory; an image is checked."""
    base = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    with _translated(name):
        base.execute(f"PRAGMA page_size = {PAGE}")
        if image:
            base.deserialize(image)
            base.execute("PRAGMA trusted_schema = OFF")
            if fault := version_fault(version_of(base), name):
                raise StorageError(f"browser-{fault.kind}", name, fault.reason)
    return base


def _read_backup(name: str, text: str) -> sqlite3.Connection:
    """Return the database of a backup. Raises BackupError."""
    first, _, body = text.strip().partition("\n")
    if first.strip() != _FIRST_LINE:
        raise BackupError(f"a backup begins with {_FIRST_LINE!r}")
    try:
        unpacking = zlib.decompressobj()
        image = unpacking.decompress(b64decode(body, validate=False), LARGEST)
        if not unpacking.eof:
            raise BackupError("the backup is cut off, or too large")
        base = _opened(name, image)
        (sound,) = base.execute("PRAGMA quick_check").fetchone()
        # Others could hold views and triggers, which an upgrade would run.
        kinds = {kind for kind, *_ in _schema(base)}
        if sound == "ok" and is_older(base) and kinds <= {"table", "index"}:
            with transaction(base):
                upgrade_in_sqlite(base)
        schema = _schema(base)
    except (Base64Error, zlib.error, StorageError, sqlite3.Error) as error:
        raise BackupError(f"the backup can't be read: {error}") from None
    with closing(_opened(name, b"")) as own:
        create_in_sqlite(own)
        own.execute(_KEYS)
        # Others could hold triggers, which would run with the next transaction.
        if sound != "ok" or schema != _schema(own):
            raise BackupError("the tables of the backup aren't those of this version of the app")
    _check_rows(base)
    return base


def _check_rows(base: sqlite3.Connection) -> None:
    """Raise BackupError if a table has too many rows, or values that the app never writes."""
    tables = base.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    for (table,) in tables:
        most = _MOST_MOTIVES if table == "motives" else MOST_ROWS
        columns = base.execute(f"PRAGMA table_info({table})").fetchall()
        sound = " AND ".join(_SOUND[column[2]].format(column[1]) for column in columns)
        # The names are those of this version's own tables.
        query = f"SELECT COUNT(*), COALESCE(SUM(NOT ({sound})), 0) FROM {table}"  # noqa: S608
        number, wrong = base.execute(query).fetchone()
        if number > most:
            raise BackupError(f"the backup has more than {most:,} entries of a kind: {table}")
        if wrong:
            raise BackupError(f"the backup has values of the wrong type: {table}")
        try:
            # Texts are decoded as they are read.
            for _row in base.execute(f"SELECT * FROM {table}"):  # noqa: S608
                pass
        except sqlite3.Error as error:
            raise BackupError(f"the backup can't be read: {error}") from None


def _schema(base: sqlite3.Connection) -> set[tuple[str, ...]]:
    return {*base.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema").fetchall()}


@contextmanager
def _translated(name: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        damaged = code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
        kind = "browser-corrupt" if damaged else "browser-unavailable"
        raise StorageError(kind, name, str(error)) from error
