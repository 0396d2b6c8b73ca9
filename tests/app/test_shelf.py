"""The list of games: opened, renamed, copied, deleted, kept as files."""

import sqlite3
from base64 import b64decode

import pytest

from oracle_nb.app.face import Message
from oracle_nb.app.games.opening import file_name
from tests.app.visiting import everything, face

HTML = '<img src=x onerror="alert(1)">'


def shelved(page, store, *kept):
    names = [store.add(one, page.browser.owner) for one in kept]
    page.go("?games")
    return names


def tell(page, do, value="", **form):
    page.shelf._heard(Message(do, value, form))


def test_the_list_of_games_opens_renames_copies_and_deletes(page, store, game, pair):
    first, second = shelved(page, store, game, pair)
    shown = everything(page)
    assert "Ann and Bob" in shown and first in shown
    tell(page, "game-rename", second)
    tell(page, "game-named", name="x" * 61)
    assert "at most 60 characters; this one has 61" in everything(page)
    tell(page, "game-named", name=f"  {HTML}  evening ")
    assert store.list(page.browser.owner)[0].name == f"{HTML} evening"
    assert HTML not in everything(
        page
    ) and "onerror=&quot;alert(1)&quot;&gt; evening" in everything(page)
    tell(page, "game-delete", first)
    assert "for good?" in everything(page)
    assert len(store.list(page.browser.owner)) == 2
    tell(page, "cancel")
    assert "for good?" not in everything(page)
    tell(page, "game-delete", first)
    tell(page, "game-really", first)
    assert [one.id for one in store.list(page.browser.owner)] == [second]
    tell(page, "game-copy", second)
    # The list is still there, with the copy; it has dice of its own.
    assert page.shelf is not None and page.table is None
    assert 'role="status">“Copy of ' in everything(page)
    copy = store.load(next(one.id for one in store.list(page.browser.owner) if one.id != second))[0]
    assert copy.position == pair.position and copy.seed != pair.seed
    # In the list it can be told from what it is a copy of.
    called = {one.id: one.name for one in store.list(page.browser.owner)}
    assert called.pop(second) == f"{HTML} evening"
    assert [*called.values()] == [f"Copy of {HTML} evening"]
    page.go("?games")
    tell(page, "open", second)
    assert page.shows(second)


def test_a_name_taken_away_brings_back_the_players(page, store, pair):
    (name,) = shelved(page, store, pair)
    for called in ("Evening", "", "Evening", "Ann and Bob"):
        tell(page, "game-rename", name)
        tell(page, "game-named", name=called)
        # What it is called after its players is no name of its own.
        kept = "" if called == "Ann and Bob" else called
        assert store.list(page.browser.owner)[0].name == kept
    assert '<span class="who">Ann and Bob</span>' in everything(page)


def test_an_exported_game_comes_back(page, store, pair):
    (name,) = shelved(page, store, pair)
    files = []
    face(page).param.watch(lambda change: files.append(change.new), "file")
    tell(page, "game-export", name)
    assert files[0]["name"] == "oracle-Ann-and-Bob.json"
    data = b64decode(files[0]["data"])
    tell(page, "game-file", data.decode())
    assert page.table.desk.game.position == pair.position


def test_the_games_of_others_stay_theirs(page, store, game, pair):
    shelved(page, store, pair)
    other = store.add(game, "somebody")
    assert other not in everything(page)
    for do in ("game-rename", "game-copy", "game-really", "game-export"):
        tell(page, do, other)
        assert "not there any more" in page.shelf.notice
        assert page.table is None
    tell(page, "game-named", name="Mine")
    assert store.list("somebody")[0].name == ""


def test_a_damaged_game_can_be_deleted_and_nothing_else(page, store, pair):
    (name,) = shelved(page, store, pair)
    with sqlite3.connect(store.path) as base:
        base.execute("UPDATE games SET game = '{'")
    page.go("?games")
    tell(page, "game-copy", name)
    assert "ends too early" in page.shelf.notice
    tell(page, "game-really", name)
    assert store.list(page.browser.owner) == ()


def test_the_list_speaks_polish_and_is_shown_in_the_dark(page, store, pair):
    shelved(page, store, pair)
    page.shelf._heard(Message("language", "pl"))
    assert "Zmień nazwę" in everything(page)
    assert face(page).cookie.startswith("oracle_language=pl;")
    page.shelf._heard(Message("theme", "dark"))
    assert face(page).theme == "dark" and page.theme == "dark"


def test_saves_that_are_no_database_are_told(page, store):
    store.path.write_bytes(b"no database" * 1000)
    page.go("?games")
    page.told(Message("first"))
    assert "could not be saved" in everything(page)
    page.go("?game=abc")
    assert "can&#x27;t be opened" in everything(page)


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
