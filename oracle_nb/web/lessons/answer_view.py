"""The input of an answer as HTML: a view for every form of exercise."""

from collections.abc import Callable
from typing import Any, Final

from oracle_nb.games.exercises import (
    ActionSequence,
    Exercise,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.registry import texts_of
from oracle_nb.lessons.feedback import label
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.text import words

_DIGITS: Final = 4
TICK: Final = "\N{CHECK MARK}"
TAKE_OUT: Final = "\N{MULTIPLICATION SIGN}"


def answer_view(exercise_controller: ExerciseController, theme: str) -> Html | None:
    """Return the input for the answer of the exercise; None at a step."""
    form = exercise_controller.form
    return None if form is None else _VIEWS[type(form)](exercise_controller)


def _label(exercise_controller: ExerciseController, part: str) -> str:
    stop = exercise_controller.course.stop
    assert isinstance(stop, Exercise)
    return label(exercise_controller.course.school, stop, part, exercise_controller.language)


def _wrong(exercise_controller: ExerciseController) -> tuple[str, ...]:
    said = exercise_controller.course.said
    return () if said is None or exercise_controller.course.done else said.wrong


def _frame(exercise_controller: ExerciseController, about: str, *parts: Html | None) -> Html:
    """Return the parts that all forms have: the task, and at the end the button that checks it."""
    say = words(exercise_controller.language).say
    check, form = None, exercise_controller.form
    at_once = isinstance(form, NumberInput | ActionSequence) or (
        isinstance(form, SingleChoice) and not form.lines
    )
    if not exercise_controller.course.done and not at_once:
        check = tag(
            "div",
            button(
                say("learn-check"),
                "check",
                cls="primary",
                disabled=not exercise_controller.can_check,
            ),
            cls="row",
        )
    shown = (
        tag("p", about, cls="l-about") if about and not exercise_controller.course.done else None
    )
    return tag("div", shown, parts, check, cls="l-answer", data_k="answer")


def _spaces(exercise_controller: ExerciseController) -> Html:
    say = words(exercise_controller.language).say
    wrong = _wrong(exercise_controller)
    marks = []
    for name in sorted(exercise_controller.picked):
        bad = " bad" if name in wrong else ""
        if exercise_controller.course.done:
            marks.append(tag("span", name, cls="l-mark"))
            continue
        title = say("learn-unmark", name=name)
        marks.append(
            button(
                html(tag("span", name), " ", tag("span", TAKE_OUT, aria_hidden="true")),
                "toggle",
                name,
                cls=f"l-mark{bad}",
                title=title,
                aria_label=title,
                data_k=f"mark-{name}",
            )
        )
    count = tag("span", say("learn-marked", count=len(marks)), role="status")
    return _frame(exercise_controller, say("learn-mark"), tag("div", count, marks, cls="l-marks"))


def _choice(exercise_controller: ExerciseController) -> Html:
    say = words(exercise_controller.language).say
    form = exercise_controller.form
    assert isinstance(form, SingleChoice)
    wrong, done = _wrong(exercise_controller), exercise_controller.course.done
    rows = []
    for option in form.options:
        on = option in exercise_controller.picked
        state = " bad" if on and option in wrong else " on" if on else ""
        rows.append(
            button(
                _label(exercise_controller, option),
                "choose",
                option,
                cls=f"l-option{state}",
                disabled=done and not on,
                aria_pressed="true" if on else "false",
                data_option=option,
                data_k=f"option-{option}",
            )
        )
    short = all(len(_label(exercise_controller, option)) < 12 for option in form.options)
    return _frame(
        exercise_controller,
        say("learn-choose-turn" if form.lines else "learn-choose"),
        tag("div", rows, cls="l-options" + (" short" if short else "")),
    )


def _several(exercise_controller: ExerciseController) -> Html:
    say = words(exercise_controller.language).say
    form = exercise_controller.form
    assert isinstance(form, MultipleChoice)
    wrong, done = _wrong(exercise_controller), exercise_controller.course.done
    rows = []
    for option in form.options:
        on = option in exercise_controller.picked
        state = " bad" if option in wrong and on else " on" if on else ""
        rows.append(
            button(
                html(
                    tag("span", TICK if on else "", cls="l-tick", aria_hidden="true"),
                    tag("span", _label(exercise_controller, option)),
                ),
                "toggle",
                option,
                cls=f"l-option{state}",
                disabled=done and not on,
                role="checkbox",
                aria_checked="true" if on else "false",
                data_option=option,
                data_k=f"option-{option}",
            )
        )
    return _frame(
        exercise_controller, say("learn-choose-several"), tag("div", rows, cls="l-options")
    )


def _number(exercise_controller: ExerciseController) -> Html:
    say = words(exercise_controller.language).say
    form = exercise_controller.form
    assert isinstance(form, NumberInput)
    done = exercise_controller.course.done
    name = say("learn-number-field")
    field = tag(
        "input",
        name="number",
        inputmode="numeric",
        value=exercise_controller.number,
        aria_label=name,
        placeholder=name,
        maxlength=_DIGITS,
        autocomplete="off",
        disabled=done,
    )
    press = None if done else tag("button", say("learn-check"), type="submit", cls="primary")
    about = say("learn-number-range", least=form.least, most=form.most)
    return _frame(
        exercise_controller,
        about,
        # Another key replaces the field, in which browsers keep what was entered.
        tag("form", field, press, cls="l-number", data_do="number", data_k=f"number-{done}"),
    )


def _order(exercise_controller: ExerciseController) -> Html:
    say = words(exercise_controller.language).say
    done = exercise_controller.course.done
    rows = []
    for place, part in enumerate(exercise_controller.picked):
        name = _label(exercise_controller, part)
        moves: list[Html] = []
        if not done:
            for sign, do, by, last in (
                ("↑", "up", say("learn-up", name=name), 0),
                ("↓", "down", say("learn-down", name=name), len(exercise_controller.picked) - 1),
            ):
                moves.append(
                    button(
                        sign,
                        do,
                        part,
                        aria_label=by,
                        title=by,
                        disabled=place == last,
                        data_k=f"{do}-{part}",
                    )
                )
        rows.append(tag("li", tag("span", name), moves, data_k=f"item-{part}"))
    return _frame(exercise_controller, say("learn-order"), tag("ol", rows, cls="l-order"))


def _line(exercise_controller: ExerciseController) -> Html:
    say = words(exercise_controller.language).say
    form = exercise_controller.form
    assert isinstance(form, ActionSequence)
    rules = exercise_controller.course.rules
    assert rules is not None
    texts = texts_of(rules, exercise_controller.language)
    rows = []
    controller = exercise_controller.controller
    if controller is not None:
        at = controller.game.opening.position
        for entry in controller.game.history:
            rows.append(tag("li", texts.action(at, entry.action)))
            at = entry.position
    undo = None
    if exercise_controller.picked and not exercise_controller.course.done:
        undo = button(say("learn-line-undo"), "line-undo", cls="quiet", data_k="undo")
    about = say("learn-line", most=form.most, done=len(exercise_controller.picked))
    return _frame(exercise_controller, about, tag("ol", rows, cls="l-line") if rows else None, undo)


_VIEWS: Final[dict[type[Any], Callable[[ExerciseController], Html]]] = {
    SpaceSelection: _spaces,
    SingleChoice: _choice,
    MultipleChoice: _several,
    NumberInput: _number,
    Ordering: _order,
    ActionSequence: _line,
}
