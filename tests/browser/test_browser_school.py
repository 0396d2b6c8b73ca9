"""A lesson in a real browser, from start to end: by mouse, by keyboard, in both languages."""

import re

import pytest

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.games.exercises import ActionSequence, Exercise, SpaceSelection
from oracle_nb.games.registry import scene_of
from oracle_nb.web.text import words
from tests.browser.learner import KeyboardLearner, Learner
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser


def one_too_many(learner):
    """Mark one space too many, read why it is wrong, and unmark it."""
    page, stop = learner.page, learner.course.stop
    right = min(stop.answers)
    scene = scene_of(stop.rules, stop.position)
    island = next(group for group in scene.spaces if "island" in group.title)
    learner.point(scene, island.space)
    expect(page.locator(".l-mark")).to_have_count(1)
    learner.answer(stop, right[1:])  # what is missing is said, and nothing is given away
    # The mistake brings other exercises, on the page and in the learner's own course.
    learner.course.answer((*right[1:], island.name))
    said = page.locator("[data-said=wrong]")
    expect(said).to_contain_text(island.name)
    expect(said.locator("details")).not_to_have_count(0)
    assert right[0] not in said.inner_text()
    said.locator("summary").first.focus()
    page.keyboard.press("Enter")
    expect(said.locator("details p").first).to_be_visible()
    learner.press(f'[data-do=toggle][data-value="{island.name}"]')
    expect(page.locator(".l-mark")).to_have_count(len(right) - 1)
    numbers = {group.name: group.space for group in scene.spaces}
    learner.point(scene, numbers[right[0]])
    expect(page.locator(".l-mark")).to_have_count(len(right))
    learner.press("[data-do=check]")
    learner.course.answer(right)


def try_what_is_illegal(learner, stop):
    """Try an illegal move: it looks like any other, and only the answer says that it is illegal."""
    page, rules = learner.page, stop.rules
    expect(page.locator("[data-do=source]").first).to_be_visible()
    moves = [
        Action(Verb.MOVE, die, rules.board.spaces[space].color, space)
        for die in stop.position.players[0].dice
        for space in rules.board.water
    ]
    illegal = next(move for move in moves if not rules.check(stop.position, move).allowed)
    learner.take_action(rules.notation.write(illegal))
    learner.course.answer((rules.notation.write(illegal),))
    expect(page.locator("[data-said=wrong]")).to_be_visible()
    expect(page.locator(".l-controls .price")).to_have_count(0)
    expect(page.locator(".refused, [data-do=way]")).to_have_count(0)


@pytest.mark.parametrize(
    ("kind", "first", "second", "whole"),
    [
        (KeyboardLearner, "pl", "en", False),
        pytest.param(KeyboardLearner, "pl", "en", True, marks=pytest.mark.long),
        # The mouse is used in a tutorial as well.
        pytest.param(Learner, "en", "pl", True, marks=pytest.mark.long),
    ],
)
def test_a_lesson_is_taken_from_start_to_end(visit, served, kind, first, second, *, whole):
    page = visit(f"{served.url}?learn")
    if first != "en":
        page.locator(f'[data-do=language][data-value="{first}"]').click()
        expect(page.locator("h1")).to_have_text(words(first).say("learn"))
    page.goto(f"{served.url}?lesson=sailing&seed=5")
    learner = kind(page, "sailing", 5, first)
    expect(page.locator("canvas")).to_be_visible()
    erred = False
    while not learner.course.over:
        stop = learner.course.stop
        if learner.course.number == 5:
            page.locator(f'[data-do=language][data-value="{second}"]').click()
            expect(page.locator("html")).to_have_attribute("lang", second)
            learner.course.language = second
        if isinstance(stop, Exercise) and isinstance(stop.form, SpaceSelection) and not erred:
            one_too_many(learner)
            erred = True
        else:
            if isinstance(stop, Exercise) and isinstance(stop.form, ActionSequence):
                try_what_is_illegal(learner, stop)
            learner.do_right()
        if kind is KeyboardLearner and learner.course.number == 0:
            # Keyboard users can continue with the keyboard.
            expect(page.locator("[data-do=next]")).to_be_focused()
        learner.next()
        if not whole and erred and learner.course.number > 5:
            return
    assert erred
    expect(page.locator(".lesson h2")).to_have_text(words(second).say("learn-over"))
    expect(page.locator(".lesson")).to_contain_text(words(second).say("learn-over-missed"))
    page.locator('.l-after [data-value="?learn"]').click()
    card = page.locator("[data-lesson=sailing]")
    expect(card).to_contain_text(words(second).say("learn-done"))
    expect(page.locator(".l-box.learning")).not_to_have_count(0)


@pytest.mark.long
def test_a_reload_keeps_the_place_and_back_leads_to_the_step_before(visit, served):
    page = visit(f"{served.url}?learn")
    page.locator("[data-lesson=sailing] .l-button").click()
    expect(page.locator("canvas")).to_be_visible()
    learner = Learner(page, "sailing", 0)
    learner.do_right()
    learner.next()
    assert re.search(r"\?lesson=sailing&stop=2&seed=\d+$", page.url)
    address, text = page.url, page.locator(".l-say").inner_text()
    page.reload()
    expect(page.locator(".l-say")).to_have_text(text)
    expect(page).to_have_url(address)
    page.go_back()
    expect(learner.section).to_have_attribute("data-stop", "0")
    page.go_forward()
    expect(learner.section).to_have_attribute("data-stop", "1")
    page.get_by_role("button", name="Large view").click()
    expect(page.locator(".view-root.projector").first).to_be_visible()
    expect(page).to_have_url(f"{address}&projector")
