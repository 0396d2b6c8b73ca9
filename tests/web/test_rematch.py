"""A rematch with the same players and rotated seats."""

from random import Random

import pytest

from oracle_nb.delphi.board import make_layout
from oracle_nb.games.registry import package_of
from oracle_nb.web.table.shared.rematch import seal, unseal
from oracle_nb.web.table.shared.shared_game import WATCH
from tests.web.browser_session import everything, html_view
from tests.web.replaying import play
from tests.web.shared_screens import Party, absent, on, state, take_action


@pytest.fixture(scope="module")
def ended():
    """A finished game of two people and a bot."""
    seats = ("Ann", "Bob", "bot:greedy")
    return play(
        package_of("delphi")
        .presentation()
        .setup.new_game(seats, 5, {"length": "8", "tiles": "first"})
    )


@pytest.fixture
def finished(store, ended):
    """The screens at a finished game."""
    made = Party(store, ended)
    yield made
    made.close()


def test_a_rematch_leads_everybody_to_their_seat(finished):
    guest, watcher = finished.guest(1), finished.guest(WATCH)
    old = finished.host.table.game
    guest.table.handle("rematch")
    assert guest.table.game is old, "the host begins it"
    guest.table.handle("rematch-suggest")
    assert "Bob would like a rematch" in everything(finished.host)
    finished.host.table.handle("rematch")
    new = finished.host.table.game
    assert new.seats == ("Bob", "bot:greedy", "Ann") and not new.history and new.seed != old.seed
    setting, before = new.rules.setting, old.rules.setting
    assert setting.ships == (*before.ships[1:], before.ships[0])
    assert setting.rules == before.rules
    assert setting.layout == make_layout("compact", new.seed) != before.layout
    assert finished.host.table.controller.seating.people == (2,)
    for page, people in ((guest, (0,)), (watcher, ())):
        assert "The rematch has started" in everything(page)
        page.table.handle("rematch")
        assert page.table.game is new and page.table.controller.seating.people == people
        assert html_view(page).address.startswith("?join=")
        assert finished.visit(html_view(page).address).table.controller.seating.people == people
    links = finished.host.table.screen.links()
    assert links[0] == html_view(guest).address and links[WATCH] == html_view(watcher).address
    kept = b"".join(path.read_bytes() for path in finished.store.database.path.parent.iterdir())
    assert not any(link.partition("=")[2].encode() in kept for link in links.values())


def test_a_rematch_request_is_visible_in_the_replay(finished):
    guest, host = finished.guest(1), finished.host
    host.table.handle("replay")
    assert "rematch" not in everything(host)
    guest.table.handle("rematch-suggest")
    guest.table.handle("replay")
    assert "rematch" not in everything(guest), "asked for by Bob alone"
    host.replay.poll_changes()
    assert "Bob would like a rematch" in everything(host)
    host.replay.handle("table")
    host.table.handle("rematch")
    guest.replay.poll_changes()
    assert "The rematch has started" in everything(guest)
    guest.replay.handle("table")
    guest.table.handle("rematch")
    assert guest.table.game is host.table.game


def test_there_is_one_rematch(finished):
    guest = finished.guest(1)
    link = html_view(guest).address
    name = finished.host.table.screen.shared_game.name
    finished.host.table.handle("rematch")
    new = finished.host.table.screen.shared_game.name
    finished.host.open(name)
    finished.host.table.handle("rematch")
    assert finished.host.table.screen.shared_game.name == new
    finished.host.open(name)
    guest.close()
    again = finished.visit(link)
    again.table.handle("rematch")
    assert again.table.screen.shared_game.name == new


def test_no_rematch_before_the_end_or_without_a_seat(party, finished):
    party.host.table.handle("rematch")
    assert party.host.table.screen.shared_game.state.rematch is None
    link = finished.link(1)
    guest = finished.visit(link)
    finished.host.table.handle("take-back", "1")
    finished.host.table.handle("rematch")
    assert guest.table is None
    assert finished.host.table.controller.seating.people == (0, 2)


def test_a_rematch_at_one_screen_and_in_a_cell(finished):
    from oracle_nb.web.table.page import TablePage

    finished.host.table.handle("rematch")
    assert finished.host.table.controller.seating.people == (0, 2)
    finished.host.table.handle("home")
    game = play(package_of("delphi").presentation().setup.first_game("You", 5))
    table = TablePage(game)
    table.handle("rematch")
    assert table.game.seats == ("bot:greedy", "bot:greedy", "You")
    table.close()


def test_any_game_has_a_rematch(race):
    new = package_of("toy").presentation().setup.rematch(race, (1, 0))
    assert new.seats == race.seats[::-1] and new.rules is race.rules and not new.history


def test_a_sealed_secret_opens_with_its_key_alone():
    sealed = seal("s3cret-_", "key", "game")
    assert unseal(sealed, "key", "game") == "s3cret-_"
    assert "s3cret" not in sealed
    with pytest.raises(ValueError, match="at most 32 bytes"):
        seal("x" * 33, "key", "game")


def test_it_is_all_in_polish(finished):
    guest = finished.guest(1)
    for page in (guest, finished.host):
        page.table.handle("language", "pl")
    guest.table.handle("rematch-suggest")
    assert "Chętni na rewanż: Bob" in everything(finished.host)
    finished.host.table.handle("rematch")
    assert "Rewanż się rozpoczął" in everything(guest)


@pytest.mark.parametrize("name", ["delphi", "mythology"])
def test_a_rematch_gives_every_seat_back_to_its_person(store, name):
    setup = package_of(name).presentation().setup
    game = setup.new_game(("Ann", "Bob"), 5, {"rounds": "2"} if name == "delphi" else {})
    rng = Random(1)
    while game.to_move is not None:
        game.play(rng.choice(game.legal_actions()))
    party = Party(store, game.after(len(game.history) - 1))
    absent(party)
    host = party.host.table
    for seat in (0, 1):
        host.handle("take-over", f"{seat}:random")
    host.handle("pace", "fast")
    host.handle("skip")
    while host.game.to_move is not None:
        host.handle("step-action")
    host.handle("rematch")
    host = party.host.table
    assert not host.game.history and state(party.host).substitutes == {}
    assert not any(host.controller.bots.playing(seat) for seat in range(2))
    assert not host.controller.seating.bot_acts
    host.handle("beat")
    assert not host.game.history
    party.close()


def test_the_button_to_skip_says_where_it_stops(party):
    absent(party)
    host = party.host.table
    host.handle("take-over", "0:greedy")
    on(party, lambda: host.controller.seating.bot_acts)
    assert "Skip the bots&#x27; turns" in everything(party.host)
    assert "Skip to my turn" not in everything(party.host)
    host.handle("take-over", "1:greedy")
    assert "Skip to the end" in everything(party.host)
    host.handle("hand-back", "0")
    if not host.controller.seating.bot_acts:
        take_action(party.host)
        on(party, lambda: host.controller.seating.bot_acts)
    assert "Skip to my turn" in everything(party.host)
