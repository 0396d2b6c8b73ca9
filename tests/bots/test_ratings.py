"""Intervals of shares and ratings: how often they contain the truth."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.bots.ratings import Share, independent_games, rate, wilson


def test_a_share_has_the_interval_of_wilson():
    low, high = Share(50, 100).interval
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert str(Share(50, 100)) == "50% (40% to 60%)"


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_an_interval_contains_the_share_and_stays_a_share(games: int, share: float):
    low, high = wilson(share, games)
    assert 0 <= low <= share + 1e-12 and share - 1e-12 <= high <= 1
    more_low, more_high = wilson(share, 2 * games)
    assert more_high - more_low < high - low
    other_low, other_high = wilson(1 - share, games)
    assert other_low == pytest.approx(1 - high, abs=1e-9)
    assert other_high == pytest.approx(1 - low, abs=1e-9)


@given(st.lists(st.sampled_from([0, 0.5, 1]), min_size=1, max_size=50))
def test_paired_games_never_count_more_than_games(shares: list[float]):
    assert 0 < independent_games(shares, 2) <= 2 * len(shares)


def scores(chance: np.random.Generator, kind: str, seeds: int, share: float) -> np.ndarray:
    """Return the wins of a bot in the two games of each seed."""
    if kind == "independent":
        return chance.random((seeds, 2)) < share
    if kind == "same winner":
        return np.repeat(chance.random((seeds, 1)) < share, 2, axis=1)
    # One seat is better by 0.3 with every seed: the games of a seed make up for each other.
    return chance.random((seeds, 2)) < share + np.array([-0.15, 0.15])


@pytest.mark.parametrize("kind", ["independent", "same winner", "better seat"])
def test_intervals_of_paired_games_contain_the_truth_often_enough(kind: str):
    chance = np.random.default_rng(5)
    truth, hits, runs = 0.7, 0, 2000
    for _ in range(runs):
        wins = scores(chance, kind, 50, truth)
        means = [float(mean) for mean in wins.mean(axis=1)]
        low, high = wilson(wins.mean(), independent_games(means, 2))
        hits += low <= truth <= high
    assert hits / runs >= 0.94


def test_games_with_the_same_winner_would_make_a_plain_interval_too_narrow():
    chance = np.random.default_rng(5)
    hits = 0
    for _ in range(500):
        wins = scores(chance, "same winner", 50, 0.7)
        low, high = wilson(wins.mean(), 100)
        hits += low <= 0.7 <= high
    assert hits / 500 < 0.9


# Elo


def test_a_share_of_three_quarters_is_a_lead_of_about_190_points():
    wins, games = np.tile([1.5, 0.5], (200, 1)), np.full((200, 1), 2.0)
    ratings = rate([(0, 1)], wins, games)
    lead, low, high = ratings.versus(0, [1])
    assert lead == pytest.approx(400 * np.log10(3), abs=2)
    assert low < lead < high
    assert sum(ratings.elo) == pytest.approx(0, abs=0.2)
    assert ratings.versus(1, [0])[0] == -lead


def test_a_bot_that_wins_all_games_has_a_finite_rating_and_an_open_interval():
    ratings = rate([(0, 1)], np.tile([2.0, 0.0], (100, 1)), np.full((100, 1), 2.0))
    lead, low, high = ratings.versus(0, [1])
    # As by the formula for 200.5 to 0.5 wins.
    assert lead == pytest.approx(400 * np.log10(200.5 / 0.5), abs=0.5)
    assert 600 < low < lead < high < 4000


def test_bots_that_never_met_are_compared_through_others():
    lineups = [(0, 1), (1, 2), (0, 2)]
    wins = np.tile([1.5, 2.0, 0.5], (300, 1))
    games = np.tile([2.0, 2.0, 0.0], (300, 1))
    ratings = rate(lineups, wins, games)
    assert ratings.versus(0, [2])[0] == pytest.approx(2 * 400 * np.log10(3), abs=20)


def test_one_strong_bot_among_equal_ones_at_a_table_of_four():
    # A strength of 3 against three of 1: half the games.
    wins, games = np.tile([2.0, 2.0], (250, 1)), np.full((250, 1), 4.0)
    lead, _, _ = rate([(0, 1, 1, 1)], wins, games).versus(0, [1])
    assert lead == pytest.approx(400 * np.log10(3), abs=2)


def test_intervals_of_ratings_contain_the_truth_often_enough():
    chance = np.random.default_rng(6)
    truth, hits, runs = 400 * np.log10(0.7 / 0.3), 0, 100
    for _ in range(runs):
        won = scores(chance, "same winner", 50, 0.7).sum(axis=1)
        ratings = rate([(0, 1)], np.stack([won, 2.0 - won], axis=1), np.full((50, 1), 2.0))
        _, low, high = ratings.versus(0, [1])
        hits += low <= truth <= high
    assert hits >= 88
