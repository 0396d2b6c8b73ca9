"""Where an answer is given, as HTML: a view for every form of exercise."""

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


def answer_view(bench: ExerciseController, theme: str) -> Html | None:
    """Where the answer of the exercise is given; None at a step."""
    form = bench.form
    return None if form is None else _VIEWS[type(form)](bench)


def _label(bench: ExerciseController, part: str) -> str:
    stop = bench.course.stop
    assert isinstance(stop, Exercise)
    return label(bench.course.school, stop, part, bench.language)


def _wrong(bench: ExerciseController) -> tuple[str, ...]:
    said = bench.course.said
    return () if said is None or bench.course.done else said.wrong


def _frame(bench: ExerciseController, about: str, *parts: Html | None) -> Html:
    """What all forms have: what is to be done, and at the end the button that has it checked."""
    say = words(bench.language).say
    check = None
    if not bench.course.done and not isinstance(
        bench.form, SingleChoice | NumberInput | ActionSequence
    ):
        check = tag(
            "div",
            button(say("learn-check"), "check", cls="primary", disabled=not bench.can_check),
            cls="row",
        )
    shown = tag("p", about, cls="l-about") if about and not bench.course.done else None
    return tag("div", shown, parts, check, cls="l-answer", data_k="answer")


def _spaces(bench: ExerciseController) -> Html:
    say = words(bench.language).say
    wrong = _wrong(bench)
    marks = []
    for name in sorted(bench.picked):
        bad = " bad" if name in wrong else ""
        if bench.course.done:
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
    return _frame(bench, say("learn-mark"), tag("div", count, marks, cls="l-marks"))


def _choice(bench: ExerciseController) -> Html:
    say = words(bench.language).say
    form = bench.form
    assert isinstance(form, SingleChoice)
    done = bench.course.done
    rows = []
    for option in form.options:
        on = option in bench.picked
        state = " on" if on and done else " bad" if on and bench.course.said is not None else ""
        rows.append(
            button(
                _label(bench, option),
                "choose",
                option,
                cls=f"l-option{state}",
                disabled=done and not on,
                aria_pressed="true" if on else "false",
                data_option=option,
                data_k=f"option-{option}",
            )
        )
    short = all(len(_label(bench, option)) < 12 for option in form.options)
    return _frame(
        bench, say("learn-choose"), tag("div", rows, cls="l-options" + (" short" if short else ""))
    )


def _several(bench: ExerciseController) -> Html:
    say = words(bench.language).say
    form = bench.form
    assert isinstance(form, MultipleChoice)
    wrong, done = _wrong(bench), bench.course.done
    rows = []
    for option in form.options:
        on = option in bench.picked
        state = " bad" if option in wrong and on else " on" if on else ""
        rows.append(
            button(
                html(
                    tag("span", TICK if on else "", cls="l-tick", aria_hidden="true"),
                    tag("span", _label(bench, option)),
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
    return _frame(bench, say("learn-choose-several"), tag("div", rows, cls="l-options"))


def _number(bench: ExerciseController) -> Html:
    say = words(bench.language).say
    form = bench.form
    assert isinstance(form, NumberInput)
    done = bench.course.done
    name = say("learn-number-field")
    field = tag(
        "input",
        name="number",
        inputmode="numeric",
        value=bench.number,
        aria_label=name,
        placeholder=name,
        maxlength=_DIGITS,
        autocomplete="off",
        disabled=done,
    )
    press = None if done else tag("button", say("learn-check"), type="submit", cls="primary")
    about = say("learn-number-range", least=form.least, most=form.most)
    return _frame(
        bench, about, tag("form", field, press, cls="l-number", data_do="number", data_k="number")
    )


def _order(bench: ExerciseController) -> Html:
    say = words(bench.language).say
    done = bench.course.done
    rows = []
    for place, part in enumerate(bench.picked):
        name = _label(bench, part)
        moves: list[Html] = []
        if not done:
            for sign, do, by, last in (
                ("↑", "up", say("learn-up", name=name), 0),
                ("↓", "down", say("learn-down", name=name), len(bench.picked) - 1),
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
    return _frame(bench, say("learn-order"), tag("ol", rows, cls="l-order"))


def _line(bench: ExerciseController) -> Html:
    say = words(bench.language).say
    form = bench.form
    assert isinstance(form, ActionSequence)
    rules = bench.course.rules
    assert rules is not None
    told = texts_of(rules, bench.language)
    rows = []
    desk = bench.desk
    if desk is not None:
        at = desk.game.opening.position
        for entry in desk.game.history:
            rows.append(tag("li", told.action(at, entry.action)))
            at = entry.position
    undo = None
    if bench.picked and not bench.course.done:
        undo = button(say("learn-line-undo"), "line-undo", cls="quiet", data_k="undo")
    about = say("learn-line", most=form.most, done=len(bench.picked))
    return _frame(bench, about, tag("ol", rows, cls="l-line") if rows else None, undo)


_VIEWS: Final[dict[type[Any], Callable[[ExerciseController], Html]]] = {
    SpaceSelection: _spaces,
    SingleChoice: _choice,
    MultipleChoice: _several,
    NumberInput: _number,
    Ordering: _order,
    ActionSequence: _line,
}
