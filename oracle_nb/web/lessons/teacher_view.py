"""The page for teachers as HTML, and the page on which a worksheet is printed."""

import time
from collections.abc import Sequence
from functools import cache
from typing import Final
from urllib.parse import quote

from oracle_nb.games.addresses import address
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import lessons_of_game, package_of
from oracle_nb.lessons.feedback import belief_text
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.lessons.results import TABLES, LearnerResult, csv_table, totals
from oracle_nb.lessons.review import lessons_of
from oracle_nb.lessons.worksheet import MOST, USUAL
from oracle_nb.render.html import Html, button, html, link, tag
from oracle_nb.text.rulebook import Rulebook
from oracle_nb.web.lessons.own_lessons import EDITOR
from oracle_nb.web.lessons.position_sheet import LONGEST_TASK, PositionSheet, result_name
from oracle_nb.web.lessons.set_view import SetView
from oracle_nb.web.lessons.teacher_forms import TeacherForms, section
from oracle_nb.web.lessons.teacher_session import TeacherSession
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
    say = words(language).say
    return top_bar(
        language,
        theme,
        *more,
        home=link(say("learn"), address({"learn": None}, game), cls="quiet"),
        title=tag("span", title, cls="phase"),
        game=game,
    )


def teacher_page(teacher: TeacherSession, search: str, theme: str) -> Html:
    """Return the page of an address: a worksheet, or the page for teachers."""
    sheet = teacher.sheet(search)
    if sheet is not None:
        return sheet_page(sheet, theme, teacher.game)
    notice, teacher.notice = teacher.notice, ""
    game = teacher.game
    book = package_of(game).rulebook(teacher.language).rulebook
    return TeacherView(teacher, lessons_of(game), lessons_of_game(game), book).page(theme, notice)


def sheet_page(sheet: Worksheet | PositionSheet, theme: str, game: str) -> Html:
    """Return a worksheet with the button that prints it; the bar is not printed."""
    say = words(sheet.language).say
    teach = link(say("teach"), address({"teach": None}, game), cls="quiet")
    press = button(say("teach-print"), "print", cls="primary", data_print="")
    bar = _bar(game, say("teach-sheet"), sheet.language, theme, teach, press)
    return html(bar, tag("main", sheet.sheet(), cls="paper", data_place="worksheet"))


class TeacherView:
    """The page of one teacher."""

    def __init__(
        self, teacher: TeacherSession, lessons: Sequence[Lesson], school: LessonData, book: Rulebook
    ) -> None:
        self._teacher: Final = teacher
        self._lessons: Final = lessons
        self._school: Final = school
        self._language: Final = teacher.language
        self._say: Final = words(teacher.language).say
        self._forms: Final = TeacherForms(teacher)
        self._book: Final = book

    @property
    def _edits(self) -> bool:
        """Whether the game has an editor, whose positions can be handed out."""
        presentation = package_of(self._teacher.game).presentation(self._language)
        return presentation.position_editor is not None

    def page(self, theme: str, notice: str) -> Html:
        """Return the page as HTML."""
        say = self._say
        shown = tag("p", notice, cls="notice", role="alert") if notice else None
        main = tag(
            "main",
            shown,
            tag("h1", say("teach"), cls="l-title"),
            tag("p", say("teach-about"), cls="lead"),
            section(
                "classes",
                say("classes"),
                say("classes-about"),
                link(
                    say("classes-open"),
                    address({"classes": None}, self._teacher.game),
                    cls="l-button primary",
                ),
            ),
            section(
                "write",
                say("draft-editor"),
                say("draft-about"),
                link(
                    say("draft-open"), address({EDITOR: None}, self._teacher.game), cls="l-button"
                ),
            ),
            tag("div", self._lesson(), self._sheet(), cls="l-two"),
            tag(
                "div",
                SetView(self._teacher, self._lessons, self._school).render(),
                self._position() if self._edits else None,
                cls="l-two",
            ),
            self._results(),
            cls="home school teacher",
            data_place="teach",
        )
        return html(_bar(self._teacher.game, say("teach"), self._language, theme), main)

    # --- links -----------------------------------------------------------------------------------

    def _lesson(self) -> Html:
        say = self._say
        # To quote an exercise takes a while: only those of one lesson are quoted.
        chosen = self._teacher.form.get("link-lesson", self._lessons[0].name)
        titles = {
            one.name: f"{number}. {one.title[self._language]}"
            for number, one in enumerate(self._lessons, 1)
        }
        options = [
            tag("option", title, value=name, selected=name == chosen)
            for name, title in {**titles, _CHECKUP: say("learn-checkup")}.items()
        ]
        lessons = tag("select", options, name="link-lesson", data_change="link-lesson")
        form = self._forms.form(
            "lesson-link",
            say("teach-make"),
            tag("label", say("classroom-lesson"), lessons, cls="t-field"),
            self._forms.select("what", "teach-what", self._contents(chosen)),
            self._forms.field(
                "seed", "teach-seed", inputmode="numeric", placeholder=say("teach-seed-empty")
            ),
            self._forms.check("projector", "teach-projector"),
            self._forms.check("no-hints", "teach-no-hints"),
        )
        made = self._forms.made("lesson")
        return section("lesson", say("teach-link"), say("teach-link-about"), form, made)

    def _contents(self, chosen: str) -> list[Html]:
        """Return what a link can lead to: a lesson and its exercises, or the check-up."""
        say, language = self._say, self._language
        lesson = next((one for one in self._lessons if one.name == chosen), None)
        if lesson is None:
            return [self._forms.option("what", "checkup:", say("learn-checkup"))]
        whole = say("teach-whole", title=lesson.title[language])
        options = [self._forms.option("what", f"lesson:{lesson.name}", whole)]
        for template in dict.fromkeys(one.template for one in lesson.exercises):
            asked = _asked(self._school, template, language)
            options.append(self._forms.option("what", f"exercise:{template}", asked))
        return options

    def _position(self) -> Html:
        say, school = self._say, self._school
        kinds = []
        for kind, known in school.chances.items():
            name = tag("span", school.say(self._language, f"fate-{kind}"))
            field = tag(
                "input",
                name=f"chance-{kind}",
                value=self._teacher.form.get(f"chance-{kind}", ""),
                placeholder=", ".join(known[-2:]),
                autocomplete="off",
                spellcheck="false",
            )
            names = {one: result_name(school, self._language, one) for one in known}
            may = tag(
                "small",
                ", ".join(one if name == one else f"{one} ({name})" for one, name in names.items()),
            )
            kinds.append(tag("label", name, field, may, cls="t-field"))
        form = self._forms.form(
            "position-link",
            say("teach-make"),
            self._forms.field("position", "teach-position-field", spellcheck="false"),
            tag("div", kinds, cls="t-kinds"),
            self._forms.field("ask", "teach-ask", maxlength=LONGEST_TASK),
        )
        return section(
            "position",
            say("teach-position"),
            say("teach-position-about"),
            tag("p", link(say("teach-editor"), address({"position": ""}, self._teacher.game))),
            form,
            self._forms.made("position"),
        )

    # --- worksheets ------------------------------------------------------------------------------

    def _sheet(self) -> Html:
        say = self._say
        options = [
            self._forms.option("lesson", one.name, f"{number}. {one.title[self._language]}")
            for number, one in enumerate(self._lessons, 1)
        ]
        form = self._forms.form(
            "sheet",
            say("teach-sheet-make"),
            self._forms.select("lesson", "teach-what", options),
            self._forms.field("sheet-seed", "teach-seed", inputmode="numeric", value="1"),
            self._forms.field(
                "number", "teach-number", type="number", min=1, max=MOST, value=USUAL
            ),
        )
        return section("sheet", say("teach-sheet"), say("teach-sheet-about"), form)

    # --- the results of a class ------------------------------------------------------------------

    def _results(self) -> Html:
        say = self._say
        found, refused = self._teacher.results
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
        if found:
            now, language = time.time(), self._language
            for kind in TABLES:
                text = csv_table(kind, found, self._lessons, self._book, language, now)
                sections.append(_download(say(f"teach-by-{kind}"), f"oracle-{kind}s", text))
        if found or refused:
            sections.append(button(say("teach-clear"), "clear", cls="quiet"))
        wrong = [tag("li", str(one)) for one in refused]
        fault = html(tag("p", say("teach-refused")), tag("ul", wrong)) if wrong else None
        return section(
            "results",
            say("teach-results"),
            say("teach-results-about"),
            tag("div", sections, cls="row"),
            tag("div", fault, cls="notice", role="alert") if fault else None,
            self._table(found) if found else None,
        )

    def _table(self, found: Sequence[LearnerResult]) -> Html:
        """Return everybody's progress in each lesson, and the number of rules each knows."""
        say = self._say
        heads = [
            tag("th", str(number), title=one.title[self._language], scope="col")
            for number, one in enumerate(self._lessons, 1)
        ]
        rows, now = [], time.time()
        for result in found:
            done = {one.lesson: one for one in result.kept.lessons}
            cells = []
            for lesson in self._lessons:
                at = done.get(lesson.name)
                cells.append(tag("td", f"{at.done}/{at.stops}" if at and at.done else _NONE))
            numbers = totals(result.kept, self._lessons, now)
            columns = (getattr(numbers, one) for one in _NUMBERS)
            cells += [tag("td", _NONE if one is None else str(one)) for one in columns]
            beliefs = [
                tag("li", belief_text(self._school, one.belief, self._language) or one.belief)
                for one in result.kept.misconceptions or ()
            ]
            cells.append(tag("td", tag("ul", beliefs) if beliefs else _NONE, cls="t-beliefs"))
            rows.append(tag("tr", tag("th", result.learner, scope="row"), cells))
        names = (*(f"teach-count-{one}" for one in _NUMBERS), "teach-beliefs")
        last = [tag("th", say(name), scope="col") for name in names]
        head = tag("tr", tag("th", say("teach-learner"), scope="col"), heads, last)
        caption = tag("caption", say("teach-results-table", count=len(found)))
        table = tag("table", caption, tag("thead", head), tag("tbody", rows), cls="t-results")
        label = say("teach-results")
        return tag("div", table, cls="t-scroll", tabindex="0", role="region", aria_label=label)


@cache
def _asked(school: LessonData, template: str, language: str) -> str:
    """Return the question of a template's example, cut off if it is long."""
    exercise = school.exercise(template, 1)
    text = school.say(language, exercise.prompt, **exercise.facts)
    return text if len(text) <= _PREVIEW else f"{text[:_PREVIEW]}…"


def _download(name: str, kind: str, text: str) -> Html:
    address = f"data:text/csv;charset=utf-8,{quote(text)}"
    return tag("a", name, href=address, download=f"{kind}.csv", cls="l-button")
