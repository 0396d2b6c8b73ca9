"""Picking everything that is true from a list: how it is read, judged, and what a slip is."""

from dataclasses import replace

import pytest

from oracle_nb.games.exercises import (
    AnswerError,
    Exercise,
    MultipleChoice,
    NumberInput,
    SingleChoice,
)
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.diagnosis import likelihood, variety

DIE = lessons_of_game("delphi").exercise("sailing.which-die", 0)
assert isinstance(DIE.form, SingleChoice)
OPTIONS = tuple(sorted(DIE.form.options))
"""Three dice, of which one takes the ship to a space; the rules say why the others don't."""
(REACHES,) = min(DIE.answers)
OTHER = next(option for option in OPTIONS if option != REACHES)


def several(*right: str) -> Exercise:
    answers = frozenset({tuple(sorted(right))})
    return replace(DIE, form=MultipleChoice(OPTIONS), solve=lambda rules: answers)


def test_the_options_may_be_picked_in_any_order_and_twice() -> None:
    exercise = several(*OPTIONS)
    assert exercise.read([*reversed(OPTIONS), OPTIONS[0]]) == OPTIONS
    assert exercise.judge(list(reversed(OPTIONS))).right
    with pytest.raises(AnswerError, match="'no-option' is not among"):
        exercise.read(["no-option"])


def test_nothing_is_an_answer_too() -> None:
    assert several().judge([]).right
    assert not several(REACHES).judge([]).right


def test_wrong_and_missing_answers_come_with_verdicts() -> None:
    judgement = several(REACHES).judge([OTHER])
    ((wrong,), (missing,)) = judgement.wrong, judgement.missing
    assert not judgement.right and (wrong.part, missing.part) == (OTHER, REACHES)
    assert wrong.verdict.broken and missing.verdict.allowed


def test_one_too_many_is_a_slip_and_two_hardly_are() -> None:
    exercise, none = several(), frozenset({()})
    assert variety(exercise) == len(OPTIONS)
    chances = [likelihood(exercise, OPTIONS[:number], none) for number in range(4)]
    assert chances == sorted(set(chances), reverse=True)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("7", "the number is from 0 to 3, not 7"),
        ("--5", "'--5' is not a whole number"),
        ("1e3", "not 1000"),
    ],
)
def test_a_number_that_is_none_or_beyond_the_bounds_is_refused(text: str, said: str) -> None:
    exercise = replace(DIE, form=NumberInput(0, 3))
    assert exercise.read([" 3 "]) == ("3",)
    with pytest.raises(AnswerError, match=said):
        exercise.read([text])
