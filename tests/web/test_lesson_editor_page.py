"""The page on which lessons are written, and where they are kept; without a browser."""

import re
from html import unescape

import pytest

from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.draft import (
    DraftStep,
    LessonDraft,
    read_draft,
    write_draft,
)
from oracle_nb.web.lesson_editor.commands import RefusedInput
from oracle_nb.web.lessons.own_lessons import LIFETIME, MAX_OWN, OwnLessonRefusal, OwnLessons
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words
from tests.attacks import HOSTILE
from tests.lessons.perfect_learner import take_perfectly
from tests.web.browser_session import everything, shown, tell
from tests.web.lesson_drafts import (
    ANN,
    BOB,
    SCHOOL,
    Editing,
    course_of,
    notice,
    progress,
    stored,
    written,
)
from tests.web.test_table import well_formed

# --- the page ------------------------------------------------------------------------------------


def test_no_session_keeps_every_change():
    editor = written()
    for number in range(60):
        editor.handle("text title.en", f"Title {number}")
    while editor.state.history.can_undo:
        editor.handle("undo")
    assert editor.draft.title == {"en": "Title 30"}


def test_the_page_for_teachers_and_the_position_editor_lead_there(store):
    page = SessionPage(store, "?teach", ANN)
    assert 'href="?lesson-editor"' in shown(page)
    page.go("?position=")
    link = re.search(r'href="(\?lesson-editor=&amp;position=[^"]+)"', everything(page))
    assert link
    page.go(unescape(link[1]))
    tell(page, "begin-position")
    state = page.shown.state
    assert state.draft.steps[0].scene and state.scenes[0] is not None
    page.close()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_reload_loses_nothing_in_either_language(store, language):
    code = stored(store, written().draft)
    page = SessionPage(store, f"?lesson-editor={code}", ANN, language)
    well_formed(shown(page))
    assert words(language).say("draft-sound") in shown(page)
    # The only step has nowhere to go.
    assert 'data-do="remove steps"' in shown(page) and 'data-do="move steps"' not in shown(page)
    tell(page, "text goal.en", "Something else")
    tell(page, "theme", "dark")
    page.close()
    again = SessionPage(store, f"?lesson-editor={code}", ANN, language)
    assert "Something else" in shown(again)
    again.go("?lesson-editor")
    well_formed(shown(again))
    assert "Sailing west" in shown(again)
    again.close()


def test_a_draft_is_tried_and_leaves_no_progress(store):
    code = stored(store, written().draft)
    page = SessionPage(store, f"?own-lesson={code}&draft", {**ANN, "oracle_learner": "ann"})
    course = course_of(page)
    assert all(result.right for result in take_perfectly(course))
    assert progress(page) == {}
    assert f'href="?lesson-editor={code}"' in page.head.html
    page.close()


def test_a_published_lesson_is_taken_on_another_computer(store):
    code = stored(store, written().draft)
    learner = SessionPage(store, f"?own-lesson={code}", {**BOB, "oracle_learner": "bob"})
    assert notice(learner) == words("en").say("own-lesson-unknown")
    author = SessionPage(store, f"?lesson-editor={code}", ANN)
    tell(author, "publish")
    assert f'value="?own-lesson={code}"' in shown(author)
    tell(author, "text steps.1.say.en", "One. Two. Three. Four.")
    field = re.search(r'<textarea[^>]*aria-describedby="([^"]+)"', shown(author))
    assert field and f'id="{field[1]}"' in shown(author)
    learner.go(f"?own-lesson={code}")
    course = course_of(learner)
    assert course.lesson.steps[0].say["pl"] == "Sail to the blue space."
    take_perfectly(course)
    assert f"own-{code}" in progress(learner)
    # Nobody else can see or change the draft.
    for address in (f"?own-lesson={code}&draft", f"?lesson-editor={code}"):
        learner.go(address)
        assert notice(learner) == words("en").say("own-lesson-unknown")
    author.go(f"?own-lesson={code}&draft")
    assert notice(author) == words("en").say("own-lesson-faulty")
    author.go(f"?lesson-editor={code}")
    tell(author, "ask", "delete")
    tell(author, "delete")
    learner.go(f"?own-lesson={code}")
    assert notice(learner) == words("en").say("own-lesson-unknown")
    author.close()
    learner.close()


def test_two_windows_dont_overwrite_each_other(store):
    code = stored(store, written().draft)
    first, second = (SessionPage(store, f"?lesson-editor={code}", ANN) for _ in range(2))
    tell(first, "text title.en", "First")
    tell(second, "text title.en", "Second")
    assert notice(second) == words("en").say("own-lesson-stale")
    first.go(f"?lesson-editor={code}")
    assert first.shown.state.draft.title == {"en": "First"}
    first.close()
    second.close()


def test_texts_are_shown_as_texts(store):
    hostile = "<img src=x onerror=hacked()>"
    editor = written(hostile)
    editor.handle("text steps.1.say.en", f"{hostile} Sail.")
    code = stored(store, editor.draft)
    page = SessionPage(store, f"?lesson-editor={code}", ANN)
    assert "<img" not in shown(page) and "&lt;img" in shown(page)
    tell(page, "publish")
    page.go(f"?own-lesson={code}")
    assert "<img" not in everything(page) and "&lt;img" in everything(page)
    page.go(f"?worksheet=&own-lesson={code}")
    assert "<img" not in shown(page) and "&lt;img" in shown(page)
    page.close()


@pytest.mark.parametrize("step", [6, pytest.param(2, marks=pytest.mark.long)])
def test_hostile_inputs_do_no_harm(store, step):
    code = stored(store, written().draft)
    page = SessionPage(store, f"?lesson-editor={code}", ANN)
    for text in HOSTILE[::step]:
        for command in ("text title.en", "list 1 do", "import"):
            tell(page, command, text)
        tell(page, "chance 1", die=text, battle=text)
        tell(page, "find 1", find=text)
        tell(page, "scene 1", scene=text)
        well_formed(shown(page))
        assert "<script>w" not in shown(page) and "<img" not in shown(page)
        assert "went wrong" not in shown(page)
    assert read_draft(write_draft(page.shown.state.draft)) == page.shown.state.draft
    # Each leads to the list of lessons, which takes a while.
    for text in HOSTILE[::25]:
        for address in (f"?lesson-editor={text}", f"?own-lesson={text}&draft", f"?set={text}"):
            page.go(address)
    page.close()


# --- the store -----------------------------------------------------------------------------------


def test_a_browser_leaves_a_limited_number_of_lessons_for_a_limited_time(store):
    now = [1_000.0]
    lessons = OwnLessons(store.database, lambda: now[0])
    codes = [lessons.add("ann", "delphi", LessonDraft()) for _ in range(MAX_OWN)]
    with pytest.raises(OwnLessonRefusal, match="own"):
        lessons.add("ann", "delphi", LessonDraft())
    lessons.publish(codes[0], "ann", written().draft)
    now[0] += LIFETIME - 10
    assert lessons.published(codes[0], "delphi").title["pl"] == "Sailing west"
    now[0] += 20
    # Opening a lesson keeps it; those that nobody opened are gone.
    assert lessons.published(codes[0], "delphi").steps
    assert [lesson.code for lesson in lessons.of_owner("ann", "delphi")] == [codes[0]]
    lessons.add("ann", "delphi", LessonDraft())
    with store.database.reading() as base:
        assert base.execute("SELECT COUNT(*) FROM own_lessons").fetchone()[0] == 2
    with pytest.raises(OwnLessonRefusal, match="unknown"):
        lessons.published(codes[0], "other")
    with pytest.raises(OwnLessonRefusal, match="unknown"):
        lessons.publish(codes[0], "bob", LessonDraft())


def test_a_damaged_row_is_no_lesson(store):
    lessons = OwnLessons(store.database)
    code = lessons.add("ann", "delphi", LessonDraft(steps=(DraftStep(),)))
    with store.database.writing() as base:
        base.execute("UPDATE own_lessons SET draft = '{', published = '[1]'")
    assert lessons.of_owner("ann", "delphi") == []
    for ask in (lambda: lessons.draft(code, "ann"), lambda: lessons.published(code, "delphi")):
        with pytest.raises(OwnLessonRefusal, match="unknown"):
            ask()


def test_no_lesson_of_the_game_is_changed_by_a_draft(store):
    before = lessons_of("delphi")
    editor = Editing(LessonDraft())
    editor.handle("import", SCHOOL.lessons()[5].read_text("utf-8"))
    assert [fault.what.kind for fault in editor.state.faults if fault.field == "name"] == ["name"]
    stored(store, editor.draft)
    assert lessons_of("delphi") == before


def test_a_click_on_the_picture_points_at_a_space_or_no_longer():
    editor = written()
    editor.handle("point-at 1", "B2")
    assert editor.draft.steps[0].point == ("B2",)
    editor.handle("point-at 1", "B2")
    assert editor.draft.steps[0].point == ()
    # A file may name the same space by its label.
    editor.handle("list 1 point", "w1")
    editor.handle("point-at 1", "B2")
    assert editor.draft.steps[0].point == ()
    with pytest.raises(RefusedInput):
        editor.handle("point-at 1", "Z99")
    with pytest.raises(RefusedInput):
        editor.handle("point-at 2", "B2")


def test_every_space_of_the_picture_can_be_clicked(store):
    page = SessionPage(store, f"?lesson-editor={stored(store, written().draft)}", ANN)
    areas = re.findall(r'data-do="point-at 1" data-value="(\w+)"', shown(page))
    assert len(areas) == len(set(areas)) == 28
    tell(page, "point-at 1", areas[0])
    assert f'data-do="unlist 1 point" data-value="{areas[0]}"' in shown(page)
