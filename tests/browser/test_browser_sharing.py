"""A game passed on from one browser to another, and the list of games, in a real browser."""

import re

import pytest

from tests.browser.seats import Person, game_id, open_table
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser


def test_a_link_and_a_file_bring_a_game_to_another_browser(visit, served, tmp_path):
    page = open_table(visit, served, ("Ann", "bot:greedy"), 5)
    person = Person(page, served.data)
    assert person.take_action()
    page.get_by_role("button", name="Share").click()
    link = page.locator(".share-link")
    expect(link).to_have_value(re.compile(r"^http://localhost:\d+/app/\?code=1\.delphi\."))
    expect(page.get_by_text("This link works only on this computer")).to_be_visible()
    expect(page.get_by_text("The link opens the game here")).to_be_hidden()
    address = link.input_value()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)

    other = visit(address)
    expect(other).to_have_url(re.compile(r"\?game="))
    assert game_id(other) != game_id(page)
    assert Person(other, served.data).game().position == person.game().position

    other.goto(f"{served.url}?games")
    expect(other.locator(".saved-games > li")).to_have_count(1)
    # The field is entered with the old name selected: what is typed takes its place.
    other.get_by_role("button", name="Rename").click()
    expect(other.get_by_label("Name of the game")).to_be_focused()
    other.keyboard.type("<b>Friday</b>")
    other.keyboard.press("Enter")
    expect(other.locator(".saved-games .who")).to_have_text("<b>Friday</b>")
    expect(other.get_by_role("button", name="Rename")).to_be_focused()

    large = tmp_path / "large.json"
    with large.open("wb") as empty:
        empty.truncate(50 * 1024 * 1024)
    other.set_input_files("input[type=file]", large)
    expect(other.get_by_role("alert").filter(has_text="too large")).to_be_visible()
    # As editors of Windows write it.
    file.write_bytes(file.read_text("utf-8").encode("utf-16"))
    other.set_input_files("input[type=file]", file)
    expect(other).to_have_url(re.compile(r"\?game="))
    assert Person(other, served.data).game().position == person.game().position
    # It is the same game as before, not another one.
    other.go_back()
    expect(other.locator(".saved-games > li")).to_have_count(1)
