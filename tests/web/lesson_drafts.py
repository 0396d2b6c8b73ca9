"""Drafts of lessons for tests of the lesson editor, and what its page shows."""

import re
from html import unescape

from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.draft import (
    LessonDraft,
    write_draft,
)
from oracle_nb.web.lesson_editor.controller import LessonEditor
from oracle_nb.web.session.page import SessionPage
from tests.web.browser_session import shown, tell

SCHOOL = lessons_of_game("delphi")
ANN, BOB = {"oracle_key": "ann-key"}, {"oracle_key": "bob-key"}
DO = "move die:blue B2"


def written(title="Sailing west"):
    """A sound lesson with one step, as somebody enters it."""
    editor = LessonEditor("delphi", LessonDraft())
    for field in ("title", "goal", "summary"):
        editor.act(f"text {field}.en", title)
    editor.act("add steps")
    editor.act("text steps.1.say.en", "Sail to the blue space.")
    editor.act("built-in 1", "sailing:1")
    editor.act("list 1 do", DO)
    editor.act("template", "sailing.reach")
    return editor


def course_of(page):
    assert page.school is not None and page.school.table is not None
    return page.school.table.course


def progress(page):
    assert page.school is not None
    return page.school.memory.lessons


def notice(page):
    found = re.search(r'class="notice"[^>]*>([^<]*)', shown(page))
    return unescape(found[1]) if found else ""


def stored(store, draft, cookies=ANN):
    """Store a draft of a browser; return its code."""
    page = SessionPage(store, "?lesson-editor", cookies)
    tell(page, "import", write_draft(draft))
    code = page.head.address.partition("=")[2]
    page.close()
    return code
