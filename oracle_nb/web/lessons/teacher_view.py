"""The page for teachers as HTML, and the page on which a worksheet is printed."""

import time
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final
from urllib.parse import quote

from oracle_nb.games.addresses import address
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.exercise_set import MOST_TIMES
from oracle_nb.lessons.feedback import belief_text
from oracle_nb.lessons.results import TABLES, LearnerResult, csv_table, look_alikes, totals
from oracle_nb.lessons.worksheet import MOST, USUAL
from oracle_nb.render.html import Html, button, html, isolated, link, tag
from oracle_nb.web.lessons.own_lessons import EDITOR
from oracle_nb.web.lessons.position_sheet import LONGEST_TASK, PositionSheet, result_name
from oracle_nb.web.lessons.teacher_session import TeacherSnapshot, printed
from oracle_nb.web.lessons.template_choice import excerpt, templates_of, topics
from oracle_nb.web.lessons.worksheet_view import Worksheet
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import top_bar

_NONE: Final = "\N{EN DASH}"
_NUMBERS: Final = ("asked", "known", "due", "answers", "wrong", "puzzles", "solved")
"""The columns of the results after those of the lessons: fields of `Totals`."""
_CHECKUP: Final = "checkup"
"""The check-up in the list of lessons."""
_PREVIEW: Final = 70
"""Maximum length of an exercise in the list, in characters."""


def _bar(game: str, title: str, language: str, theme: str, *more: Html) -> Html:
    return top_bar(
        language,
        theme,
        *more,
        within="learn",
        title=tag("span", title, cls="phase"),
        game=game,
    )


def sheet_view(sheet: Worksheet | PositionSheet, theme: str, game: str) -> Html:
    """Return a worksheet with the button that prints it; the bar is not printed."""
    say = words(sheet.language).say
    teach = link(say("teach"), address({"teach": None}, game), cls="quiet")
    press = button(say("teach-print"), "print", cls="primary", data_print="")
    bar = _bar(game, say("teach-sheet"), sheet.language, theme, teach, press)
    return html(bar, tag("main", sheet.sheet(), cls="paper", data_place="worksheet"))


def teacher_view(teacher: TeacherSnapshot, theme: str, notice: str) -> Html:
    """Return the page of a teacher."""
    say, game = teacher.say, teacher.game
    presentation = package_of(game).presentation(teacher.language)
    # Only positions of an editor can be handed out.
    edits = presentation.position_editor is not None
    shown = tag("p", notice, cls="notice", role="alert") if notice else None
    main = tag(
        "main",
        shown,
        tag("h1", say("teach"), cls="l-title"),
        tag("p", say("teach-about"), cls="lead"),
        _section(
            "classes",
            say("classes"),
            say("classes-about" if teacher.served else "teach-classes-served"),
            link(
                say("classes-open"),
                address({"classes": None}, teacher.game),
                cls="l-button primary",
            )
            if teacher.served
            else None,
        ),
        _section(
            "write",
            say("draft-editor"),
            say("draft-about"),
            link(say("draft-open"), address({EDITOR: None}, teacher.game), cls="l-button"),
        ),
        tag("div", _lesson(teacher), _sheet(teacher), cls="l-two"),
        tag(
            "div",
            _set(teacher),
            _position(teacher) if edits else None,
            cls="l-two",
        ),
        _results(teacher),
        cls="home school teacher",
        data_place="teach",
    )
    return html(_bar(teacher.game, say("teach"), teacher.language, theme), main)


# --- links ---------------------------------------------------------------------------------------


def _lesson(teacher: TeacherSnapshot) -> Html:
    say = teacher.say
    # To quote an exercise takes a while: only those of one lesson are quoted.
    chosen = teacher.entered.get("link-lesson", teacher.lessons[0].name)
    titles = {
        lesson.name: f"{number}. {lesson.title[teacher.language]}"
        for number, lesson in enumerate(teacher.lessons, 1)
    }
    options = [
        tag("option", title, value=name, selected=name == chosen)
        for name, title in {**titles, _CHECKUP: say("learn-checkup")}.items()
    ]
    lessons = tag("select", options, name="link-lesson", data_change="link-lesson")
    form = _form(
        teacher,
        "lesson-link",
        say("teach-make"),
        tag("label", say("classroom-lesson"), lessons, cls="t-field"),
        _select(teacher, "what", "teach-what", _contents(teacher, chosen)),
        _field(
            teacher, "seed", "teach-seed", inputmode="numeric", placeholder=say("teach-seed-empty")
        ),
        _check(teacher, "projector", "teach-projector"),
        _check(teacher, "no-hints", "teach-no-hints"),
    )
    made = _made(teacher, "lesson")
    return _section("lesson", say("teach-link"), say("teach-link-about"), form, made)


def _contents(teacher: TeacherSnapshot, chosen: str) -> list[Html]:
    """Return what a link can lead to: a lesson and its exercises, or the check-up."""
    say, language = teacher.say, teacher.language
    lesson = next((lesson for lesson in teacher.lessons if lesson.name == chosen), None)
    if lesson is None:
        return [_option(teacher, "what", "checkup:", say("learn-checkup"))]
    whole = say("teach-whole", title=lesson.title[language])
    options = [_option(teacher, "what", f"lesson:{lesson.name}", whole)]
    for template in dict.fromkeys(practice.template for practice in lesson.exercises):
        asked = _asked(teacher.school, template, language)
        options.append(_option(teacher, "what", f"exercise:{template}", asked))
    return options


def _position(teacher: TeacherSnapshot) -> Html:
    say, school = teacher.say, teacher.school
    kinds = []
    for kind, known in school.chances.items():
        name = tag("span", school.say(teacher.language, f"fate-{kind}"))
        field = tag(
            "input",
            name=f"chance-{kind}",
            value=teacher.entered.get(f"chance-{kind}", ""),
            placeholder=", ".join(known[-2:]),
            autocomplete="off",
            spellcheck="false",
        )
        names = {result: result_name(school, teacher.language, result) for result in known}
        may = tag(
            "small",
            ", ".join(
                result if name == result else f"{result} ({name})" for result, name in names.items()
            ),
        )
        kinds.append(tag("label", name, field, may, cls="t-field"))
    form = _form(
        teacher,
        "position-link",
        say("teach-make"),
        _field(teacher, "position", "teach-position-field", spellcheck="false"),
        tag("div", kinds, cls="t-kinds"),
        _field(teacher, "ask", "teach-ask", maxlength=LONGEST_TASK),
    )
    return _section(
        "position",
        say("teach-position"),
        say("teach-position-about"),
        tag("p", link(say("teach-editor"), address({"position": ""}, teacher.game))),
        form,
        _made(teacher, "position"),
    )


# --- worksheets ----------------------------------------------------------------------------------


def _sheet(teacher: TeacherSnapshot) -> Html:
    say = teacher.say
    options = [
        _option(teacher, "lesson", lesson.name, f"{number}. {lesson.title[teacher.language]}")
        for number, lesson in enumerate(teacher.lessons, 1)
    ]
    form = _form(
        teacher,
        "sheet",
        say("teach-sheet-make"),
        _select(teacher, "lesson", "teach-what", options),
        _field(teacher, "sheet-seed", "teach-seed", inputmode="numeric", value="1"),
        _field(teacher, "number", "teach-number", type="number", min=1, max=MOST, value=USUAL),
    )
    return _section("sheet", say("teach-sheet"), say("teach-sheet-about"), form)


# --- the results of a class ----------------------------------------------------------------------


def _results(teacher: TeacherSnapshot) -> Html:
    say = teacher.say
    results, refused = teacher.results, teacher.refused
    load = tag(
        "label",
        say("teach-results-load"),
        tag(
            "input",
            type="file",
            multiple="",
            accept="application/json,.json",
            data_change="load",
        ),
        cls="l-button l-file",
    )
    sections: list[Html] = [load]
    if results:
        now, language = time.time(), teacher.language
        for kind in TABLES:
            text = csv_table(
                kind,
                results,
                teacher.lessons,
                package_of(teacher.game).rulebook(teacher.language).rulebook,
                language,
                now,
            )
            sections.append(_download(say(f"teach-by-{kind}"), f"oracle-{kind}s", text))
    if results or refused:
        sections.append(button(say("teach-clear"), "clear", cls="quiet"))
    wrong = [tag("li", str(file)) for file in refused]
    faults = [
        tag("p", teacher.faults["load"]) if "load" in teacher.faults else None,
        html(tag("p", say("teach-refused")), tag("ul", wrong)) if wrong else None,
    ]
    codes = tag("textarea", name="codes", rows=3, autocomplete="off", spellcheck="false")
    similar = [
        tag("li", say("teach-alike", names=tuple(isolated(name) for name in group)))
        for group in look_alikes(results)
    ]
    return _section(
        "results",
        say("teach-results"),
        say("teach-results-about"),
        tag("div", sections, cls="row"),
        tag("div", faults, cls="notice", role="alert") if any(faults) else None,
        _form(
            teacher,
            "codes",
            say("teach-codes-read"),
            tag("label", say("teach-codes"), codes, cls="t-field"),
        ),
        tag("ul", similar, cls="notice", role="status") if similar else None,
        _table(teacher, results) if results else None,
    )


def _table(teacher: TeacherSnapshot, results: Sequence[LearnerResult]) -> Html:
    """Return everybody's progress in each lesson, and the number of rules each knows."""
    say = teacher.say
    heads = [
        tag("th", str(number), title=lesson.title[teacher.language], scope="col")
        for number, lesson in enumerate(teacher.lessons, 1)
    ]
    rows, now = [], time.time()
    for result in results:
        done = {progress.lesson: progress for progress in result.kept.lessons}
        cells = []
        for lesson in teacher.lessons:
            at = done.get(lesson.name)
            cells.append(tag("td", f"{at.done}/{at.stops}" if at and at.done else _NONE))
        numbers = totals(result.kept, teacher.lessons, now)
        columns = (getattr(numbers, column) for column in _NUMBERS)
        cells += [tag("td", _NONE if count is None else str(count)) for count in columns]
        beliefs = [
            tag(
                "li",
                belief_text(teacher.school, misconception.belief, teacher.language)
                or misconception.belief,
            )
            for misconception in result.kept.misconceptions or ()
        ]
        cells.append(tag("td", tag("ul", beliefs) if beliefs else _NONE, cls="t-beliefs"))
        rows.append(tag("tr", tag("th", result.learner or _NONE, scope="row"), cells))
    names = (*(f"teach-count-{column}" for column in _NUMBERS), "teach-beliefs")
    last = [tag("th", say(name), scope="col") for name in names]
    head = tag("tr", tag("th", say("teach-learner"), scope="col"), heads, last)
    caption = tag("caption", say("teach-results-table", count=len(results)))
    table = tag("table", caption, tag("thead", head), tag("tbody", rows), cls="t-results")
    label = say("teach-results")
    return tag("div", table, cls="t-scroll", tabindex="0", role="region", aria_label=label)


def _set(teacher: TeacherSnapshot) -> Html:
    """Return the set of exercises that is being put together, and its link."""
    school, language, say = teacher.school, teacher.language, teacher.say
    topic = teacher.entered.get("set-lesson", teacher.lessons[0].name)
    lessons = [
        tag("option", title, value=name, selected=name == topic)
        for name, title in topics(teacher.lessons, school, language)
    ]
    options = [
        _option(teacher, "template", template, excerpt(school, template, language))
        for template in templates_of(topic, teacher.lessons, school)
    ]
    chosen = [
        tag("li", say("teach-set-times", count=practice.times), " ",
            excerpt(school, practice.template, language))
        for practice in teacher.chosen
    ]  # fmt: skip
    select = tag("select", lessons, name="set-lesson", data_change="set-lesson")
    form = _form(
        teacher,
        "set-add",
        say("teach-set-add"),
        tag("label", say("classroom-lesson"), select, cls="t-field"),
        _select(teacher, "template", "teach-set-template", options),
        _field(teacher, "times", "draft-times", type="number", min=1, max=MOST_TIMES, value=1),
        _field(
            teacher,
            "set-seed",
            "teach-seed",
            inputmode="numeric",
            placeholder=say("teach-seed-empty"),
        ),
    )
    again = tag("div", button(say("teach-clear"), "set-clear", cls="quiet"), cls="row")
    return _section(
        "set",
        say("teach-set"),
        say("teach-set-about"),
        form,
        tag("ol", chosen) if chosen else None,
        _made(teacher, "set"),
        again if chosen else None,
    )


# --- fields and forms ----------------------------------------------------------------------------


def _field(teacher: TeacherSnapshot, name: str, message: str, **attributes: str | int) -> Html:
    """Return an input with its label."""
    value = teacher.entered.get(name, str(attributes.pop("value", "")))
    given = tag("input", name=name, value=value, autocomplete="off", **attributes)
    return tag("label", teacher.say(message), given, cls="t-field")


def _select(teacher: TeacherSnapshot, name: str, message: str, options: Iterable[Html]) -> Html:
    """Return a list with its label."""
    return tag("label", teacher.say(message), tag("select", options, name=name), cls="t-field")


def _option(teacher: TeacherSnapshot, field: str, value: str, text: str) -> Html:
    """Return an option of a list."""
    chosen = teacher.entered.get(field) == value
    return tag("option", text, value=value, selected=chosen)


def _check(teacher: TeacherSnapshot, name: str, message: str) -> Html:
    """Return a checkbox with its label."""
    return tag(
        "label",
        tag("input", type="checkbox", name=name),
        tag("span", teacher.say(message)),
        cls="t-check",
    )


def _made(teacher: TeacherSnapshot, kind: str) -> Html | None:
    """Return the link made last, made absolute by the browser."""
    address = teacher.links.get(kind)
    if not address:
        return None
    say = teacher.say
    return tag(
        "div",
        tag(
            "input",
            value=address,
            readonly=True,
            aria_label=say("teach-link-made"),
            cls=f"t-{kind}-link",
            data_change="",
            data_link="",
        ),
        button(
            say("teach-copy"),
            "copy",
            data_copy=f".t-{kind}-link",
            data_copied=say("teach-copied"),
        ),
        tag("a", say("teach-try"), href=address, target="_blank", cls="l-button"),
        tag("a", say("teach-paper"), href=sheet, target="_blank", cls="l-button")
        if (sheet := printed(address, teacher.entered.get("ask", "")))
        else None,
        cls="row t-made",
        role="status",
    )


def _form(teacher: TeacherSnapshot, do: str, label: str, *fields: Html) -> Html:
    """Return fields with a button, and beside it the faults of the input."""
    fault = teacher.faults.get(do)
    return tag(
        "form",
        fields,
        tag("button", label, type="submit", cls="primary"),
        tag("p", fault, cls="notice", role="alert") if fault else None,
        data_do=do,
        cls="t-form",
    )


def _section(key: str, title: str, about: str, *parts: Html | None) -> Html:
    """Return a part of the page."""
    return tag("section", tag("h2", title), tag("p", about), parts, cls="panel", data_k=key)


@cache
def _asked(school: LessonData, template: str, language: str) -> str:
    """Return the question of a template's example, cut off if it is long."""
    exercise = school.exercise(template, 1)
    text = school.say(language, exercise.prompt, **exercise.facts)
    return text if len(text) <= _PREVIEW else f"{text[:_PREVIEW]}…"


def _download(name: str, kind: str, text: str) -> Html:
    address = f"data:text/csv;charset=utf-8,{quote(text)}"
    return tag("a", name, href=address, download=f"{kind}.csv", cls="l-button")
