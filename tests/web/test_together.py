"""Several screens at one game: links, who may do and see what, who is there, what ends."""

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest
from bokeh.document import Document

from oracle_nb.storage.database import StorageError
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.runtime.session import GRACE, DocumentSession
from oracle_nb.web.saved_games.change_feed import SeenRevision
from oracle_nb.web.session import routes
from oracle_nb.web.table.shared.open_games import OPEN_GAMES, WATCH, Screen
from oracle_nb.web.widgets.html_view import HtmlView, Message
from oracle_nb.web.widgets.runtime import LOOK, LocalSession
from tests.web.browser_session import everything, html_view
from tests.web.shared_screens import at, on, take_action


def test_a_link_gives_its_seat_and_no_other(party):
    guest = party.guest(1)
    assert party.host.table.controller.seating.people == (0,)
    assert guest.table.controller.seating.people == (1,)
    host, other = party.host.table.controller, guest.table.controller
    assert host.seating.person_acts and not other.seating.person_acts and other.seating.waits
    assert "Waiting for Ann" in everything(guest)
    # The decision speaks to its player: others read it as a quotation.
    assert "Ann sees: \N{LEFT DOUBLE QUOTATION MARK}" in everything(guest)
    take_action(guest)
    guest.table._clicked(host.rules.board.water[0])
    assert at(party.host) == 0
    on(party, lambda: other.seating.person_acts)
    assert host.seating.waits and not host.seating.person_acts
    count = at(guest)
    take_action(party.host)
    assert at(guest) == count
    take_action(guest)
    assert at(party.host) == count + 1
    assert len(party.store.load(party.host.table.screen.shared_game.name)[0].history) == count + 1


def test_a_change_is_seen_at_every_screen(three):
    pages = [three.host, three.guest(1), three.guest(2), three.guest(WATCH)]
    on(three, lambda: at(three.host) >= 12)
    for page in pages:
        assert at(page) == at(three.host)
        assert f'data-at="{at(three.host)}"' in everything(page)
        assert page.table.controller.game is three.host.table.controller.game
        assert len(page.table.controller.display.log) == len(
            three.host.table.controller.display.log
        )


def test_the_same_link_rejoins_and_a_disconnected_player_is_reported(party):
    link = party.link(1)
    assert "Bob</span><small" in everything(party.host)
    assert ">not joined yet<" in everything(party.host) and ">away<" not in everything(party.host)
    guest = party.visit(link)
    for words in (">away<", ">not joined yet<"):
        assert words not in everything(party.host)
    guest.close()
    assert ">not joined yet<" not in everything(party.host)
    assert ">away<" in everything(party.host)
    back = party.visit(link)
    assert back.table.controller.seating.people == (1,)
    assert ">away<" not in everything(party.host)
    assert html_view(back).address == link


class Session:
    """A session of a server: how many pages show it, and how long ago the last one left."""

    def __init__(self, pages, since):
        self.connection_count = pages
        self.milliseconds_since_last_unsubscribe = since


@pytest.mark.parametrize(
    ("pages", "since", "there"),
    [(1, 10**6, True), (0, GRACE - 1, True), (0, GRACE + 1, False), (2, 0, True)],
)
def test_a_player_without_a_connection_is_away(party, monkeypatch, pages, since, there):
    own = party.guest(1).table.screen.presence
    document = SimpleNamespace(session_context=SimpleNamespace(session=Session(pages, since)))
    served = DocumentSession(cast("Any", document))
    monkeypatch.setattr(
        LocalSession, "there", property(lambda session: session is not own or served.there)
    )
    shown = everything(party.host)
    party.host.table.screen.poll_changes()
    assert (">away<" in everything(party.host)) == (not there)
    assert (everything(party.host) == shown) == there
    document.session_context.session.connection_count = 1
    party.host.table.screen.poll_changes()
    assert everything(party.host) == shown


def test_a_screen_looks_round_until_its_table_is_left(party, monkeypatch):
    looks = []

    def often(presence, look):
        looks.append(look)
        return lambda: looks.remove(look)

    monkeypatch.setattr(LocalSession, "often", often)
    guest = party.guest(1)
    assert looks == [guest.table.screen.poll_changes]
    guest.go("")
    assert looks == []


@pytest.fixture
def document():
    """That of a session of a server."""
    made = Document()
    served = SimpleNamespace(session=Session(1, 0))
    made._session_context = lambda: served  # type: ignore[assignment]
    return made


def test_periodic_callbacks_of_a_session_end_with_it(document):
    stop = DocumentSession(document).often(lambda: None)
    (looks,) = document.session_callbacks
    assert vars(looks)["_period"] == LOOK
    stop()
    assert document.session_callbacks == []
    stop()


def test_a_session_that_has_ended_is_left_in_peace(document):
    presence = DocumentSession(document)
    stop = presence.often(lambda: None)
    assert presence.there
    session = object()
    document.callbacks.on_change_dispatch_to(session)
    document.destroy(session)
    assert not presence.there
    stop()
    presence.tell(lambda: pytest.fail("nobody is there"))


def test_a_session_that_ends_during_a_message_is_skipped(document):
    presence = DocumentSession(document)
    loop = SimpleNamespace(add_callback=lambda *_: None)
    application = SimpleNamespace(io_loop=loop)
    served = SimpleNamespace(server_context=SimpleNamespace(application_context=application))
    contexts = [served]
    document._session_context = lambda: contexts.pop() if contexts else None
    presence.tell(lambda: None)


def test_a_secret_leads_to_one_seat_only_and_is_not_kept(party):
    links = {place: party.link(place) for place in (0, 1, WATCH)}
    assert len(set(links.values())) == 3
    kept = b"".join(path.read_bytes() for path in party.store.database.path.parent.iterdir())
    for place, link in links.items():
        page = party.visit(link)
        secret = link.partition("=")[2]
        assert secret.encode() not in kept
        shown = everything(page) + html_view(page).cookie
        assert party.host.table.screen.shared_game.name not in shown + html_view(page).address
        assert not any(other in shown for other in links.values() if other != link)
        assert page.table.controller.seating.people == (() if place == WATCH else (place,))
        page.table.handle("give", "0")
        page.table.handle("take-back", "1")
    assert party.host.table.screen.links() == links
    for wrong in ("?join=", "?join=x", links[0][:-1], links[0] + "x", "?join=" + "é" * 9999):
        page = party.visit(wrong)
        assert page.table is None
        assert "This link doesn" in everything(page)


def test_a_seat_taken_back_is_left_and_played_here_again(party):
    link = party.link(1)
    guest = party.visit(link)
    party.host.table.handle("take-back", "1")
    assert guest.table is None
    assert "taken this seat back" in everything(guest)
    assert party.host.table.controller.seating.people == (0, 1)
    assert party.visit(link).table is None
    assert party.link(1) != link


def test_a_seat_given_to_somebody_else_is_closed_to_the_one_before(party, monkeypatch):
    first = party.guest(1)
    waiting: list[Any] = []
    monkeypatch.setattr(first.table.screen.presence, "tell", waiting.append)
    party.host.table.handle("take-back", "1")
    second = party.guest(1)
    # The host's commands arrived together: the first guest's page hasn't been told yet.
    while not second.table.controller.seating.person_acts:
        take_action(party.host)
    before = at(party.host)
    take_action(first)
    assert at(party.host) == before
    for look in waiting:
        look()
    assert first.table is None and "taken this seat back" in everything(first)
    take_action(second)
    assert at(party.host) == before + 1


def test_a_link_replaced_by_another_process_closes_the_page(party):
    guest = party.guest(1)
    shared_game = party.host.table.screen.shared_game
    party.store.links.assign(shared_game.name, 1, "another secret", "another salt")
    links = party.store.links.salts(shared_game.name)
    seen = SeenRevision(shared_game.revision, 0, links, frozenset())
    shared_game.catch_up(seen)
    assert guest.table is None
    again = party.visit("?join=another secret")
    assert again.table.screen.place == 1


def test_the_links_of_a_game_that_could_not_be_saved_are_kept(party, monkeypatch):
    guest = party.guest(1)
    shared_game = party.host.table.screen.shared_game
    fault = StorageError("full", "the file", "no space")
    shared_game.set_fault(fault)

    def unreadable(game):
        raise fault

    monkeypatch.setattr(party.store.links, "salts", unreadable)
    assert OPEN_GAMES.shared_game(party.store, shared_game.name) is shared_game
    guest.table.handle("log-more")
    assert guest.table is not None and set(shared_game.given) == {1}


def test_only_seats_are_given_away_and_each_once(three):
    for place in ("-5", "9", "x"):
        three.host.table.handle("give", place)
        three.host.table.controller.report = ""
    assert three.host.table.screen.links() == {}
    link = three.link(1)
    three.host.table.handle("give", "1")
    assert three.host.table.screen.links() == {1: link}


def test_the_host_finds_the_links_again(party):
    link = party.link(1)
    name = party.host.table.screen.shared_game.name
    key = party.host.browser._key
    for page in party.pages:
        page.close()
    again = party.visit(f"?game={name}", {"oracle_key": key})
    again.table.handle("together")
    assert link in everything(again)
    assert again.table.controller.seating.people == (0,)


def test_a_link_is_withdrawn_from_spectators_and_from_a_guest(party):
    party.link(1)
    party.link(WATCH)
    party.host.table.handle("together")
    labels = dict(
        re.findall(
            r'data-do="take-back" data-value="(-?\d)"[^>]*>([^<]*)<', party.host.table.head.html
        )
    )
    assert labels == {"1": "Withdraw the link", str(WATCH): "Withdraw the link"}


def test_a_tapped_space_is_described_to_a_waiting_player(party):
    guest = party.guest(1)
    waiting = min((party.host, guest), key=lambda page: page.table.controller.seating.person_acts)
    assert not waiting.table.controller.seating.person_acts
    assert "to see what it is" in waiting.table._hint.html
    assert "what you can do" not in waiting.table._hint.html
    group = waiting.table.board.scene.spaces[0]
    waiting.table.board.click(group.space)
    assert group.name in waiting.table._hint.html
    assert waiting.table.controller.snapshot.selection.space is None


def test_spectators_can_do_nothing(three):
    watcher = three.guest(WATCH)
    assert not three.host.table.controller.seating.shared, "who watches plays no seat"
    assert (
        watcher.table.controller.seating.people == ()
        and watcher.table.controller.seating.knower is None
    )
    take_action(watcher)
    for command in (
        "undo",
        "redo",
        "skip",
        "beat",
        "step-action",
        "step-event",
        "analyse",
        "pause",
    ):
        watcher.table.handle(command)
    assert at(three.host) == 0
    assert watcher.table.pacer.interval is None
    assert 'data-do="skip"' not in everything(watcher)
    assert "You are watching" in everything(watcher)
    assert "You are watching" not in everything(three.host)


def test_bots_are_played_once(three):
    pages = [three.host, three.guest(1), three.guest(2)]
    on(three, lambda: three.host.table.controller.seating.bot_acts)
    count = at(three.host)
    pages[1].table.handle("go-on")
    for page in pages:
        page.table.controller.bot_turns.wait = None
    for page in pages:
        assert page.table.pacer.interval is not None
        page.table._handle(Message("beat", at=str(count)))
    assert at(three.host) == count + 1
    assert len({id(page.table.controller.bots) for page in pages}) == 1


def test_bots_go_at_every_screen_as_fast(party):
    guest = party.guest(1)
    party.host.table.handle("pace", "fast")
    assert guest.table.controller.bot_turns.pace == "fast"
    guest.table.handle("pause")
    assert party.host.table.controller.bot_turns.paused
    assert "oracle_pace" not in html_view(guest).cookie


def test_only_the_own_last_action_is_taken_back(party):
    guest = party.guest(1)
    host = party.host.table.controller
    on(party, lambda: host.undo_history.can_undo)
    count = at(guest)
    assert not guest.table.controller.undo_history.can_undo
    guest.table.handle("undo")
    assert at(guest) == count
    assert "someone else" in everything(guest)
    party.host.table.handle("undo")
    assert at(guest) == count - 1
    guest.table.handle("redo")
    assert at(guest) == count - 1
    take_action(party.host)
    # The log shows what was done instead, not what was taken back.
    assert guest.table.controller.display.log[-1].title == host.display.log[-1].title


def test_links_to_the_whole_game_are_not_offered(party, monkeypatch):
    guest = party.guest(1)
    name = party.host.table.screen.shared_game.name
    for page in (guest, party.host):
        for command in ("share", "edit", "analysis"):
            assert f'data-do="{command}"' not in everything(page)
            page.table.handle(command)
            assert page.table is not None
            assert "share-code" not in everything(page)
        page.table.handle("analyse")
        assert not page.table.controller.game.analysis
    guest.table._show_error(ValueError("x"), "y")
    assert "game:" not in guest.table.controller.report
    guest.go(f"?game={name}")
    assert guest.table is None
    saved_games_page = party.host
    saved_games_page.go("?games")
    files: list[object] = []
    monkeypatch.setattr(HtmlView, "download", lambda _html_view, *file: files.append(file))
    for command in ("game-copy", "game-export"):
        saved_games_page.saved_games_page._heard(Message(command, name))
        assert saved_games_page.table is None and not files
        assert "take the seats back" in saved_games_page.saved_games_page.notice


def test_a_guest_gives_a_name_that_is_no_bots(party):
    guest = party.guest(1)
    assert guest.table.controller.panel == "together", "a name is asked for first"
    guest.table.handle("together")
    again = party.visit(party.host.table.screen.links()[1])
    assert not again.table.controller.panel, "but only once"
    guest.table.handle("together")
    for name, kept in (("bot:greedy", "Bob"), ("  ", "Bob"), ("x" * 31, "Bob")):
        guest.table._handle(Message("my-name", form={"name": name}))
        assert party.host.table.controller.game.seats == ("Ann", kept)
    assert "at most 30 characters; this one has 31" in guest.table.controller.notice
    for name, kept in (("y" * 30, "y" * 30), ("<b>  Zoe ", "<b> Zoe")):
        guest.table._handle(Message("my-name", form={"name": name}))
        assert party.host.table.controller.game.seats == ("Ann", kept)
    shown = everything(party.host)
    assert "&lt;b&gt; Zoe" in shown and "<b> Zoe" not in shown
    assert not guest.table.controller.panel
    party.host.table._handle(Message("my-name", form={"name": "Host"}))
    name = party.host.table.screen.shared_game.name
    assert party.store.load(name)[0].seats == ("Host", "<b> Zoe")


def test_the_host_is_asked_for_a_name_once(party):
    shared_game = party.host.table.screen.shared_game
    shared_game.game.seats = ("You", "Bob")
    guest = party.guest(1)
    party.host.table.handle("together")
    assert 'data-do="my-name"' in everything(party.host)
    # Saved, it leads on to the seats of others.
    assert 'data-back=".places tr:not([data-k=&quot;seat-0' in everything(party.host)
    party.host.table._handle(Message("my-name", form={"name": "Zoe"}))
    assert "Zoe" in everything(guest) and party.host.table.controller.panel == "together"
    assert 'data-do="my-name"' not in everything(party.host)


def test_a_host_of_several_seats_has_no_single_name(three):
    three.host.table.handle("together")
    before = three.host.table.game.seats
    assert 'data-do="my-name"' not in everything(three.host)
    three.host.table._handle(Message("my-name", form={"name": "Zoe"}))
    assert three.host.table.game.seats == before


def test_a_deleted_game_is_left_at_all_screens(party):
    guest = party.guest(1)
    name = party.host.table.screen.shared_game.name
    link = party.host.table.screen.links()[1]
    other = party.visit("?games", {})
    OPEN_GAMES.delete(party.store, name)
    for page in (guest, party.host):
        assert page.table is None
        assert "The host has deleted this game." in everything(page)
    assert other.table is None
    assert party.visit(link).table is None


def test_screens_that_are_left_leave_nothing(party):
    pages = [party.guest(1) for _ in range(5)]
    shared_game = party.host.table.screen.shared_game
    assert len(shared_game.screens) == 6
    for page in pages:
        page.close()
    assert len(shared_game.screens) == 1
    party.host.close()
    assert not shared_game.screens
    assert shared_game.name not in OPEN_GAMES.open(party.store)


def test_it_is_all_in_polish_too(party):
    guest = party.guest(1)
    for page in (party.host, guest):
        page.table.handle("language", "pl")
        if not page.table.controller.panel:
            page.table.handle("together")
        assert "Kto gra" in everything(page) or "Gra z innymi" in everything(page)


def test_a_game_is_read_and_left_only_with_its_lock(page, store, pair, monkeypatch):
    page.add(pair)
    name = page.table.screen.shared_game.name
    held = []

    def replay(*arguments, **options):
        held.append(page._held is not None and page._held.name)
        return ReplayController(*arguments, **options)

    def leave(screen):
        held.append(page._held is screen.shared_game and screen.shared_game.name)

    def refuse(*_):
        raise StorageError("full", "games.sqlite", "no space")

    monkeypatch.setattr(routes, "ReplayController", replay)
    with page.exclusive():
        page.go(f"?replay={name}")
    with page.exclusive():
        page.open(name)
    monkeypatch.setattr(Screen, "leave", leave)
    monkeypatch.setattr(store, "add", refuse)
    with page.exclusive():
        page.add(pair)
    assert held == [name, name]
