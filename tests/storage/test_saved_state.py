"""Files of every earlier version can be opened."""

import shutil
from html import unescape
from typing import Any
from urllib.parse import parse_qs

import pytest

import oracle_nb
from oracle_nb.delphi.board import board_of, read_layout
from oracle_nb.games import opening
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import SQLite, StorageError
from oracle_nb.web.lessons.addresses import lesson_address_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from tests.storage.version_saves import (
    ACTIONS,
    CALLED,
    FILES,
    FOLDER,
    LAYOUT,
    LEARNER,
    LESSON,
    OWNER,
    RULES,
    SEAT,
    SECRET,
)
from tests.web.browser_session import everything, listed

FOLDERS = sorted(path for path in FOLDER.iterdir() if path.is_dir())
ADDRESSES = [
    (folder, line)
    for folder in FOLDERS
    for line in (folder / "addresses.txt").read_text("utf-8").splitlines()
]


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path)


@pytest.fixture(params=FOLDERS, ids=lambda path: path.name)
def folder(request):
    return request.param


def test_this_version_has_kept_everything():
    there = {path.name for path in (FOLDER / oracle_nb.__version__).iterdir()}
    assert there == set(FILES), "run `python -m tests.storage.version_saves`"


def test_games_codes_and_positions_are_opened(folder):
    game = opening.load(folder / "game.json")
    assert len(game.history) == ACTIONS
    assert game.can_redo
    assert opening.from_code((folder / "code.txt").read_text("utf-8")).history == game.history
    rules, position = opening.position_from_json((folder / "position.json").read_bytes())
    assert (rules.setting, position) == (game.rules.setting, game.position)
    assert game.position.round > 1
    game.play(game.legal_actions()[0])


def test_an_analysis_is_opened_with_its_undone_actions(folder):
    game, whole = opening.load(folder / "analysis.json"), opening.load(folder / "game.json")
    assert game.analysis and not whole.analysis
    assert whole.history[: len(game.history)] == game.history
    while game.can_redo:
        game.redo()
    assert game.history[:ACTIONS] == whole.history


def test_saved_games_and_progress_are_kept(folder, tmp_path):
    shutil.copy(folder / "games.sqlite", tmp_path)
    store, memory = Store(tmp_path), LearnerProgress(SQLite(tmp_path / "games.sqlite"), LEARNER)
    (saved,) = listed(store, OWNER)
    assert saved.name == CALLED
    assert store.load(saved.id)[0].history == opening.load(folder / "game.json").history
    other = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "other")
    other.take((folder / "progress.json").read_bytes())
    for progress in (memory, other):
        assert {rule: known.box > 0 for rule, known in progress.known.items()} == RULES
        assert [(each.lesson, each.done, each.stops) for each in progress.lessons.values()] == [
            LESSON
        ]
        assert progress.name == "Anna"


def test_a_database_of_a_development_version_is_refused_and_not_changed(tmp_path):
    file = tmp_path / "games.sqlite"
    shutil.copy(FOLDER / "development.sqlite", file)
    before = file.read_bytes()
    store = Store(tmp_path)
    with pytest.raises(StorageError, match="made by a development version"):
        listed(store, OWNER)
    with pytest.raises(StorageError, match="made by a development version"):
        store.add(oracle_nb.new_game(seed=1), OWNER)
    store.database.close()
    assert file.read_bytes() == before
    # An open page says what to do.
    page = SessionPage(store, "?games")
    assert "save each game as a file, and import the files here" in unescape(everything(page))
    page.close()


def test_a_link_leads_to_its_seat(folder, tmp_path):
    shutil.copy(folder / "seat.sqlite", tmp_path / "games.sqlite")
    page = SessionPage(Store(tmp_path), f"?join={SECRET}")
    assert page.table is not None
    assert page.table.controller.seating.people == (SEAT,)
    page.close()


def test_layouts_are_read(folder):
    for name in ("layout.json", "board.graphml"):
        layout = read_layout((folder / name).read_text("utf-8"))
        assert board_of(layout).spaces == board_of(LAYOUT).spaces


@pytest.mark.parametrize(
    ("folder", "address"), ADDRESSES, ids=[line.split("=")[0] for _, line in ADDRESSES]
)
def test_addresses_lead_where_they_led(folder, address, store):
    page = SessionPage(store, address)
    position = opening.load(folder / "game.json").position
    edited: Any = page.editor and page.editor.editor
    match next(iter(parse_qs(address.removeprefix("?")))):
        case "code":
            assert page.table is not None and page.table.controller.game.position.round > 1
        case "try":
            assert page.table is not None and page.table.controller.game.position == position
        case "position":
            assert edited.position == position
        case "layout":
            assert edited.layout == LAYOUT
        case "explore":
            assert page.explorer is not None and page.explorer.state.plan == LAYOUT
        case _:
            assert page.school is not None and page.school.table is not None
            visit = lesson_address_of(address)
            assert visit is not None
            # A lesson that is too short for a stop now is shown from its beginning.
            stop = visit.stop if visit.stop <= page.school.table.course.stops else 0
            assert page.school.visit == visit._replace(stop=stop)
    page.close()
