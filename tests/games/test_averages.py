"""Averages over what chance could decide: exact for few outcomes, precise with few samples."""

from collections import Counter

import pytest

import oracle_nb
from oracle_nb.games.outcomes import outcomes
from oracle_nb.games.reviews.reviewer import FEW, MOST, SpreadChance, average
from tests import toy

DIE = (1,) * 6


def test_among_as_many_samples_as_a_die_has_faces_each_comes_once():
    for number in range(3):
        drawn = [SpreadChance(7, sample).draw(number, "die", DIE) for sample in range(12)]
        assert Counter(drawn[:6]) == Counter(drawn[6:]) == Counter(range(6))
        assert drawn[:6] != drawn[6:]


def test_every_face_of_a_die_is_equally_likely_in_every_sample():
    for sample in range(3):
        drawn = Counter(SpreadChance(seed, sample).draw(1, "die", DIE) for seed in range(3000))
        assert all(abs(count - 500) < 100 for count in drawn.values())


def test_uneven_draws_keep_their_weights():
    drawn = Counter(SpreadChance(seed, 4).draw(0, "card", (3, 0, 1)) for seed in range(2000))
    assert drawn[1] == 0 and abs(drawn[0] - 1500) < 100


def test_of_few_outcomes_the_average_is_exact():
    game = toy.new_game(seed=3)
    worth = [0.0, 4.0, 20.0]
    results = iter(worth)
    assert average(game.rules, game.view(0), "roll", 1, lambda _: next(results)) == pytest.approx(
        sum(worth) / 3
    )


def test_of_many_outcomes_as_many_are_sampled_as_their_results_differ():
    game = oracle_nb.new_game(players=2, seed=3)
    view, end = game.view(0), game.action("end")
    asked = []

    def colors(position):
        asked.append(position)
        return float(sum(position.players[0].dice)) * scale

    for scale, number in ((0.0, FEW), (1.0, MOST)):
        asked.clear()
        mean = average(game.rules, view, end, 5, colors)
        assert len(asked) == number
        exact = sum(
            float(branch.probability) * sum(branch.transition.position.players[0].dice)
            for branch in outcomes(game.rules, view, end)
        )
        # Each face of each die comes once among six samples: here there is no error at all.
        assert mean == pytest.approx(exact * scale)
