"""The summaries of the lessons on planning say what the planner has measured."""

import pytest

from oracle_nb.delphi.pieces import TOP_ROW, God
from oracle_nb.delphi.planning.value import weights

WEIGHTS = weights().weights
DIE = WEIGHTS["dice"]


def god(name: str, row: int) -> float:
    """Return the rounds that a god saves in a row, while there is enough for it to do."""
    top = -WEIGHTS[f"top.{name}"]
    return top if row == TOP_ROW else -WEIGHTS[f"row.{name}"] * row / TOP_ROW


def tokens(number: int) -> float:
    """Return the rounds that some tokens save if all of them can be used."""
    parts = (("favor.2", 2), ("favor.5", 5), ("favor.9", 9), ("favor", 99), ("favor.used", 99))
    return -sum(WEIGHTS[name] * min(number, most) for name, most in parts)


def cards(number: int) -> float:
    """Return the rounds that some cards save if all of them can be used."""
    parts = (("cards.1", 1), ("cards.3", 3), ("cards", 99), ("cards.used", 99))
    return -sum(WEIGHTS[name] * min(number, most) for name, most in parts)


def injuries(number: int, alike: int = 0) -> float:
    """Return the rounds that injuries cost; ``alike``: whether two have the same color."""
    many = max(0, number - 3)
    total = WEIGHTS["injuries"] * number + WEIGHTS["injuries.many"] * many
    return total + WEIGHTS["injuries.two-alike"] * alike - WEIGHTS["unhurt"] * (not number)


def test_a_die_is_about_three_tenths_of_a_round():
    assert round(DIE, 1) == 0.3


@pytest.mark.parametrize("already", range(4))
def test_two_of_the_first_five_tokens_are_worth_about_a_die(already):
    assert tokens(already + 2) - tokens(already) == pytest.approx(DIE, rel=0.25)


def test_tokens_beyond_nine_are_worth_next_to_nothing():
    assert all(0 <= tokens(n + 1) - tokens(n) < DIE / 5 for n in range(9, 20))


@pytest.mark.parametrize("already", [1, 2])
def test_a_card_that_is_played_is_worth_about_a_die(already):
    assert cards(already + 1) - cards(already) == pytest.approx(DIE, rel=0.35)


def test_an_only_card_is_worth_more_than_a_die():
    assert 1.2 * DIE < cards(1) < 1.7 * DIE


@pytest.mark.parametrize("name", ["poseidon", "artemis", "ares"])
def test_the_step_to_the_top_row_is_worth_about_a_die(name):
    assert god(name, TOP_ROW) - god(name, TOP_ROW - 1) == pytest.approx(DIE, rel=0.3)


@pytest.mark.parametrize("name", [str(god).lower() for god in God])
def test_a_lower_step_is_worth_less_than_half_a_die(name):
    assert all(god(name, row) - god(name, row - 1) < DIE / 2 for row in range(4, TOP_ROW))


def test_two_injuries_of_a_color_are_worth_more_than_a_die_and_one_less():
    assert injuries(3, alike=1) - injuries(1) > DIE
    assert all(injuries(n) - injuries(n - 1) < DIE for n in (1, 2, 3))
    assert all(injuries(n) - injuries(n - 1) > DIE for n in (4, 5))
