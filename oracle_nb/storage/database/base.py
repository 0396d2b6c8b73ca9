"""The interface of databases for the app, and their errors."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, Protocol

from oracle_nb.core.errors import OracleError

TIMEOUT: Final = 2.0
"""Maximum number of seconds to wait for a lock that somebody else holds."""
PROBE_TIMEOUT: Final = 0.05
"""The same for a check of whether the database can be written."""


class StorageError(OracleError, OSError):
    """A database that can't be used.

    Parameters
    ----------
    kind
        "corrupt", "locked", "readonly" or "full"; "newer" or "development" where another version
        of the app has made it; for a server also "unreachable", "refused" or "denied";
        "browser-corrupt", "browser-newer", "browser-development", "browser-full", "browser-refused"
        or "browser-unavailable" for one that a browser keeps; "unavailable" for anything else.
    place
        The file, or the URL of the server without its password.
    reason
        The error message of the system.
    server
        Whether it is a database server rather than a file.
    """

    def __init__(self, kind: str, place: Path | str, reason: str, *, server: bool = False) -> None:
        super().__init__(f"{place}: {reason}")
        self.kind: Final = kind
        self.place: Final = str(place)
        self.reason: Final = reason
        self.server: Final = server


class DatabaseURLError(OracleError, ValueError):
    """The URL of a database is malformed, or the driver for it isn't installed."""


class DataFolderError(OracleError, ValueError):
    """There is no folder for the saves."""


class Cursor(Protocol):
    """The result of a query."""

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""

    def fetchone(self) -> Any:
        """Return the next row as a tuple; None where there is none."""

    def fetchall(self) -> list[Any]:
        """Return all remaining rows as tuples."""


class Connection(Protocol):
    """A connection to a database."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        """Run a query with a value for each ``?`` in it."""

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object:
        """Run a query once for each row of values."""


class DatabaseState(NamedTuple):
    """The state of a database at one moment.

    Parameters
    ----------
    version
        Equal to that of an earlier state only if nothing has been committed since.
    time
        Seconds since 1970, by the clock that all users of the database share.
    """

    version: object
    time: float


class Database(ABC):
    """A database with the tables of the app, created where they are missing.

    Several threads and processes can use it. Every method raises StorageError where it can't be
    used.
    """

    name: str
    """The file, or the URL of the server without its password."""
    shared: ClassVar[bool]
    """Whether other machines may use it as well."""
    local: ClassVar[bool] = False
    """Whether it is kept by one browser, so that no link leads anybody else to a game in it."""
    failed: StorageError | None = None
    """Why it couldn't be used the last time; None once it could be written again."""

    @contextmanager
    def _remembered(self, *, written: bool) -> Iterator[None]:
        """Keep why it can't be used, until something could be written."""
        try:
            yield
        except StorageError as error:
            self.failed = error
            raise
        if written:
            self.failed = None

    @property
    @abstractmethod
    def fault(self) -> StorageError | None:
        """The reason why it can't be written now, as far as known without an attempt; else None."""

    @abstractmethod
    def reading(self) -> AbstractContextManager[Connection]:
        """Open it for queries."""

    @abstractmethod
    def writing(self) -> AbstractContextManager[Connection]:
        """Open it for a transaction, the only one at that time; an error rolls it back."""

    @abstractmethod
    def snapshot(self) -> AbstractContextManager[Connection]:
        """Open it for queries that all see it as it is now, without writing anything anywhere."""

    @abstractmethod
    def probe(self) -> None:
        """Raise StorageError where it can't be written at once."""

    @abstractmethod
    def state(self) -> DatabaseState:
        """Return its current state; must always be called from the same thread."""

    @abstractmethod
    def close(self) -> None:
        """Close the connections that are kept open; the database can still be used."""
