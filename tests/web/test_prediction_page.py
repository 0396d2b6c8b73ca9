"""Prediction questions on the pages of lessons, in tutorials and in the lesson editor."""

import re

import pytest
from msgspec.structs import replace

from oracle_nb.lessons.draft import DraftPrediction, lesson_of, read_draft, write_draft
from oracle_nb.web.lesson_editor.commands import RefusedInput
from oracle_nb.web.lessons.notebook_lesson import lesson
from oracle_nb.web.lessons.readable_lesson import ReadableLesson
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words
from tests.web.browser_session import shown
from tests.web.lesson_drafts import ANN, stored, written
from tests.web.test_lesson import side
from tests.web.test_table import well_formed

OPTIONS = re.compile(r'data-do="predict" data-value="(\d)"')
TEXT = re.compile(r"<p[^>]*l-say[^>]*>([^<]*)")


@pytest.fixture
def table():
    made = lesson("sailing")
    made.go_to(2)
    yield made
    made.close()


def test_a_question_is_asked_before_the_step_is_shown(table):
    step = table.course.stop
    html = side(table)
    well_formed(html)
    assert step.predict.say["en"] in html and step.say["en"] not in html
    assert OPTIONS.findall(html) == [str(number) for number in table.course.prediction_options]
    # There is nothing else to do: no source, no hint, no way on, and no arrow gives it away.
    for nothing in ("source", "hint", "next", "everything"):
        assert f'data-do="{nothing}"' not in html
    assert table.board.scene.overlay == ()
    table.handle("hint")
    table.handle("show")
    table.handle("next")
    table.board.click(table.course.look[0])
    assert table.course.asks_prediction and side(table) == html
    assert table.course.hints == table.course.number - 2 == 0


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("option", [0, 2])
def test_a_choice_shows_the_step_with_what_was_said(table, option, language):
    table.handle("language", language)
    table.handle("predict", str(option))
    step, html = table.course.stop, side(table)
    message = "learn-predicted" if option else "learn-predicted-right"
    said = words(language).say(message, text=step.predict.options[option][language])
    assert TEXT.findall(html) == [step.say[language]]
    assert html.index(said) < html.index(step.say[language])
    assert not OPTIONS.findall(html) and 'data-do="source"' in html
    # Until the step is done, the page judges nothing.
    assert "l-feedback" not in html and table.course.tries == 0
    assert table.board.scene.overlay
    text = table.course.written(step.do[0])
    table.handle("pick", text)
    table.handle("do", text)
    right = step.predict.options[0][language]
    if option:
        said = words(language).say(
            "learn-predicted-wrong", text=step.predict.options[option][language], right=right
        )
    assert table.course.done and said in side(table)


def test_late_and_odd_choices_change_nothing(table):
    at = table.exercise_controller.snapshot.at
    table.handle("predict", "7")
    table.handle("predict", "east")
    assert table.course.asks_prediction and table.course.prediction is None
    table.handle("predict", "1")
    assert table.exercise_controller.snapshot.at != at
    table.handle("predict", "0")
    assert table.course.prediction == 1


def test_a_way_back_asks_nothing_again(table):
    table.handle("predict", "1")
    table.go_to(1)
    assert table.course.asks_prediction
    table.go_to(2)
    assert not OPTIONS.findall(side(table)) and table.course.prediction == 1
    assert "l-predicted" in side(table)


def test_the_large_view_asks_as_well(table):
    table.handle("projector")
    assert len(OPTIONS.findall(side(table))) == 3


def test_a_phone_shows_the_spaces_of_the_question():
    table = lesson("map")
    table.go_to(1)
    names = {group.space: group.name for group in table.board.scene.spaces}
    focus = table.exercise_controller.snapshot.focus_spaces()
    assert {names[space] for space in focus} == {"D6", "E8", "G5"}
    table.close()


def test_a_readable_lesson_asks_before_it_tells():
    for language in ("en", "pl"):
        texts = [page.text for page in ReadableLesson("sailing", language).steps()]
        step = lesson("sailing").course.lesson.steps[2]
        (text,) = (text for text in texts if step.say[language] in text)
        places = [text.index(step.predict.say[language]), text.index(step.say[language])]
        for option in step.predict.options:
            places.insert(1, text.index(f"- {option[language]}\n"))
        assert min(places) == places[0] and max(places) == places[-1]


# --- the lesson editor ---------------------------------------------------------------------------


def asking():
    """A draft with a prediction question, as somebody enters it."""
    editor = written()
    editor.handle("after", "map")
    editor.handle("predict 1", "add")
    editor.handle("predict 1", "more")
    editor.handle("text steps.1.predict.say.en", "Where  to?")
    for number, option in enumerate(("West", "East", "Nowhere"), 1):
        editor.handle(f"text steps.1.predict.options.{number}.en", option)
    return editor


def test_a_prediction_is_written_and_taken_away():
    editor = asking()
    assert editor.state.faults == ()
    (step,) = lesson_of(read_draft(write_draft(editor.draft))).steps
    assert step.predict is not None and step.predict.say["pl"] == "Where to?"
    assert [option["en"] for option in step.predict.options] == ["West", "East", "Nowhere"]
    assert read_draft(write_draft(editor.draft)) == editor.draft
    for _ in range(3):
        editor.handle("predict 1", "fewer")
    assert len(editor.draft.steps[0].predict.options) == 2
    for _ in range(4):
        editor.handle("predict 1", "more")
    assert len(editor.draft.steps[0].predict.options) == 4
    faults = {fault.field: fault.what.kind for fault in editor.state.faults}
    assert faults == {f"steps.1.predict.options.{n}": "languages" for n in (3, 4)}
    editor.handle("predict 1", "remove")
    assert editor.draft.steps[0].predict is None and editor.state.faults == ()


def test_faults_of_a_prediction_have_their_places():
    editor = asking()
    editor.handle("text steps.1.predict.options.3.en", "west")
    editor.handle("text steps.1.predict.say.en", "Look. Where to?")
    kinds = [(fault.field, fault.what.kind) for fault in editor.state.faults]
    assert kinds == [
        ("steps.1.predict.say.en", "sentence"),
        ("steps.1.predict.options.3.en", "repeated"),
    ]
    for path in ("steps.1.predict.options.9.en", "steps.1.predict.asks.en"):
        with pytest.raises(RefusedInput):
            editor.handle(f"text {path}", "x")
    editor.handle("predict 1", "remove")
    with pytest.raises(RefusedInput):
        editor.handle("text steps.1.predict.say.en", "x")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_editor_shows_a_prediction_with_its_faults(store, language):
    editor = asking()
    editor.handle("text steps.1.predict.options.3.en", "west")
    code = stored(store, editor.draft)
    page = SessionPage(store, f"?lesson-editor={code}&language={language}", ANN)
    html = shown(page)
    well_formed(html)
    say = words(language).say
    assert 'data-change="text steps.1.predict.options.3.en"' in html
    place = {
        "en": "Step 1, Question before the text, Other answer 2, English:",
        "pl": "Krok 1, Pytanie przed tekstem, Inna odpowiedź 2, po angielsku:",
    }[language]
    assert place in html and html.count(say("draft-fault-repeated")) == 2
    assert say("draft-predict-remove") in html
    page.close()
    editor.handle("predict 1", "remove")
    page = SessionPage(store, f"?lesson-editor={stored(store, editor.draft)}", ANN)
    assert words("en").say("draft-predict-add") in shown(page)
    page.close()


def test_an_empty_prediction_can_be_opened(store):
    editor = asking()
    steps = editor.draft.steps
    draft = replace(editor.draft, steps=(replace(steps[0], predict=DraftPrediction()),))
    page = SessionPage(store, f"?lesson-editor={stored(store, draft)}", ANN)
    assert words("en").say("draft-predict-more") in shown(page)
    page.close()
