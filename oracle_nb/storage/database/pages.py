"""A database in memory whose pages somebody else keeps, such as the storage of a browser."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ClassVar, Final, NamedTuple

from oracle_nb.storage.database.base import Database, State, StorageError
from oracle_nb.storage.database.sqlite import transaction, version_of
from oracle_nb.storage.database.tables import create_in_sqlite
from oracle_nb.storage.database.versions import version_fault

PAGE: Final = 4096
"""The number of bytes of a page."""


class Changes(NamedTuple):
    """The changes of a database since the last transaction.

    Parameters
    ----------
    size
        The number of bytes of the whole database.
    pages
        The pages that are new or changed, by their numbers from 0.
    """

    size: int
    pages: dict[int, bytes]


class PagedDatabase(Database):
    """A database in memory, for a single thread; it begins with what was kept.

    Parameters
    ----------
    name
        The name of the place where it is kept, for messages.
    image
        The bytes that were kept, b"" for none. Raises StorageError where they are no database of
        this version or an older one.
    keep
        Called with the changes of each transaction. It need not wait until they are kept: an error
        is reported later, as `failed`.
    """

    shared: ClassVar[bool] = False

    def __init__(self, name: str, image: bytes, keep: Callable[[Changes], object]) -> None:
        self.name = name
        self._keep: Final = keep
        self._image = image
        self._number = 0
        base = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self._base: Final = base
        with _translated(name):
            if image:
                base.deserialize(image)
            version = version_of(base) if image else 0
            if fault := version_fault(version, name):
                raise fault
            base.execute(f"PRAGMA page_size = {PAGE}")
            if not version:
                with self.writing():
                    create_in_sqlite(base)

    @property
    def fault(self) -> StorageError | None:
        """Why the last changes weren't kept; None where they were."""
        return self.failed

    @property
    def image(self) -> bytes:
        """The bytes of the whole database."""
        return self._base.serialize()

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
        """Hand over what has changed, or everything once more."""
        before, self._image = b"" if everything else self._image, self.image
        numbers = range(0, len(self._image), PAGE)
        pages = {at // PAGE: self._image[at : at + PAGE] for at in numbers}
        changed = {
            number: page
            for number, page in pages.items()
            if before[number * PAGE : (number + 1) * PAGE] != page
        }
        self._keep(Changes(len(self._image), changed))

    def probe(self) -> None:
        """Raise StorageError where the last changes weren't kept."""
        if self.failed is not None:
            raise self.failed

    def state(self) -> State:
        """Return its current state."""
        return State(self._number, time.time())

    def close(self) -> None:
        """Do nothing: it is in memory as long as it is used."""


@contextmanager
def _translated(name: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        damaged = code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        kind = "browser-corrupt" if damaged else "browser-unavailable"
        raise StorageError(kind, name, str(error)) from error
