"""A game passed on and opened; what can't be opened; errors of the program."""

import json
import re
from base64 import b64decode
from html import escape
from random import Random
from urllib.parse import quote

import pytest

import oracle_nb
from oracle_nb.delphi import new_game
from oracle_nb.games import opening, registry
from oracle_nb.storage.codes import LINKED
from oracle_nb.web.saved_games.importing import LARGEST, opened
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.session.routes import ROUTES
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.table.views.share_panel import seats_with_secrets, share_view
from oracle_nb.web.widgets.html_view import HtmlView, Message
from tests import toy
from tests.sample_saves import play_on
from tests.storage.test_codes import retold, shared
from tests.toy.package import TOY
from tests.web.browser_session import everything, html_view, listed

HTML = '<img src=x onerror="alert(1)">'


def bots(game: str) -> tuple[str, ...]:
    """Return the names of the bots of any game."""
    return "greedy", "random"


def peeked():
    game = new_game(players=2, seed=5, seats=("Ann", "Bob"))
    random = Random(5)
    while not any(player.seen & ~game.position.face_up for player in game.position.players):
        play_on(game, 1, random)
    return game


# --- the dialog ----------------------------------------------------------------------------------


def test_the_table_shows_a_link_a_code_and_a_file(page, store, game):
    name = store.add(game)
    page.go(f"?game={name}")
    page.table.handle("share")
    shown = everything(page)
    assert f'value="?code={game.share()}"' in shown
    assert f'value="{game.share()}"' in shown
    assert 'download="oracle-game.json"' in shown
    page.table.handle("share")
    assert game.share() not in everything(page)


def test_the_dialog_names_players_with_secrets():
    game = peeked()
    controller = TableController(game)
    (seat,) = seats_with_secrets(controller.game_snapshot)
    assert game.position.players[seat].seen
    shared_html = share_view(controller.game_snapshot, game)
    assert f"what only <bdi>{game.seats[seat]}</bdi> knows." in shared_html
    controller.set_language("pl")
    shared_html = share_view(controller.game_snapshot, game)
    assert f"co wie tylko jeden gracz: <bdi>{game.seats[seat]}</bdi>." in shared_html


def test_without_secrets_the_dialog_names_nobody(game, monkeypatch):
    assert seats_with_secrets(TableController(game).game_snapshot) == ()
    assert "what only" not in share_view(TableController(game).game_snapshot, game)
    monkeypatch.setitem(registry._registered, "toy", TOY)
    race = toy.new_game(seed=1, seats=("Ann", "Bob"))
    assert seats_with_secrets(TableController(race).game_snapshot) == ()
    race.play("peek")
    assert seats_with_secrets(TableController(race).game_snapshot) == (0,)


def test_a_copy_has_what_others_concealed_and_can_be_played_on(page, store):
    seats = ("Ann", "bot:strategist", "bot:strategist", "bot:strategist")
    game = oracle_nb.new_game(4, 3, game="mythology-advanced", seats=seats)
    # Every player notes points on a hidden sheet, which Ann's screen leaves out.
    while game.position.phase == "sheets":
        play_on(game, 1, Random(3))
    name = store.add(game)
    page.go(f"?game={name}")
    assert len(page.table.controller.known_game.history) < len(game.history)
    page.table.handle("share")
    shown = everything(page)
    (code,) = re.findall(r'value="(1\.mythology-advanced[^"]*)"', shown)
    (file,) = re.findall(r"data:[^;]*;base64,([^\"]*)", shown)
    for copy in (opening.from_code(code), opening.from_json(b64decode(file))):
        assert copy.position == game.position
        assert len(copy.history) == len(game.history)


def test_an_analysis_is_labeled_in_lists_and_exports(page, store, game):
    name = store.add(game)
    page.go(f"?game={name}")
    page.table.handle("analysis")
    assert "Turn this game into an analysis?" in everything(page)
    assert not page.table.controller.game.analysis
    page.table.handle("analyse")
    page.table.handle("share")
    assert "The code shows that this game is an analysis." in everything(page)
    assert "anything in it could be undone" in everything(page)
    copy = opened(page.table.controller.game.share(), bots, "en")
    assert copy.analysis and opening.from_json(copy.to_json()).analysis
    page.go("")
    assert "· analysis" in everything(page)
    page.go("?games")
    assert "· analysis" in everything(page)
    # Nothing that a page can send takes the mark off.
    page.go(f"?game={name}")
    for again in ("analysis", "analyse", "cancel"):
        page.table.handle(again)
    assert store.load(name)[0].analysis


def test_a_long_game_is_passed_on_as_a_file(game, monkeypatch):
    monkeypatch.setattr(type(game), "share", lambda _self: "1.delphi." + "A" * LINKED)
    shared_html = share_view(TableController(game).game_snapshot, game)
    assert "too long for a link" in shared_html
    assert "?code=" not in shared_html
    assert "download" in shared_html


def test_in_a_notebook_there_is_a_code_and_no_link(game):
    table = TablePage(game)
    table.handle("share")
    assert game.share() in table.head.html
    assert "?code=" not in table.head.html
    table.close()


# --- opening -------------------------------------------------------------------------------------


def test_a_link_opens_the_game_as_a_copy(page, store, game):
    play_on(game, 5, Random(1))
    page.go(f"?code={game.share()}")
    assert page.table.controller.game.position == game.position
    assert page.table.controller.game.history == game.history
    name = html_view(page).address.removeprefix("?game=")
    assert store.load(name)[0].position == game.position


@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_illegal_action_is_refused_with_its_number_and_its_refusal(game, language):
    record = json.loads(game.to_json())
    record["log"].insert(0, ["trade red", []])
    with pytest.raises(ValueError, match=r"(Action|Akcja) 1 \(trade red\)") as error:
        opened(json.dumps(record), bots, language)
    refusal = game.texts(language).broken(game.check("trade red").broken[0])
    assert refusal in str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Paste a code or a link first"),
        ("hello", "t a game code or link"),
        (HTML, "t a game code or link"),
        ("1.delphi.AAAA", "damaged or incomplete"),
        ("9.delphi.AAAA", "made with a newer version"),
        ("{", "the text ends too early"),
        ('{"format": oops}', "it stops being a valid saved game at byte 12"),
        ('{"format": "\ud800"}', "its text is not a saved game"),
        ("{}", "the field format is missing"),
        ("[" * 100_000, "this is not a saved game"),
        ("https://example.org/app?join=abc", "This link carries no game"),
        ("see <https://example.org/app?lang=pl&class=K7MPX> :)", "This link carries no game"),
        ("{" + "x" * LARGEST, "too large to be a saved game (4 MB)"),
    ],
    ids=lambda text: text[:12],
)
def test_a_text_without_a_game_is_reported_in_a_message(page, store, text, said):
    page.go("?games")
    page.saved_games_page._heard(Message("game-code", form={"code": text}))
    assert said in page.saved_games_page.notice
    assert page.table is None
    assert HTML not in everything(page)
    page.handle(Message("language", "pl"))
    page.saved_games_page._heard(Message("game-code", form={"code": text}))
    assert page.saved_games_page.notice.startswith(("Nie można", "Najpierw", "Ten", "To nie"))
    assert " text" not in page.saved_games_page.notice
    assert listed(store, page.browser.owner) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "The file x.json is empty."),
        (" \n", "The file x.json is empty."),
        ("\ufffdPNG\r\n\x1a\n\0\0", "x.json isn't a text in UTF-8."),
        ("hello", "x.json isn't a saved game."),
        ("{}", "the field format is missing"),
    ],
)
def test_a_file_without_a_game_is_reported_with_its_name(page, text, said):
    page.go("?games")
    page.saved_games_page._heard(Message("game-file", text, {"x.json": ""}))
    assert said in page.saved_games_page.notice


def test_a_file_may_have_been_damaged_or_made_for_harm(page, game):
    record = json.loads(game.to_json())
    page.go("?games")
    for change, said in (
        ({"version": 3}, "version: 3 can't be read here"),
        ({"seats": ["You", "bot:os:system", "bot:greedy"]}, "there is no bot 'os:system' here"),
        ({"seats": ["bot:x" * 99, "b", "c"]}, "The name of player 1 isn't allowed"),
        ({"seats": ["bot:x", "b", "B "]}, "already called “B”"),
        ({"game": "../../etc"}, "for ../../etc isn't installed"),
        ({"start": record}, "start: "),
        ({"log": [["end", []]] * 3}, "at action 1: "),
        ({"log": [["dance", []]]}, "at action 1"),
    ):
        page.saved_games_page._heard(Message("game-file", json.dumps(record | change)))
        assert said in page.saved_games_page.notice, change
        assert page.table is None


@pytest.mark.parametrize("address", ["?games", "?layout=", "?learn", "?teach"])
def test_an_oversized_file_is_reported(page, address):
    page.go(address)
    (html_view,) = [view for view in page.view.select(HtmlView) if 'type="file"' in view.html]
    before = html_view.html
    (command,) = re.findall(r'type="file"[^>]* data-change="([^"]+)"', before)
    for _ in range(2):
        html_view.receive({"do": command, "size": 52428800})
        assert html_view.html.count("(52 MB)") == 1
        assert html_view.html.endswith(before), "nothing else has changed"
    html_view.receive({"do": command, "size": 10**400})
    assert html_view.html.count("MB)") == 1


def cheated(value):
    value[4].insert(3, [["trade", "red"], []])


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("1.delphi.AAAA", "damaged or incomplete"),
        (shared()[:-5], "damaged or incomplete"),
        ("9.delphi.AAAA", "made with a newer version"),
        ("1.chess.AAAA", "the package for chess"),
        (HTML, "t a game code or link"),
        ("1.delphi." + "A" * 50_000, "t a game code or link"),
        (retold(shared(), cheated), "Action 4 (trade red) is not allowed: "),
    ],
    ids=lambda text: text[:20],
)
def test_a_wrong_link_is_reported_at_home_and_affects_no_other_session(
    page, store, game, code, said
):
    other = SessionPage(store, f"?game={store.add(game)}")
    seen, saved = everything(other), listed(store, other.browser.owner)
    page.go(f"?code={quote(code)}")
    shown = everything(page)
    assert said in shown and HTML not in shown
    assert "wrong in the program" not in shown
    assert page.table is None and listed(store, page.browser.owner) == ()
    assert (everything(other), listed(store, other.browser.owner)) == (seen, saved)
    other.close()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_names_with_html_are_shown_and_not_run(page, language):
    named = new_game(players=2, seed=5, seats=(HTML, "</script><b>Bob</b>"))
    page.handle(Message("language", language))
    page.go(f"?code={named.share()}")
    page.table.handle("share")
    shown = everything(page)
    page.go("?games")
    shown += everything(page)
    assert escape(HTML) in shown and escape("<b>Bob</b>") in shown
    assert HTML not in shown and "<b>Bob</b>" not in shown


# --- errors of the program -----------------------------------------------------------------------


def test_an_unexpected_error_leaves_the_game_and_gives_a_report(page, monkeypatch):
    page.handle(Message("first"))
    controller = page.table.controller
    while not controller.seating.person_acts:
        page.table.handle("step-action")
    before = controller.game.position

    def broken(*_args, **_more):
        raise RuntimeError(HTML)

    text = controller.write(controller.game.legal_actions()[0])
    with monkeypatch.context() as patch:
        patch.setattr(type(controller.game), "play", broken)
        page.table.handle("do", text)
    assert controller.game.position == before
    shown = everything(page)
    assert "wrong in the program" in shown
    assert f"doing: do {escape(text)}" in shown
    assert "RuntimeError" in shown and HTML not in shown
    assert controller.game.share() in shown
    assert opening.from_code(controller.report.rpartition("game: ")[2]).position == before
    page.table.handle("do", text)
    assert controller.game.position != before
    assert "wrong in the program" not in everything(page)


def test_an_unexpected_error_on_any_page_gives_a_report(page, monkeypatch):
    page.go("?games")
    first = html_view(page)
    monkeypatch.setattr("oracle_nb.web.home.saved_games.opened", lambda *_: 1 / 0)
    for _ in range(2):
        first.receive({"do": "game-code", "value": "", "form": {"code": "x"}})
        assert first.html.count("ZeroDivisionError: ") == 1
        assert "Import a game" in first.html
    first.receive({"do": "cancel"})
    assert "ZeroDivisionError" not in first.html


def test_an_unexpected_error_at_an_address_gives_a_report_and_ways_out(store, monkeypatch):
    monkeypatch.setitem(ROUTES, "games", lambda *_: 1 / 0)
    page = SessionPage(store, "?games")
    shown = everything(page)
    assert "ZeroDivisionError" in shown and "doing: ?games" in shown and 'href="?"' in shown
    page.close()
