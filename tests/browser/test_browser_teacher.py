"""A teacher in a real browser: a link with dice in it, a worksheet on paper, a class in a table."""

import re

import pytest

from oracle_nb.web.text import words
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser
SAY = words("en").say


def test_a_position_with_dice_goes_from_the_editor_to_a_learner(visit, served):
    page = visit(f"{served.url}?position=")
    page.locator('[data-value^="?teach&position="]').click()
    expect(page.locator("h1")).to_have_text(SAY("teach"))
    page.locator("[name=chance-die]").fill("red, blue, nothing")
    send = page.locator("form[data-do=position-link] button")
    send.click()
    fault = page.locator("form[data-do=position-link] [role=alert]")
    expect(fault).to_contain_text("Oracle dice”: 'nothing' is not a valid die")
    expect(fault).to_be_in_viewport()
    page.locator("[name=chance-die]").fill("red, blue, green")
    send.click()
    link = page.locator(".t-position-link")
    expect(link).to_have_value(re.compile(rf"^{re.escape(served.url)}\?try=.*&die=red,blue,green$"))
    learner = visit(link.input_value())
    expect(learner.locator("canvas").first).to_be_visible()
    expect(learner).to_have_url(re.compile(r"\?game="))
    address = learner.url
    learner.reload()
    expect(learner.locator("canvas").first).to_be_visible()
    assert learner.url == address


def test_a_worksheet_prints_two_exercises_a_page_and_the_answers_apart(visit, served):
    page = visit(f"{served.url}?teach")
    content = page.locator("[name=what] option")
    page.locator("[name=link-lesson]").select_option("sailing")
    expect(content.first).to_have_attribute("value", "lesson:sailing")
    page.locator("[name=link-lesson]").select_option("checkup")
    expect(content).to_have_count(1)
    page.locator("[name=lesson]").select_option("sailing")
    page.locator("[name=number]").fill("4")
    page.locator("form[data-do=sheet] button").click()
    expect(page.locator(".w-exercise")).to_have_count(4)
    expect(page).to_have_url(f"{served.url}?worksheet=sailing&seed=1&exercises=4")
    page.emulate_media(media="print")
    expect(page.locator(".bar")).to_be_hidden()
    pages = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
    assert len(pages) == 3
