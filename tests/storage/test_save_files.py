"""Files of saved games: what is no such file is refused, and what was there is kept."""

import os
from pathlib import Path

import pytest

from oracle_nb.games import opening
from oracle_nb.storage.saves import SaveError, UnwritableFile
from tests.sample_saves import saved


def test_a_file_that_is_missing_or_no_file_is_refused(tmp_path):
    with pytest.raises(SaveError, match="No such file"):
        opening.load(tmp_path / "nothing.json")
    with pytest.raises(SaveError, match="Is a directory"):
        opening.load(tmp_path)
    (tmp_path / "file").write_bytes(saved())
    with pytest.raises(SaveError, match="Not a directory"):
        opening.load(tmp_path / "file" / "game.json")
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(SaveError, match="symbolic links"):
        opening.load(loop)
    with pytest.raises(SaveError, match="null byte"):
        opening.load("a\0b")


def test_a_pipe_is_no_file(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(SaveError, match="not a file"):
        opening.load(pipe)
    with pytest.raises(SaveError, match="not a file"):
        opening.load("/dev/zero")


def test_a_file_of_17_megabytes_is_refused(tmp_path):
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(17 * 1024 * 1024)
    with pytest.raises(SaveError, match="too large to be a saved game"):
        opening.load(path)


def test_a_link_is_followed_and_stays_a_link(tmp_path):
    game = opening.from_json(saved())
    real = game.save(tmp_path / "real.json")
    link = tmp_path / "link.json"
    link.symlink_to(real)
    assert opening.load(link).position == game.position
    other = opening.from_json(saved(6))
    other.save(link)
    assert link.is_symlink()
    assert opening.load(real).position == other.position


def test_saving_leaves_the_old_file_where_it_fails(tmp_path, monkeypatch):
    game = opening.from_json(saved())
    path = game.save(tmp_path / "game.json")
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            opening.from_json(saved(6)).save(path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        with pytest.raises(OSError, match="No space left"):
            opening.from_json(saved(6)).save(path)
    assert path.read_bytes() == before
    assert [*tmp_path.iterdir()] == [path]


def test_saving_where_there_is_no_folder_fails(tmp_path):
    game = opening.from_json(saved())
    with pytest.raises(UnwritableFile) as refused:
        game.save(tmp_path / "nowhere" / "game.json")
    assert str(refused.value) == (
        f"{tmp_path}/nowhere/game.json: can't be written: there is no folder {tmp_path}/nowhere"
    )
    with pytest.raises(UnwritableFile, match="can't be written: it is a folder; name a file in it"):
        game.save(tmp_path)
    assert not [*tmp_path.iterdir()]


def test_saving_in_a_folder_that_cannot_be_written_fails(tmp_path, monkeypatch):
    game = opening.from_json(saved())
    path = game.save(tmp_path / "game.json")
    tmp_path.chmod(0o500)
    if os.geteuid() == 0:  # who may write anywhere is told what others are told

        def forbidden(name: str, *_: object) -> int:
            raise PermissionError(13, "Permission denied", name)

        monkeypatch.setattr(os, "open", forbidden)
    try:
        with pytest.raises(UnwritableFile, match="can't be written: Permission denied"):
            opening.from_json(saved(6)).save(path)
    finally:
        monkeypatch.undo()
        tmp_path.chmod(0o700)
    assert opening.load(path).position == game.position
