"""The picture of an exercise shows what the question is about, and no more."""

from typing import Any

import pytest

from oracle_nb.games.exercises import SpaceSelection
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.review import EXERCISE, exercises_lesson
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.lessons.lesson_page import LessonPage
from tests.lessons.exercises import ANY_GAME, SCHOOL
from tests.samples import sampled


def course(template: str, seed: int = 1) -> Course:
    return Course(ANY_GAME, exercises_lesson(EXERCISE, [template], seed))


@pytest.mark.parametrize("template", sampled(SCHOOL.templates(), 10), ids=SCHOOL.templates())
def test_a_picture_shows_what_the_question_needs(template):
    for seed in range(3):
        controller = ExerciseController(course(template, seed))
        exercise: Any = controller.course.stop
        scene = controller.snapshot.scene
        if not exercise.picture.shows_board:
            # The answer must not depend on the board.
            assert scene is None and not exercise.look
            continue
        assert scene is not None
        shown = {group.space for group in scene.spaces}
        assert set(exercise.look) <= shown
        if exercise.picture.around:
            assert exercise.look and len(shown) < 40
            assert not isinstance(exercise.form, SpaceSelection)
        else:
            assert len(shown) == len(controller.snapshot.base.spaces)


def test_a_page_hides_a_board_that_does_not_matter_and_shows_it_again():
    page = LessonPage(course("wheel.price"))
    assert not page._pane.view.visible and "board" in page._under.html
    page.close()
    page = LessonPage(course("fighting.meanwhile"))
    assert page._pane.view.visible
    page.close()


def test_a_question_without_a_picture_is_in_the_middle():
    for template, classes in (("dice.read", ["side", "alone"]), ("cargo.land", ["side"])):
        lesson = exercises_lesson(EXERCISE, [template], 1)
        page = LessonPage(Course(lessons_of_game("mythology-advanced"), lesson))
        assert page._panel.css_classes == classes
        page.close()
