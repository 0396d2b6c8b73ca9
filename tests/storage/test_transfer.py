"""Copies of a database: everything that is in it, or nothing."""

import os
import sqlite3
from contextlib import closing

import pytest

from oracle_nb.storage.database import Database, SQLite, StorageError, transfer
from oracle_nb.storage.database.locations import FILE, database_at, from_url
from oracle_nb.storage.database.sqlite import in_memory
from oracle_nb.storage.database.tables import VERSION_TABLE
from oracle_nb.storage.database.transfer import CopyError, copy_database
from oracle_nb.web.saved_games.store import Store
from tests.cli.running import Run, played

ROWS = 7


def cell(table, column, number):
    """The value in a column of a row: of its type, and different in every row."""
    kind = column[2]
    if kind == "TEXT":
        return f"{table} {column[1]} {number} ąż 'x' %"
    return number + 0.25 if kind.startswith("DOUBLE") else number


def rows_by_table():
    """Rows for every table, with the names of its columns."""
    with closing(in_memory()) as base:
        names = base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        tables = {}
        for (name,) in names:
            columns = base.execute(f"PRAGMA table_info({name})").fetchall()
            rows = [tuple(cell(name, column, n) for column in columns) for n in range(ROWS)]
            tables[name] = [column[1] for column in columns], rows
    return tables


def fill(database):
    with database.writing() as base:
        for table, (columns, rows) in rows_by_table().items():
            marks = ", ".join("?" * len(columns))
            base.executemany(
                f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})",
                rows,
            )


def held(database):
    """The rows of each table."""
    with database.reading() as base:
        return {
            table: sorted(base.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall())
            for table, (columns, _) in rows_by_table().items()
        }


@pytest.fixture(params=["sqlite-sqlite", "sqlite-postgres", "postgres-sqlite"])
def places(request, tmp_path):
    """An empty source and an empty target, of each kind."""
    made: list[Database] = []
    for at, kind in enumerate(request.param.split("-")):
        if kind == "sqlite":
            made.append(SQLite(tmp_path / f"{at}.sqlite"))
        else:
            made.append(from_url(request.getfixturevalue("postgres").fresh()))
    yield made
    for database in made:
        database.close()


def test_everything_but_presence_is_copied(places, monkeypatch):
    monkeypatch.setattr(transfer, "BATCH", 3)
    source, target = places
    fill(source)
    seen = []
    counts = copy_database(source, target, lambda *done: seen.append(done))
    expected = {table: sorted(rows) for table, (_, rows) in rows_by_table().items()}
    assert held(source) == expected
    assert held(target) == expected | {"attendance": []}
    assert counts == dict.fromkeys(expected.keys() - {"attendance"}, ROWS)
    assert seen[0][0] == 3 and seen[-1] == (sum(counts.values()),) * 2
    with pytest.raises(CopyError, match="occupied"):
        copy_database(source, target, print)


def test_a_game_goes_on_in_the_copy(places, monkeypatch):
    source, target = places
    game = played(20)
    name = Store(source).add(game, "me", origin="code")
    Store(source).links.assign(name, 0, "secret", "salt")
    with target.writing() as base:
        # A server that was started there, and has done nothing yet.
        base.execute("INSERT INTO secrets VALUES ('tokens', 'own')")
    copy_database(source, target, lambda *_: None)
    copied = Store(target)
    assert copied.links.target("secret") == (name, 0, "salt")
    restored, revision = copied.load(name)
    assert restored.position == game.position
    restored.play(restored.legal_actions()[0])
    assert copied.save(name, restored, revision) == revision + 1


def test_a_copy_that_fails_leaves_the_target_empty(places):
    source, target = places
    fill(source)

    def fail(done, _total):
        if done > 3 * ROWS:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy_database(source, target, fail)
    assert not any(held(target).values())
    copy_database(source, target, lambda *_: None)
    with pytest.raises(CopyError, match="same"):
        copy_database(source, source, print)


def test_a_file_of_an_earlier_version_is_copied_by_the_names_of_its_columns(tmp_path):
    source, target = SQLite(tmp_path / "a" / FILE), SQLite(tmp_path / "b" / FILE)
    fill(source)
    with source.writing() as base:
        for index in ("listed", "there", "finished"):
            base.execute(f"DROP INDEX games_{index}")
        # A column that was added later is the last.
        base.execute("ALTER TABLE games DROP COLUMN over")
        base.execute("ALTER TABLE games ADD COLUMN over INTEGER NOT NULL DEFAULT 9")
    copy_database(source, target, lambda *_: None)
    assert held(target) == held(source) | {"attendance": []}


def test_a_place_is_a_folder_a_file_or_a_url(tmp_path):
    (tmp_path / "old.d").mkdir()
    (tmp_path / "plain").touch()
    for place, path in (
        ("new", f"new/{FILE}"),
        ("old.d", f"old.d/{FILE}"),
        ("backup.sqlite", "backup.sqlite"),
        ("plain", "plain"),
    ):
        assert database_at(str(tmp_path / place)).name == str(tmp_path / path)
    with pytest.raises(ValueError, match="must be a URL such as"):
        database_at("mysql://host/name")


def test_the_command_reports_copies_and_faults(capsys, monkeypatch, tmp_path):
    run = Run(capsys, monkeypatch)
    old, new = tmp_path / "old", tmp_path / "new"
    assert "old/games.sqlite: no such file" in run.bad("database", "copy", old, new)
    Store(old).add(played(3))
    output = run.good("database", "copy", old, new)
    assert f"from {old / FILE} to {new / FILE}" in output and "games                  1" in output
    assert len(held(SQLite(new / FILE))["games"]) == 1
    wrong = run.bad("database", "copy", old, new, "--lang", "pl", code=1)
    assert wrong == f"{new / FILE}: baza nie jest pusta, skopiuj do pustej"
    assert "source and the target" in run.bad("database", "copy", old, old / FILE, code=1)
    assert "must be a URL such as" in run.bad("database", "copy", old, "mysql://a:b@c/d")
    (tmp_path / "junk.sqlite").write_bytes(b"junk" * 999)
    assert "not a database" in run.bad("database", "copy", tmp_path / "junk.sqlite", old, code=1)
    monkeypatch.setattr("oracle_nb.storage.database.sqlite.TIMEOUT", 0.01)
    with SQLite(new / FILE).writing(), pytest.raises(StorageError, match="locked"):
        copy_database(SQLite(old / FILE), SQLite(new / FILE), print)


def contents(folder):
    """Every file in a folder, with its content and when it was changed."""
    return {
        path.relative_to(folder): (path.read_bytes(), path.stat().st_mtime_ns)
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize("state", ["closed", "in use"])
def test_nothing_is_written_to_the_source_or_beside_it(state, tmp_path):
    source, target = SQLite(tmp_path / "old" / FILE), SQLite(tmp_path / "new" / FILE)
    fill(source)
    source.close()
    with closing(sqlite3.connect(source.path, isolation_level=None)) as base:
        if state != "in use":
            base.close()
            source.close()
        else:
            base.execute("UPDATE games SET name = 'only in the log'")
        before = contents(tmp_path / "old")
        assert len(before) == (3 if state == "in use" else 1)
        copy_database(source, target, lambda *_: None)
        assert contents(tmp_path / "old") == before
    with target.reading() as base:
        names = {row[0] for row in base.execute("SELECT name FROM games").fetchall()}
    assert (names == {"only in the log"}) is (state == "in use")


def test_a_source_that_nobody_may_write_is_copied(tmp_path):
    if os.geteuid() == 0:
        pytest.skip("the superuser may write everything")
    source, target = SQLite(tmp_path / "old" / FILE), SQLite(tmp_path / "new" / FILE)
    fill(source)
    source.close()
    source.path.chmod(0o444)
    source.path.parent.chmod(0o555)
    try:
        copy_database(source, target, lambda *_: None)
    finally:
        source.path.parent.chmod(0o755)
    assert len(held(target)["games"]) == ROWS


def test_a_copy_that_fails_leaves_no_new_file(tmp_path, monkeypatch):
    damaged, target = SQLite(tmp_path / "old" / FILE), SQLite(tmp_path / "a" / "new" / FILE)
    fill(damaged)
    damaged.close()
    monkeypatch.setattr(transfer, "_batches", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        copy_database(damaged, target, lambda *_: None)
    damaged.path.write_bytes(damaged.path.read_bytes()[:5000])
    with pytest.raises(StorageError) as caught:
        copy_database(damaged, target, lambda *_: None)
    assert (caught.value.kind, caught.value.place) == ("corrupt", str(damaged.path))
    assert [path.name for path in tmp_path.iterdir()] == ["old"]
    # One that was there before stays.
    with target.writing():
        pass
    with pytest.raises(StorageError):
        copy_database(damaged, target, lambda *_: None)
    assert target.path.is_file()


def test_a_postgresql_source_is_only_read(postgres, tmp_path):
    url = postgres.fresh()
    fill(from_url(url))
    source = from_url(f"{url}%20-cdefault_transaction_read_only%3Don")
    copy_database(source, SQLite(tmp_path / FILE), lambda *_: None)
    assert len(held(SQLite(tmp_path / FILE))["games"]) == ROWS
    schema = url.rpartition("%3D")[2]
    for statement, kind in (
        (f"ALTER TABLE {schema}.{VERSION_TABLE} RENAME TO database_version", "development"),
        (f"DROP TABLE {schema}.games", "unavailable"),
    ):
        postgres.run(statement, database="oracle")
        with pytest.raises(StorageError) as caught:
            copy_database(source, SQLite(tmp_path / "b" / FILE), lambda *_: None)
        assert caught.value.kind == kind and not (tmp_path / "b").exists()
    for database in (source, from_url(url)):
        database.close()


@pytest.mark.parametrize(
    "place",
    [
        "host=db user=ann password=SECRET",
        "postgresql:/ann:SECRET@db/games",
        "ann:SECRET@db/games",
        "POSTGRESQL://ann:SECRET@db/games",
        "postgresql://ann:SECRET/1@db:5432/games",
    ],
)
def test_a_mistyped_url_is_not_taken_for_a_path(place, capsys, monkeypatch, tmp_path):
    run = Run(capsys, monkeypatch)
    monkeypatch.chdir(tmp_path)
    for places in ((place, "new"), ("old", place)):
        assert "SECRET" not in run.bad("database", "copy", *places)
