"""A database in memory, whose pages are kept elsewhere."""

import sqlite3
import zlib
from base64 import b64encode

import pytest

from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import StorageError
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.storage.database.pages import PAGE, BackupError, Changes, PagedDatabase
from oracle_nb.web.text.storage_errors import storage_text
from tests.storage.first_tables import ROW, make_first_version


class Kept:
    """A place for pages, which fails to keep anything while it is told so."""

    def __init__(self) -> None:
        self.changes: list[Changes] = []
        self.pages: dict[int, bytes] = {}
        self.size = 0

    def __call__(self, changes: Changes) -> None:
        self.changes.append(changes)
        self.pages.update(changes.pages)
        self.size = changes.size

    @property
    def image(self) -> bytes:
        return b"".join(self.pages[number] for number in range(self.size // PAGE))


@pytest.fixture
def kept():
    return Kept()


@pytest.fixture
def database(kept):
    return PagedDatabase("here", b"", kept)


def _note(database, name):
    with database.writing() as base:
        base.execute("INSERT OR REPLACE INTO browser_keys VALUES (?, ?)", (name, "x" * 9_000))


def test_a_database_continues_with_its_kept_pages(database, kept):
    database.keys = {"oracle_key": "secret"}
    again = PagedDatabase("here", kept.image, Kept())
    assert again.keys == {"oracle_key": "secret"}


def test_a_transaction_hands_over_only_what_it_changed(database, kept):
    whole = len(kept.pages)
    _note(database, "a")
    assert 0 < len(kept.changes[-1].pages) < whole
    with database.writing():
        pass
    assert not kept.changes[-1].pages or len(kept.changes[-1].pages) < 3


def test_a_failed_transaction_changes_nothing(database, kept):
    _note(database, "a")
    image, number = kept.image, len(kept.changes)

    def fail() -> None:
        with database.writing() as base:
            base.execute("DELETE FROM browser_keys")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert database.keys and len(kept.changes) == number and kept.image == image


def test_everything_is_handed_over_once_more(database, kept):
    database.keep(everything=True)
    assert len(kept.changes[-1].pages) * PAGE == kept.changes[-1].size


def test_bytes_that_are_no_database_are_refused():
    with pytest.raises(StorageError) as raised:
        PagedDatabase("here", b"\1" * PAGE * 2, Kept())
    assert raised.value.kind == "browser-corrupt"


def test_another_version_is_refused(database, kept):
    for pragma, kind, remedy in (
        ("user_version = 999", "newer", "Reload the page"),
        ("application_id = 0", "development", "Delete the data of this site"),
    ):
        with database.writing() as base:
            base.execute(f"PRAGMA {pragma}")
        with pytest.raises(StorageError) as raised:
            PagedDatabase("here", kept.image, Kept())
        assert raised.value.kind == f"browser-{kind}"
        assert remedy in storage_text(raised.value, "en")
        assert storage_text(raised.value, "pl").startswith("Dane aplikacji w tej przeglądarce")


def test_a_backup_takes_the_place_of_everything(database, kept):
    _note(database, "a")
    other = PagedDatabase("there", b"", Kept())
    _note(other, "b")
    other.restore(database.backup())
    assert other.keys.keys() == {"a"} and other.restored


def _packed(base: sqlite3.Connection) -> str:
    packed = b64encode(zlib.compress(base.serialize())).decode()
    return f"oracle-nb backup 1\n{packed}\n"


def _make_first_version(database, *statements: str) -> None:
    with database.writing() as base:
        make_first_version(base, hashed("me"))
        for statement in statements:
            base.execute(statement)
        base.execute("PRAGMA user_version = 1")


def test_pages_and_backups_of_version_1_are_upgraded(database, kept):
    _make_first_version(database)
    backup, later = database.backup(), Kept()
    again = PagedDatabase("here", kept.image, later)
    kept.pages.update(later.pages)
    kept.size = later.size
    assert PagedDatabase("here", kept.image, Kept()).backup() == again.backup() != backup
    other = PagedDatabase("there", b"", Kept())
    other.restore(backup)
    for upgraded in (again, other):
        (known,) = LearnerProgress(upgraded, "me").known.values()
        assert known[:4] == ROW[:4] and known.stability == 0


@pytest.mark.parametrize(
    "sql",
    [
        "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
        "CREATE VIEW rules_before AS SELECT 1",
        "CREATE TABLE rules_before (x)",
        "DROP TABLE rules_known",
    ],
)
def test_a_backup_of_version_1_with_other_tables_is_refused(database, sql):
    _make_first_version(database, sql)
    with pytest.raises(BackupError, match=r"the backup can.t be read|aren.t those"):
        PagedDatabase("there", b"", Kept()).restore(database.backup())


@pytest.mark.parametrize(
    "sql",
    [
        "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
        "CREATE VIEW v AS SELECT 1",
        "DROP TABLE links",
        "CREATE TABLE more (x)",
    ],
)
def test_a_backup_with_other_tables_is_refused(database, kept, sql):
    base = sqlite3.connect(":memory:")
    base.deserialize(kept.image)
    base.execute(sql)
    with pytest.raises(BackupError, match="tables"):
        database.restore(_packed(base))
    assert not database.restored


def test_a_cut_backup_is_refused(database):
    text = database.backup()
    with pytest.raises(BackupError):
        database.restore(text[: len(text) // 2])


def test_a_backup_that_unpacks_to_too_much_is_refused(database, monkeypatch):
    monkeypatch.setattr("oracle_nb.storage.database.pages.LARGEST", 10_000)
    with pytest.raises(BackupError, match="too large"):
        database.restore(database.backup())
