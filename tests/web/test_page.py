"""One browser session: doors, addresses, what a browser keeps, and what is wrong with them."""

import re
import socket
from contextlib import nullcontext
from types import SimpleNamespace

import pytest

from oracle_nb.storage.database import StorageError
from oracle_nb.web.runtime.server.launch import listen
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.session.routes import WITHOUT_VALUE
from oracle_nb.web.text import words
from oracle_nb.web.widgets.html_view import Message
from tests.app_server import free_port
from tests.web.browser_session import everything, html_view, listed


def test_the_first_link_starts_a_first_game(page, store):
    html_view(page).receive({"do": "first", "value": ""})
    table = page.table
    assert table is not None
    game = table.controller.game
    assert [game.is_bot(seat) for seat in range(3)] == [False, True, True]
    assert {len(player.tasks) for player in game.position.players} == {8}
    name = html_view(page).address.removeprefix("?game=")
    assert store.load(name)[0].position == game.position
    assert [saved_game.id for saved_game in listed(store, page.browser.owner)] == [name]


def test_every_action_is_saved_at_once(page, store):
    page.handle(Message("first"))
    table = page.table
    name = html_view(page).address.removeprefix("?game=")
    for _ in range(6):
        controller = table.controller
        if controller.seating.person_acts:
            table.handle("do", controller.write(controller.game.legal_actions()[0]))
        else:
            table.handle("step-action")
        assert store.load(name)[0].position == controller.game.position


def test_an_address_brings_back_the_game(page, store, game):
    name = store.add(game)
    page.go(f"?game={name}")
    assert page.table is not None
    assert page.table.controller.game.position == game.position
    page.go("")
    assert page.table is None
    assert html_view(page).address == ""
    assert "Continue" in html_view(page).html


def test_back_and_forward_lead_from_the_table_home_and_to_other_games(page, store, game, pair):
    first, second = store.add(game), store.add(pair)
    page.go(f"?game={first}")
    # The messages of a table's page for the browser's own buttons.
    for address, shown in ((f"?game={second}", pair), ("", None), (f"?game={first}", game)):
        html_view(page).receive({"do": "address", "value": address})
        assert (page.table is None) == (shown is None)
        if shown is not None:
            assert page.table.controller.game.position == shown.position
        assert html_view(page).address == address


@pytest.mark.parametrize("name", ["nothing", "a" * 999, "';--", "%00"])
def test_an_address_without_a_game_is_reported(page, name):
    page.go(f"?game={name}")
    assert page.table is None
    assert "You have no game at this address" in html_view(page).html


@pytest.mark.parametrize(
    ("address", "reported"),
    [
        ("?nothing=1", True),
        ("?lessons", True),
        # These pages have no parts that a value could name.
        *((f"?{field}=x", True) for field in sorted(WITHOUT_VALUE)),
        ("?stats=", False),
        ("?games", False),
        ("", False),
        ("?language=pl&utm_source=x&token=y", False),
    ],
)
def test_an_address_without_a_page_is_reported(page, address, reported):
    page.go(address)
    assert ('class="notice"' in html_view(page).html) == reported


def test_a_damaged_save_is_reported(page, store, game):
    name = store.add(game)
    with store.database.writing() as base:
        base.execute("""UPDATE games SET game = '{"format": "<b>"}'""")
    page.go(f"?game={name}")
    assert "can&#x27;t be opened" in html_view(page).html
    assert "<b>" not in html_view(page).html.partition("</p>")[0]


def test_the_language_is_kept_by_the_browser(store):
    page = SessionPage(store)
    assert "New game" in html_view(page).html
    page.handle(Message("language", "pl"))
    assert html_view(page).language == "pl" and "Nowa partia" in html_view(page).html
    assert html_view(page).cookie.startswith("oracle_language=pl;")
    page.go("?rule=move.range")
    assert "Jak daleko płyniesz" in html_view(page).html
    page.handle(Message("language", "en"))
    assert "How far you sail" in html_view(page).html and html_view(page).language == "en"
    page.go("")
    page.handle(Message("first"))
    assert "What happened" in everything(page)
    assert page.table is not None
    page.table.handle("language", "pl")
    assert page.language == "pl" and "Przebieg partii" in everything(page)
    seat = page.table.controller.game_snapshot.name(0)
    assert seat == "Ty", "the name that the app gave is said in Polish too"
    page.close()
    assert SessionPage(store, "", {"oracle_language": "pl"}).language == "pl"
    assert SessionPage(store, "", {"oracle_language": "tlh"}).language == "en"
    assert SessionPage(store, language="pl").language == "pl"


def test_an_address_chooses_a_language_for_good(store):
    page = SessionPage(store, "?language=pl", {"oracle_language": "en"}, "en")
    assert page.language == "pl" and "Nowa partia" in html_view(page).html
    assert html_view(page).cookie.startswith("oracle_language=pl;")
    page = SessionPage(store, "?language=tlh&rule=move.range", {"oracle_language": "pl"})
    assert page.language == "pl" and not html_view(page).cookie


def test_an_address_of_settings_alone_leads_home_with_them(store):
    page = SessionPage(store, "?theme=dark&language=pl", {"oracle_theme": "light"})
    assert (page.theme, page.language) == ("dark", "pl")
    assert words("pl").say("page-unknown") not in page.head.html


def key(page):
    """The cookie by which a browser is known again, which no page ever shows."""
    secret_key = page.browser._key
    assert secret_key not in everything(page) and secret_key not in html_view(page).cookie
    return {"oracle_key": secret_key}


def test_the_theme_is_kept_by_the_browser(store):
    page = SessionPage(store, "", {"oracle_theme": "dark"})
    assert page.theme == "dark"
    page.handle(Message("theme", "light"))
    assert html_view(page).theme == "light"
    assert html_view(page).cookie.startswith("oracle_theme=light;")
    assert SessionPage(store, "", {"oracle_theme": "<x>"}).theme == "light"
    for chosen, theme in (({}, "dark"), ({"oracle_theme": "light"}, "light")):
        assert SessionPage(store, "", {"oracle_system": "dark", **chosen}).theme == theme


def test_the_page_keeps_a_theme_before_it_shows_it(page):
    page.handle(Message("first"))
    changes: list[str] = []
    html_view(page).links.append(SimpleNamespace(change=changes.extend, send=id, hold=nullcontext))
    page.table.handle("theme", "dark")
    assert changes.index("cookie") < min(changes.index(name) for name in ("number", "theme"))


def test_the_pace_of_bots_is_kept_by_the_browser(store, game):
    name = store.add(game)
    page = SessionPage(store, f"?game={name}", {"oracle_pace": "step"})
    assert page.table is not None
    assert page.table.controller.bot_turns.pace == "step"
    page.table.handle("pace", "fast")
    assert html_view(page).cookie.startswith("oracle_pace=fast;")
    page.show_home()
    page.open(name)
    assert page.table is not None
    assert page.table.controller.bot_turns.pace == "fast"
    page.close()
    strange = SessionPage(store, f"?game={name}", {**key(page), "oracle_pace": "<x>"})
    assert strange.table is not None
    assert strange.table.controller.bot_turns.pace == "fast", "the table has kept its pace"
    strange.close()


def test_saved_games_are_listed_with_players_round_and_time(page, store, game, pair):
    while game.position.round < 3:
        game.play(game.legal_actions()[0])
    for stored in (game, pair):
        store.add(stored, page.browser.owner)
    page.go("?games")
    row = r'<span class="who">(.*?)</span><small>(.*?)</small><small>(.*?)</small>'
    rows = re.findall(row, html_view(page).html)
    title = "The Oracle of Delphi"
    assert ("<bdi>Ann</bdi> and <bdi>Bob</bdi>", title, "Setup") in rows
    (bots,) = [row for row in rows if "Ann" not in row[0]]
    assert re.fullmatch(r"You, \w+ bot and \w+ bot", bots[0])
    assert bots[1] == title
    assert bots[2].startswith("Round 3: ")


def test_two_windows_show_one_game(store, game):
    name = store.add(game)
    first = SessionPage(store, f"?game={name}")
    second = SessionPage(store, f"?game={name}", key(first))
    assert first.table and second.table
    text, other = map(game.write, game.legal_actions()[:2])
    first.table.handle("do", text)
    done = second.table.controller.game.last
    assert done and game.write(done.action) == text
    assert everything(second) == everything(first)
    # A click on content that the page doesn't show yet is ignored.
    html_view(second).receive({"do": "do", "value": other, "at": "0"})
    assert len(store.load(name)[0].history) == 1
    first.close()
    second.close()


def test_changes_of_another_program_are_not_overwritten(page, store, game):
    page.go(f"?game={store.add(game)}")
    name = page.table.screen.shared_game.name
    text, other = map(game.write, game.legal_actions()[:2])
    game.play(text)
    store.save(name, game, 1)
    page.table.handle("do", other)
    assert "another window" in page.table.controller.notice
    kept = store.load(name)[0]
    assert [kept.write(entry.action) for entry in kept.history] == [text]
    assert page.table.controller.game.position == kept.position
    page.go("")
    page.go(f"?game={name}")
    assert page.table.controller.game.position == kept.position


def test_a_game_belongs_to_the_browser_it_was_begun_in(page, store):
    page.handle(Message("first"))
    name = page.table.screen.shared_game.name
    for cookies in ({}, {"oracle_key": "x" * 24}, {"oracle_key": "<x>"}):
        other = SessionPage(store, f"?game={name}", cookies)
        assert other.table is None
        assert "belong to another browser" in everything(other)
        assert name not in everything(other)
        other.handle(Message("open", name))
        assert other.table is None
    mine = SessionPage(store, f"?game={name}", key(page))
    assert mine.table is not None
    mine.close()


def test_a_full_disk_is_reported_and_the_game_continues(page, store, monkeypatch):
    page.handle(Message("first"))

    def full(*_args):
        raise StorageError("full", store.database.path, "no space left")

    monkeypatch.setattr(store, "save", full)
    controller = page.table.controller
    while not controller.seating.person_acts:
        page.table.handle("step-action")
    page.table.handle("do", controller.write(controller.game.legal_actions()[0]))
    assert "This game isn&#x27;t saved" in everything(page)
    assert f"The disk with the file {store.database.path} is full" in everything(page)
    assert len(controller.game.history) >= 1


def test_the_server_has_its_own_address_or_reports_that_it_is_in_use(capsys, monkeypatch):
    usual = free_port()
    monkeypatch.setattr("oracle_nb.web.runtime.server.launch.PORT", usual)
    first = listen()
    second = None
    try:
        assert capsys.readouterr().out.startswith(
            f"oracle_nb is running at http://localhost:{usual}/ "
        )
        second = listen()
        changes = capsys.readouterr().out
        match = re.search(rf"Port {usual} is in use, so the app uses (\d+) this time.", changes)
        assert match and usual < int(match[1])
        assert second.url == f"http://localhost:{match[1]}/"
        assert second.url in changes
    finally:
        for listener in (*first.sockets, *(second.sockets if second else ())):
            listener.close()


def test_a_port_that_was_asked_for_is_not_replaced():
    with socket.socket() as taken:
        taken.bind(("localhost", 0))
        taken.listen()
        with pytest.raises(OSError, match="in use"):
            listen(taken.getsockname()[1])
