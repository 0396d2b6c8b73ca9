"""The learner's own wrong route on the board, and beside it the routes of the answer."""

import pytest

from oracle_nb.games.exercises import Exercise
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.lessons.review import exercises_lesson
from oracle_nb.render.scene import Group
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.text import words
from tests.lessons.exercises import ANY_GAME


def routes(learner: ExerciseController) -> list[tuple[str, str]]:
    """Return what the board's routes are, with their titles."""
    scene = learner.snapshot.scene
    assert scene is not None
    drawn = (piece for piece in scene.overlay if isinstance(piece, Group))
    return [(piece.id, piece.title) for piece in drawn if piece.id.endswith("route")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_space_shows_its_route_and_keeps_it_beside_the_answer(language: str) -> None:
    lesson = exercises_lesson("exercise", ["sailing.reach"], 1)
    learner = ExerciseController(Course(ANY_GAME, lesson, language))
    stop = learner.course.stop
    assert isinstance(stop, Exercise)
    away = stop.rules.board.distance()[stop.position.players[0].ship]  # type: ignore[attr-defined]
    spaces = stop.rules.board.spaces  # type: ignore[attr-defined]
    far = next(space.name for space in spaces if away[space.index] == 5)
    learner.toggle(far)
    learner.check()
    own = ("refused-route", words(language).say("learn-own-route"))
    assert routes(learner) == [own]
    learner.toggle(far)
    for name in stop.solution:
        learner.toggle(name)
    learner.check()
    assert learner.course.done
    shown = routes(learner)
    assert own in shown and len([name for name, _ in shown if name == "route"]) >= 1


def test_a_route_that_is_right_is_not_shown_as_wrong() -> None:
    lesson = exercises_lesson("exercise", ["sailing.which-die"], 3)
    learner = ExerciseController(Course(ANY_GAME, lesson))
    stop = learner.course.stop
    assert isinstance(stop, Exercise) and stop.action(stop.solution[0]) is not None
    wrong = next(part for part in ("pink", "red", "black") if (part,) not in stop.answers)
    learner.choose(wrong)
    assert [name for name, _ in routes(learner)] == ["refused-route"]
    learner.choose(stop.solution[0])
    assert learner.course.done
    assert [name for name, _ in routes(learner)] == ["route"]
