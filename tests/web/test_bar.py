"""The bar is the same on every page, and marks where one is."""

import pytest

from oracle_nb.web.runtime.fake import FakeBrowser, FakePage
from oracle_nb.web.widgets.bar import tab_title

PAGES = ["Home", "Games", "Learn", "Puzzles", "Rules", "Explore"]
PLACES = {
    "": "Home",
    "?games": "Games",
    "?stats": "Games",
    "?learn": "Learn",
    "?lesson=sailing": "Learn",
    "?teach": "Learn",
    "?classes": "Learn",
    "?class": "Learn",
    "?lesson-editor": "Learn",
    "?puzzles": "Puzzles",
    "?puzzles=next": "Puzzles",
    "?rules": "Rules",
    "?rule=move.range": "Rules",
    "?explore=": "Explore",
    "?position=": "",
    "?layout=": "",
    "?guided": "Games",
}
"""The page that the bar marks at an address."""


def pages(page: FakePage) -> list[tuple[str, str]]:
    """The links of the bar, with how they are marked."""
    (shown,) = page.find("nav", cls="pages-nav") or page.find("nav", **{"class": "pages-nav"})
    return [
        (element.text, element.attributes.get("aria-current", "")) for element in shown.find("a")
    ]


@pytest.mark.parametrize("address", PLACES)
def test_every_page_has_the_same_bar(store, address):
    with FakeBrowser(store) as browser:
        shown = pages(browser.open(address))
    assert [name for name, _ in shown] == PAGES
    # The rules open beside a board, so that they are never marked there.
    marked = [name for name, mark in shown if mark]
    assert marked == ([PLACES[address]] if PLACES[address] else [])


def test_a_replay_and_another_game_have_it_too(ann):
    page = ann.open()
    page.click("Easy")
    page.click(do="replay")
    assert pages(page)[1] == ("Games", "true")
    shown = pages(ann.open("?of=mythology"))
    assert [name for name, _ in shown] == [name for name in PAGES if name != "Puzzles"]


def test_a_tab_has_its_title_before_its_page_is_there():
    assert tab_title("?rules&of=mythology", "en") == "Rules \N{EN DASH} Mythology"
    assert tab_title("", "pl") == "Wyrocznia Delficka"
    # The game of a saved one isn't known yet.
    assert "Mythology" in tab_title("?game=abc", "en") and "Delphi" in tab_title("?game=abc", "en")
