"""A bot plays for an absent player, until the seat is handed back."""

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.web.table.shared import takeover
from oracle_nb.web.table.shared.shared_game import WATCH
from oracle_nb.web.widgets.html_view import Message
from tests.web.browser_session import everything
from tests.web.replaying import play
from tests.web.shared_screens import Party, absent, at, on, state, take_action


def test_a_bot_plays_for_an_absent_player_until_they_return(party):
    link = absent(party)
    host = party.host.table
    on(party, lambda: host.controller.seating.waits)
    assert "Until then you can let a bot play" in everything(party.host)
    host._handle(Message("take-over", form={"name": "1:greedy"}))
    assert host.controller.seating.bot_acts and host.game.seats == ("Ann", "Bob")
    assert "A bot plays for Bob" in everything(party.host)
    count = at(party.host)
    on(party, lambda: host.controller.seating.person_acts)
    assert at(party.host) > count
    assert {entry.player for entry in host.game.history[count:]} == {1}
    assert not party.store.load(host.screen.shared_game.name)[0].is_bot(1)

    guest = party.visit(link)
    assert "the host let a bot play for you" in everything(guest)
    assert guest.table.controller.known.players[1] == host.game.view(1).players[1], "what Bob knows"
    on(Pages(party.host), lambda: guest.table.controller.seating.bot_acts)
    take_action(guest)
    assert not guest.table.controller.seating.person_acts
    guest.table.handle("hand-back", "1")
    assert guest.table.controller.seating.person_acts and host.controller.seating.waits
    count = at(guest)
    take_action(guest)
    assert at(party.host) == count + 1
    for page in (guest, party.host):
        page.table.handle("log-more")
        assert "A bot plays for Bob from here on" in everything(page)
        assert "Bob plays again from here on" in everything(page)


def test_bots_go_on_at_the_screen_of_a_host_who_only_watches(party):
    host = party.host.table
    for seat in (0, 1):
        host.handle("give", str(seat))
    assert host.controller.seating.watches
    for seat in (0, 1):
        host.handle("take-over", f"{seat}:greedy")
    assert "Skip" in everything(party.host)
    count = at(party.host)
    host.handle("beat")
    assert at(party.host) == count + 1 and host.pacer.interval is not None
    watcher = party.guest(WATCH)
    assert watcher.table.pacer.interval is None
    watcher.table.handle("beat")
    assert at(party.host) == count + 1


def test_only_the_player_in_a_seat_called_you_is_you(store):
    party = Party(store, package_of("delphi").new_game(2, seed=7, seats=("You", "Player 2")))
    guest = party.guest(1)
    guest.table.handle("together")
    assert guest.table.controller.snapshot.page.name(0) == "Player 1"
    assert "Player 1" in everything(guest)
    host = party.host.table
    assert host.controller.snapshot.page.name(0) == "You"
    host.handle("give", "0")
    host.handle("take-over", "0:greedy")
    texts = [everything(page) for page in (party.host, guest, party.visit(host.screen.links()[0]))]
    assert all("plays for You" not in text for text in texts)
    assert [text.count("A bot plays for you from here on.") for text in texts] == [0, 0, 1]
    assert ["A bot plays for Player 1 from here on." in text for text in texts] == [
        True,
        True,
        False,
    ]
    party.close()


class Pages:
    """Some of the pages, to play on with."""

    def __init__(self, *pages):
        self.pages = pages


def test_the_host_hands_a_seat_back(party):
    absent(party)
    party.host.table.handle("take-over", "1:greedy")
    assert state(party.host).substitutes == {1: "greedy"}
    party.host.table.handle("together")
    assert "Let the player play again" in everything(party.host)
    party.host.table.handle("hand-back", "1")
    assert state(party.host).substitutes == {}


def test_only_the_host_lets_a_bot_play_and_only_for_absent_players(three):
    guest, other, watcher = three.guest(1), three.guest(2), three.guest(WATCH)
    for page in (three.host, guest, other, watcher):
        for value in ("1:greedy", "2:greedy", "3:greedy", "9:greedy", "-1:greedy"):
            page.table.handle("take-over", value)
    assert state(three.host).substitutes == {}
    other.close()
    three.pages.remove(other)
    for page in (guest, watcher):
        page.table.handle("take-over", "2:greedy")
    for value in ("2:tests.toy:Bot", "2:nobody", "2:", "2", "x:greedy", ""):
        three.host.table.handle("take-over", value)
        three.host.table.controller.report = ""
    assert state(three.host).substitutes == {}
    three.host.table.handle("take-over", "2:greedy")
    for page in (guest, watcher):
        page.table.handle("hand-back", "2")
    assert state(three.host).substitutes == {2: "greedy"}


def test_at_one_screen_a_bot_plays_for_one_of_two_and_shows_nobody_its_secrets(party):
    host = party.host.table
    host.handle("take-over", "1:greedy")
    on(party, lambda: host.controller.seating.bot_acts)
    assert host.controller.seating.people == (0, 1) and host.controller.seating.knower is None
    assert host.controller.seating.viewer == 0
    count = at(party.host)
    on(party, lambda: at(party.host) > count)
    assert host.game.history[count].player == 1
    assert host.controller.seating.viewer == 0, "the screen shows whom no bot plays for"


def test_a_thinking_bot_does_not_act_for_a_returned_player(party):
    absent(party)
    on(party, lambda: party.host.table.controller.seating.waits)
    party.host.table.handle("take-over", "1:greedy")
    bots = party.host.table.controller.bots
    bots.play(0)
    party.host.table.handle("hand-back", "1")
    count = at(party.host)
    assert bots.thought is None and not bots.play()
    assert at(party.host) == count


def test_a_takeover_that_cannot_be_stored_is_reported_and_applies_locally(party, monkeypatch):
    def full(*_):
        raise OSError("the disk is full")

    monkeypatch.setattr(type(party.store.tables), "swap", full)
    party.host.table.handle("take-over", "1:greedy")
    assert "the disk is full" in everything(party.host)
    assert state(party.host).substitutes == {1: "greedy"}


def test_the_notice_of_a_bot_in_the_own_seat_goes_with_the_game(store, pair):
    whole = play(pair)
    party = Party(store, whole.after(len(whole.history) - 4))
    link = party.link(1)
    party.host.table.handle("take-over", "0:greedy")
    assert "Playing for you: easy bot." in everything(party.host)
    assert "While you were away" not in everything(party.host)
    guest = party.visit(link)
    guest.close()
    party.pages.remove(guest)
    party.host.table.handle("take-over", "1:greedy")
    guest = party.visit(link)
    for _ in range(40):
        party.host.table.handle("step-action")
    assert party.host.table.game.to_move is None
    for page in (party.host, guest):
        assert "Take my seat back" not in everything(page)
    party.close()


def test_the_seat_of_a_bot_is_given_to_a_friend_for_whom_the_bot_plays_until_they_come(three):
    host = three.host.table
    host.handle("together")
    assert "The bot plays until they open the link" in everything(three.host)
    assert host.game.is_bot(3)
    link = three.link(3)
    assert not host.game.is_bot(3) and host.game.seats[3] == "Player 4"
    assert state(three.host).substitutes == {3: "greedy"}
    stored = three.store.load(host.screen.shared_game.name)[0]
    assert stored.seats == host.game.seats
    on(three, lambda: host.game.to_move == 3)
    count = at(three.host)
    on(three, lambda: at(three.host) > count)
    assert host.game.history[count].player == 3
    guest = three.visit(link)
    assert state(three.host).substitutes == {}
    assert guest.table.controller.seating.people == (3,)
    on(Pages(three.host), lambda: guest.table.controller.seating.person_acts)
    guest.table.handle("log-more")
    assert "Player 4 plays from here on" in everything(guest)
    assert 3 in takeover.seats_played_by_bots(state(three.host), host.game)


def test_a_bot_gets_its_seat_back_if_nobody_came(three):
    host = three.host.table
    before = host.game.seats
    three.link(3)
    host.handle("take-back", "3")
    assert host.game.seats == before and state(three.host).substitutes == {}
    assert host.screen.links() == {}
    guest = three.guest(3)
    guest.close()
    three.pages.remove(guest)
    host.handle("take-back", "3")
    # The seat stays that of a person who has come.
    assert not host.game.is_bot(3) and 3 in host.controller.seating.people


def test_only_the_host_gives_seats_of_bots_away_and_not_once_the_game_is_over(three):
    guest = three.guest(1)
    guest.table.handle("give", "3")
    assert three.host.table.game.is_bot(3) and not state(three.host).substitutes


def test_the_host_lets_bots_finish_with_one_button_and_takes_the_seat_back(three):
    host, guest = three.host.table, three.guest(1)
    guest.table.handle("bots-finish")
    guest.table.handle("bots-finish-do")
    assert state(three.host).substitutes == {}
    assert "Let bots finish the game" not in guest.table.head.html
    # A solo player who wants to stop looks in the bar, not under "Play together".
    assert "Let bots finish the game" in host.head.html
    host.handle("together")
    host.handle("bots-finish")
    assert "a bot plays for you" in host.head.html
    assert ": easy bot. You can take your seat back" in host.head.html
    assert state(three.host).substitutes == {}, "it asks first"
    host.handle("bots-finish-do")
    assert "Let bots finish the game" not in host.head.html
    assert state(three.host).substitutes == {0: "greedy", 2: "greedy"}
    assert host.controller.panel == ""
    shown = host.head.html
    # Lines above the board, not over it.
    assert shown.count('class="banner"') == 2 and 'class="requests"' not in shown
    count = at(three.host)
    on(three, lambda: at(three.host) > count)
    # No bot is named beside a person's action.
    assert host.game.history[-1].player == 0 and "Why the bot does this:" in everything(three.host)
    host.handle("hand-back", "0")
    assert state(three.host).substitutes == {2: "greedy"}


@pytest.mark.parametrize(
    ("name", "seats", "bot"),
    [
        ("mythology", ("You", "bot:tactician", "bot:random"), "tactician"),
        ("mythology", ("You", "Bob"), "tactician"),
        ("delphi", ("You", "bot:greedy", "bot:planner-quick"), "planner-quick"),
        ("delphi", ("You", "bot:random"), "random"),
        ("delphi", ("You", "Bob"), "greedy"),
    ],
)
def test_a_seat_goes_to_the_strongest_bot_of_the_table_or_the_default_of_the_game(name, seats, bot):
    game = package_of(name).new_game(len(seats), seed=7, seats=seats)
    assert takeover.usual(game) == bot


def test_a_result_says_for_whom_a_bot_finished(store):
    game = package_of("mythology").new_game(2, seed=7, seats=("You", "bot:tactician"))
    party = Party(store, game)
    host = party.host.table
    host.handle("bots-finish-do")
    assert "Playing for you: solid bot." in host.head.html
    on(party, lambda: host.game.to_move is None)
    assert everything(party.host).count("A bot finished the game for you.") == 1
    party.close()
