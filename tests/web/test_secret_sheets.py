"""Two to eight players fill in hidden sheets, in turn at one screen or each at their own."""

import re
from html import unescape

import pytest

from oracle_nb.games import registry
from oracle_nb.games.game import Game
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.runtime.fake import FakeBrowser, _Linked
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.control.seat_facts import TableSeats
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.shared.open_games import WATCH
from oracle_nb.web.widgets.html_view import HtmlView
from tests.toy.sealed_bids import SEALED_BIDS
from tests.web.shared_screens import Party, state

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")


@pytest.fixture(autouse=True)
def installed(monkeypatch):
    monkeypatch.setitem(registry._registered, "bids", SEALED_BIDS)


def bids(*seats):
    return SEALED_BIDS.new_game(len(seats), 1, seats)


def sent(page):
    """All that the views of a page hold, but for the secrets of links."""
    return [re.sub('join=[^"]+', "", view.html) for view in page.view.select(HtmlView)]


def text_of(page):
    return unescape(re.sub(r"<[^>]+>", "", " ".join(sent(page))))


def titles(table):
    """The actions in the log that a screen shows, the latest last."""
    return [entry.title for entry in table.controller.display.log if entry.title]


@pytest.mark.parametrize("players", [2, 3, 8])
def test_each_player_takes_the_screen_for_a_sheet_of_their_own(players):
    table = TablePage(bids(*NAMES[:players]))
    before_first = sent(table)
    for seat in range(players):
        seating = table.controller.seating
        assert seating.hand_over == seat and seating.knower is None
        assert f"Pass the screen to {NAMES[seat]}." in text_of(table)
        assert not table.controller.sources and "Note" not in text_of(table)
        table.handle("do", "note red")
        assert len(table.controller.known_game.history) == seat
        table.handle("take-screen", str(seat))
        for _ in range(seat % 5):
            table.handle("do", "note red")
        assert titles(table)[-6:] == (["Close"] * seat + ["Note red"] * (seat % 5))[-6:]
        table.handle("do", "close")
        assert titles(table)[-6:] == (["Close"] * (seat + 1))[-6:]
    assert table.controller.seating.hand_over == 0 and sent(table) != before_first
    table.handle("take-screen", "0")
    assert [*table.controller.sources[""]] == ["pass"], "Ann has noted nothing"


def test_a_screen_that_is_passed_on_does_not_tell_how_much_was_noted():
    screens = []
    for notes in (0, 3):
        table = TablePage(bids("Ann", "Bob"))
        table.handle("take-screen", "0")
        for _ in range(notes):
            table.handle("do", "note blue")
        if notes:
            table.handle("undo")
            table.handle("redo")
        table.handle("do", "close")
        passed_on = sent(table)
        table.handle("take-screen", "1")
        screens.append((passed_on, sent(table)))
    assert screens[0] == screens[1]


def test_the_screens_of_others_stay_as_they_are_while_a_sheet_is_filled_in(store):
    host = SessionPage(store)
    host.add(bids(*NAMES))
    assert host.table is not None and host.table.screen is not None
    screen = host.table.screen
    for place in range(1, 8):
        screen.give(place)
    guests = [SessionPage(store, screen.links()[place]) for place in range(1, 8)]
    pages = [host, *guests]
    game = host.table.screen.shared_game.game
    for seat, page in enumerate(pages):
        assert page.table is not None and game.to_move == seat
        others = [other for other in pages if other is not page]
        for other in others:
            assert other.table is not None
            other.table.refresh()
        quiet = [sent(other) for other in others]
        for command, value in (("do", "note red"), ("do", "note blue"), ("undo", ""), ("redo", "")):
            page.table.handle(command, value)
            assert [sent(other) for other in others] == quiet, (seat, command)
        assert page.table.controller.undo_history.can_undo
        page.table.handle("do", "close")
        assert all(sent(other) != before for other, before in zip(others, quiet, strict=True))
    assert len(game.history) == 8 * 3
    for page in pages:
        page.close()


def test_bots_fill_in_a_sheet_in_one_step():
    table = TablePage(bids("Ann", "bot:random", "bot:random"))
    controller = table.controller
    table.handle("do", "close")
    for step, seat in (("step_action", 1), ("step_event", 2)):
        assert controller.game.to_move == seat
        assert getattr(controller.bot_turns, step)()
        assert controller.game.to_move != seat or controller.bot_turns.unshown
        assert controller.game.history[-1].player == seat
        while controller.bot_turns.unshown:
            controller.bot_turns.step_event()
    assert any(entry.concealed and entry.player for entry in controller.game.history)
    assert len(controller.known_game.history) == 3
    assert [entry.title for entry in controller.display.log[1:]] == ["Close"] * 3


def played(*actions):
    game = bids("Ann", "bot:random")
    for action in actions:
        game.play(action)
    return game


def test_while_the_game_goes_on_a_replay_has_no_step_for_a_note_of_others():
    game = played("note red", "close", "note blue", "note blue", "close")
    replay = ReplayController(game)
    assert replay.walk.length == 3
    assert [entry.title for entry in replay.display.log[1:]] == ["Note red", "Close", "Close"]
    assert ReplayController(game, seats=(1,)).walk.length == 2, "the seat of nobody here"


def test_once_it_is_over_a_replay_shows_all_sheets():
    sheet = ("note red", "close", "note blue", "close")
    game = played(*(2 * (*sheet, "claim red", "claim blue")))
    assert game.to_move is None
    replay = ReplayController(game)
    assert replay.walk.length == len(game.history)
    titles = [entry.title for entry in replay.display.log]
    assert titles[-4:] == ["Note blue", "Close", "Claim red", "Claim blue"]
    # The log of the table stays as everybody has read it.
    table = TableController(game, seats=TableSeats((0,)))
    assert len(table.known_game.history) == len(game.history) - 2


def test_nobody_plays_on_in_the_seat_of_a_bot_with_a_sheet():
    game = played("note red", "close", "note blue", "close")
    opened: list[Game] = []
    replay = ReplayPage(ReplayController(game))
    replay._play = opened.append  # type: ignore[assignment]
    replay.handle("going-on")
    form = next(html for html in sent(replay) if 'name="seat-1"' in html)
    assert 'value="person"' not in form
    replay.handle("play-on", "", {"seat-0": "", "seat-1": "person"})
    assert opened[0].seats == ("Ann", "bot:random")
    assert opened[0].position == game.position and len(opened[0].history) == 4
    replay.close()


@pytest.fixture
def party(store):
    party = Party(store, bids("Ann", "Bob", "Cid"))
    yield party
    party.close()


@pytest.mark.parametrize("answer", ["undo-agree", "undo-decline"])
def test_a_request_to_undo_does_not_count_what_others_have_noted(party, answer):
    ann, bob, cid = party.host, party.guest(1), party.guest(2)
    ann.table.handle("do", "close")
    ann.table.handle("undo-ask")
    cid.table.refresh()
    asked = sent(ann), sent(cid)
    assert "Ann asks to undo “Close”." in text_of(cid)
    for _ in range(3):
        bob.table.handle("do", "note red")
        ann.table.refresh()
        cid.table.refresh()
        assert (sent(ann), sent(cid)) == asked
    assert titles(bob.table) == ["Close", "Note red", "Note red", "Note red"]
    for page in (bob, cid):
        page.table.handle(answer)
    game = ann.table.game
    assert len(game.history) == (0 if answer == "undo-agree" else 4)
    (*_, note) = state(ann).log_notes or (None,)
    assert note is None or (note.kind, note.count) == ("undone", 1)


def test_a_note_in_the_log_stands_where_its_reader_knows_of_the_actions(party):
    ann, bob, cid = party.host, party.guest(1), party.guest(2)
    ann.table.handle("do", "note red")
    ann.table.handle("do", "close")
    bob.table.handle("do", "note red")
    ann.table.handle("take-over", "0:random")
    ann.table.handle("hand-back", "0")
    bob.table.handle("do", "close")
    for page, known in ((ann, 2), (bob, 2), (cid, 1)):
        page.table.refresh()
        keys = re.findall(r'data-k="((?:act|note)-[^"]*)"', "".join(sent(page)))
        before = [f"act-{number}" for number in range(-1, known)]
        notes = [f"note-0-{known}", f"note-1-{known}"]
        # The newest comes first.
        assert keys[::-1] == [*before, *notes[::-1], f"act-{known}"], page


def test_no_message_goes_to_the_browsers_of_others_while_a_sheet_is_filled_in(store, monkeypatch):
    messages = []
    for name in ("change", "send"):
        taken = getattr(_Linked, name)

        def note(self, message, taken=taken):
            messages.append((self.page, message))
            taken(self, message)

        monkeypatch.setattr(_Linked, name, note)
    with FakeBrowser(store) as host, FakeBrowser(store) as guest, FakeBrowser(store) as watcher:
        ann = host.open()
        ann.app.add(bids("Ann", "Bob"))
        table = ann.app.table
        assert table is not None and table.screen is not None
        screen = table.screen
        for place in (1, WATCH):
            screen.give(place)
        links = screen.links()
        others = [guest.open(links[1]), watcher.open(links[WATCH])]

        def reached(command, value):
            messages.clear()
            table.handle(command, value)
            for page in others:
                page.wait()
            return [page for page, _ in messages if page in others]

        for page in others:
            page.wait()
        for command, value in (
            ("pick", "note red"),
            ("do", "note red"),
            ("undo", ""),
            ("redo", ""),
        ):
            assert reached(command, value) == [], command
        assert {*reached("do", "close")} == {*others}
