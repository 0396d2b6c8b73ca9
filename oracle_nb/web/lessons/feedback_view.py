"""Feedback on an answer and hints as HTML."""

from collections.abc import Collection
from itertools import chain
from typing import Final

from oracle_nb.games.addresses import address
from oracle_nb.games.exercises import ActionSequence, Exercise, NumberInput, SpaceSelection
from oracle_nb.games.registry import presentation_of, scene_of, texts_of
from oracle_nb.lessons.counterexamples import counterexample_texts
from oracle_nb.lessons.course import HINTS
from oracle_nb.lessons.feedback import (
    Feedback,
    answer_text,
    first_steps,
    hint_text,
    solution_texts,
)
from oracle_nb.lessons.lesson import LessonStep
from oracle_nb.render.cropping import cut, near
from oracle_nb.render.highlights import highlight, route_line
from oracle_nb.render.html import Html, button, link, tag
from oracle_nb.render.scene import Scene
from oracle_nb.render.svg import to_svg
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.text import words

_EXAMPLE: Final = 460
"""The width of a picture of an example in pixels."""
_AROUND: Final = 3.5
"""Number of spaces shown around those that an example is about, in each direction."""


class FeedbackView:
    """The feedback on an answer or action, and hints.

    ``book`` is the game whose rulebook rules link to; None where there are no links.
    """

    def __init__(
        self, exercise_controller: ExerciseController, theme: str, book: str | None
    ) -> None:
        self.exercise_controller: Final = exercise_controller
        self.course: Final = exercise_controller.course
        self.theme: Final = theme
        self.say: Final = words(exercise_controller.language).say
        self._book: Final = book

    def render(self) -> Html | None:
        """Return the feedback on the last answer or action; None without any."""
        exercise_controller, course, say = self.exercise_controller, self.course, self.say
        said = course.said
        if exercise_controller.given_up:
            return self._framed("right", say("learn-well-shown"), self._reasons())
        if said is None:
            return None
        if course.examines:
            return self._framed("noted", say("learn-noted"), [])
        if said.right:
            return self._framed("right", say("learn-well"), self._well(said))
        explained = said.explanation
        texts = [tag("p", explained, cls="l-belief" if said.belief else None)] if explained else []
        if isinstance(exercise_controller.form, ActionSequence) and not said.wrong:
            texts.append(tag("p", say("learn-line-short")))
        texts += [tag("p", one) for one in said.texts]
        if course.tries > 0 and course.hints < HINTS:
            # The explanation says the general rule already, which comes first.
            texts += _paragraph(said.way[1:] or said.way if explained else said.way)
        if said.rules:
            texts.append(self.rules(say("learn-missed-rule", count=len(said.rules)), said.rules))
        if explained and exercise_controller.offers_counterexample:
            texts.append(self._counterexample())
        key = "" if isinstance(course.stop, LessonStep) and not said.rules else say("learn-not-yet")
        return self._framed("wrong", key, texts)

    def _framed(self, kind: str, head: str, texts: list[Html]) -> Html:
        return tag(
            "div",
            tag("strong", head) if head else None,
            texts,
            cls=f"l-feedback {kind}",
            role="status",
            data_said=kind,
            # Below a long list of answers, the page scrolls back up to it, and shows what it can
            # of the answers after it.
            data_show=".l-answer" if kind == "wrong" else "",
            data_k=f"said {kind} {self.course.tries}",
        )

    def _well(self, said: Feedback) -> list[Html]:
        """Return what happened at a step, each event by itself, or why an answer is correct."""
        if isinstance(self.course.stop, Exercise):
            return _paragraph(said.texts) + _paragraph((said.plan,) if said.plan else ())
        return [tag("p", text) for text in said.texts]

    def _reasons(self) -> list[Html]:
        """Return why the answer of the exercise is correct."""
        stop = self.course.stop
        assert isinstance(stop, Exercise)
        school, language = self.course.school, self.course.language
        found = _paragraph(solution_texts(school, stop, language))
        if isinstance(stop.form, NumberInput):
            text = answer_text(school, stop, stop.solution, language)
            found.insert(0, tag("p", self.say("learn-answer-right", text=text)))
        return found

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
        if self._book is not None:
            more = tag("p", self._book_link(self._book, rule))
        return tag(
            "details",
            tag("summary", entry.title),
            tag("p", entry.text),
            tag("p", entry.example, cls="example") if entry.example else None,
            more,
            data_rule=rule,
            data_k=f"rule-{rule}",
        )

    def _book_link(self, book: str, rule: str) -> Html:
        name, title = self.say("learn-rule-open"), self.say("rules-beside")
        href = address({"rule": rule}, book)
        return tag("a", name, href=href, target="_blank", title=title, cls="quiet")

    # --- hints -----------------------------------------------------------------------------------

    def hints(self) -> Html | None:
        """Return the hints so far, and the button for another one."""
        exercise_controller, course, say = self.exercise_controller, self.course, self.say
        if course.done or not exercise_controller.hints or course.examines:
            return None
        hints: list[Html | None] = []
        if course.hints > 0:
            hints += [tag("p", text) for text in self._what_to_look_at()]
        if course.hints > 1:
            hints.append(self._first_step())
            if course.needs:
                head = say("learn-hint-rule", count=len(course.needs))
                hints.append(self.rules(head, course.needs))
        more = None
        if course.hints < HINTS:
            name = say("learn-hint-more" if course.hints else "learn-hint")
            more = button(name, "hint", cls="quiet", data_k="hint")
        shown = tag("div", hints, cls="l-told", role="status") if hints else None
        return tag("div", shown, more, cls="l-hints", data_k="hints")

    def _what_to_look_at(self) -> list[str]:
        """Return the first hint: where to look on the board, and what to consider."""
        course, say = self.course, self.say
        stop = course.stop
        texts = []
        if isinstance(stop, Exercise):
            # The marks of a step are shown without a hint.
            looks = course.look if self.exercise_controller.picture.shows_board else ()
            texts += [say("learn-hint-look", count=len(looks))] if looks else []
            texts.append(hint_text(course.school, stop, course.language))
            nothing = say("learn-hint-look-none")
        else:
            nothing = say("learn-hint-look-step")
        return [text for text in texts if text] or [nothing]

    def _first_step(self) -> Html:
        """Return the second hint: what a step asks for, or how to begin an exercise."""
        course, say = self.course, self.say
        example = course.example
        if example is None:
            return tag("p", say("learn-hint-do", action=self._wanted()))
        stop = course.stop
        assert isinstance(stop, Exercise)
        way = first_steps(course.school, stop, course.language)
        # A general rule doesn't show how to apply it, but an example does.
        return tag("p", " ".join(way)) if way and stop.reasons else self._worked(example)

    def _counterexample(self) -> Html:
        """Return the position in which a belief fails, or the button that shows it."""
        course, say = self.course, self.say
        found = self.exercise_controller.counterexample
        if found is None:
            more = button(say("learn-counter"), "counterexample", cls="quiet")
            return tag("div", more, cls="row", data_k="counterexample")
        exercise = found.exercise
        rules, position, spaces = exercise.rules, exercise.position, set(exercise.look)
        drawn = scene_of(rules, position, language=course.language)
        if found.action is not None:
            actions = presentation_of(rules, course.language).actions
            space = actions.target_space(rules, position, found.action)
            route = actions.route(rules, position, found.action)
            there = () if space is None else (space,)
            spaces |= {*there, *route}
            allowed = exercise.check(found.action).allowed
            drawn = highlight(
                drawn,
                selected=space if allowed else None,
                route=route,
                refused=() if allowed else there,
            )
        again = None
        if self._book is not None:
            fields = {"exercise": exercise.template, "seed": str(exercise.seed)}
            again = tag("p", link(say("learn-counter-try"), address(fields, self._book)))
        texts = counterexample_texts(course.school, found, course.language)
        return tag(
            "div",
            tag("p", say("learn-counter-head"), cls="l-head"),
            self._picture(exercise, drawn, spaces),
            [tag("p", text) for text in texts],
            again,
            cls="l-example",
            data_k="counterexample",
        )

    def _picture(self, exercise: Exercise, drawn: Scene, spaces: Collection[int]) -> Html | None:
        """Return the part of a board around some spaces as a picture; all of it without any.

        None if the exercise isn't about the board.
        """
        if not exercise.picture.shows_board:
            return None
        routes = exercise.draw()
        lines = [route_line(drawn, route) for route in routes]
        drawn = drawn.with_overlay(*drawn.overlay, *lines)
        shown = near(drawn, {*spaces, *chain.from_iterable(routes)}, _AROUND)
        picture = to_svg(cut(drawn, shown) if shown else drawn, self.theme, width=_EXAMPLE)
        return tag("div", Html(picture), cls="l-picture")

    def _worked(self, example: Exercise) -> Html:
        """Return a similar exercise with its answer and the reason."""
        course, say, language = self.course, self.say, self.exercise_controller.language
        asked = course.school.say(language, example.prompt, **example.facts)
        drawn = scene_of(example.rules, example.position, language=language)
        answer = example.solution
        answer_in_words = answer_text(course.school, example, answer, language)
        if isinstance(example.form, SpaceSelection):
            numbers = {group.name: group.space for group in drawn.spaces}
            drawn = highlight(drawn, reach={numbers[name]: "" for name in answer})
        return tag(
            "div",
            tag("p", say("learn-hint-example"), cls="l-head"),
            tag("p", asked),
            self._picture(example, drawn, example.look),
            tag("p", say("learn-hint-answer", text=answer_in_words)),
            _paragraph(solution_texts(course.school, example, language)),
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


def _paragraph(texts: tuple[str, ...]) -> list[Html]:
    """Return sentences as one paragraph; none without sentences."""
    return [tag("p", " ".join(texts))] if texts else []
