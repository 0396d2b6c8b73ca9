"""The state of a shared table: stored, changed by several processes, deleted."""

from oracle_nb.web.table.shared.clock import new_clock
from oracle_nb.web.table.shared.shared_game import SharedGame
from oracle_nb.web.table.shared.table_state import (
    Note,
    Rematch,
    SaidPhrase,
    TableState,
    UndoRequest,
    decode_state,
    encode_state,
    with_note,
)


def test_two_processes_change_one_state_and_neither_change_is_lost(party):
    guest = party.guest(1)
    here = guest.table.screen.shared_game
    there = SharedGame(party.store, here.name)
    here.change(lambda old: with_note(old, Note(0, "takeover", 0)))
    there.change(lambda old: with_note(old, Note(0, "return", 1)))
    here.fresh()
    assert [note.kind for note in here.state.log_notes] == ["takeover", "return"]
    assert there.state == here.state == decode_state(encode_state(here.state))


def test_a_state_is_read_as_it_was_stored():
    state = TableState(
        substitutes={1: "greedy"},
        rematch=Rematch("x", {-1: "a", 0: "b"}),
        undo=UndoRequest(0, 0, 3, 4, chance=True, agreed=(1,)),
        clock=new_clock("total", 5, 1, 3, pauses=True),
        phrases=(SaidPhrase(1, 0, "hello", 1.5),),
        log_notes=(Note(1, "flag", 0),),
    )
    assert decode_state(encode_state(state)) == state
    assert encode_state(TableState()) == "{}"


def test_a_damaged_state_does_not_keep_anybody_from_the_game(party):
    shared_game = party.host.table.screen.shared_game
    with party.store._write() as base:
        base.execute(
            "INSERT OR REPLACE INTO tables VALUES (?, 7, '{\"pace\": 3}')", (shared_game.name,)
        )
    again = SharedGame(party.store, shared_game.name)
    assert again.state == TableState()
    assert again.change(lambda old: with_note(old, Note(0, "return", 1)))


def test_the_state_of_a_deleted_game_is_deleted_when_it_can_not_be_restored(party, monkeypatch):
    shared_game = party.host.table.screen.shared_game
    shared_game.change(lambda old: with_note(old, Note(0, "return", 1)))
    party.store.delete(shared_game.name)
    assert party.store.tables.read(shared_game.name) != ("", 0)
    monkeypatch.setattr("oracle_nb.web.saved_games.store.UNDO_TIME", -1.0)
    party.store.delete()
    assert party.store.tables.read(shared_game.name) == ("", 0)
