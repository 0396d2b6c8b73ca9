"""Both kinds of databases: one writer at a time, states, errors that say what is wrong."""

import os
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Any
from unittest.mock import Mock

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.lessons.knowledge import Evidence
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import SQLite, StorageError
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.storage.database.sqlite import use_log
from oracle_nb.storage.database.tables import TABLES, VERSION_TABLE
from oracle_nb.web.classes.codes import class_code
from oracle_nb.web.classes.store import ClassStore
from oracle_nb.web.saved_games.change_feed import ChangeFeed, SeenRevision
from oracle_nb.web.saved_games.queries import GameQuery
from oracle_nb.web.saved_games.store import Store, TableStates
from oracle_nb.web.saved_games.stored_games import search_games
from oracle_nb.web.session.browser import Browser
from oracle_nb.web.text.storage_errors import storage_text
from tests.storage.first_tables import ROW, make_first_version

SQLITE = "oracle_nb.storage.database.sqlite"


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
