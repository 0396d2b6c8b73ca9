"""The exercises of a lesson follow the learner's answers."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle_nb.core.chance import scatter
from oracle_nb.games.exercises import Exercise
from oracle_nb.lessons import course as course_module
from oracle_nb.lessons import exercise_choice
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.exercise_choice import ExerciseChoice
from oracle_nb.lessons.knowledge import Knowledge
from oracle_nb.lessons.lesson import Practice
from oracle_nb.lessons.practice import ENOUGH, QUICK, PracticeQueue, easier, rules_needed
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import SQLite
from tests.lessons.exercises import ANY_GAME, SCHOOL
from tests.lessons.perfect_learner import take_perfectly

LESSONS = {lesson.name: lesson for lesson in lessons_of("delphi")}
A, B, C = (("fighting.chance", 1), ("fighting.winning", 2), ("fighting.chance", 3))


def queue() -> PracticeQueue:
    return PracticeQueue(ANY_GAME, [A, B, C])


def taken_to_exercises(lesson: str, memory: LearnerProgress | None = None) -> Any:
    """Return a course at its first exercise."""
    course: Any = Course(ANY_GAME, LESSONS[lesson], seed=3, memory=memory)
    course.go_to(len(course.lesson.steps))
    return course


def wrong_answer(exercise: Exercise[Any, Any]) -> tuple[str, ...]:
    """Return a wrong answer to a number or a choice."""
    options = getattr(exercise.form, "options", ())
    if options:
        return next((option,) for option in options if (option,) not in exercise.answers)
    return (str(next(n for n in range(99) if not exercise.judge((str(n),)).right)),)


def test_two_quick_correct_answers_end_a_kind_of_exercise():
    practice = queue()
    assert practice.answered(A, [B, C], right=True, quick=True) == [B, C]
    assert practice.answered(C, [B, C, C], right=True, quick=True) == [B]


@pytest.mark.parametrize(
    "between", [{"right": True, "quick": False}, {"right": False, "quick": False}]
)
def test_a_slow_or_wrong_answer_between_them_keeps_the_exercises(between):
    practice = queue()
    practice.answered(A, [], right=True, quick=True)
    practice.answered(A, [], **between)
    assert C in practice.answered(A, [B, C], right=True, quick=True)


def test_a_wrong_answer_brings_an_easier_exercise_and_another_at_the_end():
    practice = queue()
    first, *rest, last = practice.answered(A, [B], right=False, quick=False)
    needed = rules_needed(ANY_GAME)
    assert needed[first[0]] < needed[A[0]] and rest == [B]
    assert last[0] == A[0] and last[1] != A[1]
    # A kind of exercise returns only once, so every lesson ends.
    assert practice.answered(last, [B], right=False, quick=False) == [B]


@given(st.sampled_from(SCHOOL.templates()))
def test_an_easier_exercise_needs_some_of_the_rules(template):
    simpler, needed = easier(ANY_GAME, template), rules_needed(ANY_GAME)
    if simpler:
        assert needed[simpler] and needed[simpler] < needed[template]
    else:
        assert not any(rules and rules < needed[template] for rules in needed.values())


def test_a_course_leaves_out_what_was_answered_quickly_twice(monkeypatch):
    monkeypatch.setattr(ExerciseChoice, "is_needless", lambda *_, **__: False)
    many = replace(LESSONS["fighting"], exercises=(Practice("fighting.strength", times=5),))
    steps = len(many.steps)
    assert len(take_perfectly(Course(ANY_GAME, many))) == steps + ENOUGH
    now = iter(range(0, 10**6, int(QUICK) + 1))
    monkeypatch.setattr(course_module, "monotonic", lambda: next(now))
    assert len(take_perfectly(Course(ANY_GAME, many))) == steps + 5


@pytest.mark.parametrize("name", ["lost-rounds", "wheel"])
def test_a_course_leaves_out_what_would_show_nothing_new(name: str, tmp_path: Path) -> None:
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "me")

    def taken():
        course = Course(ANY_GAME, LESSONS[name], memory=memory)
        planned = course.stops
        return planned, take_perfectly(course), course

    planned, feedback, course = taken()
    rules = set(LESSONS[name].rules)
    assert len(feedback) < planned - 2
    # Each rule was asked about, and no false belief about them is likely any more.
    needed = rules_needed(ANY_GAME)
    asked = {rule for each in LESSONS[name].exercises for rule in needed[each.template]}
    assert all(course.knowledge.rules[rule] > exercise_choice.SETTLED for rule in asked & rules)
    assert not course.knowledge.suspects
    # It can be asked after all, and somebody who repeats the lesson is asked everything.
    skipped = len(course.unasked)
    course.take_skipped()
    assert Course(ANY_GAME, LESSONS[name], memory=memory).stops == planned
    assert len(take_perfectly(course)) == skipped == planned - len(feedback)
    assert len(taken()[1]) > len(feedback)


def test_a_right_answer_leads_on_to_a_harder_exercise_and_a_mistake_does_not():
    asked = {}
    for mistaken in (False, True):
        course = taken_to_exercises("wheel")
        planned, templates = course.exercise_number[1], list[str]()
        while not course.over:
            if mistaken and not templates:
                course.answer(wrong_answer(course.stop))
            templates.append(course.stop.template)
            course.answer(course.stop.solution)
            count = course.exercise_number[1]
            course.go_on()
            # The page says how many were skipped or added.
            assert course.exercise_number[1] == count + course.added - course.omitted
        asked[mistaken] = templates
    # The last exercise asks for a turn, which needs all that was skipped.
    assert asked[False] == ["wheel.price", "turns.sail"] and planned == 5
    assert len(asked[True]) > 3, asked[True]


def test_a_course_asks_again_after_a_wrong_answer():
    course = taken_to_exercises("fighting")
    while course.stop.template != "fighting.strength":
        course.answer(min(course.stop.answers))
        course.go_on()
    missed, before = course.stop, course.stops
    course.answer(wrong_answer(missed))
    course.answer(min(missed.answers))
    course.go_on()
    assert course.stops in (before + 1, before + 2)
    rest = []
    while not course.over:
        rest.append(course.stop)
        course.answer(min(course.stop.answers))
        course.go_on()
    assert [exercise.template for exercise in rest].count(missed.template) == 1
    assert rest[-1].template == missed.template and rest[-1].seed != missed.seed


def test_a_lesson_is_done_whatever_the_number_of_exercises(tmp_path: Path):
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "ann")
    course: Any = Course(ANY_GAME, LESSONS["fighting"], seed=3, memory=memory)
    planned = course.stops
    while not course.over:
        if isinstance(course.stop, Exercise):
            if course.stop.template in ("fighting.strength", "fighting.winning"):
                course.give_up()
            else:
                course.answer(min(course.stop.answers))
        else:
            course.carry_out(course.written(course.stop.do[0]))
        course.go_on()
    assert course.stops > planned
    done = memory.lessons["fighting"]
    assert done.done == done.stops == planned


def test_progress_in_a_lesson_that_has_changed_begins_anew_unless_it_was_done(tmp_path):
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "ann")
    memory.reached("sailing", 12, 22)
    memory.reached("sailing", 1, 9)
    assert memory.lessons["sailing"].done == 1 and memory.lessons["sailing"].stops == 9
    memory.reached("statues", 24, 24)
    memory.reached("statues", 1, 9)
    assert memory.lessons["statues"].done == memory.lessons["statues"].stops == 9


@pytest.mark.parametrize("mistaken", [False, True])
def test_a_missed_rule_is_asked_about_again_however_well_it_was_known(mistaken: bool):
    course = taken_to_exercises("longer-trips")
    needed = {rule for rules in rules_needed(ANY_GAME).values() for rule in rules}
    course.knowledge = Knowledge(
        dict.fromkeys(needed, 0.99), dict.fromkeys(ANY_GAME.beliefs, 0.001)
    )
    # A belief that isn't on the list explains the mistake no better than a slip.
    assert course.stop.template == "sailing.cost"
    if mistaken:
        course.answer(wrong_answer(course.stop))
    course.answer(course.stop.solution)
    course.go_on()
    rest = []
    while not course.over:
        rest.append(course.stop)
        course.answer(course.stop.solution)
        course.go_on()
    assert any(map(asks_about_paid_range, rest)) == mistaken
    # Only somebody without mistakes is told that they know everything.
    assert bool(course.missed) == mistaken


@pytest.mark.parametrize("mistaken", [False, True])
def test_only_mistakes_in_a_lesson_add_exercises_to_it(mistaken: bool):
    course = taken_to_exercises("map")
    # A placement may have shown this belief, which is about the last exercise of this lesson, too.
    course.knowledge = Knowledge({}, {"any-end-color": 0.6})
    added = 0
    while not course.over:
        believed = course._predicted(course.stop, ["any-end-color"])["any-end-color"]
        if mistaken and (wrong := believed - course.stop.answers):
            course.answer(min(wrong))
        course.answer(course.stop.solution)
        ends = course.ends
        course.go_on()
        added += course.added
        # The button says so before.
        assert course.over if ends else mistaken or not course.over
    assert bool(added) == bool(course.missed) == mistaken


def test_missed_rules_are_kept_with_the_lesson(tmp_path: Path):
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "ann")

    def course() -> Course:
        return Course(ANY_GAME, LESSONS["longer-trips"], seed=5, memory=memory)

    before = course()
    before.go_to(before.lesson.length - before.exercise_number[1])
    while not (isinstance(before.stop, Exercise) and before.stop.template == "sailing.cost"):
        before.done = True
        before.go_on()
    before._led = False
    before.answer(wrong_answer(before.stop))
    before.answer(before.stop.solution)
    before.go_on()
    missed = dict(before.missed)
    assert missed and before._choice.again
    after = course()
    assert after.missed == missed and after._choice.again == before._choice.again
    # Plans of before have no missed rules, and others may have been changed.
    plan = memory.plan("longer-trips")
    assert plan is not None
    memory._replace("course", "longer-trips", plan[:3])
    assert memory.plan("longer-trips") == plan._replace(missed=(), again=())
    memory.keep_plan("longer-trips", plan._replace(missed=(("no.rule", 2),), again=(("no", True),)))
    assert not course().missed and not course()._choice.again
    for wrong in ([["move.range", 0]], [["move.range", 10**9]], {"move.range": 1}, None):
        memory._replace("course", "longer-trips", [*plan[:3], wrong])
        assert memory.plan("longer-trips") is None and not course().missed


def asks_about_paid_range(exercise: Exercise[Any, Any]) -> bool:
    believed = ANY_GAME.rules_under(exercise.rules, "range-double")
    first = exercise.rests_on[0] == "move.buy-range"
    return first and exercise.solve(believed) != exercise.answers


def test_an_added_exercise_is_not_a_counterexample_that_was_just_read():
    course = taken_to_exercises("fighting")
    while course.stop.template != "fighting.strength":
        course.answer(min(course.stop.answers))
        course.go_on()
    missed = course.stop
    course.answer(wrong_answer(missed))
    course.answer(min(missed.answers))
    before = course.unasked
    course.go_on()
    read = {scatter(missed.seed, number) >> 16 for number in range(1, 9)}
    assert course.added and course.unasked == before
    assert read.isdisjoint(place[1] for place in course._coming)
