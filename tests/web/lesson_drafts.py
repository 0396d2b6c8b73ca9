"""Drafts of lessons for tests of the lesson editor, and what its page shows."""

import re
from html import unescape

from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.draft import LessonDraft, write_draft
from oracle_nb.web.lesson_editor.commands import run
from oracle_nb.web.lesson_editor.state import LessonEditorState, opened_draft
from oracle_nb.web.session.page import SessionPage
from tests.web.browser_session import shown, tell

SCHOOL = lessons_of_game("delphi")
ANN, BOB = {"oracle_key": "ann-key"}, {"oracle_key": "bob-key"}
DO = "move die:blue B2"


class Editing:
    """A lesson editor in the hands of somebody: its state follows each command."""

    def __init__(self, draft: LessonDraft) -> None:
        self.state: LessonEditorState = opened_draft("delphi", draft)

    def handle(self, command: str, value: str = "", form: dict[str, str] | None = None) -> None:
        self.state = run(self.state, command, value, form)

    @property
    def draft(self) -> LessonDraft:
        return self.state.draft


def written(title="Sailing west"):
    """A sound lesson with one step, as somebody enters it."""
    editor = Editing(LessonDraft())
    for field in ("title", "goal", "summary"):
        editor.handle(f"text {field}.en", title)
    editor.handle("add steps")
    editor.handle("text steps.1.say.en", "Sail to the blue space.")
    editor.handle("built-in 1", "sailing:1")
    editor.handle("list 1 do", DO)
    editor.handle("template", "sailing.reach")
    return editor


def course_of(page):
    assert page.school is not None and page.school.table is not None
    return page.school.table.course


def progress(page):
    assert page.school is not None
    return page.school.memory.lessons


def notice(page):
    match = re.search(r'class="notice"[^>]*>([^<]*)', shown(page))
    return unescape(match[1]) if match else ""


def stored(store, draft, cookies=ANN):
    """Store a draft of a browser; return its code."""
    page = SessionPage(store, "?lesson-editor", cookies)
    tell(page, "import", write_draft(draft))
    code = page.head.address.partition("=")[2]
    page.close()
    return code
