"""The pages for teachers: links that lead where they say, worksheets, the results of a class."""

import csv
import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest

from oracle_nb.games.exercises import Exercise, SpaceSelection
from oracle_nb.games.registry import lessons_of_game, package_of
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.checkup import Checkup
from oracle_nb.lessons.exercise_set import read_set
from oracle_nb.lessons.feedback import belief_text
from oracle_nb.lessons.knowledge import Evidence
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import SQLite
from oracle_nb.web.lessons import teacher_view
from oracle_nb.web.lessons.addresses import lesson_address_of
from oracle_nb.web.lessons.position_sheet import result_name
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words
from tests.web.browser_session import html_view, shown, tell
from tests.web.test_table import well_formed

SAY = words("en").say


@pytest.fixture
def page(store):
    made = SessionPage(store, "?teach", {"oracle_learner": "tom"})
    yield made
    made.close()


def link_of(page, kind):
    match = re.search(rf'<input value="([^"]*)"[^>]*class="t-{kind}-link"', shown(page))
    return unescape(match[1]) if match else ""


def alert_in(page, command):
    """Return the error shown in a form."""
    form = re.search(rf'<form[^>]*data-do="{command}".*?</form>', shown(page), re.DOTALL)
    assert form
    alert = re.search(r'role="alert"[^>]*>(.*?)</p>', form[0])
    return unescape(alert[1]) if alert else ""


def test_the_page_learn_links_to_the_page_for_teachers(store):
    page = SessionPage(store, "?learn")
    assert 'href="?teach"' in shown(page)
    tell(page, "address", "?teach")
    well_formed(shown(page))
    assert f'<h1 class="l-title">{SAY("teach")}</h1>' in shown(page)
    assert html_view(page).address == "?teach"
    tell(page, "language", "pl")
    assert words("pl").say("teach-sheet-about") in shown(page)
    tell(page, "theme", "dark")
    assert page.theme == "dark" and words("pl").say("teach-position") in shown(page)
    page.close()


def test_a_link_to_a_lesson_leads_there_as_it_was_wanted(page, store):
    tell(page, "lesson-link", what="lesson:sailing", seed=" 7 ", projector="on")
    assert link_of(page, "lesson") == "?lesson=sailing&seed=7&projector"
    field = {"what": "exercise:sailing.reach", "seed": "", "no-hints": "on"}
    tell(page, "lesson-link", **field)
    address = link_of(page, "lesson")
    assert address == "?exercise=sailing.reach&hints=off"
    visit = lesson_address_of(address)
    assert visit is not None and visit.address == address
    learner = SessionPage(store, address)
    assert learner.school is not None and learner.school.table is not None
    assert not learner.school.table.exercise_controller.hints
    learner.close()


def test_only_the_exercises_of_the_chosen_lesson_are_listed(page, monkeypatch):
    def listed():
        return re.findall(r'<option value="((?:lesson|exercise|checkup):[^"]*)"', shown(page))

    first, *_, last = lessons_of("delphi")
    assert listed()[0] == f"lesson:{first.name}"
    quoted = []
    asked = teacher_view._asked

    def noted(school, template, language):
        quoted.append(template)
        return asked(school, template, language)

    monkeypatch.setattr(teacher_view, "_asked", noted)
    tell(page, "link-lesson", last.name, **{"link-lesson": last.name, "what": "lesson:map"})
    templates = list(dict.fromkeys(exercise.template for exercise in last.exercises))
    assert quoted == templates, "to quote every exercise takes more than a second"
    assert listed() == [f"lesson:{last.name}", *(f"exercise:{template}" for template in templates)]
    assert f'<option value="{last.name}" selected>' in shown(page)
    well_formed(shown(page))
    tell(page, "link-lesson", "checkup", **{"link-lesson": "checkup"})
    assert listed() == ["checkup:"]


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({"what": "lesson:flying"}, "there is no 'flying'"),
        ({"what": "nothing"}, "there is no"),
        ({"what": "lesson:sailing", "seed": "-1"}, "“Seed (a number)”: '-1' is not a number"),
        ({"what": "lesson:sailing", "seed": "3x"}, "“Seed (a number)”:"),
        ({"what": "lesson:sailing", "seed": str(2**60)}, "“Seed (a number)”:"),
    ],
)
def test_an_impossible_link_explains_why(page, form, reason):
    tell(page, "lesson-link", **form)
    assert reason in alert_in(page, "lesson-link")
    assert not link_of(page, "lesson")


def test_errors_are_reported_at_their_form(page):
    tell(page, "lesson-link", what="lesson:sailing", seed="7")
    assert link_of(page, "lesson")
    tell(page, "position-link", position="garbage")
    assert alert_in(page, "position-link").count(f"“{SAY('teach-position-field')}”") == 1
    assert not alert_in(page, "lesson-link") and link_of(page, "lesson")
    tell(page, "lesson-link", what="lesson:sailing", seed="abc")
    assert "“Seed (a number)”: 'abc'" in alert_in(page, "lesson-link")
    assert not alert_in(page, "position-link") and not link_of(page, "lesson")
    tell(page, "sheet", lesson="statues", **{"sheet-seed": "1", "number": "99"})
    assert f"“{SAY('teach-number')}”: 1 to 40" in alert_in(page, "sheet")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ("lesson=sailing&seed=x7", "seed: 'x7' can't be read in the link to a lesson"),
        ("exercise=sailing.reach&seed=", "seed: ''"),
        ("exercise=sailing.reach&seed=-4", "seed: '-4'"),
        ("checkup&seed=4&seed=5", "seed: it occurs 2 times in the link"),
        ("lesson=sailing&hints=no", "hints: 'no'"),
    ],
)
def test_a_miscopied_link_is_reported_with_its_fault(page, fields, reason):
    tell(page, "address", f"?{fields}")
    assert reason in unescape(shown(page)) and 'role="alert"' in shown(page)
    assert page.school is not None and page.school.table is None


def test_a_position_is_handed_out_with_dice(page, store):
    open_editor = package_of("delphi").presentation().position_editor
    assert open_editor is not None
    editor = open_editor(None)
    tell(page, "address", f"?position={editor.code()}")
    assert (
        page.editor is not None
        and f"?teach&amp;position={editor.code()}" in page.editor._below.html
    )
    tell(page, "address", f"?teach&position={editor.code()}")
    assert f'value="{editor.code()}"' in shown(page)
    dice = {"position": f"http://x/app?position={editor.code()}", "chance-die": "red, blue"}
    tell(page, "position-link", **dice)
    address = link_of(page, "position")
    assert address == f"?try={editor.code()}&die=red,blue"
    tell(page, "position-link", **dice, **{"chance-battle": "11"})
    assert "“Battle die”: it shows 0 to 9, not 11" in shown(page)
    learner = SessionPage(store, address)
    assert learner.table is not None
    assert learner.table.controller.game.position == editor.position
    learner.close()


def test_a_worksheet_is_made_for_printing(page):
    tell(page, "sheet", lesson="statues", **{"sheet-seed": "3", "number": "2"})
    assert html_view(page).address == "?worksheet=statues&seed=3&exercises=2"
    well_formed(shown(page))
    assert shown(page).count('class="w-exercise"') == 2 and "data-print" in shown(page)
    english = shown(page)
    tell(page, "language", "pl")
    assert 'lang="pl"' in shown(page) and shown(page) != english
    tell(page, "address", "?worksheet=statues&exercises=99")
    assert "exercises: Podaj liczbę od 1 do 40." in shown(page)
    for wrong in (
        "?worksheet=flying",
        "?worksheet=statues&seed=x",
        "?worksheet=statues&exercises=",
    ):
        tell(page, "address", wrong)
        assert 'role="alert"' in shown(page) and "w-exercise" not in shown(page)


def test_the_results_of_a_class_are_collected_and_saved_as_tables(page, tmp_path):
    files = {}
    for name in ("Ann", "Żaneta", ""):
        memory = LearnerProgress(SQLite(tmp_path / "other.sqlite"), f"key {name}")
        memory.name = name
        memory.note(["move.range"], bool(name))
        memory.reached("sailing", 4, 21)
        files[f"{name or 'somebody'}.json"] = memory.to_json().decode()
    tell(page, "load", "", **files)
    tell(page, "load", "", **{"holiday.json": "{}"})
    html = shown(page)
    well_formed(html)
    assert "holiday.json: this is not an export" in html
    assert SAY("teach-results-table", count=3) in html and html.count("4/21") == 3
    assert re.findall(r'<th scope="row">(\w+)</th>', html) == ["Ann", "somebody", "Żaneta"]
    tables = re.findall(r'href="data:text/csv;charset=utf-8,([^"]*)" download="oracle-(\w+)', html)
    assert [name for _, name in tables] == ["learners", "lessons", "rules", "plays"]
    learners, lessons, rules, _ = (unquote(text).splitlines() for text, _ in tables)
    assert len(learners) == 1 + 3 and "Ann" in learners[1]
    assert len(lessons) == 1 + 3 * len(lessons_of("delphi")) and len(rules) == 1 + 3
    tell(page, "clear")
    assert "t-results" not in shown(page) and "holiday" not in shown(page)


def test_learners_can_add_their_name_to_the_file(store):
    page = SessionPage(store, "?learn", {"oracle_learner": "ann"})
    tell(page, "name", " Ann  A. ")
    assert LearnerProgress(store.database, "ann").name == "Ann A."
    assert "Ann%20A." in shown(page)
    page.close()


def test_page_tables_and_checkup_count_the_same_answers(store, page):
    learner = SessionPage(store, "?learn", {"oracle_learner": "ann"})
    assert learner.school is not None
    lessons = lessons_of("delphi")[:2]
    for lesson in lessons:
        learner.school.memory.reached(lesson.name, lesson.length, lesson.length)
    learner.go("?checkup&seed=3")
    assert learner.school.table is not None
    course = learner.school.table.course
    assert isinstance(course, Checkup)
    while not course.over:
        exercise = course.stop
        assert isinstance(exercise, Exercise)
        course.answer(() if isinstance(exercise.form, SpaceSelection) else exercise.solution)
        course.go_on()
    asked = len(course.given)
    missed = asked - course.right
    assert missed
    memory = LearnerProgress(store.database, "ann")
    assert memory.counts == (asked, missed)
    tell(page, "load", "", **{"ann.json": memory.to_json().decode()})
    row = re.search(r'<th scope="row">ann</th>(.*?)</tr>', shown(page), re.DOTALL)
    assert row
    cells = re.findall(r"<td>([^<]*)</td>", row[1])
    assert cells[-4:] == [str(asked), str(missed), "0", "0"]
    (table, _) = re.findall(
        r'href="data:text/csv;charset=utf-8,([^"]*)" download="oracle-(\w+)', shown(page)
    )[0]
    values = [*csv.reader(unquote(table).splitlines())][1]
    assert values[-5:-1] == [str(asked), str(missed), "0", "0"]
    learner.close()


def code_in(page):
    code = re.search(r'<input value="([^"]*)"[^>]*class="t-results-code"', shown(page))
    return unescape(code[1]) if code else ""


@pytest.fixture
def codes(store):
    """The codes that two learners create on their page, whose names look alike."""
    made = []
    for key, name in (("ann", "Anna"), ("eve", "\u0410nna")):
        learner = SessionPage(store, "?learn", {"oracle_learner": key})
        tell(learner, "code")
        assert SAY("learn-code-name") in shown(learner) and not code_in(learner)
        tell(learner, "name", name)
        tell(learner, "code")
        well_formed(shown(learner))
        made.append(code_in(learner))
        tell(learner, "theme", "dark")
        assert code_in(learner) == ""
        learner.close()
    return made


def test_a_teacher_collects_codes_and_is_warned_of_similar_names(page, codes):
    tell(page, "codes", codes=f"Here is mine: {codes[0]}\n> {codes[1]}")
    html = shown(page)
    well_formed(html)
    assert SAY("teach-results-table", count=2) in html
    assert html.count("similar names") == 1
    # The same codes again are the same results.
    tell(page, "codes", codes=codes[0])
    assert SAY("teach-results-table", count=2) in shown(page)
    tell(page, "clear")
    assert "t-results" not in shown(page)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Dear teacher!", "teach-codes-none"),
        ("r1.delphi.Abcdefghijklmnop", "teach-codes-damaged"),
        ("r2.delphi.Abcdefghijklmnop", "teach-codes-version"),
        ("r1.delphi.Abc " * 5_000, "teach-codes-long"),
    ],
)
def test_a_text_without_results_is_refused(page, text, message):
    tell(page, "codes", codes=text)
    assert alert_in(page, "codes") == SAY(message)
    assert "r1.delphi.Abc" not in shown(page)


def test_results_of_another_game_are_refused_as_codes(store, codes):
    page = SessionPage(store, "?teach&of=mythology")
    tell(page, "codes", codes=codes[0])
    assert "progress in" in alert_in(page, "codes")
    page.close()


def test_a_page_keeps_a_limited_number_of_results(page, codes, monkeypatch):
    monkeypatch.setattr("oracle_nb.web.lessons.teacher_session.MOST_RESULTS", 1)
    tell(page, "codes", codes="\n\n".join(codes))
    assert alert_in(page, "codes") == SAY("teach-most", most=1)
    assert SAY("teach-results-table", count=1) in shown(page)
    tell(page, "load", "", **{"a.json": "{}"})
    assert SAY("teach-most", most=1) in unescape(shown(page)) and "a.json" not in shown(page)


def test_a_file_whose_name_is_no_name_counts_as_unnamed(page, tmp_path):
    memory = LearnerProgress(SQLite(tmp_path / "other.sqlite"), "key")
    tell(page, "load", "", **{"\u202eevil.json": memory.to_json().decode()})
    assert '<th scope="row">\N{EN DASH}</th>' in shown(page)


def test_a_misconception_is_shown_to_its_learner(store):
    memory = LearnerProgress(store.database, "ann")
    memory.answered(False, Evidence((), 1e-5, 0.01, {"ponds": 0.95}))
    page = SessionPage(store, "?learn", {"oracle_learner": "ann"})
    assert "data-beliefs" in shown(page)
    text = belief_text(lessons_of_game("delphi"), "ponds", "en")
    assert text and text in unescape(shown(page))
    well_formed(shown(page))
    tell(page, "language", "pl")
    assert words("pl").say("learn-beliefs") in shown(page)
    page.close()


def test_the_file_of_a_learner_has_the_name_and_the_day(store):
    page = SessionPage(store, "?learn", {"oracle_learner": "ann"})
    tell(page, "name", "Żaneta / W.")
    assert 'download="oracle-progress-zaneta-w.json"' in shown(page)
    page.close()


def test_results_of_chance_have_names_in_the_language_of_the_sheet():
    school = lessons_of_game("delphi")
    assert result_name(school, "pl", " red") == "czerwony"
    assert result_name(school, "en", "red-phi") == "red Φ"
    assert result_name(school, "pl", "7") == "7"
    for kind in ("die", "tile", "equipment"):
        for result in school.chances[kind]:
            assert result_name(school, "pl", result) != result


PLAN = (Path(__file__).parents[2] / "docs" / "lesson-plan.md").read_text("utf-8")


@pytest.mark.long
@pytest.mark.parametrize("address", re.findall(r"`(\?[a-z][^`]*)`", PLAN))
def test_addresses_of_the_lesson_plan_open_what_it_says(store, address):
    page = SessionPage(store, address)
    if "worksheet" in address:
        asked = address.partition("set=")[2].partition("&")[0]
        number = sum(int(part.partition("~")[2] or 1) for part in asked.split(","))
        assert shown(page).count('class="w-asked"') == number
        assert SAY("sheet-answers", title="Exercises") in shown(page)
        # Nothing is asked that the two lessons on the projector don't teach.
        shown_before = [each for each in lessons_of("delphi") if each.name in ("map", "wheel")]
        taught = {rule for lesson in shown_before for rule in lesson.rules}
        for practice in read_set(asked, "delphi"):
            exercise = lessons_of_game("delphi").exercise(practice.template, 0)
            assert {*exercise.rests_on} <= taught, practice.template
    elif address == "?guided":
        assert page.table is not None
    elif address == "?classes":
        assert page.html_page is not None
    else:
        assert page.school is not None and page.school.table is not None
    page.close()
