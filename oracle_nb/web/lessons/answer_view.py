"""The input of an answer as HTML: a view for every form of exercise."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.registry import texts_of
from oracle_nb.lessons.feedback import label, shown_options
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.web.lessons.state import SET, LessonSnapshot
from oracle_nb.web.lessons.turn_figure import turn_sign

_DIGITS: Final = 4
_SHORT: Final = 12
_PAIRED: Final = 20
"""Number of characters of a label from which on options aren't side by side: several, or two."""
_COLUMN: Final = 3
"""Maximum number of options that are one below the other although two fit side by side."""
TICK: Final = "\N{CHECK MARK}"
TAKE_OUT: Final = "\N{MULTIPLICATION SIGN}"


def answer_view(lesson: LessonSnapshot) -> Html | None:
    """Return the input for the answer of the exercise; None at a step."""
    form = lesson.form
    return None if form is None else _VIEWS[type(form)](lesson)


def predict_view(lesson: LessonSnapshot) -> Html:
    """Return the options of the prediction question of a step."""
    options = lesson.prediction_options
    rows = [
        button(name, "predict", str(number), cls="l-option", data_k=f"predict-{number}")
        for number, name in options.items()
    ]
    shape = _shape(tuple(options.values()))
    about = tag("p", lesson.say("learn-predict"), cls="l-about")
    return tag(
        "div", about, tag("div", rows, cls=f"l-options{shape}"), cls="l-answer", data_k="predict"
    )


def _label(lesson: LessonSnapshot, part: str) -> str:
    assert lesson.exercise is not None
    return label(lesson.course.school, lesson.exercise, part, lesson.language)


def _options(lesson: LessonSnapshot) -> Answer:
    assert lesson.exercise is not None
    return shown_options(lesson.course.school, lesson.exercise)


def _frame(lesson: LessonSnapshot, about: str, *parts: Html | None) -> Html:
    """Return the parts that all forms have: the task, and at the end the button that checks it."""
    say = lesson.say
    check, form = None, lesson.form
    at_once = isinstance(form, NumberInput | ActionSequence) or (
        isinstance(form, SingleChoice) and not form.lines
    )
    if not lesson.course.done and not at_once:
        # Without a part the answer is that none is right, which nobody should say by accident.
        none = isinstance(form, SET) and not lesson.answer.picked
        empty = "learn-check-nowhere" if isinstance(form, SpaceSelection) else "learn-check-none"
        check = button(
            say(empty) if none else _send(lesson),
            "check",
            cls="quiet" if none else "primary",
            disabled=not lesson.can_check,
            data_k="check",
        )
    unknown = None
    if lesson.course.examines and not lesson.course.done:
        unknown = button(say("learn-unknown"), "unknown", cls="quiet", data_k="unknown")
    buttons = tag("div", check, unknown, cls="row") if check or unknown else None
    past = " l-past" if lesson.course.done else ""
    shown = tag("p", about, cls=f"l-about{past}") if about else None
    chosen = lesson.answer.picked != lesson.wrong
    if shown and not past and lesson.chooses_turn and lesson.answer.picked and chosen:
        # In one column the board is below the options: the page makes room for both.
        turn = lesson.answer.picked[0]
        shown = tag("p", about, cls="l-about", data_show="column", data_k=f"turn-{turn}")
    return tag("div", shown, parts, buttons, cls="l-answer", data_k="answer")


def _send(lesson: LessonSnapshot) -> str:
    """Return the name of the button that sends an answer: an examination doesn't check it now."""
    return lesson.say("learn-save" if lesson.course.examines else "learn-check")


def _spaces(lesson: LessonSnapshot) -> Html:
    say = lesson.say
    wrong = lesson.wrong
    marks = []
    for name in sorted(lesson.answer.picked):
        bad = " bad" if name in wrong else ""
        if lesson.course.done:
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
    # Somebody who didn't know an answer isn't asked for marks any more.
    shown = tag("div", count, marks, cls="l-marks") if marks or not lesson.course.done else None
    return _frame(lesson, say("learn-mark"), shown)


def _choice(lesson: LessonSnapshot) -> Html:
    say = lesson.say
    form = lesson.form
    assert isinstance(form, SingleChoice)
    wrong, done = lesson.wrong, lesson.course.done
    rows = []
    for option in _options(lesson):
        on = option in lesson.answer.picked
        state = " bad" if on and option in wrong else " on" if on else ""
        name = _label(lesson, option)
        rows.append(
            button(
                html(turn_sign(form.options.index(option)), name) if form.lines else name,
                "choose",
                option,
                cls=f"l-option{state}",
                disabled=done and not on,
                aria_pressed="true" if on else "false",
                data_option=option,
                data_k=f"option-{option}",
            )
        )
    return _frame(
        lesson,
        say("learn-choose-turn" if form.lines else "learn-choose"),
        tag("div", rows, cls=f"l-options{_shape(_labels(lesson, form.options))}"),
    )


def _labels(lesson: LessonSnapshot, options: Answer) -> list[str]:
    return [_label(lesson, option) for option in options]


def _shape(names: Sequence[str]) -> str:
    """Return the CSS class of options that fit side by side, after a space; "" for a column."""
    longest = max(map(len, names))
    # Many options in a column would push the board below the fold of a phone, and an answer the
    # last of them below that of a small window.
    paired = len(names) > _COLUMN and longest < _PAIRED
    return " short" if longest < _SHORT else " paired" if paired else ""


def _several(lesson: LessonSnapshot) -> Html:
    say = lesson.say
    form = lesson.form
    assert isinstance(form, MultipleChoice)
    wrong, done = lesson.wrong, lesson.course.done
    rows = []
    for option in _options(lesson):
        on = option in lesson.answer.picked
        state = " bad" if option in wrong and on else " on" if on else ""
        rows.append(
            button(
                html(
                    tag("span", TICK if on else "", cls="l-tick", aria_hidden="true"),
                    tag("span", _label(lesson, option)),
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
    shape = _shape(_labels(lesson, form.options))
    return _frame(lesson, say("learn-choose-several"), tag("div", rows, cls=f"l-options{shape}"))


def _number(lesson: LessonSnapshot) -> Html:
    say = lesson.say
    form = lesson.form
    assert isinstance(form, NumberInput)
    done = lesson.course.done
    name = say("learn-number-field")
    field = tag(
        "input",
        name="number",
        inputmode="numeric",
        value=lesson.answer.number,
        aria_label=name,
        placeholder=name,
        maxlength=_DIGITS,
        autocomplete="off",
        disabled=done,
    )
    press = None if done else tag("button", _send(lesson), type="submit", cls="primary")
    about = say("learn-number-range", least=form.least, most=form.most)
    return _frame(
        lesson,
        about,
        # Another key replaces the field, in which browsers keep what was entered.
        tag("form", field, press, cls="l-number", data_do="number", data_k=f"number-{done}"),
    )


def _order(lesson: LessonSnapshot) -> Html:
    say = lesson.say
    done = lesson.course.done
    rows = []
    for place, part in enumerate(lesson.answer.picked):
        name = _label(lesson, part)
        moves: list[Html] = []
        if not done:
            for sign, do, by, last in (
                ("↑", "up", say("learn-up", name=name), 0),
                ("↓", "down", say("learn-down", name=name), len(lesson.answer.picked) - 1),
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
    return _frame(lesson, say("learn-order"), tag("ol", rows, cls="l-order"))


def _line(lesson: LessonSnapshot) -> Html:
    say = lesson.say
    form = lesson.form
    assert isinstance(form, ActionSequence)
    rules = lesson.course.rules
    assert rules is not None
    texts = texts_of(rules, lesson.language)
    rows = []
    if lesson.table is not None:
        game = lesson.table.page.game
        before = game.opening.position
        for entry in game.history:
            rows.append(tag("li", texts.action(before, entry.action)))
            before = entry.position
    undo = None
    if lesson.answer.picked and not lesson.course.done:
        undo = button(say("learn-line-undo"), "line-undo", cls="quiet", data_k="undo")
    about = say("learn-line", most=form.most, done=len(lesson.answer.picked))
    return _frame(lesson, about, tag("ol", rows, cls="l-line") if rows else None, undo)


_VIEWS: Final[dict[type[Any], Callable[[LessonSnapshot], Html]]] = {
    SpaceSelection: _spaces,
    SingleChoice: _choice,
    MultipleChoice: _several,
    NumberInput: _number,
    Ordering: _order,
    ActionSequence: _line,
}
