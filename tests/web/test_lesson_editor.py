"""Writing lessons on a page: fields, check, trial, files and links; without a browser."""

import re
from html import unescape

import pytest
from msgspec.structs import replace

from oracle_nb.games.package import lessons_of_game, package_of
from oracle_nb.lessons.draft import (
    LARGEST_FILE,
    DraftError,
    DraftStep,
    LessonDraft,
    lesson_of,
    read_draft,
    write_draft,
)
from oracle_nb.lessons.lesson import read_lesson
from oracle_nb.lessons.review import lessons_of
from oracle_nb.web.lesson_editor.controller import LessonEditor, RefusedInput
from oracle_nb.web.lessons.own_lessons import LIFETIME, MAX_OWN, OwnLessonRefusal, OwnLessons
from oracle_nb.web.lessons.template_choice import question, templates_of, topics
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words
from tests.attacks import HOSTILE
from tests.lessons.perfect_learner import take_perfectly
from tests.web.browser_session import everything, shown, tell
from tests.web.test_table import well_formed

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


# --- drafts and files ----------------------------------------------------------------------------


@pytest.mark.parametrize("path", SCHOOL.lessons(), ids=lambda path: path.stem)
def test_every_lesson_is_imported_and_exported_without_a_loss(path):
    draft = read_draft(path.read_text("utf-8"))
    assert lesson_of(draft) == read_lesson(path)
    assert read_draft(write_draft(draft)) == draft


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[[steps]", "toml"),
        ("a = " + "[" * 50_000, "toml"),
        (f"{'a.' * 40_000}a = 1", "toml"),
        (f"number = {'9' * 5_000}", "toml"),
        ('name = "a"\nmeasure = 3', "form"),
        ("steps = 3", "form"),
        ('[[scenario]]\nname = "x"', "form"),
        ("[[steps]]\n" * 10_000, "many"),
        (f'title.en = "{"x" * 5_000}"', "long"),
        ("x" * (LARGEST_FILE + 1), "large"),
        ("[[steps]]\nscene.when = 1979-05-27", "value"),
        ("[[steps]]\nscene.x = nan", "value"),
        ("[[steps]]\nscene.x = " + "[" * 20 + "]" * 20, "value"),
        (f"number = {10**30}", "value"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_once_and_nothing_is_lost(text, kind):
    editor = written()
    before = editor.draft
    with pytest.raises(DraftError) as refused:
        editor.act("import", text)
    assert refused.value.kind == kind
    assert editor.draft == before and editor.can_undo


def test_an_import_can_be_undone():
    editor = written()
    before = editor.draft
    editor.act("import", SCHOOL.lessons()[5].read_text("utf-8"))
    assert editor.draft.name == "sailing" != before.name
    editor.act("undo")
    assert editor.draft == before
    editor.act("redo")
    assert editor.draft.name == "sailing"


# --- the controller ------------------------------------------------------------------------------


def test_a_lesson_is_written_and_taken():
    editor = written()
    assert editor.sound
    assert {one.what.kind for one in editor.faults} == {"gap"}
    editor.act("after", "map")
    assert editor.faults == ()
    from oracle_nb.lessons.course import Course

    course = Course(SCHOOL, lesson_of(read_draft(editor.toml())), "pl")
    assert all(one.right for one in take_perfectly(course))


def test_faults_are_named_while_the_lesson_is_written():
    editor = LessonEditor("delphi", LessonDraft())
    kinds = [(one.field, getattr(one.what, "kind", "")) for one in editor.faults]
    assert ("steps", "steps") in kinds and ("exercises", "exercises") in kinds
    editor = written()
    editor.act("text title.pl", "Na zachód")
    wanted = {("goal", "languages"), ("summary", "languages"), ("steps.1.say", "languages")}
    assert {(one.field, one.what.kind) for one in editor.faults} == wanted
    editor.act("text title.pl", "")
    editor.act("text steps.1.say.en", "One. Two. Three. Four.")
    (fault,) = editor.faults
    assert fault.field == "steps.1.say.en" and fault.what.kind == "sentences"


def test_a_step_goes_on_where_the_one_before_ends():
    editor = written()
    editor.act("add steps")
    first, second = editor.scenes
    assert first is not None and second is not None
    assert editor.current == 2
    action = first.staged.read(DO)
    chance = first.staged.chance({}, 0)
    assert second.position == first.staged.rules.apply(first.position, action, chance).position
    editor.act("move steps", "2 up")
    assert editor.current == 1 and editor.scenes[0] is None


def test_a_position_is_taken_from_its_link_and_plays_the_same():
    opened = package_of("delphi").presentation().position_editor
    assert opened is not None
    position = opened(None)
    editor = written()
    editor.act("unlist 1 do", DO)
    editor.act("scene 1", form={"scene": f"http://localhost:5006/?position={position.code()}"})
    (scene,) = editor.scenes
    assert scene is not None
    # The number of earlier draws is no part of a scenario.
    assert replace(scene.position, draws=0) == replace(position.position, draws=0)
    before = editor.draft
    for wrong in ("nonsense", "", "x" * 200_000):
        with pytest.raises((RefusedInput, DraftError)):
            editor.act("scene 1", form={"scene": wrong})
    assert editor.draft == before


def test_results_of_chance_are_read_from_a_list():
    editor = written()
    editor.act("chance 1", form={"battle": "3, 4", "die": "red", "card": " "})
    step = editor.draft.steps[0]
    assert step.chance == {"battle": (3, 4), "die": ("red",)}
    assert {one.what.kind for one in editor.faults} == {"chance"}


def test_kinds_of_exercises_are_offered_by_lesson(store, monkeypatch):
    quoted = []
    made = type(SCHOOL).exercise

    def noted(self, template, seed):
        quoted.append(template)
        return made(self, template, seed)

    monkeypatch.setattr(type(SCHOOL), "exercise", noted)
    question.cache_clear()
    code = stored(store, LessonDraft())
    page = SessionPage(store, f"?lesson-editor={code}", ANN)
    assert len(set(quoted)) < 20, "to quote every exercise takes more than a second"
    every = set()
    for name, _ in topics(lessons_of("delphi"), SCHOOL, "en"):
        every |= set(templates_of(name, lessons_of("delphi"), SCHOOL))
    assert every == set(SCHOOL.templates())
    tell(page, "topic", "nothing")
    well_formed(shown(page))
    page.close()


def test_rules_are_found_and_listed():
    editor = written()
    editor.act("find 1", form={"find": "range"})
    assert "move.range" in editor.found("en")
    editor.act("list 1 rules", "move.range")
    editor.act("list 1 rules", "move.range")
    assert editor.draft.steps[0].rules == ("move.range",)
    editor.act("unlist 1 rules", "move.range")
    assert editor.draft.steps[0].rules == ()


@pytest.mark.parametrize(
    ("do", "value"),
    [
        ("remove steps", "9"),
        ("remove steps", "x"),
        ("remove title", "1"),
        ("move exercises", "0 up"),
        ("open", "-1"),
        ("times 1", "11"),
        ("times 1", "٣"),
        ("seed 1", "-4"),
        ("template", "no.such"),
        ("text steps.9.say.en", "x"),
        ("list 7 do", DO),
    ],
)
def test_an_input_for_nothing_changes_nothing(do, value):
    editor = written()
    before = editor.draft
    with pytest.raises(RefusedInput):
        editor.act(do, value)
    assert editor.draft == before


def test_no_draft_grows_without_a_limit():
    editor = written()
    for _ in range(19):
        editor.act("add steps")
    with pytest.raises(DraftError, match="many"):
        editor.act("add steps")
    assert len(editor.draft.steps) == 20
    with pytest.raises(DraftError):
        editor.act("text goal.en", "x" * 2_000)
    with pytest.raises(DraftError):
        editor.act("list 1 do", "x" * 100)


# --- the page ------------------------------------------------------------------------------------


def test_no_session_keeps_every_change():
    editor = written()
    for number in range(60):
        editor.act("text title.en", f"Title {number}")
    while editor.can_undo:
        editor.act("undo")
    assert editor.draft.title == {"en": "Title 30"}


def test_the_page_for_teachers_and_the_position_editor_lead_there(store):
    page = SessionPage(store, "?teach", ANN)
    assert 'href="?lesson-editor"' in shown(page)
    page.go("?position=")
    link = re.search(r'href="(\?lesson-editor=&amp;position=[^"]+)"', everything(page))
    assert link
    page.go(unescape(link[1]))
    tell(page, "begin-position")
    editor = page.shown.editor
    assert editor.draft.steps[0].scene and editor.scenes[0] is not None
    page.close()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_reload_loses_nothing_in_either_language(store, language):
    code = stored(store, written().draft)
    page = SessionPage(store, f"?lesson-editor={code}", ANN, language)
    well_formed(shown(page))
    assert words(language).say("draft-sound") in shown(page)
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
    assert all(one.right for one in take_perfectly(course))
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
    assert first.shown.editor.draft.title == {"en": "First"}
    first.close()
    second.close()


def test_texts_are_shown_as_texts(store):
    hostile = "<img src=x onerror=hacked()>"
    editor = written(hostile)
    editor.act("text steps.1.say.en", f"{hostile} Sail.")
    code = stored(store, editor.draft)
    page = SessionPage(store, f"?lesson-editor={code}", ANN)
    assert "<img" not in shown(page) and "&lt;img" in shown(page)
    tell(page, "publish")
    page.go(f"?own-lesson={code}")
    assert "<img" not in everything(page) and "&lt;img" in everything(page)
    page.go(f"?worksheet=&own-lesson={code}")
    assert "<img" not in shown(page) and "&lt;img" in shown(page)
    page.close()


def test_hostile_inputs_do_no_harm(store):
    code = stored(store, written().draft)
    page = SessionPage(store, f"?lesson-editor={code}", ANN)
    for text in HOSTILE:
        for do in ("text title.en", "list 1 do", "import"):
            tell(page, do, text)
        tell(page, "chance 1", die=text, battle=text)
        tell(page, "find 1", find=text)
        tell(page, "scene 1", scene=text)
        well_formed(shown(page))
        assert "<script>w" not in shown(page) and "<img" not in shown(page)
        assert "went wrong" not in shown(page)
    assert read_draft(page.shown.editor.toml()) == page.shown.editor.draft
    # Each leads to the list of lessons, which takes a while.
    for text in HOSTILE[::5]:
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
    assert [one.code for one in lessons.of_owner("ann", "delphi")] == [codes[0]]
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
    editor = LessonEditor("delphi", LessonDraft())
    editor.act("import", SCHOOL.lessons()[5].read_text("utf-8"))
    assert [one.what.kind for one in editor.faults if one.field == "name"] == ["name"]
    stored(store, editor.draft)
    assert lessons_of("delphi") == before


def test_a_click_on_the_picture_points_at_a_space_or_no_longer():
    editor = written()
    editor.act("point-at 1", "B2")
    assert editor.draft.steps[0].point == ("B2",)
    editor.act("point-at 1", "B2")
    assert editor.draft.steps[0].point == ()
    # A file may name the same space by its label.
    editor.act("list 1 point", "w1")
    editor.act("point-at 1", "B2")
    assert editor.draft.steps[0].point == ()
    with pytest.raises(RefusedInput):
        editor.act("point-at 1", "Z99")
    with pytest.raises(RefusedInput):
        editor.act("point-at 2", "B2")


def test_every_space_of_the_picture_can_be_clicked(store):
    page = SessionPage(store, f"?lesson-editor={stored(store, written().draft)}", ANN)
    areas = re.findall(r'data-do="point-at 1" data-value="(\w+)"', shown(page))
    assert len(areas) == len(set(areas)) == 28
    tell(page, "point-at 1", areas[0])
    assert f'data-do="unlist 1 point" data-value="{areas[0]}"' in shown(page)
