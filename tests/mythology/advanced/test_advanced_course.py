"""The course of the Advanced Game on its pages: placement, check-up, review and a class."""

import re
from typing import Any, Final

import pytest

from oracle_nb.games.exercises import Exercise, MultipleChoice
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.checkup import Checkup
from oracle_nb.lessons.placement import PlacementExamination
from oracle_nb.lessons.spacing import DAY
from oracle_nb.web.classes.codes import class_code
from oracle_nb.web.classes.store import ClassStore
from oracle_nb.web.lessons.lesson_page import LessonPage
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import Browser
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words
from tests.web.browser_session import readable, tell
from tests.web.test_lesson import side
from tests.web.test_table import well_formed

GAME: Final = "mythology-advanced"
LESSONS: Final = lessons_of(GAME)
SAY: Final = words("en").say


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store(tmp_path_factory.mktemp("course"))


def opened(store: Store, search: str, who: str) -> SessionPage:
    """Open a page of the Advanced Game."""
    cookies = {"oracle_key": who, "oracle_learner": f"l-{who}"}
    return SessionPage(store, f"{search}&of={GAME}", cookies)


def table_of(page: SessionPage) -> LessonPage:
    """Return the lesson or examination that a page shows."""
    assert page.school is not None and page.school.table is not None
    return page.school.table


def take(page: SessionPage) -> None:
    """Give the right answers until the end, and check that every page is well-formed."""
    table = table_of(page)
    while not table.course.over:
        exercise = table.course.stop
        assert isinstance(exercise, Exercise)
        table.handle("language", "en")
        well_formed(side(table))
        table.course.answer(min(exercise.answers))
        table.course.go_on()
    table.handle("language", "pl")
    well_formed(side(table))
    table.handle("language", "en")
    assert table.course.conclusion("en") in side(table)


def test_a_placement_of_somebody_who_knows_all_finishes_the_lessons(store: Store) -> None:
    page = opened(store, "?placement&seed=1", "ann")
    assert isinstance(table_of(page).course, PlacementExamination)
    take(page)
    page.go(f"?learn&of={GAME}")
    assert page.school is not None
    assert SAY("learn-all-done") in page.school.head.html
    page.close()


def test_a_checkup_asks_about_finished_lessons_and_a_review_about_due_rules(store: Store) -> None:
    page = opened(store, "?learn", "bob")
    assert page.school is not None
    memory = page.school.memory
    for lesson in LESSONS:
        memory.reached(lesson.name, lesson.length, lesson.length)
    page.go(f"?checkup&seed=0&of={GAME}")
    assert isinstance(table_of(page).course, Checkup)
    take(page)
    for lesson in LESSONS:
        memory.note(lesson.rules, right=False)
    # They are asked again on another day.
    with store.database.writing() as base:
        base.execute("UPDATE rules_known SET due = due - ?", (2 * DAY,))
    due = {*memory.due}
    page.go(f"?review&of={GAME}")
    course = table_of(page).course
    assert not course.over and isinstance(course.stop, Exercise)
    assert due & {*course.stop.rests_on}
    take(page)
    page.close()


def test_a_teacher_sees_where_a_learner_is(store: Store) -> None:
    classes = ClassStore(store.database)
    secret = classes.create(Browser({"oracle_key": "teacher"}), GAME, "Class 5b")
    school_class = classes.of_teacher(secret)
    assert school_class is not None
    learner = opened(store, f"?class={class_code(secret, school_class.code_salt)}", "eve")
    tell(learner, "join", name="Eve")
    teacher = opened(store, f"?classroom={secret}", "teacher")
    tell(learner, "address", f"?lesson=combat&stop=4&of={GAME}")
    pages: Any = teacher
    pages.html_page.poll_changes()
    (combat,) = (lesson for lesson in LESSONS if lesson.name == "combat")
    place = next(iter(re.findall(r"<td[^>]*>([^<]*)</td>", readable(teacher))))
    assert combat.title["en"] in place and "4" in place
    for page in (learner, teacher):
        page.close()


def test_an_exercise_on_actions_offers_what_a_believer_would_do(store: Store) -> None:
    page = opened(store, "?exercise=cargo.land&seed=253870983237704", "kim")
    table = table_of(page)
    exercise = table.course.stop
    assert isinstance(exercise, Exercise)
    leave, take_prize = min(exercise.answers)
    assert not exercise.check(exercise.rules.notation.read(take_prize)).allowed
    html = side(table)
    assert f'data-value="{leave}"' in html and f'data-value="{take_prize}"' in html
    page.close()


def test_a_refused_option_is_named_without_its_full_stop(store: Store) -> None:
    page = opened(store, "?exercise=control.announce&seed=234030221567995", "lea")
    course = table_of(page).course
    assert isinstance(course.stop, Exercise)
    assert isinstance(course.stop.form, MultipleChoice)
    course.answer(course.stop.form.options)
    assert course.said is not None
    texts = " ".join(course.said.texts)
    assert "already moved: " in texts and ".:" not in texts
    page.close()
