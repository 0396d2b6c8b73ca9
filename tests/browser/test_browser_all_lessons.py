"""Somebody takes all lessons in a real browser and then plays a game, knowing only the lessons.

They start on the home page, follow the links that the pages offer, and believe that everything is
allowed that no page has forbidden yet.
"""

import re
from typing import Any

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Exercise
from oracle_nb.games.game import Game
from oracle_nb.lessons.review import lessons_of
from tests.browser.learner import KeyboardLearner, Learner
from tests.browser.seats import Person, first_game
from tests.browser.waiting import expect
from tests.lessons.partial_learners import knowing

pytestmark = [pytest.mark.browser, pytest.mark.long]

NAMES = [lesson.name for lesson in lessons_of("delphi")]


class Newcomer:
    """Somebody who learns from the pages; ``kind`` says how they point and press."""

    def __init__(self, page: Any, kind: type[Learner]) -> None:
        self.page = page
        self.kind = kind
        self.shown: set[str] = set()
        """The ids of the rules that lessons have shown."""

    def follow(self, selector: str) -> None:
        """Follow a link or press a button."""
        found = self.page.locator(selector).first
        expect(found).to_be_visible()
        if self.kind is KeyboardLearner:
            found.focus()
            self.page.keyboard.press("Enter")
        else:
            found.click()

    def take(self, name: str) -> None:
        """Take the lesson that the page shows, and remember its rules."""
        page = self.page
        section = page.locator("section.lesson")
        expect(section).to_have_attribute("data-stop", "0")
        expect(page).to_have_url(re.compile(rf"lesson={name}\b"))
        learner = self.kind(page, name, 0)
        while not learner.course.over:
            stop = learner.course.stop
            self.shown |= set(learner.course.lesson.rules)
            if isinstance(stop, Exercise):
                assert isinstance(stop.rules, Delphi)
                answers = stop.solve(knowing(stop.rules, self.shown))
                assert answers == stop.answers, (name, stop.template, stop.seed)
            learner.do_right()
            assert page.locator(".explain.refused").count() == 0
            learner.next()
            if learner.course.number == 1:
                learner = self._seeded(name)
        expect(page.locator(".lesson h2")).to_be_visible()
        rules = page.locator(".l-rules [data-rule]")
        self.shown |= set(rules.evaluate_all("all => all.map((one) => one.dataset.rule)"))

    def _seeded(self, name: str) -> Learner:
        """Return the learner of a course with the seed that the page has chosen."""
        found = re.search(r"seed=(\d+)", self.page.url)
        assert found is not None
        learner = self.kind(self.page, name, int(found[1]))
        learner.course.go_to(1)
        return learner


class TaughtPerson(Person):
    """Somebody who plays by the rules that they were shown."""

    def __init__(self, page: Any, data: Any, shown: set[str]) -> None:
        super().__init__(page, data)
        self.shown = shown

    def wish(self, game: Game[Any, Any]) -> str:
        """The action that looks best to them, as text."""
        seat = game.to_move
        assert seat is not None
        assert isinstance(game.rules, Delphi)
        rules = knowing(game.rules, self.shown)
        view = game.view(seat)
        actions = tuple(rules.legal_actions(game.position))
        action = make_bot("greedy", 1, rules).decide(view, actions)
        # Nothing is refused to them because of a rule that they weren't shown.
        assert game.check(action).broken_rules == ()
        return game.write(action)


@pytest.mark.parametrize(
    ("kind", "width", "height"),
    [
        pytest.param(Learner, 1440, 900, id="mouse"),
        pytest.param(KeyboardLearner, 1280, 800, id="keyboard"),
        pytest.param(Learner, 390, 844, id="phone"),
    ],
)
def test_somebody_takes_all_lessons_and_then_plays_a_game(
    visit: Any, served: Any, kind: type[Learner], width: int, height: int
) -> None:
    page = visit(f"{served.url}?learn", width, height)
    newcomer = Newcomer(page, kind)
    newcomer.follow(f"[data-lesson={NAMES[0]}] .l-button")
    for name in NAMES:
        newcomer.take(name)
        if name != NAMES[-1]:
            newcomer.follow(".l-after .primary")
    page.goto(served.url)
    first_game(page)
    person = TaughtPerson(page, served.data, newcomer.shown)
    while person.act():
        assert page.locator(".explain.refused").count() == 0
    assert person.game().result is not None
