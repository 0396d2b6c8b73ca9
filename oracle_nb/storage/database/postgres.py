"""PostgreSQL: one database for several machines, with the guarantees of an SQLite file.

As in SQLite there is one transaction at a time that writes: it begins by taking a lock. Queries are
written as for SQLite, with ``?`` for values.
"""

import os
import select
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from threading import BoundedSemaphore, Lock
from typing import Any, ClassVar, Final, TypeVar
from urllib.parse import quote

import psycopg
from psycopg.abc import PQGen
from psycopg.conninfo import make_conninfo
from psycopg.pq import TransactionStatus

from oracle_nb.storage.database.base import (
    PROBE_TIMEOUT,
    TIMEOUT,
    Connection,
    Database,
    DatabaseState,
    DatabaseURLError,
    StorageError,
)
from oracle_nb.storage.database.circuit_breaker import CircuitBreaker
from oracle_nb.storage.database.tables import (
    VERSION,
    VERSION_TABLE,
    create_in_postgres,
    upgrade_in_postgres,
)
from oracle_nb.storage.database.urls import DatabaseAddress
from oracle_nb.storage.database.versions import DEVELOPMENT, version_fault

T = TypeVar("T")


class NoAnswer(psycopg.OperationalError):
    """A server doesn't answer."""


class LimitedConnection(psycopg.Connection[Any]):
    """A connection that is closed, with NoAnswer, when the server is silent for too long.

    The server's own time limits and those of TCP don't help where a server hangs: its kernel still
    acknowledges everything. So the client itself limits how long it waits.
    """

    limit: float
    """Maximum number of seconds between two signs of life while a query runs."""
    given_up: Callable[[], bool]
    """Called to learn whether another connection has waited for the same server in vain."""

    def wait(self, gen: PQGen[T], *args: Any, **options: Any) -> T:
        """Wait until a query is done. Raises NoAnswer."""
        # A connection that is still being opened has psycopg's own limit.
        limited = self._limited(gen) if hasattr(self, "limit") else gen
        return super().wait(limited, *args, **options)

    def _limited(self, gen: PQGen[T]) -> PQGen[T]:
        try:
            wanted, end = next(gen), time.monotonic() + self.limit
            while True:
                ready = yield wanted
                if ready:
                    end = time.monotonic() + self.limit
                elif time.monotonic() >= end or self.given_up():
                    self.close()
                    raise NoAnswer("the server doesn't answer")
                wanted = gen.send(ready)
        except StopIteration as done:
            result: T = done.value
            return result


POOL_SIZE: Final = 4
"""Maximum number of connections that a process has open at the same time."""
STATEMENT_TIMEOUT: Final = 10.0
"""Maximum number of seconds for a statement, and between two of a transaction."""
SILENCE: Final = 3.0
"""Maximum number of seconds to wait for a server that doesn't answer a query."""
PING: Final = 1.0
"""The same for a query that takes no time, which tells whether the server answers at all."""
RECENT: Final = 0.25
"""Seconds after which a kept connection is checked before it is used."""

_LOCK: Final = 7_264_511_309
"""Number of the lock that each writing transaction holds: arbitrary, but always the same."""
_DEFAULTS: Final = {
    "application_name": "oracle-nb",
    "client_encoding": "UTF8",
    # A server that has vanished is noticed after seconds, not after hours.
    "connect_timeout": "2",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "2",
    "tcp_user_timeout": "10000",
}
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

    ``address``: its address. What is missing comes from the environment (``PGPASSWORD``) and from
    ``~/.pgpass``.

    Raises
    ------
    DatabaseURLError
        If libpq doesn't know a parameter of the address.
    """

    shared: ClassVar[bool] = True

    def __init__(self, address: DatabaseAddress) -> None:
        self._arguments: Final[dict[str, Any]] = {**_DEFAULTS, **address.parameters}
        try:
            make_conninfo(**self._arguments)
        except psycopg.Error:
            # The message of libpq may quote the password.
            raise DatabaseURLError("the URL of the database is malformed") from None
        self.name = address.name
        given = (*address.secrets, os.environ.get("PGPASSWORD", ""))
        self._secrets: Final = tuple(form for word in given if word for form in _spellings(word))
        self._idle: Final[list[tuple[float, LimitedConnection]]] = []
        self._slots: Final = BoundedSemaphore(POOL_SIZE)
        self._lock: Final = Lock()
        self._prepared = False
        self._breaker: Final = CircuitBreaker()

    @property
    def fault(self) -> StorageError | None:
        """The reason why the server could not be reached a moment ago; None where it could."""
        return self._breaker.fault

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Open the database for queries."""
        with self._translated(), self._connection() as base:
            self._prepare(base)
            yield _Adapter(base)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open the database for one transaction, the only one at that time."""
        with self._translated(written=True), self._connection() as base:
            self._prepare(base)
            with _transaction(base, TIMEOUT):
                yield _Adapter(base)

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Open the database for queries that all see it as it is now, without changing it."""
        with self._translated(), self._connection() as base:
            base.limit = STATEMENT_TIMEOUT
            base.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            try:
                version = _version(base)
                if fault := version_fault(version, self.name, server=True):
                    raise fault
                if not version:
                    raise self._error("unavailable", "it has no tables of the app")
                yield _Adapter(base)
            finally:
                with suppress(psycopg.Error):
                    base.execute("ROLLBACK")

    def probe(self) -> None:
        """Raise StorageError where the database can't be written at once."""
        with (
            self._translated(written=True),
            self._connection() as base,
            _transaction(base, PROBE_TIMEOUT),
        ):
            pass

    def state(self) -> DatabaseState:
        """Return the current state of the database."""
        with self._translated(), self._connection() as base:
            base.limit = PING
            # A snapshot names the transactions that it doesn't see: any commit changes it.
            result = base.execute(
                "SELECT pg_current_snapshot()::text,"
                " EXTRACT(EPOCH FROM clock_timestamp())::double precision"
            ).fetchone()
        assert result is not None
        return DatabaseState(*result)

    def close(self) -> None:
        """Close the connections that are kept open; the database can still be used."""
        while self._idle:
            self._idle.pop()[1].close()

    # --- connections -----------------------------------------------------------------------------

    @contextmanager
    def _connection(self) -> Iterator[LimitedConnection]:
        """Lend a connection, which stays open for the next use."""
        with self._breaker.admitted() as trial:
            if not self._slots.acquire(timeout=TIMEOUT):
                raise self._error("locked", "all connections of this process are in use")
            try:
                if trial:
                    self.close()
                else:
                    # Another thread may have waited in vain in the meantime.
                    self._breaker.check()
                base = self._kept() or self._connect()
                base.limit = SILENCE
                try:
                    yield base
                finally:
                    if not base.closed and base.info.transaction_status == TransactionStatus.IDLE:
                        self._idle.append((time.monotonic(), base))
                    else:
                        base.close()
            finally:
                self._slots.release()

    def _kept(self) -> LimitedConnection | None:
        while True:
            try:
                used, base = self._idle.pop()
            except IndexError:
                return None
            base.given_up = self._breaker.watch()
            if not base.closed and not _ended(base):
                try:
                    if time.monotonic() - used > RECENT:
                        _ping(base)
                except NoAnswer:
                    raise
                except psycopg.Error:
                    pass
                else:
                    return base
            base.close()

    def _connect(self) -> LimitedConnection:
        try:
            base = LimitedConnection.connect(**self._arguments, autocommit=True)
            base.given_up = self._breaker.watch()
            _ping(base)
        except psycopg.Error as error:
            failed = self._translate(error)
            self._breaker.trip(failed)
            raise failed from None
        self._breaker.reset()
        return base

    def _prepare(self, base: LimitedConnection) -> None:
        """Create what is missing, or upgrade older tables, once in each process."""
        if self._prepared:
            return
        with self._lock:
            version = _version(base)
            if fault := version_fault(version, self.name, server=True):
                raise fault
            if version != VERSION:
                base.limit = 2 * STATEMENT_TIMEOUT
                with _transaction(base, STATEMENT_TIMEOUT):
                    # Another process may have done it meanwhile.
                    version = _version(base)
                    if not version:
                        create_in_postgres(_Adapter(base))
                    elif version < VERSION:
                        upgrade_in_postgres(_Adapter(base))
                base.limit = SILENCE
            self._prepared = True

    # --- errors ----------------------------------------------------------------------------------

    @contextmanager
    def _translated(self, *, written: bool = False) -> Iterator[None]:
        with self._remembered(written=written):
            try:
                yield
            except psycopg.Error as error:
                failed = self._translate(error)
                if isinstance(error, NoAnswer):
                    self._breaker.trip(failed)
                # The message of the driver may quote the password.
                raise failed from None

    def _translate(self, error: psycopg.Error) -> StorageError:
        text = str(error) or type(error).__name__
        for secret in self._secrets:
            text = text.replace(secret, "***")
        reason = _reason(text)
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
    return [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]


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
    """Return the version of the tables; 0 if there are none yet."""
    row = base.execute(
        f"SELECT to_regclass('{VERSION_TABLE}') IS NOT NULL, to_regclass('games') IS NOT NULL"
    ).fetchone()
    assert row is not None
    versioned, made = row
    if not versioned:
        return DEVELOPMENT if made else 0
    query = f"SELECT version FROM {VERSION_TABLE}"  # noqa: S608 - a constant
    (version,) = base.execute(query).fetchone() or (0,)
    return int(version)


def _ping(base: LimitedConnection) -> None:
    """Check that the server answers. Raises NoAnswer."""
    base.limit = PING
    base.execute("SELECT 1")


def _ended(base: "psycopg.Connection[Any]") -> bool:
    """Return whether the server has ended a connection: only then is there something to be read."""
    try:
        looked = select.poll()
        looked.register(base.fileno(), select.POLLIN)
        return bool(looked.poll(0))
    except (OSError, psycopg.Error):
        return True


def _spellings(secret: str) -> tuple[str, ...]:
    """Return the forms in which a message may quote a secret."""
    escaped = secret.replace("\\", "\\\\")
    return secret, quote(secret, safe=""), repr(secret)[1:-1], escaped, escaped.replace("'", "\\'")


def _reason(text: str) -> str:
    """Return the message of an error in one line; libpq adds, for example, each address tried."""
    lines = text.splitlines()
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
    refused = (answered or "FATAL" in reason) and not any(text in reason for text in _BUSY)
    return "refused" if refused else "unreachable"
