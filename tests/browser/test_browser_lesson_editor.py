"""A teacher writes a lesson in a real browser, with the keyboard alone."""

import re

import pytest
from playwright.sync_api import Page

from oracle_nb.web.text import words
from tests.browser.focus import reach
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser
SAY = words("en").say
_FOCUSED = """() => {
  let node = document.activeElement;
  while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return node.dataset.change || node.form?.dataset.do || '';
}"""
"""The field that has the focus: its own command, or that of its form."""


def enter(page: Page, field: str) -> None:
    """Press the Tab key until a field has the focus."""
    for _ in range(60):
        if page.evaluate(_FOCUSED) == field:
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{field} can't be reached by keyboard")


def choose(page: Page, field: str, letters: str = "") -> None:
    """Choose the first option, or one by its letters, and press the button beside the list."""
    enter(page, field)
    if letters:
        page.keyboard.type(letters)
    else:
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_a_lesson_is_written_and_tried_by_keyboard(visit, served):
    page = visit(f"{served.url}?teach")
    expect(page.locator("h1")).to_have_text(SAY("teach"))
    reach(page, SAY("draft-open"))
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text(SAY("draft-editor"))
    reach(page, SAY("draft-begin"))
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text(SAY("draft-untitled"))
    for field, text in (("title", "Go west"), ("goal", "You will sail."), ("summary", "Done.")):
        enter(page, f"text {field}.en")
        page.keyboard.type(text)
    # A text is stored while it is entered.
    expect(page.locator("h1")).to_have_text("Go west")
    reach(page, SAY("draft-add-step"))
    page.keyboard.press("Enter")
    expect(page.locator('[data-change="text steps.1.say.en"]')).to_be_focused()
    page.keyboard.type("Sail to the blue space.")
    choose(page, "built-in 1", "Sailing, s")
    expect(page.locator(".w-picture svg").first).to_be_visible()
    choose(page, "list 1 do")
    expect(page.locator('[data-do="unlist 1 do"]')).to_have_count(1)
    choose(page, "template")
    expect(page.locator(".w-practices > li")).to_have_count(1)
    expect(page.locator(".w-state")).to_have_text(SAY("draft-sound"))

    page.reload()
    expect(page.locator('[data-change="text summary.en"]')).to_have_value("Done.")
    with page.expect_download() as saved:
        page.get_by_role("button", name=SAY("draft-export")).click()
    file = saved.value.path()
    assert 'en = "Go west"' in file.read_text("utf-8")
    assert saved.value.suggested_filename == "oracle-lesson-go-west.toml"

    page.locator("input[type=file]").set_input_files(
        {"name": "bad.toml", "mimeType": "text/plain", "buffer": b"[[steps]"}
    )
    expect(page.locator("main .notice")).to_contain_text("This is not a lesson file")
    expect(page.locator("h1")).to_have_text("Go west")

    reach(page, SAY("draft-try"))
    page.keyboard.press("Enter")
    expect(page.locator(".lesson")).to_contain_text("Sail to the blue space.")
    reach(page, SAY("draft-back"))
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Go west")

    page.get_by_role("button", name=SAY("draft-share-make")).click()
    link = page.locator(".t-draft-link")
    expect(link).to_have_value(re.compile(rf"^{re.escape(served.url)}\?own-lesson="))
    learner = visit(link.input_value())
    expect(learner.locator("h1")).to_have_text("Go west")
