"""PostgreSQL: one database for several machines, with the guarantees of an SQLite file.

As in SQLite there is one transaction at a time that writes: it begins by taking a lock. Queries are
written as for SQLite, with ``?`` for values.
"""

import select
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from threading import BoundedSemaphore, Lock
from typing import Any, ClassVar, Final
from urllib.parse import quote, urlencode

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus

from oracle_nb.storage.database.base import (
    PROBE_TIMEOUT,
    TIMEOUT,
    Connection,
    Database,
    DatabaseURLError,
    State,
    StorageError,
)
from oracle_nb.storage.database.tables import VERSION, create_in_postgres

POOL_SIZE: Final = 4
"""Maximum number of connections that a process has open at the same time."""
PAUSE: Final = 1.0
"""Seconds before a server that couldn't be reached is tried again."""
STATEMENT_TIMEOUT: Final = 10.0
"""Maximum number of seconds for a statement, and between two of a transaction."""

_LOCK: Final = 7_264_511_309
"""Number of the lock that each writing transaction holds: arbitrary, but always the same."""
_DEFAULTS: Final = {
    "application_name": "oracle-nb",
    "client_encoding": "UTF8",
    # A server that has vanished is noticed after seconds, not after hours.
    "connect_timeout": "3",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "2",
    "tcp_user_timeout": "10000",
}
_HIDDEN: Final = ("password", "sslpassword")
_KINDS: Final = {
    "25006": "readonly",
    "40001": "locked",
    "40P01": "locked",
    "42501": "denied",
    "53100": "full",
    "55P03": "locked",
    "57014": "locked",
    "XX001": "corrupt",
    "XX002": "corrupt",
}
"""Kinds of errors by SQLSTATE."""
_UNREACHABLE: Final = ("08", "57P", "53300")
"""Prefixes of the SQLSTATE of errors that end a connection or refuse another one."""
_BUSY: Final = ("starting up", "shutting down", "recovery mode", "too many", "not yet accepting")
"""Messages of a server that refuses everybody for now; errors before a login have no SQLSTATE."""


class PostgreSQL(Database):
    """A PostgreSQL database.

    Parameters
    ----------
    url
        Its URL, as libpq reads it. What is missing comes from the environment (``PGPASSWORD``) and
        from ``~/.pgpass``.

    Raises
    ------
    DatabaseURLError
        If the URL is malformed.
    """

    shared: ClassVar[bool] = True

    def __init__(self, url: str) -> None:
        try:
            given = conninfo_to_dict(url)
        except psycopg.Error:
            # The message of libpq may quote the password.
            raise DatabaseURLError("the URL of the database is malformed") from None
        self._arguments: Final[dict[str, Any]] = {**_DEFAULTS, **given}
        self._secrets: Final = tuple(str(given[name]) for name in _HIDDEN if given.get(name))
        self.name = _name(given)
        self._idle: Final[list[psycopg.Connection[Any]]] = []
        self._slots: Final = BoundedSemaphore(POOL_SIZE)
        self._lock: Final = Lock()
        self._prepared = False
        self._failed: tuple[float, StorageError] | None = None

    @property
    def fault(self) -> StorageError | None:
        """The reason why the server could not be reached a moment ago; None where it could."""
        failed = self._failed
        return failed[1] if failed and time.monotonic() < failed[0] + PAUSE else None

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Open the database for queries."""
        with self._translated(), self._connection() as base:
            self._prepare(base)
            yield _Adapter(base)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open the database for one transaction, the only one at that time."""
        with self._translated(), self._connection() as base:
            self._prepare(base)
            with _transaction(base, TIMEOUT):
                yield _Adapter(base)

    def probe(self) -> None:
        """Raise StorageError where the database can't be written at once."""
        with (
            self._translated(),
            self._connection() as base,
            _transaction(base, PROBE_TIMEOUT),
        ):
            pass

    def state(self) -> State:
        """Return the current state of the database."""
        with self._translated(), self._connection() as base:
            # A snapshot names the transactions that it doesn't see: any commit changes it.
            found = base.execute(
                "SELECT pg_current_snapshot()::text,"
                " EXTRACT(EPOCH FROM clock_timestamp())::double precision"
            ).fetchone()
        assert found is not None
        return State(*found)

    def close(self) -> None:
        """Close the connections that are kept open; the database can still be used."""
        while self._idle:
            self._idle.pop().close()

    # --- connections -----------------------------------------------------------------------------

    @contextmanager
    def _connection(self) -> Iterator["psycopg.Connection[Any]"]:
        """Lend a connection, which stays open for the next use."""
        if not self._slots.acquire(timeout=TIMEOUT):
            raise self._error("locked", "all connections of this process are in use")
        try:
            base = self._kept() or self._connect()
            try:
                yield base
            finally:
                if not base.closed and base.info.transaction_status == TransactionStatus.IDLE:
                    self._idle.append(base)
                else:
                    base.close()
        finally:
            self._slots.release()

    def _kept(self) -> "psycopg.Connection[Any] | None":
        while True:
            try:
                base = self._idle.pop()
            except IndexError:
                return None
            if not base.closed and not _ended(base):
                return base
            base.close()

    def _connect(self) -> "psycopg.Connection[Any]":
        if fault := self.fault:
            # Every attempt would wait for the timeout of a server that doesn't answer.
            raise self._error(fault.kind, fault.reason)
        try:
            base = psycopg.connect(**self._arguments, autocommit=True)
        except psycopg.Error as error:
            failed = self._translate(error)
            self._failed = time.monotonic(), failed
            raise failed from None
        self._failed = None
        return base

    def _prepare(self, base: "psycopg.Connection[Any]") -> None:
        """Create what is missing, once in each process."""
        if self._prepared:
            return
        with self._lock:
            if _version(base) < VERSION:
                with _transaction(base, STATEMENT_TIMEOUT):
                    if _version(base) < VERSION:
                        create_in_postgres(_Adapter(base))
            self._prepared = True

    # --- errors ----------------------------------------------------------------------------------

    @contextmanager
    def _translated(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            raise self._translate(error) from error

    def _translate(self, error: psycopg.Error) -> StorageError:
        reason = _reason(error)
        for secret in self._secrets:
            reason = reason.replace(secret, "***")
        return self._error(_kind(error, reason), reason)

    def _error(self, kind: str, reason: str) -> StorageError:
        return StorageError(kind, self.name, reason, server=True)


class _Adapter:
    """A connection that takes queries as they are written for SQLite."""

    def __init__(self, base: "psycopg.Connection[Any]") -> None:
        self._base: Final = base

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> "psycopg.Cursor[Any]":
        return self._base.execute(_adapted(sql), _storable(values))

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object:
        cursor = self._base.cursor()
        cursor.executemany(_adapted(sql), [_storable(row) for row in rows])
        return cursor


@lru_cache(maxsize=256)
def _adapted(sql: str) -> str:
    return sql.replace("%", "%%").replace("?", "%s")


def _storable(values: Sequence[Any]) -> list[Any]:
    # No text in PostgreSQL has a NUL. None that is stored has one, but addresses may.
    return [one.replace("\0", "\ufffd") if isinstance(one, str) else one for one in values]


@contextmanager
def _transaction(base: "psycopg.Connection[Any]", patience: float) -> Iterator[None]:
    """Begin a transaction, the only one that writes, and commit it or undo all of it."""
    most, wait = int(1000 * STATEMENT_TIMEOUT), int(1000 * patience)
    # All at once: each statement by itself would wait for the server.
    begin = (
        f"BEGIN; SET LOCAL lock_timeout = {wait}; SET LOCAL statement_timeout = {most};"
        f" SET LOCAL idle_in_transaction_session_timeout = {most};"
        f" SELECT pg_advisory_xact_lock({_LOCK})"
    )
    try:
        base.execute(begin)
        yield
    except BaseException:
        with suppress(psycopg.Error):
            base.execute("ROLLBACK")
        raise
    base.execute("COMMIT")


def _version(base: "psycopg.Connection[Any]") -> int:
    there = base.execute("SELECT to_regclass('schema_version') IS NOT NULL").fetchone()
    if not there or not there[0]:
        return 0
    found = base.execute("SELECT max(version) FROM schema_version").fetchone()
    return int(found[0] or 0) if found else 0


def _ended(base: "psycopg.Connection[Any]") -> bool:
    """Return whether the server has ended a connection: only then is there something to be read."""
    try:
        looked = select.poll()
        looked.register(base.fileno(), select.POLLIN)
        return bool(looked.poll(0))
    except (OSError, psycopg.Error):
        return True


def _reason(error: psycopg.Error) -> str:
    """Return the message of an error in one line; libpq adds, for example, each address tried."""
    lines = str(error).splitlines() or [type(error).__name__]
    attempts = [line for line in lines if "failed: " in line]
    return attempts[-1].rpartition("failed: ")[2] if attempts else lines[0]


def _kind(error: psycopg.Error, reason: str) -> str:
    state = error.sqlstate
    if state is not None:
        return _KINDS.get(state, "unreachable" if state.startswith(_UNREACHABLE) else "unavailable")
    if not isinstance(error, psycopg.OperationalError):
        return "unavailable"
    # Before a login there is only the message of libpq.
    answered = error.pgconn is not None and (
        error.pgconn.used_password or error.pgconn.needs_password
    )
    refused = (answered or "FATAL" in reason) and not any(one in reason for one in _BUSY)
    return "refused" if refused else "unreachable"


def _name(given: dict[str, Any]) -> str:
    """Return a URL of the database without its password."""
    rest = {name: value for name, value in given.items() if name not in _HIDDEN}
    user, host = rest.pop("user", ""), rest.pop("host", "")
    port, name = rest.pop("port", ""), rest.pop("dbname", "")
    if host.startswith("/"):
        rest["host"], host = host, ""
    where = f"{quote(user)}@" if user else ""
    where += f"{host}:{port}" if port else host
    asked = f"?{urlencode(rest, safe='/')}" if rest else ""
    return f"postgresql://{where}/{quote(name)}{asked}"
