"""Feedback on an answer and hints as HTML."""

from collections.abc import Collection, Sequence
from itertools import chain
from typing import Any, Final

from oracle_nb.games.addresses import address
from oracle_nb.games.exercises import (
    ActionSequence,
    Exercise,
    NumberInput,
    SpaceSelection,
)
from oracle_nb.games.registry import presentation_of, scene_of, texts_of
from oracle_nb.games.rules import Rules
from oracle_nb.lessons.counterexamples import Counterexample, counterexample_texts
from oracle_nb.lessons.course import HINTS
from oracle_nb.lessons.feedback import (
    Feedback,
    answer_text,
    decisive_texts,
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
from oracle_nb.web.lessons.answer_view import TAKE_OUT
from oracle_nb.web.lessons.state import LessonSnapshot
from oracle_nb.web.lessons.turn_figure import turn_figure

_EXAMPLE: Final = 460
"""The width of a picture of an example in pixels."""
_AROUND: Final = 3.5
"""Number of spaces shown around those that an example is about, in each direction."""
_AROUND_SMALL: Final = 1.7
"""The same in a small picture."""
_ASKED: Final = 3
"""Number of texts of an example that rests on a question: the question and both answers."""


def feedback_view(lesson: LessonSnapshot) -> Html | None:
    """Return the feedback on the last answer or action; None without any."""
    course, say = lesson.course, lesson.say
    said = lesson.said
    if lesson.course.given_up:
        texts: list[Html | None] = [*_reasons(lesson), turn_figure(lesson)]
        return _framed(lesson, "right", say("learn-well-shown"), texts)
    if said is None:
        return None
    if course.examines:
        return _framed(lesson, "noted", say("learn-noted"), [])
    if said.right:
        return _framed(lesson, "right", say("learn-well"), _well(lesson, said))
    if (figure := turn_figure(lesson)) is not None:
        # The answer is the other turn now: the figure shows why.
        return _framed(lesson, "wrong", say("learn-not-yet"), [*_reasons(lesson), figure])
    explained = said.explanation
    texts = [tag("p", explained, cls="l-belief" if said.belief else None)] if explained else []
    form, played = lesson.form, len(lesson.answer.picked)
    # Once an action is undone, some are left again.
    if isinstance(form, ActionSequence) and not said.wrong and played == form.most:
        texts.append(tag("p", say("learn-line-short")))
    texts += [tag("p", text) for text in said.texts]
    if course.tries > 0 and course.hints < HINTS:
        # The explanation says the general rule already, which comes first.
        texts += _paragraph(said.way[1:] or said.way if explained else said.way)
    if said.rules:
        texts.append(
            rules_view(lesson, say("learn-missed-rule", count=len(said.rules)), said.rules)
        )
    if explained and lesson.answer.offers_counterexample:
        texts.append(_counterexample(lesson))
    key = "" if isinstance(course.stop, LessonStep) and not said.rules else say("learn-not-yet")
    return _framed(lesson, "wrong", key, texts)


def _framed(lesson: LessonSnapshot, kind: str, head: str, texts: Sequence[Html | None]) -> Html:
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
        data_k=f"said {kind} {lesson.course.tries}",
    )


def _well(lesson: LessonSnapshot, said: Feedback) -> list[Html | None]:
    """Return what happened at a step, each event by itself, or why an answer is correct."""
    if isinstance(lesson.course.stop, Exercise):
        plan = _paragraph((said.plan,) if said.plan else ())
        return [*_paragraph(said.texts), *plan, turn_figure(lesson)]
    return [tag("p", text) for text in said.texts]


def _reasons(lesson: LessonSnapshot) -> list[Html]:
    """Return why the answer of the exercise is correct."""
    stop = lesson.course.stop
    assert isinstance(stop, Exercise)
    school, language = lesson.course.school, lesson.course.language
    played = stop.play_out() is not None
    texts = (decisive_texts if played else solution_texts)(school, stop, language)
    reasons = _paragraph(texts)
    if isinstance(stop.form, NumberInput):
        text = answer_text(school, stop, stop.solution, language)
        reasons.insert(0, tag("p", lesson.say("learn-answer-right", text=text)))
    return reasons


def rules_view(
    lesson: LessonSnapshot, head: str, rules: tuple[str, ...], *, folded: bool = False
) -> Html:
    """Return rules by their titles, each of which opens to its text."""
    texts = [_rule(lesson, rule) for rule in rules]
    if folded:
        return tag("details", tag("summary", head), texts, cls="l-rules", data_k="rules")
    return tag("div", tag("p", head, cls="l-head"), texts, cls="l-rules")


def _rule(lesson: LessonSnapshot, rule: str) -> Html:
    rules = lesson.course.rules
    assert rules is not None
    book = texts_of(rules, lesson.language).rulebook
    if rule not in book:
        return tag("code", rule)
    entry = book[rule]
    more = None
    if lesson.book is not None:
        more = tag("p", _book_link(lesson, rule, lesson.book))
    return tag(
        "details",
        tag("summary", entry.title),
        tag("p", entry.text),
        tag("p", lesson.say("rule-example", text=entry.example), cls="example")
        if entry.example
        else None,
        more,
        data_rule=rule,
        data_k=f"rule-{rule}",
    )


def _book_link(lesson: LessonSnapshot, rule: str, book: str) -> Html:
    name, title = lesson.say("learn-rule-open"), lesson.say("rules-beside")
    href = address({"rule": rule}, book)
    return tag("a", name, href=href, target="_blank", title=title, cls="quiet")


# --- hints ---------------------------------------------------------------------------------------


def hints_view(lesson: LessonSnapshot) -> Html | None:
    """Return the hints so far, and the button for another one."""
    course, say = lesson.course, lesson.say
    if not lesson.offers_hints or course.examines or (course.done and not course.hints):
        return None
    if course.asks_prediction:
        return None
    hints: list[Html | None] = []
    if course.hints > 0:
        hints += [tag("p", text) for text in _what_to_look_at(lesson)]
    if course.hints > 1:
        hints.append(_first_step(lesson))
        if course.needs:
            head = say("learn-hint-rule", count=len(course.needs))
            hints.append(rules_view(lesson, head, course.needs))
    more, given = None, course.hints >= HINTS
    if not course.done and (not given or lesson.hints_away):
        name = say("learn-hint-more" if course.hints and not given else "learn-hint")
        # Only a phone hides hints that are closed.
        more = button(name, "hint", cls="quiet l-again" if given else "quiet", data_k="hint")
    attributes = {"role": "status", "data_show": "", "data_k": f"told-{course.hints}"}
    place = " over" if lesson.hints_cover else " away" if lesson.hints_away else ""
    close = close_view(lesson) if lesson.hints_cover else None
    shown = tag("div", close, hints, cls=f"l-told{place}", **attributes) if hints else None
    return tag("div", shown, more, cls=f"l-hints{' l-past' * course.done}", data_k="hints")


def close_view(lesson: LessonSnapshot) -> Html:
    """Return the button that closes what covers the end of a phone's page."""
    name = lesson.say("share-close")
    return button(TAKE_OUT, "put-away", cls="quiet l-close", aria_label=name, title=name)


def _what_to_look_at(lesson: LessonSnapshot) -> list[str]:
    """Return the first hint: where to look on the board, and what to consider."""
    course, say = lesson.course, lesson.say
    stop = course.stop
    texts = []
    if isinstance(stop, Exercise):
        # The marks of a step are shown without a hint.
        looks = course.look if lesson.picture.shows_board else ()
        texts += [say("learn-hint-look", count=len(looks))] if looks else []
        texts.append(hint_text(course.school, stop, course.language))
        nothing = say("learn-hint-look-none")
    else:
        nothing = _source_hint(lesson) or say("learn-hint-look-step")
    return [text for text in texts if text] or [nothing]


def _first_step(lesson: LessonSnapshot) -> Html:
    """Return the second hint: what a step asks for, or how to begin an exercise."""
    course, say = lesson.course, lesson.say
    example = course.example
    if example is None:
        return tag("p", say("learn-hint-do", action=_wanted(lesson)))
    stop = course.stop
    assert isinstance(stop, Exercise)
    way = first_steps(course.school, stop, course.language)
    # A general rule doesn't show how to apply it, but an example does.
    return tag("p", " ".join(way)) if way and stop.reasons else _worked(lesson, example)


def _counterexample(lesson: LessonSnapshot) -> Html:
    """Return the position in which a belief fails, or the button that shows it."""
    example = lesson.answer.counterexample
    if example is None:
        more = button(lesson.say("learn-counter"), "counterexample", cls="quiet")
        return tag("div", more, cls="row", data_k="counterexample")
    return counterexample_view(lesson, example)


def counterexample_view(
    lesson: LessonSnapshot, example: Counterexample, *, folded: bool = False
) -> Html:
    """Return a position in which a belief fails, with the reason.

    With ``folded`` a small picture shows it with the reason: what the rules say to an action, or
    the question with both answers. The rest is folded.
    """
    course, say = lesson.course, lesson.say
    exercise, language = example.exercise, course.language
    again = None
    if lesson.book is not None:
        fields = {"exercise": exercise.template, "seed": str(exercise.seed)}
        again = tag("p", link(say("learn-counter-try"), address(fields, lesson.book)))
    texts = [tag("p", each) for each in counterexample_texts(course.school, example, language)]
    head, picture = say("learn-counter-head"), _failing(lesson, example, small=folded)
    if folded:
        asks = example.action is None
        seen = texts[:_ASKED] if asks else texts
        more = tag("details", tag("summary", head), texts[len(seen) :], again)
        case = (picture, tag("div", seen, more))
        return tag("div", case, cls=f"l-case{' asks' * asks}", data_k="counterexample")
    parts = (tag("p", head, cls="l-head"), picture, texts, again)
    return tag("div", parts, cls="l-example", data_k="counterexample")


def _failing(lesson: LessonSnapshot, example: Counterexample, *, small: bool) -> Html | None:
    """Return the picture of a position in which a belief fails; None without a board.

    A small one shows no more than the action, if there is one.
    """
    exercise, language = example.exercise, lesson.course.language
    rules, position, spaces = exercise.rules, exercise.position, set(exercise.look)
    drawn = scene_of(rules, position, language=language)
    if example.action is not None:
        actions = presentation_of(rules, language).actions
        space = actions.target_space(rules, position, example.action)
        route = actions.route(rules, position, example.action)
        there = () if space is None else (space,)
        spaces = {*(() if small and there else spaces), *there, *route}
        allowed = exercise.check(example.action).allowed
        drawn = highlight(
            drawn,
            selected=space if allowed else None,
            route=route,
            refused=() if allowed else there,
        )
    return _picture(lesson, exercise, drawn, spaces, _AROUND_SMALL if small else _AROUND)


def _picture(
    lesson: LessonSnapshot,
    exercise: Exercise,
    drawn: Scene,
    spaces: Collection[int],
    around: float = _AROUND,
) -> Html | None:
    """Return the part of a board around some spaces as a picture; all of it without any.

    None if the exercise isn't about the board.
    """
    if not exercise.picture.shows_board:
        return None
    routes = exercise.draw()
    lines = [route_line(drawn, route) for route in routes]
    drawn = drawn.with_overlay(*drawn.overlay, *lines)
    shown = near(drawn, {*spaces, *chain.from_iterable(routes)}, around)
    part = cut(drawn, shown) if shown else drawn
    # A page may show several, each with symbols of its own.
    prefix = f"{exercise.template.replace('.', '-')}-{exercise.seed}-"
    picture = to_svg(part, lesson.theme, width=_EXAMPLE, prefix=prefix)
    return tag("div", Html(picture), cls="l-picture")


def _worked(lesson: LessonSnapshot, example: Exercise) -> Html:
    """Return a similar exercise with its answer and the reason."""
    course, say, language = lesson.course, lesson.say, lesson.language
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
        _picture(lesson, example, drawn, example.look),
        tag("p", say("learn-hint-answer", text=answer_in_words)),
        _paragraph(solution_texts(course.school, example, language)),
        cls="l-example",
        data_k="example",
    )


def _source_hint(lesson: LessonSnapshot) -> str:
    """Return what the wanted action of a step is done with, such as a die; "" for nothing."""
    rules, action = _wanted_action(lesson)
    shown, position = presentation_of(rules, lesson.language).actions, lesson.course.position
    variant = shown.source_variant(rules, position, action)
    source = variant or shown.source_note(rules, position, action)
    if not source:
        return ""
    away = shown.target_space(rules, position, action) is not None
    return lesson.say("learn-hint-source-space" if away else "learn-hint-source", text=source)


def _wanted(lesson: LessonSnapshot) -> str:
    rules, action = _wanted_action(lesson)
    return texts_of(rules, lesson.language).action(lesson.course.position, action)


def _wanted_action(lesson: LessonSnapshot) -> tuple[Rules, Any]:
    """Return an action that the step asks for, and the rules."""
    stop, rules = lesson.course.stop, lesson.course.rules
    assert isinstance(stop, LessonStep)
    assert stop.do is not None
    assert rules is not None
    return rules, rules.notation.read(lesson.course.written(stop.do[0]))


def _paragraph(texts: tuple[str, ...]) -> list[Html]:
    """Return sentences as one paragraph; none without sentences."""
    return [tag("p", " ".join(texts))] if texts else []
