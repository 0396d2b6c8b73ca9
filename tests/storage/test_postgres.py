"""PostgreSQL: URLs, rights, kept connections, servers that stop or hang."""

import logging
import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partialmethod
from pathlib import Path

import pytest

from oracle_nb.storage.database import (
    DATABASE,
    DatabaseURLError,
    SQLite,
    StorageError,
    circuit_breaker,
    default_database,
)
from oracle_nb.storage.database.circuit_breaker import CircuitBreaker
from oracle_nb.storage.database.locations import from_url
from oracle_nb.storage.database.postgres import POOL_SIZE, LimitedConnection
from oracle_nb.web.runtime.server.launch import token_secret
from oracle_nb.web.saved_games.store import TableStates
from oracle_nb.web.text.storage_errors import storage_text
from tests.postgres import PASSWORD, USER

POSTGRES = "oracle_nb.storage.database.postgres"


@pytest.fixture
def server_database(postgres):
    """An empty PostgreSQL database."""
    made = from_url(postgres.fresh())
    yield made
    made.close()


def test_a_database_is_named_without_its_password(postgres, server_database):
    assert "wörd" not in repr(server_database) + server_database.name
    assert server_database.name.startswith(f"postgresql://{USER}@/oracle?")
    name = "postgresql://ann@db.example.org:5433/games?sslmode=require"
    assert from_url(name.replace("ann@", "ann:geheim@")).name == name
    assert from_url(f"{name}&password=geheim&sslpassword=geheim").name == name


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("mysql://a:geheim@b/c", "must be a URL such as postgresql://"),
        ("games.sqlite", "must be a URL such as postgresql://"),
        ("postgresql://a:geh@eim@b/c", "as %40"),
        ("postgresql://a:geheim@b/c?nonsense=geheim", "malformed"),
    ],
)
def test_a_wrong_url_is_refused_without_repeating_it(url, message, monkeypatch):
    monkeypatch.setenv(DATABASE, url)
    with pytest.raises(DatabaseURLError, match=message) as caught:
        default_database()
    assert "geh" not in str(caught.value)


def test_a_missing_driver_is_named_with_its_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, POSTGRES, None)
    with pytest.raises(DatabaseURLError, match=r"pip install 'oracle-nb\[postgres\]'"):
        from_url("postgresql://host/another")


def said(error):
    """The text of an error, in both languages."""
    assert PASSWORD not in str(error) and "p%40ss" not in str(error)
    return storage_text(error, "en") + storage_text(error, "pl")


def fails(url, kind):
    """The messages about an unusable database."""
    database = from_url(url)
    for use in (database.reading, database.writing):
        with pytest.raises(StorageError) as caught, use():
            pass
        assert caught.value.kind == kind and caught.value.server
        assert caught.value.place == database.name
    database.close()
    return said(caught.value)


def test_errors_of_a_server_are_typed(postgres, monkeypatch):
    assert "password authentication failed" in fails(postgres.url(password="no"), "refused")
    assert 'database "none" does not exist' in fails(postgres.url(database="none"), "refused")
    nowhere = "postgresql://a:geheim@127.0.0.1:9/x"
    assert "can't be reached: Connection refused" in fails(nowhere, "unreachable")
    fault = from_url(nowhere).fault
    assert fault is not None and fault.kind == "unreachable"
    monkeypatch.setattr("oracle_nb.storage.database.circuit_breaker.PAUSE", 0.0)
    assert from_url(nowhere).fault is None
    postgres.run(
        "CREATE SCHEMA closed",
        "CREATE SCHEMA visible",
        f"GRANT USAGE ON SCHEMA visible TO {USER}",
        database="oracle",
    )
    visible = postgres.url(more="&options=-csearch_path%3Dvisible")
    assert "Grant its user the permissions" in fails(visible, "denied")


def test_the_tables_need_no_more_rights_once_they_are_there(postgres):
    url = postgres.fresh()
    owner = from_url(url)
    TableStates(owner).swap("g", "x", 0)
    schema = url.rpartition("%3D")[2]
    postgres.run(
        "CREATE USER clerk PASSWORD 'c'",
        f"GRANT USAGE ON SCHEMA {schema} TO clerk",
        f"GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA {schema} TO clerk",
        database="oracle",
    )
    searched = f"&options=-csearch_path%3D{schema}"
    clerk = from_url(postgres.url(user="clerk", password="c", more=searched))
    assert TableStates(clerk).swap("g", "y", 1) and TableStates(owner).read("g") == ("y", 2)
    assert token_secret(clerk) == token_secret(owner)
    assert token_secret(SQLite(Path("x"))) != token_secret(SQLite(Path("x")))
    for database in (owner, clerk):
        database.close()


def test_a_database_that_is_read_only_is_read(postgres):
    url = postgres.fresh()
    TableStates(from_url(url)).swap("g", "x", 0)
    standby = from_url(f"{url}%20-cdefault_transaction_read_only%3Don")
    assert TableStates(standby).read("g") == ("x", 1)
    with pytest.raises(StorageError) as caught:
        TableStates(standby).swap("g", "y", 1)
    assert caught.value.kind == "readonly" and "read-only" in said(caught.value)
    for database in (standby, from_url(url)):
        database.close()


def test_a_lock_is_waited_for_only_so_long(server_database, monkeypatch):
    monkeypatch.setattr(f"{POSTGRES}.TIMEOUT", 0.05)
    with server_database.writing(), pytest.raises(StorageError) as caught:
        server_database.probe()
    assert caught.value.kind == "locked" and "busy" in said(caught.value)
    server_database.probe()


def test_connections_are_kept_and_bounded(server_database, monkeypatch):
    with ThreadPoolExecutor(16) as pool:
        list(pool.map(lambda _: TableStates(server_database).read("g"), range(64)))
    assert 1 <= len(server_database._idle) <= POOL_SIZE
    monkeypatch.setattr(f"{POSTGRES}.TIMEOUT", 0.01)
    borrowed = [server_database.reading() for _ in range(POOL_SIZE)]
    for connection in borrowed:
        connection.__enter__()
    with pytest.raises(StorageError) as caught, server_database.reading():
        pass
    assert caught.value.kind == "locked"
    for connection in borrowed:
        connection.__exit__(None, None, None)


def test_a_server_that_was_restarted_is_used_again(postgres, server_database, monkeypatch):
    monkeypatch.setattr("oracle_nb.storage.database.circuit_breaker.PAUSE", 0.0)
    tables = TableStates(server_database)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: tables.read("g"), range(8)))
    assert tables.swap("g", "before", 0)
    postgres.stop()
    with pytest.raises(StorageError) as caught:
        tables.read("g")
    assert caught.value.kind == "unreachable" and said(caught.value)
    postgres.start()
    # The connections of before are not used any more, however many there were.
    for revision in range(1, 6):
        assert tables.swap("g", "after", revision)
    assert tables.read("g") == ("after", 6)


def test_nothing_is_logged_of_a_password(server_database, caplog):
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StorageError), server_database.writing() as base:
        base.execute("SELECT nothing FROM nowhere")
    assert PASSWORD not in caplog.text


# --- servers that hang ---------------------------------------------------------------------------


@contextmanager
def frozen(postgres):
    """Stop all processes of a server, which then answer nothing; let them go on at the end."""
    parent = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(parent)], stdout=subprocess.PIPE, check=True
    )
    numbers = [parent, *map(int, listed.stdout.split())]
    for number in numbers:
        os.kill(number, signal.SIGSTOP)
    try:
        yield
    finally:
        for number in numbers:
            os.kill(number, signal.SIGCONT)


LIMIT = 10
"""Polls in vain after which a server counts as hanging."""


class WaitingTime(threading.local):
    """The time of a thread: while the server is frozen, each poll without an answer takes 1.

    So a server that answers slowly, beside other programs, never counts as hanging.
    """

    now = 0.0
    frozen = False

    def monotonic(self):
        return self.now


def limited(connection, queries, clock, limited=LimitedConnection._limited):
    """Wait as a connection does, and count polls."""
    waits = limited(connection, queries)
    wanted = next(waits)
    while True:
        ready = yield wanted
        clock.now += clock.frozen and not ready
        try:
            wanted = waits.send(ready)
        except StopIteration as done:
            return done.value


@pytest.mark.parametrize("recent", [-1.0, 1000.0])
def test_a_server_that_hangs_is_waited_for_once(postgres, server_database, monkeypatch, recent):
    clock = WaitingTime()
    monkeypatch.setattr(f"{POSTGRES}.time", clock)
    monkeypatch.setattr(LimitedConnection, "_limited", partialmethod(limited, clock=clock))
    for name, value in {"RECENT": recent, "SILENCE": LIMIT, "PING": LIMIT}.items():
        monkeypatch.setattr(f"{POSTGRES}.{name}", value)
    tables = TableStates(server_database)

    def read(_):
        """Return how long a read waited in vain; None where the server answered."""
        begun = clock.now
        try:
            tables.read("g")
        except StorageError:
            return clock.now - begun
        return None

    with ExitStack() as connections:
        for _ in range(POOL_SIZE):
            connections.enter_context(server_database.reading())
    with ThreadPoolExecutor(POOL_SIZE) as pool:
        assert set(pool.map(read, range(8))) == {None}
        monkeypatch.setattr(circuit_breaker, "PAUSE", 1000.0)
        with frozen(postgres):
            monkeypatch.setattr(WaitingTime, "frozen", True)
            monkeypatch.setitem(server_database._arguments, "connect_timeout", "1")
            waited = list(pool.map(read, range(POOL_SIZE)))
            assert None not in waited and LIMIT <= max(waited) <= LIMIT + 1
            assert set(pool.map(read, range(100))) == {0}
            with pytest.raises(StorageError) as caught:
                tables.read("g")
            assert caught.value.kind == "unreachable" and server_database.fault is not None
        monkeypatch.setattr(WaitingTime, "frozen", False)
        monkeypatch.setitem(server_database._arguments, "connect_timeout", "60")
        monkeypatch.setattr(circuit_breaker, "PAUSE", 0.0)
        assert tables.read("g") == ("", 0)
        assert set(pool.map(read, range(8))) == {None}


def test_one_thread_at_a_time_tries_a_server_that_was_away(monkeypatch):
    breaker, fault = CircuitBreaker(), StorageError("unreachable", "x", "away", server=True)
    seen = breaker.watch()
    with breaker.admitted() as trial:
        assert not trial and not seen()
    breaker.trip(fault)
    assert seen() and breaker.fault is fault
    with pytest.raises(StorageError, match="away"), breaker.admitted():
        pass
    monkeypatch.setattr(circuit_breaker, "PAUSE", 0.0)
    with breaker.admitted() as trial:
        assert trial
        with pytest.raises(StorageError, match="away"), breaker.admitted():
            pass
        breaker.reset()
        with breaker.admitted() as other:
            assert not other
    breaker.check()
