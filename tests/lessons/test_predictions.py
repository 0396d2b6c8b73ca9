"""Prediction questions of lessons: their answers follow from the rules, and nothing is graded."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.draft import DraftError, read_draft
from oracle_nb.lessons.duration import minutes
from oracle_nb.lessons.lesson import Lesson, LessonError, LessonStep, read_lesson
from oracle_nb.lessons.lesson_check import faults
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import Database
from tests.lessons.later_prediction_proofs import PROOFS as LATE
from tests.lessons.prediction_proofs import PROOFS as EARLY
from tests.lessons.prediction_proofs import at_step, lesson

EXAMPLE = Path(__file__).parent / "60-voyages.toml"
GAMES = ("delphi", "mythology", "mythology-advanced")
PROOFS = {**EARLY, **LATE}


def asked() -> Iterator[tuple[str, str, int, LessonStep]]:
    for game in GAMES:
        for each in lessons_of(game):
            for number, step in enumerate(each.steps, 1):
                if step.predict is not None:
                    yield game, each.name, number, step


# --- the answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", PROOFS, ids=lambda key: "-".join(map(str, key[1:])))
def test_only_the_first_answer_follows_from_the_rules(key: tuple[str, str, int]) -> None:
    game, name, number = key
    course = at_step(name, number, game)
    assert isinstance(course.stop, LessonStep) and course.stop.predict is not None
    right = PROOFS[key](course)
    assert right == (True, *[False] * (len(course.stop.predict.options) - 1))


def test_every_prediction_has_a_proof() -> None:
    assert {key[:3] for key in asked()} == set(PROOFS)
    every = {(game, lesson.name) for game in GAMES for lesson in lessons_of(game)}
    assert {(game, name) for game, name, *_ in asked()} == every


def test_the_place_of_the_right_answer_gives_nothing_away() -> None:
    for seed in range(4):
        places = Counter(
            at_step(name, number, game, seed).prediction_options.index(0)
            for game, name, number, _ in asked()
        )
        assert len(places) > 1 and max(places.values()) < len(PROOFS) * 3 / 4
    course = at_step("map", 2, seed=5)
    assert course.prediction_options == at_step("map", 2, seed=5).prediction_options
    assert len({at_step("map", 2, seed=seed).prediction_options for seed in range(20)}) > 3


# --- at a step -----------------------------------------------------------------------------------


def test_a_prediction_is_asked_once_and_not_graded(database: Database) -> None:
    memory = LearnerProgress(database, "me")
    course = Course(lessons_of_game("delphi"), lesson("sailing"), memory=memory)
    assert not course.asks_prediction and course.prediction_options == ()
    with pytest.raises(ValueError, match="isn't offered"):
        course.predict(0)
    course.carry_out("move die:red B7")
    course.go_on()
    known, stops, remembered = course.knowledge, course.stops, memory.to_json()
    assert course.asks_prediction and not course.done
    with pytest.raises(ValueError, match="not done"):
        course.go_on()
    with pytest.raises(ValueError, match="isn't offered"):
        course.predict(3)
    course.predict(2)
    assert (course.asks_prediction, course.prediction, course.done) == (False, 2, False)
    assert course.knowledge == known and course.stops == stops
    assert (course.tries, course.missed, course.hints, course.said) == (0, {}, 0, None)
    assert memory.to_json() == remembered
    reloaded = Course(lessons_of_game("delphi"), lesson("sailing"), memory=memory)
    reloaded.go_to(1)
    assert (reloaded.asks_prediction, reloaded.prediction) == (False, 2)
    course.carry_out("move die:blue B8")
    course.go_on()
    course.go_to(1)
    assert not course.asks_prediction and course.prediction is None
    again = Course(lessons_of_game("delphi"), lesson("sailing"), memory=memory)
    again.go_to(1)
    assert not again.asks_prediction
    again.go_to(2)
    assert again.asks_prediction


def test_an_action_answers_a_prediction_that_was_passed_over() -> None:
    course = at_step("sailing", 2)
    assert course.asks_prediction and course.carry_out("move die:blue B8").right
    assert not course.asks_prediction and course.prediction is None
    course.go_on()
    assert course.asks_prediction


def example(change: str) -> str:
    """The lesson of the tests with a prediction question at its second step."""
    head, first, rest = EXAMPLE.read_text("utf-8").split("[[steps]]", 2)
    return f"{head}[[steps]]{first}[[steps]]{rest.replace('[steps.say]', change, 1)}"


ASKS = """predict.say = { en = "Where to?", pl = "Dokąd?" }
predict.options = [{ en = "West", pl = "Zachód" }, { en = "East", pl = "Wschód" }]
[steps.say]"""


def test_a_step_that_is_only_read_is_done_by_a_prediction(tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(re.sub(r"(?m)^do = .*\n", "", example(ASKS)), "utf-8")
    course = Course(lessons_of_game("delphi"), read_lesson(path))
    course.go_to(1)
    assert course.asks_prediction and not course.done
    course.predict(1)
    assert course.done and course.prediction == 1
    assert faults(path, course.school, lessons_of("delphi")) == ()


def test_a_prediction_takes_time() -> None:
    asks, school = lesson("sailing"), lessons_of_game("delphi")
    steps = tuple(
        LessonStep(step.say, step.scene, step.do, step.chance, step.point, step.rules)
        for step in asks.steps
    )
    fields = {name: getattr(asks, name) for name in Lesson.__struct_fields__}
    silent = Lesson(**{**fields, "steps": steps})
    for language in ("en", "pl"):
        assert minutes(school, asks, language) > minutes(school, silent, language) + 0.2


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"Dokąd?"', '""', "steps.2.predict.say: "),
        (', pl = "Dokąd?"', "", "steps.2.predict.say: it is wanted in en and pl, not in en"),
        ('"Where to?"', '"Sail. Where?"', "steps.2.predict.say.en: 2 sentences; at most 1"),
        ('"East"', '"east. No."', "steps.2.predict.options.2.en: 2 sentences; at most 1"),
        ('"East"', '" WEST"', "steps.2.predict.options.2.en: this is the same as option 1"),
        ('"Wschód"', '"\u200b"', "steps.2.predict.options.2.pl"),
        (', { en = "East", pl = "Wschód" }', "", "steps.2.predict.options: "),
        ('[{ en = "West"', '[{}, {}, {}, { en = "West"', "steps.2.predict.options: "),
        ("predict.say", "predict.asks", "steps.2.predict: "),
    ],
)
def test_a_faulty_prediction_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    path = tmp_path / "lesson.toml"
    text = example(ASKS)
    path.write_text(text, "utf-8")
    assert read_lesson(path).steps[1].predict is not None
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(LessonError, match=re.escape(message)):
        read_lesson(path)


def test_a_draft_with_a_long_or_odd_prediction_is_refused() -> None:
    for new, kind in (("x" * 5_000, "long"), ("a\\u0007", "value")):
        with pytest.raises(DraftError) as refused:
            read_draft(example(ASKS).replace("Wschód", new))
        assert refused.value.kind == kind
    many = "predict.options = [" + "{}, " * 5 + "]\n[steps.say]"
    with pytest.raises(DraftError) as refused:
        read_draft(example(many))
    assert refused.value.kind == "many" and refused.value.where == "steps.2.predict.options"
