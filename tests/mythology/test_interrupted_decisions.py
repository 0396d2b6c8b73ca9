"""Players who leave while an alliance is offered to them or a fight waits for them."""

import time
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from oracle_nb.games.game import Game
from oracle_nb.mythology.model.position import Part
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.shared import undo_consent
from oracle_nb.web.table.shared.clock import seconds_left
from oracle_nb.web.table.shared.shared_game import WATCH
from tests.mythology.positions import HERCULES, HYDRA, JASON, position, rules_for
from tests.web.browser_session import everything
from tests.web.shared_screens import Party, state

BOT = "tactician"
UNITS: Mapping[int, str] = {HERCULES: "2813", JASON: "2912", HYDRA: "2813"}


def begun(players: int = 4, **fields: Any) -> Game:
    """Return a game in the turn of seat 0, whose Hero is in a hex with a Monster."""
    rules = rules_for(players)
    names = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")[:players]
    return Game(rules, 7, names, start=position(rules, UNITS, {3: "2914"}, **fields))


def fight() -> Game:
    """Return a game in which the host fights, and Bob must announce his aid."""
    fighting = begun(part=Part.COMBAT, battlefields=(rules_for(4).world.index["2813"],))
    fighting.play("aid 3")
    assert fighting.to_move == 1
    return fighting


def offer() -> Game:
    """Return a game in which the host has offered Cid an alliance."""
    offering = begun()
    offering.play("propose 3")
    assert offering.to_move == 2
    return offering


WAITS = {"fight": (fight, 1, "aid 0"), "offer": (offer, 2, "join")}
"""How the games begin, who must decide, and a legal decision."""


@pytest.fixture(params=WAITS)
def table(request: pytest.FixtureRequest, store: Store) -> Iterator[tuple[Party, int, str]]:
    """A table at which somebody must decide in another player's turn."""
    make, seat, answer = WAITS[request.param]
    party = Party(store, make())
    yield party, seat, answer
    party.close()


@pytest.fixture
def store(tmp_path: Any) -> Store:
    return Store(tmp_path)


def count(page: Any) -> int:
    return len(page.table.controller.game.history)


def healthy(party: Party) -> bool:
    return all('class="report' not in everything(page) for page in party.pages)


def left(party: Party, page: Any) -> None:
    page.close()
    party.pages.remove(page)


def test_a_bot_decides_for_somebody_who_left(table: tuple[Party, int, str]) -> None:
    party, seat, answer = table
    link = party.link(seat)
    guest, other, watcher = party.visit(link), party.guest(3), party.guest(WATCH)
    before = count(party.host)
    left(party, guest)
    # Nobody else decides meanwhile, not even the host.
    for page in (party.host, other, watcher):
        for command in ("do", "pick", "choose"):
            page.table.handle(command, answer)
    assert count(party.host) == before
    for page in (other, watcher):
        page.table.handle("take-over", f"{seat}:{BOT}")
    assert state(party.host).substitutes == {}
    party.host.table.handle("take-over", f"{seat}:{BOT}")
    party.host.table.handle("step-action")
    assert count(party.host) > before
    assert party.host.table.game.history[before].player == seat
    assert party.host.table.controller.seating.person_acts, "the host's turn goes on"
    # The player comes back.
    guest = party.visit(link)
    guest.table.handle("hand-back", str(seat))
    assert state(party.host).substitutes == {}
    assert healthy(party)


def test_a_decision_is_made_once_from_two_tabs_of_a_seat(table: tuple[Party, int, str]) -> None:
    party, seat, answer = table
    link = party.link(seat)
    tabs = party.visit(link), party.visit(link)
    before = count(party.host)
    for tab in (*tabs, *tabs):
        tab.table.handle("do", answer)
    assert count(party.host) == before + 1
    assert healthy(party)


def test_a_clock_charges_who_must_decide_in_another_turn(
    table: tuple[Party, int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    party, seat, answer = table
    now = [1000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    guest, others = party.guest(seat), [party.guest(number) for number in {1, 2, 3} - {seat}]
    party.host.table.handle("clock", form={"clock": "total", "minutes": "1", "increment": "5"})
    party.host.table.handle("take-over", f"{seat}:{BOT}")
    assert state(party.host).substitutes == {}, "there is time left"
    now[0] += 61
    for page in (party.host, guest, *others):
        page.table.screen.poll_changes()
    clock = state(guest).clock
    assert clock.flagged == (seat,)
    assert [seconds_left(clock, number, now[0]) for number in range(4)] == [
        0 if number == seat else 60 for number in range(4)
    ]
    # A bot decides for who is there, but out of time.
    party.host.table.handle("take-over", f"{seat}:{BOT}")
    before = count(party.host)
    guest.table.handle("do", answer)
    assert count(party.host) == before, "a bot plays"
    party.host.table.handle("step-action")
    assert party.host.table.game.history[before].player == seat
    assert state(guest).clock.running == party.host.table.game.to_move
    party.host.table.handle("undo-ask")
    for page in others:
        page.table.handle("undo-agree")
    assert count(party.host) == before - 1, "the bot's decision goes with the host's, unasked"
    clock = state(guest).clock
    assert (clock.running, clock.flagged) == (0, (seat,))
    assert healthy(party)


def test_an_undo_takes_back_what_somebody_must_answer(table: tuple[Party, int, str]) -> None:
    party, seat, answer = table
    guests = [party.guest(number) for number in (1, 2, 3)]
    before = count(party.host)
    party.host.table.handle("undo-ask")
    for guest in guests[:-1]:
        guest.table.handle("undo-agree")
    assert count(party.host) == before
    guests[-1].table.handle("undo-agree")
    assert count(party.host) == before - 1
    # A late answer of a page that shows the old position is refused.
    guests[seat - 1].table.handle("do", answer)
    assert count(party.host) == before - 1
    assert party.host.table.controller.seating.person_acts
    assert healthy(party)


def test_an_undo_does_not_wait_for_somebody_who_left(store: Store) -> None:
    party = Party(store, offer())
    guests = {seat: party.guest(seat) for seat in (1, 2, 3)}
    before = count(party.host)
    party.host.table.handle("undo-ask")
    left(party, guests.pop(3))
    for guest in guests.values():
        guest.table.handle("undo-agree")
    assert count(party.host) == before, "Dan hasn't answered"
    party.host.table.handle("take-over", f"3:{BOT}")
    assert count(party.host) == before - 1, "a bot isn't asked"
    assert undo_consent.pending(party.host.table.screen.shared_game) is None
    assert healthy(party)
    party.close()


def test_dice_of_a_fight_that_was_undone_fall_alike_again(store: Store) -> None:
    party = Party(store, fight())
    guests = [party.guest(number) for number in (1, 2, 3)]
    guests[0].table.handle("do", "aid 0")
    rolled = party.host.table.game.last
    assert rolled.outcome
    before = count(party.host)
    guests[0].table.handle("undo")
    assert count(party.host) == before, "dice were rolled: nobody takes that back alone"
    guests[0].table.handle("undo-ask")
    assert "the same ones will come up again" in everything(party.host)
    for page in (party.host, *guests[1:]):
        page.table.handle("undo-agree")
    assert count(party.host) == before - 1
    guests[0].table.handle("do", "aid 0")
    assert party.host.table.game.last.outcome == rolled.outcome
    assert healthy(party)
    party.close()


def test_eight_linked_seats_whose_guests_vanish_are_played_by_bots(store: Store) -> None:
    party = Party(store, begun(8))
    guests = [party.guest(seat) for seat in range(1, 8)]
    party.host.table.handle("do", "propose 3")
    for guest in guests:
        left(party, guest)
    for seat in range(1, 8):
        party.host.table.handle("take-over", f"{seat}:{BOT}")
    assert len(state(party.host).substitutes) == 7
    start = party.host.table.game.position.round
    for _ in range(400):
        seating = party.host.table.controller.seating
        if party.host.table.game.position.round > start:
            break
        if seating.person_acts:
            game = party.host.table.game
            ends = [
                action
                for action in map(game.write, game.legal_actions())
                if action.startswith("end")
            ]
            party.host.table.handle("do", (ends or [game.write(game.legal_actions()[0])])[0])
        else:
            party.host.table.handle("step-action")
    assert party.host.table.game.position.round > start
    assert healthy(party)
    party.close()
