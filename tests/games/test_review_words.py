"""The sentences of reviews."""

import pytest
from msgspec.structs import replace

import oracle_nb
from oracle_nb.delphi.model.ruleset import FIRST_GAME
from oracle_nb.games.reviews.words import ReviewWords
from tests.reviewing import played


@pytest.mark.parametrize(
    ("before", "end", "says"),
    [
        (8.87, 9.23, "0.4 rounds faster: on average, it finishes in round 8.8 instead of 9.2."),
        (8.96, 9.54, "0.6 rounds faster: on average, it finishes in round 8.9 instead of 9.5."),
    ],
)
def test_the_cost_of_an_action_is_the_difference_of_the_ends_named_with_it(before, end, says):
    game = played(oracle_nb.new_game(2, 5, rules=FIRST_GAME), actions=8)
    data = game.review().data
    decision = next(decision for decision in data.decisions if decision.judged)
    costly = replace(
        decision, options=9, last=False, before=before, end=end, chance=1.0, spread=0.0, luck=0.0
    )
    (said,) = ReviewWords(game, data, ("Ann", "Bob")).remarks(costly)
    assert said.endswith(says)
