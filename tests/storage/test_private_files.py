"""Files of the app: only their owner can read them, whatever the umask."""

import os
import stat
import sys
from collections.abc import Iterator
from importlib.resources import files
from io import StringIO
from pathlib import Path

import pytest
from tornado.netutil import bind_unix_socket

import oracle_nb
from oracle_nb.cli import main
from oracle_nb.core.files import create_private_file
from oracle_nb.games import opening
from oracle_nb.mythology.packs.installed import add_pack
from oracle_nb.storage.database import DATABASE, PLACE, SQLite, default_database
from oracle_nb.storage.database.locations import make_private
from tests.sample_saves import saved

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="permissions mean nothing there")


@pytest.fixture(params=[0o000, 0o022], autouse=True)
def _umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder that isn't there yet."""
    monkeypatch.setenv(PLACE, str(tmp_path / "data"))
    return tmp_path / "data"


def mode(path: Path) -> int:
    """The permissions of a file or folder."""
    return stat.S_IMODE(path.stat().st_mode)


def loose(place: Path, *names: str) -> None:
    """Make a data folder as earlier versions did."""
    place.mkdir(0o755)
    for name in names:
        (place / name).write_bytes(b"")
        (place / name).chmod(0o644)


def test_everything_in_a_new_data_folder_is_private(place):
    with default_database().writing() as base:
        base.execute("INSERT INTO secrets (name, secret) VALUES ('a', 'b')")
        names = {path.name for path in place.iterdir()}
        assert {"games.sqlite", "games.sqlite-wal", "games.sqlite-shm"} <= names
        assert {mode(path) for path in place.iterdir()} == {0o600}
    assert mode(place) == 0o700


def test_packs_and_unfinished_games_are_private(place, tmp_path, monkeypatch):
    pack = tmp_path / "own.toml"
    text = files("oracle_nb.mythology.packs.data").joinpath("standard.toml").read_text("utf-8")
    pack.write_text(text.replace('id = "standard"', 'id = "mine"'), "utf-8")
    add_pack(pack)
    monkeypatch.setattr("sys.stdin", StringIO("1\nend\nend\nquit\n"))
    assert main(["play", "--text", "--seed", "3", "--bots", "random,random"]) == 0
    assert {path.name for path in place.iterdir()} == {"last-game.json", "mythology-packs"}
    assert {mode(path) for path in (place, place / "mythology-packs")} == {0o700}
    assert {mode(path) for path in place.rglob("*") if path.is_file()} == {0o600}


@pytest.mark.parametrize("link", [False, True])
def test_a_looser_data_folder_is_tightened(place, tmp_path, link):
    real = tmp_path / "elsewhere" if link else place
    loose(real, "games.sqlite", "games.sqlite-wal", "last-game.json")
    if link:
        place.symlink_to(real)
    default_database()
    assert mode(real) == 0o700
    assert {mode(path) for path in real.iterdir()} == {0o600}


def test_a_folder_with_other_files_keeps_its_permissions(place):
    loose(place, "games.sqlite", "thesis.tex")
    default_database()
    assert mode(place) == 0o755
    assert mode(place / "games.sqlite") == 0o600
    assert mode(place / "thesis.tex") == 0o644


def test_the_users_data_folder_is_tightened_whatever_it_has(tmp_path, monkeypatch):
    monkeypatch.delenv(PLACE, raising=False)
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, **_: tmp_path / name)
    place = tmp_path / "oracle_nb"
    loose(place, "games.sqlite", "notes")
    make_private()
    assert (mode(place), mode(place / "notes")) == (0o700, 0o644)


def test_a_user_without_a_home_needs_none(place, monkeypatch):
    def homeless(*_: object, **__: object) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("platformdirs.user_data_path", homeless)
    loose(place, "games.sqlite")
    default_database()
    assert mode(place) == 0o700
    monkeypatch.delenv(PLACE)
    monkeypatch.setenv(DATABASE, "postgresql://oracle@localhost/oracle")
    assert default_database().shared


def test_a_folder_for_all_users_stays(place):
    place.mkdir()
    place.chmod(0o1777)
    make_private()
    assert mode(place) == 0o1777


def test_a_dangling_link_leads_to_a_private_file(tmp_path):
    (tmp_path / "games.sqlite").symlink_to(tmp_path / "real")
    with SQLite(tmp_path / "games.sqlite").writing():
        assert mode(tmp_path / "real") == 0o600


def test_databases_elsewhere_keep_their_permissions(tmp_path):
    path = tmp_path / "backup.sqlite"
    with SQLite(path).writing():
        path.chmod(0o640)
    with SQLite(path).reading():
        assert mode(path) == 0o640
    create_private_file(path)
    assert mode(path) == 0o640 and path.stat().st_size > 0


def test_saves_and_results_of_learners_are_private(tmp_path):
    assert mode(opening.from_json(saved()).save(tmp_path / "game.json")) == 0o600
    (tmp_path / "ann.json").write_text('{"format":"oracle_nb progress","rules":[],"lessons":[]}')
    table = tmp_path / "class.csv"
    assert main(["lesson", "results", str(tmp_path / "ann.json"), "-o", str(table)]) == 0
    assert mode(table) == 0o600


def test_files_that_exist_keep_their_permissions(tmp_path):
    path = tmp_path / "game.json"
    path.write_text("")
    path.chmod(0o644)
    assert mode(oracle_nb.new_game(players=2, seed=1).save(path)) == 0o644


def test_pictures_have_the_usual_permissions(tmp_path):
    save, plain = oracle_nb.new_game(players=2, seed=1).save(tmp_path / "g"), tmp_path / "plain"
    plain.write_text("")
    assert main(["show", str(save), "-o", str(tmp_path / "board.svg")]) == 0
    assert mode(tmp_path / "board.svg") == mode(plain)


def test_the_socket_behind_jupyter_is_private(tmp_path):
    path = tmp_path / "socket"
    bind_unix_socket(str(path)).close()
    assert mode(path) == 0o600
