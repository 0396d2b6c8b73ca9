"""The record of a measure, for any game."""

from math import inf
from typing import Any

import pytest

from oracle_nb.games.measures import Measure, Shape, count, kinds, least, mean, most, number


def words(study: str) -> dict[int, float]:
    """Return the lengths of the words of a text: the toy that is measured here."""
    return {n: float(len(word)) for n, word in enumerate(study.split())}


def made(**parts: Any) -> Measure[str]:
    return Measure("text.word_length", "text", Shape.SPACES, words, mean, "nobody", **parts)


def test_a_measure_has_a_family_and_a_term() -> None:
    assert made().family == "text"
    assert made().term == "word_length"


def test_a_reference_equals_the_stored_result_of_the_call() -> None:
    measure = made(
        equals="re.findall",
        call=lambda study: [len(word) for word in study.split(" ")],
        read=lambda study, values: dict(enumerate(map(float, values))),
    )
    assert measure.reference("a bcd ef") == measure.of("a bcd ef") == {0: 1.0, 1: 3.0, 2: 2.0}


def test_partly_comparable_values_have_no_reference() -> None:
    assert made().reference("a bcd") is None
    assert made(equals="len", call=len).reference("a bcd") is None


@pytest.mark.parametrize(
    ("headline", "expected"), [(count, 4.0), (mean, 2.5), (most, 5.0), (least, 1.0), (kinds, 3.0)]
)
def test_headlines_make_one_number_of_many(headline: Any, expected: float) -> None:
    number = headline({0: 1.0, 1: 2.0, 2: 2.0, 3: 5.0})
    assert number == expected and type(number) is float


@pytest.mark.parametrize("headline", [count, mean, most, least, kinds])
def test_headlines_of_nothing_are_zero(headline: Any) -> None:
    assert headline({}) == 0.0


def test_a_mean_over_unreachable_spaces_is_infinite() -> None:
    assert mean({0: 1.0, 1: inf}) == inf
    assert number(3) == 3.0
