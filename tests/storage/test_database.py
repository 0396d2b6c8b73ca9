"""Both kinds of databases: one writer at a time, states, errors that say what is wrong."""

import logging
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partialmethod
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.lessons.knowledge import Evidence
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import (
    DATABASE,
    DatabaseURLError,
    SQLite,
    StorageError,
    circuit_breaker,
    default_database,
)
from oracle_nb.storage.database.circuit_breaker import CircuitBreaker
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.storage.database.locations import from_url
from oracle_nb.storage.database.postgres import POOL_SIZE, LimitedConnection
from oracle_nb.storage.database.sqlite import use_log
from oracle_nb.storage.database.tables import TABLES, VERSION_TABLE
from oracle_nb.web.classes.codes import class_code
from oracle_nb.web.classes.store import ClassStore
from oracle_nb.web.runtime.server.launch import token_secret
from oracle_nb.web.saved_games.change_feed import ChangeFeed, SeenRevision
from oracle_nb.web.saved_games.queries import GameQuery
from oracle_nb.web.saved_games.store import Store, TableStates
from oracle_nb.web.saved_games.stored_games import search_games
from oracle_nb.web.session.browser import Browser
from oracle_nb.web.text.storage_errors import storage_text
from tests.postgres import PASSWORD, USER
from tests.storage.first_tables import ROW, make_first_version

POSTGRES = "oracle_nb.storage.database.postgres"
SQLITE = "oracle_nb.storage.database.sqlite"


@pytest.fixture
def server_database(postgres):
    """An empty PostgreSQL database."""
    made = from_url(postgres.fresh())
    yield made
    made.close()


def test_a_state_is_swapped_only_over_the_one_that_was_read(database):
    tables = TableStates(database)
    assert tables.read("g") == ("", 0) and tables.revision("g") == 0
    assert tables.swap("g", "one", 0) and not tables.swap("g", "two", 0)
    assert tables.swap("g", "two", 1) and not tables.swap("g", "three", 1)
    assert tables.read("g") == ("two", 2)


def test_one_of_many_concurrent_writers_wins_and_nothing_is_lost(database):
    tables = TableStates(database)

    def add(_):
        done = 0
        for _ in range(5):
            state, revision = tables.read("g")
            done += tables.swap("g", f"{state}x", revision)
            with database.writing() as base:
                # Read, then written: only one transaction at a time keeps this right.
                (number,) = base.execute("SELECT COUNT(*) FROM motives").fetchone()
                row = ("g", number, "", "")
                base.execute("INSERT INTO motives VALUES (?, ?, ?, ?)", row)
        return done

    with ThreadPoolExecutor(8) as pool:
        done = sum(pool.map(add, range(8)))
    state, revision = tables.read("g")
    assert len(state) == revision == done
    with database.reading() as base:
        assert base.execute("SELECT MAX(number) FROM motives").fetchone() == (39,)


class Contested:
    """A connection to a new file, while another one switches it to a log as well."""

    def __init__(self, refusals: int, code: int = sqlite3.SQLITE_BUSY) -> None:
        self.refusals, self.code, self.tried = refusals, code, 0

    def execute(self, statement: str) -> Any:
        """Answer as SQLite does."""
        if statement == "PRAGMA busy_timeout":
            return Answer(60_000)
        self.tried += 1
        if self.tried <= self.refusals:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = self.code
            raise error
        return Answer("wal")


class Answer:
    """The result of a statement: one value."""

    def __init__(self, value: object) -> None:
        self._value = value

    def fetchone(self) -> tuple[object]:
        """Return its only row."""
        return (self._value,)


def test_two_connections_can_switch_a_new_file_to_a_log_at_the_same_moment():
    contested: Any = Contested(refusals=2)
    use_log(contested)
    assert contested.tried == 3
    broken: Any = Contested(1, sqlite3.SQLITE_READONLY)
    with pytest.raises(sqlite3.OperationalError):
        use_log(broken)
    assert broken.tried == 1


def test_an_error_undoes_all_of_a_transaction(database):
    tables = TableStates(database)

    def fail(wrong):
        with database.writing() as base:
            base.execute("INSERT INTO tables VALUES ('g', 1, 'x')")
            base.execute(wrong())

    with pytest.raises(ZeroDivisionError):
        fail(lambda: 1 / 0)
    with pytest.raises(StorageError):
        fail(lambda: "nonsense")
    assert tables.read("g") == ("", 0)


def test_the_version_changes_only_with_commits_of_others(database):
    tables = TableStates(database)
    tables.swap("g", "one", 0)
    begin = time.time()
    before, now = database.state()
    # A server may round its clock.
    assert begin - 1 < now < time.time() + 1
    assert database.state().version == before
    assert tables.read("g")[0] == "one" and database.state().version == before
    tables.swap("g", "two", 1)
    assert database.state().version != before
    database.close()


def test_a_search_finds_polish_letters_and_signs_of_patterns(database):
    store = Store(database)
    new_game = package_of("delphi").presentation().setup.new_game
    for seats in (("ŻÓŁW", "Świt"), ("Straße", "50%_!?")):
        store.add(new_game(seats, 8, {"length": "8"}), "me")
    for text, number in (("żółw", 1), ("ŚWIT", 1), ("strasse", 1), ("%_!?", 1), ("%%", 0)):
        query = search_games(store, "me", GameQuery(text))
        assert query.total == number, text
    assert store.imported("me", "no\0thing") == ""


def test_processes_see_changes_of_others(database):
    store = Store(database)
    name = store.add(
        package_of("delphi").presentation().setup.new_game(("Ann", "Bob"), 8, {"length": "8"}), "me"
    )
    here, there = ChangeFeed(database), ChangeFeed(database)
    assert here.look({}) == {}
    assert here.look({name: [0]})[name].elsewhere == frozenset()
    assert there.look({name: [1], "gone": []})[name].elsewhere == {0}
    store.links.assign(name, 1, "secret", "salt")
    store.tables.swap(name, "x", 0)
    seen = here.look({name: [0], "gone": []})
    assert seen[name] == SeenRevision(1, 1, {1: "salt"}, frozenset({1}))
    assert seen["gone"].revision == 0
    there.close()
    here._announced = 0.0
    assert here.look({name: [0]})[name].elsewhere == frozenset()
    here.close()


# --- PostgreSQL ----------------------------------------------------------------------------------


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


# --- SQLite --------------------------------------------------------------------------------------


def test_the_log_is_copied_into_the_file_a_moment_after_a_save(tmp_path, monkeypatch):
    monkeypatch.setattr("oracle_nb.storage.database.sqlite.HELD", 0.05)
    database = SQLite(tmp_path / "games.sqlite")
    log = tmp_path / "games.sqlite-wal"
    for revision in range(20):
        assert TableStates(database).swap("g", "x", revision)
        assert log.exists() or database._held is None
    end = time.monotonic() + 250
    while log.exists():
        assert time.monotonic() < end
        time.sleep(0.01)
    assert [path.name for path in tmp_path.iterdir()] == ["games.sqlite"]


def test_an_open_connection_is_lent_unless_the_file_has_changed(tmp_path, monkeypatch):
    # No connection is closed after a moment: it may come late on a busy machine.
    monkeypatch.setattr(f"{SQLITE}.Timer", Mock())
    opened, connect = [], sqlite3.connect

    def counted(*arguments, **options):
        opened.append(connect(*arguments, **options))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", counted)
    path = tmp_path / "games.sqlite"
    database = SQLite(path)

    def used(count):
        """Read and write; return how many connections were opened for it."""
        before = len(opened)
        for _ in range(count):
            with database.writing() as base:
                base.execute("UPDATE games SET id = id")
            with database.reading() as base:
                assert base.execute("SELECT COUNT(*) FROM games").fetchone() == (0,)
        return len(opened) - before

    assert used(5) == 1
    with database.reading() as first, database.reading() as second:
        assert first is not second
    assert used(2) == 0
    os.utime(path, ns=(1, 1))
    assert used(2) == 1
    path.with_name(f"{path.name}-wal").unlink()
    assert used(2) == 1
    with suppress(KeyError), database.writing():
        raise KeyError
    assert used(2) == 1
    database.close()
    assert used(1) == 1
    database.close()
    for base in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            base.execute("SELECT 1")


@pytest.mark.parametrize("ends", [("-wal",), ("-shm",), ("-wal", "-shm"), ("", "-wal", "-shm")])
def test_a_file_is_usable_again_whatever_was_removed_while_it_was_open(tmp_path, ends):
    database = SQLite(tmp_path / "games.sqlite")
    tables = TableStates(database)
    assert tables.swap("g", "one", 0)
    with closing(sqlite3.connect(tmp_path / "copy")) as copy, database.reading() as base:
        base.backup(copy)
    database.state()
    assert tables.swap("g", "two", 1)
    for end in ends:
        (tmp_path / f"games.sqlite{end}").unlink()
    # In place, as `cp` does it.
    (tmp_path / "games.sqlite").write_bytes((tmp_path / "copy").read_bytes())
    with suppress(StorageError):
        tables.swap("g", "lost", 2)
    database.state()
    assert tables.swap("g", "three", tables.revision("g"))
    assert tables.read("g")[0] == "three"
    with database.reading() as base:
        assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


KEY = "key-of-a-learner-1234567"


def set_version(database, number: int) -> None:
    """Have a database say that its tables are of another version."""
    with database.writing() as base:
        if isinstance(database, SQLite):
            base.execute(f"PRAGMA user_version = {number}")
        else:
            base.execute(f"UPDATE {VERSION_TABLE} SET version = {number}")
            database._prepared = False


def everything_in(database) -> str:
    """All rows of all tables."""
    with database.reading() as base:
        tables = [statement.split("(")[0].split()[-1] for statement in TABLES]
        return str([base.execute(f"SELECT * FROM {table}").fetchall() for table in tables])


def progress_everywhere(database, key: str, teacher: Browser) -> None:
    """Have a learner in every table."""
    classes = ClassStore(database)
    secret = classes.create(teacher, "delphi", "5b")
    classes.join(class_code(secret, classes.own(teacher, "delphi")[0][0].code_salt), key, "Ann")
    memory = LearnerProgress(database, key)
    memory.note(["move.range"], True)
    memory.reached("sailing", 3, 14)
    memory.answered(False, Evidence((), 1e-5, 0.01, {"ponds": 0.95}))
    memory.name = "Ann"


def test_no_row_has_the_key_of_a_learner(database):
    progress_everywhere(database, KEY, Browser({}))
    assert KEY not in everything_in(database)
    assert everything_in(database).count(hashed(KEY)) == 6


# --- other versions ------------------------------------------------------------------------------


def test_a_database_of_a_newer_version_is_refused_with_its_version(database):
    Store(database).over("x")
    set_version(database, 99)
    for use in (database.reading, database.writing):
        with pytest.raises(StorageError, match="made by a newer version") as caught, use():
            pass
        assert caught.value.kind == "newer" and "version 99" in caught.value.reason
        assert "newer version" in storage_text(caught.value, "en")
        assert "99" in storage_text(caught.value, "pl")
        assert database.failed is caught.value
    with pytest.raises(StorageError, match="newer"), database.snapshot():
        pass


def first_version(database) -> None:
    """Turn an empty database into one with tables of version 1, and a learner."""
    with database.writing() as base:
        make_first_version(base, hashed(KEY))
    set_version(database, 1)
    database.close()


def test_tables_of_version_1_are_upgraded_when_they_are_opened(database):
    Store(database).over("x")
    first_version(database)
    memory = LearnerProgress(database, KEY, lambda: ROW[4])
    (known,) = memory.known.values()
    assert known == (*ROW, 0.0) and memory.retention == 1
    memory.note(["move.range"], True)
    assert memory.known["move.range"].stability > known.days == 14
    database.close()
    assert LearnerProgress(database, KEY).known["move.range"].seen == ROW[2] + 1


def test_an_upgrade_that_fails_changes_nothing(database, monkeypatch):
    Store(database).over("x")
    first_version(database)
    with monkeypatch.context() as patch:
        patch.setattr("oracle_nb.storage.database.tables._RETENTION", "CREATE TABLE games (x)")
        with pytest.raises(StorageError):
            LearnerProgress(database, KEY).note(["move.range"], True)
    (known,) = LearnerProgress(database, KEY).known.values()
    assert known.seen == ROW[2]


def test_a_file_of_version_1_that_cannot_be_written_is_read(tmp_path, monkeypatch):
    database = SQLite(tmp_path / "games.sqlite")
    Store(database).over("x")
    first_version(database)
    before = database.path.read_bytes()
    monkeypatch.setattr(f"{SQLITE}._writable", Mock(side_effect=PermissionError(13, "no")))
    memory = LearnerProgress(database, KEY)
    assert [*memory.known] == [ROW[0]] and memory.retention == 1
    with database.snapshot() as base:
        assert base.execute("SELECT factor FROM retention").fetchall() == []
    assert database.path.read_bytes() == before


DEVELOPED = (
    (b"\0\0\0\0", "schema_version", 8),
    *((b"ONBD", "database_version", n) for n in (1, 4)),
)
"""How development versions marked an SQLite file and a PostgreSQL database, and their versions."""


def make_development_version(
    database, application: bytes, table: str, version: int, before: str = VERSION_TABLE
) -> None:
    """Turn a database into one of a development version; ``before``: the table with its version."""
    if isinstance(database, SQLite):
        with closing(sqlite3.connect(database.path)) as base:
            base.execute(f"PRAGMA application_id = {int.from_bytes(application)}")
            base.execute(f"PRAGMA user_version = {version}")
        return
    database._prepared = False
    with database._connection() as base:
        if table != before:
            base.execute(f"ALTER TABLE {before} RENAME TO {table}")
        base.execute(f"UPDATE {table} SET version = {version}")


def test_a_database_of_a_development_version_is_refused_and_stays_as_it_is(database):
    store = Store(database)
    name = store.add(package_of("delphi").new_game(seed=1), "owner")
    before = VERSION_TABLE
    for application, table, version in DEVELOPED:
        make_development_version(database, application, table, version, before)
        before = table
        for use in (database.reading, database.writing, database.snapshot):
            with pytest.raises(StorageError, match="by a development version") as caught, use():
                pass
            assert caught.value.kind == "development"
    english, polish = (storage_text(caught.value, language) for language in ("en", "pl"))
    assert "save each game as a file, and import the files here" in english
    assert "zapisz każdą partię do pliku" in polish
    # The development version still finds everything.
    if isinstance(database, SQLite):
        with closing(sqlite3.connect(database.path)) as base:
            assert base.execute("PRAGMA user_version").fetchone() == (4,)
            assert base.execute("SELECT id FROM games").fetchall() == [(name,)]


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
