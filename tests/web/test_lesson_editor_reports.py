"""Reports of the lesson editor: refused files, actions, spaces and missing texts."""

import re
from html import unescape

from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.draft import DraftStep, LessonDraft, write_draft
from oracle_nb.lessons.draft_check import draft_faults
from oracle_nb.web.lesson_editor.state import opened_draft
from oracle_nb.web.session.page import SessionPage
from tests.web.browser_session import shown, tell
from tests.web.lesson_drafts import ANN, DO, SCHOOL, notice, stored, written


def offered(html, command):
    """The values that can be added with a command."""
    form = re.search(f'<form[^>]*data-do="{command}".*?</form>', html, re.DOTALL)
    return [] if form is None else re.findall('<option[^>]*value="([^"]+)"', form[0])


def test_a_refused_file_is_reported_beside_the_button_and_gets_the_focus(store):
    text = write_draft(written().draft)
    code = stored(store, written().draft)
    for address in ("?lesson-editor", f"?lesson-editor={code}"):
        page = SessionPage(store, address, ANN)
        for broken in (text[: len(text) // 2], "name = 5"):
            tell(page, "import", broken)
            html = shown(page)
            button, alert = html.index('data-change="import"'), html.index('class="notice"')
            assert button < alert < button + 400 and html.count('class="notice"') == 1
            assert all(part in html[alert : alert + 200] for part in ('role="alert"', "data-enter"))
            assert "Nothing was changed." in notice(page)
        tell(page, "topic", "sailing")
        assert not notice(page)
        page.close()


def test_an_action_is_listed_with_its_color_and_price(store):
    editor = written()
    editor.handle("list 1 do", "move die:blue>yellow B3")
    page = SessionPage(store, f"?lesson-editor={stored(store, editor.draft)}", ANN)
    html = unescape(shown(page))
    assert "Sail to B2 (blue die)" in html
    assert "Sail to B3 (blue die as yellow, 1 token)" in html
    legal = offered(html, "list 1 do")
    assert {DO, "move die:blue>yellow B3", "end"} < {*legal}
    assert not {"move die:blue Z9", "begin"} & {*legal}
    page.close()


def test_without_a_position_no_action_is_offered(store):
    editor = written()
    editor.handle("add steps")
    editor.handle("move steps", "2 up")
    assert editor.state.scenes[0] is None and editor.state.current == 1
    page = SessionPage(store, f"?lesson-editor={stored(store, editor.draft)}", ANN)
    html = unescape(shown(page))
    assert not offered(html, "list 1 do") and not offered(html, "list 1 point")
    assert offered(html, "built-in 1")
    page.close()


def test_lessons_that_come_before_are_offered_once(store):
    editor = written()
    editor.handle("after", "map")
    page = SessionPage(store, f"?lesson-editor={stored(store, editor.draft)}", ANN)
    others = [lesson.name for lesson in lessons_of("delphi") if lesson.name != "map"]
    assert offered(unescape(shown(page)), "after") == others
    tell(page, "not-after", "map")
    assert "map" in offered(unescape(shown(page)), "after")
    page.close()


def test_a_space_is_named_once(store):
    page = SessionPage(store, f"?lesson-editor={stored(store, written().draft)}", ANN)
    html = unescape(shown(page))
    assert "A2: monster island" in html and "A2: A2" not in html
    page.close()


def test_missing_texts_are_listed_while_exercises_are_missing_too():
    scene = written().draft.steps[0].scene
    draft = LessonDraft(steps=(DraftStep(scene=scene),))
    fields = {fault.field for fault in draft_faults(draft, SCHOOL, lessons_of("delphi"))}
    assert {"exercises", "title", "steps.1.say"} <= fields
    assert not opened_draft("delphi", draft).sound
