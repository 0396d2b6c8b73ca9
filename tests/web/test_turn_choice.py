"""The choice between turns: the board shows each turn before the answer is checked."""

import re
from dataclasses import replace

import pytest

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.exercises import Exercise, SingleChoice
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.review import EXERCISE, exercises_lesson
from oracle_nb.render.scene import Group, Line
from oracle_nb.web.lessons.answer_view import answer_view
from oracle_nb.web.lessons.exercise_controller import ExerciseController
from oracle_nb.web.lessons.lesson_view import side_view
from oracle_nb.web.lessons.state import answer_routes, turn_marks, turn_ways
from tests.lessons.exercises import ANY_GAME

TEMPLATE = "planning.spend"


def controller(seed: int = 1) -> ExerciseController:
    return ExerciseController(Course(ANY_GAME, exercises_lesson(EXERCISE, [TEMPLATE], seed)))


def exercise_of(learner: ExerciseController) -> Exercise:
    stop = learner.course.stop
    assert isinstance(stop, Exercise)
    return stop


def drawn(learner: ExerciseController) -> int:
    scene = learner.snapshot.scene
    assert scene is not None
    return len(scene.overlay)


def html(learner: ExerciseController) -> str:
    return str(answer_view(learner.snapshot))


def options(learner: ExerciseController) -> tuple[str, str]:
    """Return the right option and the wrong one."""
    form, stop = learner.form, exercise_of(learner)
    assert isinstance(form, SingleChoice)
    (right,) = stop.solution
    (wrong,) = set(form.options) - {right}
    return right, wrong


def test_a_chosen_turn_is_shown_and_not_judged_yet():
    learner = controller()
    before = drawn(learner)
    assert not learner.snapshot.can_check and "disabled" in html(learner)
    assert "data-show" not in html(learner)
    for option in options(learner):
        learner.choose(option)
        # The page shows the board, too, where it is below the options.
        assert f'data-show="column" data-k="turn-{option}"' in html(learner)
        routes = list(answer_routes(exercise_of(learner), learner.answer.picked, "en"))
        scene = learner.snapshot.scene
        assert scene is not None
        marks = list(turn_marks(scene, exercise_of(learner), learner.answer.picked, "en"))
        assert marks and drawn(learner) - before == len(routes) + len(marks)
        assert (
            learner.snapshot.can_check and learner.course.said is None and not learner.course.done
        )
        assert html(learner).count('aria-pressed="true"') == 1 and " bad" not in html(learner)
    learner.check()
    assert learner.course.said is not None


def test_the_ways_of_a_turn_follow_each_other():
    exercise = ANY_GAME.exercise(TEMPLATE, 1)
    rules, position, line = exercise.rules, exercise.position, []
    for _ in range(2):
        legal = rules.legal_actions(position)
        move = next(action for action in legal if rules.notation.write(action).startswith("move "))
        line.append(rules.notation.write(move))
        position = rules.apply(position, move, SeededChance(0)).position
    form = SingleChoice(("turn-1", "turn-2"), lines=(tuple(line), ()))
    first, second = answer_routes(replace(exercise, form=form), ("turn-1",), "en")
    assert first[0] == exercise.position.players[exercise.position.turn].ship
    assert second[0] == first[-1]


def test_a_wrong_turn_stays_marked_until_another_is_chosen():
    learner = controller()
    right, wrong = options(learner)
    learner.choose(wrong)
    learner.check()
    assert not learner.course.done and " bad" in html(learner)
    assert learner.course.said is not None and learner.course.said.way
    # The page shows the figure of both turns, and the board again with the next choice.
    assert 'data-show="column"' not in html(learner)
    learner.choose(right)
    assert " bad" not in html(learner) and 'data-show="column"' in html(learner)
    learner.check()
    assert learner.course.done
    assert "With the same dice" in " ".join(learner.course.said.texts)


def test_the_answer_shows_the_better_turn():
    learner = controller()
    learner.give_up()
    right, _ = options(learner)
    assert learner.answer.picked == (right,) and learner.course.done
    assert drawn(learner) >= len(list(answer_routes(exercise_of(learner), (right,), "en")))


@pytest.mark.parametrize("first", ["right", "wrong"])
def test_both_turns_and_how_games_end_are_one_figure_once_an_answer_is_checked(first):
    learner = controller()
    chosen = dict(zip(("right", "wrong"), options(learner), strict=True))[first]
    learner.choose(chosen)
    assert "l-turns" not in str(side_view(learner.snapshot, None))
    learner.check()
    side = str(side_view(learner.snapshot, None))
    played = exercise_of(learner).play_out()
    assert played is not None and side.count("<figure") == 1 and "With the same dice" in side
    figure = side[side.index("<figure") :]
    shown = re.findall(
        r"<td><span[^>]*>(\d+)</span><div[^>]*>(?:<div[^>]*?height: (\d+)%)?", figure
    )
    lasting = [end for ends in played.ends for end in ends[:2]]
    rounds = range(min(lasting), max(lasting) + 1)
    numbers = [played.lasting(turn, count) for turn in (0, 1) for count in rounds]
    assert [int(number) for number, _ in shown] == numbers and sum(numbers) == 200
    assert [int(bar or 0) for _, bar in shown] == numbers
    # Both turns are on the board and in the picture, and their signs differ in more than color.
    scene = learner.snapshot.scene
    assert scene is not None
    marks = {op.id.rpartition("-")[0] for op in scene.overlay if isinstance(op, Group)}
    assert {"way-1", "way-2"} <= marks and "<svg" in figure
    assert "l-turn one" in figure and "l-turn two" in figure
    assert html(learner).count("l-turn one") == html(learner).count("l-turn two") == 1


def test_routes_of_the_second_turn_are_dashed_and_common_ones_are_drawn_once():
    learner = controller()
    exercise = exercise_of(learner)
    scene = learner.snapshot.scene
    assert scene is not None and isinstance(exercise.form, SingleChoice)
    first, second = turn_ways(scene, exercise, "en")
    lines = exercise.form.lines
    same = replace(exercise, form=SingleChoice(exercise.form.options, lines=(lines[0],) * 2))
    again = turn_ways(scene, same, "en")
    assert first.routes and again[0] == first and again[1].routes == first.routes
    drawn = [
        [op for op in way.marks if isinstance(op, Group) and op.id == "route"]
        for way in (first, second, again[1])
    ]
    assert not drawn[2] and len(drawn[0]) == len(first.routes)
    dashes = [
        {part.dash for op in ops for part in op.ops if isinstance(part, Line)} for ops in drawn
    ]
    assert dashes[0] == {()} and all(second.routes) and (len(dashes[1]) == 2 or not drawn[1])


def test_many_rounds_share_a_column():
    courses = (
        Course(ANY_GAME, exercises_lesson(EXERCISE, ["planning.gods"], n)) for n in range(99)
    )
    # In one position, games last up to twelve rounds more.
    learner = next(
        learner
        for learner in map(ExerciseController, courses)
        if (played := exercise_of(learner).play_out()) and played.lasting(0, 5)
    )
    learner.give_up()
    side = str(side_view(learner.snapshot, None))
    assert side.count('scope="col"') == 5 and "at least 5 rounds later" in side
