"""Progress goes on in memory while its file can't be used, and is stored afterwards."""

import pytest

from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.session_progress import SessionProgress
from oracle_nb.storage.database import SQLite, StorageError
from oracle_nb.text.names import InvalidName

RULE, OTHER = "move.range", "oracle.recolor"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.sqlite"


def test_progress_made_while_the_file_is_damaged_is_stored_afterwards(path):
    database = SQLite(path)
    before = LearnerProgress(database, "ann")
    before.note([RULE], True)
    before.reached("sailing", 3, 20)
    database.close()
    saved = path.read_bytes()
    path.write_bytes(b"nothing" * 999)
    memory = SessionProgress(SQLite(path), "ann")
    assert (memory.known, memory.lessons, memory.name, memory.due) == ({}, {}, "", ())
    assert isinstance(memory.fault, StorageError) and memory.fault.kind == "corrupt"
    memory.note([OTHER], False)
    memory.reached("sailing", 5, 20)
    memory.name = "Ann"
    with pytest.raises(InvalidName):
        memory.name = "\u202e"
    assert memory.lessons["sailing"].done == 5 and memory.known[OTHER].missed == 1
    memory._retry_at = 0.0
    assert memory.name == "Ann" and memory.fault is not None, "it still can't be read"
    path.write_bytes(saved)
    memory._retry_at = 0.0
    assert {*memory.known} == {RULE, OTHER} and memory.fault is None
    assert before.lessons["sailing"].done == 5 and before.name == "Ann"
    memory.reset()
    assert not before.known


def test_readable_progress_is_shown_with_new_progress(path, monkeypatch):
    LearnerProgress(SQLite(path), "ann").note([RULE], True)
    memory = SessionProgress(SQLite(path), "ann")

    def readonly(_self):
        raise StorageError("readonly", path, "no")

    with monkeypatch.context() as patch:
        patch.setattr(LearnerProgress, "_write", readonly)
        memory.note([OTHER], True)
    assert {*memory.known} == {RULE, OTHER}
    assert {*LearnerProgress(SQLite(path), "ann").known} == {RULE}
    memory._retry_at = 0.0
    assert {*memory.known} == {RULE, OTHER} == {*LearnerProgress(SQLite(path), "ann").known}
    assert memory.fault is None
