"""A placement in a real browser: ten questions at most, then the lesson to begin with."""

import pytest

from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.placement import MOST, PlacementExamination
from oracle_nb.web.text import words
from tests.browser.learner import KeyboardLearner, Learner
from tests.browser.waiting import expect

# tests/lessons/test_examinations.py takes one without a browser.
pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.mark.parametrize(
    ("kind", "language", "width", "height"),
    [(KeyboardLearner, "pl", 1440, 900), (Learner, "en", 390, 844)],
)
def test_a_learner_who_knows_all_rules_is_through(visit, served, kind, language, width, height):
    say = words(language).say
    page = visit(f"{served.url}?learn", width, height)
    if language != "en":
        page.locator(f'[data-do=language][data-value="{language}"]').first.click()
    expect(page.locator("h1")).to_have_text(say("learn"))
    place = page.locator("[data-next]").get_by_role("link", name=say("learn-placement"))
    expect(place).to_be_visible()
    page.goto(f"{served.url}?placement&seed=1")
    learner = kind(page, "sailing", 1, language)
    learner.course = PlacementExamination(
        lessons_of_game("delphi"), lessons_of("delphi"), language, 1
    )
    while not learner.course.over:
        number = learner.course.number + 1
        expect(page.locator(".l-where")).to_have_text(
            say("learn-question", number=number, count=MOST)
        )
        expect(page.locator("[data-do=hint], [data-said=wrong]")).to_have_count(0)
        learner.do_right()
        learner.next()
    assert len(learner.course.given) <= MOST
    expect(page.locator(".lesson .l-say")).to_have_text(learner.course.conclusion(language))
    page.locator('.l-after [data-value="?learn"]').click()
    expect(page.locator("[data-next]")).to_contain_text(say("learn-all-done"))
    expect(page.locator("[data-checkup]")).to_be_visible()
