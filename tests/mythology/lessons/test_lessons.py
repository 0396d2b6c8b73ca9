"""The lessons of Mythology: sound files, true answers, complete texts, and beliefs that show."""

from pathlib import Path
from statistics import mean
from typing import cast

import pytest

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.exercises import ActionSequence, Exercise, Picture
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.diagnosis import believed_answers
from oracle_nb.lessons.feedback import answer_text, belief_text, hint_text, solution_texts
from oracle_nb.lessons.lesson_check import faults
from oracle_nb.lessons.review import EXERCISE, exercises_lesson
from oracle_nb.mythology.model.position import Setting
from oracle_nb.mythology.package import MYTHOLOGY
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.render.scene import Group
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from scripts.diagnosis_figures import by_lessons, own_lesson, take_checkup, take_lesson
from scripts.simulated_learners import CachedLessons, Learner

DATA = MYTHOLOGY.lessons()
LESSONS = lessons_of("mythology")
SEEDS = range(4)
OWN = {
    "units": ("any-kind", "any-area", "stays-in-area", "through-enemies"),
    "power": ("attack-included", "points-saved"),
    "fighting": ("aid-lasts", "ties-attacker", "attacker-scores"),
    "prizes": ("ten-takes", "failure-kills", "ally-any-side", "left-unshared", "allies-apart"),
}


@pytest.mark.parametrize("path", DATA.lessons(), ids=lambda path: path.stem)
def test_a_lesson_is_sound(path: Path) -> None:
    others = [lesson for lesson in LESSONS if not path.stem.endswith(lesson.name)]
    assert faults(path, DATA, others) == ()


@pytest.mark.parametrize("template", DATA.templates())
@pytest.mark.parametrize("language", ["en", "pl"])
def test_texts_of_an_exercise_are_complete(template: str, language: str) -> None:
    for seed in SEEDS:
        exercise = DATA.exercise(template, seed)
        assert DATA.say(language, exercise.prompt, **exercise.facts)
        assert hint_text(DATA, exercise, language)
        assert solution_texts(DATA, exercise, language)
        assert answer_text(DATA, exercise, exercise.solution, language)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_belief_has_a_sentence(language: str) -> None:
    assert all(belief_text(DATA, belief, language) for belief in DATA.beliefs)


@pytest.mark.parametrize("template", DATA.templates())
def test_the_rules_judge_their_own_answer_right(template: str) -> None:
    for seed in SEEDS:
        exercise = DATA.exercise(template, seed)
        # The panel below the map is that of the player whom the text addresses, who has seat 0.
        assert exercise.picture is Picture.NONE or not exercise.rules.to_move(exercise.position)
        assert exercise.solution == exercise.read(exercise.solution)
        assert exercise.judge(exercise.solution).right
        if isinstance(exercise.form, ActionSequence):
            assert len(exercise.solution) <= exercise.form.most


@pytest.mark.parametrize("name", OWN)
def test_a_lesson_shows_its_own_beliefs(name: str) -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.name == name)
    templates = dict.fromkeys(exercise.template for exercise in lesson.exercises)
    exercises = [DATA.exercise(template, seed) for template in templates for seed in SEEDS]
    for belief in OWN[name]:
        rules = [
            DATA.rules_under(cast("Mythology", exercise.rules), belief) for exercise in exercises
        ]
        shown = [
            exercise.solve(r) != exercise.answers
            for exercise, r in zip(exercises, rules, strict=True)
        ]
        assert any(shown), belief
    assert {belief for names in OWN.values() for belief in names} == set(DATA.beliefs)


def test_beliefs_add_up_and_leave_the_rules_as_they_are() -> None:
    rules = Mythology(Setting(players=2))
    both = DATA.rules_under(DATA.rules_under(rules, "ten-takes"), "any-area")
    assert both.missed == {"basic.prize-roll", "basic.in-area"} and not rules.missed
    with pytest.raises(ValueError, match="no 'nine-takes'"):
        DATA.rules_under(rules, "nine-takes")


def test_a_variant_keeps_points_of_the_last_round_only() -> None:
    exercise = DATA.exercise("power.renewed", 1)
    left = exercise.facts["points"]
    believed = DATA.rules_under(cast("Mythology", exercise.rules), "points-saved")
    assert exercise.solve(believed) == {(str(15 + left),)}
    start = believed.begin(believed.set_up(1), SeededChance(1)).position
    assert set(start.power) == {15}


def test_an_attack_says_nothing_about_beliefs_that_lead_to_the_same_steps() -> None:
    for seed in range(8):
        exercise = DATA.exercise("fighting.attack", seed)
        for belief in ("any-kind", "through-enemies"):
            assert believed_answers(DATA, exercise, belief) == exercise.answers


def test_a_lesson_names_the_belief_of_one_who_takes_it() -> None:
    school = CachedLessons(DATA)
    lesson = own_lesson(school, LESSONS, "ties-attacker")
    assert lesson is not None and lesson.name == "fighting"
    taken = take_lesson(school, lesson, Learner(school, ("ties-attacker",), slips=0), 1)
    assert taken.told.keys() == {"ties-attacker"}
    assert take_lesson(school, lesson, Learner(school, slips=0), 1).told == {}


def test_a_checkup_tells_each_belief_and_no_other() -> None:
    school = CachedLessons(DATA)
    named = {
        belief: take_checkup(school, LESSONS, Learner(school, (belief,), slips=0), 1).told.keys()
        for belief in DATA.beliefs
    }
    assert named == {belief: {belief} for belief in DATA.beliefs}


def test_a_checkup_tells_no_belief_to_somebody_without_one() -> None:
    school = CachedLessons(DATA)
    assert take_checkup(school, LESSONS, Learner(school, slips=0), 1).told == {}


@pytest.mark.long
def test_lessons_identify_most_beliefs_in_spite_of_slips() -> None:
    figures = list(by_lessons(CachedLessons(DATA), LESSONS, 40))
    assert all(figure.share >= 0.5 for figure in figures), figures
    assert mean(figure.share for figure in figures) >= 0.85


@pytest.mark.parametrize("template", ["units.movable", "units.may"])
def test_a_picture_marks_what_may_move_only_after_the_answer(template: str) -> None:
    controller = ExerciseController(Course(DATA, exercises_lesson(EXERCISE, [template], 1)))
    ready = "(can move)"

    def titles() -> str:
        drawn = controller.snapshot.scene
        assert drawn is not None
        return " ".join(piece.title for piece in drawn.pieces if isinstance(piece, Group))

    assert ready not in titles()
    exercise = controller.course.stop
    assert isinstance(exercise, Exercise)
    controller.course.answer(exercise.solution)
    assert ready in titles()
