"""Drafts of lessons: files, and the commands of the page on which they are written."""

import pytest
from msgspec.structs import replace

from oracle_nb.games.registry import package_of
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.draft import (
    LARGEST_FILE,
    DraftError,
    LessonDraft,
    lesson_of,
    read_draft,
    write_draft,
)
from oracle_nb.lessons.lesson import read_lesson
from oracle_nb.web.lesson_editor.commands import RefusedInput
from oracle_nb.web.lessons.template_choice import question, templates_of, topics
from oracle_nb.web.session.page import SessionPage
from tests.lessons.perfect_learner import take_perfectly
from tests.web.browser_session import shown, tell
from tests.web.lesson_drafts import ANN, DO, SCHOOL, Editing, stored, written
from tests.web.test_table import well_formed

# --- drafts and files ----------------------------------------------------------------------------


@pytest.mark.parametrize("path", SCHOOL.lessons(), ids=lambda path: path.stem)
def test_every_lesson_is_imported_and_exported_without_a_loss(path):
    draft = read_draft(path.read_text("utf-8"))
    assert lesson_of(draft) == read_lesson(path)
    assert read_draft(write_draft(draft)) == draft


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "empty"),
        ("\ufeff\n# A lesson\n", "empty"),
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
        editor.handle("import", text)
    assert refused.value.kind == kind
    assert editor.draft == before and editor.state.history.can_undo


def test_an_import_can_be_undone():
    editor = written()
    before = editor.draft
    editor.handle("import", SCHOOL.lessons()[4].read_text("utf-8"))
    assert editor.draft.name == "sailing" != before.name
    editor.handle("undo")
    assert editor.draft == before
    editor.handle("redo")
    assert editor.draft.name == "sailing"


# --- commands ------------------------------------------------------------------------------------


def test_a_lesson_is_written_and_taken():
    editor = written()
    assert editor.state.sound
    assert {fault.what.kind for fault in editor.state.faults} == {"gap"}
    editor.handle("after", "map")
    assert editor.state.faults == ()
    from oracle_nb.lessons.course import Course

    course = Course(SCHOOL, lesson_of(read_draft(write_draft(editor.draft))), "pl")
    assert all(result.right for result in take_perfectly(course))


def test_faults_are_named_while_the_lesson_is_written():
    editor = Editing(LessonDraft())
    kinds = [(fault.field, getattr(fault.what, "kind", "")) for fault in editor.state.faults]
    assert ("steps", "steps") in kinds and ("exercises", "exercises") in kinds
    editor = written()
    editor.handle("text title.pl", "Na zachód")
    wanted = {("goal", "languages"), ("summary", "languages"), ("steps.1.say", "languages")}
    assert {(fault.field, fault.what.kind) for fault in editor.state.faults} == wanted
    editor.handle("text title.pl", "")
    editor.handle("text steps.1.say.en", "One. Two. Three. Four.")
    (fault,) = editor.state.faults
    assert fault.field == "steps.1.say.en" and fault.what.kind == "sentences"


def test_a_step_goes_on_where_the_one_before_ends():
    editor = written()
    editor.handle("add steps")
    first, second = editor.state.scenes
    assert first is not None and second is not None
    assert editor.state.current == 2
    action = first.staged.read(DO)
    chance = first.staged.chance({}, 0)
    assert second.position == first.staged.rules.apply(first.position, action, chance).position
    editor.handle("move steps", "2 up")
    assert editor.state.current == 1 and editor.state.scenes[0] is None


def test_a_position_is_taken_from_its_link_and_plays_the_same():
    opened = package_of("delphi").presentation().position_editor
    assert opened is not None
    position = opened(None)
    editor = written()
    editor.handle("unlist 1 do", DO)
    editor.handle("scene 1", form={"scene": f"http://localhost:5006/?position={position.code()}"})
    (scene,) = editor.state.scenes
    assert scene is not None
    # The number of earlier draws is no part of a scenario.
    assert replace(scene.position, draws=0) == replace(position.position, draws=0)
    before = editor.draft
    for wrong in ("nonsense", "", "x" * 200_000):
        with pytest.raises((RefusedInput, DraftError)):
            editor.handle("scene 1", form={"scene": wrong})
    assert editor.draft == before


def test_results_of_chance_are_read_from_a_list():
    editor = written()
    editor.handle("chance 1", form={"battle": "3, 4", "die": "red", "card": " "})
    step = editor.draft.steps[0]
    assert step.chance == {"battle": (3, 4), "die": ("red",)}
    assert {fault.what.kind for fault in editor.state.faults} == {"chance"}


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
    editor.handle("find 1", form={"find": "range"})
    assert "move.range" in editor.state.rules_found("en")
    editor.handle("list 1 rules", "move.range")
    editor.handle("list 1 rules", "move.range")
    assert editor.draft.steps[0].rules == ("move.range",)
    editor.handle("unlist 1 rules", "move.range")
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
        editor.handle(do, value)
    assert editor.draft == before


def test_no_draft_grows_without_a_limit():
    editor = written()
    for _ in range(19):
        editor.handle("add steps")
    with pytest.raises(DraftError, match="many"):
        editor.handle("add steps")
    assert len(editor.draft.steps) == 20
    with pytest.raises(DraftError):
        editor.handle("text goal.en", "x" * 2_000)
    with pytest.raises(DraftError):
        editor.handle("list 1 do", "x" * 100)


def test_an_error_of_a_draft_names_the_field_the_limit_and_the_reason():
    for fields, message in (
        (("long", "3", 40), "3: long 40"),
        (("empty",), "empty"),
        (("rule", "2", 0, "unknown"), "2: rule  unknown"),
    ):
        assert str(DraftError(*fields)) == message
