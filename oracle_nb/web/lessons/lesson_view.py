"""A learner's place in a lesson as HTML: the task, the answer, the feedback, hints."""

from collections.abc import Callable
from typing import Final

from oracle_nb.games import addresses
from oracle_nb.games.exercises import Answer, Exercise, MultipleChoice, SpaceSelection
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.lessons.checkup_course import CheckupCourse
from oracle_nb.lessons.feedback import answer_text, label, solution_texts
from oracle_nb.lessons.lesson import LessonStep
from oracle_nb.render.html import Html, button, link, tag
from oracle_nb.web.lessons.answer_view import answer_view
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.lessons.feedback_view import FeedbackView
from oracle_nb.web.table.control.snapshot import TableSnapshot
from oracle_nb.web.table.views.action_list import actions_view, sources_view
from oracle_nb.web.table.views.explanation_view import Offer, explanation_view
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import rules_link, top_bar

Address = Callable[[int], str]
"""The address of a stop of the lesson, by its number from 0."""
_EXAMPLE: Final = 460
"""The width of a picture of an example in pixels."""
_FEW: Final = 8
"""Maximum number of legal actions for which their list is open from the start."""


def controls_view(table: TableSnapshot, step_actions: tuple[str, ...] | None) -> Html:
    """Return the sources with their actions, and the explanation: as in a game without its frame.

    Parameters
    ----------
    table
        The table of a lesson.
    step_actions
        The actions that a step asks for, as text: after a refusal nothing is offered that leads off
        it. None where everything is offered.
    """
    options, selection = table.options, table.selection
    # A learner looks at the board first; the list opens where the board leaves a choice,
    # or where there is little to do, such as answering a decision or ending the actions.
    actions = options.actions
    few = len(actions) <= _FEW or len(set(map(table.shown.target_space, actions))) < 2
    undecided = selection.chosen is None and not selection.refusals
    several = undecided and (few or selection.space is not None)
    listed = tag(
        "details",
        tag("summary", table.shown.say("learn-every-action" if table.helps else "learn-every-try")),
        actions_view(table),
        open=several,
        cls="l-every",
        data_k="every",
    )
    explained = explanation_view(table, Offer(step_actions))
    return tag("div", sources_view(options, selection.source), explained, listed, cls="l-controls")


class LessonView:
    """A lesson as HTML in one theme.

    ``address`` gives the address of a stop; None where the lesson has none, as in a
    notebook. ``game`` is the name of the game that it teaches, ``back`` the address of the table
    from which the learner has come, if any, and ``home`` the message and the address of the page
    above this one.
    """

    def __init__(
        self,
        exercise_controller: ExerciseController,
        theme: str,
        address: Address | None = None,
        game: str = DEFAULT_GAME,
        back: str = "",
        home: tuple[str, str] | None = None,
    ) -> None:
        self._back: Final = back
        self._home: Final = home
        self.exercise_controller: Final = exercise_controller
        self.course: Final = exercise_controller.course
        self.theme: Final = theme
        self.address: Final = address
        self.game: Final = game
        self.say: Final = words(exercise_controller.language).say
        self._feedback: Final = FeedbackView(exercise_controller, theme, game if address else None)

    # --- the head --------------------------------------------------------------------------------

    def header(self) -> Html:
        """Return the bar at the top."""
        say, exercise_controller, lesson = self.say, self.exercise_controller, self.course.lesson
        title = lesson.title[exercise_controller.language]
        at_address = self.address is not None
        home, above = self._home or ("learn", addresses.address({"learn": None}, self.game))
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
            first=(link(say("back-to-game"), self._back, cls="quiet") if self._back else None,),
            home=link(say(home), above, cls="quiet") if at_address else None,
            game=self.game,
            board=True,
            title=tag("h1", title, cls="phase"),
            known=exercise_controller.languages,
        )

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
            tag("p", self.say("learn-added", count=course.added), cls="l-added", role="status")
            if course.added and not course.done
            else None,
            tag(
                "p",
                self.question,
                cls="l-say",
                tabindex="-1",
                data_focus=None if course.done else "",
            ),
            self._feedback.render(),
            tag("p", exercise_controller.notice, cls="notice", role="alert")
            if exercise_controller.notice
            else None,
            self._go(),
            answer_view(exercise_controller, self.theme),
            controls_view(controller.snapshot, exercise_controller.step_actions)
            if acting and controller is not None
            else None,
            self._feedback.hints(),
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

    def _go(self) -> Html | None:
        course, say = self.course, self.say
        parts = []
        if course.done:
            last = course.number + 1 == course.stops
            name = say("learn-to-end" if last else "learn-go-on")
            parts.append(button(name, "next", cls="primary", data_focus="", data_k="next"))
        elif course.may_see_answer:
            parts.append(button(say("learn-show"), "show", cls="quiet", data_k="show"))
        return tag("div", parts, cls="row l-go", data_k="go") if parts else None

    # --- the end ---------------------------------------------------------------------------------

    def _end(self) -> list[Html | None]:
        course, say = self.course, self.say
        lesson = course.lesson
        missed, over = course.to_learn, "learn-checkup-over" if course.examines else "learn-over"
        return [
            tag("h2", say(over), tabindex="-1", data_focus=""),
            tag("p", course.conclusion(self.exercise_controller.language), cls="l-say"),
            self._asked(course) if isinstance(course, CheckupCourse) else None,
            self._feedback.rules(say("learn-over-missed"), missed) if missed else None,
            self._feedback.rules(say("learn-over-rules"), lesson.rules) if lesson.rules else None,
        ]

    def _asked(self, course: CheckupCourse) -> Html:
        """Return a check-up's questions, and the answers: of wrong ones only what differs."""
        say, language, school = self.say, self.exercise_controller.language, course.school
        items = []
        for asked, given in course.given:
            right = asked.judge(given).right
            lines = [tag("p", school.say(language, asked.prompt, **asked.facts))]
            if right:
                lines.append(self._in_words("learn-answer-given", asked, given))
                lines.append(tag("p", say("learn-well")))
            elif isinstance(asked.form, MultipleChoice | SpaceSelection):
                lines += self._differing(asked, given)
            else:
                lines.append(self._in_words("learn-answer-given", asked, given))
                lines.append(self._in_words("learn-answer-right", asked, asked.solution))
            why = " ".join(solution_texts(school, asked, language))
            if why and not right:
                lines.append(tag("p", why))
            items.append(tag("li", lines, cls=f"l-feedback {'right' if right else 'wrong'}"))
        head = tag("p", say("learn-answers"), cls="l-head")
        return tag("div", head, tag("ol", items, cls="l-answers"), cls="l-rules")

    def _differing(self, exercise: Exercise, given: Answer) -> list[Html]:
        """Return the parts of an answer that are wrong, and the missing ones."""
        judged = exercise.judge(given)
        parts = (("learn-answer-wrong", judged.wrong), ("learn-answer-missing", judged.missing))
        return [
            self._in_words(message, exercise, tuple(one.part for one in remarks))
            for message, remarks in parts
            if remarks
        ]

    def _in_words(self, message: str, exercise: Exercise, answer: Answer) -> Html:
        """Return an answer in words; if its parts are sentences, as a list of them."""
        say, language, school = self.say, self.course.language, self.course.school
        parts = [label(school, exercise, part, language) for part in answer]
        if any(part.endswith(".") for part in parts):
            items = tag("ul", [tag("li", part) for part in parts])
            return tag("div", tag("p", say(message, text="").rstrip()), items)
        text = answer_text(school, exercise, answer, language)
        return tag("p", say(message, text=text or say("learn-answer-none")))
