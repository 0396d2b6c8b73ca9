"""The part for teachers on the overview of lessons: what can be handed out from there."""

from collections.abc import Sequence

from oracle_nb.games.addresses import address
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.render.html import Html, link, tag
from oracle_nb.web.lessons.own_lessons import EDITOR
from oracle_nb.web.lessons.teacher_session import SHEET
from oracle_nb.web.text import words


def teacher_panel(lessons: Sequence[Lesson], language: str, game: str) -> Html:
    """Return the links to the pages for teachers, and the worksheet of each lesson."""
    say = words(language).say
    sheets = [
        tag(
            "li",
            link(f"{one.number}. {one.title[language]}", address({SHEET: one.name}, game)),
        )
        for one in lessons
    ]
    return tag(
        "section",
        tag("h2", say("teach")),
        tag("p", say("teach-about")),
        tag(
            "p",
            link(say("teach-open"), address({"teach": None}, game)),
            " · ",
            link(say("draft-open"), address({EDITOR: None}, game)),
        ),
        tag(
            "details",
            tag("summary", say("teach-sheets")),
            tag("ul", sheets, cls="l-sheets"),
            cls="l-every",
        ),
        cls="panel",
    )
