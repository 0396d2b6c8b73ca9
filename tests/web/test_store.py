"""Saves: complete or not at all, the same game after a reload, two windows, errors."""

import sqlite3
from contextlib import closing, nullcontext
from random import Random

import pytest

from oracle_nb.storage.database import PLACE, folder
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.saved_games.errors import SavedGameNotFound, StaleGame
from oracle_nb.web.saved_games.queries import GameQuery
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.saved_games.stored_games import guided_begun, guided_over, search_games
from tests.crash_writer import kill_many
from tests.web.browser_session import listed


@pytest.fixture
def store(database):
    return Store(database)


@pytest.fixture
def file(tmp_path):
    """A store in an SQLite file."""
    return Store(tmp_path)


def test_a_game_comes_back_as_it_was_and_goes_on_the_same_way(store, game):
    name = store.add(game)
    other, revision = store.load(name)
    assert revision == 1
    assert other.position == game.position
    assert other.seats == game.seats
    for _ in range(30):
        if game.to_move is None:
            break
        action = game.legal_actions()[-1]
        # The dice to come are those that would have come without the reload.
        assert game.play(action) == other.play(action)
    assert other.position == game.position


def test_each_change_is_saved(store, game):
    name = store.add(game)
    game.play(game.legal_actions()[0])
    assert store.save(name, game, 1) == 2
    assert store.load(name)[0].position == game.position


def test_saving_over_a_newer_state_is_refused(store, game):
    name = store.add(game)
    store.save(name, game, 1)
    with pytest.raises(StaleGame):
        store.save(name, game, 1)
    assert store.load(name)[1] == 2


def test_a_game_that_is_gone_is_missed(store, game):
    name = store.add(game)
    store.delete(name)
    store.delete(name)
    with pytest.raises(SavedGameNotFound):
        store.load(name)
    with pytest.raises(SavedGameNotFound):
        store.save(name, game, 1)


def test_the_list_holds_the_games_of_one_owner_newest_first(store, game, pair):
    first, second, third = (store.add(stored, "me") for stored in (game, pair, game))
    store.add(game, "you")
    store.add(game)
    assert [saved_game.id for saved_game in listed(store, "me")] == [third, second, first]
    assert [saved_game.title for saved_game in listed(store, "me", 2)][1] == "Ann, Bob"
    assert listed(store, "nobody") == ()
    store.save(first, game, 1)
    assert [saved_game.id for saved_game in listed(store, "me")] == [first, third, second]


def test_a_damaged_save_reports_its_fault(store, game):
    name = store.add(game)
    with store.database.writing() as base:
        base.execute("UPDATE games SET game = '{'")
    with pytest.raises(SaveError, match="not a saved game"):
        store.load(name)


def test_a_failed_save_leaves_the_one_before(store, game, monkeypatch):
    name = store.add(game)
    before = game.position
    game.play(game.legal_actions()[0])
    monkeypatch.setattr(type(game), "to_json", lambda _self: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        store.save(name, game, 1)
    assert store.load(name)[0].position == before


def test_the_folder_is_the_one_named(monkeypatch, tmp_path):
    monkeypatch.setenv(PLACE, str(tmp_path / "deep" / "down"))
    assert folder() == tmp_path / "deep" / "down"
    assert listed(Store(), "x") == ()
    assert (tmp_path / "deep" / "down" / "games.sqlite").exists()
    monkeypatch.delenv(PLACE)
    assert folder().name == "oracle_nb"


def test_a_process_killed_at_any_moment_loses_nothing_that_was_saved(tmp_path):
    assert kill_many(tmp_path, 2, Random(1)) == 0


def test_a_name_is_kept(file, game):
    name = file.add(game, "me")
    file.rename(name, "Evening")
    assert listed(file, "me")[0].name == "Evening"


def test_a_file_that_is_no_database_is_an_error_that_names_it(file, game):
    file.database.path.write_bytes(b"nothing" * 999)
    with pytest.raises(OSError, match=r"games\.sqlite: .*not a database"):
        file.add(game)


def test_a_list_reads_an_index_and_never_the_games(file, game):
    file.add(game, "me")
    where = "WHERE owner = 'me' AND deleted = 0 AND search LIKE '%x%'"
    columns = "id, title, changed, over, name, summary, damaged, search"
    with closing(sqlite3.connect(file.database.path)) as base:
        for query in (
            f"SELECT COUNT(*) FROM games {where}",
            f"SELECT {columns} FROM games {where} ORDER BY changed DESC, id LIMIT 20",
            f"SELECT {columns} FROM games {where} ORDER BY search LIMIT 20",
        ):
            plan = str(base.execute(f"EXPLAIN QUERY PLAN {query}").fetchall())
            assert "COVERING INDEX games_listed" in plan


def test_the_home_page_reads_few_games_of_somebody_who_has_many(file, game, monkeypatch):
    file.add(game, "me")
    said: list[str] = []
    with file.database.reading() as base:
        monkeypatch.setattr(file.database, "reading", lambda: nullcontext(base))
        store = Store(file.database)
        base.set_trace_callback(said.append)
        search_games(store, "me", GameQuery(size=3, first=("mythology",)))
        guided_begun(store, "me", "delphi")
        guided_over(store, "me", "delphi")
        base.set_trace_callback(None)
        plans = [str(base.execute(f"EXPLAIN QUERY PLAN {query}").fetchall()) for query in said]
    counted, listed, begun, over = plans
    assert "COVERING INDEX games_listed" in counted
    assert "COVERING INDEX games_listed" in listed
    assert "INDEX games_imported" in begun
    assert "INDEX games_imported" in over
