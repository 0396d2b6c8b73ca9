"""Changes of a game by other processes appear at its screens here."""

import asyncio

import pytest
from msgspec.structs import replace

from oracle_nb.storage.database import StorageError
from oracle_nb.web.saved_games.change_feed import SeenRevision
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.shared.game_updates import GameUpdates
from oracle_nb.web.table.shared.open_games import WATCH
from oracle_nb.web.table.shared.shared_game import SharedGame
from tests.web.browser_session import everything


@pytest.fixture
def store(database):
    return Store(database)


def test_actions_in_another_process_are_shown_here(party, store):
    host, guest = party.host, party.guest(1)
    watch = GameUpdates(store)
    watch._look()
    other = SharedGame(Store(store.database), host.table.screen.shared_game.name)
    other.game.play(other.game.legal_actions()[0])
    store.save(other.name, other.game, other.revision)
    watch._look()
    for page in (host, guest):
        assert page.table.controller.game.history == other.game.history
    # A state, a link and the end of the game as well.
    other.change(lambda state: replace(state, pace="fast"))
    store.links.revoke(other.name, 1)
    watch._look()
    shared_game = host.table.screen.shared_game
    assert shared_game.state.pace == "fast" and shared_game.given == {}
    store.delete(other.name)
    watch._look()
    assert host.table is None and "has deleted this game" in everything(host)
    watch._changes.close()


def test_players_in_another_process_are_present(party, store):
    party.link(WATCH)
    watch, other = GameUpdates(store), GameUpdates(store)
    shared_game = party.host.table.screen.shared_game
    watch._look()
    assert shared_game.attendance.elsewhere == frozenset()
    other._changes.look({shared_game.name: [1]})
    watch._look()
    assert shared_game.attendance.elsewhere == {1}
    other._changes.close()
    watch._look()
    assert shared_game.attendance.elsewhere == frozenset()
    watch._changes.close()


def test_nothing_is_asked_of_a_database_while_no_game_is_open(store, monkeypatch):
    def forbidden(*_):
        raise StorageError("unavailable", "x", "nobody may ask")

    monkeypatch.setattr(type(store.database), "state", forbidden)
    GameUpdates(store)._look()


def test_a_game_that_was_saved_after_the_look_is_not_taken_for_deleted(party):
    shared_game = party.host.table.screen.shared_game
    shared_game.catch_up(SeenRevision(0, 0, {}, frozenset()))
    assert party.host.table is not None


def test_a_game_that_cannot_be_read_whole_stays_as_it_was(party, store, monkeypatch):
    shared_game = party.host.table.screen.shared_game
    game, revision = shared_game.game, shared_game.revision
    other = SharedGame(store, shared_game.name)
    other.game.play(other.game.legal_actions()[0])
    store.save(other.name, other.game, other.revision)

    def refuse(_name):
        raise StorageError("locked", "games.sqlite", "locked")

    with monkeypatch.context() as patch:
        patch.setattr(shared_game.store, "motives", refuse)
        with pytest.raises(StorageError):
            shared_game.fresh()
    assert shared_game.game is game is party.host.table.controller.game
    assert shared_game.revision == revision
    shared_game.fresh()
    assert shared_game.game is party.host.table.controller.game
    assert shared_game.game.history == other.game.history


def test_a_look_that_fails_is_not_the_last_one(store, monkeypatch):
    looks: list[None] = []

    def look(_watch):
        looks.append(None)
        if len(looks) == 1:
            raise RuntimeError("not foreseen")

    monkeypatch.setattr("oracle_nb.web.table.shared.game_updates.PERIOD", 0.0)
    monkeypatch.setattr(GameUpdates, "_look", look)

    async def run():
        watch = GameUpdates(store)
        watch.start()
        while len(looks) < 2:
            assert watch._task is not None and not watch._task.done()
            await asyncio.sleep(0)
        polling = watch._task
        await watch.stop()
        assert polling is not None and polling.cancelled()
        # One that never began has nothing to stop.
        await GameUpdates(store).stop()

    asyncio.run(run())
