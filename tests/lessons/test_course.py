"""A learner on the way through a lesson: what is done, what is said to it, what is asked next."""

from pathlib import Path

import pytest

from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.games.exercises import AnswerError, Exercise
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.knowledge import unknown
from oracle_nb.lessons.lesson import Lesson, LessonError, LessonStep, read_lesson
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.review import exercises_lesson
from oracle_nb.storage.database import Database
from tests.lessons.perfect_learner import take_perfectly
from tests.samples import sampled

SCHOOL = lessons_of_game("delphi")
FILES = SCHOOL.lessons()
ALSO = [n for n, file in enumerate(FILES) if file.stem in ("07-tasks", "26-setup")]
"""Lessons with exercises of their own kind."""


def lesson(name: str) -> Lesson:
    return next(lesson for lesson in map(read_lesson, FILES) if lesson.name == name)


# The checks of all lessons follow every way through them; here courses are compared with that.
@pytest.mark.parametrize("file", sampled(FILES, 20, ALSO), ids=lambda file: file.stem)
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))]
)
def test_a_perfect_learner_meets_no_refusal(file: Path, seed: int) -> None:
    course = Course(SCHOOL, read_lesson(file), seed=seed)
    assert all(said.right for said in take_perfectly(course)) and course.over
    assert not course.knowledge.named and not course.missed


def test_a_step_accepts_its_own_action_and_explains_refusals() -> None:
    course = Course(SCHOOL, lesson("sailing"))
    with pytest.raises(ValueError, match="not done"):
        course.go_on()
    refused = course.carry_out("move die:red B6")
    assert not refused.right and refused.rules == ("move.end-color",) and refused.texts
    other = course.carry_out("favor die:red")
    assert "this step is about something else" in other.texts[0]
    assert course.tries == 2 and course.missed == {"move.end-color": 1}
    assert course.carry_out("move die:red B7").right and course.done
    with pytest.raises(MalformedAction):
        course.answer(["B7"])


def test_a_wrong_answer_is_met_with_the_rules_it_misses() -> None:
    course = Course(SCHOOL, lesson("sailing"), "pl")
    while not isinstance(course.stop, Exercise):
        assert isinstance(course.stop, LessonStep)
        assert course.stop.do is not None
        course.carry_out(course.written(course.stop.do[0]))
        course.go_on()
    exercise = course.stop
    right = min(exercise.answers)
    other = next(
        name
        for name in exercise.form.among  # type: ignore[union-attr]
        if name not in right
        and "move.end-color" in exercise.check(exercise.action(name)).broken_rules
    )
    said = course.answer([*right, other])
    assert not said.right and "move.end-color" in said.rules and not course.done
    assert any("kolor" in text or "jest" in text for text in said.texts)
    with pytest.raises(AnswerError):
        course.answer(["nowhere"])
    assert course.answer(list(reversed(right))).right and course.done


def test_a_step_teaches_rules_that_the_learner_did_not_know(database: Database) -> None:
    memory = LearnerProgress(database, "me")
    rules = lesson("wheel").steps[0].rules
    for rule in rules:
        memory.learn(unknown((rule,)))
    course = Course(SCHOOL, lesson("wheel"), memory=memory)
    assert rules and all(course.knowledge.known(rule) < 0.5 for rule in rules)
    assert isinstance(course.stop, LessonStep) and course.stop.do
    course.carry_out(course.written(course.stop.do[0]))
    course.go_on()
    assert all(course.knowledge.known(rule) >= 0.9 for rule in rules)
    assert memory.knowledge.rules == pytest.approx(course.knowledge.rules)


def test_a_lesson_file_is_read_strictly(tmp_path: Path) -> None:
    good = (Path(__file__).parent / "60-voyages.toml").read_text("utf-8")
    for change, message in (
        (("number = 60", "number = 'five'"), "number"),
        (('template = "sailing.cost"', 'templat = "x"'), "exercises"),
        (('pl = "Żeglowanie"', ""), "title: it is wanted in en and pl"),
        (("Sail there.", "Sail. There. And. Back."), "steps.3.say.en: 6 sentences; at most 3"),
        (("[title]", "[title"), "TOML"),
    ):
        path = tmp_path / "lesson.toml"
        path.write_text(good.replace(*change, 1), "utf-8")
        with pytest.raises(LessonError, match=r"lesson\.toml") as error:
            read_lesson(path)
        assert message in str(error.value)


def test_a_belief_is_remembered_once_named_and_forgotten_when_unlearned(
    database: Database,
) -> None:
    memory = LearnerProgress(database, "me")
    belief = "counterclockwise"
    course = Course(
        SCHOOL,
        exercises_lesson("exercise", ["wheel.price", "wheel.colors", "wheel.three"] * 8),
        memory=memory,
    )
    while course.knowledge.named != (belief,):
        exercise = course.stop
        assert isinstance(exercise, Exercise)
        believed = exercise.solve(SCHOOL.rules_under(exercise.rules, belief))
        if not course.answer(min(believed)).right:
            course.give_up()
        course.go_on()
    assert [suspected.belief for suspected in memory.misconceptions] == [belief]
    while memory.misconceptions:
        assert isinstance(course.stop, Exercise)
        assert course.answer(min(course.stop.answers)).right
        course.go_on()
