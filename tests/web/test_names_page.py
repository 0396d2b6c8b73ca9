"""Names on pages: refused where they enter, isolated where shown, harmless in old games."""

import json
import re
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oracle_nb.delphi import new_game
from oracle_nb.render.html import isolated, tag
from oracle_nb.text.names import seat_faults
from oracle_nb.web.saved_games.importing import opened
from oracle_nb.web.session import content
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import Message
from tests.web.browser_session import everything, form, html_view, listed

DAVID = "\u05d3\u05d5\u05d3"
DAN = "\u05d3\u05df"
SIGNS = st.characters(exclude_categories=()) | st.sampled_from("\u202e\u200b\x00\u0301<&\"'")
NAMES = st.text(SIGNS, max_size=40) | st.sampled_from(["x" * 5_000, "\u202e", "You", "bot:greedy"])


def poisoned(names):
    game = new_game(2, 1, seats=["Ann", "Bob"])
    game.seats = tuple(names)
    return game


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("\u202ebob", "U+202E"),
        ("a\u200b", "U+200B"),
        ("bob\x00", "U+0000"),
        ("Z" + "\u0335\u0336" * 10, "at most 4 accents"),
        ("ANN", "already called"),
        ("x" * 31, "at most 30"),
    ],
)
def test_a_bad_name_is_refused_at_its_field_and_at_a_seat(page, store, name, said):
    faulty = form(**{"kind-1": "person", "name-0": "Ann", "name-1": name})
    page.handle(Message("new", form=faulty))
    assert page.table is None
    assert said in re.findall('id="fault-name-1".*?>(.*?)<', html_view(page).html)[0]
    store.links.assign(kept := store.add(new_game(2, 1, seats=["Ann", "Bob"])), 1, "secret", "salt")
    guest = SessionPage(store, "?join=secret")
    assert guest.table is not None
    guest.table.handle("my-name", name)
    assert said in guest.table.controller.notice
    assert store.load(kept)[0].seats == ("Ann", "Bob")
    guest.table.handle("my-name", " Zoe\u0301  B ")
    assert store.load(kept)[0].seats == ("Ann", "Zo\u00e9 B")
    guest.close()


@pytest.mark.parametrize("search", ["", "?games", "?game=nothing", "?code=rubbish"])
def test_a_link_with_a_poisoned_name_is_refused_and_nothing_breaks(page, store, search):
    code = poisoned(("x" * 5_000, "Bob")).share()
    page.go(f"?code={code}")
    assert page.table is None
    assert "The name of player 1 isn&#x27;t allowed: A name can have at most 30" in everything(page)
    # Such games may be there since before names were checked.
    store.add(poisoned(("x" * 5_000, "\u202eBob")), page.browser.owner)
    page.go(search)
    assert "went wrong" not in everything(page)
    assert "x" * 100 not in everything(page)


@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.tuples(NAMES, NAMES), NAMES)
def test_any_name_in_a_stored_game_leaves_the_pages_whole(page, store, names, called):
    game = poisoned(names)
    with suppress(ValueError):
        assert not seat_faults(
            opened(game.to_json().decode(), lambda _game: ("greedy",), "en").seats
        )
    try:
        name = store.add(game, page.browser.owner)
        store.rename(name, called)
    except UnicodeError:
        # Lone surrogates are no text: neither JSON nor a database can hold them.
        return
    for address in ("", "?games", "?game=none"):
        page.go(address)
        assert "went wrong" not in everything(page)
    page.go("?games")
    page.saved_games_page._heard(Message("game-delete", name))
    assert name not in {saved_game.id for saved_game in listed(store, page.browser.owner)}


def test_a_name_is_isolated_where_it_is_shown_and_plain_where_it_can_not_be(page, store):
    page.go(f"?game={store.add(new_game(2, 1, seats=[DAVID, DAN]), page.browser.owner)}")
    shown = "".join(view.html for view in page.view.select(type(html_view(page))))
    assert f"<bdi>{DAVID}</bdi>, it&#x27;s your turn" in shown
    assert f'<span class="who"><bdi>{DAN}</bdi></span>' in shown
    assert "\u2068" not in shown
    page.go("?games")
    assert f"<bdi>{DAVID}</bdi> and <bdi>{DAN}</bdi>" in html_view(page).html
    name = isolated("<i>")
    assert tag("p", "by ", name, title=name) == '<p title="&lt;i&gt;">by <bdi>&lt;i&gt;</bdi></p>'
    assert tag("option", name) == "<option>&lt;i&gt;</option>"
    assert tag("p", "\u2068a\u2068b\u2069") == "<p>\u2068a<bdi>b</bdi></p>"


def test_an_error_page_needs_nothing_that_can_fail(store, monkeypatch):
    def broken(*_args, **_kwargs):
        raise RuntimeError("everything is broken")

    for name in ("home_view", "package_of"):
        monkeypatch.setattr(content, name, broken)
    shown = SessionPage(store, "?x=<b>")
    assert "Something went wrong" in everything(shown) and "everything is broken" in everything(
        shown
    )
    assert 'href="?games"' in everything(shown)
    assert html_view(shown).address == "?x=<b>"
    shown.go("?games")
    assert shown.saved_games_page is not None
    shown.close()


def test_one_damaged_game_does_not_hide_the_others(page, store, pair, monkeypatch):
    good = store.add(pair, page.browser.owner)
    bad = store.add(poisoned(("Cid", "Dan")), page.browser.owner)
    load = type(store).load

    def fails(self, name):
        return 1 / 0 if name == bad else load(self, name)

    monkeypatch.setattr(type(store), "load", fails)
    for address in ("", "?games"):
        page.go(address)
        assert "Ann and Bob" in everything(page)
        assert "went wrong" not in everything(page)
    page.saved_games_page._heard(Message("game-delete", bad))
    assert [saved_game.id for saved_game in listed(store, page.browser.owner)] == [good]
    assert json.loads(pair.to_json())["seats"] == ["Ann", "Bob"]


def test_a_save_with_more_than_a_wrong_name_is_refused_in_words():
    record = json.loads(poisoned(["\u202e", "Bob"]).to_json())
    record["start"]["players"][0]["favor"] = -1
    with pytest.raises(ValueError, match="This game can't be opened") as refused:
        opened(json.dumps(record), lambda _game: (), "en")
    assert type(refused.value) is ValueError
