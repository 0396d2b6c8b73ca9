"""Reports of the lesson editor: refused files, actions, spaces and missing texts."""

from html import unescape

from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.draft import DraftStep, LessonDraft, write_draft
from oracle_nb.lessons.draft_check import draft_faults
from oracle_nb.web.lesson_editor.state import opened_draft
from oracle_nb.web.session.page import SessionPage
from tests.web.browser_session import shown, tell
from tests.web.lesson_drafts import ANN, SCHOOL, notice, stored, written


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
    editor.act("list 1 do", "move die:blue>yellow B3")
    page = SessionPage(store, f"?lesson-editor={stored(store, editor.draft)}", ANN)
    html = unescape(shown(page))
    assert "Sail to B2 (blue die)" in html
    assert "Sail to B3 (blue die as yellow, 1 token)" in html
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
