"""The list of games: opened, renamed, copied, deleted, kept as files."""

import json
import time

import pytest

from oracle_nb.games import opening
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.saved_games.importing import file_name
from oracle_nb.web.saved_games.queries import query_of
from oracle_nb.web.saved_games.store import UNDO_TIME, Store
from oracle_nb.web.saved_games.stored_games import search_games
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import Message
from tests.web.browser_session import everything, html_view, listed

HTML = '<img src=x onerror="alert(1)">'


@pytest.fixture
def store(database):
    return Store(database)


def shelved(page, store, *kept):
    names = [store.add(stored, page.browser.owner) for stored in kept]
    page.go("?games")
    return names


def tell(page, command, value="", **form):
    page.saved_games_page._heard(Message(command, value, form))


def test_the_list_of_games_opens_renames_copies_and_deletes(page, store, game, pair):
    first, second = shelved(page, store, game, pair)
    shown = everything(page)
    assert "Ann and Bob" in shown and first in shown
    tell(page, "game-rename", second)
    tell(page, "game-named", name="x" * 61)
    assert "at most 60 characters; this one has 61" in everything(page)
    tell(page, "game-named", name=f"  {HTML}  evening ")
    assert listed(store, page.browser.owner)[0].name == f"{HTML} evening"
    assert HTML not in everything(
        page
    ) and "onerror=&quot;alert(1)&quot;&gt; evening" in everything(page)
    tell(page, "game-delete", first)
    assert [saved_game.id for saved_game in listed(store, page.browser.owner)] == [second]
    assert "1 game deleted." in everything(page)
    tell(page, "games-undo")
    assert {saved_game.id for saved_game in listed(store, page.browser.owner)} == {first, second}
    tell(page, "game-delete", first)
    tell(page, "game-copy", second)
    # The list is still there, with the copy; it has dice of its own.
    assert page.saved_games_page is not None and page.table is None
    assert 'role="status" class="done" data-k="done">“Copy of ' in everything(page)
    copy = store.load(
        next(
            candidate.id
            for candidate in listed(store, page.browser.owner)
            if candidate.id != second
        )
    )[0]
    assert copy.position == pair.position and copy.seed != pair.seed
    # Its name in the list differs from the original's.
    called = {saved_game.id: saved_game.name for saved_game in listed(store, page.browser.owner)}
    assert called.pop(second) == f"{HTML} evening"
    assert [*called.values()] == [f"Copy of {HTML} evening"]
    page.go("?games")
    tell(page, "open", second)
    assert page.shows(second)


def test_a_name_taken_away_brings_back_the_players(ann, store, pair):
    page = ann.open(f"?code={pair.share()}")
    page.go("?games")
    for called in ("Evening", "", "Evening", "Ann and Bob"):
        page.click("Rename")
        page.submit("game-named", name=called)
        # A title made from its players is no name of its own.
        kept = "" if called == "Ann and Bob" else called
        assert listed(store, page.app.browser.owner)[0].name == kept
    assert [element.text for element in page.find("span", **{"class": "who"})] == ["Ann and Bob"]


def test_the_games_of_others_stay_theirs(page, store, game, pair):
    shelved(page, store, pair)
    other = store.add(game, "somebody")
    assert other not in everything(page)
    for command in ("game-rename", "game-copy", "game-delete", "game-export"):
        tell(page, command, other)
        assert "no longer exists" in page.saved_games_page.notice
        assert page.table is None
    tell(page, "game-named", name="Mine")
    assert listed(store, "somebody")[0].name == ""


def test_a_damaged_game_can_be_deleted_and_nothing_else(page, store, pair):
    (name,) = shelved(page, store, pair)
    with store.database.writing() as base:
        base.execute("UPDATE games SET game = '{'")
    page.go("?games")
    tell(page, "game-copy", name)
    assert "ends too early" in page.saved_games_page.notice
    # From now on the list knows.
    assert "Damaged" in everything(page) and "Continue" not in everything(page)
    tell(page, "game-delete", name)
    assert listed(store, page.browser.owner) == ()


def test_the_list_appears_in_polish_and_dark_theme(ann, pair):
    ann.open(f"?code={pair.share()}")
    page = ann.open("?games")
    page.click("Polski")
    assert "Zmień nazwę" in page.text and ann.cookies["oracle_language"] == "pl"
    page.click(do="theme", value="dark")
    assert page.dark and ann.open().dark


def test_games_are_found_filtered_sorted_and_turned_over_page_by_page(page, store, game):
    owner = page.browser.owner
    base = json.loads(game.to_json())
    for number in range(45):
        seats = [f"Player {number}", "bot:greedy", "\u017bubr" if number % 2 else "Ewa"]
        store.add(opening.from_json(json.dumps(base | {"seats": seats})), owner)
    newest, oldest = listed(store, owner, 45)[0], listed(store, owner, 45)[-1]
    page.go("?games")
    assert "45 games" in everything(page) and "Page 1 of 3" in everything(page)
    assert everything(page).count("<li") == 20 and newest.id in everything(page)
    page.go("?games&page=3")
    assert oldest.id in everything(page) and everything(page).count("<li") == 5
    assert html_view(page).address == "?games&page=3"
    # Back leads to what an address says, however odd it is.
    for odd in (
        "?games&page=99",
        "?games&page=-1",
        "?games&page=x&show=<b>&sort=;",
        "?games&q=%00",
    ):
        page.go(odd)
        assert "45 games" in everything(page)
    tell(page, "games-find", q=" \u017bUBR  greedy", show="running", sort="oldest")
    assert html_view(page).address == "?games&q=%C5%BBUBR%20greedy&show=running&sort=oldest"
    assert "No games found" in everything(page)
    tell(page, "games-find", q="\u017bUBR bot", show="running", sort="oldest")
    assert "22 games" in everything(page) and "Page 1 of 2" in everything(page)
    for text in ("100%", "_", "'; DROP TABLE games; --"):
        tell(page, "games-find", q=text)
        assert "No games found" in everything(page)
    store.links.assign(oldest.id, 2, "secret", "salt")
    tell(page, "games-find", show="shared")
    assert "1 game<" in everything(page) and oldest.id in everything(page)
    tell(page, "games-find", show="finished")
    assert "No games found" in everything(page)
    store.rename(newest.id, "Aardvark")
    page.go("?games&sort=name")
    assert everything(page).index(f'"saved-{newest.id}') == everything(page).index('"saved-')
    assert [
        saved_game.id for saved_game in search_games(store, owner, query_of({"q": "aard"})).games
    ] == [newest.id]


def test_several_games_are_deleted_at_once_and_come_back(page, store, pair):
    names = shelved(page, store, *[pair] * 23)
    store.links.assign(names[22], 1, "secret", "salt")
    other = store.add(pair, "somebody")
    tell(page, "games-pick", **{f"pick-{names[22]}": "on", f"pick-{other}": "on"})
    assert "Delete 1 game<" in everything(page)
    tell(page, "games-pick-all", all="on")
    assert "Delete 20 games" in everything(page)
    picked = {f"pick-{name}": "on" for name in [*names, other]}
    tell(page, "games-delete", **picked)
    # Games on another page or of another owner stay.
    assert {saved_game.id for saved_game in listed(store, page.browser.owner)} == set(names[:3])
    assert len(listed(store, "somebody")) == 1
    assert "20 games deleted." in everything(page)
    with pytest.raises(SavedGameNotFound):
        store.links.target("secret")
    state = page.saved_games_page.state
    page.saved_games_page.state = state._replace(deleted=(*state.deleted, other))
    tell(page, "games-undo")
    assert {saved_game.id for saved_game in listed(store, page.browser.owner)} == set(names)
    assert store.links.target("secret")[:2] == (names[22], 1)
    tell(page, "games-delete", **picked)
    # The next deletion can't be mixed up with it.
    tell(page, "game-rename", names[0])
    tell(page, "games-undo")
    assert len(listed(store, page.browser.owner)) == 3


def test_another_page_of_the_list_no_longer_offers_to_undo_a_deletion(page, store, pair):
    names = shelved(page, store, *[pair] * 23)
    tell(page, "game-delete", names[-1])
    assert "1 game deleted." in everything(page) and "games-undo" in everything(page)
    page.go("?games&page=2")
    assert "Page 2 of 2" in everything(page)
    assert "game deleted." not in everything(page) and "games-undo" not in everything(page)


def test_deleted_games_are_removed_after_a_day(store, pair, monkeypatch):
    old, new = store.add(pair, "me"), store.add(pair, "me")
    store.links.assign(old, 1, "secret", "salt")
    store.delete(old)
    tomorrow = time.time() + UNDO_TIME + 1
    monkeypatch.setattr("time.time", lambda: tomorrow)
    store.delete(new)
    store.restore(old, new)
    assert [saved_game.id for saved_game in listed(store, "me")] == [new]
    with store.database.writing() as base:
        assert base.execute("SELECT COUNT(*) FROM links").fetchone() == (0,)


def test_a_code_or_a_file_opened_again_leads_to_the_same_game(page, store, pair):
    address = f"?code={pair.share()}"
    page.go(address)
    name = page.table.screen.shared_game.name
    page.go(address)
    assert page.table.screen.shared_game.name == name and not page.table.controller.notice
    page.table.handle("do", pair.write(pair.legal_actions()[0]))
    page.go("?games")
    tell(page, "game-file", pair.to_json().decode())
    assert page.table.screen.shared_game.name == name
    assert "You have opened this game before." in page.table.controller.notice
    assert len(listed(store, page.browser.owner)) == 1
    # Another browser gets a game of its own, and so does who has deleted the first.
    other = SessionPage(store, address)
    assert other.table is not None and other.table.screen is not None
    assert other.table.screen.shared_game.name != name
    other.close()
    store.delete(name)
    page.go(address)
    assert page.table.screen.shared_game.name != name


def test_a_game_with_equal_names_from_before_names_were_checked_stays_open_to_its_owner(
    page, store, pair
):
    old = opening.from_json(pair.to_json().replace(b'"Bob"', b'"Ann"'), check_seats=tuple)
    (name,) = shelved(page, store, old)
    for text in (old.share(), old.to_json().decode()):
        page.go("?games")
        tell(page, "game-file" if text.startswith("{") else "game-code", text, code=text)
        assert page.table.screen.shared_game.name == name
    page.table.handle("do", old.write(old.legal_actions()[0]))
    page.go(f"?code={old.share()}")
    assert page.table.screen.shared_game.name == name
    # To anybody else it is a game with a faulty name; so it is where it was played on elsewhere.
    other = SessionPage(store, f"?code={old.share()}")
    assert other.table is None and "already" in everything(other)
    other.close()
    old.play(old.legal_actions()[-1])
    page.go(f"?code={old.share()}")
    assert page.table is None and "already" in everything(page)


@pytest.mark.parametrize(
    ("called", "file"),
    [
        ("Żółw & Co", "oracle-Żółw-Co.json"),
        ("../../etc/pass wd", "oracle-etc-pass-wd.json"),
        ("<b>", "oracle-b.json"),
        (" :*? ", "oracle-game.json"),
        ("x" * 500, f"oracle-{'x' * 60}.json"),
    ],
)
def test_the_file_of_a_game_has_its_name_in_safe_letters(called, file):
    assert file_name(called) == file
