"""Undo by consent of the other players."""

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.storage.database import StorageError
from oracle_nb.web.table.shared import undo_consent
from oracle_nb.web.table.shared.shared_game import WATCH, SharedGame
from tests.web.browser_session import everything
from tests.web.shared_screens import Party, absent, at, state, take_action


def turns(game, wanted):
    """Play a game until something is so, without screens."""
    for _ in range(400):
        if wanted(game):
            return game
        game.play(game.legal_actions()[0])
    pytest.fail("it never came")


def passed_on(game):
    """Whether the first player has just acted, and another decides."""
    return game.last is not None and game.last.player == 0 != game.to_move


@pytest.fixture
def passed(store, pair):
    """The host's turn has passed to the guest, who has not acted yet."""
    made = Party(store, turns(pair, passed_on))
    yield made
    made.close()


@pytest.fixture
def four(store):
    """The same with three people and a bot."""
    seats = ("Ann", "Bob", "Cid", "bot:greedy")
    game = package_of("delphi").presentation().setup.new_game(seats, 3, {"length": "8"})
    made = Party(store, turns(game, passed_on))
    yield made
    made.close()


def test_all_others_agree_and_an_action_is_undone_past_the_end_of_a_turn(passed):
    party, guest = passed, passed.guest(1)
    count = at(guest)
    last = party.host.table.game.write(party.host.table.game.last.action)
    party.host.table.handle("undo")
    assert at(guest) == count
    party.host.table.handle("undo-ask")
    assert "You asked to undo" in everything(party.host)
    assert "Waiting for Bob" in everything(party.host)
    assert "A request to undo is waiting for an answer" in party.host.table.head.html
    assert "Ann asks to undo" in everything(guest)
    party.host.table.handle("undo-agree")
    assert at(guest) == count, "nobody agrees with themself"
    guest.table.handle("undo-agree")
    assert at(guest) == at(party.host) == count - 1
    assert party.host.table.controller.seating.person_acts and state(guest).undo is None
    assert not party.host.table.game.can_redo
    stored = party.store.load(party.host.table.screen.shared_game.name)[0]
    assert len(stored.history) == count - 1
    note = state(guest).log_notes[-1]
    assert (note.after, note.seat, note.count) == (count - 1, 0, 1)
    assert note.kind in ("undone", "reveal")
    assert "took back an action with everyone&#x27;s consent" in everything(guest)
    party.host.table.handle("do", last)
    assert party.host.table.game.write(party.host.table.game.last.action) == last


def test_chance_outcomes_are_announced_before_undo_and_noted_after(store, pair):
    game = turns(pair, lambda game: passed_on(game) and bool(game.last.outcome))
    party = Party(store, game)
    guest, before = party.guest(1), game.last
    party.host.table.handle("undo-ask")
    assert "the same ones will come up again" in everything(guest)
    guest.table.handle("undo-agree")
    assert state(guest).log_notes[-1].kind == "reveal"
    assert "even though random results had been revealed" in everything(party.host)
    party.host.table.game.play(before.action)
    assert party.host.table.game.last.outcome == before.outcome, "dice are not rolled anew"
    party.close()


def test_a_single_refusal_is_enough(four):
    pages = [four.host, four.guest(1), four.guest(2)]
    count = at(four.host)
    four.host.table.handle("undo-ask")
    pages[1].table.handle("undo-agree")
    assert at(four.host) == count
    pages[2].table.handle("undo-decline")
    assert "Cid declined your request" in everything(four.host)
    assert "Cid declined Ann" in everything(pages[1])
    for page in pages:
        page.table.handle("undo-agree")
        page.table.handle("undo-ask")
        assert at(page) == count
    take_action(pages[1])
    assert at(four.host) > count
    assert "declined" not in everything(four.host)


def test_a_request_lapses_when_the_game_goes_on_and_can_be_withdrawn(passed):
    host, guest = passed.host, passed.guest(1)
    host.table.handle("undo-ask")
    guest.table.handle("undo-withdraw")
    assert state(guest).undo is not None
    host.table.handle("undo-withdraw")
    assert state(guest).undo is None
    host.table.handle("undo-ask")
    take_action(guest)
    count = at(guest)
    assert "asks to undo" not in everything(guest)
    guest.table.handle("undo-agree")
    assert at(guest) == count


def test_bots_wait_for_the_answer_and_consent(store):
    game = (
        package_of("delphi")
        .presentation()
        .setup.new_game(("Ann", "Bob", "bot:greedy"), 3, {"length": "8"})
    )
    party = Party(store, turns(game, lambda game: game.to_move == 2 and len(game.history) > 9))
    guest = party.guest(1)
    count = at(guest)
    guest.table.handle("undo-ask")
    for page in (party.host, guest):
        assert page.table.controller.seating.bot_acts and page.table.pacer.interval is None
        for command in ("skip", "beat", "step-action", "step-event"):
            page.table.handle(command)
    assert at(guest) == count
    party.host.table.handle("undo-agree")
    assert at(guest) < count
    party.close()


def test_requests_of_others_and_of_spectators_have_no_effect(four):
    guest, watcher = four.guest(1), four.guest(WATCH)
    count = at(guest)
    for command in ("undo-ask", "undo-agree", "undo-decline", "undo-withdraw", "rematch", "pause"):
        watcher.table.handle(command)
    assert state(guest).undo is None and not state(guest).paused
    four.host.table.handle("undo-ask")
    request = state(guest).undo
    assert request is not None and request.seat in (0, 2)
    for command in ("undo-agree", "undo-decline", "undo-withdraw", "undo-ask"):
        watcher.table.handle(command)
    assert state(guest).undo == request and at(guest) == count


def test_nobody_is_asked_at_one_screen_or_of_bots_alone(passed):
    party = passed
    party.host.table.handle("undo-ask")
    assert state(party.host).undo is None
    absent(party)
    party.host.table.handle("take-over", "1:greedy")
    party.host.table.handle("undo-ask")
    assert state(party.host).undo is None


def test_consent_given_in_another_process_undoes_the_action_once(passed):
    party = passed
    party.guest(1)
    count = at(party.host)
    here = party.host.table.screen.shared_game
    party.host.table.handle("undo-ask")
    there = SharedGame(party.store, here.name)
    undo_consent.agree(there, 1)
    here.fresh()
    undo_consent.settle(here)
    assert len(here.game.history) == len(there.game.history) == count - 1
    assert [note.count for note in here.state.log_notes] == [1]


def test_an_undo_that_cannot_be_saved_is_done_in_memory_and_saved_later(passed, monkeypatch):
    party, guest = passed, passed.guest(1)
    count = at(guest)
    shared_game = guest.table.screen.shared_game
    party.host.table.handle("undo-ask")

    def refuse(*_):
        raise StorageError("full", "games.sqlite", "no space")

    with monkeypatch.context() as patch:
        patch.setattr(shared_game.store, "save", refuse)
        guest.table.handle("undo-agree")
    assert at(guest) == at(party.host) == count - 1
    assert state(guest).undo is None
    for page in (guest, party.host):
        assert "isn&#x27;t saved" in everything(page)
        assert "fault of the program" not in everything(page)
    shared_game._retry_at = 0.0
    party.host.table.screen.poll_changes()
    assert shared_game.fault is None
    assert len(party.store.load(shared_game.name)[0].history) == count - 1


def test_an_explanation_names_the_consent_that_could_undo_an_action(passed):
    """Only where others play, and the action can't be undone alone; nothing else is said then."""
    guest = passed.guest(1)
    guest.table.handle("pick", "end")
    shown = everything(guest)
    assert shown.count("undo this") == 1
    assert "You can undo this only if the other players agree." in shown
    free = next(
        text
        for text in map(guest.table.game.write, guest.table.game.legal_actions())
        if guest.table.game.undo_outlook(text).possible
    )
    guest.table.handle("pick", free)
    assert "if the other players agree" not in everything(guest)
