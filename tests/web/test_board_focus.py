"""The part of a board that phones show first: what a task names, and never its answer."""

from dataclasses import replace
from typing import Any

import pytest

from oracle_nb.games.exercises import Picture, SpaceSelection
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.diagnosis import about, predictions
from oracle_nb.lessons.draft import DraftStep, LessonDraft, read_draft, write_draft
from oracle_nb.lessons.review import EXERCISE, exercises_lesson
from oracle_nb.mythology.lessons import MythologyLessons
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from tests.lessons.exercises import ANY_GAME


def names_in_focus(controller):
    return {
        controller.snapshot.base.group(space).name for space in controller.snapshot.focus_spaces()
    }


def lesson_at(name, number):
    lesson = next(lesson for lesson in lessons_of("delphi") if lesson.name == name)
    course = Course(ANY_GAME, lesson, seed=5)
    course.go_to(number - 1)
    return ExerciseController(course)


@pytest.mark.parametrize(
    ("template", "wanted"),
    [
        # The ship is where the task begins.
        ("sailing.trip", {"H7", "L8"}),
        # Nobody who searches the whole board is led to the answer.
        ("map.find", set()),
        ("sea.pond", set()),
        # A small board is legible.
        ("powers.artemis", set()),
    ],
)
def test_an_exercise_focuses_on_the_spaces_that_it_names(template, wanted):
    course = Course(ANY_GAME, exercises_lesson(EXERCISE, [template], 1))
    assert names_in_focus(ExerciseController(course)) == wanted


def test_a_step_focuses_on_its_arrows_and_the_ship():
    assert names_in_focus(lesson_at("map", 1)) == {"E8", "G9"}
    assert names_in_focus(lesson_at("wheel", 1)) == set()


def test_the_end_of_a_lesson_focuses_on_the_piece_of_the_learner():
    for lessons, game in ((ANY_GAME, "delphi"), (MythologyLessons(), "mythology")):
        course = Course(lessons, lessons_of(game)[0], seed=5)
        course.go_to(course.stops - 1)
        course.done = True
        course.go_on()
        controller = ExerciseController(course)
        assert course.over and len(controller.snapshot.focus_spaces()) == 1


def test_a_step_that_is_not_about_the_board_shows_only_the_board_of_the_learner():
    controller = lesson_at("setup", 6)
    assert controller.snapshot.scene is None
    assert controller.snapshot.focus_spaces() == set()
    step = controller.course.stop
    draft = LessonDraft(steps=(DraftStep(say=dict(step.say), picture=step.picture),))
    assert read_draft(write_draft(draft)) == draft
    controller = lesson_at("setup", 8)
    assert controller.snapshot.scene is not None


def test_the_names_of_spaces_are_those_of_the_game(monkeypatch):
    make = MythologyLessons.makers["power.cost"]
    whole = {"power.cost": lambda seed: replace(make(seed), picture=Picture.BOARD, look=())}
    monkeypatch.setattr(MythologyLessons, "makers", whole)
    exercise = exercises_lesson(EXERCISE, ["power.cost"], 1)
    course: Any = Course(lessons_of_game("mythology"), exercise)
    target = course.rules.world.names[course.stop.facts["hex"]]
    assert names_in_focus(ExerciseController(course)) == {target}


SPACES = tuple(
    (lessons, template)
    for lessons in (ANY_GAME, MythologyLessons())
    for template in lessons.templates()
    if isinstance(lessons.exercise(template, 1).form, SpaceSelection)
)


@pytest.mark.parametrize(("lessons", "template"), SPACES)
def test_the_first_part_has_all_spaces_of_correct_and_likely_wrong_answers(lessons, template):
    for seed in (1, 2):
        course = Course(lessons, exercises_lesson(EXERCISE, [template], 1), seed=seed)
        exercise: Any = course.stop
        focus = names_in_focus(ExerciseController(course))
        believed = predictions(lessons, exercise, about(lessons, exercise.rests_on))
        for answer in frozenset().union(*believed.values()):
            assert not focus or focus.issuperset(answer)


def test_the_first_part_does_not_show_in_which_direction_an_answer_is():
    course = Course(ANY_GAME, exercises_lesson(EXERCISE, ["sailing.reach"], 1))
    assert names_in_focus(ExerciseController(course)) >= {"H6", "H12", "E9", "K9"}
