"""Open games whose database was removed, replaced, or changed while it couldn't be reached."""

import logging
import shutil
from html import unescape

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.storage.database import StorageError
from oracle_nb.web.saved_games.errors import MissingGame, SavedGameNotFound
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.shared.game_updates import GameUpdates
from oracle_nb.web.table.shared.shared_game import SharedGame
from oracle_nb.web.widgets.html_view import Message
from tests.web.browser_session import everything, listed
from tests.web.shared_screens import at, take_action


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path / "data")


@pytest.fixture
def log(caplog):
    caplog.set_level(logging.WARNING)
    return caplog


def remove(store):
    store.database.close()
    shutil.rmtree(store.database.path.parent)


def copied(store):
    store.database.close()
    copy = store.database.path.with_name("copy")
    shutil.copyfile(store.database.path, copy)
    return copy


def restore(store, copy):
    store.database.close()
    shutil.copyfile(copy, store.database.path)


def play(page, number):
    for _ in range(number):
        controller = page.table.controller
        page.table.handle("do", controller.write(controller.game.legal_actions()[0]))


def looks(store):
    watch = GameUpdates(store)
    watch._look()
    watch._changes.close()


@pytest.mark.parametrize("seen_by", ["action", "look", "visit"])
def test_a_game_whose_file_was_removed_is_saved_again(party, store, log, seen_by):
    host, link = party.host, party.link(1)
    guest = party.visit(link)
    owner, name = host.browser.owner, host.table.screen.shared_game.name
    for page in (host, guest):
        if page.table.controller.seating.person_acts:
            take_action(page)
    history = host.table.controller.game.history
    remove(store)
    if seen_by == "action":
        acting = next(
            candidate
            for candidate in (host, guest)
            if candidate.table.controller.seating.person_acts
        )
        take_action(acting)
        history = acting.table.controller.game.history
    elif seen_by == "look":
        looks(store)
    else:
        host.go("")
        host.go(f"?game={name}")
    assert store.load(name)[0].history == history
    assert [saved_game.id for saved_game in listed(store, owner)] == [name]
    assert f"game {name}: it was missing in the database; it is saved again" in log.text
    for page in (host, guest):
        assert page.table is not None and page.table.screen.shared_game.fault is None
        assert "no longer exists" not in everything(page)
    # The link leads to the seat as before.
    assert party.visit(link).table.screen.place == 1


def test_a_deleted_game_is_not_saved_again(party, store, log):
    shared_game = party.host.table.screen.shared_game
    store.delete(shared_game.name)
    take_action(party.host)
    assert "no longer exists" in everything(party.host) and not log.text
    with pytest.raises(SavedGameNotFound) as caught:
        store.revision(shared_game.name)
    assert not isinstance(caught.value, MissingGame)
    looks(store)
    assert party.host.table is None


def test_an_older_copy_of_the_file_takes_nothing_back(page, store, log, pair):
    page.add(pair)
    shared_game = page.table.screen.shared_game
    play(page, 2)
    copy = copied(store)
    play(page, 3)
    restore(store, copy)
    play(page, 1)
    assert at(page) == 6 and len(store.load(shared_game.name)[0].history) == 6
    assert "changed in another window" not in everything(page)
    assert "the database had an earlier state of it; it is saved again" in log.text
    # A second window sees the same, and nothing is saved twice.
    log.clear()
    restore(store, copy)
    looks(store)
    looks(store)
    assert at(page) == 6 and len(store.load(shared_game.name)[0].history) == 6
    assert len(log.records) == 1


def test_links_and_the_state_of_the_table_come_back_as_well(party, store):
    copy = copied(store)
    link = party.link(1)
    guest = party.visit(link)
    party.host.table.handle("pace", "fast")
    restore(store, copy)
    looks(store)
    assert guest.table is not None
    other = SharedGame(Store(store.database), guest.table.screen.shared_game.name)
    assert other.state.pace == "fast" and set(other.given) == {1}
    # A link that was revoked after the copy was made leads nowhere.
    copy = copied(store)
    party.host.table.handle("take-back", "1")
    party.host.table.handle("pace", "step")
    restore(store, copy)
    looks(store)
    assert store.links.salts(other.name) == {} and party.visit(link).table is None


def test_secrets_are_completed_by_the_process_that_knows_them(party, store):
    link = party.link(1)
    host = party.host.table.screen.shared_game
    elsewhere = SharedGame(Store(store.database), host.name)
    remove(store)
    # That process has no screen, so it doesn't know the secret.
    elsewhere.fresh()
    secret = link.partition("=")[2]
    with pytest.raises(SavedGameNotFound):
        store.links.target(secret)
    looks(store)
    assert store.links.target(secret).game == host.name
    assert party.visit(link).table.screen.place == 1


def other_line(shared_game):
    """The game as another process goes on with it from the same state."""
    other = SharedGame(Store(shared_game.store.database), shared_game.name)
    other.game.play(other.game.legal_actions()[-1])
    return other


def test_lines_that_parted_while_storage_was_away_are_both_kept(page, store, log, monkeypatch):
    page.handle(Message("first"))
    shared_game = page.table.screen.shared_game
    owner, name = page.browser.owner, shared_game.name
    other = other_line(shared_game)

    def away(*_args, **_options):
        raise StorageError("unreachable", "db", "away", server=True)

    with monkeypatch.context() as patch:
        patch.setattr(store.database, "writing", away)
        patch.setattr(shared_game.store, "_write", away)
        play(page, 2)
    ours = page.table.controller.game.history
    assert shared_game.fault is not None
    other.store.save(name, other.game, other.revision)
    page.table.screen.changed()
    assert shared_game.fault is None
    assert page.table.controller.game.history == other.game.history
    assert "is saved as a copy in the host's list" in unescape(everything(page))
    histories = {
        saved_game.id: store.load(saved_game.id)[0].history for saved_game in listed(store, owner)
    }
    assert histories.pop(name) == other.game.history
    [(copy, history)] = histories.items()
    assert history == ours and f"its state here is saved as {copy}" in log.text


def test_the_longer_of_two_lines_is_kept(page, store, monkeypatch):
    page.handle(Message("first"))
    shared_game = page.table.screen.shared_game
    shared_game.set_fault(StorageError("unreachable", "db", "away", server=True))
    other = SharedGame(Store(store.database), shared_game.name)
    first = other.game.legal_actions()[0]
    other.game.play(first)
    other.store.save(other.name, other.game, other.revision)
    page.table.controller.game.play(first)
    page.table.controller.game.play(page.table.controller.game.legal_actions()[0])
    page.table.screen.changed()
    assert shared_game.fault is None and at(page) == 2
    assert len(store.load(shared_game.name)[0].history) == 2
    assert len(listed(store, page.browser.owner)) == 1


def test_a_save_whose_answer_was_lost_is_not_a_conflict(page, store, monkeypatch):
    save = store.save

    def lost(*arguments):
        save(*arguments)
        raise StorageError("unreachable", "db", "the server doesn't answer", server=True)

    page.handle(Message("first"))
    shared_game = page.table.screen.shared_game
    with monkeypatch.context() as patch:
        patch.setattr(shared_game.store, "save", lost)
        play(page, 1)
    assert shared_game.fault is not None
    play(page, 1)
    assert shared_game.fault is None and at(page) == 2
    assert len(listed(store, page.browser.owner)) == 1
    # The same when it is new.
    game = package_of("delphi").presentation().setup.first_game("Ann", 1)
    name = store.add(game, "me")
    new = SharedGame(store, name, game)
    new.owner = "me"
    new.set_fault(StorageError("unreachable", "db", "away", server=True))
    assert new.store_game() or new.fault is None
    assert store.revision(name) == new.revision
