"""The review of a game in a real browser: started, read, and tried again."""

import re

import pytest
from msgspec.structs import replace

import oracle_nb
from oracle_nb.delphi.model.ruleset import FIRST_GAME
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.text import words
from tests.browser.main_pages import DEEP
from tests.browser.waiting import expect, until
from tests.reviewing import played
from tests.samples import sampled
from tests.web.test_learn_from_game import missed_game

pytestmark = pytest.mark.browser


def test_a_review_that_was_asked_for_is_in_sight(visit, served):
    rules = replace(FIRST_GAME, rounds=1)
    game = played(oracle_nb.new_game(2, 5, seats=("Ann", "bot:greedy"), rules=rules))
    page = visit(f"{served.url}?replay={Store(served.data).add(game)}&with=review", 1280, 720)
    section = page.locator("section.review")
    expect(section).to_be_visible()
    until(page, f"() => {{ {DEEP} return all('.review')[0].getBoundingClientRect().y < 100; }}")


@pytest.mark.long
def test_a_game_is_reviewed_and_a_moment_is_shown(visit, served):
    name = Store(served.data).add(missed_game())
    page = visit(f"{served.url}?replay={name}")
    section = page.locator("section.review")
    section.get_by_role("button", name="Learn from this game").press("Enter")
    expect(section.locator("figure")).to_have_count(2, timeout=60_000)
    # The first turns are shown while the others are judged.
    expect(section.locator("progress")).to_have_count(0, timeout=60_000)
    expect(section.locator("table").last).to_contain_text("Choices")
    moment = section.locator("li").filter(has=page.get_by_text("Show action")).first
    show = moment.get_by_role("button", name="Show action")
    number = re.search(r"\d+", show.inner_text())
    assert number is not None
    show.click()
    expect(page).to_have_url(re.compile(f"&at={number.group()}$"))
    expect(page.locator(".r-review")).to_contain_text("rounds faster")
    # The board is at the top of the page.
    page.wait_for_function("window.scrollY === 0")
    # On a phone nothing is wider than the page.
    page.set_viewport_size({"width": 390, "height": 800})
    expect(section).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(("width", "language"), sampled([(390, "pl"), (1280, "en")], 2))
def test_a_mistake_is_tried_again_by_keyboard(visit, served, width, language):
    say = words(language).say
    name = Store(served.data).add(missed_game())
    page = visit(f"{served.url}?game={name}&language={language}&theme=dark", width, 800)
    page.get_by_role("button", name=say("review-learn")).press("Enter")
    again = page.locator("section.review").get_by_role("button", name=say("review-learn-try"))
    again.press("Enter")
    expect(page).to_have_url(re.compile(r"&mistake=1$"))
    puzzle = page.locator(".puzzle")
    expect(puzzle).to_contain_text(say("puzzle-task"))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    puzzle.get_by_role("button", name=say("puzzle-show")).press("Enter")
    expect(puzzle.locator("[aria-current=step]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(puzzle.locator("li.played")).to_have_count(1)
    puzzle.get_by_role("button", name=say("puzzle-back")).press("Enter")
    expect(page.locator("section.review ol")).to_be_visible()
