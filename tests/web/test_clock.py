"""The clock of a table: who is charged, when it stops, who is flagged, and who may set it."""

import time

import pytest

from oracle_nb.web.table.shared import clock
from oracle_nb.web.table.shared.clock import NOBODY, advanced, new_clock, seconds_left
from oracle_nb.web.table.shared.shared_game import HOST, WATCH, SharedGame
from tests.web.browser_session import everything
from tests.web.shared_screens import take_action

FORM = {"clock": "total", "minutes": "10", "increment": "5", "pauses": "on"}


def total(seconds=60, increment=5):
    return new_clock("total", seconds, increment, 3, pauses=True)


def ticking(page):
    return page.table.screen.shared_game.state.clock


@pytest.fixture
def now(monkeypatch):
    """The time, which a test can move on."""
    moment = [1000.0]
    monkeypatch.setattr(time, "time", lambda: moment[0])
    return moment


def test_only_the_seat_that_decides_is_charged():
    clock = advanced(total(), 0, 0, 100)
    assert [seconds_left(clock, seat, 130) for seat in range(3)] == [30, 60, 60]
    two = advanced(clock, 1, 0, 130)
    assert two.left == (30, 60, 60), "another decides within the turn: nobody gets an increment"
    three = advanced(two, 0, 0, 140)
    assert three.left == (30, 50, 60)
    assert advanced(three, 1, 1, 150).left == (25, 50, 60), "with the turn comes the increment"


def test_a_turn_has_its_own_time():
    clock = advanced(new_clock("turn", 60, 9, 2, pauses=False), 0, 0, 0)
    two = advanced(clock, 1, 1, 75)
    assert two.left == (60, 60) and two.flagged == ()
    assert advanced(two, 1, 1, 200).flagged == (1,)


def test_at_zero_a_seat_is_flagged_for_good():
    clock = advanced(total(increment=0), 0, 0, 0)
    two = advanced(clock, 0, 0, 61)
    assert two.flagged == (0,) and two.left[0] == 0
    assert advanced(two, 1, 1, 62).flagged == (0,)
    assert seconds_left(two, 0, 10**9) == 0


def test_a_stopped_clock_charges_nobody():
    clock = advanced(advanced(total(), 0, 0, 0), NOBODY, 0, 10)
    assert seconds_left(clock, 0, 10**6) == 50
    assert advanced(clock, 0, 0, 10**6).left == (50, 60, 60)


@pytest.mark.parametrize(
    ("kind", "seconds", "increment"),
    [("total", 0, 0), ("turn", clock.MAX_SECONDS + 1, 0), ("total", 5, -1), ("blitz", 5, 0)],
)
def test_a_clock_out_of_range_is_refused(kind, seconds, increment):
    with pytest.raises(ValueError, match="can't give"):
        new_clock(kind, seconds, increment, 2, pauses=True)


def test_the_host_alone_sets_a_clock(party):
    guest, watcher = party.guest(1), party.guest(WATCH)
    for page in (guest, watcher):
        page.table.handle("clock", form=FORM)
    assert ticking(guest) is None
    for wrong in ({"minutes": "x"}, {"minutes": "0"}, {"minutes": "inf"}, {"increment": "1e99"}):
        party.host.table.handle("clock", form={**FORM, **wrong})
        assert ticking(guest) is None
        assert "Set a time" in everything(party.host)
    party.host.table.handle("clock", form=FORM)
    made = ticking(guest)
    assert (made.kind, made.seconds, made.increment, made.pauses) == ("total", 600, 5, True)
    rows = guest.table._clock.rows
    assert [row["name"] for row in rows] == ["Ann", "Bob"] and rows[0]["running"]
    party.host.table.handle("clock", form={"clock": ""})
    assert ticking(guest) is None and guest.table._clock.rows == []


def test_time_passes_between_actions_without_a_message(party, now):
    guest = party.guest(1)
    party.host.table.handle("clock", form=FORM)
    now[0] += 100
    take_action(party.host)
    assert seconds_left(ticking(guest), 0, now[0]) == 500
    party.host.table.refresh()
    assert party.host.table._clock.rows[0]["left"] == 500


def test_a_player_out_of_time_is_flagged_and_a_bot_may_play(party, now):
    guest = party.guest(1)
    party.host.table.handle("clock", form={**FORM, "minutes": "1"})
    while not guest.table.controller.seating.person_acts:
        take_action(party.host)
    party.host.table.handle("take-over", "1:greedy")
    assert party.host.table.screen.shared_game.state.substitutes == {}
    now[0] += 61
    guest.table.screen.poll_changes()
    assert ticking(guest).flagged == (1,)
    assert "Bob is out of time" in everything(party.host)
    assert guest.table.controller.seating.person_acts, "nothing is lost"
    guest.table.screen.poll_changes()
    notes = party.host.table.screen.shared_game.state.log_notes
    assert [note.kind for note in notes] == ["flag"]
    party.host.table.handle("take-over", "1:greedy")
    assert party.host.table.controller.seating.bot_acts
    assert ticking(guest).running == NOBODY, "a bot's thinking costs nothing"


def test_it_stops_while_nobody_is_at_the_table(party, now):
    name = party.host.table.screen.shared_game.name
    party.host.table.handle("clock", form=FORM)
    shared_game = party.host.table.screen.shared_game
    party.host.table.handle("home")
    assert shared_game.state.clock.running == NOBODY
    now[0] += 1000
    party.host.open(name)
    assert ticking(party.host).running == 0
    assert seconds_left(ticking(party.host), 0, now[0]) == 600
    party.host.table.handle("clock", form={**FORM, "pauses": ""} | {"clock": "total"})
    party.host.table.handle(
        "clock", form={field: FORM[field] for field in FORM if field != "pauses"}
    )
    party.host.table.handle("home")
    now[0] += 100
    party.host.open(name)
    assert seconds_left(ticking(party.host), 0, now[0]) == 500


def test_a_stopped_server_costs_nobody_time(party, now):
    name = party.host.table.screen.shared_game.name
    party.host.table.handle("clock", form=FORM)
    again = SharedGame(party.store, name)
    before = again.state.clock
    assert before is not None and before.running == 0
    now[0] += 1000
    clock.stop_unattended(again)
    after = again.state.clock
    assert after is not None and after.running == NOBODY
    assert seconds_left(after, 0, now[0]) == 600


def test_a_slow_reload_costs_the_time_before_it(party, now):
    shared_game = party.host.table.screen.shared_game
    party.host.table.handle("clock", form=FORM)
    now[0] += 100
    party.host.table.screen.poll_changes()
    now[0] += 4
    # The page has been away for so long, and nobody has looked round since.
    shared_game.attendance.remove_screen(party.host.table.screen.presence)
    clock.stop_unattended(shared_game)
    assert ticking(party.host).running == NOBODY
    assert seconds_left(ticking(party.host), 0, now[0]) == 500


def test_presence_in_another_process_keeps_the_clock_running(party, now):
    party.host.table.handle("clock", form=FORM)
    now[0] += 100
    again = SharedGame(party.store, party.host.table.screen.shared_game.name)
    again.attendance.seen[HOST] = now[0] - 1
    clock.stop_unattended(again)
    running = again.state.clock
    assert running is not None and running.running == 0


def test_a_rematch_has_the_same_clock_with_all_its_time():
    used = advanced(advanced(total(), 0, 0, 0), 1, 1, 50)
    assert clock.fresh_clock(used) == total()
    assert clock.fresh_clock(None) is None
