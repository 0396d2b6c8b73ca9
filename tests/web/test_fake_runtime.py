"""Pages without a server, a browser or Panel."""

import re

import pytest

from oracle_nb.render.html import unbroken
from oracle_nb.web.runtime.fake import FakeBrowser
from oracle_nb.web.widgets.html_view import HtmlView


def test_a_game_is_begun_played_and_left(ann):
    page = ann.open()
    page.click("Easy")
    assert page.address.startswith("?game=") and "Round 1" in page.text
    page.click_space(next(space.space for space in page.app.table.board.scene.spaces))
    assert page.app.table.controller.space is not None
    with pytest.raises(AssertionError, match="unavailable"):
        page.click("\u21b6 Undo")
    page.click("Home")
    assert page.address == "" and "Round 1" in page.text


def test_a_browser_has_the_html_of_all_views(ann):
    for address in ("", "?games", "?rules", "?learn", "?lesson=sailing", "?guided"):
        page = ann.open(address)
        for other in ("pl", "en"):
            page.click(do="language", value=other)
            views = [view for view in page.app.view.select(HtmlView) if view.visible]
            state = "".join(unbroken(view.html, view.language) for view in views)
            # A folded part is sent once somebody unfolds it.
            if "<x-part" not in page.html:
                assert page.html == state, address


def test_settings_are_kept_for_the_next_page(ann, bob):
    page = ann.open("?games")
    page.click(do="theme", value="dark")
    assert page.dark and ann.open().dark
    assert not bob.open().dark


def test_a_game_goes_to_another_browser_as_a_file(ann, bob, pair):
    page = ann.open(f"?code={pair.share()}")
    page.go("?games")
    page.click(do="game-export")
    (file,) = page.downloads
    assert file.name == "oracle-Ann-and-Bob.json"
    other = bob.open("?games")
    assert "No games yet" in other.text
    other.choose_file(file.name, file.data.decode())
    assert other.app.table.game.position == pair.position


def test_two_browsers_share_a_table(store, bob, pair):
    host = FakeBrowser(store).open(f"?code={pair.share()}")
    host.click("Play together")
    host.click(do="give", value="1")
    link = re.search(r"\?join=[\w-]+", host.html)
    assert link is not None
    guest = bob.open(link[0])
    assert "Bob" in guest.text and ">away<" not in host.html
    guest.close()
    assert ">away<" in host.html


def test_a_form_has_its_fields_and_no_others(ann):
    page = ann.open()
    with pytest.raises(AssertionError, match="no fields"):
        page.submit("new", nobody="Ann")
    page.submit("new", **{"kind-1": "person", "name-0": "Ann", "name-1": "Ann"})
    assert page.address == "" and "already called" in page.text
    page.submit("new", **{"name-1": "Bob", "kind-2": "", "seed": "5"})
    assert page.app.table.game.seats == ("Ann", "Bob")


def test_a_click_needs_one_button(ann):
    page = ann.open("?games")
    with pytest.raises(AssertionError, match="0 elements are 'Nothing'"):
        page.click("Nothing")
