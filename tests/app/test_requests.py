"""What players of a shared table ask of each other: a bot for a seat, undo, a rematch."""

import pytest

from oracle_nb.app.face import Message
from oracle_nb.app.panels import panels_of_game
from oracle_nb.app.table import consent
from oracle_nb.app.table.clock import new_clock
from oracle_nb.app.table.gathering import WATCH, Gathering
from oracle_nb.app.table.rematch import seal, unseal
from oracle_nb.app.table.state import (
    Note,
    Phrase,
    Rematch,
    TableState,
    UndoRequest,
    decode_state,
    encode_state,
    with_note,
)
from oracle_nb.delphi.board import make_layout
from tests.app.party import Party, act, at, on
from tests.app.replaying import play
from tests.app.visiting import everything, face


def state(page):
    return page.table.screen.gathering.state


def absent(party, place=1):
    """A guest who came and went; the link."""
    link = party.link(place)
    party.visit(link).close()
    party.pages.pop()
    return link


# --- a bot for an absent player ------------------------------------------------------------------


def test_a_bot_plays_for_an_absent_player_until_they_return(party):
    link = absent(party)
    host = party.host.table
    on(party, lambda: host.desk.waits)
    assert "Until then you can let a bot play" in everything(party.host)
    host._told(Message("take-over", form={"name": "1:greedy"}))
    assert host.desk.bot_acts and host.game.seats == ("Ann", "Bob")
    assert "A bot plays for Bob" in everything(party.host)
    count = at(party.host)
    on(party, lambda: host.desk.person_acts)
    assert at(party.host) > count
    assert {entry.player for entry in host.game.history[count:]} == {1}
    assert not party.store.load(host.screen.gathering.name)[0].is_bot(1)

    guest = party.visit(link)
    assert "the host let a bot play for you" in everything(guest)
    assert guest.table.desk.known.players[1] == host.game.view(1).players[1], "what Bob knows"
    on(Pages(party.host), lambda: guest.table.desk.bot_acts)
    act(guest)
    assert not guest.table.desk.person_acts
    guest.table.act("hand-back", "1")
    assert guest.table.desk.person_acts and host.desk.waits
    count = at(guest)
    act(guest)
    assert at(party.host) == count + 1
    for page in (guest, party.host):
        page.table.act("log-more")
        assert "A bot plays for Bob from here on" in everything(page)
        assert "Bob plays again from here on" in everything(page)


class Pages:
    """Some of the pages, to play on with."""

    def __init__(self, *pages):
        self.pages = pages


def test_the_host_hands_a_seat_back(party):
    absent(party)
    party.host.table.act("take-over", "1:greedy")
    assert state(party.host).substitutes == {1: "greedy"}
    party.host.table.act("together")
    assert "Hand the seat back" in everything(party.host)
    party.host.table.act("hand-back", "1")
    assert state(party.host).substitutes == {}


def test_only_the_host_lets_a_bot_play_and_only_for_who_is_away(three):
    guest, other, watcher = three.guest(1), three.guest(2), three.guest(WATCH)
    for page in (three.host, guest, other, watcher):
        for value in ("1:greedy", "2:greedy", "3:greedy", "9:greedy", "-1:greedy"):
            page.table.act("take-over", value)
    assert state(three.host).substitutes == {}
    other.close()
    three.pages.remove(other)
    for page in (guest, watcher):
        page.table.act("take-over", "2:greedy")
    for value in ("2:tests.toy:Bot", "2:nobody", "2:", "2", "x:greedy", ""):
        three.host.table.act("take-over", value)
        three.host.table.desk.report = ""
    assert state(three.host).substitutes == {}
    three.host.table.act("take-over", "2:greedy")
    for page in (guest, watcher):
        page.table.act("hand-back", "2")
    assert state(three.host).substitutes == {2: "greedy"}


def test_at_one_screen_a_bot_plays_for_one_of_two_and_shows_nobody_its_secrets(party):
    host = party.host.table
    host.act("take-over", "1:greedy")
    on(party, lambda: host.desk.bot_acts)
    assert host.desk.people == (0, 1) and host.desk.knower is None
    count = at(party.host)
    on(party, lambda: at(party.host) > count)
    assert host.game.history[count].player == 1


def test_a_thinking_bot_does_not_act_for_a_player_who_is_back(party):
    absent(party)
    on(party, lambda: party.host.table.desk.waits)
    party.host.table.act("take-over", "1:greedy")
    bots = party.host.table.desk.bots
    bots.play(0)
    party.host.table.act("hand-back", "1")
    count = at(party.host)
    assert bots.thought is None and not bots.play()
    assert at(party.host) == count


# --- undo by consent -----------------------------------------------------------------------------


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
    game = panels_of_game("delphi").new_game(seats, 3, {"length": "8"})
    made = Party(store, turns(game, passed_on))
    yield made
    made.close()


def test_all_others_agree_and_an_action_is_undone_past_the_end_of_a_turn(passed):
    party, guest = passed, passed.guest(1)
    count = at(guest)
    last = party.host.table.game.write(party.host.table.game.last.action)
    party.host.table.act("undo")
    assert at(guest) == count
    party.host.table.act("undo-ask")
    assert "You asked to undo" in everything(party.host)
    assert "Waiting for Bob" in everything(party.host)
    assert "Ann asks to undo" in everything(guest)
    party.host.table.act("undo-agree")
    assert at(guest) == count, "nobody agrees with themself"
    guest.table.act("undo-agree")
    assert at(guest) == at(party.host) == count - 1
    assert party.host.table.desk.person_acts and state(guest).undo is None
    assert not party.host.table.game.can_redo
    stored = party.store.load(party.host.table.screen.gathering.name)[0]
    assert len(stored.history) == count - 1
    note = state(guest).log_notes[-1]
    assert (note.after, note.seat, note.count) == (count - 1, 0, 1)
    assert note.kind in ("undone", "reveal")
    assert "took back an action with everybody&#x27;s consent" in everything(guest)
    party.host.table.act("do", last)
    assert party.host.table.game.write(party.host.table.game.last.action) == last


def test_what_chance_decided_is_said_before_and_noted_after(store, pair):
    game = turns(pair, lambda game: passed_on(game) and bool(game.last.outcome))
    party = Party(store, game)
    guest, before = party.guest(1), game.last
    party.host.table.act("undo-ask")
    assert "the same dice and cards come again" in everything(guest)
    guest.table.act("undo-agree")
    assert state(guest).log_notes[-1].kind == "reveal"
    assert "although chance had decided" in everything(party.host)
    party.host.table.game.play(before.action)
    assert party.host.table.game.last.outcome == before.outcome, "dice are not rolled anew"
    party.close()


def test_one_who_declines_is_enough(four):
    pages = [four.host, four.guest(1), four.guest(2)]
    count = at(four.host)
    four.host.table.act("undo-ask")
    pages[1].table.act("undo-agree")
    assert at(four.host) == count
    pages[2].table.act("undo-decline")
    assert "Cid declined your request" in everything(four.host)
    assert "Cid declined Ann" in everything(pages[1])
    for page in pages:
        page.table.act("undo-agree")
        page.table.act("undo-ask")
        assert at(page) == count
    act(pages[1])
    assert at(four.host) > count
    assert "declined" not in everything(four.host)


def test_a_request_lapses_when_the_game_goes_on_and_can_be_withdrawn(passed):
    host, guest = passed.host, passed.guest(1)
    host.table.act("undo-ask")
    guest.table.act("undo-withdraw")
    assert state(guest).undo is not None
    host.table.act("undo-withdraw")
    assert state(guest).undo is None
    host.table.act("undo-ask")
    act(guest)
    count = at(guest)
    assert "asks to undo" not in everything(guest)
    guest.table.act("undo-agree")
    assert at(guest) == count


def test_bots_wait_for_the_answer_and_consent(store):
    game = panels_of_game("delphi").new_game(("Ann", "Bob", "bot:greedy"), 3, {"length": "8"})
    party = Party(store, turns(game, lambda game: game.to_move == 2 and len(game.history) > 9))
    guest = party.guest(1)
    count = at(guest)
    guest.table.act("undo-ask")
    for page in (party.host, guest):
        assert page.table.desk.bot_acts and page.table._beat is None
        for do in ("skip", "beat", "step-action", "step-event"):
            page.table.act(do)
    assert at(guest) == count
    party.host.table.act("undo-agree")
    assert at(guest) < count
    party.close()


def test_requests_of_others_and_of_spectators_have_no_effect(four):
    guest, watcher = four.guest(1), four.guest(WATCH)
    count = at(guest)
    for do in ("undo-ask", "undo-agree", "undo-decline", "undo-withdraw", "rematch", "pause"):
        watcher.table.act(do)
    assert state(guest).undo is None and not state(guest).paused
    four.host.table.act("undo-ask")
    request = state(guest).undo
    assert request is not None and request.seat in (0, 2)
    for do in ("undo-agree", "undo-decline", "undo-withdraw", "undo-ask"):
        watcher.table.act(do)
    assert state(guest).undo == request and at(guest) == count


def test_nobody_is_asked_at_one_screen_or_of_bots_alone(passed):
    party = passed
    party.host.table.act("undo-ask")
    assert state(party.host).undo is None
    absent(party)
    party.host.table.act("take-over", "1:greedy")
    party.host.table.act("undo-ask")
    assert state(party.host).undo is None


# --- a rematch -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ended():
    """A finished game of two people and a bot."""
    seats = ("Ann", "Bob", "bot:greedy")
    return play(panels_of_game("delphi").new_game(seats, 5, {"length": "8", "tiles": "first"}))


@pytest.fixture
def finished(store, ended):
    """The screens at a finished game."""
    made = Party(store, ended)
    yield made
    made.close()


def test_a_rematch_leads_everybody_to_their_seat(finished):
    guest, watcher = finished.guest(1), finished.guest(WATCH)
    old = finished.host.table.game
    guest.table.act("rematch")
    assert guest.table.game is old, "the host begins it"
    guest.table.act("rematch-suggest")
    assert "Bob would like a rematch" in everything(finished.host)
    finished.host.table.act("rematch")
    new = finished.host.table.game
    assert new.seats == ("Bob", "bot:greedy", "Ann") and not new.history and new.seed != old.seed
    setting, before = new.rules.setting, old.rules.setting
    assert setting.ships == (*before.ships[1:], before.ships[0])
    assert setting.rules == before.rules
    assert setting.layout == make_layout("compact", new.seed) != before.layout
    assert finished.host.table.desk.people == (2,)
    for page, people in ((guest, (0,)), (watcher, ())):
        assert "The rematch has begun" in everything(page)
        page.table.act("rematch")
        assert page.table.game is new and page.table.desk.people == people
        assert face(page).address.startswith("?join=")
        assert finished.visit(face(page).address).table.desk.people == people
    links = finished.host.table.screen.links()
    assert links[0] == face(guest).address and links[WATCH] == face(watcher).address
    kept = b"".join(one.read_bytes() for one in finished.store.database.path.parent.iterdir())
    assert not any(link.partition("=")[2].encode() in kept for link in links.values())


def test_whoever_looks_back_sees_that_a_rematch_is_asked_for(finished):
    guest, host = finished.guest(1), finished.host
    host.table.act("replay")
    assert "rematch" not in everything(host)
    guest.table.act("rematch-suggest")
    guest.table.act("replay")
    assert "rematch" not in everything(guest), "asked for by Bob alone"
    host.replay.look_round()
    assert "Bob would like a rematch" in everything(host)
    host.replay.act("table")
    host.table.act("rematch")
    guest.replay.look_round()
    assert "The rematch has begun" in everything(guest)
    guest.replay.act("table")
    guest.table.act("rematch")
    assert guest.table.game is host.table.game


def test_there_is_one_rematch(finished):
    guest = finished.guest(1)
    link = face(guest).address
    name = finished.host.table.screen.gathering.name
    finished.host.table.act("rematch")
    new = finished.host.table.screen.gathering.name
    finished.host.open(name)
    finished.host.table.act("rematch")
    assert finished.host.table.screen.gathering.name == new
    finished.host.open(name)
    guest.close()
    again = finished.visit(link)
    again.table.act("rematch")
    assert again.table.screen.gathering.name == new


def test_no_rematch_before_the_end_and_none_for_who_has_no_seat(party, finished):
    party.host.table.act("rematch")
    assert party.host.table.screen.gathering.state.rematch is None
    link = finished.link(1)
    guest = finished.visit(link)
    finished.host.table.act("take-back", "1")
    finished.host.table.act("rematch")
    assert guest.table is None
    assert finished.host.table.desk.people == (0, 2)


def test_a_rematch_at_one_screen_and_in_a_cell(finished):
    from oracle_nb.app.table.page import Table

    finished.host.table.act("rematch")
    assert finished.host.table.desk.people == (0, 2)
    finished.host.table.act("home")
    game = play(panels_of_game("delphi").first_game("You", 5))
    table = Table(game)
    table.act("rematch")
    assert table.game.seats == ("bot:greedy", "bot:greedy", "You")
    table.close()


def test_any_game_has_a_rematch(race):
    new = panels_of_game("toy").rematch(race, (1, 0))
    assert new.seats == race.seats[::-1] and new.rules is race.rules and not new.history


def test_a_sealed_secret_opens_with_its_key_alone():
    sealed = seal("s3cret-_", "key", "game")
    assert unseal(sealed, "key", "game") == "s3cret-_"
    assert "s3cret" not in sealed
    with pytest.raises(ValueError, match="at most 32 bytes"):
        seal("x" * 33, "key", "game")


# --- the state of a table ------------------------------------------------------------------------


def test_two_processes_change_one_state_and_neither_change_is_lost(party):
    guest = party.guest(1)
    here = guest.table.screen.gathering
    there = Gathering(party.store, here.name)
    here.change(lambda old: with_note(old, Note(0, "takeover", 0)))
    there.change(lambda old: with_note(old, Note(0, "return", 1)))
    here.fresh()
    assert [note.kind for note in here.state.log_notes] == ["takeover", "return"]
    assert there.state == here.state == decode_state(encode_state(here.state))


def test_consent_given_in_another_process_undoes_the_action_once(passed):
    party = passed
    party.guest(1)
    count = at(party.host)
    here = party.host.table.screen.gathering
    party.host.table.act("undo-ask")
    there = Gathering(party.store, here.name)
    consent.agree(there, 1)
    here.fresh()
    consent.settle(here)
    assert len(here.game.history) == len(there.game.history) == count - 1
    assert [note.count for note in here.state.log_notes] == [1]


def test_a_state_is_read_as_it_was_stored():
    state = TableState(
        substitutes={1: "greedy"},
        rematch=Rematch("x", {-1: "a", 0: "b"}),
        undo=UndoRequest(0, 0, 3, 4, chance=True, agreed=(1,)),
        clock=new_clock("total", 5, 1, 3, pauses=True),
        phrases=(Phrase(1, 0, "hello", 1.5),),
        log_notes=(Note(1, "flag", 0),),
    )
    assert decode_state(encode_state(state)) == state
    assert encode_state(TableState()) == "{}"


def test_a_damaged_state_does_not_keep_anybody_from_the_game(party):
    gathering = party.host.table.screen.gathering
    with party.store._write() as base:
        base.execute(
            "INSERT OR REPLACE INTO tables VALUES (?, 7, '{\"pace\": 3}')", (gathering.name,)
        )
    again = Gathering(party.store, gathering.name)
    assert again.state == TableState()
    assert again.change(lambda old: with_note(old, Note(0, "return", 1)))


def test_the_state_of_a_deleted_game_is_deleted_when_it_can_not_be_restored(party, monkeypatch):
    gathering = party.host.table.screen.gathering
    gathering.change(lambda old: with_note(old, Note(0, "return", 1)))
    party.store.delete(gathering.name)
    assert party.store.tables.read(gathering.name) != ("", 0)
    monkeypatch.setattr("oracle_nb.app.games.store.UNDO_TIME", -1.0)
    party.store.delete()
    assert party.store.tables.read(gathering.name) == ("", 0)


def test_what_cannot_be_stored_is_said_and_holds_here(party, monkeypatch):
    def full(*_):
        raise OSError("the disk is full")

    monkeypatch.setattr(type(party.store.tables), "swap", full)
    party.host.table.act("take-over", "1:greedy")
    assert "the disk is full" in everything(party.host)
    assert state(party.host).substitutes == {1: "greedy"}


def test_it_is_all_said_in_polish(finished):
    guest = finished.guest(1)
    for page in (guest, finished.host):
        page.table.act("language", "pl")
    guest.table.act("rematch-suggest")
    assert "Chętni na rewanż: Bob" in everything(finished.host)
    finished.host.table.act("rematch")
    assert "Rewanż się rozpoczął" in everything(guest)
