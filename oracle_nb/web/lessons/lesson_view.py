"""A learner's place in a lesson as HTML: the task, the answer, the feedback, hints."""

from collections.abc import Callable
from typing import Final

from oracle_nb.games.addresses import address
from oracle_nb.games.exercises import ActionSequence, SpaceSelection
from oracle_nb.games.registry import DEFAULT_GAME, scene_of, texts_of
from oracle_nb.lessons.checkup_course import CheckupCourse
from oracle_nb.lessons.course import HINTS
from oracle_nb.lessons.feedback import answer_text, belief_text
from oracle_nb.lessons.lesson import LessonStep
from oracle_nb.render.highlights import highlight
from oracle_nb.render.html import Html, button, link, tag
from oracle_nb.render.svg import to_svg
from oracle_nb.web.lessons.answer_view import answer_view
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.views.action_list import ActionList
from oracle_nb.web.table.views.explanation_view import ExplanationView
from oracle_nb.web.table.views.table_view import TableView
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import rules_link, top_bar

Address = Callable[[int], str]
"""The address of a stop of the lesson, by its number from 0."""
_EXAMPLE: Final = 460
"""The width of a picture of an example in pixels."""
_FEW: Final = 8
"""Maximum number of legal actions for which their list is open from the start."""


class LessonControls:
    """The actions at the table of a lesson: the same as in a game, without its frame.

    Parameters
    ----------
    controller
        The table.
    step_actions
        The actions that a step asks for, as text: after a refusal nothing is offered that leads off
        it. None where everything is offered.
    theme
        "light" or "dark".
    """

    def __init__(
        self, controller: TableController, step_actions: tuple[str, ...] | None, theme: str
    ) -> None:
        self.controller: Final = controller
        self._actions: Final = ActionList(controller, TableView(controller, theme))
        self._explanation: Final = ExplanationView(self._actions, step_actions)

    def render(self) -> Html:
        """Return the sources with their actions, and the explanation."""
        controller = self.controller
        # A learner looks at the board first; the list opens where the board leaves a choice,
        # or where there is little to do, such as answering a decision or ending the actions.
        few = sum(map(len, controller.sources.values())) <= _FEW
        undecided = controller.chosen is None and not controller.refusals
        several = undecided and (few or controller.space is not None)
        every = tag(
            "details",
            tag("summary", words(controller.language).say("learn-every-action")),
            self._actions.actions(),
            open=several,
            cls="l-every",
            data_k="every",
        )
        parts = [self._actions.sources(), self._explanation.render(), every]
        return tag("div", parts, cls="l-controls")


class LessonView:
    """A lesson as HTML in one theme.

    ``address`` gives the address of a stop; None where the lesson has none, as in a
    notebook. ``game`` is the name of the game that it teaches.
    """

    def __init__(
        self,
        exercise_controller: ExerciseController,
        theme: str,
        address: Address | None = None,
        game: str = DEFAULT_GAME,
    ) -> None:
        self.exercise_controller: Final = exercise_controller
        self.course: Final = exercise_controller.course
        self.theme: Final = theme
        self.address: Final = address
        self.game: Final = game
        self.say: Final = words(exercise_controller.language).say

    # --- the head --------------------------------------------------------------------------------

    def header(self) -> Html:
        """Return the bar at the top."""
        say, exercise_controller, lesson = self.say, self.exercise_controller, self.course.lesson
        title = lesson.title[exercise_controller.language]
        at_address = self.address is not None
        return top_bar(
            exercise_controller.language,
            self.theme,
            None
            if self.course.examines
            else button(
                say("learn-hints-off" if exercise_controller.hints else "learn-hints-on"),
                "hints",
                cls="quiet",
            ),
            button(
                say("learn-normal" if exercise_controller.public else "learn-big"),
                "projector",
                cls="quiet",
                title=say("learn-big-about"),
            ),
            rules_link(exercise_controller.language, self.game) if at_address else None,
            home=link(say("learn"), address({"learn": None}, self.game), cls="quiet")
            if at_address
            else None,
            game=self.game,
            board=True,
            title=tag("h1", title, cls="phase"),
            known=exercise_controller.languages,
        )

    def _book_link(self, name: str, rule: str) -> Html:
        title, href = self.say("rules-beside"), address({"rule": rule}, self.game)
        return tag("a", name, href=href, target="_blank", title=title, cls="quiet")

    # --- the task --------------------------------------------------------------------------------

    def side(self) -> Html:
        """Everything beside the board."""
        course = self.course
        parts = self._end() if course.over else self._now()
        return tag(
            "section",
            self._dots(),
            parts,
            cls="lesson",
            data_at=self.exercise_controller.at,
            data_stop=str(course.number),
            data_k=f"stop-{course.number}",
            data_place=f"stop-{course.number}",
            data_state="done" if course.done else "open",
        )

    def _now(self) -> list[Html | None]:
        exercise_controller, course = self.exercise_controller, self.course
        controller = exercise_controller.controller
        acting = controller is not None and not course.done
        return [
            tag("p", self.where, cls="l-where"),
            tag(
                "p",
                self.question,
                cls="l-say",
                tabindex="-1",
                data_focus=None if course.done else "",
            ),
            self._answer_line(),
            tag("p", exercise_controller.notice, cls="notice", role="alert")
            if exercise_controller.notice
            else None,
            self._go(),
            answer_view(exercise_controller, self.theme),
            LessonControls(controller, exercise_controller.step_actions, self.theme).render()
            if acting and controller is not None
            else None,
            self._hints(),
        ]

    @property
    def where(self) -> str:
        """The number of this stop among the steps, or among the exercises."""
        course = self.course
        steps = len(course.lesson.steps)
        if course.number < steps:
            return self.say("learn-step", number=course.number + 1, count=steps)
        return self.say(
            "learn-exercise", number=course.number + 1 - steps, count=course.stops - steps
        )

    @property
    def question(self) -> str:
        """Return the task or text of this stop."""
        course, language = self.course, self.exercise_controller.language
        if course.over:
            return course.conclusion(language)
        stop = course.stop
        if isinstance(stop, LessonStep):
            return stop.say[language]
        return course.school.say(language, stop.prompt, **stop.facts)

    def _dots(self) -> Html:
        """Return the progress: a dot for every step, a square for every exercise."""
        course, say = self.course, self.say
        steps = len(course.lesson.steps)
        dots = []
        for number in range(course.stops):
            kind = "step" if number < steps else "exercise"
            past = number < course.number and course.did(number)
            state = "here" if number == course.number else "past" if past else ""
            name = say("learn-place", number=number + 1, count=course.stops)
            attributes = {"cls": f"l-dot {kind} {state}".strip(), "title": name}
            if self.address is None or number == course.number or course.examines:
                dots.append(tag("span", **attributes))
            else:
                to = self.address(number)
                dots.append(link("", to, tabindex="-1", aria_label=name, **attributes))
        at = say("learn-place", number=min(course.number + 1, course.stops), count=course.stops)
        return tag("div", dots, cls="l-dots", role="group", aria_label=at)

    # --- feedback --------------------------------------------------------------------------------

    def _answer_line(self) -> Html | None:
        exercise_controller, course, say = self.exercise_controller, self.course, self.say
        said = course.said
        if exercise_controller.given_up:
            return self._feedback("right", say("learn-well-shown"), [])
        if said is None:
            return None
        if course.examines:
            return self._feedback("noted", say("learn-noted"), [])
        if said.right:
            return self._feedback("right", say("learn-well"), [tag("p", one) for one in said.texts])
        belief = belief_text(course.school, said.belief, exercise_controller.language)
        texts = [tag("p", belief, cls="l-belief")] if belief else []
        texts += [tag("p", one) for one in said.texts]
        if isinstance(exercise_controller.form, ActionSequence) and not said.texts:
            texts.append(tag("p", say("learn-line-short")))
        if said.rules:
            texts.append(self.rules(say("learn-missed-rule", count=len(said.rules)), said.rules))
        key = "" if isinstance(course.stop, LessonStep) and not said.rules else say("learn-not-yet")
        return self._feedback("wrong", key, texts)

    def _feedback(self, kind: str, head: str, texts: list[Html]) -> Html:
        return tag(
            "div",
            tag("strong", head) if head else None,
            texts,
            cls=f"l-feedback {kind}",
            role="status",
            data_said=kind,
        )

    def rules(self, head: str, rules: tuple[str, ...]) -> Html:
        """Rules by their titles, each of which opens to its text."""
        return tag(
            "div", tag("p", head, cls="l-head"), [self._rule(rule) for rule in rules], cls="l-rules"
        )

    def _rule(self, rule: str) -> Html:
        rules = self.course.rules
        assert rules is not None
        book = texts_of(rules, self.exercise_controller.language).rulebook
        if rule not in book:
            return tag("code", rule)
        entry = book[rule]
        more = None
        if self.address is not None:
            more = tag("p", self._book_link(self.say("learn-rule-open"), rule))
        return tag(
            "details",
            tag("summary", entry.title),
            tag("p", entry.text),
            tag("p", entry.example, cls="example") if entry.example else None,
            tag("p", entry.citation, cls="cite"),
            more,
            data_rule=rule,
            data_k=f"rule-{rule}",
        )

    def _go(self) -> Html | None:
        course, say = self.course, self.say
        parts = []
        if course.done:
            last = course.number + 1 == course.stops
            name = say("learn-to-end" if last else "learn-go-on")
            parts.append(button(name, "next", cls="primary", data_focus="", data_k="next"))
        elif course.hints >= HINTS and course.tries:
            parts.append(button(say("learn-show"), "show", cls="quiet", data_k="show"))
        return tag("div", parts, cls="row l-go", data_k="go") if parts else None

    # --- hints -----------------------------------------------------------------------------------

    def _hints(self) -> Html | None:
        exercise_controller, course, say = self.exercise_controller, self.course, self.say
        if course.done or not exercise_controller.hints or course.examines:
            return None
        hints: list[Html | None] = []
        if course.hints > 0:
            step = isinstance(course.stop, LessonStep)
            nowhere = "learn-hint-look-step" if step else "learn-hint-look-none"
            look = say("learn-hint-look", count=len(course.look)) if course.look else say(nowhere)
            hints.append(tag("p", look))
        if course.hints > 1 and course.needs:
            hints.append(self.rules(say("learn-hint-rule", count=len(course.needs)), course.needs))
        if course.hints > 2:
            hints.append(self._worked())
        more = None
        if course.hints < HINTS:
            name = say("learn-hint-more" if course.hints else "learn-hint")
            more = button(name, "hint", cls="quiet", data_k="hint")
        shown = tag("div", hints, cls="l-told", role="status") if hints else None
        return tag("div", shown, more, cls="l-hints", data_k="hints")

    def _worked(self) -> Html:
        """Return a step's task, or a similar exercise with its answer."""
        course, say, language = self.course, self.say, self.exercise_controller.language
        example = course.example
        if example is None:
            return tag("p", say("learn-hint-do", action=self._wanted()))
        asked = course.school.say(language, example.prompt, **example.facts)
        drawn = scene_of(example.rules, example.position, language=language)
        answer = min(example.answers)
        answer_in_words = answer_text(course.school, example, answer, language)
        if isinstance(example.form, SpaceSelection):
            numbers = {group.name: group.space for group in drawn.spaces}
            drawn = highlight(drawn, reach={numbers[name]: "" for name in answer})
        picture = to_svg(drawn, self.theme, width=_EXAMPLE)
        return tag(
            "div",
            tag("p", say("learn-hint-example"), cls="l-head"),
            tag("p", asked),
            tag("div", Html(picture), cls="l-picture"),
            tag("p", say("learn-hint-answer", text=answer_in_words)),
            cls="l-example",
            data_k="example",
        )

    def _wanted(self) -> str:
        stop, rules = self.course.stop, self.course.rules
        assert isinstance(stop, LessonStep)
        assert stop.do is not None
        assert rules is not None
        action = rules.notation.read(self.course.written(stop.do[0]))
        return texts_of(rules, self.exercise_controller.language).action(
            self.course.position, action
        )

    # --- the end ---------------------------------------------------------------------------------

    def _end(self) -> list[Html | None]:
        course, say = self.course, self.say
        lesson = course.lesson
        missed, over = course.to_learn, "learn-checkup-over" if course.examines else "learn-over"
        return [
            tag("h2", say(over), tabindex="-1", data_focus=""),
            tag("p", course.conclusion(self.exercise_controller.language), cls="l-say"),
            self._asked(course) if isinstance(course, CheckupCourse) else None,
            self.rules(say("learn-over-missed"), missed) if missed else None,
            self.rules(say("learn-over-rules"), lesson.rules) if lesson.rules else None,
        ]

    def _asked(self, course: CheckupCourse) -> Html:
        """Return a check-up's questions, the answers given, and the correct answers."""
        say, language, school = self.say, self.exercise_controller.language, course.school
        items = []
        for asked, given in course.given:
            right = asked.judge(given).right
            answer_in_words = answer_text(school, asked, given, language) or say(
                "learn-answer-none"
            )
            true = answer_text(school, asked, min(asked.answers), language)
            true = true or say("learn-answer-none")
            items.append(
                tag(
                    "li",
                    tag("p", school.say(language, asked.prompt, **asked.facts)),
                    tag("p", say("learn-answer-given", text=answer_in_words)),
                    tag("p", say("learn-well" if right else "learn-answer-right", text=true)),
                    cls=f"l-feedback {'right' if right else 'wrong'}",
                )
            )
        head = tag("p", say("learn-answers"), cls="l-head")
        return tag("div", head, tag("ol", items, cls="l-answers"), cls="l-rules")
