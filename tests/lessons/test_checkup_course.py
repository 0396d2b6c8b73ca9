"""A check-up as learners take it: nothing is given away, and the verdict is put into words."""

import pytest
from oracle_nb.lessons.checkup_course import CheckupCourse

from oracle_nb.games.exercises import Exercise
from oracle_nb.games.registry import lessons_of_game, scene_of
from oracle_nb.lessons.checkup import MOST
from oracle_nb.lessons.feedback import belief_text, label
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.review import CHECKUP, exercises_lesson, lessons_of
from oracle_nb.render.html import tag
from oracle_nb.storage.database import SQLite
from oracle_nb.web.lessons.lesson_page import LessonPage
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words
from tests.web.test_lesson import side
from tests.web.test_table import well_formed

SCHOOL = lessons_of_game("delphi")


def begun(memory: LearnerProgress | None = None) -> CheckupCourse:
    return CheckupCourse(SCHOOL, exercises_lesson(CHECKUP, ()), "en", 0, memory)


def taken(course: CheckupCourse, *beliefs: str) -> CheckupCourse:
    """Answer as somebody with some beliefs does, or with none."""
    while not course.over:
        stop, memory = course.stop, course._memory
        assert isinstance(stop, Exercise)
        # Learners read the conclusion at the end, so teachers don't know it before.
        assert memory is None or not memory.misconceptions
        rules = stop.rules
        for belief in beliefs:
            rules = SCHOOL.rules_under(rules, belief)
        course.answer(min(stop.solve(rules), default=()))
        course.go_on()
    return course


def test_a_perfect_learner_is_praised(tmp_path):
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "me")
    course = taken(begun(memory))
    assert course.conclusion("en").startswith(f"All {MOST} answers are correct")
    assert course.to_learn == () and memory.due == () and memory.known


@pytest.mark.parametrize("belief", ["cards-fixed", "passed-colors"])
def test_misconceptions_are_named_with_their_rules(belief, tmp_path):
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "me")
    course = taken(begun(memory), belief)
    for language in ("en", "pl"):
        assert belief_text(SCHOOL, belief, language) in course.conclusion(language)
    assert course.to_learn == SCHOOL.beliefs[belief] and memory.due
    assert belief == memory.misconceptions[0].belief and len(memory.misconceptions) == 1
    assert memory.counts == (course.stops, course.diagnosis.wrong)


def test_two_misconceptions_are_named_if_only_both_explain_the_answers():
    pair = ("any-temple", "titan-equal")
    course = taken(begun(), *pair)
    for language in ("en", "pl"):
        said = course.conclusion(language)
        assert all(belief_text(SCHOOL, one, language) in said for one in pair)
    assert set(course.to_learn) == {rule for one in pair for rule in SCHOOL.beliefs[one]}


def test_a_guessing_learner_gets_no_diagnosis():
    course = begun()
    while not course.over:
        stop = course.stop
        assert isinstance(stop, Exercise)
        form = stop.form
        parts = getattr(form, "among", getattr(form, "options", ()))
        course.answer(parts[:: 1 + course.number % 2])
        course.go_on()
    assert course.conclusion("en").startswith(f"0 of {MOST} answers are correct. No single")
    assert course.to_learn


def test_the_end_shows_every_answer_and_lessons_for_mistakes(tmp_path):
    page = SessionPage(Store(tmp_path), "?checkup&seed=0", {"oracle_learner": "ann"})
    assert page.school is not None
    table = page.school.table
    assert table is not None and isinstance(table.course, CheckupCourse)
    asked = []
    for number in range(MOST):
        stop = table.course.stop
        assert isinstance(stop, Exercise)
        asked.append(stop)
        table.course.answer(min(stop.answers) if number == 0 else ())
        table.act("next")
    html = side(table)
    assert (
        html.count('class="l-feedback right"') == 1
        and html.count('class="l-feedback wrong"') == MOST - 1
    )
    for stop in asked:
        assert str(tag("p", SCHOOL.say("en", stop.prompt, **stop.facts))) in html
        for part in min(stop.answers):
            assert str(tag("b", label(SCHOOL, stop, part, "en")))[3:-4] in html
    # Sentences are items of a list, not joined by commas.
    assert "<ul><li>" in html and ".," not in html
    missed = set(table.course.to_learn)
    teaching = [one.name for one in lessons_of("delphi") if missed & set(one.rules)]
    assert len(teaching) > 2
    assert [name for name in teaching if f'href="?lesson={name}"' not in html] == []
    page.close()


def test_nothing_is_given_away_and_nothing_answered_twice():
    course = begun()
    said = course.answer(())
    assert said.right and not said.texts and course.done
    with pytest.raises(ValueError, match="has been answered"):
        course.answer(())
    with pytest.raises(ValueError, match="goes on at 0"):
        course.go_to(3)
    table = LessonPage(begun(), address=lambda number: "?checkup")
    assert 'data-do="hint"' not in side(table) and 'data-do="hints"' not in table.head.html
    table.act("check")
    assert words("en").say("learn-noted") in side(table) and 'data-do="show"' not in side(table)
    table.close()


def test_the_page_learn_offers_it_and_leads_from_it_to_a_lesson(tmp_path):
    page = SessionPage(Store(tmp_path), "?learn", {"oracle_learner": "ann"})
    assert page.school is not None and 'href="?checkup"' in page.school.head.html
    page.go("?checkup&seed=0")
    table = page.school.table
    assert table is not None and isinstance(table.course, CheckupCourse)
    for _ in range(MOST):
        assert page.school.head.address == "?checkup&seed=0"
        table.act("check")
        table.act("next")
    html = side(table)
    well_formed(html)
    assert words("en").say("learn-checkup-over") in html and 'href="?lesson=' in html
    table.act("language", "pl")
    assert words("pl").say("learn-checkup-over") in side(table)
    page.close()


@pytest.mark.parametrize("template", SCHOOL.checkups)
def test_every_position_of_it_can_be_drawn(template):
    for seed in range(2):
        exercise = SCHOOL.exercise(template, seed)
        seat = exercise.rules.to_move(exercise.position) or 0
        scene = scene_of(exercise.rules, exercise.rules.view(exercise.position, seat), seat=seat)
        assert {space.space for space in scene.spaces} == set(range(len(scene.spaces)))
