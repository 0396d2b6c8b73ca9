"""Learners in a real browser: they answer as a lesson wants it, by mouse or by keyboard."""

import re
from collections import deque
from typing import Any, Self

from playwright.sync_api import Page

from oracle_nb.games.exercises import (
    ActionSequence,
    Exercise,
    MultipleChoice,
    NumberInput,
    Ordering,
    Picture,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.registry import lessons_of_game, presentation_of, scene_of
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course, Stop
from oracle_nb.lessons.lesson import LessonStep
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.render.cropping import cut, near
from oracle_nb.render.scene import Scene
from oracle_nb.web.text import words
from tests.browser.focus import press
from tests.browser.waiting import expect, until

ARROWS = {
    (-1, 0): "ArrowLeft",
    (1, 0): "ArrowRight",
    (0, -1): "ArrowUp",
    (0, 1): "ArrowDown",
}


class Learner:
    """Somebody who takes the lesson of a page, and knows its answers from a course like it."""

    def __init__(
        self,
        page: Page,
        name: str,
        seed: int,
        language: str = "en",
        game: str = "delphi",
        *,
        memory: LearnerProgress | None = None,
    ) -> None:
        self.page = page
        self.game = game
        self.memory = memory
        lesson = next(lesson for lesson in lessons_of(game) if lesson.name == name)
        self.course = Course(lessons_of_game(game), lesson, language, seed, memory)
        self.canvas = page.locator("canvas")
        self.section = page.locator("section.lesson")

    def seeded(self) -> Self:
        """Return the learner at the second stop: its address has the seed of the exercises."""
        match = re.search(r"seed=(\d+)", self.page.url)
        assert match is not None
        name, language = self.course.lesson.name, self.course.language
        learner = type(self)(
            self.page, name, int(match[1]), language, self.game, memory=self.memory
        )
        learner.course.go_to(1)
        return learner

    # --- pointing and pressing: by mouse here, by keyboard below ----------------------------------

    def point(self, scene: Scene, space: int) -> None:
        """Choose a space on the board, once it has the shape of the board that is shown.

        A phone may show a part of it at first.
        """
        stop = self.course.stop
        if stop.picture.around and self.course.look:
            scene = cut(scene, near(scene, self.course.look, stop.picture.around))
        whole = "[data-zoom=whole]"
        if self.page.locator(whole).get_attribute("aria-disabled") == "false":
            self.press(whole)
            expect(self.page.locator(whole)).to_have_attribute("aria-disabled", "true")
        until(
            self.page,
            """([canvas, shape]) => {
                const [width, height] = canvas.style.aspectRatio.split(' / ');
                return Math.abs(width / height - shape) < 0.02;
            }""",
            [self.canvas.element_handle(), scene.width / scene.height],
        )
        box = self.canvas.bounding_box()
        assert box is not None
        group = scene.group(space)
        # On a phone, the canvas of a low board is wider than the board, which is in its middle.
        scale = min(box["width"] / scene.width, box["height"] / scene.height)
        left, top = (
            (box["width"] - scale * scene.width) / 2,
            (box["height"] - scale * scene.height) / 2,
        )
        self.canvas.click(position={"x": left + group.x * scale, "y": top + group.y * scale})

    def press(self, selector: str) -> None:
        """Press a button."""
        self.page.locator(selector).click()

    def enter(self, text: str) -> None:
        """Enter a number and have it checked."""
        self.page.locator("input[name=number]").fill(text)
        self.press(".l-number .primary")

    # --- a stop ----------------------------------------------------------------------------------

    def read(self) -> None:
        """Read the question: the page asks for what is answered here."""
        course, stop = self.course, self.course.stop
        board = stop.picture is not Picture.OWN
        spoken = ""
        if course.asks_prediction:
            spoken = self.predict(stop)
        if isinstance(stop, LessonStep):
            question = stop.say[course.language]
        else:
            question = course.school.say(course.language, stop.prompt, **stop.facts)
        expect(self.section.locator(".l-say")).to_have_text(question)
        if board:
            # It is read out as well, once the board shows this stop.
            announced = self.page.locator("div:has(> div > canvas) > [aria-live]")
            expect(announced).to_have_text(f"{spoken} {question}".strip())

    def predict(self, stop: Stop) -> str:
        """Choose a wrong prediction; return what the page says about it."""
        assert isinstance(stop, LessonStep)
        assert stop.predict is not None
        course, asked = self.course, stop.predict
        expect(self.section.locator(".l-say")).to_have_text(asked.say[course.language])
        wrong = course.prediction_options[0] or course.prediction_options[1]
        self.press(f'[data-do=predict][data-value="{wrong}"]')
        course.predict(wrong)
        text = asked.options[wrong][course.language]
        spoken = words(course.language).say("learn-predicted", text=text)
        expect(self.section.locator(".l-predicted")).to_have_text(spoken)
        return spoken

    def next(self) -> None:
        """To the next stop."""
        expect(self.section).to_have_attribute("data-state", "done")
        self.press("[data-do=next]")
        self.course.done = True
        self.course.go_on()
        expect(self.section).to_have_attribute("data-stop", str(self.course.number))

    def do_right(self) -> None:
        """The answer that this stop expects."""
        stop = self.course.stop
        if self.course.asks_prediction:
            self.predict(stop)
        if isinstance(stop, LessonStep):
            if stop.do is not None:
                self.take_action(self.course.written(stop.do[0]))
                self.course.carry_out(self.course.written(stop.do[0]))
        else:
            self.answer(stop, min(stop.answers))
            self.course.answer(min(stop.answers))

    def take_action(self, text: str) -> None:
        """Perform an action on the page: choose a source, then a target."""
        rules, position = self.course.rules, self.course.position
        assert rules is not None
        action = rules.notation.read(text)
        presentation = presentation_of(rules)
        source = self.page.locator(
            f'[data-group="{presentation.actions.source(rules, position, action)}"]'
        )
        row = f'.l-every [data-action][data-value="{text}"]'
        confirm = f'.explain [data-do=do][data-value="{text}"]'
        # At a decision there is nothing but the list, and where the board is for everything, only
        # the button that opens one.
        either = source.or_(self.page.locator(row)).or_(self.page.locator("button.l-every"))
        expect(either.first).to_be_attached()
        listed = bool(self.page.locator(row).count())
        if (
            not listed
            and source.count()
            and "on" not in (source.get_attribute("class") or "").split()
        ):
            if not source.is_visible():
                # It is rarely used, and folded.
                self.press(".sources > .unfold")
                expect(source).to_be_visible()
            self.press(f'[data-group="{presentation.actions.source(rules, position, action)}"]')
            expect(source).to_have_attribute("aria-pressed", "true")
            # The list may be open since an earlier action.
            listed = bool(self.page.locator(row).count())
        space = presentation.actions.target_space(rules, position, action)
        if not self.page.locator(confirm).count():
            # A source with one action has chosen that already.
            if listed:
                self.press(row)
            elif space is None:
                self.press("button.l-every")
                self.press(row)
            else:
                self.point(scene_of(rules, position), space)
                # On some spaces several actions can be tried.
                expect(self.page.locator(f"{confirm}, {row}").first).to_be_visible()
                if not self.page.locator(confirm).count():
                    self.press(row)
        self.press(confirm)
        self.course.position = position

    def answer(self, stop: Exercise, answer: tuple[str, ...]) -> None:
        """Answer an exercise."""
        form = stop.form
        if isinstance(form, SingleChoice):
            option = f'[data-option="{answer[0]}"]'
            self.press(option)
            if form.lines:
                expect(self.page.locator(option)).to_have_attribute("aria-pressed", "true")
                self.press("[data-do=check]")
        elif isinstance(form, NumberInput):
            self.enter(answer[0])
        elif isinstance(form, Ordering):
            self.sort(list(form.items), answer)
            self.press("[data-do=check]")
        elif isinstance(form, MultipleChoice):
            for option in answer:
                self.press(f'[data-option="{option}"]')
                expect(self.page.locator(f'[data-option="{option}"]')).to_be_checked()
            self.press("[data-do=check]")
        elif isinstance(form, SpaceSelection):
            scene = scene_of(stop.rules, stop.position)
            numbers = {group.name: group.space for group in scene.spaces}
            for name in answer:
                self.point(scene, numbers[name])
                expect(self.page.locator(f'.l-mark[data-value="{name}"]')).to_be_visible()
            self.press("[data-do=check]")
        else:
            assert isinstance(form, ActionSequence)
            for number, text in enumerate(answer, 1):
                self.take_action(text)
                expect(self.page.locator(".l-line li")).to_have_count(number)
                self.course.position = stop.rules.apply(
                    self.course.position, stop.rules.notation.read(text), _chance(stop)
                ).position

    def sort(self, items: list[str], wanted: tuple[str, ...]) -> None:
        """Bring items into an order, one step up at a time."""
        for place, part in enumerate(wanted):
            while (at := items.index(part)) > place:
                self.press(f'[data-do=up][data-value="{part}"]')
                items.insert(at - 1, items.pop(at))
                expect(self.page.locator(".l-order li").nth(at - 1)).to_have_attribute(
                    "data-k", f"item-{part}"
                )


class KeyboardLearner(Learner):
    """The same without a mouse."""

    cursor: tuple[int, float | None] | None = None
    """The space of the cursor, and the column it keeps to on its way up or down."""

    def next(self) -> None:
        super().next()
        self.cursor = None

    def point(self, scene: Scene, space: int) -> None:
        self.canvas.focus()
        for key in self.way(scene, space):
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")

    def way(self, scene: Scene, target: int) -> list[str]:
        """The arrow keys that lead the cursor to a space."""
        keys = []
        if self.cursor is None:
            # The first key brings the cursor to the middle of the board.
            x, y = scene.width / 2, scene.height / 2
            first = min(scene.spaces, key=lambda group: (group.x - x) ** 2 + (group.y - y) ** 2)
            self.cursor = (first.space, None)
            keys.append("ArrowRight")
        ways = {self.cursor: keys}
        waiting = deque([self.cursor])
        while waiting:
            at = waiting.popleft()
            if at[0] == target:
                self.cursor = at
                return ways[at]
            for (dx, dy), key in ARROWS.items():
                here = scene.group(at[0]).x if at[1] is None else at[1]
                column = here if dy else None
                new = (scene.step(at[0], dx, dy, column), column)
                if new not in ways:
                    ways[new] = [*ways[at], key]
                    waiting.append(new)
        raise LookupError(target)

    def predict(self, stop: Stop) -> str:
        spoken = super().predict(stop)
        # The text of the step is read next.
        expect(self.section.locator(".l-say")).to_be_focused()
        return spoken

    def press(self, selector: str) -> None:
        press(self.page, self.page.locator(selector))

    def enter(self, text: str) -> None:
        self.page.locator("input[name=number]").focus()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")


def _chance(stop: Exercise) -> Any:
    from oracle_nb.core.chance import SeededChance

    return SeededChance(stop.seed)
