"""Hypothesis plays more random games of the Advanced Game than in `make test`."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.mythology.advanced import test_advanced_rules, test_cards, test_cargo, test_divine

pytestmark = pytest.mark.long
GAMES = 60
SEEDS = st.integers(0, 10_000)
SEVERAL = (SEEDS, st.integers(2, 4))
MANY = (SEEDS, st.integers(2, 8))


@pytest.mark.parametrize(
    ("test", "drawn"),
    [
        (test_advanced_rules.test_sheets_and_bids_keep_to_what_is_noted, SEVERAL),
        (test_advanced_rules.test_glory_moves_by_challenges_and_heroes_only, SEVERAL),
        (test_advanced_rules.test_a_game_ends_after_fifteen_rounds, (SEEDS,)),
        (test_cards.test_every_card_is_in_one_place, MANY),
        (test_cards.test_hands_are_full_at_the_start_of_each_round, (SEEDS,)),
        (test_cargo.test_cargo_stays_with_its_heroes, MANY),
        (test_cargo.test_going_at_once_is_the_same_as_going_step_by_step, (SEEDS,)),
        (test_divine.test_the_rules_hold_in_random_games, SEVERAL),
        (test_divine.test_secret_conditions_are_counted_at_the_end, (SEEDS,)),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_rules_hold_in_more_random_games(test: Callable[..., None], drawn: Any) -> None:
    inner: Any = test
    settings(max_examples=GAMES, deadline=None)(given(*drawn)(inner.hypothesis.inner_test))()
