"""Reasons of answers are true, and both languages state the same."""

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

from oracle_nb.games.exercises import Assessment, Exercise, NumberInput, SpaceSelection
from oracle_nb.lessons.answer_causes import AnswerCause
from oracle_nb.lessons.feedback import answered, first_steps, hint_text, reason_texts
from oracle_nb.lessons.lesson import LANGUAGES
from tests.lessons.exercises import ANY_GAME as SCHOOL
from tests.lessons.exercises import each_topic
from tests.lessons.lesson_reading import lesson_reader
from tests.lessons.reason_checks import CHECKS, ReadReason
from tests.statements.forms import beyond
from tests.statements.statement import Statement

for module in Path(__file__).parent.glob("*_reason_checks.py"):
    # This registers its checks.
    import_module(f"tests.lessons.{module.stem}")

LINE = 210
"""Maximum number of characters of a reason, which are two lines next to a board."""
SHARED = 2
"""Maximum number of templates with the same hint, which then fits each of them."""
MORE = range(3, 40)
each_seed = pytest.mark.parametrize(
    "seeds", [range(1), pytest.param(range(1, 3), marks=pytest.mark.long)], ids=repr
)


def statements(exercise: Exercise, language: str) -> Iterator[Statement]:
    texts = reason_texts(SCHOOL, exercise, language) if exercise.reasons else ()
    for reason, text in zip(exercise.reasons, texts, strict=True):
        if reason.violation is not None:
            continue
        read = lesson_reader(language).read(text, (reason.message,))
        read = tuple(reason_ for reason_ in read if reason_.message == reason.message)
        assert len(read) == 1, (text, read)
        yield read[0]


@each_seed
@each_topic
def test_reasons_are_true(templates: list[str], seeds: range) -> None:
    for template, seed in product(templates, seeds):
        check_reasons(SCHOOL.exercise(template, seed))


@pytest.mark.long
@each_topic
def test_reasons_of_more_exercises_are_true(templates: list[str]) -> None:
    for template, seed in product(templates, MORE):
        check_reasons(SCHOOL.exercise(template, seed))


def check_reasons(exercise: Exercise) -> None:
    for reason in exercise.reasons:
        assert beyond(reason.message, reason.facts) == []
    read = [tuple(statements(exercise, language)) for language in LANGUAGES]
    assert len({tuple(reason_.message for reason_ in each) for each in read}) == 1
    for each in read:
        for statement in each:
            assert CHECKS[statement.message](ReadReason(exercise, statement)), statement


@each_seed
@each_topic
def test_hints_and_first_steps_keep_the_answer_secret(templates: list[str], seeds: range) -> None:
    for template, seed, language in product(templates, seeds, LANGUAGES):
        exercise = SCHOOL.exercise(template, seed)
        hint = hint_text(SCHOOL, exercise, language)
        assert hint.endswith((".", "?"))
        texts = reason_texts(SCHOOL, exercise, language)
        assert texts and all(text[0].isupper() or text[0].isdigit() for text in texts), texts
        if isinstance(exercise.form, SpaceSelection):
            for reason in exercise.reasons[:-1]:
                named = sorted(map(str, reason.facts.get("spaces", ())))
                assert tuple(named) != exercise.solution, reason
        if isinstance(exercise.form, NumberInput):
            ((answer,),) = exercise.answers
            ends = (f"= {answer}.", f" {answer}%.")
            assert not any(step.endswith(ends) for step in first_steps(SCHOOL, exercise, language))


@each_seed
@each_topic
def test_a_correct_answer_gets_its_reason_in_one_line(templates: list[str], seeds: range) -> None:
    for template, seed, language in product(templates, seeds, LANGUAGES):
        exercise = SCHOOL.exercise(template, seed)
        every = reason_texts(SCHOOL, exercise, language)
        said = answered(
            SCHOOL, exercise, exercise.solution, Assessment(True), AnswerCause(), language
        ).texts
        assert said == (every[-len(said) :] if exercise.reasons else every[:1])
        assert len(" ".join(said)) <= LINE


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_about_few_kinds_of_questions(language: str) -> None:
    given: dict[str, set[str]] = {}
    for template in SCHOOL.templates():
        text = hint_text(SCHOOL, SCHOOL.exercise(template, 0), language)
        given.setdefault(text, set()).add(template)
    assert {hint: guessed for hint, guessed in given.items() if len(guessed) > SHARED} == {}
