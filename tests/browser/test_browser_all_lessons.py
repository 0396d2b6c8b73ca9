"""Somebody takes all lessons in a real browser and then plays a game, knowing only the lessons.

They start on the home page, follow the links that the pages offer, and believe that everything is
allowed that no page has forbidden yet.
"""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

from oracle_nb.bots import make_bot
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import Exercise
from oracle_nb.games.game import Game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.lesson import LessonStep
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database.sqlite import SQLite
from oracle_nb.web.text import words
from tests.browser.focus import press
from tests.browser.learner import KeyboardLearner, Learner
from tests.browser.seats import Person, first_game
from tests.browser.waiting import expect
from tests.lessons.partial_learners import knowing

pytestmark = [pytest.mark.browser, pytest.mark.long]

NAMES = [lesson.name for lesson in lessons_of("delphi")]


class Newcomer:
    """Somebody who learns from the pages; ``kind`` says how they point and press."""

    def __init__(
        self, page: Any, kind: type[Learner], language: str, memory: LearnerProgress
    ) -> None:
        self.page = page
        self.kind = kind
        self.language = language
        self.memory = memory
        """The progress so far, by which the page leaves exercises out."""
        self.shown: set[str] = set()
        """The ids of the rules that lessons have shown."""
        self.done: Counter[str] = Counter()
        """Number of lessons, steps and exercises done."""

    def press(self, locator: Locator) -> None:
        """Follow a link or press a button."""
        expect(locator).to_be_visible()
        if self.kind is KeyboardLearner:
            press(self.page, locator)
        else:
            locator.click()

    def follow(self, selector: str) -> None:
        """Follow the first of some links, or press the first of some buttons."""
        self.press(self.page.locator(selector).first)

    def open(self, name: str) -> None:
        """Open a page by the bar, whose links are in a menu on a phone."""
        page, say = self.page, words(self.language).say
        link = page.locator(".bar").get_by_text(say(name), exact=True)
        menu = page.get_by_role("button", name=say("menu"), exact=True)
        expect(link.or_(menu).first).to_be_attached()
        if menu.is_visible():
            self.press(menu)
        self.press(link)

    def play(self) -> None:
        """See that all lessons are done, and follow the links to a game."""
        page, say = self.page, words(self.language).say
        self.press(page.locator(".l-after").get_by_text(say("learn-play"), exact=True))
        expect(page.locator(".l-after")).to_have_count(0)
        self.open("learn")
        expect(page.locator("h1")).to_have_text(say("learn"))
        expect(page.locator("[data-lesson] .l-over")).to_have_count(len(NAMES))
        self.open("nav-home")
        first_game(page)

    def take(self, name: str) -> None:
        """Take the lesson that the page shows, and remember its rules."""
        page = self.page
        section = page.locator("section.lesson")
        expect(section).to_have_attribute("data-stop", "0")
        expect(page).to_have_url(re.compile(rf"lesson={name}\b"))
        learner = self.kind(page, name, 0, self.language, memory=self.memory)
        while not learner.course.over:
            stop = learner.course.stop
            learner.read()
            if isinstance(stop, LessonStep):
                self.shown |= set(stop.rules)
                self.done["steps"] += 1
            else:
                # The steps together teach what belongs to none of them alone.
                self.shown |= set(learner.course.lesson.rules)
                self.solve(name, stop)
                self.done["exercises"] += 1
            learner.do_right()
            assert page.locator(".explain.refused").count() == 0
            learner.next()
            if learner.course.number == 1:
                learner = learner.seeded()
        expect(page.locator(".lesson h2")).to_be_visible()
        rules = page.locator(".l-rules [data-rule]")
        self.shown |= set(rules.evaluate_all("all => all.map((one) => one.dataset.rule)"))
        self.done["lessons"] += 1

    def solve(self, name: str, exercise: Exercise) -> None:
        """Find the answers to an exercise by the rules that were shown: they are the right ones."""
        assert isinstance(exercise.rules, Delphi)
        answers = exercise.solve(knowing(exercise.rules, self.shown))
        assert answers == exercise.answers, (name, exercise.template, exercise.seed)


class TaughtPerson(Person):
    """Somebody who plays by the rules that they were shown."""

    def __init__(self, newcomer: Newcomer, data: Any) -> None:
        super().__init__(newcomer.page, data)
        self.newcomer = newcomer

    def press(self, button: Locator) -> None:
        self.newcomer.press(button)

    def wish(self, game: Game) -> str:
        """The action that looks best to them, as text."""
        seat = game.to_move
        assert seat is not None
        assert isinstance(game.rules, Delphi)
        rules = knowing(game.rules, self.newcomer.shown)
        view = game.view(seat)
        actions = tuple(rules.legal_actions(game.position))
        action = make_bot("greedy", 1, rules).decide(view, actions)
        # Nothing is refused to them because of a rule that they weren't shown.
        assert game.check(action).broken_rules == ()
        self.newcomer.done["actions"] += 1
        return game.write(action)


@pytest.mark.parametrize(
    ("kind", "width", "height", "language"),
    [
        pytest.param(Learner, 1440, 900, "en", id="mouse"),
        pytest.param(KeyboardLearner, 1280, 800, "en", id="keyboard"),
        pytest.param(Learner, 390, 844, "en", id="phone"),
        pytest.param(KeyboardLearner, 1280, 800, "pl", id="polish"),
    ],
)
def test_somebody_takes_all_lessons_and_then_plays_a_game(
    visit: Any,
    served: Any,
    tmp_path: Path,
    kind: type[Learner],
    width: int,
    height: int,
    language: str,
) -> None:
    page = visit(f"{served.url}?learn", width, height)
    memory = LearnerProgress(SQLite(tmp_path / "memory.db"), "newcomer")
    newcomer = Newcomer(page, kind, language, memory)
    if language != "en":
        newcomer.follow(f'[data-do=language][data-value="{language}"]')
        expect(page.locator("html")).to_have_attribute("lang", language)
    newcomer.follow(f"[data-lesson={NAMES[0]}] .l-button")
    for name in NAMES:
        newcomer.take(name)
        if name != NAMES[-1]:
            newcomer.follow(".l-after .primary")
    newcomer.play()
    person = TaughtPerson(newcomer, served.data)
    while person.take_action():
        assert page.locator(".explain.refused").count() == 0
    assert person.game().result is not None
    # `pytest -rP` shows how much they did.
    print(*(f"{number} {what}" for what, number in newcomer.done.items()), sep=", ")
