"""The list of games in a real browser: search and Back, several deleted and restored, a phone."""

import re
from pathlib import Path

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.queries import GameQuery
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.saved_games.stored_games import search_games
from oracle_nb.web.session.browser import Browser
from tests.browser.test_browser_axe import AXE, check
from tests.browser.waiting import expect, until

pytestmark = pytest.mark.browser

DAVID = "\u05d3\u05d5\u05d3"
FOCUSED = """() => {
  let found = document.activeElement;
  while (found.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found.textContent;
}"""


def test_games_are_searched_deleted_and_restored(visit, served):
    page = visit(f"{served.url}?games")
    expect(page.get_by_text("No games yet.")).to_be_visible()
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    store, owner = Store(served.data), Browser(cookies).owner
    game = (
        package_of("delphi")
        .presentation()
        .setup.new_game(("Ann", DAVID), 8, {"length": "8", "tiles": "random"})
    )
    for number in range(23):
        store.rename(store.add(game, owner), f"Evening {number}")

    page.goto(f"{served.url}?games")
    rows = page.locator(".saved-games > li")
    expect(rows).to_have_count(20)
    search = page.get_by_role("searchbox", name="Search by name or player")
    search.fill("evening 2")
    search.press("Enter")
    expect(page).to_have_url(re.compile(r"\?games&q=evening%202$"))
    expect(rows).to_have_count(5)
    page.get_by_role("combobox", name="Sort").select_option("name")
    expect(rows.first).to_contain_text("Evening 12")
    page.go_back()
    expect(page.get_by_role("combobox", name="Sort")).to_have_value("newest")
    expect(rows.first).to_contain_text("Evening 22")
    page.go_back()
    expect(rows).to_have_count(20)
    expect(search).to_have_value("")

    with page.expect_download() as saved:
        rows.first.get_by_role("button", name="Save as a file").click()
    assert Path(saved.value.path()).read_bytes() == game.to_json()

    page.get_by_role("link", name="Next").click()
    expect(rows).to_have_count(3)
    # A board isn't drawn any more once its game is deleted.
    for board in rows.locator("img").element_handles():
        until(page, "img => img.complete && img.naturalWidth", board)
    page.get_by_role("checkbox", name="Select Evening 1", exact=True).check()
    page.get_by_role("button", name="Delete 1 game").wait_for()
    page.get_by_role("checkbox", name="Select all on this page").check()
    page.get_by_role("button", name="Delete 3 games").press("Enter")
    expect(page.get_by_text("3 games deleted.")).to_be_visible()
    expect(page.get_by_text("Page 1 of 1")).to_have_count(0)
    # Keyboard focus moves to the button that undoes the deletion.
    until(page, f"({FOCUSED})() === 'Undo'")
    page.keyboard.press("Enter")
    expect(page.get_by_text("3 games restored.")).to_be_visible()
    assert search_games(store, owner, GameQuery()).total == 23
    page.get_by_role("checkbox", name="Select all on this page").check()
    page.get_by_role("button", name="Delete 3 games").wait_for()
    page.evaluate(AXE)
    assert check(page, "the list of games", "main") == []

    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("button", name="Rename").first.click()
    field = page.get_by_label("Name of the game")
    expect(field).to_be_focused()
    field.fill("a\u202eb")
    field.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="U+202E")).to_be_visible()
    field.fill("")
    field.press("Enter")
    # The name is isolated: its direction does not spread.
    expect(rows.first.locator("bdi").nth(1)).to_have_text(DAVID)
