"""The lessons of the Advanced Game: sound files, true answers, complete texts, known beliefs."""

import re
from statistics import mean
from typing import Final, cast

import pytest

from oracle_nb.games.exercises import ActionSequence, Exercise, Picture
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.diagnosis import believed_answers
from oracle_nb.lessons.feedback import answer_text, belief_text, hint_text, label, solution_texts
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.lessons.lesson_check import faults
from oracle_nb.lessons.review import EXERCISE, exercises_lesson
from oracle_nb.mythology.advanced.model.position import Setting
from oracle_nb.mythology.advanced.package import MYTHOLOGY_ADVANCED
from oracle_nb.mythology.advanced.rules.action_schemas import action_schemas
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.missed_rules import ADDED, NO_RULES
from oracle_nb.mythology.package import MYTHOLOGY
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from scripts.diagnosis_figures import by_lessons, take_checkup, take_lesson
from scripts.rule_free_answers import SEEDS, asked_seeds, giving_away
from scripts.simulated_learners import CachedLessons, Learner

DATA: Final = MYTHOLOGY_ADVANCED.lessons()
LESSONS: Final = lessons_of("mythology-advanced")
SCHOOL: Final = CachedLessons(DATA)
OWN: Final = {
    "sheet": {"hero-keeps", "monster-adds"},
    "control": {"near-god", "points-first", "owner-must", "both-pay"},
    "dice": {"dice-sum"},
    "combat": {"monster-rolls", "high-magic"},
    "cargo": {"aid-for-prizes", "fast-ships", "fights-aboard"},
    "divine": {"helpers-shield", "equal-kills", "hercules-immortal", "cards-from-hand"},
    "glory": {"dead-pay", "prize-again"},
}
"""The beliefs about which each lesson is."""


def test_lessons_are_sound() -> None:
    assert [lesson.name for lesson in LESSONS] == list(OWN)
    for path in DATA.lessons():
        others = [lesson for lesson in LESSONS if not path.stem.endswith(lesson.name)]
        assert faults(path, DATA, others) == (), path.name


def test_each_level_has_templates_of_its_own() -> None:
    basic = MYTHOLOGY.lessons().templates()
    assert basic and DATA.templates() and not {*basic}.intersection(DATA.templates())


def test_exercises_are_complete_in_both_languages() -> None:
    for template in DATA.templates():
        for seed in range(3):
            exercise = DATA.exercise(template, seed)
            options = getattr(exercise.form, "options", getattr(exercise.form, "items", ()))
            for language in LANGUAGES:
                assert DATA.say(language, exercise.prompt, **exercise.facts)
                assert hint_text(DATA, exercise, language).endswith((".", "?"))
                assert solution_texts(DATA, exercise, language)
                assert answer_text(DATA, exercise, exercise.solution, language)
                labels = [label(DATA, exercise, option, language) for option in options]
                assert len(set(labels)) == len(options), labels
                assert all("-" not in shown or " " in shown for shown in labels), labels


def test_the_rules_judge_their_own_answers_right() -> None:
    for template in DATA.templates():
        for seed in range(3):
            exercise = DATA.exercise(template, seed)
            assert exercise.judge(exercise.solution).right, (template, seed)
            # The panel below the map is that of the player whom the text addresses.
            assert exercise.picture is Picture.NONE or not exercise.rules.to_move(exercise.position)
            if isinstance(exercise.form, ActionSequence):
                assert len(exercise.solution) <= exercise.form.most


def test_a_lesson_asks_about_its_own_beliefs() -> None:
    for lesson in LESSONS:
        templates = {exercise.template for exercise in lesson.exercises}
        exercises = [DATA.exercise(template, seed) for template in templates for seed in range(3)]
        for belief in OWN[lesson.name]:
            telling = [e for e in exercises if believed_answers(DATA, e, belief) != e.answers]
            assert telling, belief
    assert set().union(*OWN.values()) == set(DATA.beliefs)
    for language in LANGUAGES:
        assert all(belief_text(DATA, belief, language) for belief in DATA.beliefs)


def test_a_believer_is_asked_about_the_rules_that_the_belief_gets_wrong() -> None:
    for template in DATA.templates():
        exercise = DATA.exercise(template, 1)
        for belief, rules in DATA.beliefs.items():
            if believed_answers(DATA, exercise, belief) != exercise.answers:
                assert {*rules} & {*exercise.rests_on}, (template, belief)


def test_lessons_name_the_belief_of_a_learner_and_none_without_one() -> None:
    glory = LESSONS[-1]
    taken = take_lesson(SCHOOL, glory, Learner(SCHOOL, ("dead-pay",), slips=0), 1)
    assert taken.told.keys() == {"dead-pay"}
    assert take_lesson(SCHOOL, glory, Learner(SCHOOL, slips=0), 1).told == {}


@pytest.mark.parametrize("step", [16, pytest.param(1, marks=pytest.mark.long)])
def test_a_checkup_tells_each_belief_and_no_other(step: int) -> None:
    beliefs = [*DATA.beliefs][::step]
    named = {
        belief: take_checkup(SCHOOL, LESSONS, Learner(SCHOOL, (belief,), slips=0), 1).told.keys()
        for belief in beliefs
    }
    assert named == {belief: {belief} for belief in beliefs}
    assert take_checkup(SCHOOL, LESSONS, Learner(SCHOOL, slips=0), 1).told == {}


@pytest.mark.long
def test_lessons_identify_most_beliefs_in_spite_of_slips() -> None:
    figures = list(by_lessons(SCHOOL, LESSONS, 40))
    assert all(figure.share >= 0.5 for figure in figures), figures
    assert mean(figure.share for figure in figures) >= 0.85


@pytest.mark.parametrize("number", [SEEDS // 4, pytest.param(SEEDS, marks=pytest.mark.long)])
def test_no_exercise_is_solved_by_its_form(number: int) -> None:
    for template, seeds in asked_seeds(LESSONS, number).items():
        assert not giving_away(DATA, template, seeds), template


def test_numbers_in_reasons_are_those_of_the_answers() -> None:
    stated = {
        "sheet.highest": "total",
        "dice.read": "number",
        "dice.ways": "count",
        "sheet.kept": "total",
    }
    for seed in range(1, 12, 2):
        for template, fact in stated.items():
            exercise = DATA.exercise(template, seed)
            assert exercise.solution == (str(exercise.facts[fact]),)
            assert exercise.solution[0] in re.findall(
                r"\d+", solution_texts(DATA, exercise, "en")[-1]
            )
        for template, fits in (
            ("combat.magic", lambda roll, facts: roll <= facts["most"]),
            ("cargo.tried", lambda roll, facts: roll >= facts["needed"]),
        ):
            exercise = DATA.exercise(template, seed)
            facts = exercise.facts
            numbers = [n for n in range(1, 6) if f"red_{n}" in facts]
            rolls = {n: 10 * facts[f"red_{n}"] + facts[f"white_{n}"] for n in numbers}
            right = tuple(f"rolled-{n}" for n, roll in rolls.items() if fits(roll, facts))
            assert exercise.solution == right, (template, seed)


def test_a_line_is_over_when_somebody_else_decides() -> None:
    lesson = exercises_lesson(EXERCISE, ["sheet.close"], 1)
    learner = ExerciseController(Course(DATA, lesson))
    exercise = learner.course.stop
    assert isinstance(exercise, Exercise) and len(exercise.solution) == 3
    noted, *_ = exercise.solution
    for text in (noted, "close"):
        assert learner.course.said is None and learner.controller is not None
        learner.controller.play(text)
    said = learner.course.said
    assert said is not None and not said.right
    assert said.possible == "hero-keeps"


def test_missed_rules_add_up_and_leave_the_rules_as_they_are() -> None:
    rules = AdvancedMythology(Setting(players=2))
    both = DATA.rules_under(DATA.rules_under(rules, "dice-sum"), "fights-aboard")
    assert both.missed == {"world.dice", "vessel.only-sails"} and rules.missed == NO_RULES
    with pytest.raises(ValueError, match="no 'dice'"):
        DATA.rules_under(rules, "dice")


def test_rules_without_preconditions_of_theirs_add_one() -> None:
    def conditions(missed: frozenset[str]) -> dict[str, list[str]]:
        schemas = action_schemas(missed=missed)
        return {str(v): [each.rule for each in schemas[v].preconditions] for v in schemas}

    actual = conditions(NO_RULES)
    for rule in ADDED:
        believed = conditions(frozenset({rule}))
        assert any(believed[verb] == [*actual[verb], rule] for verb in actual), rule
        assert all(believed[verb][: len(actual[verb])] == actual[verb] for verb in actual)
    without = conditions(frozenset({"vessel.only-sails"}))
    assert all("vessel.only-sails" not in rules for rules in without.values())


def test_steps_name_units_by_the_numbers_of_their_counters() -> None:
    units = cast("AdvancedMythology", DATA.exercise("dice.ways", 0).rules).pack.units
    for lesson in LESSONS:
        for step in lesson.steps:
            named = re.findall(r"(\w+) \((\d+)\)", step.say["en"])
            assert all(units[int(number) - 1].name("en") == name for name, number in named)
            numbers = re.findall(r"\((\d+)\)", step.say["pl"])
            assert sorted(numbers) == sorted(number for _, number in named)
