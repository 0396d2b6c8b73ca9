"""Simulated learners, and the figures that they give; ``make long`` has those of all beliefs."""

from itertools import islice
from random import Random
from statistics import mean

import pytest

from oracle_nb.lessons.catalog import lessons_of
from scripts.diagnosis_figures import (
    accusations,
    by_lessons,
    by_pairs,
    interval,
    own_lesson,
    take_checkup,
    take_lesson,
)
from scripts.schedule_figures import (
    BEFORE,
    GROUPED,
    KINDS,
    OWN,
    PLAIN,
    Asked,
    FormerSchedule,
    LeitnerBoxes,
    Month,
    MonthFigure,
    Plan,
    SpacedSchedule,
    compared,
    former_plan,
)
from scripts.simulated_learners import CachedLessons, Learner, Memory, guess, slip
from tests.lessons.exercises import ANY_GAME

LESSONS = lessons_of("delphi")
LESSON = {lesson.name: lesson for lesson in LESSONS}
SCHOOL = CachedLessons(ANY_GAME)
NEEDS = {f"t{n}": tuple(f"r{(n + k * 7) % 30}" for k in range(1 + n % 4)) for n in range(45)}
LISTED = [[Asked(f"t{n}", NEEDS[f"t{n}"]) for n in range(at, at + 5)] for at in range(0, 45, 5)]
PLAN = Plan(NEEDS, LISTED)
ADAPTIVE = Plan(
    NEEDS, [[each._replace(stays=False) for each in row] for row in LISTED], adapts=True
)


def test_a_perfect_learner_answers_correctly_and_a_false_belief_shows() -> None:
    exercise = ANY_GAME.exercise("fighting.winning", 2)
    assert Learner(SCHOOL, slips=0).answer(exercise) in exercise.answers
    answer = Learner(SCHOOL, ("must-beat",), slips=0).answer(exercise)
    rules = ANY_GAME.rules_under(exercise.rules, "must-beat")
    assert answer in exercise.solve(rules) and answer not in exercise.answers


def test_two_beliefs_are_held_at_once() -> None:
    exercise = ANY_GAME.exercise("fighting.winning", 2)
    both = SCHOOL.believed("fighting.winning", 2, ("must-beat", "no-shield"))
    rules = ANY_GAME.rules_under(exercise.rules, "must-beat")
    assert both == exercise.solve(ANY_GAME.rules_under(rules, "no-shield"))
    assert rules.setting.rules.replaced == (("fight.win", "more"),)
    again = ANY_GAME.rules_under(rules, "no-shield").setting.rules.replaced
    assert len(again) == 2


@pytest.mark.parametrize(
    "template",
    ["map.dock", "wheel.price", "exploring.die", "sailing.order", "sailing.trip", "gods.steps"],
)
def test_slips_and_guesses_are_answers(template: str) -> None:
    exercise, random = SCHOOL.exercise(template, 1), Random(5)
    meant = min(exercise.answers)
    slips = {slip(exercise, meant, random) for _ in range(20)}
    guesses = {guess(exercise, random) for _ in range(20)}
    for answer in slips | guesses:
        assert exercise.read(answer) == answer
    assert slips - {meant}


def test_a_learner_guesses_where_a_rule_is_unknown() -> None:
    exercise = SCHOOL.exercise("fighting.winning", 2)
    learner = Learner(SCHOOL, slips=0, unknown=exercise.rests_on)
    assert len({learner.answer(exercise) for _ in range(20)}) > 3


def test_memory_decays_and_grows_with_every_recall() -> None:
    memory = Memory(Random(1), spread=0.0, stability=4.0)
    assert memory.probability("a", 0) == 0 and not memory.recall("a", 0)
    memory.learn("a", 0)
    assert memory.probability("a", 0) == 1 > memory.probability("a", 1) > 0.7
    before = memory.probability("a", 2)
    assert any(memory.recall("a", day) for day in (1, 1.5, 2))
    assert memory.probability("a", 4) > before


def test_a_lesson_finds_the_belief_of_one_who_takes_it() -> None:
    lesson = own_lesson(SCHOOL, LESSONS[11:14], "tokens-mid-fight")
    assert lesson is not None and lesson.name == "lost-rounds"
    assert own_lesson(SCHOOL, [LESSON["map"]], "tokens-mid-fight") is None
    taken = take_lesson(SCHOOL, lesson, Learner(SCHOOL, ("tokens-mid-fight",), slips=0), 1)
    assert taken.told.keys() == {"tokens-mid-fight"}
    perfect = take_lesson(SCHOOL, lesson, Learner(SCHOOL, slips=0), 1)
    assert not perfect.told and perfect.asked < taken.asked


@pytest.mark.parametrize(
    ("lesson", "belief"),
    [
        pytest.param("titan", "titan-recovery", marks=pytest.mark.long),
        pytest.param("titan", "titan-every-turn", marks=pytest.mark.long),
        ("equipment-to-keep", "recover-card-total"),
    ],
)
def test_a_belief_that_shows_in_few_turns_is_named_in_its_lesson(lesson: str, belief: str) -> None:
    learner = Learner(SCHOOL, (belief,), slips=0)
    taken = take_lesson(SCHOOL, LESSON[lesson], learner, 0)
    assert taken.told.keys() == {belief}


def test_figures_count_every_run() -> None:
    few = [LESSON["lost-rounds"]]
    school = CachedLessons(ANY_GAME)
    school.beliefs = {"carried-over": ANY_GAME.beliefs["carried-over"]}
    (figure,) = by_lessons(school, few, 2, slips=0)
    assert (figure.belief, figure.lesson, figure.runs) == ("carried-over", "lost-rounds", 2)
    assert figure.right + sum(figure.instead.values()) == 2 and figure.share == 1
    lesson = accusations(school, [], 2, 0.0)
    checkup = take_checkup(school, [LESSON["sailing"]], Learner(school, slips=0), 0)
    assert [(result.accused, result.runs) for result in lesson] == [
        (0, 2)
    ] and 0 < checkup.asked <= 12


PRONE = ("tokens-and-cards", "equipment-to-keep")
"""Lessons whose questions have few answers, which a guess easily meets."""


@pytest.mark.parametrize(
    ("guessing", "runs", "most"),
    [
        (False, 1, 0),
        pytest.param(False, 4, 0, marks=pytest.mark.long),
        pytest.param(True, 4, 1, marks=pytest.mark.long),
    ],
)
def test_few_learners_without_a_misconception_are_said_to_have_one(
    guessing: bool, runs: int, most: int
) -> None:
    lessons = [LESSON[name] for name in PRONE]
    accused = [*islice(accusations(SCHOOL, lessons, runs, guessing=guessing), len(lessons))]
    assert (
        sum(result.runs for result in accused) == 2 * runs
        and sum(result.accused for result in accused) <= most
    )


def test_pairs_are_counted() -> None:
    school = CachedLessons(ANY_GAME)
    names = ("carried-over", "never-weaker")
    school.beliefs = {name: ANY_GAME.beliefs[name] for name in names}
    in_lesson, in_checkup = by_pairs(school, [LESSON["lost-rounds"]], 1, slips=0)
    assert in_lesson.both + in_lesson.one + in_lesson.none == 1
    assert in_checkup.both == 0 and in_checkup.one + in_checkup.none == 1


@pytest.mark.parametrize("count", [0, 1, 10, 20])
def test_an_interval_contains_the_share(count: int) -> None:
    share = interval(count, 20)
    assert 0 <= share.low <= share.share == count / 20 <= share.high <= 1
    assert interval(0, 750).high < 0.005 < interval(0, 700).high


@pytest.mark.long
def test_the_course_needs_fewer_questions_than_others_for_as_many_rules() -> None:
    figures = {each.schedule: each for each in compared(ADAPTIVE, PLAN, 4, KINDS[1:2])}
    assert set(figures) == {OWN, BEFORE, PLAIN, GROUPED} and figures[OWN].saved is None
    for name in (BEFORE, PLAIN, GROUPED):
        saved, low, high = figures[name].saved or (0, 0, 0)
        assert low <= saved <= high and saved > 0.1
        assert 0.5 < figures[name].goal <= 0.9


def test_reviews_keep_rules_in_mind_and_lessons_leave_out_what_was_shown() -> None:
    class Nothing(SpacedSchedule):
        def questions(self, day: float) -> list[tuple[str, ...]]:
            return []

    def months(make: type[SpacedSchedule], plan: Plan) -> list[MonthFigure]:
        return [Month(make(NEEDS), plan, KINDS[1], seed).take() for seed in range(5)]

    with_reviews, without = months(SpacedSchedule, PLAN), months(Nothing, PLAN)
    assert sum(month.reviews for month in without) == 0
    assert mean(m.recalled for m in with_reviews) > 2 * mean(m.recalled for m in without)
    adaptive = months(SpacedSchedule, ADAPTIVE)
    assert all(a.lessons < b.lessons for a, b in zip(adaptive, with_reviews, strict=True))


def test_the_course_of_before_is_kept() -> None:
    plan = former_plan()
    assert len(plan.lessons) == 43 and sum(map(len, plan.lessons)) == 251
    # Its waits are longer by every correct answer, and a missed rule is due at once.
    schedule = FormerSchedule(plan.needs)
    schedule.answered(["move.range"], 0.0, right=True)
    (rules,) = schedule.questions(99.0)
    assert "move.range" in rules and not schedule.questions(1.0)
    schedule.answered(["move.range"], 1.0, right=False)
    assert schedule.questions(1.0) == [rules]


def test_leitner_cards_move_by_one_box_and_back_to_the_first() -> None:
    boxes = LeitnerBoxes(NEEDS)
    boxes.answered(["a"], 0.0, right=True)
    assert not boxes.questions(0.5) and boxes.questions(1.0) == [("a",)]
    boxes.answered(["a"], 1.0, right=True)
    assert not boxes.questions(2.9) and boxes.questions(3.0) == [("a",)]
    boxes.answered(["a"], 1.5, right=False)
    assert boxes.questions(1.5) == [("a",)]
