"""The rulebook in a real browser: its door, its links by mouse and keyboard, the search, Back."""

import re

import pytest

from tests.browser.main_pages import MOST_CHOICES, choices
from tests.browser.seats import first_game
from tests.browser.waiting import expect, until

pytestmark = pytest.mark.browser


def test_rules_are_found_and_read_by_keyboard_and_back_works(visit, served):
    page = visit(served.url)
    page.locator(".pages-nav").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?rules$"))
    assert len(choices(page)) <= MOST_CHOICES
    page.get_by_role("searchbox", name="Search the rules").focus()
    page.keyboard.type("shallows")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("rules found for “shallows”")
    expect(page).to_have_url(re.compile(r"\?find=shallows$"))
    expect(page.get_by_role("heading", level=2).first).to_have_text("Shallows")
    expect(page.locator("article.b-rule svg[role=img]").first).to_be_visible()
    page.get_by_role("link", name="Where the sea ends").first.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"\?rule=board\.enclosed-gaps$"))
    expect(page.locator("article.b-rule h2")).to_have_text("Where the sea ends")
    # Keyboard focus moves to the new page, not to the top of the window.
    until(
        page,
        """() => {
            let at = document.activeElement;
            while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
            return at?.closest('main') !== null;
        }""",
    )
    page.go_back()
    expect(page.get_by_role("status")).to_contain_text("shallows")
    page.go_back()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("status")).to_contain_text("shallows")


def test_a_shared_address_shows_the_rule_with_its_picture_in_words(visit, served):
    page = visit(f"{served.url}?rule=move.range")
    expect(page.locator("article.b-rule h2")).to_have_text("How far you sail")
    picture = page.locator(".b-plate figure")
    expect(picture.locator("figcaption")).to_contain_text("B5 is 4 spaces away; your range is 3")
    expect(picture.get_by_role("img", name="How far you sail")).to_be_visible()
    assert len(choices(page)) <= MOST_CHOICES
    contents = page.locator(".b-index summary")
    contents.click()
    expect(page.locator('nav a[aria-current="page"]')).to_have_text("How far you sail")
    page.get_by_role("button", name="Dark").click()
    expect(page.locator(".view-root.page")).to_have_attribute("data-theme", "dark")
    expect(page).to_have_url(re.compile(r"\?rule=move\.range$"))
    page.get_by_role("link", name="Symbols").click()
    expect(page.locator(".b-signs svg").first).to_be_visible()
    page.get_by_role("link", name="Terms", exact=True).click()
    expect(page.locator(".b-terms dt").first).to_be_visible()


@pytest.mark.long
def test_the_rulebook_opens_beside_the_game(visit, served):
    page = visit(served.url)
    first_game(page)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Rules", exact=True).click()
    beside = opened.value
    expect(beside.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    expect(beside).to_have_url(re.compile(r"\?rules$"))
    assert re.search(r"\?game=", page.url)
    beside.close()
